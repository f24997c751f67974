// What other teams install, judged as they get it: built, packed, held against the rules of packages, weighed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWhereStale } from './build.ts'
import { pack, published } from './library.ts'
import { bin, root, run, step } from './steps.ts'

const tarballs = mkdtempSync(path.join(tmpdir(), 'commissary-package-'))

await buildWhereStale([...published])
for (const name of published) {
  const tarball = await pack(name, tarballs)
  await step(`Package rules of ${name}`, () => run(bin('publint'), ['--strict', tarball]))
  // ESM only: React 19 and every bundler that it runs in read ESM, and Node requires it since 22.
  await step(`Types of ${name} as installed`, () =>
    run(bin('attw'), ['--profile', 'esm-only', '--format', 'table-flipped', '--no-summary', tarball]),
  )
}
await step('Sizes of the entries of ui', () =>
  run(path.join(root, 'packages/ui/node_modules/.bin/size-limit'), [], { cwd: path.join(root, 'packages/ui') }),
)
rmSync(tarballs, { recursive: true })
