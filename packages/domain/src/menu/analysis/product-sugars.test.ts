import { describe, expect, test } from 'vitest'

import type { CreditRule } from '../../crediting/model.ts'
import type { Food, Nutrients } from '../../food/model.ts'
import { foodNutrition, portionNutrition } from '../../recipe/recipe.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../../testing/foods.ts'
import { checkOf, lunchK5, lunchWeek } from '../../testing/lunch-week.ts'
import { analyzeWeek } from './week-analysis.ts'

const monday = '2026-10-12'
const oz = 28.349523125
/** The weight of 8 fl oz at 1.03 g/ml. */
const cup = 236.588125 * 1.03

const milk = (nutrients: Nutrients, rest: Partial<Food> = {}) =>
  food(1, 'Chocolate milk', {
    nutrients,
    densityGml: 1.03,
    crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
    milk: { fat: 'skim', isFlavored: true },
    ...rest,
  })
const yogurtRule: CreditRule = { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '4', unit: 'oz' } }
const cerealRule: CreditRule = { component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' } }
const yogurt = (nutrients: Nutrients, product: CreditRule['product'] = 'YOGURT') =>
  food(2, 'Vanilla yogurt', { nutrients, crediting: [{ ...yogurtRule, product }] })
const cereal = (nutrients: Nutrients, product: CreditRule['product'] = 'CEREAL') =>
  food(3, 'Honey rings', { nutrients, crediting: [{ ...cerealRule, product }] })

const weekWith = (nutrition: PortionNutrition, date = monday, rulePack = 'us-nslp') =>
  analyzeWeek(
    lunchWeek({ others: [{ id: 'item', name: 'Item', category: 'Side', plannedServings: 10, nutrition }] }, [date]),
    { ...lunchK5, rulePack },
  )
const weekOf = (item: Food, date = monday, rulePack = 'us-nslp') =>
  weekWith(foodNutrition(item, { amount: '1', unit: 'oz' }), date, rulePack)
const idsOf = (item: Food) => weekOf(item).days[0]?.checks.map(({ id }) => id)

/** Grams per 100 g that give an amount in the reference amount. */
const per100 = (amount: number, reference: number) => (amount * 100) / reference

describe('just under, at and over the limit', () => {
  test.each([
    [9.9, 'pass'],
    [10, 'pass'],
    [10.1, 'fail'],
  ])('%d g in 8 fl oz of flavored milk: %s', (grams, status) => {
    const week = weekOf(milk({ addedSugars: per100(grams, cup) }))
    const check = checkOf(week, 'flavoredMilk.addedSugars', monday)
    expect(check).toMatchObject({ now: { status, maximum: 10 }, from2027: { status } })
    expect(check.actual).toBeCloseTo(grams, 9)
  })

  test.each([
    [1.9, 'pass'],
    [2, 'pass'],
    [2.1, 'fail'],
  ])('%d g in an ounce of yogurt: %s', (grams, status) => {
    const check = checkOf(weekOf(yogurt({ addedSugars: per100(grams, oz) })), 'yogurt.addedSugars', monday)
    expect(check).toMatchObject({ now: { status, maximum: 2 }, from2027: { status } })
  })

  test.each([
    [5.9, 'pass'],
    [6, 'pass'],
    [6.1, 'fail'],
  ])('%d g in a dry ounce of cereal: %s', (grams, status) => {
    const check = checkOf(weekOf(cereal({ addedSugars: per100(grams, oz) })), 'cereal.addedSugars', monday)
    expect(check).toMatchObject({ now: { status, maximum: 6 }, from2027: { status } })
  })
})

test.each(['us-nslp', 'us-sbp'])('%s has the limits from July 1, 2025', (rulePack) => {
  const sweet = yogurt({ addedSugars: per100(3, oz) })
  expect(checkOf(weekOf(sweet, '2025-06-30', rulePack), 'yogurt.addedSugars', '2025-06-30')).toMatchObject({
    now: null,
    from2027: { status: 'fail' },
  })
  expect(checkOf(weekOf(sweet, '2025-07-01', rulePack), 'yogurt.addedSugars', '2025-07-01').now?.status).toBe('fail')
})

describe('a product without a value', () => {
  test.each([
    ['yogurt.addedSugars', yogurt({}), 'Vanilla yogurt'],
    ['cereal.addedSugars', cereal({}), 'Honey rings'],
    ['flavoredMilk.addedSugars', milk({}), 'Chocolate milk'],
    ['flavoredMilk.addedSugars', milk({ addedSugars: 3 }, { densityGml: null }), 'Chocolate milk'],
  ] as const)('makes %s unknown and is named', (id, item, foodName) => {
    const check = checkOf(weekOf(item), id, monday)
    expect(check.now?.status).toBe('unknown')
    expect(check.reasons).toContainEqual(expect.objectContaining({ kind: 'unknown', itemName: 'Item', foodName }))
  })

  test('passes if its total sugars, or its carbohydrates, are within the limit', () => {
    for (const nutrients of [{ sugars: 7 }, { totalCarbohydrate: 7 }]) {
      expect(checkOf(weekOf(yogurt(nutrients)), 'yogurt.addedSugars', monday)).toMatchObject({
        now: { status: 'pass' },
        isLowerBound: false,
      })
    }
    expect(checkOf(weekOf(yogurt({ sugars: 7.1 })), 'yogurt.addedSugars', monday).now?.status).toBe('unknown')
  })
})

describe('a food that no one has stated is, or is not, a yogurt or a cereal', () => {
  test.each([
    ['yogurt.addedSugars', yogurt({ addedSugars: 8 }, null)],
    ['cereal.addedSugars', cereal({ addedSugars: 22 }, null)],
    ['cereal.addedSugars', cereal({}, null)],
  ] as const)('makes %s unknown if its sugars may be over the limit', (id, item) => {
    const check = checkOf(weekOf(item), id, monday)
    expect(check.now?.status).toBe('unknown')
    expect(check.reasons).toEqual([
      expect.objectContaining({ kind: 'notStated', itemName: 'Item', foodName: item.name }),
    ])
  })

  test('is not listed if its sugars are within the limit anyway', () => {
    expect(idsOf(yogurt({ addedSugars: 7 }, null))).not.toContain('yogurt.addedSugars')
    expect(idsOf(cereal({ sugars: 21 }, null))).not.toContain('cereal.addedSugars')
  })

  test('is neither once stated to be another product, or if it also credits as something else', () => {
    expect(idsOf(yogurt({ addedSugars: 50 }, 'OTHER'))).not.toContain('yogurt.addedSugars')
    expect(idsOf(cereal({ addedSugars: 50 }, 'OTHER'))).not.toContain('cereal.addedSugars')
    const beans = food(4, 'Baked beans', {
      nutrients: { addedSugars: 50 },
      crediting: [
        { component: 'VEGETABLE', subgroup: 'BEANS_AND_PEAS', credit: 1, per: { amount: '1', unit: 'cup' } },
        yogurtRule,
      ],
    })
    const cookie = food(5, 'Cookie', {
      nutrients: { addedSugars: 50 },
      crediting: [{ ...cerealRule, isGrainDessert: true }],
    })
    expect(idsOf(beans)).not.toContain('yogurt.addedSugars')
    expect(idsOf(cookie)).not.toContain('cereal.addedSugars')
  })
})

test('a food whose crediting was never assessed may be any product, unless it has no sugars', () => {
  const unassessed = (nutrients: Nutrients) => food(6, 'Drink', { nutrients, crediting: null })
  for (const id of ['flavoredMilk.addedSugars', 'yogurt.addedSugars', 'cereal.addedSugars'] as const) {
    const check = checkOf(weekOf(unassessed({ sugars: 50 })), id, monday)
    expect(check.now?.status).toBe('unknown')
    expect(check.reasons).toEqual([expect.objectContaining({ kind: 'notAssessed', foodName: 'Drink' })])
    expect(idsOf(unassessed(noNutrients))).not.toContain(id)
  }
})

describe('in a dish', () => {
  const sweet = yogurt({ addedSugars: per100(3, oz) })
  const cocoa = milk({ addedSugars: per100(20, cup) })
  const parfait = recipe(1, 'Parfait', '1', [line(2, '4', 'oz'), line(1, '1', 'cup')])
  const portion = portionNutrition(parfait, pantryOf([sweet, cocoa]))

  test('a yogurt counts, and milk is not fluid milk', () => {
    const [day] = weekWith(portion).days
    expect(day?.checks.find(({ id }) => id === 'yogurt.addedSugars')?.now?.status).toBe('fail')
    expect(day?.checks.map(({ id }) => id)).not.toContain('flavoredMilk.addedSugars')
  })

  test('a yogurt in a sub-recipe counts once', () => {
    const cups = recipe(2, 'Parfait cups', '10', [{ subRecipeId: 1, amount: '5', unit: 'portion' }, line(2, '1', 'oz')])
    expect(portionNutrition(cups, pantryOf([sweet, cocoa], [parfait])).sweetenedFoods).toEqual([
      expect.objectContaining({ product: 'yogurt', foodName: 'Vanilla yogurt' }),
    ])
  })
})

test('the sweetest product of the day is the value, and a failure with a gap is still a failure', () => {
  const two = portionNutrition(
    recipe(1, 'Bar', '1', [line(2, '1', 'oz'), line(7, '1', 'oz'), line(8, '1', 'oz')]),
    pantryOf([
      yogurt({ addedSugars: per100(2.5, oz) }),
      { ...yogurt({ addedSugars: per100(1, oz) }), id: 7, name: 'Plain yogurt' },
      { ...yogurt({}), id: 8, name: 'Peach yogurt' },
    ]),
  )
  const check = checkOf(weekWith(two), 'yogurt.addedSugars', monday)
  expect(check).toMatchObject({ isLowerBound: true, now: { status: 'fail', outsideBy: 0.5 } })
  expect(check.actual).toBeCloseTo(2.5, 9)
})
