import { discontinuedIn, discontinuedOn, type MenuDay } from '@commissary/domain/menu'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import type { LoadedPantry } from '../recipes/pantry.ts'

type DayInput = Schemas['CalendarDayInput']

/**
 * Throws a 422 for a line with an ingredient that is discontinued on the day and was not on it before. A recipe with one is
 * accepted: the line says so, and it is replaced in the recipe. `whole` is the input with the foods of its master items.
 */
export function refuseDiscontinued(
  input: DayInput,
  whole: DayInput,
  { date, stored }: { date: string; stored: readonly MenuDay[] },
  pantry: Pick<LoadedPantry, 'food' | 'recipe'>,
): void {
  const onDay = new Set(stored.flatMap((day) => day.lines.map(({ ingredientId }) => ingredientId)))
  const fields: FieldMessages = {}
  for (const [index, { ingredientId = null }] of whole.lines.entries()) {
    if (onDay.has(ingredientId)) continue
    const [found] = discontinuedOn(discontinuedIn({ ingredientId }, pantry), date)
    if (!found) continue
    const { name, from, replacementName } = found
    const isOwn = typeof input.lines[index]?.ingredientId === 'number'
    fields[`lines.${index}.${isOwn ? 'ingredientId' : 'menuItemId'}`] = message('calendars.discontinued', {
      name,
      date: Temporal.PlainDate.from(from),
      replacement: replacementName ?? '',
      hasReplacement: String(replacementName !== null),
    })
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}
