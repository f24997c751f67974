import { toDeclared } from '@commissary/domain/food'
import { lineNutrition, mealCategories, type MenuDay, type MenuLine } from '@commissary/domain/menu'
import { itemNameIn } from '@commissary/messages/item-name'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { MenuDocument, PrintedDay, PrintedLine } from '../../documents/menu-document.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { allLines, findCalendar, plannedDays, servedDay } from '../calendars/days.ts'
import { type DatedPantry, named, pantryOf } from '../calendars/menu-pantry.ts'
import { contentsOf } from '../recipes/salad-bar.ts'
import { closedDays } from '../holidays/store.ts'
import { findMonth, servedDays } from '../months/days.ts'
import { readPublicItems } from '../public-menus/public-items.ts'
import { findSchool, listMealPrograms, type MealProgram, programOf, sharedProgram } from '../schools/store.ts'

export type MenuPrintRequest = Schemas['MenuPrintRequest']

/** A menu to print, with its days by date and the foods that their allergens are computed from. */
interface Source {
  name: string
  program: MealProgram
  days: { date: string; day: MenuDay; dated: DatedPantry }[]
}

/**
 * The menu to print: a school's, or a month of a master menu with its recurring items. Throws a 404 for a school that the
 * caller has no access to and for an unknown month, and a 422 for none or both of them and for a school without the menu.
 */
export async function readPrintedMenu(tx: Tx, caller: Caller, request: MenuPrintRequest): Promise<MenuDocument> {
  const { audience, startDate, endDate, schoolId, catererCalendarId } = request
  checkRange(startDate, endDate)
  if ((schoolId === undefined) === (catererCalendarId === undefined)) {
    throw rejected({ schoolId: message('menuPrint.oneMenu') })
  }
  const { name, program, days } =
    catererCalendarId === undefined
      ? await readSchoolMenu(tx, caller, schoolId ?? 0, request)
      : await readMasterMonth(tx, catererCalendarId, request)
  const letterhead = await readLetterhead(tx)
  const closed = new Map((await closedDays(tx, startDate, endDate)).map(({ date, note }) => [date, note]))
  // Kitchens work with the names of their recipes.
  const itemIds = days.flatMap(({ day }) => day.lines.flatMap(({ menuItemId }) => menuItemId ?? []))
  const items = await readPublicItems(tx, audience === 'families' ? itemIds : [])
  const { country, language } = letterhead
  const planned = days
    .filter(({ date }) => !closed.has(date))
    .map(({ date, day, dated }) =>
      toPrintedDay(date, day, (line) => {
        const printed = toPrintedLine(line, dated, country)
        const { names = {} } = items.get(line.menuItemId ?? 0) ?? {}
        return { ...printed, name: itemNameIn({ name: printed.name, names }, language) }
      }),
    )
  const holidays = [...closed].map(([date, note]) => ({ ...emptyDay, date, closed: note }))
  return {
    ...letterhead,
    audience,
    name,
    itemType: program.menuType,
    grades: program.grades,
    startDate,
    endDate,
    menuDays: [...planned, ...holidays].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

const emptyDay = { plannedMeals: null, note: null, lines: [] }

async function readSchoolMenu(
  tx: Tx,
  { userId }: Caller,
  schoolId: number,
  { itemType = 'MEAL', programId, startDate, endDate }: MenuPrintRequest,
): Promise<Source> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, itemType, programId)
  if (!program) throw rejected({ itemType: message('calendars.noProgram', { school: school.schoolName }) })
  const calendar = await findCalendar(tx, schoolId, program.id)
  const planned = calendar ? await plannedDays(tx, calendar, startDate, endDate) : []
  const pantry = await pantryOf(tx, planned.flatMap(allLines))
  const days = planned.map((day) => ({ date: day.date, day: servedDay(day, pantry), dated: pantry.on(day.date) }))
  return { name: school.schoolName, program, days }
}

async function readMasterMonth(tx: Tx, id: number, { startDate, endDate }: MenuPrintRequest): Promise<Source> {
  const found = await findMonth(tx, id)
  const program = (await listMealPrograms(tx)).find((one) => one.id === found?.calendar.mealProgramId)
  if (!found || found.month.archivedAt !== null || !program) throw notFound(message('months.notFound'))
  const served = [...(await servedDays(tx, found.month))].filter(([date]) => date >= startDate && date <= endDate)
  const pantry = await pantryOf(
    tx,
    served.map(([, day]) => day),
  )
  const days = served.map(([date, day]) => {
    const dated = pantry.on(date)
    return { date, day: named(day, { ...pantry, recipe: dated.recipe }), dated }
  })
  return { name: found.calendar.name, program: sharedProgram(program, found.calendar.alsoGradeGroups), days }
}

function toPrintedDay(date: string, day: MenuDay, toLine: (line: MenuLine) => PrintedLine): PrintedDay {
  const { plannedMeals, note = null, lines } = day
  const inOrder = lines.toSorted((a, b) => mealCategories.indexOf(a.category) - mealCategories.indexOf(b.category))
  return { date, plannedMeals, note, closed: null, lines: inOrder.map(toLine) }
}

function toPrintedLine(line: MenuLine, dated: DatedPantry, country: string): PrintedLine {
  const { name, category, portion = null, plannedServings, servingLine = null } = line
  const kind = typeof line.text === 'string' ? 'text' : typeof line.placeholderId === 'number' ? 'placeholder' : 'food'
  const allergens = kind === 'food' ? toDeclared(lineNutrition(line, dated).allergens, country) : []
  const declared = (food: Pick<MenuLine, 'recipeId' | 'ingredientId'>) =>
    toDeclared(lineNutrition(food, dated).allergens, country)
  const contents = (contentsOf(line, dated) ?? []).map((food) => ({ name: food.name, allergens: declared(food) }))
  return { kind, name, category, portion, plannedServings, servingLine, allergens, contents }
}
