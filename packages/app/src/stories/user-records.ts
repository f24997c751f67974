import type { User } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { maple } from './users.ts'

/** The planner's own record: an administrator. */
export const dana: User = {
  id: 1,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'planner@demo.test',
  mobile: '5550100100',
  role: 'administrator',
  hasAllSchools: true,
  schools: [],
  modules: null,
  status: 'active',
  lastLogin: '2026-11-18T13:40:00.000Z',
  invitedAt: null,
  version: 2,
  updatedAt: '2026-11-02T15:00:00.000Z',
  updatedBy: null,
}

/** Works for one school, with access to two areas. */
export const luis: User = {
  ...dana,
  id: 12,
  firstName: 'Luis',
  lastName: 'Ortega',
  email: 'luis@demo.test',
  mobile: '5550100112',
  role: 'staff',
  hasAllSchools: false,
  schools: [{ schoolId: maple.schoolId, schoolName: maple.schoolName }],
  modules: ['menus', 'production'],
  lastLogin: '2026-11-17T20:05:00.000Z',
  version: 3,
  updatedBy: 'Dana Whitfield',
}

/** Has not set a password yet. */
export const mei: User = {
  ...dana,
  id: 13,
  firstName: 'Mei',
  lastName: 'Tanaka',
  email: 'mei@demo.test',
  mobile: null,
  role: 'staff',
  status: 'invited',
  lastLogin: null,
  invitedAt: '2026-11-16T14:30:00.000Z',
  version: 1,
}

export const ana: User = {
  ...dana,
  id: 14,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@home.test',
  role: 'parent',
  hasAllSchools: false,
  modules: [],
  status: 'inactive',
  lastLogin: '2026-09-01T12:00:00.000Z',
}

export const userRecords = [luis, ana, mei, dana]

/** Answers pages of the user list. `onQuery` receives the query string of each call. */
export const answerUsers = (
  rows: readonly User[] = userRecords,
  onQuery: (query: string) => void = () => undefined,
): HttpHandler =>
  http.get('/commissary/users', ({ request }) => {
    const { search, searchParams } = new URL(request.url)
    onQuery(search)
    const [number, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 10)]
    return HttpResponse.json({
      _embedded: { users: rows.slice(number * size, (number + 1) * size) },
      page: { size, number, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) },
    })
  })

export const answerUserRecord = (user: User | (() => User)): HttpHandler =>
  http.get('/commissary/users/:id', () => HttpResponse.json(typeof user === 'function' ? user() : user))
