import { addDays } from '@commissary/domain/dates'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { mealOrder } from '../../db/schema/meal-order.ts'
import { school } from '../../db/schema/school.ts'
import { catererHoliday } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import type { OrderTerms } from './order-settings.ts'

/** How far ahead orders are taken: from any day of a school year through the next one. */
const furthestDays = 731

/** Throws a 422 for a day that is too far ahead to order for. */
export function refuseFarDay(field: 'date' | 'from', day: string, { today }: OrderTerms): void {
  if (day > addDays(today, furthestDays) || day < addDays(today, -furthestDays)) {
    throw rejected({ [field]: message('orders.tooFar') })
  }
}

/** A school's terms, and the holidays in a range by date. */
export async function readOpenDays(tx: Tx, schoolId: number, from: string, to: string) {
  const [own] = await tx.select({ terms: school.terms }).from(school).where(eq(school.id, schoolId))
  const holidays = await tx
    .select({ date: catererHoliday.date, note: catererHoliday.note })
    .from(catererHoliday)
    .where(sql`${catererHoliday.date} between ${from}::date and ${to}::date`)
  return { terms: own?.terms ?? [], holidays: new Map(holidays.map(({ date, note }) => [date, note])) }
}

type Meal = Pick<Schemas['OrderInput'], 'studentId' | 'menuType' | 'kind'>

/** The days, of those given, on which a student already has such an order. */
export async function readOrderedDays(
  tx: Tx,
  { studentId, menuType, kind }: Meal,
  days: readonly string[],
): Promise<Set<string>> {
  if (days.length === 0) return new Set()
  const rows = await tx
    .select({ date: mealOrder.date })
    .from(mealOrder)
    .where(
      and(
        eq(mealOrder.studentId, studentId),
        eq(mealOrder.menuType, menuType),
        eq(mealOrder.kind, kind),
        inArray(mealOrder.date, [...days]),
        notInArray(mealOrder.status, ['cancelled', 'refunded']),
      ),
    )
  return new Set(rows.map(({ date }) => date))
}
