import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { mostOpen, sections } from '../../docs/specification/index.ts'
import { root } from '../steps.ts'
import { type Findings, findingsOf } from './findings.ts'
import { marksOf } from './marks.ts'

const tests = ['packages/*/{src,test}/**/*.{test.ts,stories.tsx}', 'e2e/**/*.test.ts', 'scripts/**/*.test.ts']

/**
 * Whether a row without a test fails `pnpm check` and `pnpm test`. Turn off only while screens are being built; invalid
 * marks fail either way.
 */
export const isStrict: boolean = true

/** The specification's statements with the marks of every test file in the repository. */
export function readFindings(): Findings {
  const files = globSync(tests, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const scanned = files.map((file) => marksOf(file, readFileSync(path.join(root, file), 'utf8')))
  return findingsOf(sections, mostOpen, {
    marks: scanned.flatMap(({ marks }) => marks),
    problems: scanned.flatMap(({ problems }) => problems),
  })
}
