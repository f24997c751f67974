import { addDays, mondayOf } from '@commissary/domain/dates'
import {
  type EntryValue,
  groupPath,
  type Holding,
  lineGroupPath,
  linePath,
  recordLinesOf,
} from '@commissary/domain/production'
import { and, eq } from 'drizzle-orm'

import { productionEvent, productionLine, productionRecord } from '../db/schema/production-record.ts'
import { mealProgram } from '../db/schema/school.ts'
import { appUser } from '../db/schema/user.ts'
import { runScript, type Tx } from '../db/work.ts'
import { named, pantryOf } from '../modules/calendars/menu-pantry.ts'
import type { LineRow } from '../modules/production-records/find-record.ts'
import { openRecord } from '../modules/production-records/open-record.ts'
import { withHoldings } from '../modules/production-records/usual-holdings.ts'
import { type ItemId, toMenuDay } from './demo-days.ts'
import { schoolHolidaysAround } from './federal-holidays.ts'
import { demoBands } from './menus/bands.ts'
import { demoCalendar, type DemoMenuDay } from './menus/demo-calendar.ts'
import { idOf } from './seed-pantry.ts'

/** The school whose kitchen keeps the demo's records. */
export const productionSchool = 'Riverbend Middle School'

interface Kitchen {
  schoolId: number
  programId: number
  /** Who cooks and signs. */
  userId: number
  today: string
  itemId: ItemId
}

/**
 * Three weeks of signed lunch records of one school with believable variance. The last past one is unsigned and late, and today's
 * is open. The same days give the same numbers.
 */
export async function seedProduction(
  tx: Tx,
  today: string,
  schools: ReadonlyMap<string, number>,
  itemId: ItemId,
): Promise<void> {
  const band = demoBands.find(({ gradeGroup }) => gradeGroup === '6-8')
  const [user] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.role, 'administrator'))
  const [program] = await tx
    .select({ id: mealProgram.id })
    .from(mealProgram)
    .where(and(eq(mealProgram.menuType, 'MEAL'), eq(mealProgram.gradeGroup, '6-8')))
  if (!band || !user || !program) throw new Error('The demo has no kitchen for its production records')
  const kitchen: Kitchen = {
    schoolId: idOf(schools, productionSchool),
    programId: program.id,
    userId: user.id,
    today,
    itemId,
  }
  await runScript(tx, `set local app.user_id = '${user.id}'`)
  const holidays = new Set(schoolHolidaysAround(today).map(({ date }) => date))
  // Menus begin last week; the same menus were served two and three weeks ago.
  const [lastWeek, ...others] = [0, 1].map((week) => demoCalendar(band, today).slice(week * 5, week * 5 + 5))
  const before = [-14, -7].flatMap((days) => (lastWeek ?? []).map((day) => ({ ...day, date: addDays(day.date, days) })))
  const past = [...before, ...(lastWeek ?? []), ...others.flat()].filter(
    ({ date }) => date < today && !holidays.has(date) && date >= addDays(mondayOf(today), -21),
  )
  const late = past.pop()
  for (const day of past) await addClosed(tx, kitchen, day)
  if (late) await addOpen(tx, kitchen, late, 0.7)
  const planned = demoCalendar(band, today).find(({ date }) => date === today)
  if (planned && !holidays.has(today)) await addOpen(tx, kitchen, planned, 0.3)
  await runScript(tx, `set local app.user_id = ''`)
}

/** A number from 0 up to 1 that only depends on the text (FNV-1a, mixed as in MurmurHash3). */
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  // Texts that differ in their last letter differ little so far.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A record that someone filled in and closed. What it issued and its signature follow with the stock (`seedIssues`). */
async function addClosed(tx: Tx, kitchen: Kitchen, day: DemoMenuDay): Promise<void> {
  const { schoolId, programId, itemId } = kitchen
  const { date, plannedMeals } = day
  const menu = toMenuDay(day, itemId)
  const pantry = await pantryOf(tx, [menu])
  const lines = recordLinesOf([{ programId, day: named(menu, { ...pantry, recipe: pantry.on(date).recipe }) }])
  const held = await withHoldings(
    tx,
    { schoolId, menuType: 'MEAL', date },
    lines.map(({ key: lineKey, ...line }, index) => ({ lineKey, position: index + 1, ...line })),
  )
  const closedAt = `${date}T18:${String(10 + Math.floor(chance(date) * 40))}:00.000Z`
  const [row] = await tx
    .insert(productionRecord)
    .values({
      schoolId,
      date,
      menuType: 'MEAL',
      isVended: false,
      groups: [{ programId, grades: '6-8', gradeGroups: ['6-8'], offerVersusServe: false, plannedMeals }],
      entries: entriesOf(kitchen, day, held, 1),
      closedAt,
      stock: { state: 'off', shortages: [] },
    })
    .returning()
  if (!row) throw new Error('The record was not inserted')
  await tx.insert(productionLine).values(held.map((line) => ({ productionRecordId: row.id, ...line })))
  await tx.insert(productionEvent).values({ productionRecordId: row.id, action: 'closed', round: 1, reason: 'record' })
}

