/** A past day on which an item was served. */
export interface Occurrence {
  served: number
  /** All meals served that day. */
  meals: number
}

/** Servings from the share of the plan served last time. Null without a previous plan. */
export function forecastByPlan(lastServed: number, lastPlanned: number, planned: number): number | null {
  return lastPlanned > 0 ? (lastServed / lastPlanned) * planned : null
}

/** Servings from the average take rate of past occurrences. Null without an occurrence with meals. */
export function forecastByTakeRate(occurrences: readonly Occurrence[], plannedMeals: number): number | null {
  const rates = occurrences.filter(({ meals }) => meals > 0).map(({ served, meals }) => served / meals)
  if (rates.length === 0) return null
  return (rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * plannedMeals
}

/** A past day on which an item was served, with what was planned for it. */
export interface PastServing extends Occurrence {
  /** Null = not planned. */
  planned: number | null
  plannedMeals: number | null
}

/** Days that the take rate is averaged over. */
const averagedDays = 3

/** Servings that two methods expect on a day, unrounded; null = nothing to compute them from. */
export interface Forecast {
  byPlan: number | null
  byTakeRate: number | null
  /** How far each method was off on the last day: forecast minus served. Null = it had no forecast for that day. */
  lastErrorByPlan: number | null
  lastErrorByTakeRate: number | null
  /** Past days that it is computed from. */
  days: number
}

/** The servings to expect for an item, from its past days, latest first. */
export function forecastOf(past: readonly PastServing[], day: Pick<PastServing, 'planned' | 'plannedMeals'>): Forecast {
  const [last, ...before] = past
  const [now, then] = [byBoth(past, day), last ? byBoth(before, last) : null]
  const error = (forecast: number | null | undefined) =>
    typeof forecast === 'number' && last ? forecast - last.served : null
  return {
    ...now,
    lastErrorByPlan: error(then?.byPlan),
    lastErrorByTakeRate: error(then?.byTakeRate),
    days: Math.min(past.length, averagedDays),
  }
}

function byBoth(
  past: readonly PastServing[],
  { planned, plannedMeals }: Pick<PastServing, 'planned' | 'plannedMeals'>,
) {
  const [last] = past
  return {
    byPlan:
      last && last.planned !== null && planned !== null ? forecastByPlan(last.served, last.planned, planned) : null,
    byTakeRate: plannedMeals === null ? null : forecastByTakeRate(past.slice(0, averagedDays), plannedMeals),
  }
}
