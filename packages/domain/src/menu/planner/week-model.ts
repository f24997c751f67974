import { datedRulesFor } from '../../rules/dated-rules.ts'
import { addItemCounts, addKept, milkCount } from './item-counts.ts'
import { costOf, unknownCost } from './item-costs.ts'
import { analysisDayWeight } from './day-weights.ts'
import { addRules } from './rule-rows.ts'
import { Linear, ModelBuilder } from './model-rows.ts'
import type { DayColumn, GroupRules, Margin, RuleSource } from './week-parts.ts'
import type { PlannerDay, PlannerItem, PlannerModel, PlannerProblem } from './planner-model.ts'
import { brokenRules, isFreeOf, type ItemRules, unusable } from './usable-items.ts'
import { addColors, addMethods, addVariety } from './spacing-rows.ts'
import { servedAnyway, type Served } from './variety.ts'

/** Weeks as a model. Its cost is per meal on their open days. */
export interface WeeksModel {
  model: PlannerModel
  columns: DayColumn[]
}

/** Days that stay, and items that recur. */
export type Stays = NonNullable<Served['stays']>

/** How a search for a conflict differs from a plan. */
export interface ConflictSearch {
  /** What is planned again, as if it did not stay. */
  without: ReadonlySet<Stays>
}

/**
 * The cheapest weeks as a mixed-integer program: one column for each item that an open day may offer. `others` is what days
 * around the weeks serve, which variety counts. A plan leaves out items that can never pass. A search for a conflict keeps those
 * that break a rule by themselves, with a row for that rule, so that the rule can be named.
 */
export function weeksModel(
  problem: PlannerProblem,
  weeks: readonly (readonly PlannerDay[])[],
  others: readonly Served[],
  margin: Margin,
  search: ConflictSearch | null = null,
): WeeksModel {
  const without: ReadonlySet<Stays> = search?.without ?? new Set()
  const served = weeks.map((days) => days.flatMap((day) => plannedAgain(day, without)))
  const openMeals = mealsOfOpenDays(served)
  const builder = new ModelBuilder()
  const columns: DayColumn[] = []
  const sources: RuleSource[] = []
  for (const days of served) {
    const groups = groupRules(problem, days)
    const ofWeek = days
      .filter(({ fixed }) => !fixed)
      .flatMap((day) => {
        const rules = itemRules(problem, day, days.length)
        const items = day.items.filter((item) => canBeOn(item, problem, rules, search !== null))
        return addDay(builder, problem, { day, items, rules, groups, openMeals })
      })
    columns.push(...ofWeek)
    const weightOf = analysisDayWeight(problem, days)
    sources.push(...groups.map((group) => ({ problem, days, columns: ofWeek, group, weightOf, margin })))
  }
  const taken = [
    ...others.filter(({ stays }) => !stays || !without.has(stays)),
    ...served.flat().flatMap((day) => servedAnyway(day, problem.gradeGroups)),
  ]
  addVariety(builder, problem, columns, taken)
  addColors(builder, problem, columns, taken)
  addMethods(builder, problem, columns, taken)
  for (const source of sources) addRules(builder, source)
  return { model: builder.model, columns }
}

/** Meals on the open days of the weeks. */
export const mealsOfOpenDays = (weeks: readonly (readonly PlannerDay[])[]): number =>
  weeks.flat().reduce((sum, { fixed, meals }) => sum + (fixed ? 0 : meals), 0)

/** How many items can never be on the first open day, because a value that a rule needs is unknown. */
export function unknownItems(problem: PlannerProblem): number {
  const day = problem.days.find(({ fixed }) => !fixed)
  const rules = day ? itemRules(problem, day, problem.serviceDays) : []
  return day?.items.filter((item) => unusable(item, problem.gradeGroups, rules) === 'unknown').length ?? 0
}

