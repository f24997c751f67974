import type { MealCategory } from '../../food/model.ts'
import type { GradeGroup } from '../../rules/model.ts'
import { datedRulesFor } from '../../rules/dated-rules.ts'
import type { Limits } from '../../rules/limits.ts'
import { analysisDayWeight } from './day-weights.ts'
import { addRules } from './rule-rows.ts'
import { Linear, ModelBuilder } from './model-rows.ts'
import type { DayColumn, GroupRules, Margin } from './week-parts.ts'
import type { PlannerDay, PlannerItem, PlannerModel, PlannerProblem } from './planner-model.ts'
import { isFreeOf, unusable } from './usable-items.ts'
import { addColors, addMethods } from './spacing-rows.ts'
import { daysApart, type Served, servedByFixed } from './variety.ts'

/** Most items of each category on a day; the meal pattern says how many it needs. */
const mostItems: Partial<Record<MealCategory, number>> = { Fruit: 2, Vegetables: 3, Side: 2, Miscellaneous: 1 }

/** A week as a model. */
export interface WeekModel {
  model: PlannerModel
  columns: DayColumn[]
}

/** What a model leaves out, for finding out what is in conflict. */
export interface Without {
  allergens?: boolean
  fixedDays?: boolean
}

/**
 * The cheapest week as a mixed-integer program: one column for each item that an open day may offer. `others` is what
 * days around the week serve, which variety counts. Items that can never pass are left out.
 */
export function weekModel(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  others: readonly Served[],
  margin: Margin,
  without: Without = {},
): WeekModel {
  const served = without.fixedDays ? days.map((day): PlannerDay => ({ ...day, fixed: null })) : days
  const groups = groupRules(problem, served)
  const builder = new ModelBuilder()
  const columns: DayColumn[] = []
  const weightOf = analysisDayWeight(problem, served)
  for (const day of served) {
    if (day.fixed) continue
    const usable = usableItems(problem, day, served.length)
    const unknown = unknownCost(usable, problem.gradeGroups)
    const milks = Math.max(...groups.map(({ limits }) => milkKindsOf(limits.limits)))
    const isSnack = groups.some(({ limits }) => limits.limits['snack.components'] !== undefined)
    for (const item of usable) {
      const share = item.category === 'Milk' ? 1 / milks : 1
      const cost = (costOf(item, problem.gradeGroups) ?? unknown) * share * weightOf(day)
      columns.push({ day, item, column: builder.choice(cost), share })
    }
    const own = columns.filter((one) => one.day === day)
    addItemCounts(builder, own, milks, isSnack)
    const avoided = own.filter(({ item }) => !isFreeOf(item, problem.avoid))
    if (problem.avoid.length > 0 && !without.allergens) {
      for (const { column } of avoided) builder.atMost(new Linear().add(column, 1), 0, { kind: 'allergens' })
    }
    addKept(builder, own)
    for (const { item, column } of own) {
      const hasAll = problem.diets.every((tag) => item.diets?.includes(tag))
      if (!hasAll) builder.atMost(new Linear().add(column, 1), 0, { kind: 'diets' })
    }
  }
  const taken = [...others, ...served.flatMap((day) => servedByFixed(day, problem.gradeGroups))]
  addVariety(builder, problem, columns, taken)
  addColors(builder, problem, columns, taken)
  addMethods(builder, problem, columns, taken)
  for (const group of groups) addRules(builder, { problem, days: served, columns, group, weightOf, margin })
  return { model: builder.model, columns }
}

/** How many items can never be on the first open day, because a value that a rule needs is unknown. */
export function unknownItems(problem: PlannerProblem): number {
  const day = problem.days.find(({ fixed }) => !fixed)
  const groups = day ? itemRules(problem, day, problem.serviceDays) : []
  return day?.items.filter((item) => unusable(item, groups) === 'unknown').length ?? 0
}

/** The items that pass on a day by themselves. */
function usableItems(problem: PlannerProblem, day: PlannerDay, checkedDays: number): PlannerItem[] {
  const groups = itemRules(problem, day, checkedDays)
  return day.items.filter((item) => item.isKept || unusable(item, groups) === null)
}

