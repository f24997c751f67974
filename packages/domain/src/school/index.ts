export { areInOrder, gradeGroupsOf, schoolGrades, type SchoolGrade } from './grades.ts'
export { hasPublicMenu, isVended, keepsRecords, schoolModules } from './modules.ts'
export { mayOfferVersusServe, mustOfferVersusServe, usesOfferVersusServe } from './offer-versus-serve.ts'
export {
  readSchoolSheet,
  type SchoolColumn,
  type SchoolSheet,
  type SheetMeal,
  type SheetSchool,
} from './spreadsheet.ts'
export { numberedSubdomain, subdomainOf } from './subdomain.ts'
export { isInTerm, overlapOf, type Term } from './terms.ts'
