import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { probeTenancy } from '../packages/server/test/support/tenancy-probe.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { statementMutant, type Mutant } from './mutants.ts'
import { addDatabase, startPostgres } from './postgres.ts'

interface Policy {
  table: string
  name: string
  cmd: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'
  role: string
  using: string | null
  check: string | null
}

/**
 * Drops each policy, and opens each of the app role's policies to everything, in a scratch database. The probe of the tenancy
 * tests must find a breach each time. Returns the mutants where it finds none: policies for lookups without a caterer, which
 * the tests of those lookups cover.
 */
export async function mutatePolicies(
  only: string,
  record: (mutant: string, killedBy: string) => void,
): Promise<Mutant[]> {
  const postgres = await startPostgres()
  const unnoticed: Mutant[] = []
  try {
    const { url, ownerUrl, name } = await addDatabase(postgres, 'policies')
    const database = createDatabase(postgresLink({ url, ownerUrl, poolSize: 2 }))
    const { breachesOf } = await probeTenancy(database)
    const policies = (await postgres.admin(
      `select tablename as table, policyname as name, cmd, roles[1] as role, qual as using, with_check as check
       from pg_policies order by 1, 2`,
      name,
    )) as unknown as Policy[]
    for (const table of new Set(policies.map((policy) => policy.table))) {
      const breaches = await breachesOf(table)
      if (breaches.length > 0) throw new Error(`The unchanged database has breaches: ${breaches.join('; ')}`)
    }
    for (const policy of policies) {
      for (const [kind, statement] of Object.entries(mutations(policy))) {
        const about = `${kind} ${policy.table}.${policy.name}`
        if (!about.includes(only)) continue
        await postgres.admin(statement, name)
        const [breach] = await breachesOf(policy.table)
        await postgres.admin(`drop policy if exists ${policy.name} on ${policy.table}; ${definition(policy)}`, name)
        if (breach === undefined) unnoticed.push(statementMutant(about, statement, policy.table))
        else record(about, breach)
      }
    }
    await database.close()
  } finally {
    postgres.stop()
  }
  return unnoticed
}

function mutations(policy: Policy): Record<string, string> {
  const drop = `drop policy ${policy.name} on ${policy.table}`
  if (policy.role !== 'commissary_app') return { dropped: drop }
  return {
    dropped: drop,
    opened: `${drop}; ${definition({ ...policy, using: policy.using && 'true', check: policy.check && 'true' })}`,
  }
}

const definition = ({ table, name, cmd, role, using, check }: Policy) =>
  `create policy ${name} on ${table} for ${cmd} to ${role}${using === null ? '' : ` using (${using})`}${check === null ? '' : ` with check (${check})`}`
