import { type GradeGroup, noMealPattern } from '../rules/model.ts'
import { groupsBeside } from '../rules/shared-menu.ts'
import { columnFinder, listed, plainWord, readYesNo } from '../spreadsheets/headers.ts'
import { mayOfferVersusServe } from './offer-versus-serve.ts'
import { areInOrder, gradeGroupsOf, schoolGrades, type SchoolGrade } from './grades.ts'

const mealTypes = {
  lunchMeals: 'MEAL',
  breakfastMeals: 'BREAKFAST',
  snackMeals: 'SNACK',
  dinnerMeals: 'DINNER',
  extraMeals: 'EXTRA',
  sideMeals: 'SIDE',
} as const
type MealColumn = keyof typeof mealTypes

/** Headers by column, as people write them in English, Spanish and Arabic. */
const headers = {
  schoolName: listed(
    'school name, school, name, site, site name, ' +
      'nombre de la escuela, escuela, nombre, plantel, اسم المدرسة, المدرسة, الاسم',
  ),
  address: ['address', 'street address', 'street', 'dirección', 'domicilio', 'calle', 'العنوان', 'الشارع'],
  subdomain: ['subdomain', 'subdominio', 'النطاق الفرعي'],
  grades: ['grades', 'grade', 'grade levels', 'grade span', 'grados', 'grado', 'الصفوف', 'الصف'],
  lowestGrade: ['lowest grade', 'low grade', 'from grade', 'grade from', 'grado más bajo', 'desde el grado', 'أدنى صف'],
  highestGrade: ['highest grade', 'high grade', 'to grade', 'grade to', 'grado más alto', 'hasta el grado', 'أعلى صف'],
  lunchMeals: listed(
    'lunch meals, lunch, lunches, usual lunches, lunch per day, ' +
      'almuerzo, almuerzos, comida, comidas, الغداء, وجبات الغداء',
  ),
  breakfastMeals: listed(
    'breakfast meals, breakfast, breakfasts, usual breakfasts, breakfast per day, ' +
      'desayuno, desayunos, الفطور, الإفطار, وجبات الفطور',
  ),
  snackMeals: listed(
    'snack meals, snack, snacks, usual snacks, snack per day, ' +
      'merienda, meriendas, refrigerio, refrigerios, الوجبة الخفيفة, الوجبات الخفيفة',
  ),
  dinnerMeals: listed(
    'dinner meals, dinner, dinners, supper, suppers, usual dinners, dinner per day, ' +
      'cena, cenas, العشاء, وجبات العشاء',
  ),
  extraMeals: listed(
    'extra meals, extra, extras, extra (a la carte), a la carte, extra per day, ' +
      'extra (a la carta), a la carta, إضافي, إضافي (أصناف منفردة), أصناف منفردة',
  ),
  sideMeals: listed('side meals, side, sides, side per day, acompañamiento, acompañamientos, طبق جانبي, أطباق جانبية'),
  offerVersusServe: listed(
    'offer versus serve, offer vs serve, offer vs. serve, ovs, ' +
      'ofrecer versus servir, ofrecer vs. servir, العرض مقابل التقديم',
  ),
  sharedMenu: listed(
    'one menu, shared menu, same menu, one menu for all grades, same menu for all grades, ' +
      'un menú, un solo menú, mismo menú, menú compartido, قائمة واحدة, قائمة مشتركة',
  ),
} as const
export type SchoolColumn = keyof typeof headers

export interface SheetMeal {
  menuType: (typeof mealTypes)[MealColumn]
  gradeGroup: GradeGroup
  /** Further grade groups that are served this menu; absent = none. */
  alsoGradeGroups?: GradeGroup[]
  serviceDays: number
  /** Students may decline part of the meal, by the school's choice; absent = no. */
  offerVersusServe?: true
  /** Null where the sheet names one number for several grade groups, or none. */
  plannedMeals: number | null
}

/** A school as a row of a spreadsheet names it. */
export interface SheetSchool {
  /** The row's number in the sheet, from 1 for the header. */
  row: number
  schoolName: string
  address: string
  subdomain: string
  lowestGrade: SchoolGrade | null
  highestGrade: SchoolGrade | null
  meals: SheetMeal[]
  /** Why the row cannot be added as it is: what to correct in which column. */
  problems: { column: SchoolColumn; kind: 'required' | 'grades' | 'meals' | 'mealsWithoutGrades' | 'yesNo' }[]
}

export interface SchoolSheet {
  schools: SheetSchool[]
  /** Headers that match no column. */
  ignored: string[]
  /** Whether there is a header for the school's name; without one nothing can be read. */
  hasNames: boolean
}

/**
 * Reads the cells of a spreadsheet, the header first. Grades are "K-5", or two columns; a date such as "8-Jun" was "6-8". A number
 * of meals, or "yes", plans that meal on five days a week for each grade group of the school's grades; a blank, "no" or 0 plans
 * none. With "yes" for one menu, the grades share one menu for each meal, in the youngest group's portions. With "yes" for offer
 * versus serve, each meal that may have it does.
 */
