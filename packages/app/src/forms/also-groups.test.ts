import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { alsoGroups, alsoOptions, alsoText } from './also-groups.ts'

const lunch = { rulePack: 'us-nslp', gradeGroup: 'K-5' } as const

test('a lunch for K-5 can also be served to 6-8, to 9-12, or to both', () => {
  expect(alsoOptions(englishTranslator(), lunch)).toEqual([
    { value: '', label: 'No other grades' },
    { value: '6-8', label: '6-8' },
    { value: '9-12', label: '9-12' },
    { value: '6-8,9-12', label: '6-8, 9-12' },
  ])
})

test.each([
  { ...lunch, gradeGroup: 'PK3-5' as const },
  { ...lunch, rulePack: 'no-meal-pattern' },
])('no one else is offered for $rulePack $gradeGroup', (menu) => {
  expect(alsoOptions(englishTranslator(), menu).map(({ value }) => value)).toEqual([''])
  expect(alsoGroups(menu, '6-8')).toEqual([])
})

test('a choice is read as it was written, without the group that the portions are for', () => {
  expect(alsoGroups(lunch, alsoText(['6-8', '9-12']))).toEqual(['6-8', '9-12'])
  expect(alsoGroups({ ...lunch, gradeGroup: '6-8' }, alsoText(['6-8', '9-12']))).toEqual(['9-12'])
  expect(alsoGroups(lunch, alsoText())).toEqual([])
})
