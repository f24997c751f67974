import { expect, test } from 'vitest'

import { isTargetField, toCostTargets, toTargetField } from './cost-targets.ts'

const lunch = { programName: 'Lunch', targetCost: '1.45' }
const closed = { programName: 'Closed', targetCost: '0.8' }

test('a program without a target is a blank field, and a blank field removes the target', () => {
  expect([toTargetField([lunch], 'Lunch'), toTargetField([lunch], 'Snack')]).toEqual(['1.45', ''])
  expect(toCostTargets([{ programName: 'Lunch', targetCost: ' ' }], [lunch])).toEqual([])
})

test('targets of programs that are not in the form are kept', () => {
  expect(toCostTargets([{ programName: 'Lunch', targetCost: ' 1.50 ' }], [lunch, closed])).toEqual([
    { programName: 'Lunch', targetCost: '1.50' },
    closed,
  ])
})

test.each([
  ['', true],
  ['1.45', true],
  ['0.000001', true],
  ['999999', true],
  ['0', false],
  ['0.00', false],
  ['-1', false],
  ['1000000', false],
  ['1.4567891', false],
  ['much', false],
])('"%s" is a target: %s', (field, expected) => {
  expect(isTargetField(field)).toBe(expected)
})
