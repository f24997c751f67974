import type { VegetableSubgroup } from '../../crediting/model.ts'
import { vegetableSubgroups } from '../../crediting/model.ts'
import type { CookingMethod } from '../../recipe/cooking-method.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { GradeGroup } from '../../rules/model.ts'
import type { PlannerDay, PlannerItem } from './planner-model.ts'

/** What variety keeps apart: a food, the color of a vegetable, or the cooking method of an entree on a date. */
export interface Served {
  kind: 'food' | 'color' | 'method'
  date: string
  value: string
  /** Why it cannot be moved; absent = a plan chose it. */
  stays?: 'fixedDays' | 'recurring'
}

/** Days from one date to another; negative if the other comes before. */
const daysApart = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

/** Days from one date to another; negative if the other is past. In a menu that repeats, the other comes again. */
export function daysOn(from: string, to: string, repeatsAfter: number | undefined): number {
  const apart = daysApart(from, to)
  return repeatsAfter === undefined ? apart : ((apart % repeatsAfter) + repeatsAfter) % repeatsAfter
}

/** Whether less than `gap` days are between two dates, in either order. */
export function isNear(one: string, other: string, gap: number, repeatsAfter: number | undefined): boolean {
  const apart = Math.abs(daysOn(one, other, repeatsAfter))
  return apart < gap || (repeatsAfter !== undefined && repeatsAfter - apart < gap)
}

/**
 * The color of a vegetable: the subgroup that it credits to most. Null for other vegetables, which have all colors, and for
 * foods that credit to no subgroup.
 */
export function colorOf({ credits }: Pick<PortionNutrition, 'credits'>): VegetableSubgroup | null {
  const cups = credits.find(({ component }) => component === 'VEGETABLE')?.subgroups ?? {}
  const most = Math.max(0, ...Object.values(cups))
  const found = most > 0 ? vegetableSubgroups.find((subgroup) => cups[subgroup] === most) : undefined
  return found && found !== 'OTHERS' ? found : null
}

/** The color that an item of an open day is kept apart by. Null = like no other; what recurs cannot be moved. */
export function itemColor({ category, nutrition, isKept }: PlannerItem, group: GradeGroup): VegetableSubgroup | null {
  const portion = category === 'Vegetables' && !isKept ? nutrition[group] : undefined
  return portion ? colorOf(portion) : null
}

/** The cooking method that an item of an open day is kept apart by. Null = like no other; what recurs cannot be moved. */
export const itemMethod = ({ category, cookingMethod, isKept }: PlannerItem): CookingMethod | null =>
  category === 'Entree' && !isKept ? (cookingMethod ?? null) : null

/** What a day serves that no plan moves: all of a day that stays, and what recurs on an open one. */
export function servedAnyway(day: PlannerDay, gradeGroups: readonly GradeGroup[]): Served[] {
  if (day.fixed) return servedByFixed(day, gradeGroups).map((one) => ({ ...one, stays: 'fixedDays' }))
  const kept = day.items.filter(({ isKept, category }) => isKept && category !== 'Milk')
  return kept.map(({ food }) => ({ kind: 'food', date: day.date, value: food, stays: 'recurring' }))
}

/** Colors come from the first grade group's portion. */
function servedByFixed({ date, fixed }: PlannerDay, [group]: readonly GradeGroup[]): Served[] {
  const vegetables = ((group && fixed?.services[group]?.items) ?? []).filter(
    ({ category }) => category === 'Vegetables',
  )
  return [
    ...(fixed?.foods ?? []).map((value): Served => ({ kind: 'food', date, value })),
    ...of(
      'color',
      date,
      vegetables.map(({ nutrition }) => colorOf(nutrition)),
    ),
    ...of('method', date, fixed?.methods ?? []),
  ]
}

/** What an open day serves with the chosen items. */
export function servedByItems(date: string, items: readonly PlannerItem[], [group]: readonly GradeGroup[]): Served[] {
  return [
    ...items.map(({ food }): Served => ({ kind: 'food', date, value: food })),
    ...of('color', date, group ? items.map((item) => itemColor(item, group)) : []),
    ...of('method', date, items.map(itemMethod)),
  ]
}

const of = (kind: Served['kind'], date: string, values: readonly (string | null)[]): Served[] =>
  values.flatMap((value) => (value === null ? [] : [{ kind, date, value }]))
