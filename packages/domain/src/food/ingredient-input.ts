import {
  creditEvidences,
  mealComponents,
  vegetableSubgroups,
  type CreditProduct,
  type CreditRule,
} from '../crediting/model.ts'
import { estimateNotes, statedNotes } from './estimates.ts'
import { mealCategories } from './model.ts'
import { parseDecimal } from '../units/decimal.ts'
import { units, type Quantity } from '../units/model.ts'
import {
  foodSourceKinds,
  type CreditValues,
  type IngredientRecord,
  type IngredientValues,
  type PackValues,
  type PriceValues,
  type QuantityValues,
} from './ingredient-values.ts'
import { dietTags, type DietTag } from './diet-tags.ts'
import { packLevels, type Pack } from './packs.ts'
import type { DatedPrice } from './prices.ts'
import { recordOf } from '../units/records.ts'
import { allergenLevels, allergens, milkFats, nutrientCodes, type Allergens, type Nutrients } from './model.ts'

const textOrNull = (value: string) => value.trim() || null
const number = (value: string) => parseDecimal(value.trim())
const oneOf = <Choice extends string>(choices: readonly Choice[], value: string): Choice | undefined =>
  choices.find((choice) => choice === value)

/**
 * The record for an ingredient's form values. Call it only for values without problems. `stored` supplies the fields that the
 * form does not show. `noAddedSugarsReason` is the note saved if "No added sugars" is checked.
 */
export function toIngredientInput(
  values: IngredientValues,
  stored: Partial<Pick<IngredientRecord, 'nutrientNotes'>> | null,
  noAddedSugarsReason: string,
): IngredientRecord {
  // Unchecking "No added sugars" removes the reason, even for 0.
  const { addedSugars: addedSugarsNote, ...notes } = statedNotes(values)
  const before = stored?.nutrientNotes?.addedSugars
  const storedReason = before?.status === 'known' ? before.reason : undefined
  const milkFat = oneOf(milkFats, values.milk.fat)
  const kind = oneOf(foodSourceKinds, values.source.kind)

  return {
    code: textOrNull(values.code),
    name: values.name.trim(),
    category: textOrNull(values.category),
    brand: textOrNull(values.brand),
    referenceFoodId: values.referenceFoodId,
    source: kind ? { kind, id: textOrNull(values.source.id), release: textOrNull(values.source.release) } : null,
    densityGml: number(values.densityGml),
    eachWeightG: number(values.eachWeightG),
    ediblePct: number(values.ediblePct),
    measures: values.measures.map(({ amount, measure, unit, grams }) => ({
      amount: number(amount) ?? 1,
      measure: measure.trim() || unit,
      unit: oneOf(units, unit) ?? null,
      grams: number(grams) ?? 0,
    })),
    nutrients: toNutrients(values),
    nutrientNotes: {
      ...notes,
      ...estimateNotes(values),
      ...(values.hasNoAddedSugars
        ? { addedSugars: { status: 'known', reason: addedSugarsNote?.reason ?? storedReason ?? noAddedSugarsReason } }
        : {}),
    },
    label: values.label,
    allergens: toAllergens(values),
    crediting: creditingOf(values),
    creditEvidence: oneOf(creditEvidences, values.creditEvidence) ?? null,
    milk: milkFat ? { fat: milkFat, isFlavored: values.milk.isFlavored } : null,
    dietTags: toDietTags(values),
    packs: toPacks(values.packs),
    prices: toPrices(values.prices),
    serving: quantity(values.serving),
    mealCategory: oneOf(mealCategories, values.mealCategory) ?? null,
    discontinuedOn: textOrNull(values.discontinuedOn),
    replacementId: textOrNull(values.discontinuedOn) === null ? null : (values.replacement?.id ?? null),
  }
}

/** The nutrients of the form that are numbers, per 100 g. */
export const toNutrients = ({ nutrients, hasNoAddedSugars }: IngredientValues): Nutrients => ({
  ...filled(nutrientCodes, (code) => number(nutrients[code])),
  ...(hasNoAddedSugars ? { addedSugars: 0 } : {}),
})

