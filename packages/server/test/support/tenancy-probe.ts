import { sql, type SQL } from 'drizzle-orm'

import { createCaterer } from '../../src/db/caterers.ts'
import { DatabaseError } from '../../src/db/errors.ts'
import { sampleRows } from './sample-rows.ts'
import type { Database, Tx } from '../../src/db/work.ts'

/** Tables whose rows of caterer 0 every caterer reads. */
const shared = new Set(['reference_food', 'reference_food_measure', 'vendor'])
/** What the app role may not do at all. */
const forbidden: Record<string, string[]> = {
  caterer: ['insert', 'delete'],
  login_attempt: ['select', 'insert', 'update', 'delete'],
  record_history: ['update', 'delete'],
}

/** A database with the sample rows of two caterers, and what can be asked of its policies. */
export interface TenancyProbe {
  north: number
  south: number
  /** Tries a statement as a caterer, or as nobody: rows it touched, "refused" by policies or grants, or a refusal's code. */
  attempt: (catererId: number | null, statement: SQL) => Promise<number | string>
  /** Everything about a table that is not as the policies should make it, in words. */
  breachesOf: (table: string) => Promise<string[]>
}

/** Fills an empty, migrated database for the probe. Nothing that is tried in it is kept. */
export async function probeTenancy(database: Database): Promise<TenancyProbe> {
  const north = await createCaterer(database, { name: 'North' })
  const south = await createCaterer(database, { name: 'South' })
  for (const catererId of [north, south, 0]) {
    for (const sample of sampleRows) {
      if (!isWritable(sample.table, 'insert') || (catererId === 0 && !shared.has(sample.table))) continue
      await as(database, catererId, (tx) => tx.execute(sample.insert(catererId)))
    }
    // A second school and user, for the tables that have one row for each.
    for (const table of catererId > 0 ? ['school', 'app_user'] : []) {
      await as(database, catererId, (tx) => tx.execute(insertAgain(table, catererId, 'again for others')))
    }
  }
  const attempt: TenancyProbe['attempt'] = (catererId, statement) => tried(database, catererId, statement)

  async function breachesOf(table: string): Promise<string[]> {
    const breaches: string[] = []
    const hold = async (about: string, catererId: number | null, statement: SQL, wanted: number | string) => {
      const seen = await attempt(catererId, statement)
      if (seen !== wanted) breaches.push(`${table}: ${about} is ${seen} instead of ${wanted}`)
    }
    const expected = (command: string, count: number) => (isWritable(table, command) ? count : 'refused')
    const name = sql.identifier(table)

    // `returning 1` reads no column: what a statement reads must also be seen, and that would hide a policy that lets all through.
    await hold('what nobody sees', null, sql`select id from ${name} where caterer_id > 0`, expected('select', 0))
    const common = expected('select', shared.has(table) ? 1 : 0)
    await hold('what everybody sees', null, sql`select id from ${name}`, common)
    for (const catererId of [north, 0]) {
      await hold(`a row of ${catererId} from nobody`, null, insertAgain(table, catererId), 'refused')
    }
    await hold('a change by nobody', null, sql`update ${name} set version = 7 returning 1 as id`, expected('update', 0))
    await hold('a removal by nobody', null, sql`delete from ${name} returning 1 as id`, expected('delete', 0))

    for (const [own, other] of [
      [north, south],
      [south, north],
    ] as const) {
      const foreignRows = sql`select id from ${name} where caterer_id not in (0, ${own})`
      await hold('what is seen of others', own, foreignRows, expected('select', 0))
      await hold('what is seen of all', own, sql`select id from ${name} where caterer_id = 0`, common)
      for (const foreign of [other, 0]) {
        await hold(`a row of ${foreign}`, own, insertAgain(table, foreign), 'refused')
        const update = sql`update ${name} set version = 7 where caterer_id = ${foreign} returning id`
        await hold(`a change of ${foreign}`, own, update, expected('update', 0))
        const remove = sql`delete from ${name} where caterer_id = ${foreign} returning id`
        await hold(`a removal of ${foreign}`, own, remove, expected('delete', 0))
        // A row of one's own cannot be given away either.
        const give = sql`update ${name} set caterer_id = ${foreign} returning 1 as id`
        await hold(`a row given to ${foreign}`, own, give, 'refused')
      }
      // What is one's own is there, and can be worked on.
      const owned = sql`select id from ${name} where caterer_id = ${own}`
      const rows = await attempt(own, owned)
      if (isWritable(table, 'select') && (rows === 0 || rows === 'refused'))
        breaches.push(`${table}: no row is one's own`)
      if (isWritable(table, 'update')) {
        await hold('a change of all', own, sql`update ${name} set version = 7 returning 1 as id`, rows)
      }
      if (isWritable(table, 'delete')) {
        await hold('another row', own, insertAgain(table, own), 1)
        // Others may still point to it; the policies must not be what keeps it.
        const removed = await attempt(own, sql`delete from ${name} returning 1 as id`)
        if (removed !== rows && removed !== '23503')
          breaches.push(`${table}: of ${rows} own rows ${removed} can be removed`)
      }
    }
    return breaches
  }

  return { north, south, attempt, breachesOf }
}

const isWritable = (table: string, command: string) => !forbidden[table]?.includes(command)

function as<T>(database: Database, catererId: number | null, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return catererId === null ? database.system(fn) : database.work({ catererId }, fn)
}

async function tried(database: Database, catererId: number | null, statement: SQL): Promise<number | string> {
  const undo = new Error('undo')
  let count = 0
  try {
    await as(database, catererId, async (tx) => {
      count = (await tx.execute(statement)).length
      throw undo
    })
  } catch (error) {
    if (error instanceof DatabaseError) return error.code === '42501' ? 'refused' : error.code
    if (error !== undo) throw error
  }
  return count
}

/** A second row like the sample; those whose keys would clash first leave out the rows that hold them. */
function insertAgain(table: string, catererId: number, tag = 'again') {
  const sample = sampleRows.find((one) => one.table === table)
  if (!sample) throw new Error(`No sample of ${table}`)
  return sample.insert(catererId, tag)
}
