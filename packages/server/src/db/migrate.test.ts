import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { createCaterer } from './caterers.ts'
import { checkSchema, migrate, readMigrations, type Migration } from './migrate.ts'
import { isNightly } from '../../test/support/test-scale.ts'
import { testDatabase } from '../../test/support/test-database.ts'
import { runScript, type Database } from './work.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

const steps = readMigrations()
const step = (tag: string, ...statements: string[]): Migration => ({ tag, hash: tag, statements })
const tableExists = async (name: string) => {
  const [row] = await database.owner((tx) => tx.execute(sql`select to_regclass(${name}) is not null as exists`))
  return row?.['exists']
}

test('migrating again changes nothing', async () => {
  expect(await migrate(database)).toBe(0)
  await checkSchema(database)
})

test('a failing step leaves the schema unchanged, including the steps before it', async () => {
  const later = [...steps, step('9_good', 'create table good (id int)'), step('9_bad', 'select 1/0')]
  await expect(migrate(database, later)).rejects.toMatchObject({ code: '22012' })
  expect(await tableExists('good')).toBe(false)
  expect(await migrate(database)).toBe(0)
})

test('an older program rejects the database of a newer one with a message', async () => {
  const newest = steps.at(-1)?.tag ?? ''
  const older = migrate(database, steps.slice(0, -1))
  await expect(older).rejects.toThrow(`belongs to a newer version of Commissary (its schema has "${newest}"`)
})

test('a database built by other steps is rejected with a message', async () => {
  const [first, ...rest] = steps
  const others = [step(first?.tag ?? '', 'select 1'), ...rest]
  await expect(migrate(database, others)).rejects.toThrow('built by other steps')
})

test('a database that was built by the earlier form of the functions remains valid', async () => {
  const build = (hash: string) =>
    database.owner((tx) => tx.execute(sql`update schema_migration set hash = ${hash} where tag = '0000_functions'`))
  const today = steps.find(({ tag }) => tag === '0000_functions')?.hash ?? ''
  await build('a1306279921a7161c9d6b81081fa766616cfb1e14914b389e5c082d6b96da65f')
  await checkSchema(database)
  expect(await migrate(database)).toBe(0)
  await build(today.toUpperCase())
  await expect(checkSchema(database)).rejects.toThrow('built by other steps')
  await build(today)
})

test('a database of another program is rejected', async () => {
  await database.owner((tx) => runScript(tx, 'alter table schema_migration rename to something_else'))
  await expect(checkSchema(database)).rejects.toThrow('not a Commissary database')
  await database.owner((tx) => runScript(tx, 'alter table something_else rename to schema_migration'))
})

/** A database as it was before a step. Released steps never change, so only the nightly run tests what they convert. */
async function databaseBefore(tag: string): Promise<Database> {
  const older = await testDatabase()
  await older.owner((tx) => runScript(tx, 'drop schema public cascade; create schema public'))
  await migrate(
    older,
    steps.slice(
      0,
      steps.findIndex((one) => one.tag === tag),
    ),
  )
  await older.owner((tx) => runScript(tx, 'grant usage on schema public to commissary_app, commissary_definer'))
  return older
}

test.runIf(isNightly)('each nonblank line of directions becomes a step, and nothing is lost', async () => {
  const older = await databaseBefore('0026_recipe_kitchen')
  const catererId = await createCaterer(older, { name: 'North' })
  const long = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`).join('\n\n')
  await older.work({ catererId }, (tx) =>
    tx.execute(sql`
      insert into recipe (name, type, portions, directions)
      values ('A', 'myRecipe', 1, ${' Brown "it".\r\n\n\tFill.'}), ('B', 'myRecipe', 1, null), ('C', 'myRecipe', 1, ${long})
    `),
  )
  await migrate(older)
  const [brown, none, many] = await older.work({ catererId }, (tx) =>
    tx.execute<{ steps: { text: string; ccp: null }[]; version: number }>(
      sql`select steps, version from recipe order by name`,
    ),
  )
  expect(brown).toEqual({
    steps: [
      { text: 'Brown "it".', ccp: null },
      { text: 'Fill.', ccp: null },
    ],
    version: 1,
  })
  expect(none?.steps).toEqual([])
  expect(many?.steps).toHaveLength(100)
  expect(many?.steps.map(({ text }) => text).join('\n')).toBe(long.replaceAll('\n\n', '\n'))
})

test.runIf(isNightly)('prices of an older database become rows, for every caterer', async () => {
  const older = await databaseBefore('0018_ingredient_depth')
  const caterers = [await createCaterer(older, { name: 'North' }), await createCaterer(older, { name: 'South' })]
  for (const catererId of caterers) {
    await older.work({ catererId }, (tx) =>
      tx.execute(sql`
        insert into ingredient (code, name, price_amount, price_per_amount, price_per_unit)
        values ('A', 'Ham', 12.5, 40, 'lb'), ('B', 'Salt', null, null, null)
      `),
    )
  }
  await migrate(older)
  for (const catererId of caterers) {
    const rows = await older.work({ catererId }, (tx) =>
      tx.execute(sql`
        select food.code, price.amount::text, price.per_amount::text, price.per_unit, price.valid_from
        from ingredient food join ingredient_price price on price.ingredient_id = food.id
      `),
    )
    expect(rows).toEqual([
      { code: 'A', amount: '12.500000', per_amount: '40.000000', per_unit: 'lb', valid_from: null },
    ])
  }
})

test.runIf(isNightly)(
  'the GTINs of an older database are found by every level of a pack, for every caterer',
  async () => {
    const older = await databaseBefore('0032_gtins')
    const level = (gtin: string | null) => ({ gtin, content: null, holds: null })
    const packs = [
      { text: null, case: level('10614141999993'), inner: null, each: level('614141999996') },
      { text: '5 LB', case: level('614141999996'), inner: level(null), each: null },
    ]
    const caterers = [await createCaterer(older, { name: 'North' }), await createCaterer(older, { name: 'South' })]
    for (const catererId of caterers) {
      await older.work({ catererId }, (tx) =>
        tx.execute(
          sql`insert into ingredient (code, name, packs) values ('A', 'Ham', ${JSON.stringify(packs)}::jsonb)`,
        ),
      )
    }
    await migrate(older)
    for (const catererId of caterers) {
      const rows = await older.work({ catererId }, (tx) =>
        tx.execute<{ gtin: string }>(sql`select gtin from ingredient_gtin order by gtin`),
      )
      expect(rows.map(({ gtin }) => gtin)).toEqual(['00614141999996', '10614141999993'])
    }
  },
)