/** The allergens of the form that are stated. */
export const toAllergens = (values: IngredientValues): Allergens =>
  filled(allergens, (allergen) => oneOf(allergenLevels, values.allergens[allergen] ?? ''))

export const toDietTags = (values: IngredientValues): DietTag[] =>
  dietTags.filter((tag) => values.dietTags.includes(tag))

/** The packs of the form. A level without any entry is not part of its pack; a pack without levels or text is omitted. */
export const toPacks = (values: readonly PackValues[]): Pack[] => values.flatMap(pack)

function pack(values: PackValues): Pack[] {
  const levels = recordOf(packLevels, (name) => {
    const { gtin, content, holds } = values[name]
    const level = { gtin: textOrNull(gtin), content: quantity(content), holds: number(holds) }
    return Object.values(level).some((value) => value !== null) ? level : null
  })
  const text = textOrNull(values.text)
  return text === null && packLevels.every((name) => levels[name] === null) ? [] : [{ text, ...levels }]
}

/** The prices of the form. A row without an amount is omitted. */
export const toPrices = (values: readonly PriceValues[]): DatedPrice[] => values.flatMap(price)

function price({ vendorId, vendorItemCode, amount, per, validFrom, breaks = [] }: PriceValues): DatedPrice[] {
  const of = quantity(per)
  if (amount.trim() === '' || !of) return []
  const vendor = number(vendorId)
  const lower = breaks.flatMap(({ packs, amount: text }) => {
    const from = number(packs)
    return from === null || text.trim() === '' ? [] : [{ packs: from, amount: text.trim() }]
  })
  return [
    {
      vendorId: vendor,
      vendorItemCode: textOrNull(vendorItemCode),
      amount: amount.trim(),
      per: of,
      validFrom: textOrNull(validFrom),
      ...(lower.length > 0 && { breaks: lower }),
    },
  ]
}

function quantity({ amount, unit }: QuantityValues): Quantity | null {
  const chosen = oneOf(units, unit)
  return amount.trim() === '' || !chosen ? null : { amount: amount.trim(), unit: chosen }
}

/** Only the entries with a value. Absent ones are unknown. */
function filled<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value | null | undefined) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return value === null || value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, Value>>
}

/** A rule's yield: portions per purchase unit, or a percentage and what it is a percentage of. */
function yieldOf({ basis, portionsPerPurchaseUnit, cookedYieldPct, yieldFrom }: CreditValues) {
  if (basis === 'purchased') {
    return { portionsPerPurchaseUnit: number(portionsPerPurchaseUnit), cookedYieldPct: null, yieldFrom: null }
  }
  const pct = number(cookedYieldPct)
  const from = yieldFrom === 'AP' ? ('AP' as const) : ('EP' as const)
  return { portionsPerPurchaseUnit: null, cookedYieldPct: pct, yieldFrom: pct === null ? null : from }
}

function creditingOf({ creditStatus, crediting }: IngredientValues): CreditRule[] | null {
  if (creditStatus === 'credits') return crediting.flatMap(creditRule)
  return creditStatus === 'doesNotCredit' ? [] : null
}

/** What a food with a credit to a component can be, for the rules about products. */
export const productsOf = (component: string): readonly CreditProduct[] =>
  component === 'GRAIN' ? ['CEREAL', 'OTHER'] : component === 'MEAT_ALTERNATE' ? ['YOGURT', 'OTHER'] : []

function creditRule(values: CreditValues): CreditRule[] {
  const component = oneOf(mealComponents, values.component)
  const per = quantity(values.per)
  const credit = number(values.credit)
  if (!component || !per || credit === null) return []
  return [
    {
      component,
      subgroup: component === 'VEGETABLE' ? (oneOf(vegetableSubgroups, values.subgroup) ?? null) : null,
      credit,
      per,
      ...yieldOf(values),
      isWholeGrainRich: component === 'GRAIN' && values.isWholeGrainRich,
      isGrainDessert: component === 'GRAIN' && values.isGrainDessert,
      isJuice: (component === 'FRUIT' || component === 'VEGETABLE') && values.isJuice,
      product: oneOf(productsOf(component), values.product) ?? null,
    },
  ]
}
