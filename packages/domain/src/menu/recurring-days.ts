import { weekdayOf } from '../dates/index.ts'
import { emptyMenuDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { mealCategories, type MealCategory } from './model.ts'
import { selectionLimit } from './selections.ts'

/** An item that recurs on weekdays of a month. */
export interface RecurringItem {
  /** 1 = Monday … 7 = Sunday. */
  weekdays: number[]
  line: Omit<MenuLine, 'category'>
}

export type RecurringDays = Partial<Record<MealCategory, RecurringItem[]>>

/**
 * A day with the recurring items of its weekday, in each category for which the day plans nothing. `date` is
 * YYYY-MM-DD. Null = nothing is planned and nothing recurs.
 */
export function withRecurringItems(day: MenuDay | null, recurring: RecurringDays, date: string): MenuDay | null {
  const weekday = weekdayOf(date)
  const own = day?.lines ?? []
  const planned = new Set(own.map(({ category }) => category))
  const ids = new Set(own.map(({ id }) => id))
  const lines = mealCategories
    .filter((category) => !planned.has(category))
    .flatMap((category) =>
      (recurring[category] ?? [])
        .filter(({ weekdays }) => weekdays.includes(weekday))
        .map(({ line }) => ({ ...line, id: freeId(line.id, ids), category })),
    )
  if (lines.length === 0) return day
  return { ...(day ?? emptyMenuDay), lines: [...own, ...lines] }
}

/** A recurring line's id, with a mark added if a line of the day has the same one. */
const freeId = (id: string, taken: ReadonlySet<string>): string => (taken.has(id) ? freeId(`${id}~`, taken) : id)

const prefix = 'recur-'

/** The id of an item that is added to several days; it marks the item as recurring on each of them. */
export const recurringLineId = (id: string): string => `${prefix}${id}`

/** Whether a line of a day was added as a recurring item: plans keep it. */
export const isRecurringLine = ({ id }: Pick<MenuLine, 'id'>): boolean => id.startsWith(prefix)

/**
 * A day with the recurring items of its weekday added as lines, with servings for its meals: for menus that do not store what
 * recurs. The same object if nothing is added. A day without a number of meals gets the usual one, if known.
 */
export function addRecurringItems(
  day: MenuDay,
  recurring: RecurringDays,
  date: string,
  usualMeals: number | null,
): MenuDay {
  const whole = withRecurringItems(day, recurring, date) ?? day
  if (whole === day) return day
  const plannedMeals = day.plannedMeals ?? usualMeals
  const own = new Set(day.lines)
  const added = Map.groupBy(
    whole.lines.filter((line) => !own.has(line)),
    ({ category }) => category,
  )
  const servingsOf = (line: MenuLine): number | null => {
    const list = added.get(line.category) ?? []
    if (!plannedMeals || selectionLimit(day.selections, line.category) !== 1) return plannedMeals || null
    // Each student takes one of them, in equal parts; the first items get the remainder.
    return Math.floor(plannedMeals / list.length) + (list.indexOf(line) < plannedMeals % list.length ? 1 : 0)
  }
  const lines = whole.lines.map((line) => (own.has(line) ? line : { ...line, plannedServings: servingsOf(line) }))
  return { ...day, plannedMeals, lines }
}
