import type { RuleOptions } from '../../rules/rule-options.ts'
import { describe, expect, test } from 'vitest'

import {
  analyzeLunch,
  checkOf,
  chocolate,
  lowFat,
  lunchK5,
  lunchWeek,
  milk,
  verdicts,
  type LunchDay,
} from '../../testing/lunch-week.ts'
import type { CheckId } from '../../rules/checks.ts'
import type { ServiceDay } from '../model.ts'
import { credit, day, item, total, weekDates } from '../../testing/foods.ts'
import { analyzeWeek } from './week-analysis.ts'

const [monday = '', tuesday = ''] = weekDates()

test('a week that meets every rule passes by both dates', () => {
  const analysis = analyzeLunch()
  expect(analysis.status).toEqual({ now: 'pass', from2027: 'pass' })
  expect(analysis.checks.filter(({ from2027 }) => from2027?.status !== 'pass')).toEqual([])
  expect(analysis).toMatchObject({ weekStart: monday, servedDays: 5, isShortWeek: false, checkedDays: 5 })
})

test('the result is plain JSON', () => {
  const analysis = analyzeLunch({ missing: { sodium: 'Salt' }, plannedMeals: null })
  expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
})

describe('weekly averages: just inside, at and outside their limits, and with a value missing', () => {
  test.each([
    ['calories', { calories: 549.9 }, 'fail fail'],
    ['calories', { calories: 550 }, 'pass pass'],
    ['calories', { calories: 650 }, 'pass pass'],
    ['calories', { calories: 650.1 }, 'fail fail'],
    ['sodium', { sodium: 934.9 }, 'pass pass'],
    ['sodium', { sodium: 935 }, 'pass pass'],
    ['sodium', { sodium: 935.1 }, 'pass fail'],
    ['sodium', { sodium: 1109.9 }, 'pass fail'],
    ['sodium', { sodium: 1110 }, 'pass fail'],
    ['sodium', { sodium: 1110.1 }, 'fail fail'],
    ['saturatedFat', { saturatedFat: 6.66 }, 'pass pass'],
    ['saturatedFat', { saturatedFat: 60 / 9 }, 'fail fail'],
    ['saturatedFat', { saturatedFat: 6.67 }, 'fail fail'],
    ['addedSugars', { addedSugars: 14.99 }, '- pass'],
    ['addedSugars', { addedSugars: 15 }, '- fail'],
    ['addedSugars', { addedSugars: 15.01 }, '- fail'],
  ] as const)('%s of %o: %s', (id, entree, expected) => {
    expect(verdicts(analyzeLunch({ entree }), id)).toBe(expected)
  })

  test.each([
    ['calories', { calories: 600 }, 'unknown unknown'],
    ['calories', { calories: 651 }, 'fail fail'],
    ['sodium', { sodium: 900 }, 'unknown unknown'],
    ['sodium', { sodium: 1000 }, 'unknown fail'],
    ['sodium', { sodium: 1111 }, 'fail fail'],
    ['saturatedFat', { saturatedFat: 5 }, 'unknown unknown'],
    ['saturatedFat', { saturatedFat: 7 }, 'fail fail'],
    ['addedSugars', { addedSugars: 6 }, '- unknown'],
    ['addedSugars', { addedSugars: 16 }, '- fail'],
  ] as const)('%s of at least %o, with a gap: %s', (id, entree, expected) => {
    const analysis = analyzeLunch({ entree, missing: { [id]: 'Parmesan' } })
    expect(verdicts(analysis, id)).toBe(expected)
    expect(checkOf(analysis, id).isLowerBound).toBe(true)
    expect(checkOf(analysis, id).reasons[0]).toMatchObject({ kind: 'unknown', itemName: 'Pasta', foodName: 'Parmesan' })
  })

  test('unknown calories make a percentage of them unknown, with the reason', () => {
    const analysis = analyzeLunch({ entree: { saturatedFat: 60 }, missing: { calories: 'Parmesan' } })
    expect(verdicts(analysis, 'saturatedFat')).toBe('unknown unknown')
    expect(checkOf(analysis, 'saturatedFat').actual).toBeNull()
    expect(checkOf(analysis, 'saturatedFat').reasons).toContainEqual(
      expect.objectContaining({ kind: 'unknown', foodName: 'Parmesan' }),
    )
  })

  test('unplanned servings or meals make the averages unknown', () => {
    const noServings = analyzeLunch((index) => (index === 0 ? { entreeServings: null } : {}))
    expect(verdicts(noServings, 'sodium')).toBe('unknown unknown')
    expect(noServings.nutrients.sodium).toEqual({ known: expect.closeTo(720, 9), missing: ['Pasta'] })
    expect(checkOf(noServings, 'sodium').reasons[0]).toMatchObject({
      kind: 'notPlanned',
      date: monday,
      itemName: 'Pasta',
    })

    const noMeals = analyzeLunch((index) => (index === 0 ? { plannedMeals: null } : {}))
    expect(verdicts(noMeals, 'sodium')).toBe('unknown unknown')
    expect(noMeals.days[0]?.nutrients.sodium).toEqual({ known: 0, missing: ['Pasta'] })
    expect(checkOf(noMeals, 'sodium').reasons[0]).toMatchObject({ kind: 'notPlanned', date: monday, itemId: null })
    expect(verdicts(analyzeLunch({ plannedMeals: 0 }), 'sodium')).toBe('unknown unknown')
  })
})

