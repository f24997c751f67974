// Drops and opens each policy, and disables each guard in code, one at a time; the tests must fail every time.
import { parseArgs } from 'node:util'

import { guardMutants, openCopy } from './guard-mutants.ts'
import { mutatePolicies } from './policy-mutants.ts'

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'all' }, only: { type: 'string', default: '' } },
})

const survivors: string[] = []
let count = 0
const record = (mutant: string, killedBy: string | null) => {
  count++
  if (killedBy === null) survivors.push(mutant)
  console.log(`${killedBy === null ? '✗ SURVIVED' : '✓'} ${mutant}${killedBy === null ? '' : ` (${killedBy})`}`)
}

const copy = openCopy()
try {
  if (values.part !== 'guards') await mutatePolicies(copy, values.only, record)
  if (values.part !== 'policies') {
    const mutants = guardMutants(copy).filter((mutant) => mutant.name.includes(values.only))
    await copy.expectPassing(mutants)
    for (const mutant of mutants) record(mutant.name, await copy.killerOf(mutant))
  }
} finally {
  copy.close()
}

console.log(`\n${count - survivors.length} of ${count} mutants killed`)
for (const mutant of survivors) console.log(`survived: ${mutant}`)
process.exitCode = survivors.length > 0 || count === 0 ? 1 : 0
