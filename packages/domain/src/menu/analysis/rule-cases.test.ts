import { describe, expect, test } from 'vitest'

import type { MealComponent, VegetableSubgroup } from '../../crediting/model.ts'
import { checkIds, type CheckId } from '../../rules/checks.ts'
import type { GradeGroup, PreschoolGroup, SchoolGroup } from '../../rules/model.ts'
import { credit, day, item, weekDates, type NutritionInput } from '../../testing/foods.ts'
import { allChecks } from './check-values.ts'
import { analyzeWeek } from './week-analysis.ts'

/*
 * Every limit as the regulation prints it, typed in by hand and not read from the rule packs: 7 CFR 210.10(c) and (f),
 * 220.8(c) and (f), 210.10(o), and the charts for weeks of other lengths. Each is tried just under, at and just over,
 * and with a value missing.
 */

type Amounts = Partial<Record<CheckId, number>>
const grades: SchoolGroup[] = ['K-5', '6-8', '9-12']
const byGrade = (k5: Amounts, g68: Amounts, g912: Amounts) => ({ 'K-5': k5, '6-8': g68, '9-12': g912 })

/** The first Monday by the rules of school year 2026-27, and one by those of July 1, 2027. */
const dates = { now: '2026-10-12', from2027: '2027-10-11' } as const

const lunchMinimums = byGrade(
  { 'fruit.daily': 0.5, 'vegetable.daily': 0.75, 'grain.daily': 1, 'meatAlternate.daily': 1, 'milk.daily': 1 },
  { 'fruit.daily': 0.5, 'vegetable.daily': 0.75, 'grain.daily': 1, 'meatAlternate.daily': 1, 'milk.daily': 1 },
  { 'fruit.daily': 1, 'vegetable.daily': 1, 'grain.daily': 2, 'meatAlternate.daily': 2, 'milk.daily': 1 },
)
const breakfastMinimums: Amounts = { 'fruit.daily': 1, 'grainOrMeatAlternate.daily': 1, 'milk.daily': 1 }

/** Minimum and maximum oz eq for weeks of one to seven days: the amounts of five days per day, rounded to half ounces. */
type Lengths = readonly (readonly [number, number])[]
const lunchGrains: Record<SchoolGroup, Lengths> = {
  'K-5': [
    [1.5, 2],
    [3, 3.5],
    [5, 5.5],
    [6.5, 7],
    [8, 9],
    [9.5, 11],
    [11, 12.5],
  ],
  '6-8': [
    [1.5, 2],
    [3, 4],
    [5, 6],
    [6.5, 8],
    [8, 10],
    [9.5, 12],
    [11, 14],
  ],
  '9-12': [
    [2, 2.5],
    [4, 5],
    [6, 7],
    [8, 9.5],
    [10, 12],
    [12, 14.5],
    [14, 17],
  ],
}
const lunchMeats: Record<SchoolGroup, Lengths> = {
  'K-5': [
    [1.5, 2],
    [3, 4],
    [5, 6],
    [6.5, 8],
    [8, 10],
    [9.5, 12],
    [11, 14],
  ],
  '6-8': [
    [2, 2],
    [3.5, 4],
    [5.5, 6],
    [7, 8],
    [9, 10],
    [11, 12],
    [12.5, 14],
  ],
  '9-12': [
    [2, 2.5],
    [4, 5],
    [6, 7],
    [8, 9.5],
    [10, 12],
    [12, 14.5],
    [14, 17],
  ],
}
const breakfastOunces: Record<SchoolGroup, Lengths> = {
  'K-5': [
    [1.5, 2],
    [3, 4],
    [4, 6],
    [5.5, 8],
    [7, 10],
    [8.5, 12],
    [10, 14],
  ],
  '6-8': [
    [1.5, 2],
    [3, 4],
    [5, 6],
    [6.5, 8],
    [8, 10],
    [9.5, 12],
    [11, 14],
  ],
  '9-12': [
    [2, 2],
    [3.5, 4],
    [5.5, 6],
    [7, 8],
    [9, 10],
    [11, 12],
    [12.5, 14],
  ],
}

/** Cups of fruit, of vegetables and of milk for weeks of one to seven days. */
const lunchCups = byGrade(
  { 'fruit.weekly': 0.5, 'vegetable.weekly': 0.75, 'milk.weekly': 1 },
  { 'fruit.weekly': 0.5, 'vegetable.weekly': 0.75, 'milk.weekly': 1 },
  { 'fruit.weekly': 1, 'vegetable.weekly': 1, 'milk.weekly': 1 },
)

