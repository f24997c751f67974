import type { VegetableSubgroup } from '../../crediting/model.ts'
import { vegetableSubgroups } from '../../crediting/model.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerDay, PlannerProblem, Requirement } from './planner-model.ts'
import { daysApart } from './variety.ts'
import type { DayColumn } from './week-parts.ts'

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

/** No vegetable color twice within some days of the week, counting the days that stay. */
export function addColors(
  builder: ModelBuilder,
  { colorDays, gradeGroups: [group] }: PlannerProblem,
  days: readonly PlannerDay[],
  columns: readonly DayColumn[],
): void {
  if (colorDays <= 1 || !group) return
  addSpacing(builder, colorDays, { kind: 'colors' }, columns, {
    of: ({ item }) => {
      const nutrition = item.category === 'Vegetables' && !item.isKept ? item.nutrition[group] : undefined
      return nutrition ? colorOf(nutrition) : null
    },
    taken: days.flatMap(({ date, fixed }) =>
      (fixed?.services[group]?.items ?? [])
        .filter(({ category }) => category === 'Vegetables')
        .map(({ nutrition }) => ({ date, value: colorOf(nutrition) })),
    ),
  })
}

/** No cooking method of an entree twice within some days of the week, counting the days that stay. */
export function addMethods(
  builder: ModelBuilder,
  { methodDays }: PlannerProblem,
  days: readonly PlannerDay[],
  columns: readonly DayColumn[],
): void {
  if (methodDays <= 1) return
  addSpacing(builder, methodDays, { kind: 'methods' }, columns, {
    of: ({ item }) => (item.category === 'Entree' && !item.isKept ? (item.cookingMethod ?? null) : null),
    taken: days.flatMap(({ date, fixed }) => (fixed?.methods ?? []).map((value) => ({ date, value }))),
  })
}

interface Spaced {
  /** Null = like no other. */
  of: (column: DayColumn) => string | null
  /** What the days that stay have. */
  taken: readonly { date: string; value: string | null }[]
}

function addSpacing(
  builder: ModelBuilder,
  gap: number,
  requirement: Requirement,
  columns: readonly DayColumn[],
  { of, taken }: Spaced,
): void {
  for (const [value, list] of Map.groupBy(columns, of)) {
    if (value === null) continue
    for (const { day, column } of list) {
      const isNear = taken.some((one) => one.value === value && Math.abs(daysApart(one.date, day.date)) < gap)
      if (isNear) builder.atMost(new Linear().add(column, 1), 0, requirement)
      // Several on one day are one: each of them rules out each of a later day.
      const later = list.filter((other) => {
        const apart = daysApart(day.date, other.day.date)
        return apart > 0 && apart < gap
      })
      for (const other of later) builder.atMost(new Linear().add(column, 1).add(other.column, 1), 1, requirement)
    }
  }
}
