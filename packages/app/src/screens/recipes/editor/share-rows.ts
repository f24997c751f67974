import { componentUnits, type Credit, type MealComponent } from '@commissary/domain/crediting'
import type { Cooking, LineShare, MissingFood, PortionNutrition, PortionValue } from '@commissary/domain/recipe'
import { settle } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import { creditLine } from '@commissary/messages/nutrition'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import type { ShareRow, ShareTableProps } from '@commissary/ui/menu'

const nutrients = ['calories', 'saturatedFat', 'sodium'] as const

export const shareColumns = ({ t }: Wording): ShareTableProps['columns'] => [
  ...nutrients.map((id) => ({ id, label: t(`recipeRecord.reasons.columns.${id}`) })),
  { id: 'credits', label: t('recipeRecord.reasons.columns.credits') },
  { id: 'cost', label: t('recipeRecord.reasons.columns.cost') },
]

/** A row per line of the recipe, with its part of a portion. */
export const shareRows = (wording: Wording, shares: readonly LineShare[]): ShareRow[] =>
  shares.map(({ index, name, nutrition }) => ({
    id: String(index),
    label: name,
    cells: cellsOf(
      wording,
      nutrition,
      exactCredits(wording, nutrition.credits, ({ exact }) => exact),
    ),
  }))

/** The portion, with what fat lost or gained in cooking removed or added, and how much its credits were rounded down. */
export function totalRows(
  wording: Wording,
  nutrition: PortionNutrition,
  shares: readonly LineShare[],
  cooking: Cooking | null | undefined,
): ShareRow[] {
  const lost = exactCredits(wording, nutrition.credits, ({ exact, credited }) => settle(exact - credited))
  const blank = nutrients.map(() => '')
  const changes = nutrients.map((code) => {
    const before = shares.reduce((sum, share) => sum + share.nutrition.nutrients[code].known, 0)
    const change = nutrition.nutrients[code].known - before
    return settle(change) === 0 ? '' : wording.formats.number(change, nutrientDigits(code))
  })
  return [
    ...(cooking?.fatPct
      ? [{ id: 'cooking', label: wording.t('recipeRecord.reasons.cooking'), cells: [...changes, '', ''] }]
      : []),
    {
      id: 'total',
      label: wording.t('recipeRecord.reasons.total'),
      cells: cellsOf(wording, nutrition, creditLine(wording, nutrition.credits)),
    },
    ...(lost === ''
      ? []
      : [{ id: 'rounding', label: wording.t('recipeRecord.reasons.rounding'), cells: [...blank, lost, ''] }]),
  ]
}

function cellsOf({ formats }: Wording, nutrition: PortionNutrition, credits: string): ShareRow['cells'] {
  return [
    ...nutrients.map((code) => ({ value: nutrition.nutrients[code], digits: nutrientDigits(code) })),
    credits,
    { value: nutrition.cost, format: formats.moneyExact },
  ]
}

/** "1.714 oz eq G · 0.25 cup V", without zero credits. */
function exactCredits(wording: Wording, credits: readonly Credit[], amountOf: (credit: Credit) => number): string {
  const amounts = credits.map((credit) => ({ ...credit, credited: amountOf(credit), notAssessed: [] }))
  return creditLine(wording, amounts)
}

/** How many values a food's sentence names. */
const named = 4

/** What filling in a food's values settles, and what it lacks together with other foods. */
export function missingTexts({ t, formats }: Wording, { values }: MissingFood): string[] {
  const names = (settles: boolean) =>
    values.filter((one) => one.settles === settles).map(({ value }) => valueName(value, t))
  const [settled, others] = [names(true), names(false)]
  const rest = others.length - named
  const shown = rest > 1 ? [...others.slice(0, named), t('recipeRecord.reasons.more', { count: rest })] : others
  return [
    ...(settled.length > 0 ? [t('recipeRecord.reasons.settles', { values: formats.list(settled) })] : []),
    ...(shown.length > 0 ? [t('recipeRecord.reasons.notAlone', { values: formats.list(shown) })] : []),
  ]
}

function valueName(value: PortionValue, t: Translate): string {
  if (value === 'grams' || value === 'cost') return t(`recipeRecord.reasons.values.${value}`)
  return isMealComponent(value) ? t(`words.components.${value}`) : t(`nutrients.names.${value}`)
}

const isMealComponent = (value: PortionValue): value is MealComponent => value in componentUnits
