import { describe, expect, test } from 'vitest'

import { foodNutrition } from '../recipe/recipe.ts'
import { food } from '../testing/foods.ts'
import type { Food } from '../food/model.ts'
import type { Unit } from '../units/model.ts'
import type { CreditRule } from './model.ts'

const creditOf = (item: Food, amount: string, unit: Unit) =>
  foodNutrition(item, { amount, unit }).credits.map(({ component, credited, missing }) =>
    missing.length > 0 ? [component, 'unknown'] : [component, credited],
  )

describe('rules of one component for several units', () => {
  const rules: CreditRule[] = [
    { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '2.2', unit: 'oz' } },
    { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '0.25', unit: 'cup' } },
  ]
  const tofu = food(1, 'Tofu', { crediting: rules })

  test.each([
    ['2.2', 'oz', 1],
    ['0.25', 'cup', 1],
    ['4', 'tbsp', 1],
    ['1', 'lb', 7.25],
  ] as const)('credit %s %s of tofu once', (amount, unit, credited) => {
    expect(creditOf(tofu, amount, unit)).toEqual([['MEAT_ALTERNATE', credited]])
  })

  test('do not depend on their order', () => {
    const turned = food(1, 'Tofu', { crediting: rules.toReversed() })
    expect(creditOf(turned, '2.2', 'oz')).toEqual([['MEAT_ALTERNATE', 1]])
    expect(creditOf(turned, '0.25', 'cup')).toEqual([['MEAT_ALTERNATE', 1]])
  })

  test("are reached through the food's measures", () => {
    const measures = [{ amount: 1, measure: 'block', unit: 'each' as const, grams: 4.4 * 28.349523125 }]
    expect(creditOf(food(1, 'Tofu', { crediting: rules, measures }), '1', 'each')).toEqual([['MEAT_ALTERNATE', 2]])
  })

  test('are unknown where no measure reaches them', () => {
    expect(creditOf(tofu, '1', 'each')).toEqual([['MEAT_ALTERNATE', 'unknown']])
  })
})

test('rules of one unit for several parts of a food add up', () => {
  const mix = food(1, 'Mixed vegetables', {
    crediting: [
      { component: 'VEGETABLE', subgroup: 'RED_OR_ORANGE', credit: 0.5, per: { amount: '1', unit: 'cup' } },
      { component: 'VEGETABLE', subgroup: 'STARCHY', credit: 0.5, per: { amount: '1', unit: 'cup' } },
    ],
  })
  expect(creditOf(mix, '1', 'cup')).toEqual([['VEGETABLE', 1]])
})

test('the same part in the same unit counts once', () => {
  const bread = food(1, 'Bread', {
    crediting: [
      { component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' } },
      { component: 'GRAIN', credit: 2, per: { amount: '56', unit: 'g' } },
    ],
  })
  expect(creditOf(bread, '56', 'g')).toEqual([['GRAIN', 2]])
})

test('a breaded food credits to each of its components', () => {
  const nuggets = food(1, 'Chicken nuggets', {
    crediting: [
      { component: 'MEAT_ALTERNATE', credit: 2, per: { amount: '5', unit: 'each' } },
      { component: 'GRAIN', credit: 1, per: { amount: '3', unit: 'oz' } },
    ],
    eachWeightG: 17.009713875,
  })
  expect(creditOf(nuggets, '5', 'each')).toEqual([
    ['GRAIN', 1],
    ['MEAT_ALTERNATE', 2],
  ])
})