describe('weekly amounts: just under, at and over the limit', () => {
  const byWeek = (change: (amount: number) => LunchDay, weekly: number) => analyzeLunch(() => change(weekly / 5))

  test.each([
    ['grain.weekly', 7.95, 'fail fail'],
    ['grain.weekly', 8, 'pass pass'],
    ['grain.weekly', 8.05, 'pass pass'],
    ['grain.weeklyMaximum', 9, 'pass pass'],
    ['grain.weeklyMaximum', 9.05, 'advisory advisory'],
  ] as const)('%s with %d oz eq of grain: %s', (id, weekly, expected) => {
    const analysis = byWeek((credited) => ({ grain: { credited, wholeGrainRich: credited } }), weekly)
    expect(verdicts(analysis, id)).toBe(expected)
  })

  test.each([
    ['meatAlternate.weekly', 7.95, 'fail fail'],
    ['meatAlternate.weekly', 8, 'pass pass'],
    ['meatAlternate.weeklyMaximum', 10, 'pass pass'],
    ['meatAlternate.weeklyMaximum', 10.05, 'advisory advisory'],
  ] as const)('%s with %d oz eq of meat: %s', (id, weekly, expected) => {
    expect(
      verdicts(
        byWeek((credited) => ({ meat: { credited } }), weekly),
        id,
      ),
    ).toBe(expected)
  })

  test.each([
    [2.45, 'fail fail'],
    [2.5, 'pass pass'],
    [2.55, 'pass pass'],
  ])('%d cups of fruit a week: %s', (weekly, expected) => {
    expect(
      verdicts(
        byWeek((credited) => ({ fruit: { credited } }), weekly),
        'fruit.weekly',
      ),
    ).toBe(expected)
  })

  test.each([
    [3.7, 'fail fail'],
    [3.75, 'pass pass'],
    [3.8, 'pass pass'],
  ])('%d cups of vegetables a week: %s', (weekly, expected) => {
    expect(
      verdicts(
        byWeek((credited) => ({ vegetable: { credited } }), weekly),
        'vegetable.weekly',
      ),
    ).toBe(expected)
  })

  test('a week over a recommended maximum is advisory, never failed', () => {
    const analysis = byWeek((credited) => ({ grain: { credited, wholeGrainRich: credited } }), 12)
    expect(analysis.status).toEqual({ now: 'advisory', from2027: 'advisory' })
    expect(checkOf(analysis, 'grain.weeklyMaximum').now).toMatchObject({ status: 'advisory', maximum: 9, outsideBy: 3 })
  })

  test('a missing credit makes a minimum unknown, unless the known part reaches it', () => {
    const gap = (credited: number) => analyzeLunch({ grain: { credited, wholeGrainRich: credited, missing: ['Roll'] } })
    expect(verdicts(gap(1.5), 'grain.weekly')).toBe('unknown unknown')
    expect(verdicts(gap(1.75), 'grain.weekly')).toBe('pass pass')
    expect(verdicts(gap(1.75), 'grain.weeklyMaximum')).toBe('unknown unknown')
    expect(verdicts(gap(2), 'grain.weeklyMaximum')).toBe('advisory advisory')
    expect(verdicts(gap(1.75), 'grain.wholeGrainRich')).toBe('unknown unknown')
    expect(verdicts(gap(1.75), 'grain.dessert')).toBe('unknown unknown')
  })
})

