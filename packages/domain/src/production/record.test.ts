import { describe, expect, test } from 'vitest'

import { forecastOf } from './forecast.ts'
import { mergeEntries, withEdits } from './merge-entries.ts'
import { recordLinesOf } from './plan-lines.ts'
import { type Entries, fieldOfPath, fitsField } from './record-fields.ts'
import { isServed, isSignedFor, missingForSignature, neededSignatures, recordState } from './record-state.ts'
import { sheetAlerts } from './sheet-alerts.ts'
import { lineTotals, sheetTotals } from './sheet-totals.ts'
import type { ProductionSheet, SheetLine } from './sheet.ts'

const plans = [
  { programId: 1, servings: 150 },
  { programId: 2, servings: 80 },
]
const chicken: SheetLine = {
  key: 'recipe-3-entree',
  name: 'Chicken',
  category: 'Entree',
  kind: 'food',
  usualHolding: 'hot',
  replaces: null,
  plans,
}
const milk: SheetLine = {
  ...chicken,
  key: 'ingredient-4-milk',
  name: 'Milk, skim',
  category: 'Milk',
  usualHolding: 'cold',
}
const at = (field: string) => `line.${chicken.key}.${field}`
const atMilk = (field: string) => `line.${milk.key}.${field}`
const sheet = (entries: Entries = {}, rest: Partial<ProductionSheet> = {}): ProductionSheet => ({
  menuType: 'MEAL',
  isVended: false,
  groups: [
    { programId: 1, grades: 'K-5', gradeGroups: ['K-5'], offerVersusServe: false, plannedMeals: 200 },
    { programId: 2, grades: '9-12', gradeGroups: ['9-12'], offerVersusServe: true, plannedMeals: 100 },
  ],
  lines: [chicken, milk],
  entries,
  ...rest,
})
const alertsOf = (entries: Entries, rest: Partial<ProductionSheet> = {}) =>
  sheetAlerts(sheet(entries, rest), 10).map(({ kind, field, amount }) => [kind, field, amount])

describe('a path', () => {
  test('names a field of the record, of a column, of a line, or of a line in a column', () => {
    expect(fieldOfPath('events')).toMatchObject({ name: 'events', line: null, programId: null, section: 'school' })
    expect(fieldOfPath('group.7.servedMeals')).toMatchObject({ name: 'servedMeals', programId: 7 })
    expect(fieldOfPath('line.recipe-3-entree.prepared')).toMatchObject({ line: 'recipe-3-entree', section: 'kitchen' })
    expect(fieldOfPath('line.recipe-3-entree.group.7.served')).toMatchObject({ programId: 7, line: 'recipe-3-entree' })
    expect(fieldOfPath('line.recipe-3-entree.group.7.grade.6-8.served')).toMatchObject({
      programId: 7,
      gradeGroup: '6-8',
      name: 'served',
    })
  })

  test.each([
    '',
    'shoeSize',
    'line.x',
    'prepared',
    'line.x.servedMeals',
    'group.0.servedMeals',
    'group.7.grade.13.servedMeals',
    'line.x.grade.K-5.served',
    'line.x.group.7.grade.K-5.prepared',
    '__proto__',
    'constructor',
    'line.a.b.prepared',
  ])('%j names none', (path) => {
    expect(fieldOfPath(path)).toBeNull()
  })

  test.each([
    ['count', 0, true],
    ['count', 100_001, false],
    ['count', -1, false],
    ['count', 1.5, false],
    ['count', '1', false],
    ['degrees', 40.5, true],
    ['degrees', 601, false],
    ['time', '23:59', true],
    ['time', '24:00', false],
    ['yesNo', false, true],
    ['yesNo', 'Yes', false],
    ['text', ' ', false],
    ['text', 'x'.repeat(501), false],
    ['holding', 'warm', false],
    ['disposition', 'donate', true],
  ] as const)('of a %s takes %j: %j', (kind, value, fits) => {
    expect(fitsField({ kind }, value)).toBe(fits)
    expect(fitsField({ kind }, null)).toBe(true)
  })
})

test('something else that was served is an alert until another line is served in its place', () => {
  const entries = { [at('servedInstead')]: 'Turkey' }
  expect(alertsOf(entries)).toEqual([['substituteUnknown', 'servedInstead', null]])
  const turkey: SheetLine = { ...chicken, key: 'recipe-5-entree', name: 'Turkey', replaces: chicken.key }
  expect(alertsOf(entries, { lines: [chicken, milk, turkey] })).toEqual([])
})

