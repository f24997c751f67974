import type { ReportDefinition, ReportId } from './definition.ts'
import { currentInventory } from './definitions/current-inventory.ts'
import { deposits } from './definitions/deposits.ts'
import { meals } from './definitions/meals.ts'
import { sales } from './definitions/sales.ts'

/** Every report of rows, by id. */
const definitions: Record<ReportId, ReportDefinition> = { currentInventory, deposits, meals, sales }

export const definitionOf = (id: ReportId): ReportDefinition => definitions[id]
