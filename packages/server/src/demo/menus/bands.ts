import type { SchoolGroup } from '@commissary/domain/rules'

import type { DemoDay, Offers } from './demo-day.ts'

type FourWeeks<T> = readonly [T, T, T, T]
type FiveDays<T> = readonly [T, T, T, T, T]
/** Week and day numbers, each from 0. */
type DayKey = `${0 | 1 | 2 | 3}.${0 | 1 | 2 | 3 | 4}`

export interface DemoBand {
  gradeGroup: SchoolGroup
  /** What the names of its calendars start with. */
  schools: string
  /** Reimbursable meals per day at one school. */
  meals: number
  /** How many vegetables, fruits and condiments these students take, in percent of the common weeks. */
  appetite: number
  milks: FourWeeks<Offers>
  /** Offered on each weekday in addition to the common menu. */
  weekdayExtras?: FiveDays<Offers>
  /** The band's changes to the common weeks. */
  changes: Partial<Record<DayKey, Partial<DemoDay>>>
}

/** Two unflavored kinds and one flavored. */
const usualMilks: Offers = { milkSkim: 20, milkLowFat: 35, milkChocolate: 41 }
const wholeMilks: Offers = { milkWhole: 70, milkLowFat: 8, milkChocolate: 20 }

export const demoBands: readonly DemoBand[] = [
  {
    gradeGroup: 'K-5',
    schools: 'Elementary',
    meals: 240,
    appetite: 100,
    milks: [usualMilks, usualMilks, usualMilks, usualMilks],
    changes: {
      // Juice every day of the week: more than half of the fruit offered.
      '2.0': {
        fruits: { orangeJuice: 80, appleJuice: 65 },
      },
      '2.1': {
        fruits: { orangeJuice: 75, peachCup: 65 },
      },
      '2.2': {
        fruits: { appleJuice: 75, orangeJuice: 70 },
      },
      '2.3': {
        fruits: { orangeJuice: 70, banana: 70 },
      },
      '2.4': {
        fruits: { appleJuice: 75, raisins: 60 },
      },
    },
  },
  {
    gradeGroup: '6-8',
    schools: 'Middle school',
    meals: 310,
    appetite: 112,
    milks: [usualMilks, wholeMilks, usualMilks, usualMilks],
    weekdayExtras: [{}, {}, {}, { cornbread: 80 }, {}],
    changes: {
      // This week is above 10% saturated fat with its whole milk, and far below without.
      '1.0': {
        entrees: { spaghetti: 45, grilledCheese: 55 },
      },
      '1.2': {
        entrees: { cheesePizza: 65, hamburger: 35 },
      },
      // The salad has only a small breadstick: students who choose it get 3/4 oz eq of grain that day.
      '2.2': {
        entrees: { nuggets: 78, caesarSalad: 22 },
      },
    },
  },
  {
    gradeGroup: '9-12',
    schools: 'High school',
    meals: 420,
    appetite: 130,
    milks: [usualMilks, usualMilks, usualMilks, usualMilks],
    weekdayExtras: [
      { yogurt: 60, orangeJuice: 65 },
      { cornbread: 92, appleJuice: 60 },
      { blackBeanSide: 60, orangeJuice: 65 },
      { dinnerRoll: 95, ovenPotatoes: 70 },
      { yogurt: 60, dinnerRoll: 90, appleJuice: 60 },
    ],
    changes: {
      // USDA lists no saturated fat for these pears and no sugars for this salsa.
      '2.0': {
        fruits: { apple: 75, usdaPears: 70 },
      },
      '2.1': {
        extras: { sourCream: 80, salsa: 60 },
      },
    },
  },
]
