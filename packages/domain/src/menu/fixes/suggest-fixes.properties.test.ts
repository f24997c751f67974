import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { vegetableSubgroups } from '../../crediting/model.ts'
import { severity } from '../../rules/model.ts'
import { fixProblem, option } from '../../testing/fix-problems.ts'
import { credit, item, total } from '../../testing/foods.ts'
import { lunchK5, lunchWeek } from '../../testing/lunch-week.ts'
import { allChecks } from '../analysis/check-values.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import { menuItemKey } from '../menu-items.ts'
import { mealCategories, type OfferedItem, type ServiceDay } from '../model.ts'
import { toServiceDay } from '../service-day.ts'
import type { FixOption, FixProblem } from './fix-model.ts'
import { suggestFixes } from './suggest-fixes.ts'

const nutrition = fc
  .record({
    calories: fc.integer({ min: 20, max: 700 }),
    sodium: fc.integer({ min: 0, max: 1500 }),
    saturatedFat: fc.integer({ min: 0, max: 9 }),
    cents: fc.option(fc.integer({ min: 5, max: 200 }), { freq: 8 }),
    quarters: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }),
    subgroup: fc.constantFrom(...vegetableSubgroups),
  })
  .map(
    ({
      calories,
      sodium,
      saturatedFat,
      cents,
      quarters: [fruit = 0, vegetable = 0, grain = 0, meat = 0],
      subgroup,
    }) => ({
      nutrients: { calories, sodium, saturatedFat },
      cost: cents === null ? total(0, 'Unpriced') : total(cents / 100),
      credits: [
        credit('FRUIT', fruit / 4),
        credit('VEGETABLE', vegetable / 4, { subgroups: { [subgroup]: vegetable / 4 } }),
        credit('GRAIN', grain / 4, { wholeGrainRich: grain / 4 }),
        credit('MEAT_ALTERNATE', meat / 4),
      ],
    }),
  )

const catalogs = fc
  .array(fc.record({ category: fc.constantFrom(...mealCategories), nutrition }), { minLength: 1, maxLength: 10 })
  .map((list) => list.map((one, index) => option(1000 + index, `Option ${index}`, one.category, one.nutrition)))

const weeks = fc
  .array(
    fc.record({ sodium: fc.integer({ min: 600, max: 1600 }), cups: fc.constantFrom(0.25, 0.5, 0.75, 1), nutrition }),
    {
      minLength: 5,
      maxLength: 5,
    },
  )
  .map((days) =>
    lunchWeek((index) => ({
      entree: { sodium: days[index]?.sodium ?? 900 },
      vegetable: { credited: days[index]?.cups ?? 0.75, exact: days[index]?.cups ?? 0.75 },
      others: index % 2 ? [item(`Side ${index}`, 'Side', 80, days[index]?.nutrition)] : [],
    })),
  )

const keyOf = ({ id, date }: { id: string; date: string | null }) => `${id} ${date}`

test('every fix makes its rule pass and no rule worse, on the days that it returns', () => {
  fc.assert(
    fc.property(weeks, catalogs, (week, options) => {
      const problem = fixProblem(week, options)
      const before = new Map(allChecks(analyzeWeek(week, lunchK5)).map((check) => [keyOf(check), check]))
      for (const { checkId, date, rules, fixes } of suggestFixes(problem)) {
        expect(before.get(`${checkId} ${date}`)?.[rules]?.status).toBe('fail')
        expect(fixes.length).toBeLessThanOrEqual(3)
        for (const { days, nutrition: added } of fixes) {
          const after = analyzeWeek(
            problem.days.map((day) =>
              toServiceDay(
                day.date,
                days[day.key] ?? day.day,
                (line) => added.get(menuItemKey(line)) ?? problem.nutritionOf(line),
              ),
            ),
            lunchK5,
          )
          for (const check of allChecks(after)) {
            for (const which of ['now', 'from2027'] as const) {
              const [status, old] = [check[which]?.status, before.get(keyOf(check))?.[which]?.status]
              expect(severity[status ?? 'pass'], `${check.id} ${which}`).toBeLessThanOrEqual(severity[old ?? 'pass'])
            }
          }
          const target = allChecks(after).find((check) => keyOf(check) === `${checkId} ${date}`)
          expect(target?.[rules]?.status ?? 'pass').toBe('pass')
        }
      }
    }),
    { numRuns: 15 },
  )
})

/** Cost per meal of a week whose days all have 100 meals; null = unknown. */
const costOf = (changed: readonly OfferedItem[], sign: number): number | null =>
  changed.reduce<number | null>(
    (sum, { plannedServings, nutrition: { cost } }) =>
      sum === null || cost.missing.length > 0 ? null : sum + (sign * (plannedServings ?? 0) * cost.known) / 500,
    0,
  )

/** Every swap of one item on one day, checked in full: the plain way to the cheapest one. */
function cheapestSwap(
  week: readonly ServiceDay[],
  options: readonly FixOption[],
  checkId: string,
  rules: 'now' | 'from2027',
) {
  const before = new Map(allChecks(analyzeWeek(week, lunchK5)).map((check) => [keyOf(check), check]))
  let cheapest: number | null = null
  for (const day of week) {
    for (const old of day.items) {
      for (const { category, name, nutrition: swapped } of options) {
        if (category !== old.category) continue
        const next = { ...old, name, nutrition: swapped }
        const other = { ...day, items: day.items.map((one) => (one === old ? next : one)) }
        const after = allChecks(
          analyzeWeek(
            week.map((one) => (one === day ? other : one)),
            lunchK5,
          ),
        )
        const isNoWorse = after.every((check) =>
          (['now', 'from2027'] as const).every(
            (which) =>
              severity[check[which]?.status ?? 'pass'] <= severity[before.get(keyOf(check))?.[which]?.status ?? 'pass'],
          ),
        )
        const cost = (costOf([next], 1) ?? Number.NaN) + (costOf([old], -1) ?? Number.NaN)
        const passes =
          (after.find(({ id, date }) => id === checkId && date === null)?.[rules]?.status ?? 'pass') === 'pass'
        if (passes && isNoWorse && !Number.isNaN(cost)) cheapest = Math.min(cheapest ?? Infinity, cost)
      }
    }
  }
  return cheapest
}

test('no swap of one item is cheaper than the first fix', () => {
  fc.assert(
    fc.property(weeks, catalogs, (week, options) => {
      const problem: FixProblem = fixProblem(week, options)
      for (const { checkId, date, rules, fixes } of suggestFixes(problem)) {
        if (date !== null) continue
        const cheapest = cheapestSwap(week, options, checkId, rules)
        if (cheapest === null) continue
        expect(fixes[0]?.difference.cost ?? Infinity, checkId).toBeLessThanOrEqual(cheapest + 1e-9)
      }
    }),
    { numRuns: 8 },
  )
})
