import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Check } from './analysis-model.ts'
import { analyzeMenus } from './bulk.ts'
import { packMenus } from './bulk-table.ts'
import { statusOfCode, type CheckTable } from './bulk-verdicts.ts'
import { gradeGroups, type MealProgram } from '../../rules/model.ts'
import { mealCategories, type OfferedItem, type ServiceDay } from '../model.ts'
import { mealComponents, vegetableSubgroups } from '../../crediting/model.ts'
import { sweetenedProducts, type SweetenedFood } from '../../crediting/sweetened-foods.ts'
import { milkFats } from '../../food/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { credit, nutritionOf, total, weekDates } from '../../testing/foods.ts'
import { analyzeWeek } from './week-analysis.ts'

const rarely = (name: string) => fc.option(fc.constant(name), { freq: 1, nil: null }).map((gap) => (gap ? [gap] : []))
const mostlyNone = fc.oneof(
  { weight: 9, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: rarely('Gap') },
)

const credits = fc
  .record({
    component: fc.constantFrom(...mealComponents),
    eighths: fc.integer({ min: 0, max: 16 }),
    subgroup: fc.constantFrom(...vegetableSubgroups),
    part: fc.constantFrom(0, 0.5, 1),
    missing: mostlyNone,
  })
  .map(({ component, eighths, subgroup, part, missing }) => {
    const credited = eighths / 8
    return credit(component, credited, {
      missing,
      juice: component === 'FRUIT' || component === 'VEGETABLE' ? credited * part : 0,
      wholeGrainRich: component === 'GRAIN' ? credited * part : 0,
      grainDessert: component === 'GRAIN' ? credited * part * 0.25 : 0,
      subgroups: component === 'VEGETABLE' && credited > 0 ? { [subgroup]: credited } : {},
    })
  })

const sweetenedFoods: fc.Arbitrary<SweetenedFood> = fc
  .record({
    product: fc.constantFrom(...sweetenedProducts),
    grams: fc.constantFrom(null, 0, 1.9, 2, 2.1, 6, 6.1, 10, 12),
    gap: fc.constantFrom(null, 'unknown', 'notStated', 'notAssessed'),
  })
  .map(({ product, grams, gap }) => ({
    foodName: 'Food',
    product,
    addedSugars: gap === null ? (grams ?? 0) : null,
    addedSugarsAtMost: gap === null ? (grams ?? 0) : grams,
    gap,
  }))

const items: fc.Arbitrary<Omit<OfferedItem, 'id' | 'name'>> = fc
  .record({
    category: fc.constantFrom(...mealCategories),
    servingLine: fc.constantFrom(null, null, null, 1, 2, 9),
    plannedServings: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0, max: 200 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    calories: fc.integer({ min: 0, max: 600 }),
    saturatedFat: fc.integer({ min: 0, max: 8 }),
    sodium: fc.integer({ min: 0, max: 900 }),
    addedSugars: fc.integer({ min: 0, max: 15 }),
    gap: fc.oneof(
      { weight: 15, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('calories', 'sodium', 'saturatedFat' as const) },
    ),
    milk: fc.option(fc.record({ fat: fc.constantFrom(...milkFats), isFlavored: fc.boolean() })),
    credits: fc.uniqueArray(credits, { maxLength: 3, selector: ({ component }) => component }),
    beans: fc.constantFrom(0, 0, 0.25),
    sweetenedFoods: fc.array(sweetenedFoods, { maxLength: 2 }),
  })
  .map(
    ({
      category,
      plannedServings,
      servingLine,
      milk,
      credits: list,
      beans,
      gap,
      sweetenedFoods: foods,
      ...nutrients
    }) => ({
      category,
      plannedServings,
      servingLine,
      nutrition: nutritionOf({
        nutrients,
        missing: gap ? { [gap]: 'Gap' } : {},
        milk,
        credits: list,
        beansAsMeatAlternateCups: beans,
        sweetenedFoods: foods,
        fluidMilkSaturatedFat: milk
          ? total(nutrients.saturatedFat, ...(gap === 'saturatedFat' ? ['Gap'] : []))
          : total(0),
      }),
    }),
  )

