import { lineNutrition } from '@commissary/domain/menu'
import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../../db/work.ts'
import { among } from '../../../shared/lists.ts'
import { type DatedPantry, pantryOf } from '../../calendars/menu-pantry.ts'
import type { LineRow } from '../../production-records/find-record.ts'
import { toMenuLine } from '../../production-records/line-facts.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportScope } from '../definition.ts'

type Line = Pick<LineRow, 'recipeId' | 'ingredientId' | 'placeholderId' | 'plans'> & { id: number; date: string }

/**
 * The cost per serving of each line with waste on its day, by the recipes and prices in force then: `lineId`, `cost`; null =
 * unknown. Servings in several portions are weighted as planned.
 */
export async function wasteCosts(tx: Tx, { from, to, schoolIds }: ReportScope): Promise<SQL> {
  const lines = await tx.execute<Line>(sql`
    select l.id::int as id, r.date::text as date, l.recipe_id::int as "recipeId", l.ingredient_id::int as "ingredientId",
      l.placeholder_id::int as "placeholderId", l.plans
    from production_record r join production_line l on l.production_record_id = r.id
    where r.date between ${from}::date and ${to}::date and ${among(sql`r.school_id`, schoolIds)} and l.text is null
      and r.entries->>('line.' || l.item_key || '.servedInstead') is null
      and ((r.entries->>('line.' || l.item_key || '.discarded'))::numeric > 0
        or r.entries->>('line.' || l.item_key || '.disposition') = 'discard')`)
  const menuLines = lines.map((line) => menuLineOf(line, null))
  const pantry = await pantryOf(tx, [{ plannedMeals: null, lines: menuLines }])
  const known = new Map<DatedPantry, Map<string, number | null>>()
  return computedRows(
    { lineId: 'bigint', cost: 'numeric' },
    lines.map((line) => ({ lineId: line.id, cost: servingCost(line, pantry.on(line.date), known) })),
  )
}

const menuLineOf = (line: Line, portion: LineRow['plans'][number]['portion']) =>
  toMenuLine({ ...line, lineKey: String(line.id), name: '', category: 'Entree', text: null }, null, portion)

/** The mean over the portions of a line, by planned servings. */
function servingCost(line: Line, dated: DatedPantry, known: Map<DatedPantry, Map<string, number | null>>) {
  const ofPantry = known.get(dated) ?? new Map<string, number | null>()
  known.set(dated, ofPantry)
  const portions = line.plans.length === 0 ? [{ portion: null, servings: null }] : line.plans
  const planned = portions.reduce((sum, { servings }) => sum + (servings ?? 0), 0)
  let mean: number | null = 0
  for (const { portion, servings } of portions) {
    const key = JSON.stringify([line.recipeId, line.ingredientId, line.placeholderId, portion])
    let cost = ofPantry.get(key)
    if (cost === undefined) {
      const total = lineNutrition(menuLineOf(line, portion), dated).cost
      cost = total.missing.length > 0 ? null : total.known
      ofPantry.set(key, cost)
    }
    const share = planned === 0 ? 1 / portions.length : (servings ?? 0) / planned
    if (share > 0) mean = mean === null || cost === null ? null : mean + cost * share
  }
  return mean === null ? null : Math.round(mean * 1e6) / 1e6
}