describe('edits of two people', () => {
  test('are both kept in different fields; the same field keeps the stored value and is a conflict', () => {
    const stored = { events: 'Fire drill', servedAdults: 4 }
    const merged = mergeEntries(stored, [
      { path: 'waterAvailable', from: null, to: true },
      { path: 'servedAdults', from: 3, to: 5 },
      { path: 'events', from: 'Fire drill', to: null },
    ])
    expect(merged.entries).toEqual({ servedAdults: 4, waterAvailable: true })
    expect(merged.applied.map(({ path }) => path)).toEqual(['waterAvailable', 'events'])
    expect(merged.conflicts).toEqual([{ edit: { path: 'servedAdults', from: 3, to: 5 }, stored: 4 }])
  })

  test('change nothing when they are sent again', () => {
    const once = mergeEntries({}, [{ path: 'servedAdults', from: null, to: 6 }])
    expect(once.entries).toEqual({ servedAdults: 6 })
    expect(mergeEntries(once.entries, once.applied)).toEqual({ ...once, applied: [], conflicts: [] })
  })

  test('show over what is stored, the last of each field', () => {
    const edits = [
      { path: 'servedAdults', from: null, to: 5 },
      { path: 'events', from: null, to: 'x' },
      { path: 'servedAdults', from: 5, to: 7 },
      { path: 'events', from: 'x', to: null },
    ]
    expect(mergeEntries({}, edits).entries).toEqual({ servedAdults: 7 })
    expect(withEdits({ events: 'y' }, edits)).toEqual({ servedAdults: 7 })
  })

  test('lose nothing in any order, unless both changed one field', () => {
    const paths = ['a', 'b', 'c'].map((name) => `line.${name}.prepared`)
    for (let mine = 0; mine < 8; mine++) {
      for (let theirs = 0; theirs < 8; theirs++) {
        const editsOf = (mask: number, to: number) =>
          paths.flatMap((path, index) => (mask & (1 << index) ? [{ path, from: null, to }] : []))
        const first = mergeEntries({}, editsOf(mine, 1))
        const second = mergeEntries(first.entries, editsOf(theirs, 2))
        for (const [index, path] of paths.entries()) {
          const [isMine, isTheirs] = [Boolean(mine & (1 << index)), Boolean(theirs & (1 << index))]
          expect(second.entries[path] ?? null).toBe(isMine ? 1 : isTheirs ? 2 : null)
        }
        expect(second.conflicts).toHaveLength((mine & theirs).toString(2).replaceAll('0', '').length)
      }
    }
  })
})

describe('totals', () => {
  test('add students, adults, à la carte and seconds, and say what is unaccounted for', () => {
    const entries = {
      [at('prepared')]: 230,
      [at('group.1.served')]: 140,
      [at('group.2.served')]: 70,
      [at('servedAdults')]: 4,
      [at('leftover')]: 10,
      [at('discarded')]: 3,
    }
    expect(lineTotals(sheet(entries), chicken)).toEqual({
      planned: { known: 230, isComplete: true },
      prepared: 230,
      served: { known: 214, isComplete: true },
      leftover: 10,
      discarded: 3,
      unaccounted: 3,
      overPlan: 0,
    })
  })

  test('are unknown, not zero, while a number is missing', () => {
    const open = lineTotals(sheet({ [at('prepared')]: 230, [at('group.1.served')]: 140 }), chicken)
    expect(open).toMatchObject({ served: { known: 140, isComplete: false }, unaccounted: null, leftover: null })
    const totals = sheetTotals(sheet({ 'group.1.servedMeals': 190, servedAdults: 3 }))
    expect(totals).toMatchObject({
      servedMeals: { known: 190, isComplete: false },
      plannedMeals: { known: 300, isComplete: true },
      servedOthers: 3,
      milk: [{ name: 'Milk, skim', prepared: null }],
    })
  })

  test('use what someone planned in place of the menu', () => {
    const totals = lineTotals(sheet({ [at('group.1.planned')]: 100, [at('plannedAdults')]: 5 }), chicken)
    expect(totals.planned).toEqual({ known: 185, isComplete: true })
    expect(sheetTotals(sheet({ 'group.2.plannedMeals': 50 })).plannedMeals.known).toBe(250)
  })
})

