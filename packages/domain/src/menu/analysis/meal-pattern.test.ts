import { describe, expect, test } from 'vitest'

import { bySeverity, type VerdictStatus } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { credit, day, item } from '../../testing/foods.ts'
import { analyzeLunch, chocolate, type LunchDay, lunchWeek, milk } from '../../testing/lunch-week.ts'
import { mealPattern, patternStatus } from './meal-pattern.ts'
import { analyzeWeek } from './week-analysis.ts'

type Change = LunchDay | ((index: number) => LunchDay)
const patternOf = (change: Change = {}, options?: Partial<RuleOptions>) =>
  mealPattern(analyzeLunch(change, options), lunchWeek(change))
function rowOf(id: string, change: Change = {}, options?: Partial<RuleOptions>) {
  const found = patternOf(change, options).find((row) => row.id === id)
  if (!found) throw new Error(`No row ${id}`)
  return found
}
const valuesOf = (cells: ({ value: number | null } | null)[]) => cells.map((cell) => cell?.value ?? null)

test('a week has the components, the five vegetable subgroups, then the ratios and limits', () => {
  expect(patternOf().map(({ id }) => id)).toEqual([
    'FRUIT',
    'VEGETABLE',
    'GRAIN',
    'MEAT_ALTERNATE',
    'MILK',
    'DARK_GREEN',
    'RED_OR_ORANGE',
    'BEANS_AND_PEAS',
    'STARCHY',
    'OTHERS',
    'grain.weeklyMaximum',
    'grain.wholeGrainRich',
    'grain.dessert',
    'meatAlternate.weeklyMaximum',
    'juice.fruit',
    'juice.vegetable',
    'meatAlternate.mainDish',
    'milk.choices',
    'milk.unflavored',
  ])
})

test('a component has its amount by day, the total, the minimums of the day and the week, and no gap when they are met', () => {
  expect(rowOf('FRUIT')).toMatchObject({
    kind: 'component',
    unit: 'cup',
    days: Array.from({ length: 5 }, () => ({ value: 0.5, isLowerBound: false, status: 'pass' })),
    week: { value: 2.5, status: 'pass' },
    daily: { minimum: 0.5 },
    weekly: { minimum: 2.5 },
    gap: 0,
    from2027: 'pass',
  })
})

test('a short week has its gap, and the short day its verdict', () => {
  const row = rowOf('FRUIT', (index) => (index === 1 ? { fruit: { exact: 0.25, credited: 0.25 } } : {}))
  expect(valuesOf(row.days)).toEqual([0.5, 0.25, 0.5, 0.5, 0.5])
  expect(row.days.map((cell) => cell?.status)).toEqual(['pass', 'fail', 'pass', 'pass', 'pass'])
  expect(row).toMatchObject({ week: { value: 2.25, status: 'fail' }, gap: 0.25 })
})

test('a subgroup is on the days that offer it, with the items that credit to it', () => {
  const row = rowOf('DARK_GREEN')
  expect(valuesOf(row.days)).toEqual([0.75, 0, 0, 0, 0])
  expect(row).toMatchObject({ week: { value: 0.75, status: 'pass' }, weekly: { minimum: 0.5 }, daily: null, gap: 0 })
  expect(row.items).toEqual([
    {
      name: 'Vegetable',
      category: 'Vegetables',
      days: [{ value: 0.75, isLowerBound: false, status: null }, null, null, null, null],
      unproven: [],
      missing: [],
    },
  ])
})

test('an item is one row over all days on which it credits, with foods that lack documentation', () => {
  const { items } = rowOf('GRAIN', { grain: { unproven: ['Pasta, dry'] } })
  expect(items.map(({ name, days, unproven }) => [name, valuesOf(days), unproven])).toEqual([
    ['Pasta', [1.75, 1.75, 1.75, 1.75, 1.75], ['Pasta, dry']],
  ])
})

test('an unknown credit is a lower bound without a gap, never zero', () => {
  const unknown = item('Soup', 'Vegetables', 100, { credits: [credit('FRUIT', 0, { missing: ['Base'] })] })
  const row = rowOf('FRUIT', (index) =>
    index === 0 ? { fruit: { exact: 0.25, credited: 0.25 }, others: [unknown] } : {},
  )
  expect(row.days[0]).toEqual({ value: 0.25, isLowerBound: true, status: 'unknown' })
  expect(row).toMatchObject({ gap: null, week: { isLowerBound: true, status: 'unknown' } })
  expect(row.items).toContainEqual(expect.objectContaining({ name: 'Soup', missing: ['Base'] }))
})

