import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createVitest, type Reporter } from 'vitest/node'

import { root } from '../scripts/steps.ts'
import type { TestScale } from '../packages/server/test/support/test-scale.ts'
import { applyTo, type Mutant, type Tests } from './mutants.ts'

/** A copy of the server's source to mutate; the working tree stays as it is. */
export interface Copy {
  /** The first failure on a mutant; null when all its tests pass. */
  killerOf: (mutant: Mutant) => Promise<string | null>
  /** Throws unless the tests that failed on mutants pass on the unchanged copy; otherwise their failures prove nothing. */
  expectPassing: () => Promise<void>
  close: () => Promise<void>
}

/** The gate tries some operations on PGlite; a mutant may be in any of them. */
const testScale: TestScale = { matrix: 'operations', everyOperation: true, isNightly: false }

/** Opens a copy. Its test runner stays open, so that each mutant costs a run of a test file but no startup. */
export async function openCopy(): Promise<Copy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commissary-mutants-'))
  const server = path.join(folder, 'packages/server')
  for (const name of ['src', 'test', 'migrations', 'package.json', 'vitest.config.ts', 'tsconfig.json']) {
    cpSync(path.join(root, 'packages/server', name), path.join(server, name), { recursive: true })
  }
  for (const name of [
    'node_modules',
    'packages/server/node_modules',
    'packages/domain',
    'packages/messages',
    'openapi',
    'tsconfig.base.json',
    'package.json',
    'pnpm-workspace.yaml',
  ]) {
    symlinkSync(path.join(root, name), path.join(folder, name))
  }
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `import { serverProjects } from './packages/server/vitest.config.ts'
const { test } = serverProjects.find((project) => project.test.name === 'server-pglite')
export default { test: { projects: [{ test: { ...test, provide: ${JSON.stringify({ testScale })} } }] } }
`,
  )

  let failure: string | null = null
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      if (test.result().state === 'failed') failure ??= `${test.module.relativeModuleId}: ${test.fullName}`
    },
    onTestModuleEnd: (module) => {
      if (module.state() === 'failed') failure ??= `${module.relativeModuleId}: ${String(module.errors()[0]?.message)}`
    },
    onTestRunEnd: (_, errors) => {
      if (errors[0]) failure ??= errors[0].message
    },
  }
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [reporter],
  })

  const failed = new Set<string>()

  /** Runs test files one after another, up to the first failure. */
  async function failureOf(tests: Iterable<Tests>): Promise<string | null> {
    failure = null
    for (const some of tests) {
      const { path: part, names } = typeof some === 'string' ? { path: some, names: null } : some
      const files = await vitest.globTestSpecifications([part])
      if (files.length === 0) throw new Error(`No test file's path contains ${part}`)
      if (names) vitest.setGlobalTestNamePattern(names)
      else vitest.resetGlobalTestNamePattern()
      await vitest.runTestSpecifications(files)
      if (failure === null) continue
      failed.add(part)
      return failure
    }
    return null
  }

  return {
    async killerOf(mutant) {
      const file = path.join(server, mutant.file)
      const before = readFileSync(file, 'utf8')
      const write = (text: string) => {
        writeFileSync(file, text)
        vitest.invalidateFile(file)
      }
      write(applyTo(before, mutant))
      try {
        return await failureOf(mutant.tests)
      } finally {
        write(before)
      }
    },
    async expectPassing() {
      const unexpected = await failureOf([...failed])
      if (unexpected !== null) throw new Error(`The unchanged server fails: ${unexpected}`)
    },
    async close() {
      await vitest.close()
      rmSync(folder, { recursive: true })
    },
  }
}
