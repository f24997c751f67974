import { createTextHook } from '../../../text/create-text-hook.ts'

/** The text of the school selector. */
export interface SchoolSelectorText {
  school: string
  allSchools: string
  openSchool: string
  noSchools: string
}

export const englishSchoolSelectorText: SchoolSelectorText = {
  school: 'School',
  allSchools: 'All Schools',
  openSchool: 'Open School',
  noSchools: 'No schools',
}

export const useSchoolSelectorText = createTextHook(englishSchoolSelectorText)
