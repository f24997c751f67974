import type { School } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { firstWeek, mondayOfWeek } from './shown-weeks.ts'

const school = (serviceDays: number): School => ({
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  subdomain: null,
  moduleAccess: {},
  programs: [
    {
      id: 1,
      programName: 'Lunch',
      grades: 'K-5',
      menuType: 'MEAL',
      rulePack: 'us-nslp',
      gradeGroup: 'K-5',
      serviceDays,
    },
  ],
})

test.each([
  ['2026-11-16', 5, 'this', 'Monday'],
  ['2026-11-20', 5, 'this', 'the last day of service'],
  ['2026-11-21', 5, 'next', 'Saturday'],
  ['2026-11-22', 5, 'next', 'Sunday'],
  ['2026-11-22', 7, 'this', 'a Sunday with service'],
  ['2026-11-21', 4, 'next', 'Saturday after four days of service'],
])('on %s with %d days of service the dashboard opens with %s week: %s', (today, serviceDays, week) => {
  expect(firstWeek([school(serviceDays)], today)).toBe(week)
})

test('the coming week begins on the next Monday', () => {
  expect(mondayOfWeek('next', '2026-11-21')).toBe('2026-11-23')
  expect(mondayOfWeek('this', '2026-11-21')).toBe('2026-11-16')
})
