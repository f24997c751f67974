import { componentUnits } from '@commissary/domain/crediting'
import { nutrientFacts } from '@commissary/domain/food'
import {
  creditRoundedDown,
  ingredientShares,
  isComponent,
  type PortionIngredient,
  type PortionNutrition,
  type TraceableValue,
} from '@commissary/domain/recipe'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import type { ReasonEntry } from '@commissary/ui/menu'

/** Each ingredient's part in a value of the portion: missing values first, then shares, largest first, then rounding. */
export function ingredientReasons(
  wording: Wording,
  value: TraceableValue,
  ingredients: readonly PortionIngredient[],
  portion: PortionNutrition,
): ReasonEntry[] {
  const { t } = wording
  const shares = ingredientShares(ingredients, value)
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  const entryOf = ({ id, name, ingredientId, within }: PortionIngredient) => ({
    id,
    label: name,
    detail: within.length === 0 ? null : t('nutritionAnalysis.within', { recipe: within.join(' > ') }),
    itemId: ingredientId === null ? null : String(ingredientId),
  })

  const missing = shares
    .filter(({ hasMissingValue }) => hasMissingValue)
    .map(({ ingredient, isNotAssessed }): ReasonEntry => ({
      ...entryOf(ingredient),
      id: `${ingredient.id}-gap`,
      kind: 'unknown',
      label: t(isNotAssessed ? 'checks.reasons.notAssessed' : 'checks.reasons.unknown', { food: ingredient.name }),
      amount: null,
      share: null,
    }))

  const digits = isComponent(value) ? 3 : nutrientDigits(value)
  const contributing = shares
    // Leaves out amounts that would display as zero.
    .filter(({ amount }) => amount >= 0.5 / 10 ** digits)
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ ingredient, amount }): ReasonEntry => ({
      ...entryOf(ingredient),
      kind: 'share',
      amount: amountText(wording, value, amount),
      share: amount / sum,
    }))

  const roundedDown = creditRoundedDown(portion, value)
  const rounding: ReasonEntry = {
    id: 'rounding',
    kind: 'rounding',
    label: t('nutritionAnalysis.roundedDown'),
    amount: amountText(wording, value, roundedDown),
    share: null,
    itemId: null,
  }
  return [...missing, ...contributing, ...(roundedDown > 0 ? [rounding] : [])]
}

function amountText({ t, formats }: Wording, value: TraceableValue, amount: number): string {
  if (isComponent(value)) return t(`checks.value.${componentUnits[value]}`, { value: formats.amount(amount) })
  return t('nutritionAnalysis.amount', {
    value: formats.number(amount, nutrientDigits(value)),
    unit: t(`nutrients.units.${nutrientFacts[value].unit}`),
  })
}
