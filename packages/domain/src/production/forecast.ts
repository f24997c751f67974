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
