import {
  type AllergenFinding,
  type NutrientCode,
  nutrientCodes,
  nutrientFacts,
  toDeclared,
} from '@commissary/domain/food'
import { type Credit, type VegetableSubgroup } from '@commissary/domain/crediting'
import { type PortionFigures } from '@commissary/domain/recipe'
import type { AllergenMark, CreditEntry, NutrientFigure } from '@commissary/ui/menu'

import type { Wording } from '../compliance/wording.ts'

/** Fraction digits in which a nutrient is read: whole calories and milligrams, tenths of grams, small vitamins finer. */
export function nutrientDigits(code: NutrientCode): number {
  const { unit, dailyValue } = nutrientFacts[code]
  if (unit === 'g') return 1
  return dailyValue !== null && dailyValue < 20 ? 2 : 0
}

/** Every nutrient of a portion, those that the weekly check is made of first. */
export function nutrientFigures({ t }: Wording, figures: Pick<PortionFigures, 'nutrients'>): NutrientFigure[] {
  return nutrientCodes
    .map((code) => ({
      code,
      label: t(`words.nutrients.${code}`),
      unit: t(`words.nutrientUnits.${nutrientFacts[code].unit}`),
      figure: figures.nutrients[code],
      digits: nutrientDigits(code),
      isNeeded: nutrientFacts[code].isNeededForCompliance,
    }))
    .toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

/** Meal components as oz eq or cups (7 CFR 210.10(c)). */
export const creditUnit = (component: Credit['component']) =>
  component === 'GRAIN' || component === 'MEAT_ALTERNATE' ? 'ozEq' : 'cup'

/** What a portion credits; a component to which nothing credits is left out. */
export function creditEntries({ t, formats }: Wording, credits: readonly Credit[]): CreditEntry[] {
  return credits
    .filter(({ exact, missing }) => exact > 0 || missing.length > 0)
    .map((credit) => {
      const unit = t(`words.creditUnits.${creditUnit(credit.component)}`)
      const amount = (value: number) => `${formats.amount(value)} ${unit}`
      const subgroups = (Object.entries(credit.subgroups) as [VegetableSubgroup, number][])
        .filter(([, cups]) => cups > 0)
        .map(([subgroup, cups]) =>
          t('words.parts.subgroup', { subgroup: t(`words.subgroups.${subgroup}`), amount: amount(cups) }),
        )
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

/** Words that stay on one line, however narrow their place. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Between the parts of a line: it may break after the dot, not before. */
export const joint = '\u00a0· '

/** "2 oz eq M/MA · 1 oz eq G": what a menu item credits, in one line. */
export function creditLine({ t, formats }: Wording, credits: readonly Credit[]): string {
  return credits
    .filter(({ credited }) => credited > 0)
    .map(({ component, credited }) =>
      unbroken(
        t('words.creditShort', {
          amount: formats.amount(credited),
          unit: t(`words.creditUnits.${creditUnit(component)}`),
          component: t(`words.componentsShort.${component}`),
        }),
      ),
    )
    .join(joint)
}

/**
 * Allergens that are in a food, may be, or cannot be excluded, as the caterer's country declares them. What a food is
 * free of is not listed.
 */
export function allergenMarks({ t, country }: Wording, findings: readonly AllergenFinding[]): AllergenMark[] {
  return toDeclared(findings, country).flatMap(({ allergen, level, because }) =>
    level === 'free' ? [] : [{ code: allergen, label: t(`words.allergens.${allergen}`), level, because }],
  )
}