describe('each day', () => {
  const first = (change: LunchDay) => analyzeLunch((index) => (index === 0 ? change : {}))

  test.each<[CheckId, LunchDay, string]>([
    ['fruit.daily', { fruit: { credited: 0.375 } }, 'fail fail'],
    ['fruit.daily', { fruit: { credited: 0.5 } }, 'pass pass'],
    ['fruit.daily', { fruit: { credited: 0.375, missing: ['Pear'] } }, 'unknown unknown'],
    ['fruit.daily', { fruit: { credited: 0.5, missing: ['Pear'] } }, 'pass pass'],
    ['vegetable.daily', { vegetable: { credited: 0.625 } }, 'fail fail'],
    ['vegetable.daily', { vegetable: { credited: 0.75 } }, 'pass pass'],
    ['grain.daily', { grain: { credited: 0.75 } }, 'fail fail'],
    ['grain.daily', { grain: { credited: 1 } }, 'pass pass'],
    ['meatAlternate.daily', { meat: { credited: 0.75 } }, 'fail fail'],
    ['meatAlternate.daily', { meat: { credited: 1 } }, 'pass pass'],
    [
      'milk.daily',
      { milks: [milk('1% milk', { fat: 'lowFat', isFlavored: false }, { credited: 0.75 }), chocolate] },
      'fail fail',
    ],
    ['milk.choices', { milks: [lowFat] }, 'fail fail'],
    ['milk.choices', { milks: [lowFat, { ...lowFat, id: 'again' }] }, 'fail fail'],
    ['milk.choices', { milks: [lowFat, chocolate] }, 'pass pass'],
    ['milk.unflavored', { milks: [chocolate] }, 'fail fail'],
    ['milk.unflavored', { milks: [chocolate, lowFat] }, 'pass pass'],
  ])('%s with %o: %s', (id, change, expected) => {
    const analysis = first(change)
    expect(verdicts(analysis, id, monday)).toBe(expected)
    expect(verdicts(analysis, id, tuesday)).toBe('pass pass')
  })

  test('an item that may be milk makes the milk choices unknown', () => {
    const unknown = item('Carton', 'Milk', 10, { credits: [credit('MILK', 0, { missing: ['#7'] })] })
    expect(verdicts(first({ milks: [lowFat, unknown] }), 'milk.choices', monday)).toBe('unknown unknown')
    expect(verdicts(first({ milks: [chocolate, unknown] }), 'milk.unflavored', monday)).toBe('unknown unknown')
  })

  test('a soy drink credits as milk but is not a kind of milk', () => {
    const soy = item('Soy drink', 'Milk', 10, { credits: [credit('MILK', 1)] })
    const analysis = first({ milks: [lowFat, soy] })
    expect(verdicts(analysis, 'milk.choices', monday)).toBe('fail fail')
    expect(verdicts(analysis, 'milk.daily', monday)).toBe('pass pass')
  })
})