const days = fc
  .array(
    fc.record({
      plannedMeals: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 300 }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      entrees: fc.option(fc.integer({ min: 0, max: 3 })),
      others: fc.option(
        fc.record({
          wholeGrainRich: fc.constantFrom(0, 0.25, 0.5, 2),
          juiceMeals: fc.integer({ min: 0, max: 2 }),
          isComplete: fc.boolean(),
        }),
      ),
      list: fc.array(items, { maxLength: 9 }),
    }),
    { maxLength: 6 },
  )
  .chain((list) =>
    fc.record({
      list: fc.constant(list),
      monday: fc.constantFrom('2025-10-13', '2026-10-12', '2027-06-28', '2023-10-16', '2025-06-30', '2026-01-12'),
    }),
  )
  .map(({ list, monday }): ServiceDay[] => {
    const dates = weekDates(monday, 6)
    return list.map(({ plannedMeals, entrees, others, list: offered }, index) => ({
      date: dates[index] ?? monday,
      plannedMeals,
      ...(entrees !== null && { selections: { Entree: entrees } }),
      ...(others && { otherMeals: others }),
      items: offered.map((each, position) => ({ ...each, id: `${position}`, name: `Item ${position}` })),
    }))
  })

const programs: fc.Arbitrary<MealProgram> = fc.record({
  rulePack: fc.constantFrom('us-nslp', 'us-sbp', 'us-nslp-snack', 'elsewhere', 'no-meal-pattern'),
  gradeGroup: fc.constantFrom(...gradeGroups),
  offerVersusServe: fc.boolean(),
})
const options: fc.Arbitrary<RuleOptions> = fc.record({
  weekAverage: fc.constantFrom('meanOfDays', 'weightedByMeals'),
  weekLength: fc.constantFrom('servedDays', 'regularDays'),
  subgroupAmount: fc.constantFrom('least', 'most'),
  vegetableRemainder: fc.constant('additional'),
  aLaCarte: fc.constantFrom('excluded', 'included'),
  milkFat: fc.constantFrom('excludedWhereAllowed', 'counted'),
  sodium: fc.constantFrom('inForce', 'target2'),
  wholeGrainRichPct: fc.constantFrom(null, 50, 100),
  fruitJuicePct: fc.constantFrom(null, 10, 90),
})

/** A row of a check table, without the checks that have no verdict. */
function rowOf(table: CheckTable, row: number) {
  return table.ids.flatMap((id, index) => {
    const cell = row * table.ids.length + index
    const [now, from2027] = [statusOfCode(table.now[cell] ?? 255), statusOfCode(table.from2027[cell] ?? 255)]
    if (now === null && from2027 === null) return []
    const actual = table.actual[cell] ?? Number.NaN
    return [[id, Number.isNaN(actual) ? null : actual, table.isLowerBound[cell] === 1, now, from2027]]
  })
}

/** The same row from a single week. Sums in another order differ in their last bits. */
const shortOf = (checks: readonly Check[], ids: readonly string[]) =>
  checks
    .map(({ id, actual, isLowerBound, now, from2027 }) => [
      id,
      actual === null ? null : expect.closeTo(actual, 6),
      isLowerBound,
      now?.status ?? null,
      from2027?.status ?? null,
    ])
    .sort(([a], [b]) => ids.indexOf(String(a)) - ids.indexOf(String(b)))

test('the analysis of many weeks gives the values and verdicts of each week', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ days, program: programs }), { minLength: 1, maxLength: 4 }),
      options,
      (weeks, ruleOptions) => {
        const bulk = analyzeMenus(packMenus(weeks, ruleOptions), ruleOptions)
        let dayRow = 0
        weeks.forEach((week, index) => {
          const single = analyzeWeek(week.days, week.program, ruleOptions)
          expect(rowOf(bulk.weeks, index)).toEqual(shortOf(single.checks, bulk.weeks.ids))
          for (const day of single.days) {
            expect(rowOf(bulk.days, dayRow)).toEqual(shortOf(day.checks, bulk.days.ids))
            dayRow += 1
          }
          expect(statusOfCode(bulk.statusNow[index] ?? 255)).toBe(single.status.now)
          expect(statusOfCode(bulk.statusFrom2027[index] ?? 255)).toBe(single.status.from2027)
        })
      },
    ),
    { numRuns: 400 },
  )
})

test('equal portions are stored once', () => {
  const portion = nutritionOf({ nutrients: { calories: 100 } })
  const offered = { id: 'a', name: 'Roll', category: 'Side' as const, plannedServings: 10, nutrition: portion }
  const week = weekDates().map((date) => ({ date, plannedMeals: 10, items: [offered, { ...offered, id: 'b' }] }))
  const table = packMenus([{ days: week, program: { rulePack: 'us-nslp', gradeGroup: 'K-5' } }])
  expect(table.nutrition.rows).toBe(1)
  expect(table.itemPortions).toHaveLength(10)
})
