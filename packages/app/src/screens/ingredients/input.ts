import { choices, type Ingredient, type IngredientInput, limits } from '@commissary/api-client'
import { allergens, nutrientCodes } from '@commissary/domain/food'
import { parseDecimal } from '@commissary/domain/units'

import { choiceOf } from '../../forms/choice.ts'
import type { CreditValues, IngredientValues, QuantityValues } from './values.ts'

const text = (value: string) => value.trim() || null
const number = (value: string) => parseDecimal(value.trim())

function quantity({ amount, unit }: QuantityValues) {
  const chosen = choiceOf(choices.Unit, unit)
  return amount.trim() === '' || !chosen ? null : { amount: amount.trim(), unit: chosen }
}

/** Entries with a value only: what is blank is left out, for an absent value is unknown. */
function filled<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value | null | undefined) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return value === null || value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, Value>>
}

/** The form's values as the call takes them. Call it only for values without errors. `reason` is said of added sugars. */
export function toInput(
  values: IngredientValues,
  stored: Pick<Ingredient, 'referenceFoodId' | 'nutrientNotes'> | null,
  reason: string,
): Required<IngredientInput> {
  const { addedSugars: noteOnSugars, ...notes } = stored?.nutrientNotes ?? {}
  const milkFat = choiceOf(limits.MilkKind.fat.choices, values.milk.fat)
  const kind = choiceOf(limits.FoodSource.kind.choices, values.source.kind)
  const per = quantity(values.price.per)

  return {
    code: text(values.code),
    name: values.name.trim(),
    category: text(values.category),
    brand: text(values.brand),
    referenceFoodId: stored?.referenceFoodId ?? null,
    source: kind ? { kind, id: text(values.source.id), release: text(values.source.release) } : null,
    densityGml: number(values.densityGml),
    eachWeightG: number(values.eachWeightG),
    ediblePct: number(values.ediblePct),
    measures: values.measures.map(({ amount, measure, unit, grams }) => ({
      amount: number(amount) ?? 1,
      measure: measure.trim() || unit,
      unit: choiceOf(choices.Unit, unit) ?? null,
      grams: number(grams) ?? 0,
    })),
    nutrients: {
      ...filled(nutrientCodes, (code) => number(values.nutrients[code])),
      ...(values.isNothingSweetAdded ? { addedSugars: 0 } : {}),
    },
    nutrientNotes: {
      ...notes,
      ...(values.isNothingSweetAdded
        ? { addedSugars: { status: 'known', reason: noteOnSugars?.reason ?? reason } }
        : {}),
    },
    allergens: filled(allergens, (allergen) => choiceOf(choices.AllergenLevel, values.allergens[allergen] ?? '')),
    crediting: values.crediting.flatMap(creditRule),
    creditEvidence: choiceOf(choices.CreditEvidence, values.creditEvidence) ?? null,
    milk: milkFat ? { fat: milkFat, isFlavored: values.milk.isFlavored } : null,
    price: values.price.amount.trim() === '' || !per ? null : { amount: values.price.amount.trim(), per },
    serving: quantity(values.serving),
    mealCategory: choiceOf(choices.MealCategory, values.mealCategory) ?? null,
  }
}

function creditRule(values: CreditValues) {
  const component = choiceOf(choices.MealComponent, values.component)
  const per = quantity(values.per)
  const credit = number(values.credit)
  if (!component || !per || credit === null) return []
  return {
    component,
    subgroup: component === 'VEGETABLE' ? (choiceOf(choices.VegetableSubgroup, values.subgroup) ?? null) : null,
    credit,
    per,
    cookedYieldPct: number(values.cookedYieldPct),
    isWholeGrainRich: component === 'GRAIN' && values.isWholeGrainRich,
    isGrainDessert: component === 'GRAIN' && values.isGrainDessert,
    isJuice: (component === 'FRUIT' || component === 'VEGETABLE') && values.isJuice,
  }
}
