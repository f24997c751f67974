import type { Site, SiteSchool } from '@commissary/api-client'

import { planner, school } from '../../stories/users.ts'

const names = ['Elm Street Elementary', 'Juniper Hill Elementary', 'Lincoln High School', 'Maple Street Elementary']
export const schools = names.map((name, at) => school(at + 1, name))
export const [elm, juniper, lincoln, maple] = schools.map(({ schoolId, schoolName }): SiteSchool => ({
  schoolId,
  schoolName,
})) as [SiteSchool, SiteSchool, SiteSchool, SiteSchool]

export const user = { ...planner, schools }

export const site = (siteId: number, siteName: string, own: SiteSchool[]): Site => ({
  siteId,
  siteName,
  schools: own,
  version: 2,
  updatedAt: '2026-11-16T15:00:00Z',
  updatedBy: 'Dana Whitfield',
})
export const north = site(4, 'North warehouse', [juniper])
export const south = site(5, 'South warehouse', [lincoln, maple])

/** As many schools as a large caterer has, and a user with access to all of them. */
const many = Array.from({ length: 300 }, (_, at) =>
  school(at + 1, `Washington Elementary ${String(at + 1).padStart(3, '0')}`),
)
export const largeUser = { ...planner, schools: many }
export const largeSites = Array.from({ length: 3 }, (_, at) =>
  site(at + 1, `Warehouse ${at + 1}`, many.slice(at * 25, at * 25 + 25)),
)