describe('an alert', () => {
  const counted = { [at('group.1.served')]: 140, [at('group.2.served')]: 70, [at('serveDegrees')]: 140 }

  test.each([
    [100, 10, []],
    [100, 11, [['leftoverShare', 'leftover', 11]]],
  ])('alerts on more than 10%% leftovers: %i prepared, %i left', (prepared, leftover, expected) => {
    const entries = { [at('prepared')]: prepared, [at('leftover')]: leftover, [at('disposition')]: 'store' }
    const served = { [at('group.1.served')]: prepared - leftover, [at('group.2.served')]: 0, [at('serveDegrees')]: 140 }
    expect(alertsOf({ ...entries, ...served })).toEqual(expected)
  })

  test('alerts on more served than prepared, and on servings that are unaccounted for', () => {
    expect(alertsOf({ ...counted, [at('prepared')]: 200 })).toEqual([['servedOverPrepared', 'prepared', 210]])
    expect(alertsOf({ ...counted, [at('prepared')]: 220, [at('leftover')]: 0 })).toEqual([
      ['unaccounted', 'leftover', 10],
    ])
  })

  test('asks what happened to leftovers, and why food was discarded', () => {
    const entries = { ...counted, [at('prepared')]: 220, [at('leftover')]: 6, [at('discarded')]: 4 }
    expect(alertsOf(entries)).toEqual([
      ['dispositionMissing', 'disposition', 6],
      ['discardReasonMissing', 'discardReason', 4],
    ])
    expect(alertsOf({ ...entries, [at('disposition')]: 'donate', [at('discardReason')]: 'Dropped' })).toEqual([])
  })

  test('alerts on hot food below 135 °F and cold food above 41 °F, until something was done', () => {
    const served = { [at('group.1.served')]: 1 }
    expect(alertsOf({ ...served, [at('serveDegrees')]: 135 })).toEqual([])
    expect(alertsOf({ ...served, [at('serveDegrees')]: 134.9 })).toEqual([
      ['hotBelow', 'serveDegrees', 134.9],
      ['actionMissing', 'correctiveAction', null],
    ])
    expect(alertsOf({ ...served, [at('serveDegrees')]: 130, [at('correctiveAction')]: 'Reheated to 165' })).toEqual([
      ['hotBelow', 'serveDegrees', 130],
    ])
    const cold = { [atMilk('group.1.served')]: 1 }
    expect(alertsOf({ ...cold, [atMilk('serveDegrees')]: 41 })).toEqual([])
    expect(alertsOf({ ...cold, [atMilk('serveDegrees')]: 41.1 })[0]).toEqual(['coldAbove', 'serveDegrees', 41.1])
    expect(alertsOf({ ...cold, [atMilk('holding')]: 'room', [atMilk('serveDegrees')]: 70 })).toEqual([])
  })

  test('asks for the temperature of what is served, and how a food is held where no one knows', () => {
    expect(alertsOf({ [at('group.1.served')]: 1 })).toEqual([['temperatureMissing', 'serveDegrees', null]])
    const unknown = { lines: [{ ...chicken, usualHolding: null }] }
    expect(alertsOf({ [at('prepared')]: 5 }, unknown)).toEqual([['holdingMissing', 'holding', null]])
    expect(alertsOf({}, unknown)).toEqual([])
    // Also on a van, before delivery and on arrival.
    const vended = alertsOf({ [at('prepared')]: 5, [at('group.1.served')]: 1 }, { isVended: true })
    expect(vended.map(([, field]) => field)).toEqual(['dispatchDegrees', 'arrivalDegrees', 'serveDegrees'])
  })

  test('alerts on the van, and on food that did not arrive', () => {
    expect(
      alertsOf(
        { hotAtArrival: 120, coldAtArrival: 45, [at('dispatched')]: 50, [at('arrived')]: 45 },
        { isVended: true },
      ),
    ).toEqual([
      ['hotBelow', 'hotAtArrival', 120],
      ['coldAbove', 'coldAtArrival', 45],
      ['actionMissing', 'vanAction', null],
      ['shortOnArrival', 'arrived', 45],
    ])
  })

  test('alerts on more meals than milk: served where students take one, prepared where they may decline it', () => {
    const milkOf = (one: number, two: number, prepared: number) => ({
      'group.1.servedMeals': 190,
      'group.2.servedMeals': 90,
      [atMilk('group.1.served')]: one,
      [atMilk('group.2.served')]: two,
      [atMilk('prepared')]: prepared,
      [atMilk('serveDegrees')]: 40,
    })
    const kinds = (entries: Entries, rest = {}) =>
      sheetAlerts(sheet(entries, rest), 100)
        .filter(({ kind }) => kind === 'milkBelowMeals')
        .map(({ programId, amount, limit }) => [programId, amount, limit])
    expect(kinds(milkOf(190, 60, 280))).toEqual([])
    expect(kinds(milkOf(189, 60, 280))).toEqual([[1, 190, 189]])
    expect(kinds(milkOf(190, 60, 279))).toEqual([[null, 280, 279]])
    expect(kinds(milkOf(1, 1, 1), { menuType: 'SNACK' })).toEqual([])
  })

  test('ignores a line that was substituted, and a text', () => {
    const lines: SheetLine[] = [
      chicken,
      { ...chicken, key: 'tofu', replaces: chicken.key },
      { ...chicken, key: 'text', kind: 'text' },
    ]
    expect(alertsOf({ [at('prepared')]: 5, 'line.text.prepared': 5 }, { lines })).toEqual([])
  })
})

