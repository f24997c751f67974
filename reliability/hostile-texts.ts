// Sends every hostile text to every field and search: stored as sent, or refused by its field. One process uses one core, so
// two share the calls.
import { readOptions, runTests } from './tests.ts'

const { project } = readOptions(1)
const what = 'Every hostile text in every field and search'
await Promise.all(
  ['1/2', '2/2'].map((part) => runTests(['hostile-texts'], { HOSTILE_TEXTS: part }, project, `${what}, ${part}`)),
)
console.log(`\n${what} on ${project}: ${process.exitCode === undefined ? 'passed' : 'failed'}`)
