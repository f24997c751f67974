import { gradeGroups } from '@commissary/domain/rules'
import {
  canConvert,
  type FoodSwap,
  type Pantry,
  type RecipeLine,
  swapLine,
  hasSwapped,
} from '@commissary/domain/recipe'
import { inArray, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import type { LoadedPantry } from '../recipes/pantry.ts'
import type { DatedSwap } from '../recipes/dated-swap.ts'

type Problem = Schemas['ReplacementProblem']

const shown = 100

/** The lines whose amounts the new food cannot convert although the old one could. */
export async function replacementProblems(
  tx: Tx,
  swap: DatedSwap,
  pantry: LoadedPantry,
  found: { recipeIds: readonly number[]; menuItemIds: readonly number[] },
): Promise<Schemas['ReplacementPreview']['problems']> {
  const all = [
    ...recipeProblems(swap, pantry, found.recipeIds),
    ...(await menuItemProblems(tx, swap, pantry, found.menuItemIds)),
    ...(await menuProblems(tx, swap, pantry)),
  ]
  return { total: all.length, rows: all.slice(0, shown) }
}

const isLost = (line: RecipeLine, swap: FoodSwap, pantry: Pantry) =>
  hasSwapped(line, swap) && canConvert(line, pantry) && !canConvert(swapLine(line, swap), pantry)

const recipeProblems = (swap: FoodSwap, pantry: LoadedPantry, ids: readonly number[]): Problem[] =>
  ids.flatMap((id) => {
    const recipe = pantry.recipe(id)
    return (recipe?.lines ?? [])
      .filter((line) => isLost(line, swap, pantry))
      .map(({ amount, unit, measure = null }) => ({ name: recipe?.name ?? '', date: null, amount, unit, measure }))
  })

/** A portion as a recipe line with the food that is replaced. */
const portionLine = ({ kind, id }: FoodSwap, portion: { amount: string; unit: string }): RecipeLine => ({
  ...(kind === 'ingredient' ? { ingredientId: id } : { subRecipeId: id }),
  amount: toAmount(portion.amount),
  unit: portion.unit as RecipeLine['unit'],
})

async function menuItemProblems(
  tx: Tx,
  swap: FoodSwap,
  pantry: LoadedPantry,
  ids: readonly number[],
): Promise<Problem[]> {
  if (ids.length === 0) return []
  const items = await tx
    .select()
    .from(menuItem)
    .where(inArray(menuItem.id, [...ids]))
  return items.flatMap(({ name, portions }) =>
    gradeGroups.flatMap((group) => {
      const portion = portions[group]
      const isProblem = portion && isLost(portionLine(swap, portion), swap, pantry)
      return isProblem ? [{ name, date: null, ...portion, measure: null }] : []
    }),
  )
}

/** One problem for all menu lines with the same portion. */
async function menuProblems(tx: Tx, swap: DatedSwap, pantry: LoadedPantry): Promise<Problem[]> {
  const food = sql.identifier(swap.kind === 'ingredient' ? 'ingredient_id' : 'recipe_id')
  const portions = await tx.execute<{ amount: string; unit: string; date: string }>(sql`
    select line.portion_amount as amount, line.portion_unit as unit, min(line.date) as date from (
      select line.${food} as food, portion_amount, portion_unit, day.date
      from master_line line join master_day day on day.id = line.master_day_id
      union all
      select recurring.${food}, portion_amount, portion_unit, date from (${recurringLines}) recurring
      union all
      select line.${food}, portion_amount, portion_unit, day.date
      from published_line line join school_base_day day on day.published_day_id = line.published_day_id
      union all
      select line.${food}, portion_amount, portion_unit, day.date
      from school_line_change line join school_day day on day.id = line.school_day_id
    ) line
    where line.food = ${swap.id} and line.portion_amount is not null and line.date >= ${swap.from}
    group by line.portion_amount, line.portion_unit order by date`)
  return portions
    .filter((portion) => isLost(portionLine(swap, portion), swap, pantry))
    .map(({ amount, unit, date }) => ({ name: null, date, amount: toAmount(amount), unit, measure: null }))
}
