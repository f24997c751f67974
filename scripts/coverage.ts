// Writes docs/specification-coverage.md from the specification's statements and the marks in tests. With --check it writes
// nothing and fails on any difference.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { documentOf } from './specification/document.ts'
import { isStrict, readFindings } from './specification/read.ts'
import { root } from './steps.ts'

const file = path.join(root, 'docs/specification-coverage.md')
const findings = readFindings()
const { problems, unmarked, done, open } = findings
const text = documentOf(findings)

const isCheck = process.argv.includes('--check')
if (!isCheck) writeFileSync(file, text)
const isStale = readFileSync(file, 'utf8') !== text

if (problems.length > 0) console.error(problems.join('\n'))
if (unmarked.length > 0 && (isStrict || !isCheck)) {
  console.error(`Neither marked in a test nor open:\n${unmarked.map(({ id, text }) => `  ${id}  ${text}`).join('\n')}`)
}
if (isStale && isStrict) console.error('docs/specification-coverage.md differs from the marks; run `pnpm coverage`.')
console.log(`${done} rows done, ${open} open, ${unmarked.length} without a test`)

const isIncomplete = unmarked.length > 0 || isStale
if (problems.length > 0 || (isStrict && isIncomplete)) process.exitCode = 1
