import { diffDay, type MenuDay } from '@commissary/domain/menu'
import { canServe } from '@commissary/domain/recipe'
import { eq, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { schoolCalendar, schoolDay, schoolLineChange } from '../../db/schema/calendar.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'
import { closedDays } from '../holidays/store.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { existing } from '../recipes/lines.ts'
import type { LoadedPantry } from '../recipes/pantry.ts'
import { findSchool, programOf } from '../schools/store.ts'
import {
  allLines,
  findCalendar,
  named,
  pantryOf,
  plannedDays,
  toCalendarDay,
  untouched,
  type Calendar,
  type CalendarDay,
  type PlannedDay,
} from './days.ts'
import { refuseDiscontinued } from './refuse-discontinued.ts'
import { toChangeRows } from './rows.ts'

type SchoolCalendar = Schemas['SchoolCalendar']
type DayInput = Schemas['CalendarDayInput']
type MenuType = Calendar['menuType']

/** A menu of a school. Without a program it is the first of the menu type. */
interface Menu {
  schoolId: number
  menuType: MenuType
  programId?: number | undefined
}

/** The days that a school serves in a range. Throws a 404 for a school that the caller has no access to. */
export async function readCalendar(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schoolId, menuType, programId, from, to }: Menu & { from: string; to: string },
): Promise<SchoolCalendar> {
  checkRange(from, to)
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, menuType, programId)
  const calendar = program ? await findCalendar(tx, schoolId, program.id) : null
  const days = calendar ? await plannedDays(tx, calendar, from, to) : []
  const pantry = await pantryOf(tx, days.flatMap(allLines))
  return {
    schoolId,
    itemType: menuType,
    program: program ?? null,
    days: days
      .map((day) => toCalendarDay(day, pantry))
      .filter(({ lines, plannedMeals, version }) => lines.length > 0 || plannedMeals !== null || version > 0),
    closedDays: await closedDays(tx, from, to),
  }
}

/**
 * Replaces a day of a school's menu and stores its differences from the master menu. Throws a 404 for a school that the
 * caller has no access to, a 409 with the stored day if `ifMatch` is an older version, and a 422 for lines without a
 * known food.
 */
export async function replaceDay(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schoolId, menuType, programId, date }: Menu & { date: string },
  input: DayInput,
  ifMatch: number | null,
): Promise<CalendarDay> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, menuType, programId)
  if (!program) throw rejected({ itemType: message('calendars.noProgram', { school: school.schoolName }) })

  const whole = await withMenuItems(tx, date, input, program.gradeGroup)
  const calendar = await lockCalendar(tx, schoolId, menuType, program.id)
  const [planned = { date, master: null, ...untouched }] = await plannedDays(tx, calendar, date, date)
  const edited = toMenuDay(whole)
  const pantry = await pantryOf(tx, [...allLines(planned), edited])
  if (ifMatch !== null && ifMatch !== planned.version) {
    throw conflict(message('calendars.conflict'), toCalendarDay(planned, pantry))
  }
  checkLines(whole, await usableFoods(tx, whole, planned), pantry.on(date))
  refuseDiscontinued(input, whole, planned, pantry)

  const changes = diffDay(planned.master && named(planned.master, pantry), named(edited, pantry))
  const day = await writeDay(tx, calendar.id, date, changes)
  const { version, updatedBy, updatedById } = day
  return toCalendarDay({ ...planned, changes, version, updatedBy, updatedById }, pantry)
}

