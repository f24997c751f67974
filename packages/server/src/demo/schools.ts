import type { SchoolGroup } from '@commissary/domain/rules'

import type { MenuItem, Offers } from './menus/demo-day.ts'

/** A school's change to one day of its master menu. */
export interface DemoDifference {
  /** Week and day numbers, each from 0. */
  week: number
  day: number
  /** The school's planned meals, if different. The servings of every line are scaled to them. */
  meals?: number
  dropped?: readonly MenuItem[]
  added?: Offers
}

export interface DemoSchool {
  name: string
  subdomain: string
  gradeGroup: SchoolGroup
  /** Families read its menus at /menus and its subdomain. */
  hasPublicMenu?: true
  differences: readonly DemoDifference[]
}

export const demoSchools: readonly DemoSchool[] = [
  {
    name: 'Juniper Hill Elementary',
    subdomain: 'juniperhill',
    gradeGroup: 'K-5',
    hasPublicMenu: true,
    differences: [],
  },
  {
    name: 'Maple Street Elementary',
    subdomain: 'maplestreet',
    gradeGroup: 'K-5',
    hasPublicMenu: true,
    differences: [
      // The fourth grade is on a field trip.
      { week: 1, day: 1, meals: 180 },
      // No fish is served here.
      { week: 0, day: 0, dropped: ['tunaSandwich'], added: { turkeySandwich: 38 } },
      { week: 1, day: 4, dropped: ['tunaSandwich'], added: { turkeySandwich: 38 } },
      { week: 3, day: 0, dropped: ['tunaSandwich'], added: { grilledCheese: 38 } },
    ],
  },
  { name: 'Riverbend Middle School', subdomain: 'riverbend', gradeGroup: '6-8', differences: [] },
  {
    name: 'Harbor View Middle School',
    subdomain: 'harborview',
    gradeGroup: '6-8',
    differences: [
      { week: 1, day: 3, dropped: ['pears'], added: { strawberries: 70 } },
      { week: 2, day: 4, meals: 260 },
    ],
  },
  { name: 'Northgate High School', subdomain: 'northgate', gradeGroup: '9-12', differences: [] },
]
