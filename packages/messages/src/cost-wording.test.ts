import type { MealCost } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { costText, dayCostWords, wholeCostWords } from './cost-wording.ts'
import { makeFormats } from './formats.ts'
import { englishTranslator } from './translator.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const meal = (known: number, rest: Partial<MealCost> = {}): MealCost => ({
  cost: { known, missing: [...(rest.unpriced ?? []), ...(rest.unplanned ?? [])] },
  unpriced: [],
  unplanned: [],
  daysWithoutMeals: [],
  ...rest,
})

test('a week shows how far it is from its target, with a sign or a word', () => {
  const week = (known: number, target: number | null = 1.45) => wholeCostWords(wording, meal(known), target)
  expect(week(1.52)).toEqual({ value: '$1.52', difference: '+$0.07 over the target of $1.45', isOver: true })
  expect(week(1.42)).toEqual({ value: '$1.42', difference: '$0.03 under the target of $1.45' })
  expect(week(1.454)).toEqual({ value: '$1.45', difference: 'At the target of $1.45' })
  expect(week(1.52, null)).toEqual({ value: '$1.52' })
})

test('an item without a price or servings makes a cost a minimum, and is counted', () => {
  const week = (known: number, rest: Partial<MealCost>) => wholeCostWords(wording, meal(known, rest), 1.45)
  expect(week(1.42, { unpriced: ['Roll', 'Cake'] })).toEqual({
    value: '≥ $1.42',
    difference: 'Target $1.45',
    gap: '2 items without a price',
  })
  expect(week(1.6, { unpriced: ['Roll'], unplanned: ['Taco'], daysWithoutMeals: ['2026-11-16'] })).toEqual({
    value: '≥ $1.60',
    difference: '+$0.15 over the target of $1.45',
    isOver: true,
    gap: '1 item without a price, 1 item without servings, and 1 day without planned meals',
  })
})

test('a menu without any price is unknown, never $0.00', () => {
  expect(wholeCostWords(wording, meal(0, { unpriced: ['Roll'] }), 1.45)).toEqual({
    value: 'Cost unknown',
    gap: 'No item has a price',
  })
  expect(dayCostWords(wording, meal(0, { unpriced: ['Roll'] }), 1.45)).toBeNull()
  expect(costText(wording, { known: 0, missing: ['Roll'] }, 'No price')).toBe('No price')
  expect(costText(wording, { known: 0, missing: [] }, 'No price')).toBe('$0.00')
})

test('a day shows only that it is over', () => {
  expect(dayCostWords(wording, meal(1.52), 1.45)).toEqual({ value: '$1.52', difference: '+$0.07 over', isOver: true })
  expect(dayCostWords(wording, meal(1.42), 1.45)).toEqual({ value: '$1.42' })
  expect(dayCostWords(wording, meal(1.42, { unpriced: ['Roll'] }), 1.45)).toEqual({
    value: '≥ $1.42',
    gap: '1 item without a price',
  })
})
