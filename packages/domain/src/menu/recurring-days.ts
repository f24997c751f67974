import { emptyMenuDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { mealCategories, type MealCategory } from './model.ts'

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
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
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

/** The id of a recurring line, with a mark where a line of the day has the same. */
const freeId = (id: string, taken: ReadonlySet<string>): string => (taken.has(id) ? freeId(`${id}~`, taken) : id)
