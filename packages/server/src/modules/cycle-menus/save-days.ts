import { type CyclePlace, emptyMenuDay, isSameDay, type MenuDay, withoutNames } from '@commissary/domain/menu'
import { and, eq } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { cycleDay, cycleLine, type cycleMenu } from '../../db/schema/cycle-menu.ts'
import type { Tx } from '../../db/work.ts'
import { lockRecord } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { dayChange, reasonOf } from '../calendars/day-fields.ts'
import { checkDay, toMenuDay } from '../calendars/day-input.ts'
import { named, pantryOf } from '../calendars/menu-pantry.ts'
import { prefixed } from '../calendars/prefixed.ts'
import { lineFields } from '../calendars/rows.ts'
import { recordEvent } from '../history/record-event.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { listMealPrograms } from '../schools/store.ts'
import { cycleMenuRecord } from './cycle-menu-record.ts'
import { readCycleDays, type StoredDay, toContractDays } from './read.ts'

type DayInput = Schemas['CycleDayInput']
type CycleMenu = typeof cycleMenu.$inferSelect

/**
 * Replaces days of a cycle menu; the others stay. Throws a 404 for an unknown or archived one, a 409 with the days that were
 * saved after they were read, and a 422 for places outside the cycle and for lines that cannot be on a menu. Then nothing is
 * saved.
 */
export async function replaceCycleDays(tx: Tx, id: number, days: readonly DayInput[]): Promise<Schemas['CycleDay'][]> {
  const menu = await lockRecord(tx, cycleMenuRecord, { id, ifMatch: null })
  refusePlaces(days, menu)
  const stored = new Map((await readCycleDays(tx, id)).map((one) => [placeKey(one), one]))
  const outdated = days.filter(
    (day) => day.version !== undefined && day.version !== (stored.get(placeKey(day))?.version ?? 0),
  )
  if (outdated.length > 0) {
    const current = outdated.map((day) => stored.get(placeKey(day)) ?? neverSaved(day))
    throw conflict(message('calendars.conflict'), { days: await toContractDays(tx, current) })
  }
  const today = await readCatererToday(tx)
  const program = (await listMealPrograms(tx)).find((one) => one.id === menu.mealProgramId)
  if (!program) throw new Error(`The cycle menu ${id} has no program`)

  for (const [index, { week, weekday, version: _read, reason: given, ...input }] of days.entries()) {
    const { day: known, reason: earlier } = stored.get(placeKey({ week, weekday })) ?? neverSaved({ week, weekday })
    const { day, before, after } = await prefixed(`days.${index}`, async () => {
      const whole = await withMenuItems(tx, today, input, program.gradeGroup)
      const edited = toMenuDay(whole)
      const pantry = await pantryOf(tx, [known, edited])
      await checkDay(tx, { date: today, input, whole, stored: [known], pantry })
      return { day: edited, before: named(known, pantry), after: named(edited, pantry) }
    })
    const reason = reasonOf(day, given === undefined ? earlier : given)
    if (isSameDay(withoutNames(known), withoutNames(day)) && reason === earlier) continue
    await writeCycleDay(tx, id, { week, weekday }, day, reason)
    const place = `week ${week} day ${weekday}`
    await recordEvent(tx, {
      recordType: 'cycleMenu',
      recordId: id,
      action: 'updated',
      ...dayChange(place, before, after, { before: earlier, after: reason }),
    })
  }
  const saved = new Map((await readCycleDays(tx, id)).map((one) => [placeKey(one), one]))
  return toContractDays(
    tx,
    days.map((day) => saved.get(placeKey(day)) ?? neverSaved(day)),
  )
}

const placeKey = ({ week, weekday }: CyclePlace) => `${week} ${weekday}`

const neverSaved = ({ week, weekday }: CyclePlace): StoredDay => ({
  week,
  weekday,
  day: emptyMenuDay,
  reason: null,
  version: 0,
  updatedBy: null,
  updatedById: null,
})

function refusePlaces(days: readonly DayInput[], { weeks, daysPerWeek }: CycleMenu): void {
  const fields: FieldMessages = {}
  const seen = new Set<string>()
  for (const [index, day] of days.entries()) {
    if (day.week > weeks) fields[`days.${index}.week`] = message('cycleMenus.noSuchWeek', { weeks })
    else if (day.weekday > daysPerWeek)
      fields[`days.${index}.weekday`] = message('cycleMenus.noSuchDay', { daysPerWeek })
    else if (seen.has(placeKey(day))) fields[`days.${index}.weekday`] = message('calendars.dayTwice')
    seen.add(placeKey(day))
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/**
 * Writes a day of a cycle menu. An emptied day stays, so that its version keeps counting.
 * @param reason why it was changed; absent = stays as it is
 */
export async function writeCycleDay(
  tx: Tx,
  cycleMenuId: number,
  { week, weekday }: CyclePlace,
  { plannedMeals, selections = null, note = null, lines }: MenuDay,
  reason?: string | null,
): Promise<void> {
  const values = { plannedMeals, selections, note, ...(reason !== undefined && { reason }) }
  const [row] = await tx
    .insert(cycleDay)
    .values({ cycleMenuId, week, weekday, ...values })
    .onConflictDoUpdate({
      target: [cycleDay.catererId, cycleDay.cycleMenuId, cycleDay.week, cycleDay.weekday],
      set: values,
    })
    .returning({ id: cycleDay.id })
  if (!row) throw new Error('The day was not written')
  await tx.delete(cycleLine).where(and(eq(cycleLine.cycleDayId, row.id)))
  if (lines.length === 0) return
  await tx
    .insert(cycleLine)
    .values(lines.map((line, index) => ({ cycleDayId: row.id, position: index + 1, ...lineFields(line) })))
}