type Subgroups = Record<VegetableSubgroup, number>
const cups = (dark: number, red: number, beans: number, starchy: number, others: number): Subgroups => ({
  DARK_GREEN: dark,
  RED_OR_ORANGE: red,
  BEANS_AND_PEAS: beans,
  STARCHY: starchy,
  OTHERS: others,
})
const youngerSubgroups = (days: number) =>
  ({
    1: cups(0, 0.25, 0, 0, 0),
    2: cups(0.25, 0.25, 0.25, 0.25, 0.25),
    3: cups(0.5, 0.5, 0.5, 0.5, 0.25),
  })[days] ?? cups(0.5, 0.75, 0.5, 0.5, 0.5)
const subgroups: Record<SchoolGroup, (days: number) => Subgroups> = {
  'K-5': youngerSubgroups,
  '6-8': youngerSubgroups,
  '9-12': (days) =>
    ({
      1: cups(0, 0.25, 0, 0, 0.25),
      2: cups(0.25, 0.5, 0.25, 0.25, 0.25),
      3: cups(0.5, 1, 0.5, 0.5, 0.5),
    })[days] ?? cups(0.5, 1.25, 0.5, 0.5, 0.75),
}

/** Lowest and highest calories, and the most sodium now and from July 1, 2027, per meal. */
const diets = {
  'us-nslp': { 'K-5': [550, 650, 1110, 935], '6-8': [600, 700, 1225, 1035], '9-12': [750, 850, 1280, 1080] },
  'us-sbp': { 'K-5': [350, 500, 540, 485], '6-8': [400, 550, 600, 535], '9-12': [450, 600, 640, 570] },
} as const

interface Case {
  family: string
  grade: GradeGroup
  check: CheckId
  days: number
  minimum?: number
  maximum?: number
  /** The maximum itself fails. */
  isExclusive?: boolean
  /** Above the maximum is advisory. */
  isAdvisory?: boolean
  year?: keyof typeof dates
}

const lengths = [1, 2, 3, 4, 5, 6, 7]
const cases: Case[] = grades.flatMap((grade): Case[] => [
  ...lengths.flatMap((days, index) => [
    // Limits for each day and for the average meal do not depend on the length of the week.
    ...Object.entries(lunchMinimums[grade]).map(([check, minimum]) => lunch(grade, check, days, { minimum })),
    ...Object.entries(breakfastMinimums).map(([check, minimum]) => breakfast(grade, check, days, { minimum })),
    ...(['us-nslp', 'us-sbp'] as const).flatMap((family) => ofAverageMeal(family, grade, days)),
    lunch(grade, 'juice.vegetable', days, { maximum: 50 }),
    lunch(grade, 'grain.dessert', days, { maximum: 2 }),
    ...ounces(grade, days, lunchGrains[grade][index], 'grain', lunch),
    ...ounces(grade, days, lunchMeats[grade][index], 'meatAlternate', lunch),
    ...ounces(grade, days, breakfastOunces[grade][index], 'grainOrMeatAlternate', breakfast),
    ...Object.entries(lunchCups[grade]).map(([check, each]) => lunch(grade, check, days, { minimum: each * days })),
    ...['fruit.weekly', 'milk.weekly'].map((check) => breakfast(grade, check, days, { minimum: days })),
    ...Object.entries(subgroups[grade](days))
      .filter(([, minimum]) => minimum > 0)
      .map(([subgroup, minimum]) => lunch(grade, `vegetable.${subgroup}`, days, { minimum })),
  ]),
  { family: 'us-nslp-snack', grade, check: 'grain.wholeGrainRich', days: 5, minimum: 80 },
  { family: 'us-nslp-snack', grade, check: 'grain.dessert', days: 5, maximum: 0 },
])
/** Every other limit stays as it is on July 1, 2027. */
const changing = new Set<CheckId>(['sodium', 'addedSugars'])

