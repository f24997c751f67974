/** A food that is served on a date. */
export interface ServedFood {
  date: string
  food: string
}

export const foodsOn = (date: string, foods: readonly string[]): ServedFood[] => foods.map((food) => ({ date, food }))

/** Days from one date to another; negative if the other comes before. */
export const daysApart = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
