import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { bin, root } from '../scripts/steps.ts'

/** A change of the server that must not pass: a text of a file in another one's place, or a statement after the migrations. */
export interface Mutant {
  name: string
  file?: string
  text?: string
  /** Which of the text's places in the file, from 0. */
  place?: number
  mutated?: string
  statement?: string
  /** Which tests are asked, where not all of them. */
  tests?: string[]
}

/** A copy of the server's source that mutants are tried in; the working tree is left alone. */
export interface Copy {
  folder: string
  /** The first test that a mutant makes red; null when everything stays green. */
  noticing: (mutant: Mutant) => Promise<string | null>
  /** Throws unless the tests pass in the unbroken copy: else every mutant would look noticed. */
  expectGreen: (mutants: readonly Mutant[]) => Promise<void>
  close: () => void
}

/** What is asked about each mutant; one in a module is also asked of the module's own tests. */
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

  async function noticing(mutant: Mutant): Promise<string | null> {
    const file = mutant.file === undefined ? setup : path.join(server, mutant.file)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, mutated(before, mutant))
    try {
      return await firstRed(folder, mutant.tests ?? tests)
    } finally {
      writeFileSync(file, before)
    }
  }

  function mutated(before: string, { statement, text = '', mutated: after = '', place = 0, name }: Mutant): string {
    if (statement !== undefined) {
      return original.replace(
        'await migrate(database)\n',
        `await migrate(database)\n  await pglite.exec(${JSON.stringify(`reset role; ${statement}`)})\n`,
      )
    }
    const parts = before.split(text)
    if (parts.length <= place + 1) throw new Error(`${name}: the text to change is not there`)
    return [parts.slice(0, place + 1).join(text), parts.slice(place + 1).join(text)].join(after)
  }

  return {
    folder: server,
    noticing,
    async expectGreen(mutants) {
      const red = await firstRed(folder, [...new Set(mutants.flatMap((mutant) => mutant.tests ?? tests))])
      if (red !== null) throw new Error(`The unbroken server is red: ${red}`)
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** The first test that fails; null when all pass. */
function firstRed(folder: string, names: string[]): Promise<string | null> {
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

/** Guards that are found by what they look like, so that new ones come in by themselves. */
function found(copy: Copy, about: string, pattern: RegExp, mutated: string): Mutant[] {
  return globSync('src/modules/**/*.ts', { cwd: copy.folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => {
      const seen = new Map<string, number>()
      return [...readFileSync(path.join(copy.folder, file), 'utf8').matchAll(pattern)].map(([text]) => {
        const place = seen.get(text) ?? 0
        seen.set(text, place + 1)
        return {
          name: `${about}: ${file} ${text} (${place + 1})`,
          file,
          text,
          place,
          mutated,
          tests: [...tests, `${path.dirname(file)}/`],
        }
      })
    })
}

/** Every guard between a request and a row that is not the database's. */
export function guardMutants(copy: Copy): Mutant[] {
  const at = (file: string, name: string, text: string, mutated: string): Mutant => ({ name, file, text, mutated })
  const access = 'src/contract/access.ts'
  return [
    at(access, 'no role is asked for', 'access.roles.includes(role) &&', 'true &&'),
    at(access, 'no flag is asked for', '(access.flag === null || has[access.flag] === true)', 'true'),
    at(access, 'no module is asked for', "role !== 'staff' ||", 'true ||'),
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
      'a key opens any request',
      'stored?.requestHash !== requestHash ||',
      '!stored ||',
    ),
    at('src/contract/idempotency.ts', 'a key is never known', 'if (!claimed) return', 'if (false) return'),
    at('src/db/work.ts', 'work keeps its own role', 'set local role commissary_app; ', ''),
    at(
      'src/db/work.ts',
      'work is for caterer 1',
      "set local app.caterer_id = '${catererId}'",
      "set local app.caterer_id = '1'",
    ),
    ...found(copy, 'what was put away is there', /isNull\(\w+\.archivedAt\)/g, 'undefined'),
    ...found(copy, 'an older version is saved', /ifMatch !== null && ifMatch !== \w+\.version/g, 'false'),
    ...found(copy, 'any school of the caterer', /worksFor\(tx, [\w.]+\)/g, 'undefined'),
  ]
}
