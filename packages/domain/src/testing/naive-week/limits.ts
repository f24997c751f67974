/**
 * The limits of lunch (7 CFR 210.10(c) and (f)) and breakfast (220.8(c) and (f)), typed in a second time from the printed tables and
 * the charts for short and long weeks. Nothing here is read from the rule packs.
 */
import type { SchoolGroup } from '../../rules/model.ts'

export type Meal = 'lunch' | 'breakfast'
/** By today's rules, and by those of July 1, 2027. */
export type RuleDate = 'now' | 'from2027'

type ByGrade<Value> = Record<SchoolGroup, Value>
type Range = readonly [minimum: number, maximum: number]

/** Every day, cups and oz eq. */
export const daily: Record<Meal, ByGrade<Record<string, number>>> = {
  lunch: {
    'K-5': { fruit: 0.5, vegetable: 0.75, grain: 1, meatAlternate: 1, milk: 1 },
    '6-8': { fruit: 0.5, vegetable: 0.75, grain: 1, meatAlternate: 1, milk: 1 },
    '9-12': { fruit: 1, vegetable: 1, grain: 2, meatAlternate: 2, milk: 1 },
  },
  breakfast: {
    'K-5': { fruit: 1, grainOrMeatAlternate: 1, milk: 1 },
    '6-8': { fruit: 1, grainOrMeatAlternate: 1, milk: 1 },
    '9-12': { fruit: 1, grainOrMeatAlternate: 1, milk: 1 },
  },
}

/** Five days, oz eq: the minimum, and the maximum that is printed but not enforced. */
const weeklyOunces: Record<Meal, ByGrade<Record<string, Range>>> = {
  lunch: {
    'K-5': { grain: [8, 9], meatAlternate: [8, 10] },
    '6-8': { grain: [8, 10], meatAlternate: [9, 10] },
    '9-12': { grain: [10, 12], meatAlternate: [10, 12] },
  },
  breakfast: {
    'K-5': { grainOrMeatAlternate: [7, 10] },
    '6-8': { grainOrMeatAlternate: [8, 10] },
    '9-12': { grainOrMeatAlternate: [9, 10] },
  },
}

/** A fifth of the five days for each day, to the nearest half ounce, halves up. */
const ouncesFor = (fiveDays: number, days: number) => Math.floor((fiveDays * days * 2) / 5 + 0.5) / 2

export function ouncesOfWeek(meal: Meal, grade: SchoolGroup, days: number): Record<string, Range> {
  return Object.fromEntries(
    Object.entries(weeklyOunces[meal][grade]).map(([component, [least, most]]): [string, Range] => [
      component,
      [ouncesFor(least, days), ouncesFor(most, days)],
    ]),
  )
}

/** Cups over weeks of 1, 2, 3, and 4 to 7 days. */
const subgroupCharts: ByGrade<Record<string, readonly [number, number, number, number]>> = {
  'K-5': {
    DARK_GREEN: [0, 0.25, 0.5, 0.5],
    RED_OR_ORANGE: [0.25, 0.25, 0.5, 0.75],
    BEANS_AND_PEAS: [0, 0.25, 0.5, 0.5],
    STARCHY: [0, 0.25, 0.5, 0.5],
    OTHERS: [0, 0.25, 0.25, 0.5],
  },
  '6-8': {
    DARK_GREEN: [0, 0.25, 0.5, 0.5],
    RED_OR_ORANGE: [0.25, 0.25, 0.5, 0.75],
    BEANS_AND_PEAS: [0, 0.25, 0.5, 0.5],
    STARCHY: [0, 0.25, 0.5, 0.5],
    OTHERS: [0, 0.25, 0.25, 0.5],
  },
  '9-12': {
    DARK_GREEN: [0, 0.25, 0.5, 0.5],
    RED_OR_ORANGE: [0.25, 0.5, 1, 1.25],
    BEANS_AND_PEAS: [0, 0.25, 0.5, 0.5],
    STARCHY: [0, 0.25, 0.5, 0.5],
    OTHERS: [0.25, 0.25, 0.5, 0.75],
  },
}

export function subgroupMinimum(grade: SchoolGroup, subgroup: string, days: number): number {
  const chart = subgroupCharts[grade][subgroup]
  if (!chart) throw new Error(`No chart of ${subgroup}`)
  return chart[Math.min(days, 4) - 1] ?? 0
}

export const calories: Record<Meal, ByGrade<Range>> = {
  lunch: { 'K-5': [550, 650], '6-8': [600, 700], '9-12': [750, 850] },
  breakfast: { 'K-5': [350, 500], '6-8': [400, 550], '9-12': [450, 600] },
}

/** Milligrams, until June 30, 2027 and from July 1, 2027. */
export const sodium: Record<Meal, ByGrade<Record<RuleDate, number>>> = {
  lunch: {
    'K-5': { now: 1110, from2027: 935 },
    '6-8': { now: 1225, from2027: 1035 },
    '9-12': { now: 1280, from2027: 1080 },
  },
  breakfast: {
    'K-5': { now: 540, from2027: 485 },
    '6-8': { now: 600, from2027: 535 },
    '9-12': { now: 640, from2027: 570 },
  },
}

/** Of calories, both of saturated fat and of added sugars: below it, not at it. */
export const percentOfCalories = 10
/** Calories per gram. */
export const kcalPerGram = { saturatedFat: 9, addedSugars: 4 }
export const wholeGrainRichPercent = 80
export const juicePercent = 50
/** Lunch only, oz eq over the week. */
export const grainDessert = 2
/** Grams in 8 fl oz of flavored milk, in an ounce of yogurt, and in a dry ounce of cereal. */
export const productSugars: Record<string, number> = { flavoredMilk: 10, yogurt: 2, cereal: 6 }
