import {
  atSchoolSize,
  type DayConflict,
  diffDay,
  hasChanges,
  isSameDay,
  mergeDay,
  type MenuDay,
  type MenuLine,
  openConflicts,
  type PublishResult,
  resolveDay,
} from '@commissary/domain/menu'
import type { Quantity } from '@commissary/domain/units'
import { inArray, sql } from 'drizzle-orm'

import { schoolCalendar } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { monthDays } from '../../shared/months.ts'
import { plannedDaysOf } from '../calendars/days.ts'
import { writeDays } from '../calendars/store.ts'
import { findIngredients } from '../ingredients/store.ts'
import { isClosedDay } from '../production-records/served-days.ts'
import { publishedDays } from './snapshot.ts'

interface Rebase {
  calendarIds: readonly number[]
  /** The usual meals of each school, by calendar, which size its days; null = unknown. */
  usualMeals: ReadonlyMap<number, number | null>
  /** YYYY-MM */
  yearMonth: string
  /** What the schools are given; null = nothing. */
  publicationId: number | null
  /** Earlier days were served and stay as they are, and so do days whose production record is closed. */
  today: string
}

/** A school's day whose own changes were merged with what it is given. */
interface Merged {
  calendarId: number
  date: string
  changes: ReturnType<typeof diffDay>
  conflicts: DayConflict[]
  reason: string | null
}

/**
 * Bases the coming days of schools' months on a publication, at each school's size. A school's own changes are merged with it;
 * all other days are set by one statement for all schools. Returns each calendar's result.
 */
export async function rebase(tx: Tx, wanted: Rebase): Promise<Map<number, PublishResult>> {
  const { calendarIds, publicationId, today } = wanted
  const results = new Map(
    calendarIds.map((id): [number, PublishResult] => [id, { came: [], kept: [], conflicts: [], locked: [] }]),
  )
  if (calendarIds.length === 0) return results
  // Ordered by id, because editing a day also locks its calendar.
  await tx
    .select({ id: schoolCalendar.id })
    .from(schoolCalendar)
    .where(inArray(schoolCalendar.id, [...calendarIds]))
    .orderBy(schoolCalendar.id)
    .for('update')
  const given =
    publicationId === null ? new Map<string, { id: number; day: MenuDay }>() : await publishedDays(tx, publicationId)
  const merged = await mergeOwnDays(tx, await withOwnDays(tx, wanted), wanted, given)
  for (const { calendarId, date } of await pointToPublication(tx, wanted)) results.get(calendarId)?.came.push(date)
  await writeDays(tx, merged)
  for (const { calendarId, date, changes, conflicts } of merged) {
    const result = results.get(calendarId)
    if (conflicts.length > 0) result?.conflicts.push(date)
    else if (hasChanges(changes)) result?.kept.push(date)
  }
  for (const { calendarId, date } of await servedDifferently(tx, wanted)) results.get(calendarId)?.locked.push(date)
  for (const result of results.values()) {
    const own = new Set([...result.kept, ...result.conflicts])
    result.came = result.came.filter((date) => date >= today && !own.has(date)).sort()
    result.kept.sort()
    result.conflicts.sort()
    result.locked.sort()
  }
  return results
}

/** The calendars with a changed day in a month. */
async function withOwnDays(tx: Tx, { calendarIds, yearMonth }: Rebase): Promise<number[]> {
  const { from, to } = monthDays(yearMonth)
  const rows = await tx.execute<{ id: number }>(sql`
    select distinct school_calendar_id::int as id from school_day
    where caterer_id = current_caterer() and date between ${from} and ${to}
      and school_calendar_id = any(${sql.param([...calendarIds])}::bigint[])`)
  return rows.map(({ id }) => id)
}

/** The coming days that schools changed, merged with what they are given. */
async function mergeOwnDays(
  tx: Tx,
  calendarIds: readonly number[],
  { yearMonth, today, usualMeals }: Rebase,
  given: ReadonlyMap<string, { day: MenuDay }>,
): Promise<Merged[]> {
  const { from, to } = monthDays(yearMonth)
  const planned = await plannedDaysOf(tx, calendarIds, from > today ? from : today, to)
  const own = [...planned].flatMap(([calendarId, days]) =>
    days.filter(({ changes, isServed }) => changes !== null && !isServed).map((day) => ({ calendarId, ...day })),
  )
  const bases = [...own.map(({ master }) => master), ...own.map(({ date }) => given.get(date)?.day ?? null)]
  const servings = await readServings(tx, new Set(bases))
  return own.map(({ calendarId, date, changes, conflicts: earlier, reason, ...day }): Merged => {
    const master = withServings(day.master, servings)
    const whole = withServings(given.get(date)?.day ?? null, servings)
    const published = whole && atSchoolSize(whole, usualMeals.get(calendarId) ?? null)
    const isUnchanged = master !== null && published !== null && isSameDay(master, published)
    const school = resolveDay(master, changes)
    const merged = mergeDay(master, school, published)
    // Open conflicts stay open, unless the new publication settles them.
    const open = openConflicts(merged.day, isUnchanged ? earlier : merged.conflicts)
    const left = diffDay(published, merged.day)
    return { calendarId, date, changes: left, conflicts: open, reason: hasChanges(left) ? reason : null }
  })
}

