// Mutation proof: each policy is dropped, and opened, once, and each guard in code switched off; the tests must notice every time.
import { parseArgs } from 'node:util'

import { guardMutants, openCopy } from './guard-mutants.ts'
import { mutatePolicies } from './policy-mutants.ts'

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'all' }, only: { type: 'string', default: '' } },
})

const unnoticed: string[] = []
let count = 0
const tell = (mutant: string, noticedBy: string | null) => {
  count++
  if (noticedBy === null) unnoticed.push(mutant)
  console.log(`${noticedBy === null ? '✗ NOT NOTICED' : '✓'} ${mutant}${noticedBy === null ? '' : ` (${noticedBy})`}`)
}

const copy = openCopy()
try {
  if (values.part !== 'guards') await mutatePolicies(copy, values.only, tell)
  if (values.part !== 'policies') {
    const mutants = guardMutants(copy).filter((mutant) => mutant.name.includes(values.only))
    await copy.expectGreen(mutants)
    for (const mutant of mutants) tell(mutant.name, await copy.noticing(mutant))
  }
} finally {
  copy.close()
}

console.log(`\n${count - unnoticed.length} of ${count} noticed`)
for (const mutant of unnoticed) console.log(`not noticed: ${mutant}`)
process.exitCode = unnoticed.length > 0 || count === 0 ? 1 : 0
