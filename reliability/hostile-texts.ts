// Sends every hostile text to every field and search: stored as sent, or refused by its field.
import { readOptions, runTests } from './tests.ts'

const { project } = readOptions(1)
await runTests(['hostile-texts'], { HOSTILE_TEXTS: 'all' }, project, 'Every hostile text in every field and search')
