// Prints the coverage of the specification as Markdown: its statements, and the tests that are marked to prove them. With
// --check it prints only what is wrong, and fails.
import { documentOf } from './specification/document.ts'
import { isStrict, readFindings } from './specification/read.ts'

const findings = readFindings()
const { problems, unmarked, done, open } = findings
const isCheck = process.argv.includes('--check')

if (!isCheck) process.stdout.write(documentOf(findings))
if (problems.length > 0) console.error(problems.join('\n'))
if (unmarked.length > 0) {
  console.error(`Neither marked in a test nor open:\n${unmarked.map(({ id, text }) => `  ${id}  ${text}`).join('\n')}`)
}
if (isCheck) console.log(`${done} rows done, ${open} open, ${unmarked.length} without a test`)

if (problems.length > 0 || (isStrict && unmarked.length > 0)) process.exitCode = 1