export function readSchoolSheet([head = [], ...rows]: readonly (readonly string[])[]): SchoolSheet {
  const columns = head.map(columnOf)
  const has = (column: SchoolColumn) => columns.includes(column)
  return {
    hasNames: has('schoolName'),
    ignored: head.filter((text, index) => columns[index] === null && text.trim() !== ''),
    schools: has('schoolName')
      ? rows.flatMap((cells, index) =>
          cells.every((cell) => cell.trim() === '')
            ? []
            : [readSchool((column) => cells[columns.indexOf(column)]?.trim() ?? '', index + 2)],
        )
      : [],
  }
}

const columnOf = columnFinder<SchoolColumn>(headers)

function readSchool(cell: (column: SchoolColumn) => string, row: number): SheetSchool {
  const problems: SheetSchool['problems'] = []
  if (cell('schoolName') === '') problems.push({ column: 'schoolName', kind: 'required' })
  const grades = readGrades(cell)
  if (grades === 'unreadable') problems.push({ column: 'grades', kind: 'grades' })
  const [lowestGrade, highestGrade] = grades === 'unreadable' ? [null, null] : grades
  const groups = lowestGrade && highestGrade ? gradeGroupsOf(lowestGrade, highestGrade) : []
  const isShared = readYesNo(cell('sharedMenu'))
  if (isShared === null) problems.push({ column: 'sharedMenu', kind: 'yesNo' })
  const isOffered = readYesNo(cell('offerVersusServe'))
  if (isOffered === null) problems.push({ column: 'offerVersusServe', kind: 'yesNo' })
  const meals = (Object.keys(mealTypes) as MealColumn[]).flatMap((column): SheetMeal[] => {
    const planned = readMeals(cell(column))
    if (planned === 'none') return []
    if (planned === 'unreadable') problems.push({ column, kind: 'meals' })
    else if (groups.length === 0) problems.push({ column, kind: 'mealsWithoutGrades' })
    const menuType = mealTypes[column]
    const menus = isShared ? sharedMenus(menuType, groups) : groups.map((gradeGroup) => ({ gradeGroup }))
    const plannedMeals = typeof planned === 'number' && menus.length === 1 ? planned : null
    return menus.map((menu) => ({
      menuType,
      ...menu,
      ...(isOffered === true && mayOfferVersusServe({ menuType, ...menu }) && { offerVersusServe: true as const }),
      serviceDays: 5,
      plannedMeals,
    }))
  })
  const texts = { schoolName: cell('schoolName'), address: cell('address'), subdomain: cell('subdomain').toLowerCase() }
  return { row, ...texts, lowestGrade, highestGrade, meals, problems }
}

/** One menu for all grades that can share it, and one for each other grade group. */
function sharedMenus(menuType: SheetMeal['menuType'], groups: readonly GradeGroup[]) {
  const rulePack = menuType === 'EXTRA' || menuType === 'SIDE' ? noMealPattern : menuType
  const menus: Pick<SheetMeal, 'gradeGroup' | 'alsoGradeGroups'>[] = []
  const taken = new Set<GradeGroup>()
  for (const gradeGroup of groups) {
    if (taken.has(gradeGroup)) continue
    const also = groupsBeside(rulePack, gradeGroup).filter((group) => groups.includes(group))
    for (const group of also) taken.add(group)
    menus.push(also.length > 0 ? { gradeGroup, alsoGradeGroups: also } : { gradeGroup })
  }
  return menus
}

function readGrades(cell: (column: SchoolColumn) => string): [SchoolGrade | null, SchoolGrade | null] | 'unreadable' {
  const text = withoutDate(cell('grades')).replace(/pre[\s-]*k(indergarten)?/i, 'PK')
  const span = text.split(/\s*(?:-|–|\b(?:to|a)\b|\sإلى\s)\s*/i)
  const [low = '', high = low] = text === '' ? [cell('lowestGrade'), cell('highestGrade')] : span
  if (low === '' && high === '') return [null, null]
  const lowest = gradeOf(low)
  const highest = gradeOf(high)
  return lowest && highest && span.length <= 2 && areInOrder(lowest, highest) ? [lowest, highest] : 'unreadable'
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Spreadsheet programs take grades such as 6-8 for June 8, and save them as "8-Jun". */
const withoutDate = (text: string) =>
  text.replace(/^(\d{1,2})-([a-z]{3})$/i, (all, day: string, name: string) => {
    const month = months.indexOf(name.toLowerCase()) + 1
    return month > 0 ? `${month}-${day}` : all
  })

/** "Pre-K" and "PreK" are PK; "KG", "Kindergarten", "Kínder" and "0" are K; "3rd" and "03" are 3. */
function gradeOf(text: string): SchoolGrade | null {
  const plain = plainWord(text)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
  if (/^(PREK|PREKINDERGARTEN|PK[34]?)$/.test(plain)) return 'PK'
  if (/^(K|KG|KINDERGARTEN|KINDER|روضه|0)$/.test(plain)) return 'K'
  const number = plain.replace(/(ST|ND|RD|TH)$/, '').replace(/^0+(?=\d)/, '')
  return schoolGrades.find((grade) => grade === number) ?? null
}

/** A number of meals per day, a meal without a number, no meal, or nothing that can be read. */
function readMeals(text: string): number | 'some' | 'none' | 'unreadable' {
  const number = Number(text.replaceAll(/[,\s]/g, ''))
  if (Number.isInteger(number) && number > 0) return number <= 100_000 ? number : 'unreadable'
  const isServed = readYesNo(text)
  return isServed === null ? 'unreadable' : isServed ? 'some' : 'none'
}