function ofAverageMeal(family: keyof typeof diets, grade: SchoolGroup, days: number): Case[] {
  const [lowest, highest, sodium, later] = diets[family][grade]
  const base = { family, grade, days } as const
  return [
    { ...base, check: 'calories', minimum: lowest, maximum: highest },
    { ...base, check: 'sodium', maximum: sodium },
    { ...base, check: 'sodium', maximum: later, year: 'from2027' },
    { ...base, check: 'saturatedFat', maximum: 10, isExclusive: true },
    { ...base, check: 'addedSugars', maximum: 10, isExclusive: true, year: 'from2027' },
    { ...base, check: 'grain.wholeGrainRich', minimum: 80 },
    { ...base, check: 'juice.fruit', maximum: 50 },
  ]
}

function lunch(grade: GradeGroup, check: string, days: number, limit: Partial<Case>): Case {
  return { family: 'us-nslp', grade, check: check as CheckId, days, ...limit }
}
function breakfast(grade: GradeGroup, check: string, days: number, limit: Partial<Case>): Case {
  return { ...lunch(grade, check, days, limit), family: 'us-sbp' }
}
function ounces(
  grade: GradeGroup,
  days: number,
  range: readonly [number, number] | undefined,
  component: string,
  of: typeof lunch,
): Case[] {
  if (!range) throw new Error(`No row of ${component} for ${days} days`)
  return [
    of(grade, `${component}.weekly`, days, { minimum: range[0] }),
    of(grade, `${component}.weeklyMaximum`, days, { maximum: range[1], isAdvisory: true }),
  ]
}

/** 7 CFR 226.20(c): cups and oz eq of each meal of children of 1 and 2 years, and of 3 to 5. */
const preschool: Record<PreschoolGroup, Record<'us-nslp' | 'us-sbp', Amounts>> = {
  'PK1-2': {
    'us-nslp': {
      'fruit.daily': 0.125,
      'vegetable.daily': 0.125,
      'grain.daily': 0.5,
      'meatAlternate.daily': 1,
      'milk.daily': 0.5,
    },
    'us-sbp': { 'fruit.daily': 0.25, 'grainOrMeatAlternate.daily': 0.5, 'milk.daily': 0.5 },
  },
  'PK3-5': {
    'us-nslp': {
      'fruit.daily': 0.25,
      'vegetable.daily': 0.25,
      'grain.daily': 0.5,
      'meatAlternate.daily': 1.5,
      'milk.daily': 0.75,
    },
    'us-sbp': { 'fruit.daily': 0.5, 'grainOrMeatAlternate.daily': 0.5, 'milk.daily': 0.75 },
  },
}
for (const [grade, meals] of Object.entries(preschool) as [PreschoolGroup, (typeof preschool)[PreschoolGroup]][]) {
  for (const [family, amounts] of Object.entries(meals)) {
    for (const [check, minimum] of Object.entries(amounts)) {
      cases.push({ family, grade, check: check as CheckId, days: 5, minimum })
      cases.push({ family, grade, check: check as CheckId, days: 5, minimum, year: 'from2027' })
    }
  }
  for (const family of ['us-nslp', 'us-sbp', 'us-nslp-snack']) {
    cases.push({ family, grade, check: 'grain.dessert', days: 5, maximum: 0 })
  }
}

const componentOf: Record<string, MealComponent> = {
  fruit: 'FRUIT',
  vegetable: 'VEGETABLE',
  grain: 'GRAIN',
  meatAlternate: 'MEAT_ALTERNATE',
  grainOrMeatAlternate: 'MEAT_ALTERNATE',
  milk: 'MILK',
}

/** What brings exactly `value` for a check; `isMissing` leaves one of its values unknown. */
function dishFor(check: CheckId, value: number, isMissing: boolean): NutritionInput {
  const missing = isMissing ? ['Sauce'] : []
  const [name = '', part = ''] = check.split('.')
  const component = componentOf[name]
  switch (check) {
    case 'calories':
    case 'sodium':
      return { nutrients: { [check]: value }, missing: isMissing ? { [check]: 'Sauce' } : {} }
    case 'saturatedFat':
    case 'addedSugars': {
      const grams = (value / 100) * (600 / (check === 'saturatedFat' ? 9 : 4))
      return { nutrients: { calories: 600, [check]: grams }, missing: isMissing ? { [check]: 'Sauce' } : {} }
    }
    case 'grain.wholeGrainRich':
      return { credits: [credit('GRAIN', 10, { wholeGrainRich: value / 10, missing })] }
    case 'grain.dessert':
      return { credits: [credit('GRAIN', 10, { grainDessert: value, missing })] }
    case 'juice.fruit':
      return { credits: [credit('FRUIT', 10, { juice: value / 10, missing })] }
    case 'juice.vegetable':
      return { credits: [credit('VEGETABLE', 10, { juice: value / 10, missing })] }
    default: {
      const isSubgroup = name === 'vegetable' && part === part.toUpperCase()
      const rest = { missing, ...(isSubgroup && { subgroups: { [part]: value } }) }
      return component ? { credits: [credit(component, value, rest)] } : {}
    }
  }
}

