import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerProblem, Requirement } from './planner-model.ts'
import { daysApart, itemColor, itemMethod, type Served } from './variety.ts'
import type { DayColumn } from './week-parts.ts'

/** No vegetable color twice within some days, counting what other days serve. */
export function addColors(
  builder: ModelBuilder,
  { colorDays, gradeGroups: [group] }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  if (colorDays <= 1 || !group) return
  addSpacing(builder, colorDays, { kind: 'colors' }, columns, {
    of: ({ item }) => itemColor(item, group),
    taken: taken.filter(({ kind }) => kind === 'color'),
  })
}

/** No cooking method of an entree twice within some days, counting what other days serve. */
export function addMethods(
  builder: ModelBuilder,
  { methodDays }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  if (methodDays <= 1) return
  addSpacing(builder, methodDays, { kind: 'methods' }, columns, {
    of: ({ item }) => itemMethod(item),
    taken: taken.filter(({ kind }) => kind === 'method'),
  })
}

interface Spaced {
  /** Null = like no other. */
  of: (column: DayColumn) => string | null
  taken: readonly Served[]
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
