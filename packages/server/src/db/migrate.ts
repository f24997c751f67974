import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'

import { StartError } from './errors.ts'
import { runScript, type Database, type Tx } from './work.ts'

export interface Migration {
  /** Its file without the ending: "0001_tables". */
  tag: string
  hash: string
  statements: string[]
}

/**
 * Hashes of steps that were changed later without changing what they build. A database that was built by the earlier form
 * remains valid.
 */
const earlierHashes: Record<string, string> = {
  // Made the roles itself, which an account without CREATEROLE cannot do.
  '0000_functions': 'a1306279921a7161c9d6b81081fa766616cfb1e14914b389e5c082d6b96da65f',
}

/** The schemas of the program and the database do not match. */
export class SchemaError extends StartError {}

/**
 * Migrates the database to this program's schema. All missing steps run in one transaction, so after a crash it has the old
 * schema or the new one. Rejects a database of a newer program, and one with different steps. Returns how many steps ran.
 */
export async function migrate(database: Database, steps = readMigrations()): Promise<number> {
  return database.owner(async (tx) => {
    // Two server instances that start together wait here for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(727271)`)
    await refuseForeignTables(tx)
    await tx.execute(sql`create table if not exists schema_migration (
      position integer primary key, tag text not null, hash text not null, applied_at timestamptz not null default now())`)
    const applied = await appliedMigrations(tx)
    checkHistory(applied, steps)
    for (const [position, step] of steps.entries()) {
      if (position < applied.length) continue
      for (const statement of step.statements) await runScript(tx, statement)
      await tx.execute(
        sql`insert into schema_migration (position, tag, hash) values (${position}, ${step.tag}, ${step.hash})`,
      )
    }
    return steps.length - applied.length
  })
}

/** A database with tables but without our list of steps belongs to another program. Tables of extensions do not count. */
async function refuseForeignTables(tx: Tx): Promise<void> {
  const [found] = await tx.execute<{ database: string; names: string[]; isOurs: boolean }>(sql`
    select current_database() as "database",
      array(select relname::text from pg_class c where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by 1) as "names",
      (select count(*) = 3 from pg_attribute where attrelid = to_regclass('public.schema_migration')
        and attname in ('position', 'tag', 'hash')) as "isOurs"`)
  if (!found || found.isOurs || found.names.length === 0) return
  const names = found.names.slice(0, 3).join(', ')
  throw new SchemaError(
    `The database ${found.database} contains tables of another program (${names}${found.names.length > 3 ? ', …' : ''}): use an empty database.`,
  )
}

/** Throws a `SchemaError` unless the database has exactly this program's schema. Writes nothing. */
export async function checkSchema(database: Database, steps = readMigrations()): Promise<void> {
  const applied = await database.owner(async (tx) => {
    const [found] = await tx.execute<{ found: boolean }>(
      sql`select to_regclass('schema_migration') is not null as found`,
    )
    return found?.found ? appliedMigrations(tx) : []
  })
  if (applied.length === 0) throw new SchemaError('This is not a Commissary database.')
  checkHistory(applied, steps)
}

const appliedMigrations = (tx: Tx) =>
  tx.execute<{ tag: string; hash: string }>(sql`select tag, hash from schema_migration order by position`)

function checkHistory(applied: { tag: string; hash: string }[], steps: Migration[]) {
  const foreign = applied[steps.length]
  if (foreign) {
    throw new SchemaError(
      `The database belongs to a newer version of Commissary (its schema has "${foreign.tag}", this program's ends with "${steps.at(-1)?.tag ?? 'nothing'}"). Start that version, or restore a backup made by this one.`,
    )
  }
  for (const [position, { tag, hash }] of applied.entries()) {
    const step = steps[position]
    if (step?.tag !== tag || (step.hash !== hash && earlierHashes[tag] !== hash)) {
      throw new SchemaError(
        `The database was built by other steps than this program's: step ${position} is "${tag}" there and "${step?.tag ?? 'missing'}" here.`,
      )
    }
  }
}

/** This program's steps, from drizzle-kit's folder. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(`${folder}/${tag}.sql`, 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    return { tag, hash, statements: text.split('--> statement-breakpoint') }
  })
}

/** From `src/db/` in development, from `dist/` when built. */
function migrationsFolder(): string {
  const places = ['../../migrations', '../migrations'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const found = places.find((place) => existsSync(`${place}/meta/_journal.json`))
  if (!found) throw new Error(`The migrations are missing: looked in ${places.join(' and ')}`)
  return found
}
