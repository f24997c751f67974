import type { Dashboard } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { fn } from 'storybook/test'

const allDone = {
  schools: true,
  vendors: true,
  foods: true,
  ingredients: true,
  recipes: true,
  cycleMenus: true,
  menus: true,
  records: true,
}

/** A dashboard on which all is well; a part that the user does not see is null. */
export const quietDashboard: Dashboard = {
  date: '2026-11-18',
  siteId: null,
  meals: { closedFor: null, schools: [] },
  openRecords: 0,
  stock: { belowZero: 0, belowPar: 0, expiring: 0 },
  orders: { toSubmit: 0, toReceive: 0 },
  catalog: { missingNutrition: 0, missingEvidence: 0 },
  families: { ordersFrom: '2026-10-19', ordersTo: '2026-11-17', notMarked: 0, notReconciled: 0 },
  holidays: [],
  steps: allDone,
}

/** Something in every part. */
export const busyDashboard: Dashboard = {
  ...quietDashboard,
  meals: {
    closedFor: null,
    schools: [
      {
        schoolId: 1,
        schoolName: 'Maple Street Elementary',
        keepsRecords: true,
        meals: [
          { itemType: 'BREAKFAST', state: 'signed', plannedMeals: 120, servedMeals: 118 },
          { itemType: 'MEAL', state: 'open', plannedMeals: 300, servedMeals: null },
        ],
      },
      {
        schoolId: 2,
        schoolName: 'Juniper Hill Elementary',
        keepsRecords: false,
        meals: [{ itemType: 'MEAL', state: 'planned', plannedMeals: 240, servedMeals: null }],
      },
      {
        schoolId: 3,
        schoolName: 'Riverbend Elementary',
        keepsRecords: false,
        meals: [{ itemType: 'MEAL', state: 'notPlanned', plannedMeals: null, servedMeals: null }],
      },
    ],
  },
  openRecords: 3,
  stock: { belowZero: 1, belowPar: 12, expiring: 2 },
  orders: { toSubmit: 1, toReceive: 2 },
  catalog: { missingNutrition: 4, missingEvidence: 7 },
  families: { ordersFrom: '2026-10-19', ordersTo: '2026-11-17', notMarked: 18, notReconciled: 5 },
  holidays: [
    { date: '2026-11-26', note: 'Thanksgiving' },
    { date: '2026-11-27', note: 'Day after Thanksgiving' },
  ],
}

/** Called with the school of each read. */
export const dashboardAsked = fn<(schoolId: string | null) => void>()

/** Answers with what the address asks for: the day, and the school's meals. */
export const answerDashboard = (dashboard: Partial<Dashboard> = {}): HttpHandler =>
  http.get('*/commissary/dashboard', ({ request }) => {
    const query = new URL(request.url).searchParams
    dashboardAsked(query.get('schoolId'))
    const whole: Dashboard = { ...quietDashboard, ...dashboard }
    const school = Number(query.get('schoolId'))
    const schools = whole.meals?.schools.filter(({ schoolId }) => !school || schoolId === school) ?? []
    return HttpResponse.json({
      ...whole,
      date: query.get('date') ?? whole.date,
      meals: whole.meals && { ...whole.meals, schools },
    })
  })

/** Nothing entered yet except schools and what `done` contains. */
export const steps = (done: Partial<Dashboard['steps']> = {}): Partial<Dashboard> => ({
  steps: {
    schools: true,
    vendors: false,
    foods: false,
    ingredients: false,
    recipes: false,
    cycleMenus: false,
    menus: false,
    records: false,
    ...done,
  },
})
