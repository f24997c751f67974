import { addDays } from '@commissary/domain/dates'
import type { Pack } from '@commissary/domain/food'
import { packOffers } from '@commissary/domain/purchasing'
import { and, asc, eq, sql } from 'drizzle-orm'

import { ingredient, ingredientPrice } from '../db/schema/ingredient.ts'
import { inventorySite } from '../db/schema/inventory-site.ts'
import { appUser } from '../db/schema/user.ts'
import { vendor } from '../db/schema/vendor.ts'
import type { Tx } from '../db/work.ts'
import { findIngredients } from '../modules/ingredients/store.ts'
import { insertReceipt } from '../modules/purchase-orders/receipts.ts'
import { addStep, insertOrder, setColumns } from '../modules/purchase-orders/store.ts'
import { readOrder } from '../modules/purchase-orders/read.ts'
import type { FoodKey } from './foods/demo-foods.ts'
import { idOf } from './seed-pantry.ts'

const caseOf = (text: string, pounds: string): Pack => ({
  text,
  case: { gtin: null, holds: null, content: { amount: pounds, unit: 'lb' } },
  inner: null,
  each: null,
})

/** What the produce vendor sells, at the planning prices, so that costs stay as they are. */
const produce = {
  grapes: { pack: caseOf('18 LB', '18'), itemCode: 'HV-100' },
  romaine: { pack: caseOf('24 LB', '24'), itemCode: 'HV-210' },
  babyCarrots: { pack: caseOf('20/1 LB', '20'), itemCode: 'HV-230' },
} satisfies Partial<Record<FoodKey, { pack: Pack; itemCode: string }>>

/** The lot of lettuce that came with the demo's order, and that its grower recalls. */
export const recalledLot = 'R-077'

/** The vendor of each category, for foods sold by weight. Item codes are made from the ingredient's code. */
const sellers: Record<string, string> = {
  Fruit: 'HVP-01',
  Vegetables: 'HVP-01',
  'Beans and peas': 'HVP-01',
  'Dairy and eggs': 'EDC-02',
  'Bread and grains': 'KBC-03',
  Pantry: 'KBC-03',
}

/** Gives most foods a vendor's item at the planning price. Foods with a pack or sold by the piece keep what they have. */
async function seedVendorItems(tx: Tx): Promise<void> {
  const vendors = new Map((await tx.select().from(vendor)).map(({ id, vendorCode }) => [vendorCode, id]))
  const foods = await tx
    .select({ id: ingredient.id, code: ingredient.code, category: ingredient.category, per: ingredientPrice.perAmount })
    .from(ingredient)
    .innerJoin(ingredientPrice, eq(ingredientPrice.ingredientId, ingredient.id))
    .where(and(eq(ingredientPrice.perUnit, 'lb'), sql`${ingredient.packs} = '[]'`))
    .orderBy(asc(ingredient.id))
  for (const { id, code, category, per } of foods) {
    const seller = vendors.get(sellers[category ?? ''] ?? '')
    const pounds = Number(per).toString()
    if (seller !== undefined) await sell(tx, id, seller, caseOf(`${pounds} LB`, pounds), `V-${code}`)
  }
}

/** The second food's price relative to the price it was ordered at: enough to notify users. */
const rise = 1.18

/**
 * Vendor items for most foods, a submitted order, one that came with some packs short and one food at a higher price than ordered,
 * and a draft that is due.
 */
export async function seedOrders(tx: Tx, today: string, foods: ReadonlyMap<FoodKey, number>): Promise<void> {
  const [seller] = await tx.select().from(vendor).where(eq(vendor.vendorCode, 'HVP-01'))
  const [site] = await tx.select().from(inventorySite).orderBy(asc(inventorySite.id)).limit(1)
  const [user] = await tx.select().from(appUser).orderBy(asc(appUser.id)).limit(1)
  if (!seller || !site || !user) throw new Error('The demo has no vendor, site or user')
  const caller = { userId: user.id }
  for (const [key, { pack, itemCode }] of Object.entries(produce)) {
    await sell(tx, idOf(foods, key as FoodKey), seller.id, pack, itemCode)
  }
  await seedVendorItems(tx)
  const lines: Awaited<ReturnType<typeof lineOf>>[] = []
  for (const [index, key] of (Object.keys(produce) as (keyof typeof produce)[]).entries()) {
    lines.push(await lineOf(tx, idOf(foods, key), today, String(index + 2)))
  }
  const order = (deliveryDate: string) =>
    insertOrder(tx, caller, { vendorId: seller.id, siteId: site.id, deliveryDate, note: null, lines })

  const short = await order(today)
  await submit(tx, short.id)
  const [first, second] = (await readOrder(tx, short.id))?.lines ?? []
  if (!first || !second) throw new Error('The demo order has no lines')
  await insertReceipt(tx, caller, short.id, {
    receivedOn: today,
    invoiceNumber: 'HV-20418',
    lines: [
      {
        orderLineId: first.id,
        packs: '1',
        short: '1',
        price: first.price,
        lotCode: 'A-118',
        expiresOn: addDays(today, 21),
        heldAs: 'cold',
        temperature: 39,
        countryOfOrigin: 'US',
      },
      { orderLineId: second.id, packs: '3', price: raised(second.price), lotCode: recalledLot, countryOfOrigin: 'MX' },
    ],
  })
  const open = await order(addDays(today, 4))
  await submit(tx, open.id)
  const [dairy] = await tx.select().from(vendor).where(eq(vendor.vendorCode, 'EDC-02'))
  if (!dairy) throw new Error('The demo has no dairy')
  const cheese = await lineOf(tx, idOf(foods, 'cheddar'), today, '2')
  const deliveryDate = addDays(today, 1)
  await insertOrder(tx, caller, { vendorId: dairy.id, siteId: site.id, deliveryDate, note: null, lines: [cheese] })
}

const raised = (price: string | null): string | null => price && (Number(price) * rise).toFixed(2)

/** Submits as if on a day before `today`, because the demo may be seeded long after that day. */
async function submit(tx: Tx, id: number): Promise<void> {
  await addStep(tx, id, 'submitted')
  await setColumns(tx, id, { status: 'submitted' })
}

/** Gives an ingredient a pack and the vendor's price, equal to its planning price. */
async function sell(tx: Tx, id: number, ownVendorId: number, pack: Pack, vendorItemCode: string): Promise<void> {
  const [food] = await tx.select().from(ingredient).where(eq(ingredient.id, id))
  if (food?.packs.length === 0) {
    await tx
      .update(ingredient)
      .set({ packs: [pack], baseUnit: 'lb' })
      .where(eq(ingredient.id, id))
  }
  const [planned] = await tx.select().from(ingredientPrice).where(eq(ingredientPrice.ingredientId, id))
  if (!planned) throw new Error(`The demo food ${id} has no price`)
  const { amount, perAmount, perUnit } = planned
  await tx
    .insert(ingredientPrice)
    .values({ ingredientId: id, seq: 2, ownVendorId, vendorItemCode, amount, perAmount, perUnit })
}

async function lineOf(tx: Tx, id: number, today: string, packs: string) {
  const [food] = await findIngredients(tx, [id])
  const [row] = await tx.select().from(ingredient).where(eq(ingredient.id, id))
  const [offer] = food && row ? packOffers({ ...food, baseUnit: row.baseUnit }, today) : []
  if (!offer?.packSize) throw new Error(`The demo food ${id} has no offer`)
  const { vendorItemCode, packText, packSize, price } = offer
  return { ingredientId: id, vendorItemCode, packText, packSize, packs, price, reason: null }
}