describe('the minimum that a student can take', () => {
  const salad = (grain: Parameters<typeof credit>[2] & { credited: number }) =>
    item('Salad', 'Entree', 50, {
      credits: [credit('GRAIN', grain.credited, grain), credit('MEAT_ALTERNATE', 2)],
    })

  test('a second entree of 0.75 oz eq fails the day, although another has 2 oz eq', () => {
    const analysis = analyzeLunch((index) =>
      index === 0 ? { grain: { credited: 2, wholeGrainRich: 2 }, others: [salad({ credited: 0.75, exact: 0.9 })] } : {},
    )
    const check = checkOf(analysis, 'grain.daily', monday)
    expect(check).toMatchObject({ actual: 0.75, now: { status: 'fail', minimum: 1, outsideBy: 0.25 } })
    expect(check.reasons).toEqual([
      expect.objectContaining({ kind: 'share', itemName: 'Salad', amount: 0.75 }),
      expect.objectContaining({ kind: 'rounding', itemName: 'Salad', amount: 0.15 }),
    ])
    expect(analysis.days[0]?.components.find(({ component }) => component === 'GRAIN')).toMatchObject({
      least: 0.75,
      most: 2,
    })
    expect(verdicts(analysis, 'grain.weekly')).toBe('fail fail')
    expect(checkOf(analysis, 'grain.weekly').actual).toBe(0.75 + 4 * 1.75)
  })

  test('an entree that credits nothing is named', () => {
    const analysis = analyzeLunch((index) => (index === 0 ? { others: [item('Fruit plate', 'Entree', 10)] } : {}))
    const reasons = checkOf(analysis, 'grain.daily', monday).reasons
    expect(reasons).toEqual([expect.objectContaining({ kind: 'share', itemName: 'Fruit plate', amount: 0 })])
  })

  test('a choice that is known to be too small fails, even if another is unknown', () => {
    const known = analyzeLunch((index) =>
      index === 0
        ? { others: [salad({ credited: 0.75 }), { ...salad({ credited: 0.75, missing: ['Roll'] }), id: 'A' }] }
        : {},
    )
    expect(verdicts(known, 'grain.daily', monday)).toBe('fail fail')
    const unknown = analyzeLunch((index) =>
      index === 0 ? { others: [salad({ credited: 0.75, missing: ['Roll'] })] } : {},
    )
    expect(verdicts(unknown, 'grain.daily', monday)).toBe('unknown unknown')
  })

  test('a roll with the entree counts, and both entrees count where two are allowed', () => {
    const roll = item('Roll', 'Side', 100, { credits: [credit('GRAIN', 1)] })
    const withRoll = analyzeLunch({ others: [salad({ credited: 0.75 }), roll] })
    expect(checkOf(withRoll, 'grain.daily', monday).actual).toBe(1.75)

    const withTwo = (each: ServiceDay): ServiceDay => ({ ...each, selections: { Entree: 2 } })
    const days = lunchWeek({ others: [salad({ credited: 0.75 })] }).map(withTwo)
    expect(checkOf(analyzeWeek(days, lunchK5), 'grain.daily', monday).actual).toBe(2.5)
  })

  test('an item with zero planned servings is not offered', () => {
    const analysis = analyzeLunch({ others: [{ ...salad({ credited: 0 }), plannedServings: 0 }] })
    expect(verdicts(analysis, 'grain.daily', monday)).toBe('pass pass')
  })

  test('à la carte items are excluded, unless the option includes them', () => {
    const chips = item('Chips', 'A La Carte', 100, { nutrients: { sodium: 400 }, credits: [credit('GRAIN', 1)] })
    expect(checkOf(analyzeLunch({ others: [chips] }), 'sodium').actual).toBe(900)
    const included = analyzeLunch({ others: [chips] }, { aLaCarte: 'included' })
    expect(checkOf(included, 'sodium').actual).toBe(1300)
    expect(checkOf(included, 'grain.daily', monday).actual).toBe(2.75)
    expect(included.ruleOptions.aLaCarte).toBe('included')
  })
})

