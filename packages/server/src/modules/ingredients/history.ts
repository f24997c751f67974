import { allergens, allergensOf, knownOf, nutrientCodes } from '@commissary/domain/food'
import type { Quantity } from '@commissary/domain/units'

import { changesBetween, type RecordFields } from '../history/record-event.ts'
import type { Ingredient, IngredientInput } from './records.ts'

/**
 * The fields of an ingredient as its history shows them: one per nutrient and allergen, lists as one text. Codes and
 * numbers only, so that clients put them into words.
 */
export function historyOf(food: (IngredientInput & { code: string }) | Ingredient): RecordFields {
  const nutrients = knownOf(food.nutrients ?? {})
  const stated = allergensOf(food.allergens ?? {}).allergens
  return {
    name: food.name.trim(),
    code: food.code,
    category: food.category ?? null,
    brand: food.brand ?? null,
    source: joined([food.source?.kind, food.source?.id, food.source?.release], ' '),
    packs: (food.packs ?? []).map(({ text, ...levels }) => text ?? JSON.stringify(levels)),
    densityGml: food.densityGml ?? null,
    eachWeightG: food.eachWeightG ?? null,
    ediblePct: food.ediblePct ?? null,
    measures: (food.measures ?? []).map(({ amount, measure, grams }) => `${amount} ${measure} = ${grams} g`),
    ...Object.fromEntries(nutrientCodes.map((code) => [`nutrients.${code}`, nutrients[code] ?? null])),
    // A reason without a value does not count.
    ...Object.fromEntries(
      nutrientCodes.map((code) => {
        const note = food.nutrientNotes?.[code]
        return [`nutrientNotes.${code}`, note?.status === 'known' && nutrients[code] !== undefined ? note.reason : null]
      }),
    ),
    ...Object.fromEntries(allergens.map((allergen) => [`allergens.${allergen}`, stated[allergen] ?? null])),
    dietTags: food.dietTags ?? [],
    crediting: food.crediting?.map(creditText) ?? null,
    creditEvidence: food.creditEvidence ?? null,
    milk: joined([food.milk?.fat, food.milk?.isFlavored ? 'isFlavored' : null], ' '),
    prices: (food.prices ?? []).map(({ amount, per, validFrom, breaks = [] }) =>
      joined(
        [
          `${decimal(amount)} / ${text(per)}`,
          validFrom,
          ...breaks.map((one) => `${one.packs}+: ${decimal(one.amount)}`),
        ],
        ' ',
      ),
    ),
    serving: food.serving ? text(food.serving) : null,
    mealCategory: food.mealCategory ?? null,
    discontinuedOn: food.discontinuedOn ?? null,
  }
}

const spec = new Set([
  'densityGml',
  'eachWeightG',
  'ediblePct',
  'measures',
  'packs',
  'crediting',
  'creditEvidence',
  'milk',
])
/** Whether recipes and menus are computed from a field, or it says what a pack holds. */
export const isSpec = (field: string) => spec.has(field) || /^(nutrients|allergens)\./.test(field)

/** Whether two histories differ in what recipes and menus are computed from, or in what a pack holds. */
export const isOtherSpec = (before: RecordFields, after: RecordFields): boolean =>
  changesBetween(before, after).some(({ field }) => isSpec(field))

type Rule = NonNullable<Ingredient['crediting']>[number]

const creditText = ({ component, subgroup, credit, per }: Rule) =>
  `${joined([component, subgroup], ' ')} ${credit} / ${text(per)}`

const text = ({ amount, unit }: Quantity) => `${decimal(amount)} ${unit}`
/** Without the trailing zeros that one of two equal amounts may have. */
const decimal = (amount: string) => String(Number(amount))
const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)
