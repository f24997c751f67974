import { expect, test } from 'vitest'

import type { GradeGroup } from './model.ts'
import { groupsBeside, groupsText, menuGroups, sharedGroups } from './shared-menu.ts'

test('each grade group can share the menu of every other one', () => {
  expect(groupsBeside('us-nslp', 'K-5')).toEqual(['6-8', '9-12'])
  expect(groupsBeside('us-sbp', '9-12')).toEqual(['K-5', '6-8'])
})

test('preschool and menus without a meal pattern are shared with no one', () => {
  expect(groupsBeside('us-nslp', 'PK3-5')).toEqual([])
  expect(groupsBeside('no-meal-pattern', 'K-5')).toEqual([])
})

test('further groups are stored once each, youngest first', () => {
  expect(sharedGroups('us-nslp', '6-8', ['9-12', 'K-5', '9-12'])).toEqual(['K-5', '9-12'])
})

test.each([
  ['its own group', 'us-nslp', 'K-5', ['K-5']],
  ['preschool alongside grades', 'us-nslp', 'K-5', ['PK3-5']],
  ['grades beside preschool', 'us-nslp', 'PK3-5', ['K-5']],
  ['a menu without a meal pattern', 'no-meal-pattern', 'K-5', ['6-8']],
] as const)('%s is refused', (_name, rulePack, group, also) => {
  expect(sharedGroups(rulePack, group, also)).toBeNull()
})

test('the group that the portions are for comes first', () => {
  expect(menuGroups({ gradeGroup: '6-8', alsoGradeGroups: ['K-5'] })).toEqual(['6-8', 'K-5'])
  expect(menuGroups({ gradeGroup: '6-8' })).toEqual(['6-8'])
})

test.each<[GradeGroup[], string]>([
  [['K-5'], 'K-5'],
  [['6-8', 'K-5'], 'K-8'],
  [['6-8', '9-12'], '6-12'],
  [['K-5', '6-8', '9-12'], 'K-12'],
  [['K-5', '9-12'], 'K-5, 9-12'],
  [['PK3-5'], 'PK3-5'],
])('%s is written %s', (groups, text) => {
  expect(groupsText(groups)).toBe(text)
})