async function writeDay(tx: Tx, schoolCalendarId: number, date: string, changes: ReturnType<typeof diffDay>) {
  const own = {
    hasOwnMeals: changes.plannedMeals !== undefined,
    plannedMeals: changes.plannedMeals ?? null,
    hasOwnSelections: changes.selections !== undefined,
    selections: changes.selections ?? null,
  }
  const [day] = await tx
    .insert(schoolDay)
    .values({ schoolCalendarId, date, ...own })
    .onConflictDoUpdate({ target: [schoolDay.catererId, schoolDay.schoolCalendarId, schoolDay.date], set: own })
    .returning({
      id: schoolDay.id,
      version: schoolDay.version,
      updatedById: schoolDay.updatedBy,
      updatedBy: nameOfUser(schoolDay.updatedBy),
    })
  if (!day) throw new Error('The day was not written')
  await tx.delete(schoolLineChange).where(eq(schoolLineChange.schoolDayId, day.id))
  const rows = toChangeRows(day.id, changes)
  if (rows.length > 0) await tx.insert(schoolLineChange).values(rows)
  return day
}

/** The school's calendar, created if missing, and locked until the transaction ends. */
async function lockCalendar(tx: Tx, schoolId: number, menuType: MenuType, mealProgramId: number): Promise<Calendar> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendar ${mealProgramId}`}), ${schoolId}::int)`)
  const found = await findCalendar(tx, schoolId, mealProgramId, 'lock')
  if (found) return found
  const [added] = await tx.insert(schoolCalendar).values({ schoolId, menuType, mealProgramId }).returning()
  if (!added) throw new Error('The calendar was not inserted')
  return added
}

function toMenuDay({ plannedMeals, selections, lines }: DayInput): MenuDay {
  const own = selections && Object.keys(selections).length > 0 ? selections : null
  return {
    plannedMeals,
    ...(own && { selections: own }),
    lines: lines.map(({ key, recipeId, ingredientId, menuItemId, portion, category, plannedServings }) => ({
      id: key,
      name: '',
      category,
      recipeId: recipeId ?? null,
      ingredientId: ingredientId ?? null,
      menuItemId: menuItemId ?? null,
      portion: portion ?? null,
      plannedServings,
    })),
  }
}

/**
 * Throws a 422 unless each line is one recipe or one ingredient of the caterer, with a unique key, and each portion of a
 * recipe can be taken from its batch yield.
 */
function checkLines({ lines }: DayInput, foods: Foods, pantry: Pick<LoadedPantry, 'recipe'>): void {
  const fields: FieldMessages = {}
  const keys = new Set<string>()
  for (const [index, { key, recipeId, ingredientId, portion }] of lines.entries()) {
    const hasRecipe = typeof recipeId === 'number'
    const hasIngredient = typeof ingredientId === 'number'
    if (keys.has(key)) fields[`lines.${index}.key`] = message('calendars.duplicateKey')
    keys.add(key)
    if (hasRecipe === hasIngredient) {
      fields[`lines.${index}.recipeId`] = message('calendars.recipeOrIngredient')
    } else if (hasRecipe && !foods.recipes.has(recipeId)) {
      fields[`lines.${index}.recipeId`] = message('calendars.unknownRecipe')
    } else if (hasIngredient && !foods.ingredients.has(ingredientId)) {
      fields[`lines.${index}.ingredientId`] = message('calendars.unknownIngredient')
    } else if (hasRecipe && portion) {
      const source = pantry.recipe(recipeId)
      if (source && !canServe(source, portion)) {
        fields[`lines.${index}.portion`] = message('calendars.unservablePortion', { name: source.name })
      }
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

interface Foods {
  recipes: ReadonlySet<number>
  ingredients: ReadonlySet<number>
}

/** The foods allowed on lines. An archived food stays on its days and cannot be added to others. */
async function usableFoods(tx: Tx, { lines }: DayInput, planned: PlannedDay): Promise<Foods> {
  const onDay = allLines(planned).flatMap((day) => day.lines)
  const recipes = await existing(
    tx,
    recipe,
    lines.flatMap(({ recipeId }) => recipeId ?? []),
  )
  const ingredients = await existing(
    tx,
    ingredient,
    lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  )
  return {
    recipes: new Set([...recipes, ...onDay.flatMap(({ recipeId }) => recipeId ?? [])]),
    ingredients: new Set([...ingredients, ...onDay.flatMap(({ ingredientId }) => ingredientId ?? [])]),
  }
}
