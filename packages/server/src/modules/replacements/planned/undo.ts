import { emptyMenuDay, type MenuDay, resolveDay } from '@commissary/domain/menu'
import { and, eq, isNotNull, sql } from 'drizzle-orm'

import { conflict, notFound } from '../../../contract/api-error.ts'
import type { Caller } from '../../../contract/operations.ts'
import { type ReplacedDay, replacement } from '../../../db/schema/replacement.ts'
import type { Tx } from '../../../db/work.ts'
import type { Saved } from '../../../records/save-record.ts'
import { readCatererToday } from '../../../shared/caterer-today.ts'
import { message } from '../../../shared/messages.ts'
import { monthOf } from '../../../shared/months.ts'
import { dayChange } from '../../calendars/day-fields.ts'
import { allLines } from '../../calendars/days.ts'
import { named, pantryOf } from '../../calendars/menu-pantry.ts'
import { ensureMonth, writeDays } from '../../calendars/store.ts'
import { recordEvents } from '../../history/record-event.ts'
import { type BookDay, readBook } from './book.ts'
import { type EditableMenu, editableMenus, type MenusKind } from './scope.ts'
import { lockMenu, writeBookDays } from './write.ts'

/**
 * Takes back a replacement on days of menus. Throws a 404 for an unknown one and for one on menus that the caller cannot edit, and
 * a 409 that names the days that were changed or served since. Then nothing is undone.
 */
export async function undoPlanned(tx: Tx, caller: Pick<Caller, 'userId'>, id: number): Promise<Saved> {
  const [row] = await tx
    .select()
    .from(replacement)
    .where(and(eq(replacement.id, id), isNotNull(replacement.planned)))
    .for('update')
  if (!row?.planned) throw notFound(message('replacements.notFound'))
  if (row.undoneAt !== null) throw conflict(message('replacements.alreadyUndone'), { id })
  const { menus, days } = row.planned
  const editable = await editableMenus(tx, caller, menus)
  const today = await readCatererToday(tx)
  const byMenu = [...Map.groupBy(days, ({ menuId }) => menuId)].toSorted(([a], [b]) => a - b)
  const names: string[] = []
  const found: Found[] = []
  for (const [menuId, ofMenu] of byMenu) {
    const menu = editable.get(menuId)
    if (!menu) throw notFound(message('replacements.notFound'))
    await lockMenu(tx, menus, menu)
    const book = await readBook(tx, { menus, menuIds: [menuId], days: ofMenu.map(({ day }) => day), today })
    for (const replaced of ofMenu) {
      const day = book.get(menuId)?.get(replaced.day)
      const isServed = menus !== 'cycle' && (replaced.day < today || day?.planned?.isServed === true)
      if (isServed || versionOf(day) !== replaced.version) names.push(`${menu.name} ${replaced.day}`)
    }
    found.push({ menu, days: ofMenu, book: book.get(menuId) ?? new Map<string, BookDay>() })
  }
  if (names.length > 0) {
    const [first = '', ...others] = names
    throw conflict(message('replacements.changedSince', { name: first, count: others.length }), { id })
  }
  for (const one of found) await restore(tx, menus, one)
  const [saved] = await tx
    .update(replacement)
    .set({ undoneAt: sql`now()` })
    .where(eq(replacement.id, id))
    .returning({ id: replacement.id, version: replacement.version })
  if (!saved) throw new Error(`The replacement ${id} was not updated`)
  return saved
}

interface Found {
  menu: EditableMenu
  days: readonly ReplacedDay[]
  book: ReadonlyMap<string, BookDay>
}

/** For a school, the version of its changes: a later publication of what it did not change does not block Undo. */
const versionOf = (day: BookDay | undefined) => (day?.planned ? day.planned.ownVersion : (day?.version ?? 0))

async function restore(tx: Tx, menus: MenusKind, { menu: { id: menuId }, days, book }: Found): Promise<void> {
  if (menus === 'school') return restoreSchool(tx, menuId, days, book)
  const toWrite = days.map(({ day: key, before = emptyMenuDay }) => ({
    day: book.get(key) ?? absentDay(key),
    after: before,
  }))
  const pantry = await pantryOf(
    tx,
    toWrite.flatMap(({ day, after }) => [day.served, after]),
  )
  await writeBookDays(tx, { menus, menuId, days: toWrite, pantry })
}

const absentDay = (key: string): BookDay => ({
  key,
  date: key,
  version: 0,
  served: emptyMenuDay,
  own: null,
  recurring: {},
})

async function restoreSchool(tx: Tx, menuId: number, days: readonly ReplacedDay[], book: Found['book']): Promise<void> {
  const restored = days.flatMap(({ day: date, school }) => {
    const planned = book.get(date)?.planned
    return school && planned ? [{ date, school, planned }] : []
  })
  const earlier = restored.map(({ planned, school }): MenuDay => resolveDay(planned.master, school.changes))
  const pantry = await pantryOf(tx, [...restored.flatMap(({ planned }) => allLines(planned)), ...earlier])
  await writeDays(
    tx,
    restored.map(({ date, school }) => ({ calendarId: menuId, date, ...school })),
  )
  const events: Parameters<typeof recordEvents>[1][number][] = []
  for (const [index, { date, planned }] of restored.entries()) {
    const now = named(resolveDay(planned.master, planned.changes), pantry)
    events.push({
      recordType: 'schoolMonth',
      recordId: await ensureMonth(tx, menuId, monthOf(date)),
      action: 'updated',
      ...dayChange(date, now, named(earlier[index] ?? emptyMenuDay, pantry)),
    })
  }
  await recordEvents(tx, events)
}
