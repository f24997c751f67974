/**
 * Plans a month of lunches for one grade group from 200 recipes with the nutrition planner. Times differ between machines, so
 * the cost is also reported as a ratio to its proven bound.
 */
import { datesFrom } from '@commissary/domain/dates'
import { highsSolver, planMenu, type Highs, type PlannerDay, type PlannerProblem } from '@commissary/domain/menu'
import { defaultRuleOptions } from '@commissary/domain/rules'
import loadHighs from 'highs'

import { plannerItems } from './data/planner-items.ts'

const weeks = 4
const limitSeconds = 60

const items = plannerItems()
const days = Array.from({ length: weeks }, (_, week) => datesFrom('2026-11-02', 7 * week + 5).slice(7 * week))
  .flat()
  .map((date): PlannerDay => ({ key: date, date, meals: 310, fixed: null, items }))
const problem: PlannerProblem = {
  rulePack: 'us-nslp',
  gradeGroups: ['K-5'],
  serviceDays: 5,
  ruleOptions: defaultRuleOptions,
  rules: ['now', 'from2027'],
  days,
  entreeDays: 10,
  otherDays: 2,
  avoid: [],
  diets: [],
  colorDays: 1,
  methodDays: 1,
}

// The package states the types of a CommonJS module; as a module, its default export is the loader.
const highs = await (loadHighs as unknown as () => Promise<Highs>)()
const start = performance.now()
const seconds = () => (performance.now() - start) / 1000
console.log(`A month: ${days.length} days, one grade group, ${items.length} recipes`)
console.log('  seconds   weeks   cost per meal   bound')
let solved = -1
const result = planMenu(
  problem,
  highsSolver(highs),
  { seconds: 55, now: () => performance.now() },
  ({ solvedWeeks, cost, bound }) => {
    if (solvedWeeks === solved) return
    solved = solvedWeeks
    console.log(
      `${seconds().toFixed(1).padStart(9)}${String(solvedWeeks).padStart(8)}${(cost?.toFixed(4) ?? '-').padStart(16)}${(bound?.toFixed(4) ?? '-').padStart(8)}`,
    )
  },
)
const taken = seconds()
const statuses = result.weeks.map(({ status }) => status).join(', ')
console.log(`\n  ${taken.toFixed(1)} s in all, limit ${limitSeconds} s; every week: ${statuses}`)
console.log(`  cost / bound: ${((result.cost ?? Number.NaN) / (result.bound ?? Number.NaN)).toFixed(4)}`)
if (result.weeks.length < weeks || result.weeks.some(({ status }) => status !== 'pass')) {
  throw new Error('Not every week has a plan that passes')
}
if (taken > limitSeconds) throw new Error(`The plan took ${taken.toFixed(1)} s, more than ${limitSeconds} s`)
