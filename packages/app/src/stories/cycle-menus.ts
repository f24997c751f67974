import type { CycleMenu } from '@commissary/api-client'
import { http, HttpResponse } from 'msw'

/** A cycle menu of four weeks that a master menu uses. */
export const fallCycle: CycleMenu = {
  id: 3,
  name: 'Fall cycle',
  itemType: 'MEAL',
  programId: 8,
  programName: 'National School Lunch Program',
  grades: 'K-5',
  weeks: 4,
  daysPerWeek: 5,
  status: 'active',
  plannedDays: 20,
  items: 164,
  usedIn: [
    { id: 41, name: 'Elementary lunch', yearMonth: '2026-12' },
    { id: 40, name: 'Elementary lunch', yearMonth: '2026-11' },
  ],
  version: 3,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: 'Luis Ortega',
}

export const springCycle: CycleMenu = {
  ...fallCycle,
  id: 4,
  name: 'Spring cycle',
  weeks: 2,
  status: 'draft',
  plannedDays: 0,
  items: 0,
  usedIn: [],
}

export const answerCycleMenus = (cycleMenus: readonly CycleMenu[]) =>
  http.get('/commissary/cycleMenus', () => HttpResponse.json({ _embedded: { cycleMenus } }))

export const answerPrograms = http.get('/commissary/meal-programs', () =>
  HttpResponse.json({
    _embedded: {
      mealPrograms: [
        {
          id: 8,
          programName: 'National School Lunch Program',
          grades: 'K-5',
          menuType: 'MEAL',
          rulePack: 'us-nslp',
          gradeGroup: 'K-5',
          serviceDays: 5,
        },
      ],
    },
  }),
)
