import {
  type DraftLine,
  isFoodItem,
  itemNumber,
  type LineContext,
  lineProblems,
  lineWeightAndCost,
} from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import type { LineGridRow } from '@commissary/ui/menu'

import { lineProblemText } from './problem-texts.ts'
import { measureOptions } from './unit-options.ts'

export interface GridContext extends LineContext {
  /** The typed or pasted names that items were matched from, by item label. */
  readNames: ReadonlyMap<string, string>
}

/** A line as the grid shows it, with its weight, cost and problems. */
export function gridRow(line: DraftLine, context: GridContext, t: Translate): LineGridRow {
  const { id, amount, unit, plus, item, itemText, prep, form, yieldPct } = line
  const food = item && isFoodItem(item) ? context.pantry.food(itemNumber(item.id)) : undefined
  const readFrom = item ? context.readNames.get(item.label) : undefined
  const problems = Object.entries(lineProblems(line, context).problems)
  return {
    id,
    amount,
    unit,
    plus,
    item,
    itemText,
    ...(readFrom !== undefined && { itemNote: t('recipeRecord.readFrom', { name: readFrom }) }),
    prep,
    form,
    ...(yieldPct.trim() !== '' && { yieldText: t('recipeRecord.yieldShort', { percent: yieldPct.trim() }) }),
    ...(food && { measures: measureOptions(food, t) }),
    ...lineWeightAndCost(line, context.pantry),
    ...(problems.length > 0 && {
      errors: Object.fromEntries(problems.map(([field, problem]) => [field, lineProblemText(problem, t)])),
    }),
  }
}
