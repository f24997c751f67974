import { expect, test } from 'vitest'

import { checkOf, lunchK5, lunchWeek, verdicts } from '../../testing/lunch-week.ts'
import { analyzeGroups, type SharedProgram, worstGroup, worstOfDay, worstOfGroups } from './group-analysis.ts'

const lunchK8: SharedProgram = { ...lunchK5, alsoGradeGroups: ['6-8'] }

/** The 9 oz eq of meats a week that 6-8 needs; K-5 needs 8. */
const meat = { credited: 2 }

test('a K-8 week of 580 calories passes for K-5 and fails for 6-8, which needs 600', () => {
  const weeks = analyzeGroups(lunchWeek({ entree: { calories: 580 }, meat }), lunchK8)
  const [young, middle] = weeks
  expect(weeks.map(({ gradeGroup }) => gradeGroup)).toEqual(['K-5', '6-8'])
  expect(young.status.now).toBe('pass')
  expect(verdicts(young, 'calories')).toBe('pass pass')
  expect(middle && verdicts(middle, 'calories')).toBe('fail fail')
  expect(middle && checkOf(middle, 'calories').now).toMatchObject({ actual: 580, minimum: 600, maximum: 700 })
  expect(middle?.checks.filter(({ now }) => now?.status === 'fail').map(({ id }) => id)).toEqual(['calories'])
  expect(worstOfGroups(weeks)).toEqual({ now: 'fail', from2027: 'fail' })
  expect(worstGroup(weeks).gradeGroup).toBe('6-8')
})

test('the sodium of a K-8 week is limited by the youngest group', () => {
  const weeks = analyzeGroups(lunchWeek({ entree: { calories: 620, sodium: 1200 }, meat }), lunchK8)
  expect(weeks.map((week) => verdicts(week, 'sodium'))).toEqual(['fail fail', 'pass fail'])
  expect(worstGroup(weeks).gradeGroup).toBe('K-5')
})

test('a K-8 week within both limits passes, and the group that its portions are for comes first', () => {
  const weeks = analyzeGroups(lunchWeek({ entree: { calories: 620 }, meat }), lunchK8)
  expect(worstOfGroups(weeks)).toEqual({ now: 'pass', from2027: 'pass' })
  expect(worstGroup(weeks).gradeGroup).toBe('K-5')
})

test('a day has the worst verdict of the groups', () => {
  // Two cups of vegetables and half a cup of fruit are enough for K-8; grades 9-12 need a whole cup of fruit a day.
  const days = lunchWeek()
  const [first = { date: '' }] = days
  const [young, high] = analyzeGroups(days, { ...lunchK5, alsoGradeGroups: ['9-12'] })
  expect(young.days[0]?.status.now).toBe('pass')
  expect(high?.days[0]?.status.now).toBe('fail')
  expect(worstOfDay(analyzeGroups(days, { ...lunchK5, alsoGradeGroups: ['9-12'] }), first.date)?.now).toBe('fail')
  expect(worstOfDay([young], '2026-01-01')).toBeNull()
})

test('a menu of one group has one week', () => {
  const weeks = analyzeGroups(lunchWeek(), lunchK5)
  expect(weeks).toHaveLength(1)
  expect(worstOfGroups(weeks)).toEqual(weeks[0].status)
})
