import type { ReportDefinition, ReportId } from './definition.ts'
import { composition } from './definitions/composition.ts'
import { currentInventory } from './definitions/current-inventory.ts'
import { deposits } from './definitions/deposits.ts'
import { discontinuedItems } from './definitions/discontinued-items.ts'
import { meals } from './definitions/meals.ts'
import { menuCosting } from './definitions/menu-costing.ts'
import { missingNutrition } from './definitions/missing-nutrition.ts'
import { productionRecords } from './definitions/production-records.ts'
import { purchaseOrders } from './definitions/purchase-orders.ts'
import { sales } from './definitions/sales.ts'

/** Every report of rows, by id. */
const definitions: Record<ReportId, ReportDefinition> = {
  currentInventory,
  menuCosting,
  purchaseOrders,
  productionRecords,
  deposits,
  meals,
  sales,
  composition,
  missingNutrition,
  discontinuedItems,
}

export const definitionOf = (id: ReportId): ReportDefinition => definitions[id]
