import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import {
  standardHistoryText,
  type StandardValues,
  toStandards,
  toStandardValues,
  validateStandards,
} from './own-standards.ts'

const t = englishTranslator()
const wording: Wording = { t, formats: makeFormats('en-US', 'USD'), country: 'US' }
const standard = (rest: Partial<StandardValues> = {}): StandardValues => ({
  name: 'UK',
  programName: 'Lunch',
  gradeGroup: 'K-5',
  marginPct: '',
  limits: [{ nutrient: 'iron', minimum: '3.2', maximum: '' }],
  ...rest,
})

test('fields become the stored standards, and back', () => {
  const fields = [standard({ name: ' UK ', marginPct: '5' })]
  const stored = toStandards(fields)
  expect(stored).toEqual([
    {
      name: 'UK',
      programName: 'Lunch',
      gradeGroup: 'K-5',
      marginPct: 5,
      limits: [{ nutrient: 'iron', minimum: 3.2, maximum: null }],
    },
  ])
  expect(toStandards(toStandardValues(stored))).toEqual(stored)
})

test('a name is used once for a program and grade group', () => {
  const errors = validateStandards([standard(), standard({ name: 'uk ' }), standard({ gradeGroup: '6-8' })], t)
  expect(errors.map(({ name }) => name)).toEqual([
    undefined,
    'Another standard of this program and grade group has this name',
    undefined,
  ])
})

test('a standard needs a nutrient, and each nutrient once', () => {
  const iron = { nutrient: 'iron', minimum: '1', maximum: '2' }
  const errors = validateStandards([standard({ limits: [] }), standard({ name: 'Ward', limits: [iron, iron] })], t)
  expect(errors[0]?.name).toBe('Add at least one nutrient')
  expect(errors[1]?.limits.map(({ nutrient }) => nutrient)).toEqual([
    undefined,
    'The standard already has this nutrient',
  ])
})

test.each([
  ['', '', 'Enter a minimum, a maximum, or both', undefined],
  ['1', '', undefined, undefined],
  ['', '0', undefined, undefined],
  ['2', '1', undefined, "Enter a maximum that isn't below the minimum"],
  ['-1', '', 'Enter a number from 0 to 100,000', undefined],
  ['', '100001', undefined, 'Enter a number from 0 to 100,000'],
])('limits %o and %o', (minimum, maximum, ofMinimum, ofMaximum) => {
  const [errors] = validateStandards([standard({ limits: [{ nutrient: 'iron', minimum, maximum }] })], t)
  expect(errors?.limits[0]).toMatchObject({ minimum: ofMinimum, maximum: ofMaximum })
})

test('an entry of the history is in words', () => {
  const entry = JSON.stringify(['Hospital, ward 3', 'Lunch', 'K-5', 'sodium', null, 714, 5]).replaceAll(
    ', ',
    ',\\u0020',
  )
  expect(standardHistoryText(wording, entry)).toBe('Hospital, ward 3, Lunch, grades K-5: Sodium at most 714 mg')
})
