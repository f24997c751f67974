import { describe, expect, test } from 'vitest'

import { checkIds, dayCheckIds, weekCheckIds, type CheckId } from '../../rules/checks.ts'
import { sweetenedProducts } from '../../crediting/sweetened-foods.ts'
import type { MealProgram } from '../../rules/model.ts'
import { credit, day, item, weekDates } from '../../testing/foods.ts'
import { chocolate, lowFat } from '../../testing/lunch-week.ts'
import { analyzeMenus } from './bulk.ts'
import { packMenus } from './bulk-table.ts'
import { statusOfCode, type CheckTable } from './bulk-verdicts.ts'
import { allChecks, dayValue } from './check-values.ts'
import { analyzeWeek } from './week-analysis.ts'

const sweetened = sweetenedProducts.map((product) => ({
  foodName: product,
  product,
  addedSugars: 1,
  addedSugarsAtMost: 1,
  gap: null,
}))

/** A week with every kind of item, on dates before whole milk was allowed, so that every rule has a limit on some date. */
const days = weekDates('2025-10-13').map((date) =>
  day(date, 100, [
    item('Wrap', 'Entree', 100, {
      nutrients: { calories: 500, saturatedFat: 4, sodium: 700, addedSugars: 5 },
      credits: [credit('GRAIN', 2, { wholeGrainRich: 2, grainDessert: 0.25 }), credit('MEAT_ALTERNATE', 2)],
    }),
    item('Juice', 'Fruit', 100, { credits: [credit('FRUIT', 0.75, { juice: 0.25 })] }),
    item('Salad', 'Vegetables', 100, {
      credits: [credit('VEGETABLE', 1, { subgroups: { DARK_GREEN: 0.5, STARCHY: 0.5 } })],
    }),
    item('Parfait', 'Side', 100, { sweetenedFoods: sweetened }),
    lowFat,
    chocolate,
  ]),
)

const programs: MealProgram[] = [
  { rulePack: 'us-nslp', gradeGroup: 'K-5', offerVersusServe: true },
  { rulePack: 'us-sbp', gradeGroup: 'K-5', offerVersusServe: true },
  { rulePack: 'us-nslp-snack', gradeGroup: 'K-5' },
  { rulePack: 'us-nslp', gradeGroup: 'PK1-2' },
  { rulePack: 'us-sbp', gradeGroup: 'PK3-5' },
]

describe('every row of the table of checks', () => {
  test('is produced by the analysis of a week, in the order of the table', () => {
    const weeks = programs.map((program) => analyzeWeek(days, program))
    const ids = weeks.map((week) => new Set(allChecks(week).map(({ id }) => id)))
    expect(checkIds.filter((id) => !ids.some((set) => set.has(id)))).toEqual([])
    for (const week of weeks) {
      const inOrder = (order: readonly CheckId[], found: CheckId[]) =>
        expect(found).toEqual(order.filter((id) => found.includes(id)))
      inOrder(
        weekCheckIds,
        week.checks.map(({ id }) => id),
      )
      for (const { checks } of week.days)
        inOrder(
          dayCheckIds,
          checks.map(({ id }) => id),
        )
    }
  })

  test('is produced by the analysis of many weeks', () => {
    const bulk = analyzeMenus(packMenus(programs.map((program) => ({ days, program }))))
    const written = (table: CheckTable) =>
      table.ids.filter((_id, index) =>
        [table.now, table.from2027].some((statuses) =>
          Array.from(statuses).some((code, cell) => cell % table.ids.length === index && statusOfCode(code) !== null),
        ),
      )
    expect([...written(bulk.days), ...written(bulk.weeks)]).toEqual(checkIds)
  })
})

test('a day shows its own value next to a weekly average, percentage or sum', () => {
  const week = analyzeWeek(days, programs[0] ?? { rulePack: '', gradeGroup: 'K-5' })
  const [first] = week.days
  const valueOn = (id: CheckId) => {
    const check = week.checks.find((one) => one.id === id)
    return first && check && dayValue(first, check)?.known
  }
  expect(valueOn('calories')).toBe(500)
  expect(valueOn('saturatedFat')).toBeCloseTo(7.2, 9)
  expect(valueOn('addedSugars')).toBeCloseTo(4, 9)
  expect(valueOn('grain.weekly')).toBe(2)
  expect(valueOn('juice.fruit')).toBeUndefined()
})
