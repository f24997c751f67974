import type { MonthlyCalendar } from '@commissary/api-client'

import { calendar, week } from './fixtures.ts'

const { program } = calendar([])
if (!program) throw new Error('the fixture has a program')

/** November of a master menu with one planned week, and Thanksgiving closed. */
export const fallMonth: MonthlyCalendar = {
  id: 5,
  isCatererMenu: true,
  schoolId: null,
  name: 'Fall lunch',
  yearMonth: '2026-11',
  itemType: 'MEAL',
  program,
  status: 'draft',
  isActive: true,
  days: week,
  daysBeside: [],
  recurringDays: {},
  closedDays: [{ date: '2026-11-26', note: 'Thanksgiving Day' }],
  version: 2,
}
