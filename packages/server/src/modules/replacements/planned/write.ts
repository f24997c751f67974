import { diffDay, type MenuDay, openConflicts } from '@commissary/domain/menu'
import { and, eq, inArray } from 'drizzle-orm'

import { masterMonth } from '../../../db/schema/master-menu.ts'
import type { ReplacedDay } from '../../../db/schema/replacement.ts'
import type { Tx } from '../../../db/work.ts'
import { lockRecord } from '../../../records/save-record.ts'
import { monthOf } from '../../../shared/months.ts'
import { dayChange } from '../../calendars/day-fields.ts'
import { type MenuPantry, named } from '../../calendars/menu-pantry.ts'
import { ensureMonth, lockCalendar, writeDays } from '../../calendars/store.ts'
import { cycleMenuRecord } from '../../cycle-menus/cycle-menu-record.ts'
import { readCycleDays } from '../../cycle-menus/read.ts'
import { writeCycleDay } from '../../cycle-menus/save-days.ts'
import { recordEvents } from '../../history/record-event.ts'
import { readMasterDays } from '../../months/days.ts'
import { writeMasterDay } from '../../months/save-days.ts'
import { lockMenus } from '../../months/store.ts'
import { type BookDay, cyclePlaceOf } from './book.ts'
import type { EditableMenu, MenusKind } from './scope.ts'

type Event = Parameters<typeof recordEvents>[1][number]

/** Blocks other changes of a menu's days until the transaction ends. Menus are locked in the order of their ids. */
export async function lockMenu(tx: Tx, menus: MenusKind, { id, program, school }: EditableMenu): Promise<void> {
  if (menus === 'cycle') await lockRecord(tx, cycleMenuRecord, { id, ifMatch: null })
  else if (menus === 'master') {
    await lockMenus(tx, program.id)
    await tx.select({ id: masterMonth.id }).from(masterMonth).where(eq(masterMonth.masterCalendarId, id)).for('update')
  } else if (school) await lockCalendar(tx, school.schoolId, program.menuType, program.id)
}

/** A day to store. `after` is complete for a school and a cycle, and without recurring items for a master menu. */
export interface DayToWrite {
  day: BookDay
  after: MenuDay
}

interface ToWrite {
  menus: MenusKind
  menuId: number
  days: readonly DayToWrite[]
  pantry: MenuPantry
}

/** Stores days of a menu, with their history. Returns what undoing it needs. The menu must be locked. */
export function writeBookDays(tx: Tx, write: ToWrite): Promise<ReplacedDay[]> {
  if (write.menus === 'school') return writeSchoolDays(tx, write)
  return write.menus === 'master' ? writeMasterDays(tx, write) : writeCycleDays(tx, write)
}

async function writeSchoolDays(tx: Tx, { menuId, days, pantry }: ToWrite): Promise<ReplacedDay[]> {
  const events: Event[] = []
  const written = []
  const replaced: ReplacedDay[] = []
  for (const { day, after: edited } of days) {
    const { planned, date } = day
    if (!planned) continue
    const after = named(edited, pantry)
    const conflicts = openConflicts(after, planned.conflicts)
    const { reason } = planned
    const changes = diffDay(planned.master && named(planned.master, pantry), after)
    written.push({ calendarId: menuId, date, changes, conflicts, reason })
    replaced.push({
      menuId,
      day: date,
      version: 0,
      school: { changes: planned.changes ?? {}, conflicts: [...planned.conflicts, ...planned.answered], reason },
    })
    events.push({
      recordType: 'schoolMonth',
      recordId: await ensureMonth(tx, menuId, monthOf(date)),
      action: 'updated',
      ...dayChange(date, named(day.served, pantry), after),
    })
  }
  const versions = new Map((await writeDays(tx, written)).map(({ date, version }) => [date, version]))
  await recordEvents(tx, events)
  return replaced.map((one) => ({ ...one, version: versions.get(one.day) ?? 0 }))
}

async function writeMasterDays(tx: Tx, { menuId, days, pantry }: ToWrite): Promise<ReplacedDay[]> {
  const dates = days.map(({ day }) => day.date).toSorted()
  const months = await tx
    .update(masterMonth)
    // An edited month is no longer checked, and differs from what was published.
    .set({ checkedAt: null, publishedAt: null })
    .where(
      and(eq(masterMonth.masterCalendarId, menuId), inArray(masterMonth.yearMonth, [...new Set(dates.map(monthOf))])),
    )
    .returning({ id: masterMonth.id, yearMonth: masterMonth.yearMonth })
  const events: Event[] = []
  for (const { day, after } of days) {
    await writeMasterDay(tx, menuId, day.date, after)
    const month = months.find(({ yearMonth }) => yearMonth === monthOf(day.date))
    if (!month) continue
    const change = dayChange(day.date, named(day.own ?? nothing, pantry), named(after, pantry))
    events.push({ recordType: 'masterMonth', recordId: month.id, action: 'updated', ...change })
  }
  await recordEvents(tx, events)
  const stored = await readMasterDays(tx, menuId, dates[0] ?? '', dates.at(-1) ?? '')
  return days.map(({ day: { date, own } }) => ({
    menuId,
    day: date,
    version: stored.get(date)?.version ?? 0,
    before: own ?? nothing,
  }))
}

const nothing: MenuDay = { plannedMeals: null, lines: [] }

async function writeCycleDays(tx: Tx, { menuId, days, pantry }: ToWrite): Promise<ReplacedDay[]> {
  const events: Event[] = []
  for (const { day, after } of days) {
    const place = cyclePlaceOf(day.key)
    await writeCycleDay(tx, menuId, place, after)
    const change = dayChange(`week ${place.week} day ${place.weekday}`, named(day.served, pantry), named(after, pantry))
    events.push({ recordType: 'cycleMenu', recordId: menuId, action: 'updated', ...change })
  }
  await recordEvents(tx, events)
  const stored = await readCycleDays(tx, menuId)
  return days.map(({ day: { key, served } }) => {
    const { week, weekday } = cyclePlaceOf(key)
    const version = stored.find((one) => one.week === week && one.weekday === weekday)?.version ?? 0
    return { menuId, day: key, version, before: served }
  })
}
