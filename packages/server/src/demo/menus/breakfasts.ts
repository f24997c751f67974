import type { Offers } from './demo-day.ts'

/** The items of a breakfast, except milk. Everyone takes one entree; sides and fruits are extra. */
export interface DemoBreakfast {
  entrees: Offers
  sides: Offers
  fruits: Offers
}

/** Two unflavored kinds. */
export const breakfastMilks: Offers = { milkSkim: 35, milkLowFat: 60 }

/**
 * Every week of all schools, Monday first. 9 3/4 oz eq of grains and meats/meat alternates and about 470 calories fit every
 * grade group; honey and sugar are above the limit on added sugars from July 2027.
 */
export const demoBreakfasts: readonly [DemoBreakfast, DemoBreakfast, DemoBreakfast, DemoBreakfast, DemoBreakfast] = [
  { entrees: { oatmeal: 98 }, sides: { yogurt: 92 }, fruits: { banana: 90, orangeJuice: 92 } },
  { entrees: { yogurtParfait: 98 }, sides: {}, fruits: { orange: 86, applesauce: 80 } },
  { entrees: {}, sides: { appleMuffin: 98 }, fruits: { raisins: 90, appleJuice: 88 } },
  { entrees: { oatmeal: 98 }, sides: { yogurt: 90 }, fruits: { peachCup: 86, banana: 88 } },
  { entrees: {}, sides: { appleMuffin: 98 }, fruits: { pears: 85, orangeJuice: 90 } },
]
