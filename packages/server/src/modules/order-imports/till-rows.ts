import { addDays } from '@commissary/domain/dates'
import { lineAmounts, readTillRow, type FileColumns, type TillRow } from '@commissary/domain/orders'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'

import { student } from '../../db/schema/household.ts'
import { mealOrder } from '../../db/schema/meal-order.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { message, type Message } from '../../shared/messages.ts'
import { type ClassifiedRow, emptyRow, isOneOf, keyOf, problemText } from './classified-row.ts'
import type { FileContext } from './file-context.ts'

interface FileRow {
  row: number
  cells: string[]
}

/** A till's file can be of the school year before. */
const oldestDays = 731

/**
 * What the rows of a till's file do: each becomes a line of an order that was served. A row without an item is a regular meal.
 * Rows of an order that exists already are skipped.
 */
export async function classifyTill(
  tx: Tx,
  columns: FileColumns,
  rows: readonly FileRow[],
  context: FileContext,
): Promise<ClassifiedRow[]> {
  const read = rows.map((row) => ({ row, file: readTillRow(columns, row.cells, context) }))
  const files = read.map(({ file }) => file)
  const findStudent = await readStudents(tx, files)
  const items = await readItems(tx, files)
  const classified = read.map(({ row, file }): ClassifiedRow => {
    const { date, menuType, item, quantity, unitPrice, payType } = file
    const base = { ...emptyRow(row), date }
    if (file.problems.length > 0 || !date || !menuType || quantity === null || unitPrice === null) {
      return { ...base, problems: file.problems.map((one) => ({ field: one.field, text: problemText(one) })) }
    }
    const late = dayProblem(date, context)
    if (late) return { ...base, problems: [{ field: 'date', text: late }] }
    const found = findStudent(file)
    if (typeof found === 'string') {
      const field = file.studentNumber === null ? 'studentName' : 'studentNumber'
      return { ...base, problems: [{ field, text: message(`orderImports.${found}`) }] }
    }
    const known = item === null ? undefined : items.get(keyOf(item))
    return {
      ...base,
      result: 'create',
      amount: lineAmounts({ quantity, unitPrice }).total,
      householdId: found.householdId,
      studentId: found.id,
      schoolId: found.schoolId,
      order: {
        menuType,
        itemId: known?.id ?? null,
        item: known?.name ?? item,
        mealCategory: known?.mealCategory ?? null,
        quantity,
        unitPrice,
        payType,
      },
    }
  })
  return skipOrdered(tx, classified)
}

/** The order that a row is a line of: its student, its day, its meal and its kind. */
export const orderKeyOf = ({ studentId, date, order }: ClassifiedRow): string =>
  `${studentId} ${date} ${order?.menuType} ${kindOf(order)}`

/** A row without an item is a regular meal. */
export const kindOf = (order: ClassifiedRow['order']): 'Regular' | 'Itemized' => (order?.item ? 'Itemized' : 'Regular')

function dayProblem(date: string, { today }: FileContext): Message | null {
  if (date > today) return message('orders.notServedYet')
  return date < addDays(today, -oldestDays) ? message('orders.tooFar') : null
}

async function skipOrdered(tx: Tx, rows: readonly ClassifiedRow[]): Promise<ClassifiedRow[]> {
  const ids = [...new Set(rows.flatMap(({ studentId }) => studentId ?? []))]
  if (ids.length === 0) return [...rows]
  const dates = rows.flatMap(({ date, result }) => (result === 'create' && date !== null ? date : []))
  const stored = await tx
    .select({
      studentId: mealOrder.studentId,
      date: mealOrder.date,
      menuType: mealOrder.menuType,
      kind: mealOrder.kind,
    })
    .from(mealOrder)
    .where(
      and(
        sql`${mealOrder.studentId} in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`,
        sql`${mealOrder.date} between ${dates.toSorted()[0] ?? null}::date and ${dates.toSorted().at(-1) ?? null}::date`,
        notInArray(mealOrder.status, ['cancelled', 'refunded']),
      ),
    )
  const taken = new Set(stored.map(({ studentId, date, menuType, kind }) => `${studentId} ${date} ${menuType} ${kind}`))
  return rows.map((row) =>
    row.result === 'create' && taken.has(orderKeyOf(row))
      ? { ...row, result: 'skip', problems: [{ field: null, text: message('orderImports.orderedAlready') }] }
      : row,
  )
}

/** Finds the student of a row: by the number, else by the name, at the school if the row names one. */
async function readStudents(tx: Tx, files: readonly TillRow[]) {
  const numbers = files.flatMap(({ studentNumber }) => studentNumber ?? [])
  const names = files.flatMap(({ studentName }) => studentName ?? [])
  const [first, last] = [student.firstName, student.lastName]
  const ways = [
    isOneOf(student.studentNumber, numbers),
    isOneOf(sql`${last} || ', ' || ${first}`, names),
    isOneOf(sql`${first} || ' ' || ${last}`, names),
  ]
  const rows = await tx
    .select({
      id: student.id,
      householdId: student.householdId,
      schoolId: student.schoolId,
      number: student.studentNumber,
      first,
      last,
      school: school.schoolName,
    })
    .from(student)
    .innerJoin(school, eq(school.id, student.schoolId))
    .where(and(isNull(student.archivedAt), sql`(${sql.join(ways, sql` or `)})`))
  const byNumber = Map.groupBy(rows, ({ number }) => keyOf(number ?? ''))
  const byName = new Map<string, typeof rows>()
  for (const row of rows) {
    for (const name of [`${row.last}, ${row.first}`, `${row.first} ${row.last}`]) {
      byName.set(keyOf(name), [...(byName.get(keyOf(name)) ?? []), row])
    }
  }
  return ({ studentNumber, studentName, schoolName }: TillRow) => {
    const found = studentNumber === null ? byName.get(keyOf(studentName ?? '')) : byNumber.get(keyOf(studentNumber))
    const atSchool = (found ?? []).filter((one) => schoolName === null || keyOf(one.school) === keyOf(schoolName))
    const [only, ...others] = atSchool
    if (!only) return found && schoolName !== null ? 'otherSchool' : 'unknownStudent'
    return others.length > 0 ? 'severalStudents' : only
  }
}

/** The active items with the names of a file. */
async function readItems(tx: Tx, files: readonly TillRow[]) {
  const names = files.flatMap(({ item }) => item ?? [])
  if (names.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({ id: menuItem.id, name: menuItem.name, mealCategory: menuItem.mealCategory })
    .from(menuItem)
    .where(and(eq(menuItem.isActive, true), isOneOf(menuItem.name, names)))
  return new Map(rows.map((row) => [keyOf(row.name), row]))
}
