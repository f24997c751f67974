import { allChecks, analyzeWeek, type OfferedItem } from '@commissary/domain/menu'
import { foodNutrition } from '@commissary/domain/recipe'
import type { CreditRule } from '@commissary/domain/crediting'
import { expect, test } from 'vitest'

import {
  checkName,
  checkNameInTile,
  limitText,
  passNote,
  reasonEntries,
  uncheckedText,
  weekSummary,
} from './check-wording.ts'
import { makeFormats } from './formats.ts'
import { optionTexts } from './print-wording.ts'
import { stripChecks } from './strip.ts'
import { englishTranslator } from './translator.ts'
import type { Wording } from './wording.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }

const monday = '2026-10-12'
const item = (
  name: string,
  category: OfferedItem['category'],
  component: CreditRule['component'],
  amount: number,
  servingLine: number | null = null,
): OfferedItem => ({
  id: name,
  name,
  category,
  plannedServings: 100,
  servingLine,
  nutrition: foodNutrition(
    {
      id: 1,
      name,
      nutrients: {},
      measures: [],
      allergens: {},
      crediting: [{ component, credit: amount, per: { amount: '100', unit: 'g' } }],
    },
    { amount: '100', unit: 'g' },
  ),
})
const items = [
  item('Pasta', 'Entree', 'GRAIN', 1),
  item('Salad', 'Vegetables', 'VEGETABLE', 0.75, 1),
  item('Beans', 'Vegetables', 'VEGETABLE', 0.375, 2),
]
const weekOf = (offerVersusServe: boolean, rulePack = 'us-nslp') =>
  analyzeWeek([{ date: monday, plannedMeals: 100, items }], { rulePack, gradeGroup: 'K-5', offerVersusServe })
const checkOf = (id: string) => {
  const found = allChecks(weekOf(true)).find((check) => check.id === id)
  if (!found) throw new Error(`No check ${id}`)
  return found
}

test('a check says what has to be offered, and its reasons say it item by item, with the serving line', () => {
  const check = checkOf('offerVersusServe.components')
  expect(checkName(wording, check)).toBe('Offer versus serve: components offered')
  expect(checkNameInTile(wording, check)).toBe('Components offered')
  expect(check.now && limitText(wording, check.unit, check.now)).toBe('at least 5')
  const labels = reasonEntries(wording, check).map(({ label }) => label)
  expect(labels).toContain('Line 2: Pasta counts as grains')
  expect(labels).toContain('Line 2: Beans: needs at least 0.75 cup to count as vegetables')
  expect(labels).toContain('No fruit offered on line 2')
})

test('the reasons of a daily minimum name the line whose students get the least', () => {
  const labels = reasonEntries(wording, checkOf('vegetable.daily')).map(({ label, amount }) => `${label} ${amount}`)
  expect(labels).toContain('Line 2: Beans 0.375 cup')
  expect(labels.some((label) => label.includes('Salad 0.75'))).toBe(false)
})

test('the strip has its own tile with the days', () => {
  const tile = stripChecks(wording, weekOf(true)).find(({ id }) => id === 'offerVersusServe')
  expect(tile).toMatchObject({ label: 'Offer versus serve', now: { status: 'fail' } })
  expect(tile?.days).toHaveLength(1)
  expect(stripChecks(wording, weekOf(false)).some(({ id }) => id === 'offerVersusServe')).toBe(false)
})

test('a print says whether offer versus serve was checked', () => {
  expect(optionTexts(wording, weekOf(true))).toContain('Offer versus serve: students may decline part of the meal.')
  expect(optionTexts(wording, weekOf(false))).toContain('Not checked: offer versus serve.')
  expect(uncheckedText(wording, weekOf(true))).toBeNull()
  expect(uncheckedText(wording, weekOf(false, 'us-nslp-snack'))).toBeNull()
  const passing = { ...weekOf(true), days: [], checks: [], status: { now: 'pass', from2027: 'pass' } as const }
  expect(passNote(wording, passing)).toBeNull()
  expect(weekSummary(wording, passing)).toBe('Every check passes, today and starting July 1, 2027.')
})
