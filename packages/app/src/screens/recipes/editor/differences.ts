import type { Recipe } from '@commissary/api-client'
import { formatAmount } from '@commissary/domain/units'

import type { Wording } from '../../../compliance/wording.ts'
import type { Difference } from '../../../forms/ConflictBanner.tsx'
import { type RecipeDraft } from './draft.ts'
import { toInput } from './records.ts'

/** The fields in which the draft differs from what somebody else stored meanwhile. */
export function recipeDifferences(draft: RecipeDraft, current: unknown, { t }: Wording): Difference[] {
  if (typeof current !== 'object' || current === null) return []
  const theirs = current as Partial<Recipe>
  const mine = toInput(draft)
  const pairs: [string, string | null | undefined, string | null | undefined][] = [
    [t('recipes.fields.name'), mine.name, theirs.name],
    [t('recipes.fields.type'), typeName(t, mine.type), typeName(t, theirs.type)],
    [t('recipes.fields.portions'), formatAmount(mine.portions), formatAmount(theirs.portions ?? '')],
    [t('recipes.fields.portionLabel'), mine.portionLabel, theirs.portionLabel],
    [t('recipes.fields.directions'), mine.directions, theirs.directions],
    [t('recipes.ingredients'), linesText(mine.lines, t), linesText(theirs.lines ?? [], t)],
  ]
  return pairs
    .filter(([, a, b]) => (a ?? '') !== (b ?? ''))
    .map(([field, a, b]) => ({ field, mine: a ?? '', theirs: b ?? '' }))
}

const typeName = (t: Wording['t'], type: Recipe['type'] | undefined) => (type ? t(`words.recipeTypes.${type}`) : '')

function linesText(lines: Recipe['lines'], t: Wording['t']): string {
  return lines
    .map(({ amount, unit, ingredientId, subRecipeId }) =>
      [
        amount === null ? '' : formatAmount(amount),
        t(`words.units.${unit}`),
        `#${ingredientId ?? subRecipeId ?? '?'}`,
      ].join(' '),
    )
    .join(', ')
}