function itemRules(problem: PlannerProblem, day: PlannerDay, checkedDays: number) {
  return problem.gradeGroups.map((gradeGroup) => {
    const dated = datedRulesFor(problem.rulePack, gradeGroup, day.date, checkedDays, problem.ruleOptions)
    return { gradeGroup, limits: problem.rules.flatMap((rules) => dated[rules]?.limits ?? []) }
  })
}

/** How many kinds of milk a day needs: whole and low-fat milk where there are children of one year and of two. */
const milkKindsOf = (limits: Limits): number => (limits['milk.whole'] ? 2 : (limits['milk.choices']?.minimum ?? 1))

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

/** The cost of a portion as the mean of the grade groups; null = unknown. */
function costOf({ nutrition }: PlannerItem, groups: readonly GradeGroup[]): number | null {
  let sum = 0
  for (const group of groups) {
    const cost = nutrition[group]?.cost
    if (!cost || cost.missing.length > 0) return null
    sum += cost.known
  }
  return sum / groups.length
}

/** What an item without a price counts: a little more than the dearest that has one, so that no plan prefers it. */
function unknownCost(items: readonly PlannerItem[], groups: readonly GradeGroup[]): number {
  return 1.01 * Math.max(1, ...items.map((item) => costOf(item, groups) ?? 0))
}

/**
 * One entree, the day's milks (of different kinds, and one unflavored), and no more than a few of everything else. A snack
 * may do without an entree and without milk.
 */
function addItemCounts(builder: ModelBuilder, columns: readonly DayColumn[], milks: number, isSnack: boolean): void {
  const items = { kind: 'items' } as const
  const sumOf = (list: readonly DayColumn[]) => list.reduce((sum, { column }) => sum.add(column, 1), new Linear())
  const ofCategory = (category: MealCategory) => columns.filter(({ item }) => item.category === category)
  builder.row(sumOf(ofCategory('Entree')), isSnack ? 0 : 1, 1, items)
  const milk = ofCategory('Milk')
  builder.row(sumOf(milk), isSnack ? 0 : milks, milks, items)
  const kindOf = ({ item }: DayColumn) => {
    const kind = Object.values(item.nutrition)[0]?.milk
    return kind ? `${kind.fat} ${kind.isFlavored}` : ''
  }
  for (const same of Map.groupBy(milk, kindOf).values()) if (same.length > 1) builder.atMost(sumOf(same), 1, items)
  if (!isSnack) builder.atLeast(sumOf(milk.filter((one) => !kindOf(one).endsWith('true'))), 1, items)
  for (const [category, most] of Object.entries(mostItems) as [MealCategory, number][]) {
    const list = ofCategory(category).filter(({ item }) => !item.isKept)
    if (list.length > most) builder.atMost(sumOf(list), most, items)
  }
}

/** What recurs is on the day, and nothing else in its category: another item would replace what recurs. */
function addKept(builder: ModelBuilder, columns: readonly DayColumn[]): void {
  const kept = new Set(columns.flatMap(({ item }) => (item.isKept ? [item.category] : [])))
  for (const { item, column } of columns) {
    const one = new Linear().add(column, 1)
    if (item.isKept) builder.atLeast(one, 1, { kind: 'recurring' })
    else if (kept.has(item.category)) builder.atMost(one, 0, { kind: 'recurring' })
  }
}

/** No food twice within some days, counting what other days serve. */
function addVariety(
  builder: ModelBuilder,
  { entreeDays, otherDays }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  const variety = { kind: 'variety' } as const
  const foods = taken.filter(({ kind }) => kind === 'food')
  const chosen = columns.filter(({ item }) => item.category !== 'Milk' && !item.isKept)
  for (const [food, list] of Map.groupBy(chosen, ({ item }) => item.food)) {
    const gap = list.some(({ item }) => item.category === 'Entree') ? entreeDays : otherDays
    for (const { day, column } of list) {
      const isNear = foods.some((one) => one.value === food && Math.abs(daysApart(one.date, day.date)) < gap)
      if (isNear) builder.atMost(new Linear().add(column, 1), 0, variety)
      const window = list.filter((other) => {
        const apart = daysApart(day.date, other.day.date)
        return apart >= 0 && apart < Math.max(1, gap)
      })
      if (window.length > 1) {
        builder.atMost(
          window.reduce((sum, one) => sum.add(one.column, 1), new Linear()),
          1,
          variety,
        )
      }
    }
  }
}
