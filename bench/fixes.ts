/**
 * Suggests fixes for a failing week of lunches from 200 recipes, for one grade group without making another one worse.
 * The baseline, in the same run: each swap of one item checked by `analyzeWeek`, as a plain search would.
 */
import {
  analyzeWeek,
  type FixOption,
  type FixProblem,
  type MealCategory,
  type MenuDay,
  menuItemKey,
  suggestFixes,
  toServiceDay,
  unknownNutrition,
} from '@commissary/domain/menu'
import { datesFrom } from '@commissary/domain/dates'
import { defaultRuleOptions } from '@commissary/domain/rules'

import { plannerItems } from './data/planner-items.ts'

const limitMs = 1_000
const runs = 5
const meal: readonly MealCategory[] = ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk']

const options = plannerItems().map(({ id, name, category, nutrition }): FixOption => {
  const food = {
    recipeId: Number(id),
    ingredientId: null,
    menuItemId: null,
    portion: { amount: '100', unit: 'g' },
  } as const
  return { id, name, category, food, nutrition: nutrition['K-5'] ?? unknownNutrition(name) }
})
const nutritionOf = new Map(options.map(({ food, nutrition }) => [menuItemKey(food), nutrition]))
const lineOf = ({ id, name, category, food }: FixOption) => ({ ...food, id, name, category, plannedServings: 300 })

/** The saltiest item of each category on the first day, the next saltiest on the second, and so on: several rules fail. */
const days = datesFrom('2026-11-02', 5).map((date, index) => {
  const lines = meal.map((category) => {
    const salty = options
      .filter((option) => option.category === category)
      .toSorted((a, b) => (b.nutrition.nutrients.sodium?.known ?? 0) - (a.nutrition.nutrients.sodium?.known ?? 0))
    const chosen = salty[index % salty.length]
    if (!chosen) throw new Error(`No ${category}`)
    return lineOf(chosen)
  })
  return { key: date, date, day: { plannedMeals: 300, lines } satisfies MenuDay, isLocked: false }
})
const program = { rulePack: 'us-nslp', gradeGroup: 'K-5', serviceDays: 5 } as const
const problem: FixProblem = {
  days,
  program,
  otherPrograms: [{ ...program, gradeGroup: '6-8' }],
  ruleOptions: defaultRuleOptions,
  withRecurring: (day) => day,
  nutritionOf: (line) => nutritionOf.get(menuItemKey(line)) ?? unknownNutrition(line.name),
  optionsOn: () => options,
  acceptanceOf: () => null,
  newId: () => crypto.randomUUID(),
}

const analyzed = (of: readonly { date: string; day: MenuDay }[]) =>
  analyzeWeek(
    of.map(({ date, day }) => toServiceDay(date, day, problem.nutritionOf)),
    program,
  )

/** How many swaps of one item for another in its category were checked. */
function plainSearch(): number {
  let checked = 0
  for (const [place, { day }] of days.entries()) {
    for (const [at, line] of day.lines.entries()) {
      for (const option of options) {
        if (option.category !== line.category || option.id === line.id) continue
        const lines = day.lines.with(at, lineOf(option))
        analyzed(days.with(place, { ...(days[place] as (typeof days)[number]), day: { ...day, lines } }))
        checked += 1
      }
    }
  }
  return checked
}

const timed = <Result>(run: () => Result): [number, Result] => {
  const start = performance.now()
  const result = run()
  return [performance.now() - start, result]
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ours: number[] = []
const plain: number[] = []
let found = 0
let failing = 0
let swaps = 0
for (let run = 0; run < runs; run += 1) {
  const [time, suggestions] = timed(() => suggestFixes(problem))
  const [plainTime, checked] = timed(plainSearch)
  ours.push(time)
  plain.push(plainTime)
  failing = suggestions.length
  found = suggestions.reduce((sum, { fixes }) => sum + fixes.length, 0)
  swaps = checked
}
if (found === 0) throw new Error('No change was suggested')
console.log(
  `A week of ${days.length} days, ${options.length} recipes, ${failing} failing verdicts, medians of ${runs} runs`,
)
console.log(`  ${found} changes, one or several items each: ${median(ours).toFixed(0)} ms, limit ${limitMs} ms`)
console.log(`  ${swaps} swaps of one item, checked one by one: ${median(plain).toFixed(0)} ms`)
console.log(`  ratio: ${(median(ours) / median(plain)).toFixed(2)}x`)
if (median(ours) > limitMs)
  throw new Error(`Suggesting changes took ${median(ours).toFixed(0)} ms, more than ${limitMs} ms`)
