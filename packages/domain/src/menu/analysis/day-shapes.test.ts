import { describe, expect, test } from 'vitest'

import type { MealComponent } from '../../crediting/model.ts'
import { credit, day, item } from '../../testing/foods.ts'
import { lowFat, lunchK5 } from '../../testing/lunch-week.ts'
import type { MealCategory, OfferedItem } from '../model.ts'
import { allChecks } from './check-values.ts'
import { analyzeWeek } from './week-analysis.ts'

const date = '2026-10-12'
const offer = (name: string, category: MealCategory, component: MealComponent, amount: number, rest = {}) =>
  item(name, category, 100, { credits: [credit(component, amount, rest)] })

function statusOf(family: string, id: string, items: OfferedItem[], selections = {}) {
  const week = analyzeWeek([day(date, 100, items, { selections })], { ...lunchK5, rulePack: family })
  const found = allChecks(week).find((check) => check.id === id)
  return found && `${found.actual}${found.isLowerBound ? '+' : ''} ${found.now?.status}`
}

describe('meats/meat alternates at lunch', () => {
  const meat = (name: string, category: MealCategory, amount: number, rest = {}) =>
    offer(name, category, 'MEAT_ALTERNATE', amount, rest)
  const check = (items: OfferedItem[], selections = {}) =>
    statusOf('us-nslp', 'meatAlternate.mainDish', items, selections)

  test('are met by the main dish', () => {
    expect(check([meat('Chicken', 'Entree', 1)])).toBe('1 pass')
  })
  test('are met by the main dish and one other item, not by two', () => {
    expect(check([meat('Pasta', 'Entree', 0.5), meat('Cheese stick', 'Side', 0.5)])).toBe('1 pass')
    expect(check([meat('Pasta', 'Entree', 0.25), meat('Cheese stick', 'Side', 0.5), meat('Hummus', 'Side', 0.5)])).toBe(
      '0.75 fail',
    )
  })
  test('do not count without any in the main dish', () => {
    expect(check([item('Pasta', 'Entree', 100), meat('Cheese stick', 'Side', 2)])).toBe('0 fail')
  })
  test('count by the entree with the least, because a student takes one', () => {
    expect(check([meat('Chicken', 'Entree', 2), item('Salad', 'Entree', 100)])).toBe('0 fail')
    expect(check([meat('Chicken', 'Entree', 2), meat('Burger', 'Entree', 1)])).toBe('1 pass')
  })
  test('are unknown where the main dish has a missing value', () => {
    expect(check([meat('Chili', 'Entree', 0.5, { missing: ['Beans'] })])).toBe('0.5+ unknown')
    expect(check([meat('Chili', 'Entree', 1, { missing: ['Beans'] })])).toBe('1+ pass')
  })
})

describe('an afterschool snack', () => {
  const check = (...items: OfferedItem[]) => statusOf('us-nslp-snack', 'snack.components', items)
  const apple = offer('Apple', 'Fruit', 'FRUIT', 0.75)
  const juice = offer('Orange juice', 'Fruit', 'FRUIT', 0.75, { juice: 0.75 })
  const crackers = offer('Crackers', 'Side', 'GRAIN', 1)
  const cheese = offer('Cheese stick', 'Side', 'MEAT_ALTERNATE', 1)
  const carrots = offer('Carrots', 'Vegetables', 'VEGETABLE', 0.75)

  test('has two different components in full', () => {
    expect(check(apple, crackers)).toBe('2 pass')
    expect(check(cheese, carrots, lowFat)).toBe('3 pass')
    expect(check(apple)).toBe('1 fail')
  })
  test('does not count a component below its amount', () => {
    for (const small of [
      offer('Apple', 'Fruit', 'FRUIT', 0.625),
      offer('Carrots', 'Vegetables', 'VEGETABLE', 0.625),
      offer('Crackers', 'Side', 'GRAIN', 0.75),
      offer('Cheese', 'Side', 'MEAT_ALTERNATE', 0.75),
    ]) {
      expect(check(small, lowFat)).toBe('1 fail')
    }
  })
  test('counts milk and juice as one beverage', () => {
    expect(check(juice, lowFat)).toBe('1 fail')
    expect(check(juice, crackers)).toBe('2 pass')
    expect(check(lowFat, crackers)).toBe('2 pass')
    expect(check(offer('Fruit cup in juice', 'Fruit', 'FRUIT', 1.25, { juice: 0.5 }), lowFat)).toBe('2 pass')
  })
  test('is unknown where the second component has a missing value', () => {
    expect(check(apple, offer('Bar', 'Side', 'GRAIN', 0.5, { missing: ['Oats'] }))).toBe('1+ unknown')
    expect(check(apple, crackers, offer('Dip', 'Side', 'MEAT_ALTERNATE', 0, { missing: ['Beans'] }))).toBe('2+ pass')
  })
  test('states for each item whether it counts and, if not, why', () => {
    const reasonsOf = (...items: OfferedItem[]) => {
      const week = analyzeWeek([day(date, 100, items)], { ...lunchK5, rulePack: 'us-nslp-snack' })
      const found = allChecks(week).find(({ id }) => id === 'snack.components')
      return found?.reasons.map(({ kind, itemName, component, amount, needed }) =>
        [kind, itemName, component, amount, ...(needed === null ? [] : [`of ${needed}`])].join(' '),
      )
    }
    expect(reasonsOf(apple, crackers)).toEqual(['counts Crackers GRAIN 1', 'counts Apple FRUIT 0.75'])
    expect(reasonsOf(juice, lowFat)).toEqual(['counts 1% milk MILK 1', 'secondBeverage Orange juice FRUIT 0.75'])
    expect(reasonsOf(apple, offer('Small crackers', 'Side', 'GRAIN', 0.75))).toEqual([
      'counts Apple FRUIT 0.75',
      'tooLittle Small crackers GRAIN 0.75 of 1',
    ])
    expect(reasonsOf(cheese, carrots, lowFat, juice)).toEqual([
      'counts 1% milk MILK 1',
      'counts Cheese stick MEAT_ALTERNATE 1',
      'counts Carrots VEGETABLE 0.75',
      'secondBeverage Orange juice FRUIT 0.75',
    ])
    // Students choose one entree, and one of the two has no grains.
    const wrap = offer('Wrap', 'Entree', 'GRAIN', 1)
    expect(reasonsOf(apple, wrap, item('Salad', 'Entree', 100))).toEqual([
      'counts Apple FRUIT 0.75',
      'tooLittle Salad GRAIN 0 of 1',
    ])
  })
  test('has no limits on calories or sodium', () => {
    expect(statusOf('us-nslp-snack', 'calories', [apple, crackers])).toBeUndefined()
    expect(statusOf('us-nslp-snack', 'sodium', [apple, crackers])).toBeUndefined()
  })
})