/** A record that was opened from the menu and filled in for the first `share` of its items. */
async function addOpen(tx: Tx, kitchen: Kitchen, day: DemoMenuDay, share: number): Promise<void> {
  const { schoolId, userId } = kitchen
  const { row, lines } = await openRecord(tx, { userId }, { schoolId, date: day.date, itemType: 'MEAL' })
  const entries = entriesOf(kitchen, day, lines, share)
  await tx.update(productionRecord).set({ entries }).where(eq(productionRecord.id, row.id))
}

type EnteredLine = Pick<LineRow, 'lineKey' | 'category' | 'plans' | 'usualHolding'>

const holdingOf: Partial<Record<EnteredLine['category'], Holding>> = {
  Entree: 'hot',
  Vegetables: 'hot',
  Fruit: 'cold',
  Milk: 'cold',
  Side: 'room',
  Miscellaneous: 'room',
}

/** What a kitchen enters for the first `share` of its items. Only a record with all items filled in has its meals served. */
function entriesOf(
  { programId }: Kitchen,
  { date, plannedMeals }: DemoMenuDay,
  lines: readonly EnteredLine[],
  share: number,
): Record<string, EntryValue> {
  const isWhole = share === 1
  const meals = Math.round(plannedMeals * (0.92 + chance(date) * 0.07))
  const entries: Record<string, EntryValue> = isWhole
    ? { waterAvailable: true, [groupPath(programId, 'servedMeals')]: meals }
    : {}
  const milks = lines.filter(({ category }) => category === 'Milk')
  const plannedOf = ({ plans }: EnteredLine) => plans.reduce((sum, { servings }) => sum + (servings ?? 0), 0)
  const allMilk = milks.reduce((sum, milk) => sum + plannedOf(milk), 0)
  for (const line of lines.slice(0, Math.ceil(lines.length * share))) {
    const { lineKey: key, category } = line
    const planned = plannedOf(line)
    const luck = chance(`${date} ${key}`)
    const prepared = Math.ceil((planned * 1.01) / 5) * 5
    const holding = line.usualHolding ?? holdingOf[category] ?? 'room'
    if (line.usualHolding === null) entries[linePath(key, 'holding')] = holding
    entries[linePath(key, 'prepared')] = prepared
    if (holding !== 'room') {
      entries[linePath(key, 'holdTime')] = '10:40'
      entries[linePath(key, 'holdDegrees')] =
        holding === 'hot' ? 146 + Math.round(luck * 18) : 36 + Math.round(luck * 4)
    }
    if (!isWhole) continue
    // Each student takes a milk; other foods are taken a little less or more than planned.
    const wanted =
      category === 'Milk' ? Math.ceil((planned / allMilk) * meals) : Math.round(planned * (0.9 + luck * 0.11))
    const served = Math.min(prepared, wanted)
    const discarded = luck > 0.95 ? Math.min(2, prepared - served) : 0
    entries[lineGroupPath(key, programId, 'served')] = served
    entries[linePath(key, 'leftover')] = prepared - served - discarded
    entries[linePath(key, 'disposition')] = holding === 'hot' ? 'discard' : 'store'
    if (discarded > 0) {
      entries[linePath(key, 'discarded')] = discarded
      entries[linePath(key, 'discardReason')] = 'Tray dropped'
    }
    if (holding === 'room') continue
    // Once in a while, a pan is found too cold and is reheated.
    const isTooCold = holding === 'hot' && luck > 0.93
    entries[linePath(key, 'serveTime')] = '11:20'
    entries[linePath(key, 'serveDegrees')] =
      holding === 'cold' ? 36 + Math.round(luck * 5) : isTooCold ? 131 : 138 + Math.round(luck * 20)
    if (isTooCold) entries[linePath(key, 'correctiveAction')] = 'Reheated to 165 °F before service'
  }
  return entries
}
