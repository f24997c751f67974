import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Check, WeekAnalysis } from './analysis-model.ts'
import { lunchK5 } from '../../testing/lunch-week.ts'
import { mealCategories, type ServiceDay } from '../model.ts'
import { mealComponents } from '../../crediting/model.ts'
import { nutrientCodes, type NutrientCode } from '../../food/model.ts'
import { type PortionNutrition, type RecipeSource } from '../../recipe/model.ts'
import { recordOf } from '../../units/records.ts'
import { portionNutrition } from '../../recipe/recipe.ts'
import { credit, nutritionOf, food, line, pantryOf, recipe, weekDates } from '../../testing/foods.ts'
import { analyzeWeek } from './week-analysis.ts'

const amounts = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)
const values = fc.integer({ min: 0, max: 50_000 }).map((tenths) => tenths / 10)
const codes = ['calories', 'saturatedFat', 'sodium', 'addedSugars'] as const

const foods = fc
  .array(fc.record({ calories: values, sodium: values, iron: values }), { minLength: 1, maxLength: 6 })
  .map((list) =>
    list.map((nutrients, index) =>
      food(index + 1, `Food ${index + 1}`, {
        nutrients,
        crediting: [{ component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' } }],
        price: { amount: '3.5', per: { amount: '1', unit: 'kg' } },
      }),
    ),
  )
const recipes = foods.chain((list) =>
  fc.record({
    list: fc.constant(list),
    lines: fc.array(
      fc
        .record({ id: fc.integer({ min: 1, max: list.length }), amount: amounts })
        .map(({ id, amount }) => line(id, String(amount), 'g')),
      { minLength: 1, maxLength: 8 },
    ),
    portions: fc.integer({ min: 1, max: 500 }),
  }),
)

function expectClose(actual: number, expected: number) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))
}

function numbersOf({ nutrients, cost, grams, credits }: PortionNutrition): number[] {
  return [
    ...nutrientCodes.map((code) => nutrients[code].known),
    cost.known,
    grams.known,
    ...credits.map(({ exact }) => exact),
  ]
}

test('scaling is linear: a recipe times a number gives portions times that number', () => {
  fc.assert(
    fc.property(recipes, fc.integer({ min: 2, max: 64 }), ({ list, lines, portions }, factor) => {
      const pantry = pantryOf(list)
      const once = numbersOf(portionNutrition(recipe(99, 'Dish', String(portions), lines), pantry))
      const scaled = lines.map((each) => ({ ...each, amount: (Number(each.amount) * factor).toFixed(2) }))
      const larger = numbersOf(portionNutrition(recipe(99, 'Dish', String(portions), scaled), pantry))
      const shared = numbersOf(portionNutrition(recipe(99, 'Dish', String(portions * factor), scaled), pantry))
      once.forEach((value, index) => {
        expectClose(larger[index] ?? Number.NaN, value * factor)
        expectClose(shared[index] ?? Number.NaN, value)
      })
    }),
  )
})

test('the order of the lines never matters', () => {
  fc.assert(
    fc.property(recipes, ({ list, lines, portions }) => {
      const pantry = pantryOf(list)
      const source: RecipeSource = recipe(99, 'Dish', String(portions), lines)
      const forward = portionNutrition(source, pantry)
      const backward = portionNutrition({ ...source, lines: lines.toReversed() }, pantry)
      const reversed = numbersOf(backward)
      numbersOf(forward).forEach((value, index) => expectClose(reversed[index] ?? Number.NaN, value))
      expect(backward.credits.map(({ credited }) => credited)).toEqual(forward.credits.map(({ credited }) => credited))
    }),
  )
})

test('a missing value in a recipe removes at most its own part, and is named', () => {
  fc.assert(
    fc.property(recipes, ({ list, lines, portions }) => {
      const source = recipe(99, 'Dish', String(portions), lines)
      const [first, ...others] = list
      if (!first) return
      const gap = { ...first, nutrients: { ...first.nutrients } }
      delete gap.nutrients.sodium
      const full = portionNutrition(source, pantryOf(list)).nutrients
      const known = portionNutrition(source, pantryOf([gap, ...others])).nutrients
      const without = portionNutrition(
        source,
        pantryOf([{ ...first, nutrients: { ...first.nutrients, sodium: 0 } }, ...others]),
      )
      expectClose(known.sodium.known, without.nutrients.sodium.known)
      expect(known.sodium.known).toBeLessThanOrEqual(full.sodium.known + 1e-9)
      expect(known.sodium.missing).toEqual(lines.some(({ ingredientId }) => ingredientId === 1) ? ['Food 1'] : [])
      expectClose(known.calories.known, full.calories.known)
    }),
  )
})

const items = fc
  .record({
    category: fc.constantFrom(...mealCategories),
    plannedServings: fc.integer({ min: 1, max: 400 }),
    servingLine: fc.constantFrom(null, null, 1, 2),
    nutrients: fc.record(recordOf(codes, () => values)),
    quarters: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ category, plannedServings, servingLine, nutrients, quarters }) => ({
    category,
    plannedServings,
    servingLine,
    nutrition: nutritionOf({
      nutrients,
      credits: mealComponents.map((component, index) => credit(component, (quarters[index] ?? 0) / 4)),
    }),
  }))

/** With offer versus serve, so that its rules are among those that hold. */
const lunch = { ...lunchK5, offerVersusServe: true }

