import type { Schemas } from '../../contract/operations.ts'
import type { RecordFields } from '../history/record-event.ts'
import { toAmount } from '../../shared/lists.ts'

type Recipe = Schemas['Recipe']

/**
 * The parts of a change that are not in columns: the status, the number, and the lines that were removed and
 * added. Codes and numbers only, so that clients put them into words.
 */
export function linesHistory(before: Recipe, after: Recipe): { before: RecordFields; after: RecordFields } {
  const [old, now] = [linesOf(before), linesOf(after)]
  return {
    before: { number: before.number, lines: without(old, now).join('; '), status: before.status },
    after: { number: after.number, lines: without(now, old).join('; '), status: after.status },
  }
}

/** "15 lb Ground beef, browned" */
function linesOf({ lines, pantry }: Recipe): string[] {
  const foods = new Map(pantry.ingredients.map(({ id, name }) => [id, name]))
  const recipes = new Map(pantry.recipes.map(({ id, name }) => [id, name]))
  return lines.map(({ ingredientId, subRecipeId, plus, form, yieldPct, retentionCode, prepNote, ...line }) => {
    const name = foods.get(ingredientId ?? 0) ?? recipes.get(subRecipeId ?? 0) ?? ''
    const quantity = [quantityText(line), plus && quantityText(plus)].filter(Boolean).join(' + ')
    const percent = typeof yieldPct === 'number' ? `${yieldPct}%` : null
    const details = [prepNote, form === 'AP' ? form : null, percent, retentionCode]
    return [[quantity, name].filter(Boolean).join(' '), ...details].filter(Boolean).join(', ')
  })
}

const quantityText = ({ amount, unit, measure }: Pick<Recipe['lines'][number], 'amount' | 'unit' | 'measure'>) =>
  amount === null ? '' : `${toAmount(amount)} ${measure ?? unit}`

/** The entries that the other list lacks; of equal ones, as many as it lacks. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return lines.filter((line) => {
    const index = rest.indexOf(line)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
