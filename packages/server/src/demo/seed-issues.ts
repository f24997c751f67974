import { addDays, mondayOf } from '@commissary/domain/dates'
import { compareDecimals, costOfOne, sumOf } from '@commissary/domain/units'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'

import { ingredient, ingredientPrice } from '../db/schema/ingredient.ts'
import { productionRecord, productionSignature } from '../db/schema/production-record.ts'
import type { Tx } from '../db/work.ts'
import { toAmount } from '../shared/lists.ts'
import { findRecord } from '../modules/production-records/find-record.ts'
import { readFacts, toRecord } from '../modules/production-records/read.ts'
import { issuePrepared, preparedNeeds } from '../modules/production-records/stock.ts'
import { receiveStock } from '../modules/stock/ledger.ts'
import type { FoodKey } from './foods/demo-foods.ts'
import { idOf } from './seed-pantry.ts'

interface Kitchen {
  userId: number
  siteId: number
  /** Where its deliveries are stored. */
  locationId: number
}

/** How many foods the kitchen tracks: those sold in cases that its meals use most. */
const trackedFoods = 8
/** Not tracked here: the demo's starting inventories and shortages have their own numbers for these. */
const otherwiseStocked: FoodKey[] = ['groundBeef', 'brownRice', 'mozzarella', 'yogurt', 'milkLowFat']
/** How much more the last delivery brought than was used, in pounds. */
const leftPounds = '40'

/**
 * Issues stock for the closed records as signing does, and signs them. Each week, a delivery of lots brought what that week's meals
 * used of some foods, so that a lot leads to the meals that contained it. Records after `today` issue nothing, because the ledger
 * has no future days.
 */
export async function seedIssues(
  tx: Tx,
  today: string,
  { userId, siteId, locationId }: Kitchen,
  foods: ReadonlyMap<FoodKey, number>,
): Promise<void> {
  const closed = await tx
    .select({ id: productionRecord.id, date: productionRecord.date, closedAt: productionRecord.closedAt })
    .from(productionRecord)
    .where(isNotNull(productionRecord.closedAt))
    .orderBy(asc(productionRecord.date))
  const costs = await costsOfCases(tx)
  for (const key of otherwiseStocked) costs.delete(idOf(foods, key))
  const weeks = new Map<string, Map<number, string[]>>()
  for (const { id, date } of closed.filter((one) => one.date <= today)) {
    const found = await findRecord(tx, userId, id)
    const week = mondayOf(date)
    const needed = weeks.get(week) ?? new Map<number, string[]>()
    weeks.set(week, needed)
    for (const { ingredientId, amount } of preparedNeeds(found, await readFacts(tx, found)).needs) {
      if (amount === 0 || !costs.has(ingredientId)) continue
      needed.set(ingredientId, [...(needed.get(ingredientId) ?? []), toAmount(amount.toFixed(6))])
    }
  }
  const total = (ingredientId: number) => sumOf([...weeks.values()].flatMap((needed) => needed.get(ingredientId) ?? []))
  const tracked = [...costs.keys()]
    .toSorted((a, b) => compareDecimals(total(b), total(a)) || a - b)
    .slice(0, trackedFoods)
  const last = [...weeks.keys()].at(-1)
  for (const [week, needed] of weeks) {
    const lines = tracked.flatMap((ingredientId) => {
      const amounts = [...(needed.get(ingredientId) ?? []), ...(week === last ? [leftPounds] : [])]
      return amounts.length === 0
        ? []
        : {
            siteId,
            locationId,
            ingredientId,
            quantity: sumOf(amounts),
            unitCost: costs.get(ingredientId) ?? null,
            lotCode: `W${week.slice(2).replaceAll('-', '')}-${ingredientId}`,
            expiresOn: addDays(week, 60),
          }
    })
    await receiveStock(tx, { cause: { kind: 'change', id: 0 }, movedOn: week, reason: 'Weekly delivery' }, lines)
  }
  for (const { id, date, closedAt } of closed) {
    if (date <= today) {
      const found = await findRecord(tx, userId, id)
      const stock = await issuePrepared(tx, found, await readFacts(tx, found))
      await tx.update(productionRecord).set({ stock }).where(eq(productionRecord.id, id))
    }
    const record = await toRecord(tx, await findRecord(tx, userId, id))
    const signature = { part: 'record' as const, round: 1, name: 'Dana Whitfield', at: closedAt ?? '' }
    await tx.insert(productionSignature).values({
      productionRecordId: id,
      ...signature,
      createdAt: closedAt ?? '',
      signed: { ...record, signatures: [signature] },
    })
  }
}

/** The cost per pound of the foods sold in cases, by ingredient. */
async function costsOfCases(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: ingredient.id, amount: ingredientPrice.amount, per: ingredientPrice.perAmount })
    .from(ingredient)
    .innerJoin(ingredientPrice, eq(ingredientPrice.ingredientId, ingredient.id))
    .where(and(eq(ingredient.baseUnit, 'lb'), eq(ingredientPrice.perUnit, 'lb'), sql`${ingredient.packs} <> '[]'`))
    .orderBy(asc(ingredient.id))
  return new Map(
    rows.flatMap(({ id, amount, per }) => {
      const cost = amount === null || per === null ? null : costOfOne(amount, per)
      return cost === null ? [] : [[id, cost]]
    }),
  )
}
