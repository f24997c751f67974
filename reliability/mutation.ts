// Drops and opens each policy, and disables each guard in code, one at a time; the tests must fail every time.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { guardMutants } from './guard-mutants.ts'
import type { Mutant } from './mutants.ts'
import { mutatePolicies } from './policy-mutants.ts'
import { openCopy } from './server-copy.ts'

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'all' }, only: { type: 'string', default: '' } },
})

/** The numbers of mutants when this was last changed. A whole run with fewer has lost some. */
const least = { policies: 825, guards: 153 }

const survivors: string[] = []
let count = 0
const record = (mutant: string, killedBy: string | null) => {
  count++
  if (killedBy === null) survivors.push(mutant)
  console.log(`${killedBy === null ? '✗ SURVIVED' : '✓'} ${mutant}${killedBy === null ? '' : ` (${killedBy})`}`)
}

/** Runs the tests of each mutant, in as many copies of the server as there are cores. */
async function mutateCode(mutants: readonly Mutant[]): Promise<void> {
  const queue = mutants.values()
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), mutants.length) }, async () => {
      const copy = await openCopy()
      try {
        for (const mutant of queue) record(mutant.name, await copy.killerOf(mutant))
        await copy.expectPassing()
      } finally {
        await copy.close()
      }
    }),
  )
}

const lookups = values.part === 'guards' ? [] : await mutatePolicies(values.only, record)
const policyCount = count + lookups.length
const guards = values.part === 'policies' ? [] : guardMutants().filter(({ name }) => name.includes(values.only))
await mutateCode([...lookups, ...guards])

console.log(
  `\n${count - survivors.length} of ${count} mutants killed: ${policyCount} of policies, ${guards.length} of guards`,
)
for (const mutant of survivors) console.log(`survived: ${mutant}`)
const isWhole = values.part === 'all' && values.only === ''
const isShort = isWhole && (policyCount < least.policies || guards.length < least.guards)
if (isShort) console.log(`✗ There were ${least.policies} of policies and ${least.guards} of guards`)
process.exitCode = survivors.length > 0 || count === 0 || isShort ? 1 : 0
