import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { emptyDatabase, testDatabase } from '../../test/support/test-database.ts'
import { isNightly } from '../../test/support/test-scale.ts'
import { listDays } from '../modules/production-records/days.ts'
import { findRecord } from '../modules/production-records/find-record.ts'
import { toRecord } from '../modules/production-records/read.ts'
import { readSigned } from '../modules/production-records/sign.ts'
import { listSchools } from '../modules/schools/store.ts'
import { findLogin } from '../modules/session/store.ts'
import { productionSchool } from './seed-production.ts'
import { seedDemo } from './seed.ts'
import { demoLogin } from './seed-users.ts'

const database = await testDatabase()
/** A school day in the middle of a week. */
const today = '2026-11-18'

beforeAll(async () => {
  await emptyDatabase(database)
  await seedDemo(database, today)
})

/** Runs as the demo's planner. */
const work = async <T>(run: Parameters<typeof database.work<T>>[1]) => {
  const login = await database.system((tx) => findLogin(tx, demoLogin.userName))
  return database.work({ catererId: login?.catererId ?? 0, userId: login?.userId ?? 0 }, run)
}

async function records() {
  const login = await database.system((tx) => findLogin(tx, demoLogin.userName))
  const caller = { userId: login?.userId ?? 0 }
  return work(async (tx) => {
    const school = (await listSchools(tx, caller.userId)).find(({ schoolName }) => schoolName === productionSchool)
    const range = { schoolId: school?.schoolId ?? 0, itemType: 'MEAL' as const }
    const { days } = await listDays(tx, caller, { ...range, startDate: '2026-10-20', endDate: '2026-11-20' })
    return { days, caller }
  })
}

test('the demo has three weeks of signed records, the last past day late, and today open', async () => {
  const { days } = await records()
  const kept = days.filter(({ recordId }) => recordId !== null)
  // October 26 is the Monday three weeks before; November 11 is a holiday.
  expect(kept[0]?.date).toBe('2026-10-26')
  expect(kept.map(({ date }) => date)).not.toContain('2026-11-11')
  expect(kept.filter(({ alerts }) => alerts > 0).length).toBeGreaterThan(0)
})

test('signed records can be read, have credits, and differ from the plan by a little', async () => {
  const { days, caller } = await records()
  const recordId = days.find(({ servedMeals }) => servedMeals !== null)?.recordId ?? 0
  const [record, signed] = await work(
    async (tx) =>
      [await toRecord(tx, await findRecord(tx, caller.userId, recordId)), await readSigned(tx, recordId, 1)] as const,
  )
  expect(record.signatures).toMatchObject([{ name: 'Dana Whitfield' }])
  expect(signed?.entries).toEqual(record.entries)
  expect(record.lines.flatMap(({ plans }) => plans.flatMap(({ credits }) => credits)).length).toBeGreaterThan(0)
  const { servedMeals, plannedMeals } = days.find((one) => one.recordId === recordId) ?? {}
  expect((servedMeals ?? 0) / (plannedMeals ?? 1)).toBeGreaterThan(0.85)
  expect((servedMeals ?? 0) / (plannedMeals ?? 1)).toBeLessThan(1)
})

test('closed records issued their food in lots, and a lot leads to the meals that contained it', async () => {
  const { days, caller } = await records()
  const closed = days.filter(({ state }) => state === 'signed')
  const [record] = await work(async (tx) =>
    Promise.all(
      closed.slice(0, 1).map(async ({ recordId }) => toRecord(tx, await findRecord(tx, caller.userId, recordId ?? 0))),
    ),
  )
  expect(record?.stock?.state).toBe('issued')
  const held = await work((tx) =>
    tx.execute<{ code: string; records: number }>(sql`
      select o.code, count(distinct m.cause_id)::int as records from stock_move m join stock_lot o on o.id = m.lot_id
      where m.kind = 'issue' and m.cause_kind = 'productionRecord' group by o.code having o.code is not null`),
  )
  expect(held.length).toBeGreaterThan(20)
  expect(new Set(held.map(({ records: count }) => count)).size).toBeGreaterThan(1)
})

test('the latest records forecast the open one', async () => {
  const { days, caller } = await records()
  const recordId = days.find(({ date }) => date === today)?.recordId ?? 0
  const record = await work(async (tx) => toRecord(tx, await findRecord(tx, caller.userId, recordId)))
  expect(record.signatures).toEqual([])
  expect(record.lines.some(({ plans }) => plans.some(({ forecast }) => forecast.byTakeRate !== null))).toBe(true)
})

test('the demo store has lots with expiries, one of them past, and a shortage that needs attention', async () => {
  const stock = await database.work({ catererId: 1 }, (tx) =>
    tx.execute<{ name: string; site: string; quantity: string; expiry: string | null }>(sql`
      select g.name, s.site_name as site, i.quantity::float8::text as quantity, i.next_expiry as expiry
      from stock_item i join ingredient g on g.id = i.ingredient_id join inventory_site s on s.id = i.site_id
      order by s.site_name, lower(g.name) collate "C"`),
  )
  // Seven are stocked here, three by counts, two by receipts and eight by the deliveries of the kitchen that keeps records.
  expect(stock).toHaveLength(20)
  expect(stock.filter(({ quantity }) => quantity.startsWith('-'))).toMatchObject([
    { site: 'Waterside Kitchen', quantity: '-12.5' },
  ])
  expect(stock.filter(({ expiry }) => expiry !== null && expiry < today)).toHaveLength(1)
  expect(await database.work({ catererId: 1 }, (tx) => tx.execute(sql`select * from stock_differences()`))).toEqual([])
})

test('most foods have the item of a vendor', async () => {
  const [foods] = await database.work({ catererId: 1 }, (tx) =>
    tx.execute<{ sold: number; foods: number }>(sql`
      select count(*) filter (where exists (
        select from ingredient_price p where p.ingredient_id = g.id and p.vendor_item_code is not null))::int as sold,
        count(*)::int as foods from ingredient g where g.caterer_id = current_caterer()`),
  )
  expect((foods?.sold ?? 0) / (foods?.foods ?? 1)).toBeGreaterThan(0.5)
})

test.runIf(isNightly)('a future day seeds the store as of today', async () => {
  const future = await testDatabase()
  await seedDemo(future, '2027-03-01')
  const [moves] = await future.work({ catererId: 1 }, (tx) =>
    tx.execute(sql`select count(*)::int as future from stock_move where moved_on > now()`),
  )
  expect(moves).toEqual({ future: 0 })
})