describe('vegetable subgroups', () => {
  const byDay = (cups: number[]) =>
    analyzeLunch((index) => ({ vegetable: { credited: 0.75, subgroups: subgroupsOf(index, cups[index] ?? 0) } }))
  const subgroups = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'] as const
  const subgroupsOf = (index: number, cups: number) => ({ [subgroups[index] ?? 'OTHERS']: cups })

  test.each([
    ['vegetable.DARK_GREEN', 0, 0.5],
    ['vegetable.RED_OR_ORANGE', 1, 0.75],
    ['vegetable.BEANS_AND_PEAS', 2, 0.5],
    ['vegetable.STARCHY', 3, 0.5],
    ['vegetable.OTHERS', 4, 0.5],
  ] as const)('%s has its weekly minimum', (id, index, minimum) => {
    const exact = [0.5, 0.75, 0.5, 0.5, 0.5]
    expect(verdicts(byDay(exact), id)).toBe('pass pass')
    expect(verdicts(byDay(exact.with(index, minimum - 0.125)), id)).toBe('fail fail')
    expect(verdicts(byDay(exact.with(index, minimum + 0.125)), id)).toBe('pass pass')
  })

  test('a surplus of dark green, red/orange or beans counts as other vegetables, a surplus of starchy does not', () => {
    const analysis = byDay([0.75, 0.875, 0.625, 0.5, 0])
    expect(checkOf(analysis, 'vegetable.OTHERS')).toMatchObject({ actual: 0.5, now: { status: 'pass' } })
    expect(checkOf(analysis, 'vegetable.OTHERS').reasons).toContainEqual(
      expect.objectContaining({ kind: 'excess', subgroup: 'DARK_GREEN', amount: 0.25 }),
    )
    expect(verdicts(byDay([0.5, 0.75, 0.5, 1, 0.375]), 'vegetable.OTHERS')).toBe('fail fail')
  })

  test('beans as meat alternate fill the subgroup, not the vegetable total', () => {
    const beans = item('Bean bowl', 'Side', 50, {
      beansAsMeatAlternateCups: 0.375,
      credits: [credit('MEAT_ALTERNATE', 1.5)],
    })
    const before = byDay([0.5, 0.75, 0.125, 0.5, 0.5])
    expect(verdicts(before, 'vegetable.BEANS_AND_PEAS')).toBe('fail fail')
    const analysis = analyzeLunch((index) => ({
      vegetable: { credited: 0.75, subgroups: subgroupsOf(index, [0.5, 0.75, 0.125, 0.5, 0.5][index] ?? 0) },
      others: index === 0 ? [beans] : [],
    }))
    expect(checkOf(analysis, 'vegetable.BEANS_AND_PEAS')).toMatchObject({ actual: 0.5, now: { status: 'pass' } })
    expect(checkOf(analysis, 'vegetable.weekly').actual).toBe(3.75)
  })

  test('beans as meat alternate never count as other vegetables; beans as vegetable may once the subgroup is full', () => {
    const others = (beansAsVegetable: number, beansAsMeat: number) =>
      checkOf(
        analyzeLunch((index) => ({
          vegetable: {
            credited: 0.75,
            subgroups: subgroupsOf(index, [0.5, 0.75, beansAsVegetable, 0.5, 0][index] ?? 0),
          },
          others:
            index === 0 ? [item('Bean bowl', 'Side', 50, { beansAsMeatAlternateCups: beansAsMeat, credits: [] })] : [],
        })),
        'vegetable.OTHERS',
      ).actual
    expect(others(0, 1.5)).toBe(0)
    expect(others(0.5, 0.5)).toBe(0.5)
    expect(others(0.25, 0.5)).toBe(0.25)
    expect(others(1, 0)).toBe(0.5)
  })

  test('a missing credit makes the subgroup unknown', () => {
    const analysis = analyzeLunch({ subgroup: 'STARCHY', vegetable: { credited: 0.75, missing: ['Salad mix'] } })
    expect(verdicts(analysis, 'vegetable.DARK_GREEN')).toBe('unknown unknown')
    expect(verdicts(analysis, 'vegetable.STARCHY')).toBe('pass pass')
  })

  test('a subgroup in one of two entrees counts only with the option `most`', () => {
    const entrees = {
      others: [
        item('Spinach lasagna', 'Entree', 50, {
          credits: [credit('VEGETABLE', 0.5, { subgroups: { DARK_GREEN: 0.5 } })],
        }),
      ],
    }
    const change = { ...entrees, subgroup: 'STARCHY' as const }
    expect(checkOf(analyzeLunch(change), 'vegetable.DARK_GREEN').actual).toBe(0)
    expect(checkOf(analyzeLunch(change, { subgroupAmount: 'most' }), 'vegetable.DARK_GREEN').actual).toBe(2.5)
  })
})

