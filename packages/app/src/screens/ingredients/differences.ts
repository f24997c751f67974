import { allergens, nutrientCodes } from '@commissary/domain/food'

import type { Difference } from '../../forms/ConflictBanner.tsx'
import type { Translate } from '@commissary/messages'
import { type IngredientValues, toValues } from './values.ts'

/** The fields in which the form differs from what somebody else stored meanwhile. */
export function ingredientDifferences(mine: IngredientValues, current: unknown, t: Translate): Difference[] {
  if (typeof current !== 'object' || current === null) return []
  const theirs = toValues(current)
  const plain = ['name', 'category', 'brand', 'code', 'densityGml', 'eachWeightG', 'ediblePct'] as const
  const level = (value: string | undefined) => value || t('words.allergenLevels.unknown')

  const pairs: [string, string, string][] = [
    ...plain.map((name): [string, string, string] => [t(`ingredients.fields.${name}`), mine[name], theirs[name]]),
    ...nutrientCodes.map((code): [string, string, string] => [
      t(`words.nutrients.${code}`),
      mine.nutrients[code] || t('common.unknown'),
      theirs.nutrients[code] || t('common.unknown'),
    ]),
    ...allergens.map((allergen): [string, string, string] => [
      t(`words.allergens.${allergen}`),
      level(mine.allergens[allergen]),
      level(theirs.allergens[allergen]),
    ]),
    [t('ingredients.sections.price'), quantityText(mine.price), quantityText(theirs.price)],
    [t('ingredients.sections.measures'), listText(mine.measures), listText(theirs.measures)],
    [t('ingredients.sections.crediting'), listText(mine.crediting), listText(theirs.crediting)],
  ]
  return pairs.filter(([, a, b]) => a !== b).map(([field, a, b]) => ({ field, mine: a, theirs: b }))
}

const quantityText = ({ amount, per }: IngredientValues['price']) =>
  amount === '' ? '' : `${amount} / ${per.amount} ${per.unit}`

const listText = (list: readonly object[]) =>
  list
    .map((entry) =>
      Object.values(entry)
        .flatMap((value) => (typeof value === 'object' ? Object.values(value as object) : value))
        .filter((value) => value !== '' && value !== false)
        .join(' '),
    )
    .join('; ')
