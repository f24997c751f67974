import { type MenuType, menuTypes } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import {
  type ClassMeal,
  type ClassSheetsDocument,
  itemsOf,
  type MealLabelsDocument,
} from '../../documents/student-meals.ts'
import { message } from '../../shared/messages.ts'
import { naturalOrder } from '../../shared/natural-order.ts'
import type { Choice } from '../report-tables/definition.ts'
import { meals } from '../report-tables/definitions/meals.ts'
import { toChoice } from '../report-tables/read-table.ts'
import { scopeOf } from '../report-tables/scope.ts'

/** The most meals in one document, which is laid out while the caller waits. */
const mostMeals = 1_000

/** Choices that leave out part of what a student ordered. The others choose classes and meals, which each sheet names. */
const partial: ReadonlySet<Choice['id']> = new Set(['category', 'orderStatus', 'kind'])

interface Line extends Record<string, unknown> {
  schoolId: number
  school: string
  className: string | null
  meal: MenuType
  studentId: number
  student: string
  allergies: string | null
  item: string
  ordered: number
}

/**
 * The rows of the Meal Report for a day, by school, class and meal. Throws a 422 for a school that the user has no access to, and if there is
 * nothing to print, or too much.
 */
export async function readMealPrint(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { as, date, schools, choices }: Schemas['MealPrintRequest'],
): Promise<ClassSheetsDocument | MealLabelsDocument> {
  const request = { from: date, to: date, ...(schools && { schools }), ...(choices && { choices }) }
  const { scope, letterhead } = await scopeOf(tx, caller, meals, request)
  const lines = await tx.execute<Line>(sql`
    with rows as (${await meals.rows(tx, scope)})
    select r."schoolId", r.school, r."className", r.meal, r."studentId", r.student, r.allergies, r.item, r.ordered
    from rows r
    order by lower(r.school) collate "C", r."schoolId", lower(r.student) collate "C", r."studentId", r."orderId", r.seq`)
  const classes = classMeals([...lines])
  const count = classes.reduce((sum, { students }) => sum + students.length, 0)
  if (count === 0) throw rejected({}, message('mealPrint.nothing'))
  if (count > mostMeals) throw rejected({}, message('mealPrint.tooMany', { count, limit: mostMeals }))
  if (as === 'labels') return { ...letterhead, date, mealLabels: classes }
  const filters = (await meals.choices(tx, scope))
    .filter(({ id }) => partial.has(id) && scope.choice(id) !== '')
    .map((choice) => toChoice(choice, scope))
    .map(({ label, value, options }) => ({
      label,
      value: options.find((option) => option.value === value)?.label ?? value,
    }))
  return { ...letterhead, date, classSheets: classes, filters }
}

/** Students by school, class and meal: schools and students in the order of the lines, students without a class last. */
function classMeals(lines: readonly Line[]): ClassMeal[] {
  const bySchool = Map.groupBy(lines, ({ schoolId }) => schoolId)
  return [...bySchool.values()].flatMap((own) => {
    const pages = Map.groupBy(own, ({ className, meal }) => JSON.stringify([className, meal]))
    return [...pages.values()]
      .flatMap((ofPage) => {
        const [first] = ofPage
        if (!first) return []
        const { school, className, meal } = first
        return [{ schoolName: school, className, menuType: meal, students: studentMeals(ofPage) }]
      })
      .toSorted(
        (a, b) =>
          compareClasses(a.className, b.className) || menuTypes.indexOf(a.menuType) - menuTypes.indexOf(b.menuType),
      )
  })
}

/** A student may have a regular and an itemized order of a meal. */
function studentMeals(lines: readonly Line[]): ClassMeal['students'] {
  return [...Map.groupBy(lines, ({ studentId }) => studentId).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const items = itemsOf([{ items: own.map(({ item, ordered }) => ({ name: item, quantity: ordered })) }])
    return [{ name: first.student, items, allergies: first.allergies }]
  })
}

function compareClasses(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return naturalOrder.compare(a, b)
}
