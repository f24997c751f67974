import {
  componentUnits,
  mealComponents,
  type MealComponent,
  vegetableSubgroups,
  type Credit,
} from '@commissary/domain/crediting'
import { toDeclared, type Allergen, type AllergenFinding, type AllergenLevel } from '@commissary/domain/food'
import type { DiscontinuedFood } from '@commissary/domain/menu'

import type { Wording } from './wording.ts'

export interface CreditEntry {
  id: Credit['component']
  label: string
  unit: string
  /** Before rounding down. */
  exact: number
  /** After rounding down. */
  credited: number
  missing: readonly string[]
  unproven: readonly string[]
  /** "Red/orange 0.5 cup", "1 oz eq whole grain-rich" */
  parts: string[]
}

/** Foods of a portion whose crediting was never assessed. They may credit to any component. */
export const unassessedFoods = (credits: readonly Credit[]): string[] => [
  ...new Set(credits.flatMap(({ notAssessed }) => notAssessed)),
]

/** A portion's credits, without components that have none as far as anyone has assessed. */
export function creditEntries({ t, formats }: Wording, credits: readonly Credit[]): CreditEntry[] {
  return credits.filter(isShown).map((credit) => {
    const unit = t(`words.creditUnits.${componentUnits[credit.component]}`)
    const amount = (value: number) => `${formats.amount(value)} ${unit}`
    const subgroups = vegetableSubgroups.flatMap((subgroup) => {
      const cups = credit.subgroups[subgroup] ?? 0
      const name = t(`words.subgroups.${subgroup}`)
      return cups > 0 ? [t('words.parts.subgroup', { subgroup: name, amount: amount(cups) })] : []
    })
    const shares = (['wholeGrainRich', 'juice', 'grainDessert'] as const)
      .filter((share) => credit[share] > 0)
      .map((share) => t(`words.parts.${share}`, { amount: amount(credit[share]) }))

    return {
      id: credit.component,
      label: t(`words.components.${credit.component}`),
      unit,
      exact: credit.exact,
      credited: credit.credited,
      missing: credit.missing,
      unproven: credit.unproven,
      parts: [...subgroups, ...shares],
    }
  })
}

const isShown = ({ exact, missing, notAssessed }: Credit) => exact > 0 || missing.length > notAssessed.length

/** "Discontinued: Jonathan (use Fuji) and Celery"; '' without foods. */
export function discontinuedText({ t, formats }: Wording, foods: readonly DiscontinuedFood[]): string {
  if (foods.length === 0) return ''
  const names = foods.map(({ name, replacementName: replacement }) =>
    replacement === null ? name : t('words.useInstead', { name, replacement }),
  )
  return t('words.discontinued', { foods: formats.list(names) })
}

/** Keeps words on one line. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Between the parts of a line, which may break after the dot but not before it. */
export const separator = '\u00a0· '

/** "2 oz eq M/MA" */
export const creditText = ({ t, formats }: Wording, { component, credited }: Pick<Credit, 'component' | 'credited'>) =>
  t('words.creditShort', {
    amount: formats.amount(credited),
    unit: t(`words.creditUnits.${componentUnits[component]}`),
    component: t(`words.componentsShort.${component}`),
  })

/** "0.5 cup F · 1 oz eq G": what a placeholder is expected to bring; empty where nothing is stated. */
export const expectedCreditLine = (
  wording: Wording,
  credits: { [Component in MealComponent]?: number | null | undefined },
): string =>
  mealComponents
    .flatMap((component) => {
      const credited = credits[component] ?? 0
      return credited > 0 ? [unbroken(creditText(wording, { component, credited }))] : []
    })
    .join(separator)

/** "2 oz eq M/MA · 1 oz eq G": a menu item's credits in one line; "not assessed" after those that are known. */
export function creditLine(wording: Wording, credits: readonly Credit[]): string {
  const known = credits.filter(({ credited }) => credited > 0).map((credit) => unbroken(creditText(wording, credit)))
  const isWhole = credits.every(({ notAssessed }) => notAssessed.length === 0)
  return [...known, ...(isWhole ? [] : [unbroken(wording.t('words.notAssessed'))])].join(separator)
}

/** "2 oz eq M/MA · 0.5 cup V (RO)": one line with subgroups and lower bounds, for printed records. */
export function creditDetails(wording: Wording, credits: readonly Credit[]): string {
  const { t, formats } = wording
  const known = credits
    .filter(({ credited, missing, notAssessed }) => credited > 0 || missing.length > notAssessed.length)
    .map((credit) => {
      const parts = vegetableSubgroups.flatMap((subgroup) => {
        const cups = credit.subgroups[subgroup] ?? 0
        const name = t(`words.subgroupsShort.${subgroup}`)
        return cups > 0 ? [cups === credit.credited ? name : `${formats.amount(cups)} ${name}`] : []
      })
      const value = unbroken(creditText(wording, credit))
      const text = credit.missing.length > 0 ? t('checks.lowerBound', { value }) : value
      return parts.length > 0 ? `${text} (${formats.joined(parts)})` : text
    })
  const foods = unassessedFoods(credits)
  return [...known, ...(foods.length > 0 ? [t('words.notAssessedFoods', { foods: formats.list(foods) })] : [])].join(
    separator,
  )
}

export interface AllergenMark {
  code: Allergen
  label: string
  level: Exclude<AllergenLevel, 'free'> | 'unknown'
  reasons: readonly string[]
}

/** Allergens that a food contains, may contain or has unknown, as the caterer's country declares them. */
export function allergenMarks({ t, country }: Wording, findings: readonly AllergenFinding[]): AllergenMark[] {
  return toDeclared(findings, country).flatMap(({ allergen, level, reasons }) =>
    level === 'free' ? [] : [{ code: allergen, label: t(`words.allergens.${allergen}`), level, reasons }],
  )
}
