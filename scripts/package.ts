// Checks what other teams install, the way they get it: builds, packs, lints the packages and prints the size of each entry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWhereStale } from './build.ts'
import { pack, published } from './library.ts'
import { bin, root, run, step } from './steps.ts'

const tarballs = mkdtempSync(path.join(tmpdir(), 'commissary-package-'))

async function checkPacked(): Promise<void> {
  for (const name of published) {
    const tarball = await pack(name, tarballs)
    await step(`Package rules of ${name}`, () => run(bin('publint'), ['--strict', tarball]))
    // ESM only: every bundler that supports React 19 reads ESM, and Node can require it since 22.
    await step(`Types of ${name} as installed`, () =>
      run(bin('attw'), ['--profile', 'esm-only', '--format', 'table-flipped', '--no-summary', tarball]),
    )
  }
}

const printSizes = () =>
  step('Sizes of the entries of ui', () =>
    run(path.join(root, 'packages/ui/node_modules/.bin/size-limit'), [], { cwd: path.join(root, 'packages/ui') }),
  )

await buildWhereStale([...published])
await Promise.all([checkPacked(), printSizes()])
rmSync(tarballs, { recursive: true })
