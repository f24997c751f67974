import { expect, test } from 'vitest'

import { scaleWeekly, subgroupCups } from './check-limits.ts'
import { limitsOf } from './limits.ts'
import { gradeGroups, isPreschool, schoolGroups, type GradeGroup, type SchoolGroup } from './model.ts'
import { vegetableSubgroups } from '../crediting/model.ts'
import { addDays } from '../dates/dates.ts'
import type { RulePack } from './rule-pack-model.ts'
import { rulePackFor, rulePacks } from './rule-packs.ts'

function packOn(family: string, date: string, group: GradeGroup = 'K-5'): RulePack {
  const pack = rulePackFor(family, group, date)
  if (!pack) throw new Error(`no pack of ${family} on ${date}`)
  return pack
}

test.each([
  ['us-nslp', '2024-07-01', 'us-nslp-2024-07'],
  ['us-nslp', '2025-06-30', 'us-nslp-2024-07'],
  ['us-nslp', '2025-07-01', 'us-nslp-2025-07'],
  ['us-nslp', '2026-01-13', 'us-nslp-2025-07'],
  ['us-nslp', '2026-01-14', 'us-nslp-2026-01'],
  ['us-nslp', '2026-06-30', 'us-nslp-2026-01'],
  ['us-nslp', '2026-07-01', 'us-nslp-2026-07'],
  ['us-nslp', '2027-06-30', 'us-nslp-2026-07'],
  ['us-nslp', '2027-07-01', 'us-nslp-2027-07'],
  ['us-sbp', '2024-07-01', 'us-sbp-2024-07'],
  ['us-sbp', '2025-06-30', 'us-sbp-2024-07'],
  ['us-sbp', '2025-07-01', 'us-sbp-2025-07'],
  ['us-sbp', '2025-12-31', 'us-sbp-2025-07'],
  ['us-sbp', '2026-01-01', 'us-sbp-2026-01'],
  ['us-sbp', '2026-06-30', 'us-sbp-2026-01'],
  ['us-sbp', '2026-07-01', 'us-sbp-2026-07'],
  ['us-sbp', '2027-06-30', 'us-sbp-2026-07'],
  ['us-sbp', '2027-07-01', 'us-sbp-2027-07'],
])('%s on %s is checked by %s', (family, date, id) => {
  expect(rulePackFor(family, 'K-5', date)?.id).toBe(id)
})

test('there is no pack before the first one, or for another family', () => {
  expect(rulePackFor('us-nslp', 'K-5', '2024-06-30')).toBeNull()
  expect(rulePackFor('gb-school-food', 'K-5', '2026-10-12')).toBeNull()
})

test('the packs of a family follow each other without a gap or an overlap', () => {
  for (const family of new Set(rulePacks.map((pack) => pack.family))) {
    for (const group of gradeGroups) {
      const packs = rulePacks.filter((pack) => pack.family === family && pack.grades[group])
      expect(packs.at(-1)?.effectiveTo, `${family} ${group}`).toBeNull()
      packs.slice(1).forEach((pack, index) => {
        expect(packs[index]?.effectiveTo, pack.id).toBe(addDays(pack.effectiveFrom, -1))
      })
    }
  }
})

