import type { ClosedDay } from '@commissary/api-client'
import {
  dayOf,
  mealCategories,
  type MenuEditState,
  menuItemKey,
  selectionLimit,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { discontinuedText, separator } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import type { MenuGridDay } from '@commissary/ui/menu'

import type { ItemNutrition } from './calendar-days.ts'
import type { DiscontinuedOf } from './discontinued.ts'

/** The edited days as the grid displays them. */
export function gridDays(
  wording: Wording,
  state: Pick<MenuEditState, 'days'>,
  dates: readonly string[],
  nutrition: ItemNutrition,
  analysis: WeekAnalysis | null,
  closedDays: readonly ClosedDay[],
  discontinued: DiscontinuedOf,
): MenuGridDay[] {
  const { t, formats } = wording
  return dates.map((date) => {
    const day = dayOf(state, date)
    const isChecked = analysis !== null
    const closed = closedDays.find((one) => one.date === date)
    return {
      date,
      weekday: formats.weekday(date),
      dateLabel: formats.dayShort(date),
      label: formats.dayLong(date),
      plannedMeals: day.plannedMeals,
      verdict: analysis?.days.find((checked) => checked.date === date)?.status ?? null,
      ...(closed && { closed: t('schoolMenus.closed', { note: closed.note }) }),
      items: day.lines.map((line) => ({
        id: line.id,
        name: line.name,
        category: line.category,
        plannedServings: line.plannedServings,
        ...problemOf([
          // Unplanned servings make the day's values unknown.
          isChecked && !closed && line.plannedServings === null ? t('schoolMenus.noServings') : '',
          closed ? '' : discontinuedText(wording, discontinued(line, date)),
        ]),
        kcal: nutrition.get(menuItemKey(line))?.nutrients.calories ?? { known: null, missing: [line.name] },
      })),
      selections: Object.fromEntries(
        mealCategories.map((category) => [category, selectionLimit(day.selections, category)]),
      ),
    }
  })
}

function problemOf(texts: readonly string[]): Pick<MenuGridDay['items'][number], 'problem'> {
  const problem = texts.filter(Boolean).join(separator)
  return problem === '' ? {} : { problem }
}
