import { writeDay, writeWeek } from './bulk-checks.ts'
import { WeekSums } from './bulk-sums.ts'
import type { MenuTable } from './bulk-table.ts'
import { dayCheckIds, weekCheckIds } from '../../rules/checks.ts'
import { packIdsFor } from '../../rules/dated-rules.ts'
import {
  emptyChecks,
  noVerdict,
  planFor,
  worstOrUnknown,
  type CheckTable,
  type Plan,
  type Worst,
} from './bulk-verdicts.ts'
import { whole } from './flat-arrays.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'

/** The values and verdicts of `analyzeWeek` for many weeks in flat arrays, without reasons. */
export interface BulkAnalysis {
  days: CheckTable
  weeks: CheckTable
  /** Worst status of each week and its days, as a code (`statusOfCode`). */
  statusNow: Uint8Array
  statusFrom2027: Uint8Array
}

/** Checks every week of the table as `analyzeWeek` checks one. */
export function analyzeMenus(table: MenuTable, options: Partial<RuleOptions> = {}): BulkAnalysis {
  const ruleOptions = { ...defaultRuleOptions, ...options }
  const weekCount = table.weekPrograms.length
  const result: BulkAnalysis = {
    days: emptyChecks(dayCheckIds, table.dayDates.length),
    weeks: emptyChecks(weekCheckIds, weekCount),
    statusNow: new Uint8Array(weekCount),
    statusFrom2027: new Uint8Array(weekCount),
  }
  const planOf = cachedPlans(table, ruleOptions)
  const week = new WeekSums()
  for (let index = 0; index < weekCount; index += 1) analyzeOne(table, index, ruleOptions, planOf, week, result)
  return result
}

type PlanOf = (program: number, date: number, checkedDays: number) => Plan

/** Limits depend on the program, the date's packs and the length of the week: few combinations in a year. */
function cachedPlans({ programs, dates }: MenuTable, options: RuleOptions): PlanOf {
  const byDate = new Map<number, Plan>()
  const byPack = new Map<string, Plan>()
  return (programIndex, dateIndex, checkedDays) => {
    const key = (programIndex * dates.length + dateIndex) * 64 + checkedDays
    const known = byDate.get(key)
    if (known) return known

    const program = programs[programIndex] ?? { rulePack: '', gradeGroup: 'K-5' }
    const date = dates[dateIndex] ?? ''
    const packKey = [programIndex, ...packIdsFor(program.rulePack, program.gradeGroup, date), checkedDays].join(' ')
    const plan = byPack.get(packKey) ?? planFor(program, date, checkedDays, options)
    byPack.set(packKey, plan)
    byDate.set(key, plan)
    return plan
  }
}

function analyzeOne(
  table: MenuTable,
  index: number,
  options: RuleOptions,
  planOf: PlanOf,
  week: WeekSums,
  result: BulkAnalysis,
): void {
  const worst: Worst = { now: noVerdict, from2027: noVerdict }
  const [start, end] = [whole(table.weekDays, index), whole(table.weekDays, index + 1)]
  const served = end - start
  const program = whole(table.weekPrograms, index)
  const regular = table.programs[program]?.serviceDays ?? 5
  const checkedDays = options.weekLength === 'regularDays' ? Math.max(served, regular) : served

  week.clear()
  for (let day = start; day < end; day += 1) {
    const plan = planOf(program, whole(table.dayDates, day), checkedDays)
    week.addDay(table, day, plan.fruitMinimum, plan.grainServing)
    writeDay(result.days, day, table, plan, week, worst)
  }
  if (served > 0) {
    const plan = planOf(program, whole(table.dayDates, start), checkedDays)
    writeWeek(result.weeks, index, plan, week, served, options, worst)
  }
  result.statusNow[index] = worstOrUnknown(worst.now)
  result.statusFrom2027[index] = worstOrUnknown(worst.from2027)
}
