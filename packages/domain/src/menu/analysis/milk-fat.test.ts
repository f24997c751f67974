import { describe, expect, test } from 'vitest'

import { foodNutrition } from '../../recipe/recipe.ts'
import { food } from '../../testing/foods.ts'
import { checkOf, chocolate, lowFat, lunchK5, lunchWeek, milk } from '../../testing/lunch-week.ts'
import type { OfferedItem } from '../model.ts'
import { analyzeWeek } from './week-analysis.ts'

const breakfast = { ...lunchK5, rulePack: 'us-sbp' }
const whole = milk('Whole milk', { fat: 'whole', isFlavored: false })
const reducedFat = milk('2% milk', { fat: 'reducedFat', isFlavored: true })

/** The verdict of a Monday's milk by the rules of its date; null = no such rule. */
function verdictOf(program: typeof lunchK5, monday: string, milks: OfferedItem[]) {
  const [day] = analyzeWeek(lunchWeek({ milks }, [monday]), program).days
  return day?.checks.find(({ id }) => id === 'milk.fat')?.now?.status ?? null
}

describe('whole and 2% milk', () => {
  test.each([
    ['2026-01-13', 'fail'],
    ['2026-01-14', null],
    ['2026-10-12', null],
  ])('at lunch on %s: %s', (date, status) => {
    expect(verdictOf(lunchK5, date, [whole, chocolate])).toBe(status)
    expect(verdictOf(lunchK5, date, [reducedFat, lowFat])).toBe(status)
  })

  test.each([
    ['2025-12-31', 'fail'],
    ['2026-01-01', 'unknown'],
    ['2026-10-12', 'unknown'],
    ['2027-08-16', 'unknown'],
  ])('at breakfast on %s: %s', (date, status) => {
    expect(verdictOf(breakfast, date, [whole, chocolate])).toBe(status)
  })

  test('are named as undecided', () => {
    const week = analyzeWeek(lunchWeek({ milks: [whole, lowFat] }), breakfast)
    expect(checkOf(week, 'milk.fat', '2026-10-12')).toMatchObject({
      actual: 1,
      now: { status: 'unknown', maximum: 0, outsideBy: null },
      from2027: { status: 'unknown' },
    })
    expect(checkOf(week, 'milk.fat', '2026-10-12').reasons[0]).toMatchObject({
      kind: 'undecided',
      itemName: 'Whole milk',
    })
  })
})

test.each(['2025-10-13', '2026-10-12'])('fat-free and low-fat milk pass at breakfast on %s', (date) => {
  expect(verdictOf(breakfast, date, [lowFat, chocolate])).toBe('pass')
})

describe('an item that may be milk', () => {
  const offered = (crediting: [] | null): OfferedItem => ({
    id: 'drink',
    name: 'Drink',
    category: 'Side',
    plannedServings: 10,
    nutrition: foodNutrition(food(1, 'Drink', { crediting }), { amount: '1', unit: 'cup' }),
  })

  test('makes the fat of milk unknown until its crediting is assessed', () => {
    expect(verdictOf(breakfast, '2026-10-12', [lowFat, chocolate, offered(null)])).toBe('unknown')
    expect(verdictOf(breakfast, '2026-10-12', [lowFat, chocolate, offered([])])).toBe('pass')
  })
})

test('a soy drink credits as milk and has no fat rule', () => {
  const soy = foodNutrition(
    food(1, 'Soy drink', { crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }] }),
    { amount: '1', unit: 'cup' },
  )
  const item: OfferedItem = { id: 'soy', name: 'Soy drink', category: 'Milk', plannedServings: 10, nutrition: soy }
  expect(verdictOf(breakfast, '2026-10-12', [lowFat, chocolate, item])).toBe('pass')
})
