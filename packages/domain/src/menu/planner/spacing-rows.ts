import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerProblem, Requirement } from './planner-model.ts'
import { daysOn, isNear, itemColor, itemMethod, type Served } from './variety.ts'
import type { DayColumn } from './week-parts.ts'

/** No food twice within some days, counting what other days serve. Milk may be on every day. */
export function addVariety(
  builder: ModelBuilder,
  { entreeDays, otherDays, repeatsAfter }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  const variety = { kind: 'variety' } as const
  const foods = Map.groupBy(
    taken.filter(({ kind }) => kind === 'food'),
    ({ value }) => value,
  )
  const chosen = columns.filter(({ item }) => item.category !== 'Milk' && !item.isKept)
  for (const [food, list] of Map.groupBy(chosen, ({ item }) => item.food)) {
    const gap = gapOf(list.some(({ item }) => item.category === 'Entree') ? entreeDays : otherDays, repeatsAfter)
    for (const { day, column } of list) {
      const isTaken = foods.get(food)?.some(({ date }) => isNear(date, day.date, gap, repeatsAfter))
      if (isTaken) builder.atMost(new Linear().add(column, 1), 0, variety)
      const window = list.filter((other) => {
        const apart = daysOn(day.date, other.day.date, repeatsAfter)
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

/** In a menu that repeats, nothing can be further from itself than the menu is long. */
const gapOf = (gap: number, repeatsAfter: number | undefined) => Math.min(gap, repeatsAfter ?? gap)

/** No vegetable color twice within some days, counting what other days serve. */
export function addColors(
  builder: ModelBuilder,
  { colorDays, repeatsAfter, gradeGroups: [group] }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  if (colorDays <= 1 || !group) return
  addSpacing(builder, colorDays, { kind: 'colors' }, columns, {
    of: ({ item }) => itemColor(item, group),
    taken: taken.filter(({ kind }) => kind === 'color'),
    repeatsAfter,
  })
}

/** No cooking method of an entree twice within some days, counting what other days serve. */
export function addMethods(
  builder: ModelBuilder,
  { methodDays, repeatsAfter }: PlannerProblem,
  columns: readonly DayColumn[],
  taken: readonly Served[],
): void {
  if (methodDays <= 1) return
  addSpacing(builder, methodDays, { kind: 'methods' }, columns, {
    of: ({ item }) => itemMethod(item),
    taken: taken.filter(({ kind }) => kind === 'method'),
    repeatsAfter,
  })
}

interface Spaced {
  /** Null = like no other. */
  of: (column: DayColumn) => string | null
  taken: readonly Served[]
  repeatsAfter: number | undefined
}

function addSpacing(
  builder: ModelBuilder,
  days: number,
  requirement: Requirement,
  columns: readonly DayColumn[],
  { of, taken, repeatsAfter }: Spaced,
): void {
  const gap = gapOf(days, repeatsAfter)
  for (const [value, list] of Map.groupBy(columns, of)) {
    if (value === null) continue
    for (const { day, column } of list) {
      const isTaken = taken.some((one) => one.value === value && isNear(one.date, day.date, gap, repeatsAfter))
      if (isTaken) builder.atMost(new Linear().add(column, 1), 0, requirement)
      // Several on one day count as one: each of them rules out each one on a later day.
      const later = list.filter((other) => {
        const apart = daysOn(day.date, other.day.date, repeatsAfter)
        return apart > 0 && apart < gap
      })
      for (const other of later) builder.atMost(new Linear().add(column, 1).add(other.column, 1), 1, requirement)
    }
  }
}