describe('the state of a record', () => {
  const facts = { date: '2026-11-18', today: '2026-11-18', isClosed: false }

  test('is planned without one, open, served with all meals, signed, and late once the day is past', () => {
    expect(recordState({ ...facts, sheet: null })).toBe('planned')
    expect(recordState({ ...facts, sheet: sheet({ 'group.1.servedMeals': 4 }) })).toBe('open')
    const served = sheet({ 'group.1.servedMeals': 4, 'group.2.servedMeals': 0 })
    expect(isServed(served)).toBe(true)
    expect(recordState({ ...facts, sheet: served })).toBe('served')
    expect(recordState({ ...facts, sheet: served, today: '2026-11-19' })).toBe('late')
    expect(recordState({ ...facts, sheet: null, today: '2026-11-19' })).toBe('late')
    expect(recordState({ ...facts, sheet: served, today: '2026-11-19', isClosed: true })).toBe('signed')
  })

  test('needs one signature, or that of both sections of a vended meal', () => {
    expect(neededSignatures(sheet())).toEqual(['record'])
    expect(neededSignatures(sheet({}, { isVended: true }))).toEqual(['kitchen', 'school'])
    expect(isSignedFor('kitchen', ['kitchen'])).toBe(true)
    expect(isSignedFor('school', ['kitchen'])).toBe(false)
    expect(isSignedFor('school', ['record'])).toBe(true)
  })

  test('needs for a signature what its section fills in; zero is an answer', () => {
    const vended = sheet({ [at('prepared')]: 0, [at('dispatched')]: 0, [atMilk('prepared')]: 3 }, { isVended: true })
    expect(missingForSignature(vended, 'kitchen')).toEqual([atMilk('dispatched')])
    expect(missingForSignature(vended, 'school')).toEqual([
      'group.1.servedMeals',
      'group.2.servedMeals',
      ...[at, atMilk].flatMap((path) => ['arrived', 'group.1.served', 'group.2.served', 'leftover'].map(path)),
    ])
    expect(missingForSignature(sheet(), 'record')).toHaveLength(10)
  })
})

test('lines of several menus with one food are one line, and a food twice on one menu is two', () => {
  const line = { name: 'Chicken', category: 'Entree' as const, recipeId: 3, plannedServings: 10 }
  const milkLine = { id: 'm', name: 'Milk', category: 'Milk' as const, ingredientId: 4, plannedServings: 20 }
  const lines = recordLinesOf([
    {
      programId: 1,
      day: { plannedMeals: 20, lines: [milkLine, { ...line, id: 'a' }, { ...line, id: 'b', servingLine: 2 }] },
    },
    { programId: 2, day: { plannedMeals: 20, lines: [{ ...line, id: 'c', plannedServings: null }] } },
  ])
  expect(
    lines.map(({ key, plans: own }) => [key, own.map((plan) => [plan.programId, plan.menuLine, plan.servings])]),
  ).toEqual([
    [
      'recipe-3-entree',
      [
        [1, 'a', 10],
        [2, 'c', null],
      ],
    ],
    ['recipe-3-entree-2', [[1, 'b', 10]]],
    ['ingredient-4-milk', [[1, 'm', 20]]],
  ])
})

test('a forecast says how far each method was off on the last day, and has none without a past day', () => {
  const past = [
    { served: 155, meals: 300, planned: 180, plannedMeals: 300 },
    { served: 140, meals: 280, planned: 160, plannedMeals: 290 },
  ]
  const forecast = forecastOf(past, { planned: 200, plannedMeals: 275 })
  expect(forecast.byPlan).toBeCloseTo((155 / 180) * 200, 9)
  expect(forecast.byTakeRate).toBeCloseTo(((155 / 300 + 140 / 280) / 2) * 275, 9)
  expect(forecast.lastErrorByPlan).toBeCloseTo((140 / 160) * 180 - 155, 9)
  expect(forecast.lastErrorByTakeRate).toBeCloseTo((140 / 280) * 300 - 155, 9)
  expect(forecastOf([], { planned: 200, plannedMeals: 275 })).toEqual({
    byPlan: null,
    byTakeRate: null,
    lastErrorByPlan: null,
    lastErrorByTakeRate: null,
    days: 0,
  })
})