// 7 CFR 210.10(c): cups and oz eq per week of five days, with the daily minimum; kcal; mg sodium now and from July 2027.
test.each([
  ['K-5', [2.5, 0.5], [3.75, 0.75], [8, 9, 1], [8, 10, 1], [550, 650], [1110, 935]],
  ['6-8', [2.5, 0.5], [3.75, 0.75], [8, 10, 1], [9, 10, 1], [600, 700], [1225, 1035]],
  ['9-12', [5, 1], [5, 1], [10, 12, 2], [10, 12, 2], [750, 850], [1280, 1080]],
] as const)('lunch for %s', (grade, fruit, vegetable, grain, meat, [minimum, maximum], [sodium, sodium2027]) => {
  const now = limitsOf(packOn('us-nslp', '2026-10-12'), grade, 5)
  const later = limitsOf(packOn('us-nslp', '2027-07-01'), grade, 5)
  for (const limits of [now, later]) {
    expect([limits['fruit.weekly']?.minimum, limits['fruit.daily']?.minimum]).toEqual(fruit)
    expect([limits['vegetable.weekly']?.minimum, limits['vegetable.daily']?.minimum]).toEqual(vegetable)
    expect([
      limits['grain.weekly']?.minimum,
      limits['grain.weeklyMaximum']?.maximum,
      limits['grain.daily']?.minimum,
    ]).toEqual(grain)
    expect([
      limits['meatAlternate.weekly']?.minimum,
      limits['meatAlternate.weeklyMaximum']?.maximum,
      limits['meatAlternate.daily']?.minimum,
    ]).toEqual(meat)
    expect([limits['milk.weekly']?.minimum, limits['milk.daily']?.minimum]).toEqual([5, 1])
    expect(limits.calories).toMatchObject({ minimum, maximum })
    expect(limits.saturatedFat).toEqual({ minimum: null, maximum: 10, isMaximumExclusive: true })
    expect(limits['grain.wholeGrainRich']?.minimum).toBe(80)
    expect(limits['juice.fruit']?.maximum).toBe(50)
    expect(limits['juice.vegetable']?.maximum).toBe(50)
    expect(limits['grain.dessert']?.maximum).toBe(2)
    expect(limits['milk.choices']?.minimum).toBe(2)
    expect(limits['milk.unflavored']?.minimum).toBe(1)
  }
  expect(now.sodium).toEqual({ minimum: null, maximum: sodium, isMaximumExclusive: false })
  expect(later.sodium?.maximum).toBe(sodium2027)
  expect(now.addedSugars).toBeUndefined()
  expect(later.addedSugars).toEqual({ minimum: null, maximum: 10, isMaximumExclusive: true })
})

// 7 CFR 220.8(c)
test.each([
  ['K-5', [7, 10], [350, 500], [540, 485]],
  ['6-8', [8, 10], [400, 550], [600, 535]],
  ['9-12', [9, 10], [450, 600], [640, 570]],
] as const)('breakfast for %s', (grade, [least, most], [minimum, maximum], [sodium, sodium2027]) => {
  const now = limitsOf(packOn('us-sbp', '2026-10-12'), grade, 5)
  expect(now['grainOrMeatAlternate.weekly']?.minimum).toBe(least)
  expect(now['grainOrMeatAlternate.weeklyMaximum']?.maximum).toBe(most)
  expect(now['grainOrMeatAlternate.daily']?.minimum).toBe(1)
  expect([now['fruit.weekly']?.minimum, now['fruit.daily']?.minimum]).toEqual([5, 1])
  expect([now['milk.weekly']?.minimum, now['milk.daily']?.minimum]).toEqual([5, 1])
  expect(now.calories).toMatchObject({ minimum, maximum })
  expect(now.sodium?.maximum).toBe(sodium)
  expect(limitsOf(packOn('us-sbp', '2027-07-01'), grade, 5).sodium?.maximum).toBe(sodium2027)
  expect(now['grain.weekly']).toBeUndefined()
  expect(now['vegetable.daily']).toBeUndefined()
  expect(now['grain.dessert']).toBeUndefined()
})

test('lunch may exclude the fat of fluid milk from January 14, 2026, breakfast may not', () => {
  expect(packOn('us-nslp', '2026-01-13').mayExcludeFluidMilkFat).toBe(false)
  expect(packOn('us-nslp', '2026-01-14').mayExcludeFluidMilkFat).toBe(true)
  expect(packOn('us-nslp', '2027-07-01').mayExcludeFluidMilkFat).toBe(true)
  expect(packOn('us-sbp', '2027-07-01').mayExcludeFluidMilkFat).toBe(false)
})

