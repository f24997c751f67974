import type { Pack } from '@commissary/domain/food'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import { ingredient } from '../../src/db/schema/ingredient.ts'
import { inventorySite, inventorySiteSchool, storageLocation } from '../../src/db/schema/inventory-site.ts'
import { school } from '../../src/db/schema/school.ts'
import type { Tx } from '../../src/db/work.ts'
import { readCatererToday } from '../../src/shared/caterer-today.ts'
import { receiveStock } from '../../src/modules/stock/ledger.ts'

/** Two sites with a school each, two storage locations, and three ingredients counted in pounds. */
export interface StockedSites {
  store: number
  kitchen: number
  /** The kitchen's school. */
  schoolId: number
  cooler: number
  dry: number
  beef: number
  beans: number
  salt: number
}

const gtin = '00012345678905'
/** Six bags of five pounds. */
export const bagPack: Pack = {
  text: '6/5 LB',
  case: { gtin: null, content: null, holds: 6 },
  inner: null,
  each: { gtin, content: { amount: '5', unit: 'lb' }, holds: null },
}

/** Adds sites without stock. */
export async function addSites(tx: Tx): Promise<StockedSites> {
  const mark = Math.random().toString(36).slice(2, 8)
  const food = async (name: string, packs: Pack[] = [], baseUnit: Unit = 'lb') => {
    const [row] = await tx
      .insert(ingredient)
      .values({ code: `${name} ${mark}`, name, packs, baseUnit, category: name === 'Salt' ? 'Dry goods' : 'Protein' })
      .returning({ id: ingredient.id })
    return row?.id ?? 0
  }
  const site = async (siteName: string) => {
    const [row] = await tx.insert(inventorySite).values({ siteName }).returning({ id: inventorySite.id })
    const [own] = await tx
      .insert(school)
      .values({ schoolName: `${siteName} school`, subdomain: `${siteName}-${mark}`.toLowerCase().replace(/\s/g, '-') })
      .returning({ id: school.id })
    const ids = { siteId: row?.id ?? 0, schoolId: own?.id ?? 0 }
    await tx.insert(inventorySiteSchool).values({ inventorySiteId: ids.siteId, schoolId: ids.schoolId })
    return ids
  }
  const location = async (storageLocationName: string) => {
    const [row] = await tx.insert(storageLocation).values({ storageLocationName }).returning({ id: storageLocation.id })
    return row?.id ?? 0
  }
  const store = await site('Central store')
  const kitchen = await site('Oak kitchen')
  return {
    store: store.siteId,
    kitchen: kitchen.siteId,
    schoolId: kitchen.schoolId,
    cooler: await location('Cooler'),
    dry: await location('Dry storage'),
    beef: await food('Beef', [bagPack]),
    beans: await food('Beans'),
    salt: await food('Salt'),
  }
}

interface Goods {
  siteId: number
  locationId: number | null
  ingredientId: number
  quantity: string
  unitCost: string | null
  lotCode?: string
  expiresOn?: string
}

/** Receives goods through the ledger. */
export async function receiveGoods(tx: Tx, goods: readonly Goods[]): Promise<void> {
  const movedOn = await readCatererToday(tx)
  await receiveStock(tx, { cause: { kind: 'change', id: 1 }, movedOn, reason: 'test' }, goods)
}

/** Differences between the moves and what is stored in addition to them; none if the ledger is sound. */
export async function stockDifferences(tx: Tx): Promise<unknown[]> {
  return tx.execute(sql`select * from stock_differences()`)
}
