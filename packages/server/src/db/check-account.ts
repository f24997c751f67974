import { sql } from 'drizzle-orm'

import { StartError } from './errors.ts'
import type { Tx } from './work.ts'

const setupScript = 'packages/server/setup-postgresql.sql'

interface Account {
  name: string
  database: string
  /** The account, or a role that its transactions use, if row policies do not bind it. */
  unbound: string | null
  canBecomeRoles: boolean
  canCreateTables: boolean
}

/** Refuses a PostgreSQL account that row-level security does not bind, and one that lacks what the program needs. */
export async function checkAccount(tx: Tx): Promise<void> {
  const [account] = await tx.execute<Account & Record<string, unknown>>(sql`
    select current_user as "name", current_database() as "database",
      (select min(rolname) from pg_roles where (rolsuper or rolbypassrls)
        and rolname in (current_user, 'commissary_app', 'commissary_definer')) as "unbound",
      (select rolcreaterole from pg_roles where rolname = current_user) or (select count(*) = 2 from pg_roles
        where rolname in ('commissary_app', 'commissary_definer') and pg_has_role(oid, 'usage')) as "canBecomeRoles",
      coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "canCreateTables"`)
  if (!account) return
  const { name, database, unbound, canBecomeRoles, canCreateTables } = account
  if (unbound !== null) {
    throw new StartError(
      `The PostgreSQL account ${unbound} is a superuser or has BYPASSRLS, so row-level security would not keep caterers apart: start with the account that ${setupScript} makes.`,
    )
  }
  if (!canBecomeRoles) {
    throw new StartError(
      `The PostgreSQL account ${name} has no access to the roles commissary_app and commissary_definer: run ${setupScript} as a superuser first.`,
    )
  }
  if (!canCreateTables) {
    throw new StartError(
      `The PostgreSQL account ${name} cannot create tables in the schema public of ${database}: as a superuser, run: alter database "${database}" owner to "${name}".`,
    )
  }
}