/** A day planned again without what stays. A fixed day with nothing to choose from is dropped. */
function plannedAgain(day: PlannerDay, without: ReadonlySet<Stays>): PlannerDay[] {
  if (day.fixed && without.has('fixedDays')) return day.items.length === 0 ? [] : [{ ...day, fixed: null }]
  if (day.fixed || !without.has('recurring')) return [day]
  return [{ ...day, items: day.items.map(({ isKept: _, servings: __, ...item }) => item) }]
}

/** Whether an item gets a column. What recurs is on the day whatever it breaks, unless no serving of it is planned. */
function canBeOn(item: PlannerItem, { gradeGroups }: PlannerProblem, rules: readonly ItemRules[], isSearch: boolean) {
  const reason = unusable(item, gradeGroups, rules)
  if (item.isKept) return item.servings !== 0 && gradeGroups.every((group) => item.nutrition[group])
  return reason === null || (isSearch && reason === 'rule')
}

interface OpenDay {
  day: PlannerDay
  items: readonly PlannerItem[]
  rules: readonly ItemRules[]
  groups: readonly GroupRules[]
  /** Meals on all open days of the model. */
  openMeals: number
}

/** The columns of an open day, with the rows that are about the day and its single items. */
function addDay(
  builder: ModelBuilder,
  problem: PlannerProblem,
  { day, items, rules, groups, openMeals }: OpenDay,
): DayColumn[] {
  const unknown = unknownCost(items, problem.gradeGroups)
  const milks = milkCount(groups)
  const keptMilks = items.filter(({ category, isKept }) => category === 'Milk' && isKept).length
  const columns = items.map((item): DayColumn => {
    const isMilk = item.category === 'Milk'
    const part = isMilk ? 1 / (keptMilks || milks) : 1
    const share = item.servings ? item.servings / day.meals : part
    const cost = ((costOf(item, problem.gradeGroups) ?? unknown) * share * day.meals) / openMeals
    const most = isMilk && !item.isKept ? milks : 1
    return { day, item, column: builder.count(cost, most), share, most }
  })
  addItemCounts(builder, columns, groups)
  addKept(builder, columns)
  for (const { item, column } of columns) {
    const none = new Linear().add(column, 1)
    for (const { requirement, isCertain } of brokenRules(item, rules)) {
      // An unknown value of a recurring item fails no rule.
      if (!item.isKept || isCertain) builder.atMost(none, 0, requirement)
    }
    if (problem.avoid.length > 0 && !isFreeOf(item, problem.avoid)) builder.atMost(none, 0, { kind: 'allergens' })
    const hasAll = problem.diets.every((tag) => item.diets?.includes(tag))
    if (!hasAll) builder.atMost(none, 0, { kind: 'diets' })
  }
  return columns
}

/** The rules of each grade group on a day, for its single items. */
function itemRules(problem: PlannerProblem, day: PlannerDay, checkedDays: number): ItemRules[] {
  return problem.gradeGroups.flatMap((gradeGroup) => {
    const dated = datedRulesFor(problem.rulePack, gradeGroup, day.date, checkedDays, problem.ruleOptions)
    return problem.rules.flatMap((rules): ItemRules[] => {
      const limits = dated[rules]?.limits
      return limits ? [{ gradeGroup, rules, limits }] : []
    })
  })
}

/** The rules of each grade group on the chosen dates, for the week. */
export function groupRules(problem: PlannerProblem, days: readonly PlannerDay[]): GroupRules[] {
  const first = days[0]?.date ?? ''
  const { serviceDays, ruleOptions } = problem
  const checked = ruleOptions.weekLength === 'regularDays' ? Math.max(days.length, serviceDays) : days.length
  return problem.gradeGroups.flatMap((gradeGroup) => {
    const declines = problem.offerVersusServe?.includes(gradeGroup)
    const dated = datedRulesFor(problem.rulePack, gradeGroup, first, checked, ruleOptions, declines)
    return problem.rules.flatMap((rules): GroupRules[] => {
      const limits = dated[rules]
      return limits ? [{ gradeGroup, rules, limits }] : []
    })
  })
}
