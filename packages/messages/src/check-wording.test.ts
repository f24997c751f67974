import {
  allChecks,
  analyzeWeek,
  type ServiceDay,
  toServiceDay,
  unknownNutrition,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { checkGroups, checkIds, checks, tileIds, type CheckId } from '@commissary/domain/rules'
import { foodNutrition } from '@commissary/domain/recipe'
import type { Food } from '@commissary/domain/food'
import { describe, expect, expectTypeOf, test } from 'vitest'

import { analysisGroups } from './analysis-rows.ts'
import {
  checkName,
  checkNameInGroup,
  checkNameInTile,
  checkTotal,
  limitText,
  milkFatNote,
  outsideText,
  passNote,
  reasonEntries,
  reasonLabel,
  unitText,
  weekSummary,
} from './check-wording.ts'
import { makeFormats } from './formats.ts'
import { languages } from './languages.ts'
import { creditDetails, creditEntries, creditLine, unassessedFoods } from './nutrition-wording.ts'
import type { Messages } from './messages.ts'
import { checkValueText, optionTexts, reasonText } from './print-wording.ts'
import { stripChecks } from './strip.ts'
import { englishTranslator, translatorOf } from './translator.ts'
import type { Wording } from './wording.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }

/** The dotted paths of the texts of a catalog. */
type Paths<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Before}${Key}` : Paths<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

test('every check has a name in the catalog, and every name a check', () => {
  expectTypeOf<Paths<Messages['checks']['names']>>().toEqualTypeOf<CheckId>()
  const names = checkIds.map((id) => checkName(wording, { id }))
  expect(new Set(names).size).toBe(checkIds.length)
})

test('a check does not repeat the name of its tile or the period of its group', () => {
  const names = (ids: CheckId[]) =>
    ids.map((id) => [checkNameInTile(wording, { id }), checkNameInGroup(wording, { id })])
  expect(names(['grain.daily', 'grain.weekly', 'grain.weeklyMaximum', 'milk.choices'])).toEqual([
    ['Each day', 'Grains'],
    ['Over the week', 'Grains'],
    ['Recommended maximum', 'Grains, recommended maximum'],
    ['Milk choices', 'Milk choices'],
  ])
})

test('every group and tile has a name', () => {
  for (const group of checkGroups) expect(wording.t(`checks.groups.${group}`)).not.toBe('')
  for (const tile of tileIds) expect(wording.t(`checks.tiles.${tile}`)).not.toBe('')
})

// A name that lists the rules of its tile leaves out each rule that is added.
test.each(languages)('in %s the tile of ratios and limits is called like their group in the table', (language) => {
  const t = translatorOf(language)
  expect(t('checks.tiles.quality')).toBe(t('checks.groups.quality'))
})

const wholeMilk: Food = {
  id: 1,
  name: 'Whole milk',
  nutrients: { calories: 60, saturatedFat: 2, addedSugars: 0, sodium: 43 },
  measures: [],
  densityGml: 1.03,
  allergens: { Milk: 'contains' },
  crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  milk: { fat: 'whole', isFlavored: false },
}
const days: ServiceDay[] = ['2026-11-16', '2026-11-17'].map((date) => ({
  date,
  plannedMeals: 100,
  items: [
    {
      id: 'milk',
      name: 'Whole milk',
      category: 'Milk',
      plannedServings: 100,
      nutrition: foodNutrition(wholeMilk, { amount: '1', unit: 'cup' }),
    },
  ],
}))
const week = analyzeWeek(days, { rulePack: 'us-nslp', gradeGroup: 'K-5' })
const resultOf = (id: CheckId) => {
  const check = [...week.checks, ...week.days.flatMap((day) => day.checks)].find((one) => one.id === id)
  if (!check) throw new Error(`no check ${id}`)
  return check
}

describe('the text of a check', () => {
  test.each([
    ['sodium', 'at most 1,110 mg'],
    ['calories', '550 to 650 kcal'],
    ['saturatedFat', 'less than 10%'],
    ['milk.daily', 'at least 1 cup'],
    ['milk.choices', 'at least 2'],
  ] as const)('with the limit of %s: %s', (id, text) => {
    const check = resultOf(id)
    expect(check.now && limitText(wording, check.unit, check.now)).toBe(text)
  })

  test('without rules for the date', () => {
    const [check] = analyzeWeek(days, { rulePack: 'elsewhere', gradeGroup: 'K-5' }).checks
    expect(check?.now && limitText(wording, check.unit, check.now)).toBe('No rules for this date')
  })

  test('with milk fat excluded', () => {
    const check = resultOf('saturatedFat')
    expect(check.now && milkFatNote(wording, check, check.now)).toBe(
      '30.0% including milk fat; passes because milk fat is excluded.',
    )
    expect(unitText(wording, check)).toBe('% of calories, excluding milk fat')
    expect(checkValueText(wording, week, check)).toBe('0.0%')
  })

  test('in one sentence for the week', () => {
    expect(weekSummary(wording, week)).toMatch(/^Fails on Fruit each day, .* and Fruit over the week|^Fails on /)
  })
})

test.each([
  ['us-nslp', 'Not checked: offer versus serve.'],
  ['us-sbp', 'Not checked: offer versus serve.'],
])('a pass by %s names what was not checked: %s', (rulePack, text) => {
  const passing: WeekAnalysis = {
    ...week,
    rulePack,
    status: { now: 'pass', from2027: 'pass' },
    days: [],
    checks: [],
  }
  expect(weekSummary(wording, passing)).toBe(`Every check passes, today and starting July 1, 2027. ${text}`)
  expect(passNote(wording, passing)).toBe(text)
  expect(optionTexts(wording, passing)).toContain(text)
  expect(passNote(wording, week)).toBeNull()
  expect(weekSummary(wording, week)).not.toContain('Not checked')
})

describe('checks of products', () => {
  const yogurt: Food = {
    ...wholeMilk,
    id: 3,
    name: 'Peach yogurt',
    nutrients: { addedSugars: 10 },
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '4', unit: 'oz' }, product: 'YOGURT' }],
    milk: null,
  }
  const weekOf = (food: Food, rulePack = 'us-nslp') =>
    analyzeWeek(
      [
        {
          date: '2026-11-16',
          plannedMeals: 100,
          items: [
            {
              id: 'cup',
              name: 'Yogurt cup',
              category: 'Side',
              plannedServings: 100,
              nutrition: foodNutrition(food, { amount: '4', unit: 'oz' }),
            },
          ],
        },
      ],
      { rulePack, gradeGroup: 'K-5' },
    )
  const checkFor = (food: Food, id: CheckId, rulePack?: string) => {
    const check = weekOf(food, rulePack).days[0]?.checks.find((one) => one.id === id)
    if (!check) throw new Error(`no ${id}`)
    return check
  }

  test('say the limit, the amount over it and the item', () => {
    const check = checkFor(yogurt, 'yogurt.addedSugars')
    expect(check.now && limitText(wording, check.unit, check.now)).toBe('at most 2 g')
    expect(check.now && outsideText(wording, check.unit, check.now)).toBe('0.83 g over')
    expect(reasonEntries(wording, check).map(({ label, amount, share }) => [label, amount, share])).toEqual([
      ['Yogurt cup', '2.83 g', null],
    ])
  })

  test('say that the type of a product is not stated', () => {
    const unstated: Food = {
      ...yogurt,
      crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '4', unit: 'oz' } }],
    }
    const { reasons } = checkFor(unstated, 'yogurt.addedSugars')
    expect(reasons.map((reason) => reasonLabel(wording, reason))).toEqual([
      'Yogurt cup > Peach yogurt: product type not stated',
    ])
    const tile = stripChecks(wording, weekOf(unstated)).find(({ id }) => id === 'quality')
    expect(tile?.now?.outsideBy).toMatch(/^Peach yogurt: product type not stated/)
  })

  test('say, for whole milk at breakfast, that the start date of the rule is unknown', () => {
    const check = checkFor(wholeMilk, 'milk.fat', 'us-sbp')
    expect(check.reasons.map((reason) => reasonLabel(wording, reason))).toEqual([
      'Yogurt cup: the start date of its rule is unknown',
      'Yogurt cup',
    ])
  })
})

test('a placeholder says what it is expected to bring, and counts for nothing', () => {
  const fruit = {
    id: 'a',
    name: "Chef's choice fruit",
    category: 'Fruit' as const,
    placeholderId: 5,
    plannedServings: 100,
  }
  const day = toServiceDay(
    '2026-10-12',
    { plannedMeals: 100, lines: [fruit] },
    () => unknownNutrition(''),
    () => ({ FRUIT: 0.5 }),
  )
  const week = analyzeWeek([day], { rulePack: 'us-nslp', gradeGroup: 'K-5' })
  const check = allChecks(week).find(({ id }) => id === 'fruit.daily')
  if (!check) throw new Error('no fruit.daily')
  expect(reasonEntries(wording, check).map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['unknown', "Chef's choice fruit: placeholder without a food yet, expects 0.5 cup", null],
  ])
  expect(check.reasons.map((reason) => reasonLabel(wording, reason))).toEqual([
    "Chef's choice fruit: placeholder without a food yet",
  ])
  expect(check.reasons.map((reason) => reasonText(wording, check, reason))).toEqual([
    "Chef's choice fruit: placeholder without a food yet, expects 0.5 cup",
  ])
  const calories = allChecks(week).find(({ id }) => id === 'calories')
  expect(calories && checkTotal(calories).missing).toEqual(["Chef's choice fruit"])
})

test('the strip shows the failing tiles first, and daily problems with their days', () => {
  const tiles = stripChecks(wording, week)
  expect(tiles[0]?.now?.status).toBe('fail')
  expect(tiles.find(({ id }) => id === 'milk')?.now?.outsideBy).toBe('1 short on Mon and Tue')
  expect(tiles.find(({ id }) => id === 'quality')?.value).toBeNull()
})

test('the analysis table lists each check once, in the group of the table', () => {
  const groups = analysisGroups(wording, week)
  expect(groups.map(({ id }) => id)).toEqual([...checkGroups, 'nutrients'])
  for (const group of checkGroups) {
    const rows = groups.find(({ id }) => id === group)?.rows.map(({ id }) => id) ?? []
    expect(rows.every((id) => checks[id as CheckId].group === group)).toBe(true)
  }
})

describe('crediting that was never assessed', () => {
  const cookie: Food = { ...wholeMilk, id: 2, name: 'Cookie', crediting: null, milk: null }
  const { credits } = foodNutrition(cookie, { amount: '60', unit: 'g' })
  const [first] = days
  const withCookie = analyzeWeek(
    first
      ? [
          {
            ...first,
            items: [
              ...first.items,
              {
                id: 'cookie',
                name: 'Snack',
                category: 'Side',
                plannedServings: 100,
                nutrition: foodNutrition(cookie, { amount: '60', unit: 'g' }),
              },
            ],
          },
        ]
      : [],
    { rulePack: 'us-nslp', gradeGroup: 'K-5' },
  )

  test('is the reason for a check, with the food', () => {
    const dessert = withCookie.checks.find(({ id }) => id === 'grain.dessert')
    expect(dessert?.reasons.map((reason) => reasonLabel(wording, reason))).toEqual([
      'Snack > Cookie: crediting not assessed',
    ])
    expect(dessert && checkTotal(dessert).missing).toEqual(['Cookie'])
  })

  test('is what an unknown tile states, with how much else is unknown', () => {
    const tile = stripChecks(wording, withCookie).find(({ id }) => id === 'quality')
    expect(tile?.now).toMatchObject({ status: 'unknown', outsideBy: expect.stringMatching(/crediting not assessed/) })
  })

  test("follows an item's known credits in a line, and is named on paper", () => {
    expect(creditLine(wording, credits)).toBe('not\u00a0assessed')
    expect(creditDetails(wording, credits)).toBe('not assessed: Cookie')
    expect(creditEntries(wording, credits)).toEqual([])
    expect(unassessedFoods(credits)).toEqual(['Cookie'])
  })
})

test('the screen and the print show every check with the same digits', () => {
  const rows = analysisGroups(wording, week).flatMap((group) => group.rows)
  for (const check of allChecks(week)) {
    const row = rows.find(({ id }) => id === check.id)
    const value = row?.days[week.days.findIndex(({ date }) => date === check.date)]?.value ?? row?.week.value
    if (!row || !value) throw new Error(`no row for ${check.id}`)
    const shown = value.known === null ? 'Unknown' : wording.formats.number(value.known, row.digits)
    expect(checkValueText(wording, week, check)).toContain(shown)
  }
})

test('saturated fat is named with and without milk fat, as a percentage and in grams', () => {
  const rows = analysisGroups(wording, week).flatMap((group) => group.rows)
  const fat = rows.filter(({ id }) => id.includes('aturatedFat'))
  expect(fat.map(({ label, unit, week: { value }, digits }) => [label, unit, value?.known?.toFixed(digits)])).toEqual([
    ['Saturated fat', '% of calories, excluding milk fat', '0.0'],
    ['Saturated fat, including milk fat', 'g', '4.9'],
    ['Saturated fat, excluding milk fat', 'g', '0.0'],
  ])
  expect(rows.find(({ id }) => id === 'saturatedFat')?.now?.note).toMatch(/^30.0% including milk fat/)
})
