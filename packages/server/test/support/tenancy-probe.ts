import { sql, type SQL } from 'drizzle-orm'

import { createCaterer } from '../../src/db/caterers.ts'
import { DatabaseError } from '../../src/db/errors.ts'
import { sampleRows } from './sample-rows.ts'
import type { Database, Tx } from '../../src/db/work.ts'

/** Tables whose rows of caterer 0 every caterer reads. */
const shared = new Set([
  'reference_food',
  'reference_food_measure',
  'reference_food_word',
  'retention_factor',
  'vendor',
])
/** Commands that the app role is not granted. */
const forbidden: Record<string, string[]> = {
  caterer: ['insert', 'delete'],
  login_attempt: ['select', 'insert', 'update', 'delete'],
  record_history: ['update', 'delete'],
  stock_move: ['update', 'delete'],
  production_signature: ['update', 'delete'],
  production_event: ['update', 'delete'],
  ledger_entry: ['update', 'delete'],
  meal_order: ['delete'],
  payment: ['delete'],
  purchase_order_step: ['update', 'delete'],
  purchase_receipt: ['update', 'delete'],
  purchase_receipt_line: ['update', 'delete'],
}

/** A database with the sample rows of two caterers, and checks of its policies. */
export interface TenancyProbe {
  north: number
  south: number
  /** Tries a statement as a caterer, or as none. Returns the rows affected, "refused" by policies or grants, or an SQLSTATE. */
  attempt: (catererId: number | null, statement: SQL) => Promise<number | string>
  /** Describes every violation of the policies of a table. */
  breachesOf: (table: string) => Promise<string[]>
}

/** Fills an empty, migrated database for the probe. Attempts are rolled back. */
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
    const check = async (about: string, catererId: number | null, statement: SQL, allowed: number | string) => {
      const actual = await attempt(catererId, statement)
      if (actual !== allowed) breaches.push(`${table}: ${about} is ${actual} instead of ${allowed}`)
    }
    const expected = (command: string, count: number) => (isWritable(table, command) ? count : 'refused')
    const name = sql.identifier(table)

    // `returning 1` reads no column. Reading one would also apply the select policy, and hide a write policy that allows everything.
    await check(
      'rows visible without a caterer',
      null,
      sql`select id from ${name} where caterer_id > 0`,
      expected('select', 0),
    )
    const common = expected('select', shared.has(table) ? 1 : 0)
    await check('shared rows visible without a caterer', null, sql`select id from ${name}`, common)
    for (const catererId of [north, 0]) {
      await check(`inserting a row of ${catererId} without a caterer`, null, insertAgain(table, catererId), 'refused')
    }
    await check(
      'an update without a caterer',
      null,
      sql`update ${name} set version = 7 returning 1 as id`,
      expected('update', 0),
    )
    await check('a delete without a caterer', null, sql`delete from ${name} returning 1 as id`, expected('delete', 0))

    for (const [own, other] of [
      [north, south],
      [south, north],
    ] as const) {
      const foreignRows = sql`select id from ${name} where caterer_id not in (0, ${own})`
      await check('visible rows of other caterers', own, foreignRows, expected('select', 0))
      await check('visible shared rows', own, sql`select id from ${name} where caterer_id = 0`, common)
      for (const foreign of [other, 0]) {
        await check(`inserting a row of ${foreign}`, own, insertAgain(table, foreign), 'refused')
        const update = sql`update ${name} set version = 7 where caterer_id = ${foreign} returning id`
        await check(`an update of ${foreign}`, own, update, expected('update', 0))
        const remove = sql`delete from ${name} where caterer_id = ${foreign} returning id`
        await check(`a delete of ${foreign}`, own, remove, expected('delete', 0))
        // A caterer cannot transfer its own rows either.
        const transfer = sql`update ${name} set caterer_id = ${foreign} returning 1 as id`
        await check(`a row transferred to ${foreign}`, own, transfer, 'refused')
      }
      // Its own rows are visible and writable.
      const owned = sql`select id from ${name} where caterer_id = ${own}`
      const rows = await attempt(own, owned)
      if (isWritable(table, 'select') && (rows === 0 || rows === 'refused'))
        breaches.push(`${table}: no own row is visible`)
      if (isWritable(table, 'update')) {
        await check('an update of all rows', own, sql`update ${name} set version = 7 returning 1 as id`, rows)
      }
      if (isWritable(table, 'delete')) {
        await check('inserting another row', own, insertAgain(table, own), 1)
        // Foreign keys can prevent the delete, but the policies must not.
        const removed = await attempt(own, sql`delete from ${name} returning 1 as id`)
        if (removed !== rows && removed !== '23503')
          breaches.push(`${table}: ${removed} of ${rows} own rows can be deleted`)
      }
    }
    return breaches
  }

  return { north, south, attempt, breachesOf }
}

const isWritable = (table: string, command: string) => !forbidden[table]?.includes(command)

/** Runs as the caterer and its first user, for the tables whose rows are one user's. */
function as<T>(database: Database, catererId: number | null, fn: (tx: Tx) => Promise<T>): Promise<T> {
  if (catererId === null) return database.system(fn)
  return database.work({ catererId }, async (tx) => {
    await tx.execute(sql`select set_config('app.user_id', (select min(id)::text from app_user), true)`)
    return fn(tx)
  })
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

/** Inserts a second row like the sample, with other keys. */
function insertAgain(table: string, catererId: number, tag = 'again') {
  const sample = sampleRows.find((one) => one.table === table)
  if (!sample) throw new Error(`No sample of ${table}`)
  return sample.insert(catererId, tag)
}
