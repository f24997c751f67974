import type { SchoolsWeek } from '@commissary/api-client'
import { groupShares, type Reason } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { schoolsAnalysisOf } from '../../../stories/reports.ts'
import { harbor, maple } from '../../../stories/users.ts'
import { placesOf, sharedReasons } from './group-items.ts'

const [week] = schoolsAnalysisOf([maple], ['2026-11-16']).weeks
const [, older] = harbor.programs
if (!week || !older) throw new Error('no week')
const { reasons: _, ...menu } = week
const share = (itemName: string, amount: number, date = '2026-11-16'): Reason => ({
  kind: 'share',
  date,
  itemId: `line-${itemName}-${date}`,
  itemName,
  foodName: null,
  subgroup: null,
  component: null,
  amount,
  needed: null,
})
const weeks: SchoolsWeek[] = [
  { ...week, schoolIds: [1, 2], meals: 200, schoolMeals: [200, 100], reasons: [share('Milk', 10), share('Tacos', 30)] },
  // The second grade group of the same menu has no reasons.
  { ...menu, schoolIds: [1, 2], meals: 200, schoolMeals: [200, 100], gradeGroup: '6-8' },
  {
    ...week,
    schoolIds: [3],
    program: older,
    meals: 100,
    reasons: [share('Milk', 50, '2026-11-18'), share('Milk', 10)],
  },
  { ...week, schoolIds: [4], meals: null, reasons: [share('Soup', 90)] },
]

test('an item is weighted by the meals of the schools that share a menu, and a school with unknown meals adds none', () => {
  expect(groupShares(sharedReasons(weeks, null)).items).toMatchObject([
    { name: 'Milk', amount: 22.5 },
    { name: 'Tacos', amount: 22.5 },
  ])
  expect(groupShares(sharedReasons(weeks, older.id)).items).toMatchObject([{ name: 'Milk', amount: 60, share: 1 }])
})

test('an item is found at every school and day that serve it', () => {
  const places = (programId: number | null) =>
    placesOf(weeks, programId, 'Milk').map(({ schoolId, date, key }) => [schoolId, date, key])
  expect(places(null)).toEqual([
    [1, '2026-11-16', 'line-Milk-2026-11-16'],
    [2, '2026-11-16', 'line-Milk-2026-11-16'],
    [3, '2026-11-16', 'line-Milk-2026-11-16'],
    [3, '2026-11-18', 'line-Milk-2026-11-18'],
  ])
  expect(places(older.id).map(([schoolId]) => schoolId)).toEqual([3, 3])
  expect(placesOf(weeks, null, 'Pizza')).toEqual([])
})