/** Servings of ingredients by id: the portions of lines without one. */
type Servings = ReadonlyMap<number, Quantity | null>

const servingIdOf = ({ recipeId, ingredientId, portion }: MenuLine) =>
  typeof recipeId !== 'number' && !portion ? (ingredientId ?? null) : null

async function readServings(tx: Tx, days: ReadonlySet<MenuDay | null>): Promise<Servings> {
  const ids = [...days].flatMap((day) => (day?.lines ?? []).map(servingIdOf)).filter((id) => id !== null)
  const ingredients = await findIngredients(tx, [...new Set(ids)])
  return new Map(ingredients.map(({ id, serving }) => [id, serving]))
}

/** A day with the portions that schools see, so that a school's line with the default portion does not count as a change. */
function withServings(day: MenuDay | null, servings: Servings): MenuDay | null {
  return (
    day && {
      ...day,
      lines: day.lines.map((line) => ({
        ...line,
        portion: line.portion ?? servings.get(servingIdOf(line) ?? 0) ?? null,
      })),
    }
  )
}

/** Bases the coming days on the publication's, and returns the days that changed. */
async function pointToPublication(tx: Tx, { calendarIds, usualMeals, yearMonth, publicationId, today }: Rebase) {
  const { from, to } = monthDays(yearMonth)
  const calendars = sql`any(${sql.param([...calendarIds])}::bigint[])`
  const sizes = calendarIds.map((id) => usualMeals.get(id) ?? null)
  const gone = await tx.execute<{ calendarId: number; date: string }>(sql`
    delete from school_base_day base where base.caterer_id = current_caterer() and base.school_calendar_id = ${calendars}
      and base.date between ${from} and ${to} and base.date >= ${today}
      and not ${isClosedDay(sql`base.school_calendar_id`, sql`base.date`)}
      and not exists (select from published_day day where day.caterer_id = current_caterer()
        and day.publication_id = ${publicationId}::bigint and day.date = base.date)
    returning base.school_calendar_id::int as "calendarId", base.date::text as date`)
  const based = await tx.execute<{ calendarId: number; date: string }>(sql`
    insert into school_base_day as base (school_calendar_id, date, published_day_id, planned_meals)
    select calendar.id, day.date, day.id, size.usual_meals
    from unnest(${sql.param([...calendarIds])}::bigint[], ${sql.param(sizes)}::int[]) size (calendar_id, usual_meals)
    join school_calendar calendar on calendar.caterer_id = current_caterer() and calendar.id = size.calendar_id
    cross join published_day day
    where day.caterer_id = current_caterer() and day.publication_id = ${publicationId}::bigint and day.date >= ${today}
      and not ${isClosedDay(sql`calendar.id`, sql`day.date`)}
    on conflict (caterer_id, school_calendar_id, date) do update
      set published_day_id = excluded.published_day_id, planned_meals = excluded.planned_meals
      where base.published_day_id <> excluded.published_day_id or base.planned_meals is distinct from excluded.planned_meals
    returning base.school_calendar_id::int as "calendarId", base.date::text as date`)
  return [...gone, ...based]
}

/** The days of the publication that were served with something else, by calendar. */
async function servedDifferently(tx: Tx, { calendarIds, publicationId, today }: Rebase) {
  return tx.execute<{ calendarId: number; date: string }>(sql`
    select calendar.id::int as "calendarId", day.date::text as date
    from school_calendar calendar cross join published_day day
    where calendar.caterer_id = current_caterer() and calendar.id = any(${sql.param([...calendarIds])}::bigint[])
      and day.caterer_id = current_caterer() and day.publication_id = ${publicationId}::bigint
      and (day.date < ${today} or ${isClosedDay(sql`calendar.id`, sql`day.date`)})
      and not exists (select from school_base_day base where base.caterer_id = current_caterer()
        and base.school_calendar_id = calendar.id and base.date = day.date and base.published_day_id = day.id)`)
}
