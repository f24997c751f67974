import type { MenuDay } from './menu-days.ts'
import type { ServiceDay } from './model.ts'

/**
 * A published day scaled to a school: its usual meals, and each item's servings at the same share of the meals. Servings are
 * rounded to whole ones, halves up; what is offered stays offered, so it gets at least one. Unknown usual meals leave the day
 * as it is, and a day without a number of meals has no shares, so its servings are unknown. A day with 0 meals stays as it is.
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

/** Scales a day that is ready for analysis as `atSchoolSize` does. */
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

/** Computed in integers, so that halves round exactly. */
function shareOf(servings: number | null, meals: number | null, usualMeals: number): number | null {
  if (servings === null || meals === null) return null
  const share = Math.floor((2 * servings * usualMeals + meals) / (2 * meals))
  return servings > 0 && usualMeals > 0 ? Math.max(share, 1) : share
}
