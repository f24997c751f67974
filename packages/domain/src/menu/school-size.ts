import type { MenuDay } from './menu-days.ts'
import type { ServiceDay } from './model.ts'

/**
 * A published day at the size of a school: its usual meals, and the servings that the same share of them is. Shares are rounded
 * to whole servings, halves up; what is offered stays offered, so at least one. Unknown usual meals leave the day as it is, and a
 * day without a number of meals has no shares, so its servings are unknown. A day for no meals stays one.
 */
export function atSchoolSize(day: MenuDay, usualMeals: number | null): MenuDay {
  const { plannedMeals } = day
  if (usualMeals === null || plannedMeals === usualMeals || plannedMeals === 0) return day
  return {
    ...day,
    plannedMeals: usualMeals,
    lines: day.lines.map((line) => ({
      ...line,
      plannedServings: shareOf(line.plannedServings, plannedMeals, usualMeals),
    })),
  }
}

/** The same of a day that is ready for analysis. */
export function serviceAtSchoolSize(day: ServiceDay, usualMeals: number | null): ServiceDay {
  const { plannedMeals } = day
  if (usualMeals === null || plannedMeals === usualMeals || plannedMeals === 0) return day
  return {
    ...day,
    plannedMeals: usualMeals,
    items: day.items.map((item) => ({
      ...item,
      plannedServings: shareOf(item.plannedServings, plannedMeals, usualMeals),
    })),
  }
}

/** In whole numbers, so that halves round as they are written. */
function shareOf(servings: number | null, meals: number | null, usualMeals: number): number | null {
  if (servings === null || meals === null) return null
  const share = Math.floor((2 * servings * usualMeals + meals) / (2 * meals))
  return servings > 0 && usualMeals > 0 ? Math.max(share, 1) : share
}
