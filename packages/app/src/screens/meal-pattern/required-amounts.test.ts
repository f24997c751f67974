import type { WeekAnalysis } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { requiredAmounts } from './required-amounts.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
type Check = WeekAnalysis['checks'][number]
const check = (id: Check['id'], actual: number | null, minimum: number | null, isLowerBound = false) =>
  ({ id, unit: 'cup', actual, isLowerBound, now: { minimum, maximum: null, actual, status: 'pass' } }) as Check

test('components and subgroups are in percent of what the week requires; what is unknown has no bar', () => {
  const checks = [
    check('calories', 600, 550),
    check('fruit.daily', 1, 0.5),
    check('fruit.weekly', 3, 2.5),
    check('vegetable.weekly', null, 3.75),
    check('vegetable.STARCHY', 0.25, 0.5, true),
    check('vegetable.OTHERS', 1, null),
  ]
  expect(requiredAmounts(wording, { checks }).map(({ label, value, valueText }) => [label, value, valueText])).toEqual([
    ['Fruit', 120, '3 of 2.5 cup'],
    ['Vegetables', null, 'Unknown of 3.75 cup'],
    ['Starchy vegetables', null, '≥ 0.25 of 0.5 cup'],
  ])
})
