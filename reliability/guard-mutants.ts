import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { bin, root } from '../scripts/steps.ts'

/** A change to the server that tests must catch: a text replaced in a file, or a statement after the migrations. */
export interface Mutant {
  name: string
  file?: string
  text?: string
  /** Which occurrence of the text, from 0. */
  occurrence?: number
  mutated?: string
  statement?: string
  /** The tests that run, if not all of them. */
  tests?: string[]
}

/** A copy of the server's source to mutate; the working tree stays as it is. */
export interface Copy {
  folder: string
  /** The first test that fails on a mutant; null when all pass. */
  killerOf: (mutant: Mutant) => Promise<string | null>
  /** Throws unless the tests pass on the unchanged copy; otherwise every mutant would seem killed. */
  expectPassing: (mutants: readonly Mutant[]) => Promise<void>
  close: () => void
}

/** The tests that run on each mutant. A mutant in a module also runs that module's tests. */
const tests = ['matrix', 'isolation', 'hostile.test', 'double-submit', 'modules', 'lost-update'].map(
  (name) => `matrix/${name}`,
)

export function openCopy(): Copy {
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
    `import { serverProjects } from './packages/server/vitest.config.ts'\nexport default { test: { projects: serverProjects } }\n`,
  )
  const setup = path.join(server, 'test/support/vitest.pglite-setup.ts')
  const original = readFileSync(setup, 'utf8')

  async function killerOf(mutant: Mutant): Promise<string | null> {
    const file = mutant.file === undefined ? setup : path.join(server, mutant.file)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, mutated(before, mutant))
    try {
      return await firstFailure(folder, mutant.tests ?? tests)
    } finally {
      writeFileSync(file, before)
    }
  }

  function mutated(
    before: string,
    { statement, text = '', mutated: after = '', occurrence = 0, name }: Mutant,
  ): string {
    if (statement !== undefined) {
      return original.replace(
        'await migrate(database)\n',
        `await migrate(database)\n  await pglite.exec(${JSON.stringify(`reset role; ${statement}`)})\n`,
      )
    }
    const parts = before.split(text)
    if (parts.length <= occurrence + 1) throw new Error(`${name}: the text to change is missing`)
    return [parts.slice(0, occurrence + 1).join(text), parts.slice(occurrence + 1).join(text)].join(after)
  }

  return {
    folder: server,
    killerOf,
    async expectPassing(mutants) {
      const failure = await firstFailure(folder, [...new Set(mutants.flatMap((mutant) => mutant.tests ?? tests))])
      if (failure !== null) throw new Error(`The unchanged server fails: ${failure}`)
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** The first test that fails; null when all pass. */
function firstFailure(folder: string, names: string[]): Promise<string | null> {
  const args = ['run', '--project', 'server-pglite', '--bail', '1', ...names]
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 1 << 28, env: { ...process.env, NO_COLOR: '1' } }
    execFile(bin('vitest'), args, options, (error, output, errors) => {
      if (!error) return resolve(null)
      const [, name = 'the tests do not run'] = /FAIL\s+(.*)/.exec(output + errors) ?? []
      resolve(name)
    })
  })
}

/** Guards found by pattern, so that new ones are included automatically. */
function matching(copy: Copy, about: string, pattern: RegExp, mutated: string): Mutant[] {
  return globSync('src/modules/**/*.ts', { cwd: copy.folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => {
      const seen = new Map<string, number>()
      return [...readFileSync(path.join(copy.folder, file), 'utf8').matchAll(pattern)].map(([text]) => {
        const occurrence = seen.get(text) ?? 0
        seen.set(text, occurrence + 1)
        return {
          name: `${about}: ${file} ${text} (${occurrence + 1})`,
          file,
          text,
          occurrence,
          mutated,
          tests: [...tests, `${path.dirname(file)}/`],
        }
      })
    })
}

/** Every guard between a request and a row outside the database. */
export function guardMutants(copy: Copy): Mutant[] {
  const at = (file: string, name: string, text: string, mutated: string): Mutant => ({ name, file, text, mutated })
  const access = 'src/contract/access.ts'
  return [
    at(access, 'roles are not checked', 'access.roles.includes(role) &&', 'true &&'),
    at(access, 'flags are not checked', '(access.flag === null || has[access.flag] === true)', 'true'),
    at(access, 'modules are not checked', "role !== 'staff' ||", 'true ||'),
    at('src/contract/request-guard.ts', 'any catererId passes', "!isPublic && name === 'catererId'", 'false'),
    at('src/contract/request-guard.ts', 'any text passes', '!isStorable(value)', 'false'),
    at(
      'src/contract/binding.ts',
      'any content passes',
      'preValidation: async (request) => refuseOtherContent(request),',
      '',
    ),
    at(
      'src/contract/idempotency.ts',
      'a key matches any request',
      'stored?.requestHash !== requestHash ||',
      '!stored ||',
    ),
    at('src/contract/idempotency.ts', 'keys are never remembered', 'if (!claimed) return', 'if (false) return'),
    at('src/db/work.ts', 'work keeps the connection role', 'set local role commissary_app; ', ''),
    at(
      'src/db/work.ts',
      'work always runs as caterer 1',
      "set local app.caterer_id = '${catererId}'",
      "set local app.caterer_id = '1'",
    ),
    ...matching(copy, 'archived rows are visible', /isNull\(\w+\.archivedAt\)/g, 'undefined'),
    ...matching(
      copy,
      'an older version overwrites a newer one',
      /ifMatch !== null && ifMatch !== \w+\.version/g,
      'false',
    ),
    ...matching(copy, 'any school of the caterer', /worksFor\(tx, [\w.]+\)/g, 'undefined'),
  ]
}