describe('ratios of what is offered', () => {
  test('8.5 of 10 oz eq whole grain-rich is 85 percent', () => {
    const whole = [2, 2, 1.5, 1, 2]
    const analysis = analyzeLunch((index) => ({ grain: { credited: 2, wholeGrainRich: whole[index] ?? 0 } }))
    expect(checkOf(analysis, 'grain.wholeGrainRich')).toMatchObject({
      actual: 85,
      now: { status: 'pass', minimum: 80 },
    })
  })

  test.each([
    [7.95, 'fail fail'],
    [8, 'pass pass'],
    [8.05, 'pass pass'],
  ])('%d of 10 oz eq whole grain-rich: %s', (whole, expected) => {
    const analysis = analyzeLunch({ grain: { credited: 2, wholeGrainRich: whole / 5 } })
    expect(verdicts(analysis, 'grain.wholeGrainRich')).toBe(expected)
  })

  test.each([
    [1, 40, 'pass pass'],
    [1.25, 50, 'pass pass'],
    [1.3, 52, 'fail fail'],
    [1.5, 60, 'fail fail'],
  ])('%d of 2.5 cups of fruit as juice are %d percent: %s', (juice, percent, expected) => {
    const analysis = analyzeLunch({ fruit: { juice: juice / 5 } })
    expect(checkOf(analysis, 'juice.fruit').actual).toBe(percent)
    expect(verdicts(analysis, 'juice.fruit')).toBe(expected)
  })

  test('vegetable juice may be half of the vegetables', () => {
    expect(verdicts(analyzeLunch({ vegetable: { juice: 0.375 } }), 'juice.vegetable')).toBe('pass pass')
    expect(verdicts(analyzeLunch({ vegetable: { juice: 0.5 } }), 'juice.vegetable')).toBe('fail fail')
    expect(verdicts(analyzeLunch({ vegetable: { juice: 0.1, missing: ['Salsa'] } }), 'juice.vegetable')).toBe(
      'unknown unknown',
    )
  })

  test.each([
    [1.95, 'pass pass'],
    [2, 'pass pass'],
    [2.05, 'fail fail'],
  ])('%d oz eq of grain dessert a week: %s', (dessert, expected) => {
    expect(verdicts(analyzeLunch({ grain: { grainDessert: dessert / 5 } }), 'grain.dessert')).toBe(expected)
  })

  test('a credit without documentation is reported, and passes', () => {
    const analysis = analyzeLunch({ grain: { unproven: ['Penne'] } })
    expect(checkOf(analysis, 'grain.daily', monday)).toMatchObject({ now: { status: 'pass' } })
    expect(checkOf(analysis, 'grain.daily', monday).reasons).toContainEqual(
      expect.objectContaining({ kind: 'unproven', foodName: 'Penne' }),
    )
  })
})

