import type { MealProgram } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { federalLimits, isLaxer, isLimit, toLimit, toLimitValues } from './own-limits.ts'

test('a limit of 0 is a blank field, and a blank field is saved as 0', () => {
  expect(toLimitValues({ wgrLimit: 0, fruitLimit: 12.5 })).toEqual({ wgrLimit: '', fruitLimit: '12.5' })
  expect(toLimitValues(null)).toEqual({ wgrLimit: '', fruitLimit: '' })
  expect([toLimit(''), toLimit(' 12.5 ')]).toEqual([0, 12.5])
})

test.each([
  ['', true],
  ['0', true],
  ['100', true],
  ['62.5', true],
  ['100.1', false],
  ['-1', false],
  ['half', false],
  ['1e1', false],
])('"%s" is a limit: %s', (field, expected) => {
  expect(isLimit(field, 'wgrLimit')).toBe(expected)
})

test.each([
  ['79', 'wgrLimit', true],
  ['80', 'wgrLimit', false],
  ['100', 'wgrLimit', false],
  ['', 'wgrLimit', false],
  ['51', 'fruitLimit', true],
  ['50', 'fruitLimit', false],
  ['0', 'fruitLimit', false],
  ['many', 'fruitLimit', false],
] as const)('%s for %s is laxer than the federal limit: %s', (field, name, expected) => {
  expect(isLaxer(field, name, { wgrLimit: 80, fruitLimit: 50 }[name])).toBe(expected)
})

test('federal limits come from the rule packs, and are unknown without one', () => {
  const program: MealProgram = {
    id: 1,
    programName: 'Lunch',
    grades: 'K-5',
    menuType: 'MEAL',
    rulePack: 'us-nslp',
    gradeGroup: 'K-5',
    serviceDays: 5,
  }
  expect(federalLimits([program], '2026-11-18')).toEqual({ wgrLimit: 80, fruitLimit: 50 })
  const snack = { ...program, rulePack: 'us-nslp-snack' }
  expect(federalLimits([snack], '2026-11-18')).toEqual({ wgrLimit: 80, fruitLimit: null })
  expect(federalLimits([snack, program], '2026-11-18')).toEqual({ wgrLimit: 80, fruitLimit: 50 })
  const unknown = { wgrLimit: null, fruitLimit: null }
  expect(federalLimits([{ ...program, rulePack: 'fr-gemrcn' }], '2026-11-18')).toEqual(unknown)
  expect(isLaxer('1', 'wgrLimit', null)).toBe(false)
})
