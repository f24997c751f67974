import type { Pack } from '@commissary/domain/food'
import { addDays } from '@commissary/domain/dates'
import type { Unit } from '@commissary/domain/units'
import { eq, sql } from 'drizzle-orm'

import { caterer } from '../db/schema/caterer.ts'
import { ingredient } from '../db/schema/ingredient.ts'
import { ownCaterer, type Tx } from '../db/work.ts'
import { insertStart, postStart } from '../modules/starting-inventories/store.ts'
import { insertStockChange, saveStockPar } from '../modules/stock/changes.ts'
import type { FoodKey } from './foods/demo-foods.ts'
import { seedIssues } from './seed-issues.ts'
import { idOf } from './seed-pantry.ts'

/** `6/5 LB`: a case of `pieces` pieces, each of `amount` `unit`. */
const pack = (pieces: number, amount: string, unit: Unit, text: string): Pack => ({
  text,
  case: { gtin: null, content: null, holds: pieces },
  inner: null,
  each: { gtin: null, content: { amount, unit }, holds: null },
})

interface Stocked {
  food: FoodKey
  pack: Pack
  location: string
  cases: string
  cost: string
  lot: string
  /** Days from today; null = does not expire. */
  expires: number | null
  /** In the base unit. */
  par: string
}

/** What the store of North Hill Kitchen began with three weeks ago. */
const stocked: Stocked[] = [
  {
    food: 'groundBeef',
    pack: pack(4, '10', 'lb', '4/10 LB'),
    location: 'Walk-in freezer',
    cases: '6',
    cost: '118.80',
    lot: 'GB-2207',
    expires: 38,
    par: '80',
  },
  {
    food: 'chickenNuggets',
    pack: pack(2, '5', 'lb', '2/5 LB'),
    location: 'Walk-in freezer',
    cases: '9',
    cost: '31.40',
    lot: 'CN-118',
    expires: 120,
    par: '60',
  },
  {
    food: 'mozzarella',
    pack: pack(4, '5', 'lb', '4/5 LB'),
    location: 'Walk-in cooler',
    cases: '3',
    cost: '58.20',
    lot: 'MZ-0931',
    expires: 4,
    par: '40',
  },
  {
    food: 'sourCream',
    pack: pack(4, '5', 'lb', '4/5 LB'),
    location: 'Walk-in cooler',
    cases: '1',
    cost: '27.60',
    lot: 'SC-55',
    expires: -2,
    par: '10',
  },
  {
    food: 'brownRice',
    pack: pack(1, '25', 'lb', '1/25 LB'),
    location: 'Dry storage',
    cases: '8',
    cost: '19.75',
    lot: 'BR-7',
    expires: 260,
    par: '100',
  },
  {
    food: 'spaghetti',
    pack: pack(2, '10', 'lb', '2/10 LB'),
    location: 'Dry storage',
    cases: '2',
    cost: '21.90',
    lot: 'SP-40',
    expires: 400,
    par: '60',
  },
]

/**
 * The kitchen's store: lots with expiries, one that expired, waste, a transfer to the other kitchen, and a shortage there: rice was
 * used that no one had recorded.
 */
export async function seedStock(tx: Tx, today: string, foods: ReadonlyMap<FoodKey, number>): Promise<void> {
  const day = (offset: number) => addDays(today, offset)
  const [planner] = await tx.execute<{ id: number }>(sql`select min(id) as id from app_user`)
  const userId = planner?.id ?? 0
  const places = new Map(await namedIds(tx, sql`select id, storage_location_name as name from storage_location`))
  const sites = new Map(await namedIds(tx, sql`select id, site_name as name from inventory_site`))
  const [store, other] = [idOf(sites, 'North Hill Kitchen'), idOf(sites, 'Waterside Kitchen')]
  for (const { food, pack: own } of stocked) {
    await tx
      .update(ingredient)
      .set({ packs: [own], baseUnit: 'lb' })
      .where(eq(ingredient.id, idOf(foods, food)))
  }
  await seedIssues(tx, today, { userId, siteId: other, locationId: idOf(places, 'Dry storage') }, foods)
  await tx.update(caterer).set({ allowsNegativeStock: true }).where(eq(caterer.id, ownCaterer()))
  for (const [location, items] of Map.groupBy(stocked, (one) => one.location)) {
    const lines = items.map(({ food, cases, cost, lot, expires }) => ({
      ingredientId: idOf(foods, food),
      cases,
      cost,
      lotCode: lot,
      expiresOn: expires === null ? null : day(expires),
    }))
    const input = { siteId: store, locationId: idOf(places, location), asOf: day(-21), lines }
    const { id } = await insertStart(tx, userId, input)
    await postStart(tx, userId, { id, ifMatch: null })
  }
  for (const { food, par } of stocked) {
    await saveStockPar(tx, userId, { siteId: store, ingredientId: idOf(foods, food) }, par)
  }
  const change = (food: FoodKey, rest: Omit<Parameters<typeof insertStockChange>[2], 'ingredientId'>) =>
    insertStockChange(tx, userId, { ingredientId: idOf(foods, food), ...rest })
  await change('groundBeef', { kind: 'waste', siteId: store, movedOn: day(-9), quantity: '10', reason: 'Torn bag' })
  await change('brownRice', {
    kind: 'transfer',
    siteId: store,
    movedOn: day(-6),
    quantity: '50',
    toSiteId: other,
    toLocationId: idOf(places, 'Dry storage'),
    reason: 'For the week at Waterside',
  })
  const used = 'Used on Friday; its delivery was not recorded'
  await change('brownRice', { kind: 'adjust', siteId: other, movedOn: day(-2), quantity: '-62.5', reason: used })
}

const namedIds = async (tx: Tx, query: ReturnType<typeof sql>) =>
  (await tx.execute<{ id: number; name: string }>(query)).map(({ id, name }) => [name, id] as const)
