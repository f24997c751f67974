import type { AllergenFinding, PortionValues, Total } from '@commissary/api-client'
import { vegetableSubgroups } from '@commissary/domain/crediting'
import { toDeclared } from '@commissary/domain/food'
import { creditText, separator, unassessedFoods } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'

/** What a change does to a portion: "Calories: 110 → ≥ 200". Values that read the same are left out. */
export function effectTexts(wording: Wording, before: PortionValues, after: PortionValues): string[] {
  const { t, formats } = wording
  const total = (format: (value: number) => string) => (value: Total) => totalText(wording, value, format)
  const calories = total((value) => formats.number(value, 0))
  const sodium = total((value) => t('whereUsed.effects.milligrams', { amount: formats.number(value, 0) }))
  const cost = total(formats.moneyExact)
  const values = [
    { label: t('whereUsed.effects.calories'), from: calories(before.calories), to: calories(after.calories) },
    { label: t('whereUsed.effects.sodium'), from: sodium(before.sodium), to: sodium(after.sodium) },
    { label: t('whereUsed.effects.credits'), from: creditsText(wording, before), to: creditsText(wording, after) },
    { label: t('whereUsed.effects.cost'), from: cost(before.cost), to: cost(after.cost) },
    ...allergenChanges(wording, before.allergens, after.allergens),
  ]
  return values.filter(({ from, to }) => from !== to).map((value) => t('whereUsed.effects.change', value))
}

/** "≥ 2 oz eq M/MA · 0.5 cup V (0.25 RO)": with subgroups and lower bounds, so that a change of them shows. */
function creditsText(wording: Wording, { credits }: PortionValues): string {
  const { t, formats } = wording
  const known = credits
    .filter(({ credited, missing, notAssessed }) => credited > 0 || missing.length > notAssessed.length)
    .map((credit) => {
      const cups = vegetableSubgroups.flatMap((subgroup) => {
        const amount = credit.subgroups[subgroup] ?? 0
        return amount > 0 ? [`${formats.amount(amount)} ${t(`words.subgroupsShort.${subgroup}`)}`] : []
      })
      const value = creditText(wording, credit)
      const text = credit.missing.length > 0 ? t('whereUsed.effects.atLeast', { value }) : value
      return cups.length > 0 ? `${text} (${cups.join(', ')})` : text
    })
  const isAssessed = unassessedFoods(credits).length === 0
  return [...known, ...(isAssessed ? [] : [t('words.notAssessed')])].join(separator) || t('whereUsed.effects.none')
}

function totalText({ t }: Wording, { known, missing }: Total, format: (value: number) => string): string {
  if (missing.length === 0) return format(known)
  return known === 0 ? t('whereUsed.effects.unknown') : t('whereUsed.effects.atLeast', { value: format(known) })
}

function allergenChanges(
  { t, formats, country }: Wording,
  before: readonly AllergenFinding[],
  after: readonly AllergenFinding[],
) {
  const levels = new Map(toDeclared(after, country).map(({ allergen, level }) => [allergen, level]))
  const changed = toDeclared(before, country).map(({ allergen, level }) => ({
    allergen: t(`words.allergens.${allergen}`),
    from: t(`whereUsed.effects.levels.${level}`),
    to: t(`whereUsed.effects.levels.${levels.get(allergen) ?? 'unknown'}`),
  }))
  // Many can become unknown at once: one line for all that change alike.
  return [...Map.groupBy(changed, ({ from, to }) => `${from} ${to}`).values()].flatMap((alike) => {
    const [first] = alike
    return first ? [{ label: formats.list(alike.map(({ allergen }) => allergen)), from: first.from, to: first.to }] : []
  })
}
