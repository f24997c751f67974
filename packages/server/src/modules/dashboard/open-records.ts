import { addDays } from '@commissary/domain/dates'
import type { MenuType } from '@commissary/domain/menu'
import { keepsRecords } from '@commissary/domain/school'
import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { listSchools, type School } from '../schools/store.ts'
import { dayPlans } from './day-plans.ts'
import { compareTexts } from '../../shared/texts.ts'

type OpenRecord = Schemas['OpenRecord']

/** How far back the dashboard looks. Older ones were left open on purpose, or are from before records were kept. */
export const openRecordDays = 30

/** The past meals without a closed record, the oldest first. Throws a 404 for a school that the user has no access to. */
export async function listOpenRecords(
  tx: Tx,
  userId: number,
  { schoolId, days = openRecordDays }: { schoolId?: number; days?: number },
): Promise<OpenRecord[]> {
  const schools = ownSchools(await listSchools(tx, userId), schoolId)
  return openRecordsOf(tx, schools, await readCatererToday(tx), days)
}

/** The open records of some schools. */
export async function openRecordsOf(
  tx: Tx,
  schools: readonly School[],
  today: string,
  days = openRecordDays,
): Promise<OpenRecord[]> {
  const names = new Map(schools.filter(keepsRecords).map(({ schoolId, schoolName }) => [schoolId, schoolName]))
  if (names.size === 0) return []
  const [from, to] = [addDays(today, -days), addDays(today, -1)]
  const found = new Map<string, OpenRecord>()
  for (const { schoolId, menuType, date, plannedMeals } of await dayPlans(tx, [...names.keys()], from, to)) {
    found.set(`${schoolId} ${menuType} ${date}`, {
      schoolId,
      schoolName: names.get(schoolId) ?? '',
      date,
      itemType: menuType,
      recordId: null,
      plannedMeals,
    })
  }
  const records = await tx.execute<{
    id: number
    schoolId: number
    menuType: MenuType
    date: string
    isClosed: boolean
  }>(sql`
    select id, school_id as "schoolId", menu_type as "menuType", date::text as date, closed_at is not null as "isClosed"
    from production_record
    where school_id = any(${sql.param([...names.keys()])}::bigint[]) and date between ${from}::date and ${to}::date`)
  for (const { id, schoolId, menuType, date, isClosed } of records) {
    const key = `${schoolId} ${menuType} ${date}`
    if (isClosed) {
      found.delete(key)
      continue
    }
    const schoolName = names.get(schoolId) ?? ''
    const plannedMeals = found.get(key)?.plannedMeals ?? null
    found.set(key, { schoolId, schoolName, date, itemType: menuType, recordId: id, plannedMeals })
  }
  return [...found.values()].toSorted(
    (a, b) =>
      compareTexts(a.date, b.date) || compareTexts(a.schoolName, b.schoolName) || compareTexts(a.itemType, b.itemType),
  )
}

/** All of a user's schools, or one of them. Throws a 404 for a school that is not among them. */
export function ownSchools(schools: readonly School[], schoolId: number | undefined): readonly School[] {
  if (schoolId === undefined) return schools
  const found = schools.filter((school) => school.schoolId === schoolId)
  if (found.length === 0) throw notFound(message('calendars.schoolNotFound'))
  return found
}
