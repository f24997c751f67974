import type { SchoolRecord } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** Two grade groups at lunch, one at breakfast; two terms; keeps production records. */
export const harborView: SchoolRecord = {
  schoolId: 3,
  schoolName: 'Harbor View School',
  subdomain: 'harbor-view-school',
  address: '8 Pier Street\nMapleton, CA 95814',
  lowestGrade: 'K',
  highestGrade: '8',
  enrollment: 420,
  moduleAccess: { 'Production Record': 'Yes', Kiosk: 'No' },
  meals: [
    { menuType: 'MEAL', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 180 },
    { menuType: 'MEAL', gradeGroup: '6-8', serviceDays: 5, plannedMeals: 140 },
    { menuType: 'BREAKFAST', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: null },
  ],
  terms: [
    { termName: 'Fall', startDate: '2026-08-24', endDate: '2026-12-18' },
    { termName: 'Spring', startDate: '2027-01-05', endDate: '2027-06-11' },
  ],
  servingLines: ['Main line', 'Salad bar'],
  version: 3,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: 'Luis Ortega',
}

/** A school with few details yet. */
export const oakLane: SchoolRecord = {
  ...harborView,
  schoolId: 4,
  schoolName: 'Oak Lane Preschool',
  subdomain: null,
  address: null,
  lowestGrade: 'PK',
  highestGrade: 'PK',
  enrollment: null,
  moduleAccess: {},
  meals: [],
  terms: [],
  servingLines: [],
}

export const schoolRecords = [harborView, oakLane]

export const answerSites = (rows: SchoolRecord[] | (() => SchoolRecord[]) = schoolRecords): HttpHandler =>
  http.get('*/commissary/sites', () =>
    HttpResponse.json({ _embedded: { sites: typeof rows === 'function' ? rows() : rows } }),
  )

export const answerSite = (rows: SchoolRecord[] = schoolRecords): HttpHandler =>
  http.get('*/commissary/bySiteId/:id', ({ params }) => {
    const found = rows.find(({ schoolId }) => String(schoolId) === params['id'])
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json({ message: 'This school no longer exists.' }, { status: 404 })
  })

/** Proposes a subdomain as the server does. */
export const answerSubdomain = http.get('*/commissary/sites/subdomain', ({ request }) => {
  const name = new URL(request.url).searchParams.get('schoolName') ?? ''
  return HttpResponse.json({ subdomain: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') })
})