describe('short and long weeks', () => {
  test('a week of three days is checked by three days, and marked as short', () => {
    const analysis = analyzeLunch({ grain: { credited: 1.5, wholeGrainRich: 1.5 } }, {}, weekDates(monday, 3))
    expect(analysis).toMatchObject({ servedDays: 3, regularDays: 5, checkedDays: 3, isShortWeek: true })
    expect(checkOf(analysis, 'grain.weekly')).toMatchObject({ actual: 4.5, now: { status: 'fail', minimum: 5 } })
    expect(checkOf(analysis, 'fruit.weekly').now?.minimum).toBe(1.5)
    expect(checkOf(analysis, 'calories').now?.minimum).toBe(550)
  })

  test('or by the regular week, with the option `regularDays`', () => {
    const analysis = analyzeLunch({}, { weekLength: 'regularDays' }, weekDates(monday, 4))
    expect(analysis).toMatchObject({ checkedDays: 5, isShortWeek: true })
    expect(checkOf(analysis, 'fruit.weekly')).toMatchObject({ actual: 2, now: { status: 'fail', minimum: 2.5 } })
    expect(checkOf(analysis, 'fruit.daily', monday).now?.status).toBe('pass')
  })

  test('four days are not a short week for a school that always serves four', () => {
    const analysis = analyzeWeek(lunchWeek({}, weekDates(monday, 4)), { ...lunchK5, serviceDays: 4 })
    expect(analysis.isShortWeek).toBe(false)
  })

  test('a day without a plan is not a day of service', () => {
    const analysis = analyzeWeek([...lunchWeek({}, weekDates(monday, 4)), day('2026-10-16', null, [])], lunchK5)
    expect(analysis.servedDays).toBe(4)
    expect(analysis.days).toHaveLength(4)
  })

  test('a day with meals and no food yet has nothing to check', () => {
    const analysis = analyzeWeek([...lunchWeek({}, weekDates(monday, 4)), day('2026-10-16', 100, [])], lunchK5)
    expect(analysis.days.map(({ date }) => date)).not.toContain('2026-10-16')
    expect(analysis.servedDays).toBe(4)
  })

  test('a day whose food is all planned at zero servings fails', () => {
    const none = [item('Apple', 'Fruit', 0, { credits: [credit('FRUIT', 0.5)] })]
    const analysis = analyzeWeek([day(monday, 100, none)], lunchK5)
    expect(verdicts(analysis, 'grain.daily', monday)).toBe('fail fail')
  })

  test('a week without any day is unknown', () => {
    expect(analyzeWeek([], lunchK5)).toMatchObject({
      weekStart: null,
      servedDays: 0,
      checks: [],
      status: { now: 'unknown' },
    })
  })
})

describe('two dates', () => {
  test('a week is checked by the pack of its date and by that of July 2027', () => {
    const { now, from2027 } = checkOf(analyzeLunch({ entree: { sodium: 1000 } }), 'sodium')
    expect(now).toMatchObject({ rulePack: 'us-nslp-2026-07', maximum: 1110, status: 'pass', outsideBy: null })
    expect(from2027).toMatchObject({ rulePack: 'us-nslp-2027-07', maximum: 935, status: 'fail', outsideBy: 65 })
  })

  test('Target 2 applies the sodium limit of 2027 today', () => {
    const analysis = analyzeLunch({ entree: { sodium: 1000 } }, { sodium: 'target2' })
    expect(verdicts(analysis, 'sodium')).toBe('fail fail')
  })

  test("the caterer's own limits apply where they are stricter than the federal ones", () => {
    const fruit = { credited: 0.5, juice: 0.2 }
    const input = { grain: { credited: 2, wholeGrainRich: 1.7 }, fruit }
    const limit = (id: 'grain.wholeGrainRich' | 'juice.fruit', own: Partial<RuleOptions>) => {
      const analysis = analyzeLunch(input, own)
      const { minimum, maximum } = checkOf(analysis, id).now ?? {}
      return `${minimum ?? maximum}: ${verdicts(analysis, id)}`
    }
    expect(limit('grain.wholeGrainRich', {})).toBe('80: pass pass')
    expect(limit('grain.wholeGrainRich', { wholeGrainRichPct: 90 })).toBe('90: fail fail')
    expect(limit('grain.wholeGrainRich', { wholeGrainRichPct: 60 })).toBe('80: pass pass')
    expect(limit('juice.fruit', {})).toBe('50: pass pass')
    expect(limit('juice.fruit', { fruitJuicePct: 25 })).toBe('25: fail fail')
    expect(limit('juice.fruit', { fruitJuicePct: 90 })).toBe('50: pass pass')
  })

  test('starting July 2027 both verdicts are the same', () => {
    const analysis = analyzeLunch({ entree: { sodium: 1000 } }, {}, weekDates('2027-10-11'))
    expect(verdicts(analysis, 'sodium')).toBe('fail fail')
  })

  test('without a pack for the date its verdict is unknown, and 2027 is checked', () => {
    const analysis = analyzeLunch({}, {}, weekDates('2023-10-16'))
    expect(verdicts(analysis, 'sodium')).toBe('unknown pass')
    expect(checkOf(analysis, 'sodium').now?.rulePack).toBeNull()
    expect(analysis.status).toEqual({ now: 'unknown', from2027: 'pass' })
  })

  test('without any pack, values are listed and nothing passes', () => {
    const analysis = analyzeWeek(lunchWeek(), { rulePack: 'other', gradeGroup: 'K-5' })
    expect(analysis.status).toEqual({ now: 'unknown', from2027: 'unknown' })
    expect(checkOf(analysis, 'sodium')).toMatchObject({ actual: 900, now: { status: 'unknown', maximum: null } })
  })
})

