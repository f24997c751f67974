import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { mostOpen, sections } from '../../docs/specification/index.ts'
import { root } from '../steps.ts'
import { type Findings, findingsOf, type Product } from './findings.ts'
import { marksOf } from './marks.ts'

/**
 * Tests that observe a screen, or a call over HTTP. A mark elsewhere proves nothing: a test of a function can pass while no
 * screen uses it.
 */
const observing = [
  'packages/*/src/**/*.stories.tsx',
  'packages/{server,api-client}/{src,test}/**/*.test.ts',
  'e2e/**/*.test.ts',
]
const others = 'packages/{app,domain,messages,ui}/src/**/*.test.ts'

const filesOf = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What the app calls, read from its source. */
function readProduct(): Product {
  const sources = filesOf(['packages/app/src/**/*.{ts,tsx}', 'packages/api-client/src/*.ts'])
    .filter((file) => !/\.(test|stories)\.tsx?$|\/stories\/|\/index\.ts$/.test(file))
    .map(textOf)
    .join('\n')
  const names = sources.match(/\b(?:use|preload)?[A-Z]\w+|\b[a-z]\w+/g) ?? []
  const operationOf = (name: string) =>
    name.replace(/^(?:use|preload)([A-Z])/, (_, first: string) => first.toLowerCase())
  return { calls: new Set(names.map(operationOf)) }
}

/**
 * Whether a row without a test fails `pnpm check` and `pnpm test`. Turn off only while screens are being built; invalid
 * marks fail either way.
 */
export const isStrict: boolean = true

/** The specification's statements with the marks of every test file in the repository. */
export function readFindings(): Findings {
  const scanned = filesOf(observing).map((file) => marksOf(file, textOf(file)))
  const misplaced = filesOf(others).flatMap((file) =>
    marksOf(file, textOf(file)).marks.map(
      ({ line }) => `${file}:${line} a mark belongs above a story, a journey or a test over HTTP`,
    ),
  )
  const marks = scanned.flatMap((each) => each.marks)
  const problems = [...misplaced, ...scanned.flatMap((each) => each.problems)]
  return findingsOf(sections, mostOpen, { marks, problems }, readProduct())
}