const weeks: fc.Arbitrary<ServiceDay[]> = fc
  .array(
    fc.record({
      plannedMeals: fc.integer({ min: 1, max: 500 }),
      list: fc.array(items, { minLength: 1, maxLength: 7 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((days) => {
    const dates = weekDates()
    return days.map(({ plannedMeals, list }, index) => ({
      date: dates[index] ?? '',
      plannedMeals,
      items: list.map((each, position) => ({ ...each, id: `${position}`, name: `Item ${index}-${position}` })),
    }))
  })

test('a week is the average of its days, plain or weighted by meals', () => {
  fc.assert(
    fc.property(weeks, (planned) => {
      const days = planned.filter(({ items }) => items.length > 0)
      fc.pre(days.length > 0)
      const plain = analyzeWeek(planned, lunch)
      const weighted = analyzeWeek(days, lunch, { weekAverage: 'weightedByMeals' })
      const meals = days.reduce((sum, { plannedMeals }) => sum + (plannedMeals ?? 0), 0)
      for (const code of codes) {
        const daily = plain.days.map(({ nutrients }) => nutrients[code].known)
        expectClose(plain.nutrients[code].known, daily.reduce((sum, value) => sum + value, 0) / daily.length)
        const byMeals = daily.reduce((sum, value, index) => sum + value * (days[index]?.plannedMeals ?? 0), 0) / meals
        expectClose(weighted.nutrients[code].known, byMeals)
      }
    }),
  )
})

const numbersOfCheck = ({ id, date, actual, now, from2027 }: Check) => [
  id,
  date,
  actual?.toFixed(6),
  now?.status,
  from2027?.status,
]

const backward = (day: ServiceDay): ServiceDay => ({ ...day, items: day.items.toReversed() })

test('the order of days and items never matters to a verdict', () => {
  fc.assert(
    fc.property(weeks, (days) => {
      const shuffled = days.toReversed().map(backward)
      const [one, other] = [analyzeWeek(days, lunch), analyzeWeek(shuffled, lunch)]
      const checksOf = (analysis: WeekAnalysis) =>
        [...analysis.checks, ...analysis.days.flatMap(({ checks }) => checks)].map(numbersOfCheck)
      expect(checksOf(other)).toEqual(checksOf(one))
      expect(other.status).toEqual(one.status)
    }),
  )
})

/** The same week with one item's value unknown: its amount removed, its name listed. */
function withGap(days: ServiceDay[], dayIndex: number, itemIndex: number, code: NutrientCode): ServiceDay[] {
  return days.map((each, index) =>
    index !== dayIndex
      ? each
      : {
          ...each,
          items: each.items.map((served, position) =>
            position !== itemIndex
              ? served
              : {
                  ...served,
                  nutrition: {
                    ...served.nutrition,
                    nutrients: { ...served.nutrition.nutrients, [code]: { known: 0, missing: ['Gap'] } },
                    credits: served.nutrition.credits.map((each_) => ({
                      ...each_,
                      credited: 0,
                      exact: 0,
                      missing: ['Gap'],
                    })),
                  },
                },
          ),
        },
  )
}

test('a missing value never improves a verdict, and fails only if the known part fails', () => {
  const gaps = fc.record({ days: weeks, dayIndex: fc.nat(4), itemIndex: fc.nat(6), code: fc.constantFrom(...codes) })
  fc.assert(
    fc.property(gaps, ({ days, dayIndex, itemIndex, code }) => {
      const full = analyzeWeek(days, lunch)
      const known = analyzeWeek(withGap(days, dayIndex, itemIndex, code), lunch)
      const checksOf = (analysis: WeekAnalysis) => [
        ...analysis.checks,
        ...analysis.days.flatMap(({ checks }) => checks),
      ]
      const before = new Map(checksOf(full).map((check) => [`${check.id} ${check.date}`, check]))
      for (const check of checksOf(known)) {
        const whole = before.get(`${check.id} ${check.date}`)
        if (!whole || check.actual === null || whole.actual === null) continue
        // The known part is a bound, whatever the missing value is.
        if (check.isLowerBound) expect(check.actual, check.id).toBeLessThanOrEqual(whole.actual + 1e-9)
        for (const date of ['now', 'from2027'] as const) {
          const [status, truth] = [check[date]?.status, whole[date]?.status]
          if (status === 'pass' || status === 'fail' || status === 'advisory') expect(status, check.id).toBe(truth)
        }
      }
    }),
  )
})

test('a day with serving lines has the minimum of its poorest line alone, and the maximum of its richest', () => {
  fc.assert(
    fc.property(weeks, (days) => {
      const lined = days.map((each) => ({
        ...each,
        items: each.items.map((one, at) => ({ ...one, servingLine: at < 2 ? at + 1 : (one.servingLine ?? null) })),
      }))
      const onLine = (line: number) =>
        lined.map(({ items: all, ...each }) => ({
          ...each,
          items: all
            .filter(({ servingLine }) => (servingLine ?? line) === line)
            .map(({ servingLine: _, ...one }) => one),
        }))
      // With every category, so that each line offers something.
      const [whole, first, second] = [lined, onLine(1), onLine(2)].map((list) =>
        analyzeWeek(list, lunch, { aLaCarte: 'included' }),
      )
      for (const { date, components } of whole?.days ?? []) {
        if ((lined.find((each) => each.date === date)?.items.length ?? 0) < 2) continue
        for (const { component, least, most } of components) {
          const ranges = [first, second].flatMap((line) => {
            const found = line?.days
              .find((each) => each.date === date)
              ?.components.find((one) => one.component === component)
            return found ? [found] : []
          })
          expect(ranges).toHaveLength(2)
          expectClose(least, Math.min(...ranges.map((range) => range.least)))
          expectClose(most, Math.max(...ranges.map((range) => range.most)))
        }
      }
    }),
  )
})
