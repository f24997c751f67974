import type { RetentionFactors } from '@commissary/domain/recipe'
import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { rowColumns } from './columns.ts'

/** How much of each nutrient stays in a food, by how it is cooked. The rows are those of caterer 0, which every caterer reads. */
export const retentionFactor = pgTable(
  'retention_factor',
  {
    ...rowColumns(),
    /** Its number in USDA's table. */
    code: text('code').notNull(),
    description: text('description').notNull(),
    /** Percent by nutrient; a nutrient that is absent stays in full. */
    factors: jsonb('factors').$type<RetentionFactors>().notNull(),
  },
  (table) => [unique('retention_factor_code').on(table.catererId, table.code)],
)