// Minimum and maximum of a week of 3, 4, 5, 6 and 7 days.
test.each([
  ['lunch grains K-5', 8, 9, ['5-5.5', '6.5-7', '8-9', '9.5-11', '11-12.5']],
  ['lunch grains and meat 8-10', 8, 10, ['5-6', '6.5-8', '8-10', '9.5-12', '11-14']],
  ['lunch meat 6-8', 9, 10, ['5.5-6', '7-8', '9-10', '11-12', '12.5-14']],
  ['lunch grains and meat 9-12', 10, 12, ['6-7', '8-9.5', '10-12', '12-14.5', '14-17']],
  ['breakfast K-5', 7, 10, ['4-6', '5.5-8', '7-10', '8.5-12', '10-14']],
] as const)('%s in short and long weeks', (_name, minimum, maximum, expected) => {
  expect([3, 4, 5, 6, 7].map((days) => `${scaleWeekly(minimum, days)}-${scaleWeekly(maximum, days)}`)).toEqual(expected)
})

test('one- and two-day weeks follow the same formula', () => {
  expect([1, 2].map((days) => scaleWeekly(8, days))).toEqual([1.5, 3])
  expect([1, 2].map((days) => scaleWeekly(10, days))).toEqual([2, 4])
})

/** Dark green, red/orange, beans, starchy, other, and the additional vegetables up to the total. */
function subgroupsOf(grade: SchoolGroup, days: number): number[] {
  const pack = packOn('us-nslp', '2026-10-12')
  const rules = pack.grades[grade]
  const cups = rules ? subgroupCups(rules, days) : null
  const each = vegetableSubgroups.map((subgroup) => cups?.[subgroup] ?? Number.NaN)
  const all = limitsOf(pack, grade, days)['vegetable.weekly']?.minimum ?? Number.NaN
  return [...each, all - each.reduce((sum, value) => sum + value, 0), all]
}

test.each([
  ['K-5', 3, [0.5, 0.5, 0.5, 0.5, 0.25, 0, 2.25]],
  ['6-8', 4, [0.5, 0.75, 0.5, 0.5, 0.5, 0.25, 3]],
  ['K-5', 5, [0.5, 0.75, 0.5, 0.5, 0.5, 1, 3.75]],
  ['6-8', 6, [0.5, 0.75, 0.5, 0.5, 0.5, 1.75, 4.5]],
  ['K-5', 7, [0.5, 0.75, 0.5, 0.5, 0.5, 2.5, 5.25]],
  ['9-12', 3, [0.5, 1, 0.5, 0.5, 0.5, 0, 3]],
  ['9-12', 4, [0.5, 1.25, 0.5, 0.5, 0.75, 0.5, 4]],
  ['9-12', 5, [0.5, 1.25, 0.5, 0.5, 0.75, 1.5, 5]],
  ['9-12', 6, [0.5, 1.25, 0.5, 0.5, 0.75, 2.5, 6]],
  ['9-12', 7, [0.5, 1.25, 0.5, 0.5, 0.75, 3.5, 7]],
] as const)('vegetable subgroups for %s in a week of %d days', (grade, days, expected) => {
  expect(subgroupsOf(grade, days)).toEqual(expected)
})

test('in weeks of one or two days the subgroups never need more than the total', () => {
  for (const grade of schoolGroups) {
    for (const days of [1, 2]) expect(subgroupsOf(grade, days).at(-2), `${grade} ${days}`).toBeGreaterThanOrEqual(0)
  }
})

test('daily averages do not change with the length of the week', () => {
  const pack = packOn('us-nslp', '2026-10-12')
  for (const id of ['calories', 'sodium', 'saturatedFat', 'grain.daily', 'grain.dessert'] as const) {
    expect(limitsOf(pack, 'K-5', 3)[id]).toEqual(limitsOf(pack, 'K-5', 5)[id])
  }
})

