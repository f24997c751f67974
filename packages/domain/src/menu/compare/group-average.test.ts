import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nutrientCodes } from '../../food/model.ts'
import { day, item, total, weekDates } from '../../testing/foods.ts'
import { analyzeLunch, lunchK5 } from '../../testing/lunch-week.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import type { ServiceDay } from '../model.ts'
import { groupAverage, type SchoolsMenu } from './group-average.ts'

function menuOf(days: readonly ServiceDay[], meals: number | null, schools = 1): SchoolsMenu {
  const { nutrients, fluidMilkSaturatedFat, cost } = analyzeWeek(days, lunchK5, { weekAverage: 'weightedByMeals' })
  return { schools, meals, nutrients, fluidMilkSaturatedFat, cost }
}

const dishes = fc.array(
  fc.record({
    servings: fc.integer({ min: 1, max: 400 }),
    calories: fc.integer({ min: 1, max: 900 }),
    sodium: fc.integer({ min: 0, max: 1500 }),
    cents: fc.integer({ min: 0, max: 400 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const schools = fc.array(
  fc.record({ meals: fc.integer({ min: 1, max: 900 }), days: fc.array(dishes, { minLength: 1, maxLength: 5 }) }),
  { minLength: 1, maxLength: 5 },
)

test('is the sum over every serving of every school, divided by all meals', () => {
  fc.assert(
    fc.property(schools, (list) => {
      const menus = list.map(({ meals, days }) =>
        menuOf(
          days.map((ofDay, index) =>
            day(
              weekDates()[index] ?? '',
              meals,
              ofDay.map(({ servings, calories, sodium, cents }, at) =>
                item(`Dish ${at}`, 'Side', servings, { nutrients: { calories, sodium }, cost: total(cents / 100) }),
              ),
            ),
          ),
          meals * days.length,
        ),
      )
      let [meals, calories, sodium, cost] = [0, 0, 0, 0]
      for (const school of list) {
        meals += school.meals * school.days.length
        for (const dish of school.days.flat()) {
          calories += dish.servings * dish.calories
          sodium += dish.servings * dish.sodium
          cost += (dish.servings * dish.cents) / 100
        }
      }
      const average = groupAverage(menus)
      expect(average?.meals).toBe(meals)
      expect(average?.nutrients.calories.known).toBeCloseTo(calories / meals, 6)
      expect(average?.nutrients.sodium.known).toBeCloseTo(sodium / meals, 6)
      expect(average?.cost.known).toBeCloseTo(cost / meals, 6)
    }),
  )
})

const [usual, salty] = [analyzeLunch(), analyzeLunch({ entree: { sodium: 1200 } })]

test('a larger school counts more, and schools with one menu count each', () => {
  const sodium = groupAverage([
    { ...salty, schools: 1, meals: 900 },
    { ...usual, schools: 1, meals: 100 },
  ])?.nutrients.sodium.known
  expect(sodium).toBeCloseTo((900 * 1200 + 100 * 900) / 1000, 9)
  const alike = groupAverage([
    { ...salty, schools: 3, meals: 100 },
    { ...usual, schools: 1, meals: 100 },
  ])
  expect(alike?.nutrients.sodium.known).toBeCloseTo((3 * 1200 + 900) / 4, 9)
  expect(alike).toMatchObject({ schools: 4, meals: 400 })
})

test('a school whose meals are unknown is left out and does not count as zero', () => {
  const average = groupAverage([
    { ...salty, schools: 1, meals: null },
    { ...usual, schools: 1, meals: 100 },
  ])
  expect(average).toMatchObject({ schools: 1, meals: 100 })
  for (const code of nutrientCodes) expect(average?.nutrients[code].known).toBeCloseTo(usual.nutrients[code].known, 9)
  expect(groupAverage([{ ...salty, schools: 1, meals: null }])).toBeNull()
  expect(groupAverage([{ ...salty, schools: 1, meals: 0 }])).toBeNull()
})

test('a value that one school lacks is missing in the average', () => {
  const gap = analyzeLunch({ missing: { sodium: 'Pasta sauce' } })
  const average = groupAverage([
    { ...gap, schools: 1, meals: 100 },
    { ...usual, schools: 1, meals: 100 },
  ])
  expect(average?.nutrients.sodium.missing).toEqual(['Pasta sauce'])
  expect(average?.nutrients.calories.missing).toEqual([])
})
