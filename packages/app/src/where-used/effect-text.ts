import type { AllergenFinding, PortionValues, Total } from '@commissary/api-client'
import { toDeclared } from '@commissary/domain/food'
import { creditDetails } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'

/** What a change does to a portion: "Calories: 110 → ≥ 200". Values that read the same are left out. */
export function effectTexts(wording: Wording, before: PortionValues, after: PortionValues): string[] {
  const { t, formats } = wording
  const total = (format: (value: number) => string) => (value: Total) => totalText(wording, value, format)
  const calories = total((value) => formats.number(value, 0))
  const sodium = total((value) => t('whereUsed.effects.milligrams', { amount: formats.number(value, 0) }))
  const cost = total(formats.moneyExact)
  const credits = ({ credits: own }: PortionValues) => creditDetails(wording, own) || t('whereUsed.effects.none')
  const values = [
    { label: t('whereUsed.effects.calories'), from: calories(before.calories), to: calories(after.calories) },
    { label: t('whereUsed.effects.sodium'), from: sodium(before.sodium), to: sodium(after.sodium) },
    { label: t('whereUsed.effects.credits'), from: credits(before), to: credits(after) },
    { label: t('whereUsed.effects.cost'), from: cost(before.cost), to: cost(after.cost) },
    ...allergenChanges(wording, before.allergens, after.allergens),
  ]
  return values.filter(({ from, to }) => from !== to).map((value) => t('whereUsed.effects.change', value))
}

function totalText({ t }: Wording, { known, missing }: Total, format: (value: number) => string): string {
  if (missing.length === 0) return format(known)
  return known === 0 ? t('whereUsed.effects.unknown') : t('whereUsed.effects.atLeast', { value: format(known) })
}

function allergenChanges(
  { t, country }: Wording,
  before: readonly AllergenFinding[],
  after: readonly AllergenFinding[],
) {
  const levels = new Map(toDeclared(after, country).map(({ allergen, level }) => [allergen, level]))
  return toDeclared(before, country).map(({ allergen, level }) => ({
    label: t(`words.allergens.${allergen}`),
    from: t(`whereUsed.effects.levels.${level}`),
    to: t(`whereUsed.effects.levels.${levels.get(allergen) ?? 'unknown'}`),
  }))
}