describe('saturated fat of fluid milk', () => {
  // Week average 640 kcal and 8.5 g, of which 0.8 serving of whole milk at 4.6 g.
  const wholeMilk = item('Whole milk', 'Milk', 80, {
    nutrients: { saturatedFat: 4.6, calories: 150 },
    credits: [credit('MILK', 1)],
    fluidMilkSaturatedFat: total(4.6),
    milk: { fat: 'whole', isFlavored: false },
  })
  const change: LunchDay = {
    entree: { calories: 640 - 0.8 * 150, saturatedFat: 8.5 - 0.8 * 4.6 },
    milks: [wholeMilk, chocolate],
  }

  test('is excluded at lunch today: 11.95 percent with it, 6.78 without', () => {
    const analysis = analyzeLunch(change)
    expect(analysis.nutrients.calories.known).toBeCloseTo(640, 9)
    expect(analysis.saturatedFatPct.withMilkFat).toBeCloseTo(11.953, 3)
    expect(analysis.saturatedFatPct.withoutMilkFat).toBeCloseTo(6.778, 3)
    const check = checkOf(analysis, 'saturatedFat')
    expect(check.actual).toBeCloseTo(11.953, 3)
    expect(check.now).toMatchObject({
      status: 'pass',
      actual: expect.closeTo(6.778, 3),
      passesOnlyByMilkFatExclusion: true,
    })
    expect(check.reasons.map(({ itemName }) => itemName)).not.toContain('Whole milk')
  })

  test('counts before January 14, 2026, and with the option `counted`', () => {
    const before = checkOf(analyzeLunch(change, {}, weekDates('2026-01-05')), 'saturatedFat')
    expect(before.now).toMatchObject({ status: 'fail', passesOnlyByMilkFatExclusion: false })
    expect(before.from2027).toMatchObject({ status: 'pass', passesOnlyByMilkFatExclusion: true })
    const counted = checkOf(analyzeLunch(change, { milkFat: 'counted' }), 'saturatedFat')
    expect(counted.now).toMatchObject({ status: 'fail' })
    expect(counted.reasons.map(({ itemName }) => itemName)).toContain('Whole milk')
  })

  test('a week that also passes with milk fat does not pass only by the exclusion', () => {
    expect(checkOf(analyzeLunch(), 'saturatedFat').now?.passesOnlyByMilkFatExclusion).toBe(false)
  })

  test('milk without a value matters only where its fat counts', () => {
    const unknownMilk = {
      ...wholeMilk,
      nutrition: {
        ...wholeMilk.nutrition,
        fluidMilkSaturatedFat: total(0, 'Milk'),
        nutrients: { ...wholeMilk.nutrition.nutrients, saturatedFat: total(0, 'Milk') },
      },
    }
    const analysis = analyzeLunch({ ...change, milks: [unknownMilk, chocolate] })
    expect(checkOf(analysis, 'saturatedFat').now).toMatchObject({ status: 'pass', passesOnlyByMilkFatExclusion: true })
    const before = analyzeLunch({ ...change, milks: [unknownMilk, chocolate] }, {}, weekDates('2026-01-05'))
    expect(verdicts(before, 'saturatedFat')).toBe('unknown pass')
  })
})
