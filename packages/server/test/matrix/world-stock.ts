import { randomUUID } from 'node:crypto'

import { ingredient } from '../../src/db/schema/ingredient.ts'
import { inventorySite, storageLocation } from '../../src/db/schema/inventory-site.ts'
import { startingInventory, startingInventoryLine } from '../../src/db/schema/starting-inventory.ts'
import { stockChange } from '../../src/db/schema/stock.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { onHandByLot, receiveStock } from '../../src/modules/stock/ledger.ts'

const unique = () => randomUUID().slice(0, 8)
const idOf = ([row]: { id: number }[]) => row?.id ?? 0

/** The day on which the stock of a world came in. */
export const stockedOn = '2026-01-05'

/** A site with an ingredient in stock, and the draft of a starting inventory. Every text has the mark. */
export async function addStock(tx: Tx, mark: string, catererId: number, locationId: number) {
  const siteId = await insertSite(tx, mark)
  const row = { code: `${mark}-S`, name: `${mark} beans`, category: `${mark} dry`, baseUnit: 'lb' as const }
  const ingredientId = idOf(await tx.insert(ingredient).values(row).returning({ id: ingredient.id }))
  await tx.insert(stockChange).values({ kind: 'adjust', movedOn: stockedOn, reason: `${mark} reason` })
  const posting = { cause: { kind: 'change', id: catererId } as const, movedOn: stockedOn, reason: `${mark} delivery` }
  const goods = { siteId, locationId, ingredientId, lotCode: `${mark} lot`, quantity: '100000', unitCost: '0.5' }
  await receiveStock(tx, posting, [goods])
  const [lot] = await onHandByLot(tx, { siteId })
  return {
    stockedSite: siteId,
    stockedIngredient: ingredientId,
    stockLot: lot?.lotId ?? 0,
    startingInventory: await insertStart(tx, mark, { siteId, ingredientId }),
  }
}

export function stockMaker(database: Database, { mark, catererId }: { mark: string; catererId: number }) {
  const run = <T>(make: (tx: Tx) => Promise<T>) => database.work({ catererId }, make)
  return {
    freshStockSite: () => run((tx) => insertSite(tx, mark)),
    freshPlace: () =>
      run(async (tx) => {
        const row = { storageLocationName: `${mark} shelf ${unique()}` }
        return idOf(await tx.insert(storageLocation).values(row).returning({ id: storageLocation.id }))
      }),
    /** The draft of a site that has none, with one line. Each can be posted or deleted once. */
    freshStart: (ingredientId: number) =>
      run(async (tx) => insertStart(tx, mark, { siteId: await insertSite(tx, mark), ingredientId })),
  }
}

export type StockMaker = ReturnType<typeof stockMaker>

async function insertSite(tx: Tx, mark: string): Promise<number> {
  const row = { siteName: `${mark} store ${unique()}` }
  return idOf(await tx.insert(inventorySite).values(row).returning({ id: inventorySite.id }))
}

async function insertStart(tx: Tx, mark: string, { siteId, ingredientId }: { siteId: number; ingredientId: number }) {
  const row = { siteId, asOf: stockedOn }
  const id = idOf(await tx.insert(startingInventory).values(row).returning({ id: startingInventory.id }))
  const line = { startingInventoryId: id, seq: 1, ingredientId, amount: '5', lotCode: `${mark} lot` }
  await tx.insert(startingInventoryLine).values(line)
  return id
}
