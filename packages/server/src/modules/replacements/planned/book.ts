import { addDays, mondayOf } from '@commissary/domain/dates'
import {
  type MenuDay,
  type OfferOfLine,
  type PlannedItemRef,
  type RecurringDays,
  replaceOnMasterDay,
  resolveDay,
  withRecurringItems,
} from '@commissary/domain/menu'
import { and, between, inArray } from 'drizzle-orm'

import { masterMonth } from '../../../db/schema/master-menu.ts'
import type { Tx } from '../../../db/work.ts'
import { type PlannedDay, plannedDaysOf } from '../../calendars/days.ts'
import { readCycleDays } from '../../cycle-menus/read.ts'
import { closedDays } from '../../holidays/store.ts'
import { readMasterDays } from '../../months/days.ts'
import type { MenusKind } from './scope.ts'

/** A day of a menu, as it is served and as it is stored. */
export interface BookDay {
  /** A date, or the place in a cycle: "w02-3". */
  key: string
  /** The date whose foods and rules apply. */
  date: string
  version: number
  served: MenuDay
  /** For a master menu: the day without recurring items, and the recurring items that fill it. */
  own: MenuDay | null
  recurring: RecurringDays
  /** For a school: what was published to it, and its changes. */
  planned?: PlannedDay
}

/** The days of menus, by menu and key. */
export type Book = ReadonlyMap<number, ReadonlyMap<string, BookDay>>

export interface BookRange {
  menus: MenusKind
  menuIds: readonly number[]
  /** The days that are needed. Whole weeks are read. */
  days: readonly string[]
  today: string
}

export async function readBook(tx: Tx, { menus, menuIds, days, today }: BookRange): Promise<Book> {
  if (menus === 'cycle') return cycleBook(tx, menuIds, today)
  const ordered = days.toSorted()
  const from = mondayOf(ordered[0] ?? today)
  const to = addDays(mondayOf(ordered.at(-1) ?? today), 6)
  return menus === 'school' ? schoolBook(tx, menuIds, from, to) : masterBook(tx, menuIds, from, to)
}

async function schoolBook(tx: Tx, menuIds: readonly number[], from: string, to: string): Promise<Book> {
  const planned = await plannedDaysOf(tx, menuIds, from, to)
  return new Map([...planned].map(([id, days]) => [id, new Map(days.map((day) => [day.date, ofSchool(day)]))]))
}

function ofSchool(planned: PlannedDay): BookDay {
  const { date, version, master, changes } = planned
  const served = resolveDay(master, changes)
  return { key: date, date, version, served, own: served, recurring: {}, planned }
}

async function masterBook(tx: Tx, menuIds: readonly number[], from: string, to: string): Promise<Book> {
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  const months = await tx
    .select()
    .from(masterMonth)
    .where(
      and(
        inArray(masterMonth.masterCalendarId, [...menuIds]),
        between(masterMonth.yearMonth, from.slice(0, 7), to.slice(0, 7)),
      ),
    )
  const book = new Map<number, Map<string, BookDay>>()
  for (const id of menuIds) {
    const stored = await readMasterDays(tx, id, from, to)
    const recurringIn = new Map(
      months.filter((month) => month.masterCalendarId === id).map((month) => [month.yearMonth, month.recurringDays]),
    )
    const ofMenu = new Map<string, BookDay>()
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const recurring = closed.has(date) ? {} : (recurringIn.get(date.slice(0, 7)) ?? {})
      const own = stored.get(date)?.day ?? null
      const served = withRecurringItems(own, recurring, date)
      if (served) {
        ofMenu.set(date, { key: date, date, version: stored.get(date)?.version ?? 0, served, own, recurring })
      }
    }
    book.set(id, ofMenu)
  }
  return book
}

async function cycleBook(tx: Tx, menuIds: readonly number[], today: string): Promise<Book> {
  const book = new Map<number, Map<string, BookDay>>()
  for (const id of menuIds) {
    const days = (await readCycleDays(tx, id)).map(({ week, weekday, version, day }): [string, BookDay] => {
      const key = cycleKey(week, weekday)
      // A cycle is checked as if it were served in the week of today.
      const date = addDays(mondayOf(today), weekday - 1)
      return [key, { key, date, version, served: day, own: day, recurring: {} }]
    })
    book.set(id, new Map(days))
  }
  return book
}

const cycleKey = (week: number, weekday: number) => `w${String(week).padStart(2, '0')}-${weekday}`

export const cyclePlaceOf = (key: string) => ({ week: Number(key.slice(1, 3)), weekday: Number(key.slice(4)) })

/** The week of a day, as a key that only days of that week have. */
export const weekOf = (key: string) => (key.startsWith('w') ? key.slice(0, 3) : mondayOf(key))

/** A day after a replacement: to store, and as it is served. */
export interface ChangedDay {
  own: MenuDay
  served: MenuDay
}

/** Null where a day cannot do without the item because it recurs. */
export function changeDay(day: BookDay, find: PlannedItemRef, by: OfferOfLine | null): ChangedDay | null {
  const own = replaceOnMasterDay(day.own, day.recurring, day.date, { find, by })
  if (!own) return null
  return { own, served: withRecurringItems(own, day.recurring, day.date) ?? own }
}
