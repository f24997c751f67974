import { choices, limits } from '@commissary/api-client'
import { creditProducts } from '@commissary/domain/crediting'
import {
  allergens,
  creditStatuses,
  type CreditValues,
  dietTags,
  type IngredientValues,
  type MeasureValues,
  nutrientCodes,
  type PackValues,
  type PriceValues,
} from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import { choiceOf } from '../../forms/choice.ts'

type Quantity = IngredientValues['serving']

/** The fields that can be merged after someone else saved the ingredient, in the order of the form. Lists merge as a whole. */
export function mergeableFields(t: Translate): MergeableField[] {
  const texts = textsOf(t)
  const plain = (name: 'name' | 'category' | 'brand' | 'code' | 'densityGml' | 'eachWeightG' | 'ediblePct') => ({
    name,
    label: t(`ingredientRecord.fields.${name}`),
  })

  return [
    ...(['name', 'category', 'brand', 'code'] as const).map(plain),
    { name: 'source', label: t('ingredientRecord.fields.sourceKind'), text: as(texts.source) },
    ...(['densityGml', 'eachWeightG', 'ediblePct'] as const).map(plain),
    { name: 'measures', label: t('ingredientRecord.sections.measures'), text: as(texts.measures) },
    ...nutrientCodes.map((code) => ({
      name: `nutrients.${code}`,
      label: t(`nutrients.names.${code}`),
      text: as((value: string) => value || t('common.unknown')),
    })),
    { name: 'referenceFoodId', label: t('ingredientRecord.link.fields.referenceFoodId'), text: as(texts.food) },
    { name: 'estimates', label: t('ingredientRecord.link.fields.estimates'), text: as(texts.estimates) },
    { name: 'stated', label: t('ingredientRecord.statedValues'), text: as(texts.estimates) },
    { name: 'label', label: t('ingredientRecord.link.fields.label'), text: as(texts.label) },
    { name: 'hasNoAddedSugars', label: t('ingredientRecord.noAddedSugars'), text: as(texts.hasNoAddedSugars) },
    ...allergens.map((allergen) => ({
      name: `allergens.${allergen}`,
      label: t(`words.allergens.${allergen}`),
      text: as(texts.allergenLevel),
    })),
    { name: 'creditStatus', label: t('ingredientRecord.fields.creditStatus'), text: as(texts.creditStatus) },
    { name: 'creditEvidence', label: t('ingredientRecord.fields.creditEvidence'), text: as(texts.creditEvidence) },
    { name: 'milk', label: t('ingredientRecord.fields.milkFat'), text: as(texts.milk) },
    { name: 'crediting', label: t('ingredientRecord.sections.crediting'), text: as(texts.crediting) },
    { name: 'dietTags', label: t('ingredientRecord.dietTags'), text: as(texts.dietTags) },
    { name: 'packs', label: t('ingredientRecord.sections.packs'), text: as(texts.packs) },
    { name: 'prices', label: t('ingredientRecord.sections.price'), text: as(texts.prices) },
    { name: 'serving', label: t('ingredientRecord.fields.servingAmount'), text: as(texts.quantity) },
    { name: 'mealCategory', label: t('ingredientRecord.fields.mealCategory'), text: as(texts.mealCategory) },
    { name: 'discontinuedOn', label: t('ingredientRecord.discontinued.from') },
    {
      name: 'replacement',
      label: t('ingredientRecord.discontinued.instead'),
      text: as((food: IngredientValues['replacement']) => food?.name ?? ''),
    },
  ]
}

/** A merge passes each field its own value, typed as unknown. */
const as =
  <Value>(text: (value: Value) => string) =>
  (value: unknown) =>
    text(value as Value)