// 7 CFR 210.10(c) and (d), 220.8(c) and (d): grams per 8 fl oz of milk, per oz of yogurt, per dry oz of cereal.
test.each(['us-nslp', 'us-sbp'])('%s limits the added sugars of products from July 1, 2025', (family) => {
  const maxima = (date: string) => {
    const limits = limitsOf(packOn(family, date), 'K-5', 5)
    return (['flavoredMilk', 'yogurt', 'cereal'] as const).map((product) => limits[`${product}.addedSugars`]?.maximum)
  }
  expect(maxima('2025-06-30')).toEqual([undefined, undefined, undefined])
  for (const date of ['2025-07-01', '2026-10-12', '2027-07-01']) expect(maxima(date)).toEqual([10, 2, 6])
})

// 7 CFR 226.20(c): cups of milk, fruit and vegetables, oz eq of grains and meats/meat alternates.
test.each([
  ['PK1-2', 'us-nslp', { milk: 0.5, meatAlternate: 1, vegetable: 0.125, fruit: 0.125, grain: 0.5 }],
  ['PK3-5', 'us-nslp', { milk: 0.75, meatAlternate: 1.5, vegetable: 0.25, fruit: 0.25, grain: 0.5 }],
  ['PK1-2', 'us-sbp', { milk: 0.5, fruit: 0.25, grainOrMeatAlternate: 0.5 }],
  ['PK3-5', 'us-sbp', { milk: 0.75, fruit: 0.5, grainOrMeatAlternate: 0.5 }],
] as const)('preschool %s of %s has daily amounts, and nothing by the week', (group, family, amounts) => {
  const limits = limitsOf(packOn(family, '2026-10-12', group), group, 5)
  for (const [component, amount] of Object.entries(amounts)) {
    expect(limits[`${component}.daily` as keyof typeof limits]?.minimum, component).toBe(amount)
  }
  const found = Object.keys(limits)
  expect(found.filter((id) => id.endsWith('.daily'))).toHaveLength(Object.keys(amounts).length)
  expect(found.filter((id) => /weekly|calories|sodium|Fat|addedSugars$|vegetable\.[A-Z]/.test(id))).toEqual([
    ...(group === 'PK1-2' ? ['milk.lowFat', 'milk.reducedFat'] : []),
    'yogurt.addedSugars',
    'cereal.addedSugars',
  ])
})

test('a preschool snack is two of five components, in the same amounts for both ages', () => {
  for (const group of ['PK1-2', 'PK3-5'] as const) {
    const pack = packOn('us-nslp-snack', '2026-10-12', group)
    expect(limitsOf(pack, group, 5)['snack.components']?.minimum).toBe(2)
    expect(pack.grades[group]?.components.map(({ component, snack }) => [component, snack])).toEqual([
      ['FRUIT', 0.5],
      ['VEGETABLE', 0.5],
      ['GRAIN', 0.5],
      ['MEAT_ALTERNATE', 0.5],
      ['MILK', 0.5],
    ])
  }
})

test('preschool has its own packs: products are limited from October 1, 2025, milk fat is undecided from 2026', () => {
  const on = (date: string) => limitsOf(packOn('us-nslp', date, 'PK3-5'), 'PK3-5', 5)
  expect(on('2025-09-30')['yogurt.addedSugars']).toBeUndefined()
  expect(on('2025-10-01')['yogurt.addedSugars']?.maximum).toBe(2)
  expect(on('2025-10-01')['cereal.addedSugars']?.maximum).toBe(6)
  expect(on('2025-12-31')['milk.fat']?.isUndecided).toBeUndefined()
  expect(on('2026-01-01')['milk.fat']?.isUndecided).toBe(true)
  for (const pack of rulePacks) {
    const groups = gradeGroups.filter((group) => pack.grades[group])
    expect(groups.every(isPreschool), pack.id).toBe(pack.preschool !== null)
  }
})
