import type { MealCategory } from '../../food/model.ts'
import type { CheckId } from '../../rules/checks.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import type { Requirement } from './planner-model.ts'
import type { DayColumn, GroupRules } from './week-parts.ts'

/** Most items of each category on a day; the meal pattern says how many it needs. The plan form shows these numbers. */
const mostItems: Partial<Record<MealCategory, number>> = { Fruit: 2, Vegetables: 3, Side: 2, Miscellaneous: 1 }

/** How many milks a day has: whole and low-fat milk where there are children of one year and of two. */
export const milkCount = (groups: readonly GroupRules[]): number =>
  Math.max(
    1,
    ...groups.map(({ limits: { limits } }) => (limits['milk.whole'] ? 2 : (limits['milk.choices']?.minimum ?? 1))),
  )

const sumOf = (list: readonly DayColumn[]) => list.reduce((sum, { column }) => sum.add(column, 1), new Linear())

/** One entree, the day's milks, and no more than a few of everything else. Items that recur may exceed these numbers. */
export function addItemCounts(
  builder: ModelBuilder,
  columns: readonly DayColumn[],
  groups: readonly GroupRules[],
): void {
  const items = { kind: 'items' } as const
  const isSnack = groups.some(({ limits }) => limits.limits['snack.components'] !== undefined)
  const ofCategory = (category: MealCategory) => columns.filter(({ item }) => item.category === category)
  const keptOf = (category: MealCategory) => ofCategory(category).filter(({ item }) => item.isKept)
  builder.row(sumOf(ofCategory('Entree')), isSnack ? 0 : 1, Math.max(1, keptOf('Entree').length), items)
  const milks = milkCount(groups)
  builder.atMost(sumOf(ofCategory('Milk')), Math.max(milks, keptOf('Milk').length), items)
  // A snack does not need milk.
  if (!isSnack) for (const group of groups) addMilkRules(builder, ofCategory('Milk'), group, milks)
  for (const [category, most] of Object.entries(mostItems) as [MealCategory, number][]) {
    const list = ofCategory(category).filter(({ item }) => !item.isKept)
    if (list.length > most) builder.atMost(sumOf(list), most, items)
  }
}

/** Milk every day, of different kinds, and one unflavored. A kind that recurs twice is one kind. */
function addMilkRules(
  builder: ModelBuilder,
  milk: readonly DayColumn[],
  { gradeGroup, rules, limits: { limits } }: GroupRules,
  milks: number,
): void {
  const rule = (checkId: CheckId): Requirement => ({ kind: 'rule', checkId, gradeGroup, rules })
  const kept = milk.filter(({ item }) => item.isKept)
  if (limits['milk.daily']) builder.atLeast(sumOf(milk), kept.length > 0 ? 1 : milks, rule('milk.daily'))
  const choices = limits['milk.choices']?.minimum ?? 0
  if (choices > 0) {
    const kinds = Map.groupBy(kept.length > 0 ? kept : milk, kindOf)
    if (kept.length > 0) kinds.delete('')
    builder.atLeast(
      sumOf([...kinds.values()].flatMap((same) => (kept.length > 0 ? same.slice(0, 1) : same))),
      choices,
      rule('milk.choices'),
    )
    if (kept.length === 0) for (const same of kinds.values()) builder.atMost(sumOf(same), 1, rule('milk.choices'))
  }
  const unflavored = limits['milk.unflavored']?.minimum ?? 0
  const isUnflavored = ({ item }: DayColumn) => Object.values(item.nutrition)[0]?.milk?.isFlavored === false
  if (unflavored > 0) builder.atLeast(sumOf(milk.filter(isUnflavored)), unflavored, rule('milk.unflavored'))
}

function kindOf({ item }: DayColumn): string {
  const kind = Object.values(item.nutrition)[0]?.milk
  return kind ? `${kind.fat} ${kind.isFlavored}` : ''
}

/** What recurs is on the day, and nothing else in its category: another item would replace what recurs. */
export function addKept(builder: ModelBuilder, columns: readonly DayColumn[]): void {
  const kept = new Set(columns.flatMap(({ item }) => (item.isKept ? [item.category] : [])))
  for (const { item, column } of columns) {
    const one = new Linear().add(column, 1)
    if (item.isKept) builder.atLeast(one, 1, { kind: 'recurring' })
    else if (kept.has(item.category)) builder.atMost(one, 0, { kind: 'recurring' })
  }
}
