import { expect, test } from 'vitest'

import { emptyKitchen, newPan, newStep, toKitchenContent } from './kitchen-draft.ts'
import { kitchenProblems } from './kitchen-problems.ts'

const ccp = (limit: string, monitoring = '') => ({ limit, monitoring, correctiveAction: '' })

test('a blank recipe has nothing for the kitchen, and no problem', () => {
  expect(kitchenProblems(emptyKitchen())).toEqual({})
  expect(toKitchenContent(emptyKitchen())).toEqual({
    prepMinutes: null,
    cookMinutes: null,
    haccpProcess: null,
    equipment: null,
    notes: null,
    steps: [],
    gradePortions: { 'PK1-2': null, 'PK3-5': null, 'K-5': null, '6-8': null, '9-12': null },
    pans: [],
  })
})

test('a step without any text is not saved', () => {
  const steps = [newStep(' Brown the beef. '), newStep('  '), { text: 'Heat.', ccp: ccp('165 °F') }]
  expect(toKitchenContent({ ...emptyKitchen(), steps }).steps).toEqual([
    { text: 'Brown the beef.', ccp: null },
    { text: 'Heat.', ccp: { limit: '165 °F', monitoring: null, correctiveAction: null } },
  ])
})

test('a critical control point needs its limit, and its step a text', () => {
  const steps = [newStep(), { text: 'Heat.', ccp: ccp('', 'Thermometer') }, { text: '', ccp: ccp('165 °F') }]
  expect(kitchenProblems({ ...emptyKitchen(), steps })).toEqual({
    steps: [undefined, { ccp: { limit: 'missing' } }, { text: 'missing' }],
  })
})

test.each(['0', '', '12.5', '-3', '10001', 'many'])('a pan of "%s" portions is refused', (portionsPerPan) => {
  const pans = [
    { ...newPan(), portionsPerPan: '25' },
    { ...newPan(), portionsPerPan },
  ]
  expect(kitchenProblems({ ...emptyKitchen(), pans })).toEqual({ pans: [undefined, { portionsPerPan: 'notPortions' }] })
})

test('minutes are whole numbers, and may be 0 or blank', () => {
  const minutes = (prepMinutes: string) => kitchenProblems({ ...emptyKitchen(), prepMinutes }).prepMinutes
  expect(['', '0', ' 45 ', '10000'].map(minutes)).toEqual([undefined, undefined, undefined, undefined])
  expect(['1.5', '-1', '10001', '1 h'].map(minutes)).toEqual(Array.from({ length: 4 }, () => 'notMinutes'))
})

test('the portion of a grade group is an amount above zero', () => {
  const draft = emptyKitchen()
  const serving = { amount: '0', unit: 'cup' }
  const gradePortions = { ...draft.gradePortions, '6-8': { serving, label: '', utensil: '' as const } }
  expect(kitchenProblems({ ...draft, gradePortions })).toEqual({
    gradePortions: { '6-8': { serving: { amount: 'zero' } } },
  })
})
