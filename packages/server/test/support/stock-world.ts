import { createCaterer } from '../../src/db/caterers.ts'
import { ingredient } from '../../src/db/schema/ingredient.ts'
import { inventorySite, storageLocation } from '../../src/db/schema/inventory-site.ts'
import type { Database } from '../../src/db/work.ts'

/** A new caterer with two sites, two places and some ingredients kept in pounds, all without stock. */
export interface StockWorld {
  catererId: number
  sites: [number, number]
  places: [number, number]
  foods: number[]
}

export async function addStockWorld(database: Database, foods = ['Ground beef']): Promise<StockWorld> {
  const catererId = await createCaterer(database, { name: 'North' })
  return database.work({ catererId }, async (tx) => {
    const sites = await tx
      .insert(inventorySite)
      .values([{ siteName: 'Store' }, { siteName: 'School' }])
      .returning({ id: inventorySite.id })
    const places = await tx
      .insert(storageLocation)
      .values([{ storageLocationName: 'Freezer' }, { storageLocationName: 'Pantry' }])
      .returning({ id: storageLocation.id })
    const added = await tx
      .insert(ingredient)
      .values(foods.map((name, index) => ({ code: `F${index}`, name, baseUnit: 'lb' as const })))
      .returning({ id: ingredient.id })
    return {
      catererId,
      sites: sites.map(({ id }) => id) as [number, number],
      places: places.map(({ id }) => id) as [number, number],
      foods: added.map(({ id }) => id),
    }
  })
}
