import { costOfOne, worth } from '@commissary/domain/units'
import { eq } from 'drizzle-orm'

import { inventorySite, storageLocation } from '../db/schema/inventory-site.ts'
import { stockCount, stockCountAmount, stockCountLine } from '../db/schema/stock-count.ts'
import { appUser } from '../db/schema/user.ts'
import { runScript, type Tx } from '../db/work.ts'
import { addAmount } from '../modules/stock-counts/amounts.ts'
import { quantityIn, readItems } from '../modules/stock-counts/countables.ts'
import { startCount } from '../modules/stock-counts/start.ts'
import { estimateVariances } from '../modules/stock-counts/variances.ts'
import { insertRequest, submitRequest } from '../modules/stock-requests/save.ts'
import { adjustStock } from '../modules/stock/ledger.ts'
import type { FoodKey } from './foods/demo-foods.ts'
import { demoLogin } from './seed-users.ts'

/** What the cooler had and has, in pounds, with the cost per pound. */
const shelf: readonly { food: FoodKey; pounds: string; cost: string; expiresIn: number; counted: string }[] = [
  { food: 'milkLowFat', pounds: '400', cost: '0.52', expiresIn: 9, counted: '388' },
  { food: 'mozzarella', pounds: '60', cost: '3.15', expiresIn: 30, counted: '57.5' },
  { food: 'yogurt', pounds: '96', cost: '1.24', expiresIn: 14, counted: '96' },
]

const siteName = 'Waterside Kitchen'
const location = 'Walk-in cooler'

/** A count that waits for review, and an open request, both of one kitchen. Counts before `today` filled its cooler. */
export async function seedStoreWork(tx: Tx, today: string, foodId: (food: FoodKey) => number): Promise<void> {
  const [planner] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.userName, demoLogin.userName))
  const userId = planner?.id ?? 0
  await runScript(tx, `set local app.user_id = '${userId}'`)
  const siteId = await siteNamed(tx, siteName)
  const locationId = await locationNamed(tx, location)
  const user = { userId }
  await seedShelf(tx, { today, siteId, locationId, foodId })
  await seedReview(tx, { user, today, siteId, locationId, foodId })
  await seedRequest(tx, { user, today, siteId, foodId })
  await runScript(tx, `set local app.user_id = ''`)
}

interface Place {
  today: string
  siteId: number
  locationId: number
  foodId: (food: FoodKey) => number
}
type ByUser = { user: { userId: number } }

/** The first count of the cooler: it found what is there. */
async function seedShelf(tx: Tx, { today, siteId, locationId, foodId }: Place): Promise<void> {
  const date = Temporal.PlainDate.from(today).subtract({ days: 28 }).toString()
  const [count] = await tx
    .insert(stockCount)
    .values({ siteId, date, locationIds: [locationId], status: 'posted', postedAt: `${date}T21:00:00.000Z` })
    .returning({ id: stockCount.id })
  const id = count?.id ?? 0
  const items = await readItems(
    tx,
    shelf.map(({ food }) => foodId(food)),
  )
  const goods = shelf.flatMap(({ food, pounds, cost, expiresIn }) => {
    const item = items.get(foodId(food))
    if (!item) return []
    const quantity = quantityIn(item, { amount: pounds, unit: 'lb' }, food)
    const expiresOn = Temporal.PlainDate.from(today).add({ days: expiresIn }).toString()
    const unitCost = costOfOne(worth(pounds, cost), quantity) ?? '0'
    return [{ ingredientId: item.ingredientId, pounds, quantity, unitCost, expiresOn }]
  })
  const lines = await tx
    .insert(stockCountLine)
    .values(
      goods.map(({ ingredientId, quantity, unitCost }) => ({
        stockCountId: id,
        ingredientId,
        storageLocationId: locationId,
        system: '0',
        variance: quantity,
        unitCost,
        varianceValue: worth(quantity, unitCost),
        reason: 'received' as const,
      })),
    )
    .returning({ id: stockCountLine.id })
  await tx.insert(stockCountAmount).values(
    lines.map((line, index) => ({
      stockCountLineId: line.id,
      given: { amount: goods[index]?.pounds ?? '0', unit: 'lb' as const },
      quantity: goods[index]?.quantity ?? '0',
    })),
  )
  await adjustStock(
    tx,
    { cause: { kind: 'count', id }, movedOn: date, reason: 'First count' },
    goods.map(({ ingredientId, quantity, unitCost, expiresOn }) => ({
      siteId,
      locationId,
      ingredientId,
      change: quantity,
      unitCost,
      expiresOn,
    })),
    'count',
  )
}

async function seedReview(tx: Tx, { user, today, siteId, locationId, foodId }: Place & ByUser): Promise<void> {
  const { id } = await startCount(tx, user, { siteId, date: today, locationIds: [locationId] })
  const lines = await tx
    .select({ id: stockCountLine.id, ingredientId: stockCountLine.ingredientId })
    .from(stockCountLine)
    .where(eq(stockCountLine.stockCountId, id))
  for (const { food, counted } of shelf) {
    const line = lines.find(({ ingredientId }) => ingredientId === foodId(food))
    if (!line) continue
    await addAmount(tx, user, id, { lineId: line.id, given: { amount: counted, unit: 'lb' }, seen: [] })
  }
  const [row] = await tx.select().from(stockCount).where(eq(stockCount.id, id))
  if (row) await estimateVariances(tx, row)
  await tx.update(stockCount).set({ status: 'counted' }).where(eq(stockCount.id, id))
}

async function seedRequest(tx: Tx, { user, today, siteId, foodId }: Omit<Place, 'locationId'> & ByUser): Promise<void> {
  const toSiteId = await siteNamed(tx, 'North Hill Kitchen')
  const asked = (food: FoodKey, amount: string) => ({
    ingredientId: foodId(food),
    given: { amount, unit: 'lb' as const },
  })
  const { id } = await insertRequest(tx, user, {
    fromSiteId: siteId,
    toSiteId,
    needBy: Temporal.PlainDate.from(today).add({ days: 4 }).toString(),
    note: "For next week's lunches",
    lines: [asked('blackBeans', '30'), asked('apple', '40')],
  })
  await submitRequest(tx, user, { id, ifMatch: null })
}

async function siteNamed(tx: Tx, name: string): Promise<number> {
  const [row] = await tx.select({ id: inventorySite.id }).from(inventorySite).where(eq(inventorySite.siteName, name))
  if (!row) throw new Error(`The demo has no site ${name}`)
  return row.id
}

async function locationNamed(tx: Tx, name: string): Promise<number> {
  const [row] = await tx
    .select({ id: storageLocation.id })
    .from(storageLocation)
    .where(eq(storageLocation.storageLocationName, name))
  if (!row) throw new Error(`The demo has no storage location ${name}`)
  return row.id
}