const isAverage = (check: CheckId) => ['calories', 'sodium', 'saturatedFat', 'addedSugars'].includes(check)

/** The verdict of the case's date for a week that brings `value`: averages every day, amounts on the first day. */
function statusAt({ family, grade, check, days, year = 'now' }: Case, value: number, isMissing = false) {
  const nothing = { nutrients: { calories: 0 } }
  const week = weekDates(dates[year], days).map((date, index) =>
    day(date, 100, [
      item('Dish', 'Entree', 100, index === 0 || isAverage(check) ? dishFor(check, value, isMissing) : nothing),
    ]),
  )
  const analysis = analyzeWeek(week, { rulePack: family, gradeGroup: grade, serviceDays: days })
  const found = allChecks(analysis).find(({ id }) => id === check)
  if (!found) throw new Error(`No check ${check}`)
  if (!changing.has(check)) expect(found.from2027?.status, 'the same by both dates').toBe(found.now?.status)
  return (year === 'now' ? found.now : found.from2027)?.status
}

const stepOf = ({ check }: Case) => (['calories', 'sodium'].includes(check) ? 1 : check.includes('.') ? 0.125 : 0.1)

const name = '$family $grade, $check over $days days ($year)'

/** A share of something unknown, or a range with a maximum, is unknown even at the minimum. */
const isMetWithGap = ({ check, maximum }: Case) => maximum === undefined && check !== 'grain.wholeGrainRich'

describe('a minimum fails just under it, is met at and over it, and is unknown where a missing value may decide', () => {
  test.each(cases.filter(({ minimum }) => minimum !== undefined))(name, (each) => {
    const limit = each.minimum ?? 0
    const under = limit - stepOf(each)
    expect(statusAt(each, under)).toBe('fail')
    expect(statusAt(each, limit)).toBe('pass')
    expect(statusAt(each, limit + stepOf(each))).toBe('pass')
    expect(statusAt(each, under, true)).toBe('unknown')
    expect(statusAt(each, limit, true)).toBe(isMetWithGap(each) ? 'pass' : 'unknown')
  })
})

describe('a maximum is kept at it, fails just over it, and is unknown up to it where a value is missing', () => {
  test.each(cases.filter(({ maximum }) => maximum !== undefined))(name, (each) => {
    const limit = each.maximum ?? 0
    const tooMuch = each.isAdvisory ? 'advisory' : 'fail'
    expect(statusAt(each, limit + stepOf(each))).toBe(tooMuch)
    expect(statusAt(each, limit)).toBe(each.isExclusive ? tooMuch : 'pass')
    expect(statusAt(each, limit, true)).toBe(each.isExclusive ? tooMuch : 'unknown')
    if (limit > 0) expect(statusAt(each, limit - stepOf(each))).toBe('pass')
  })
})

test('the table names every check that has a numeric limit in the regulation', () => {
  const tried = new Set(cases.map(({ check }) => check))
  const elsewhere: CheckId[] = [
    // Counts and products, in day-shapes, milk-fat, product-sugars, breakfast, preschool and offer-versus-serve tests.
    'meatAlternate.mainDish',
    'snack.components',
    'milk.choices',
    'milk.unflavored',
    'milk.fat',
    'milk.whole',
    'milk.lowFat',
    'milk.reducedFat',
    'milk.flavored',
    'grain.wholeGrainRichServing',
    'grain.replaced',
    'juice.meals',
    'offerVersusServe.components',
    'offerVersusServe.foodItems',
    'offerVersusServe.fruitOrVegetable',
    'flavoredMilk.addedSugars',
    'yogurt.addedSugars',
    'cereal.addedSugars',
    'fruit.vegetableSubgroups',
  ]
  expect([...tried, ...elsewhere].toSorted()).toEqual([...checkIds].toSorted())
})
