import { dayOf, mealCategories, type MenuEditState, type WeekAnalysis } from '@commissary/domain/menu'
import type { MenuGridDay } from '@commissary/ui/menu'

import type { Wording } from '../../compliance/wording.ts'
import { dishKey, type FiguresByDish, selectionOf } from './menu-day.ts'

/** The days on the screen as the grid draws them. */
export function gridDays(
  { formats }: Wording,
  state: Pick<MenuEditState, 'days'>,
  dates: readonly string[],
  figures: FiguresByDish,
  analysis: WeekAnalysis | null,
): MenuGridDay[] {
  return dates.map((date) => {
    const day = dayOf(state, date)
    return {
      date,
      weekday: formats.weekday(date),
      dateLabel: formats.dayShort(date),
      label: formats.dayLong(date),
      plannedMeals: day.plannedMeals,
      verdict: analysis?.days.find((judged) => judged.date === date)?.status ?? null,
      items: day.lines.map((line) => ({
        id: line.id,
        name: line.name,
        category: line.category,
        plannedServings: line.plannedServings,
        kcal: figures.get(dishKey(line))?.nutrients.calories ?? { known: null, missing: [line.name] },
      })),
      selections: Object.fromEntries(
        mealCategories.map((category) => [category, selectionOf(day.selections, category)]),
      ),
    }
  })
}
