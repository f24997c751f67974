import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { guardMutants } from '../reliability/guard-mutants.ts'
import { applyTo, statementMutant } from '../reliability/mutants.ts'
import { root } from './steps.ts'

// `nightly` breaks the guards. A guard that is moved or rewritten must be found again before that.
test.each([...guardMutants(), statementMutant('a policy is dropped', 'drop policy app_select on vendor', 'vendor')])(
  'the source still has the guard to break: $name',
  (mutant) => {
    const before = readFileSync(path.join(root, 'packages/server', mutant.file), 'utf8')
    expect(applyTo(before, mutant)).not.toBe(before)
  },
)