describe('ratios and limits', () => {
  test('the whole grain-rich share is for the week, and the kinds of milk are for each day', () => {
    expect(rowOf('grain.wholeGrainRich')).toMatchObject({
      kind: 'quality',
      unit: 'percent',
      days: [null, null, null, null, null],
      week: { value: 100, status: 'pass' },
      weekly: { minimum: 80 },
    })
    expect(rowOf('milk.choices')).toMatchObject({ week: null, weekly: null, daily: { minimum: 2 } })
    expect(valuesOf(rowOf('milk.choices').days)).toEqual([2, 2, 2, 2, 2])
  })

  test('a share below its minimum has its gap', () => {
    expect(rowOf('grain.wholeGrainRich', { grain: { wholeGrainRich: 0.875 } })).toMatchObject({
      week: { value: 50, status: 'fail' },
      gap: 30,
    })
  })
})

test('subgroups follow the amount that the options choose', () => {
  const two = item('Salad', 'Vegetables', 100, {
    credits: [credit('VEGETABLE', 0.5, { subgroups: { DARK_GREEN: 0.5 } })],
  })
  const both: Change = (index) => (index === 0 ? { others: [two] } : {})
  expect(rowOf('DARK_GREEN', both, { subgroupAmount: 'most' }).days[0]?.value).toBe(1.25)
})

describe('the verdict of the pattern', () => {
  const date = '2026-10-12'
  const apple = item('Apple', 'Fruit', 50, { credits: [credit('FRUIT', 0.75)] })
  const whole = milk('Whole milk', { fat: 'whole', isFlavored: false })

  test.each([
    [
      'a snack of one component',
      [day(date, 50, [apple])],
      { rulePack: 'us-nslp-snack', gradeGroup: 'K-5' },
      'snack.components',
    ],
    [
      'flavored milk in preschool',
      [day(date, 50, [apple, chocolate])],
      { rulePack: 'us-nslp', gradeGroup: 'PK3-5' },
      'milk.flavored',
    ],
    [
      'no meat in the main dish',
      lunchWeek({ meat: { exact: 0, credited: 0 } }),
      { rulePack: 'us-nslp', gradeGroup: 'K-5' },
      'meatAlternate.mainDish',
    ],
  ] as const)('fails for %s, and the failing check has a row', (_, days, program, id) => {
    const week = analyzeWeek(days, program)
    expect(patternStatus(week).now).toBe('fail')
    const row = mealPattern(week, days).find((one) => one.id === id)
    expect([row?.week?.status, ...(row?.days.map((cell) => cell?.status) ?? [])]).toContain('fail')
  })

  test('covers every check except the averages', () => {
    const salty = analyzeLunch({ entree: { sodium: 5000 } })
    expect(salty.status.now).toBe('fail')
    expect(patternStatus(salty)).toEqual({ now: 'pass', from2027: 'pass' })
    expect(patternStatus(analyzeWeek([], { rulePack: 'us-nslp', gradeGroup: 'K-5' })).now).toBe('unknown')
  })

  test.each([
    ['us-nslp', 'K-5'],
    ['us-sbp', '9-12'],
    ['us-nslp-snack', '6-8'],
    ['us-nslp', 'PK1-2'],
  ] as const)('of %s for %s is the worst of its rows, today and in July 2027', (rulePack, gradeGroup) => {
    const days = [day(date, 50, [apple, whole, chocolate])]
    const week = analyzeWeek(days, { rulePack, gradeGroup })
    const rows = mealPattern(week, days)
    const worst = (statuses: (VerdictStatus | null | undefined)[]) =>
      statuses.filter((status) => status !== null && status !== undefined).toSorted(bySeverity)[0]
    expect(patternStatus(week)).toEqual({
      now: worst(rows.flatMap((row) => [row.week?.status, ...row.days.map((cell) => cell?.status)])),
      from2027: worst(rows.map((row) => row.from2027)),
    })
  })
})
