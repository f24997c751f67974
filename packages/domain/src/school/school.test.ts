import { expect, test } from 'vitest'

import { areInOrder, gradeGroupsOf, isInTerm, numberedSubdomain, overlapOf, subdomainOf } from './index.ts'

test.each([
  ['K', '5', ['K-5']],
  ['PK', '8', ['PK3-5', 'K-5', '6-8']],
  ['5', '6', ['K-5', '6-8']],
  ['K', '12', ['K-5', '6-8', '9-12']],
  ['9', '9', ['9-12']],
  ['PK', 'PK', ['PK3-5']],
] as const)('grades %s to %s follow the patterns of %j', (lowest, highest, groups) => {
  expect(gradeGroupsOf(lowest, highest)).toEqual(groups)
})

test('grade 10 comes after grade 9, and kindergarten after prekindergarten', () => {
  expect(areInOrder('9', '10')).toBe(true)
  expect(areInOrder('10', '9')).toBe(false)
  expect(areInOrder('K', 'PK')).toBe(false)
})

const fall = { termName: 'Fall', startDate: '2026-08-24', endDate: '2026-12-18' }
const spring = { termName: 'Spring', startDate: '2027-01-05', endDate: '2027-06-11' }

test.each([
  ['2026-08-24', true],
  ['2026-12-18', true],
  ['2026-12-19', false],
  ['2027-01-05', true],
])('a school with a fall and a spring term is open on %s: %j', (date, isOpen) => {
  expect(isInTerm([fall, spring], date)).toBe(isOpen)
  expect(isInTerm([], date)).toBe(true)
})

test('terms overlap when they share a day', () => {
  expect(overlapOf([spring, fall])).toBeNull()
  expect(overlapOf([spring, { ...fall, endDate: '2027-01-05' }])?.map(({ termName }) => termName)).toEqual([
    'Fall',
    'Spring',
  ])
})

test.each([
  ['Maple Grove Elementary', 'maple-grove-elementary'],
  ['  P.S. 12 – Áve ', 'ps-12-ave'],
  ["St. Mary's", 'st-marys'],
  ['مدرسة', 'school'],
  [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
])('%j proposes the subdomain %s', (name, label) => {
  expect(subdomainOf(name)).toBe(label)
})

test('a numbered subdomain stays within the longest host name label', () => {
  expect(numberedSubdomain('oak', 2)).toBe('oak-2')
  expect(numberedSubdomain('a'.repeat(63), 12)).toBe(`${'a'.repeat(60)}-12`)
})