function textsOf(t: Translate) {
  /** The text of a chosen option; '' where none is chosen. */
  const chosen = <Choice extends string>(all: readonly Choice[], value: string, text: (choice: Choice) => string) => {
    const choice = choiceOf(all, value)
    return choice === undefined ? '' : text(choice)
  }
  const unit = (value: string) => chosen(choices.Unit, value, (one) => t(`words.units.${one}`))
  const quantity = ({ amount, unit: of }: Quantity) => (amount.trim() === '' ? '' : `${amount} ${unit(of)}`)
  const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator)

  return {
    quantity,
    source: ({ kind, id, release }: IngredientValues['source']) =>
      joined(
        [chosen(limits.FoodSource.kind.choices, kind, (one) => t(`ingredientRecord.sources.${one}`)), id, release],
        ' ',
      ),
    measures: (measures: readonly MeasureValues[]) =>
      measures
        .map(({ amount, measure, unit: of, grams }) => `${amount} ${measure || unit(of)} = ${grams} g`)
        .join('; '),
    food: (id: number | null) => (id === null ? '' : String(id)),
    estimates: (estimates: IngredientValues['estimates']) =>
      joined(
        nutrientCodes.map((code) => (estimates[code] ? t(`nutrients.names.${code}`) : '')),
        ', ',
      ),
    label: (label: IngredientValues['label']) => (label ? (label.servingText ?? `${label.servingG} g`) : ''),
    hasNoAddedSugars: (isSet: boolean) => (isSet ? t('ingredientRecord.noAddedSugars') : ''),
    allergenLevel: (level: string) =>
      t(`ingredientRecord.allergenLevels.${choiceOf(choices.AllergenLevel, level) ?? 'unknown'}`),
    creditStatus: (status: string) =>
      t(`ingredients.creditStatuses.${choiceOf(creditStatuses, status) ?? 'notAssessed'}`),
    creditEvidence: (evidence: string) =>
      chosen(choices.CreditEvidence, evidence, (one) => t(`ingredientRecord.evidence.${one}`)),
    milk: ({ fat, isFlavored }: IngredientValues['milk']) =>
      joined(
        [
          chosen(limits.MilkKind.fat.choices, fat, (one) => t(`ingredientRecord.milkFats.${one}`)),
          fat !== '' && isFlavored ? t('ingredientRecord.fields.isFlavored') : '',
        ],
        ', ',
      ),
    crediting: (credits: readonly CreditValues[]) =>
      credits
        .map(
          ({
            component,
            subgroup,
            credit,
            per,
            basis,
            portionsPerPurchaseUnit,
            cookedYieldPct,
            yieldFrom,
            product,
            ...flags
          }) =>
            joined(
              [
                chosen(choices.MealComponent, component, (one) => t(`words.components.${one}`)),
                chosen(choices.VegetableSubgroup, subgroup, (one) => t(`words.subgroups.${one}`)),
                basis === 'purchased'
                  ? t('words.creditRulePurchased', { portions: portionsPerPurchaseUnit, credit, per: quantity(per) })
                  : t('words.creditRule', { credit, per: quantity(per) }),
                basis === 'purchased' || cookedYieldPct === ''
                  ? ''
                  : `${t(`ingredientRecord.yieldsFrom.${yieldFrom === 'AP' ? 'AP' : 'EP'}`)} ${cookedYieldPct}%`,
                chosen(creditProducts, product, (one) => t(`ingredientRecord.products.${one}`)),
                ...(['isWholeGrainRich', 'isGrainDessert', 'isJuice'] as const)
                  .filter((flag) => flags[flag])
                  .map((flag) => t(`ingredientRecord.fields.${flag}`)),
              ],
              ', ',
            ),
        )
        .join('; '),
    dietTags: (tags: readonly string[]) =>
      joined(
        tags.map((tag) => chosen(dietTags, tag, (one) => t(`words.dietTags.${one}`))),
        ', ',
      ),
    packs: (packs: readonly PackValues[]) =>
      joined(
        packs.map(({ text, case: { holds }, each }) => text || joined([holds, quantity(each.content)], ' × ')),
        '; ',
      ),
    prices: (prices: readonly PriceValues[]) =>
      joined(
        prices.map(({ amount, per, validFrom }) =>
          amount === ''
            ? ''
            : joined([t('ingredients.pricePer', { money: amount, quantity: quantity(per) }), validFrom], ' '),
        ),
        '; ',
      ),
    mealCategory: (category: string) => chosen(choices.MealCategory, category, (one) => t(`words.categories.${one}`)),
  }
}
