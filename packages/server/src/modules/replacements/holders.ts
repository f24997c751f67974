import { type DatedLinks, swapLinks } from '@commissary/domain/menu'
import { type FoodSwap, hasSwapped, swapLine } from '@commissary/domain/recipe'
import { eq, sql, type SQL } from 'drizzle-orm'

import { menuItem } from '../../db/schema/menu-item.ts'
import type { ReplacedIn } from '../../db/schema/replacement.ts'
import type { Tx } from '../../db/work.ts'
import { among } from '../../shared/lists.ts'
import { offersFrom } from '../menu-items/offers-from.ts'
import { changeRecurring, saveRecurring, withLines } from '../months/recurring-lines.ts'
import { lockLines } from '../recipes/lines.ts'
import type { DatedSwap } from '../recipes/dated-swap.ts'
import { replaceInRecipes, restoreLines } from '../recipes/replace-lines.ts'

const column = ({ kind }: FoodSwap) => sql.identifier(kind === 'ingredient' ? 'ingredient_id' : 'recipe_id')

/** The lines of menus, by the day that holds them. */
const menus = {
  masterDay: { day: sql.identifier('master_day'), line: sql.identifier('master_line'), dayId: 'master_day_id' },
  publishedDay: {
    day: sql.identifier('published_day'),
    line: sql.identifier('published_line'),
    dayId: 'published_day_id',
  },
  cycleDay: { day: sql.identifier('cycle_day'), line: sql.identifier('cycle_line'), dayId: 'cycle_day_id' },
  schoolDay: { day: sql.identifier('school_day'), line: sql.identifier('school_line_change'), dayId: 'school_day_id' },
} as const

/** Replaces a food in recipes and master items and on menus from a day on. Returns what undoing it needs. */
export async function replaceEverywhere(tx: Tx, swap: DatedSwap): Promise<ReplacedIn[]> {
  await lockLines(tx)
  return [
    ...(await replaceInRecipes(tx, swap)),
    ...(await replaceOffered(tx, swap)),
    ...(await replaceOnDays(tx, 'masterDay', swap)),
    ...(await replaceOnDays(tx, 'cycleDay', swap)),
    ...(await replaceRecurring(tx, swap)),
    ...(await replaceOnDays(tx, 'publishedDay', swap)),
    ...(await replaceOnDays(tx, 'schoolDay', swap)),
  ]
}

/** Items keep what they offered on earlier days. */
async function replaceOffered(tx: Tx, swap: DatedSwap): Promise<ReplacedIn[]> {
  const rows = await tx
    .select()
    .from(menuItem)
    .where(offersFrom(swap.kind === 'ingredient' ? { ingredientIds: [swap.id] } : { recipeIds: [swap.id] }, swap.from))
    .orderBy(menuItem.id)
    .for('no key update')
  const changes: ReplacedIn[] = []
  for (const { id, recipeId, ingredientId, pastLinks } of rows) {
    const links = { recipeId, ingredientId, pastLinks }
    changes.push({ kind: 'menuItem', id, version: await saveLinks(tx, id, swapLinks(links, swap)), lines: [], links })
  }
  return changes
}

async function saveLinks(tx: Tx, id: number, links: DatedLinks): Promise<number> {
  const { recipeId, ingredientId, pastLinks } = links
  const [row] = await tx
    .update(menuItem)
    .set({ recipeId, ingredientId, pastLinks: [...pastLinks] })
    .where(eq(menuItem.id, id))
    .returning({ version: menuItem.version })
  return row?.version ?? 0
}

async function replaceRecurring(tx: Tx, swap: DatedSwap): Promise<ReplacedIn[]> {
  const months = await changeRecurring(tx, swap.from, (line) => swapLine(line, swap))
  return months.map(({ id, version, before }) => ({ kind: 'masterMonth', id, version, lines: [], recurring: before }))
}

/** The days of a cycle menu have no date: they are always changed. */
const isFrom = (kind: keyof typeof menus, from: string) => (kind === 'cycleDay' ? sql`true` : sql`day.date >= ${from}`)
/** An update that only changes the version. */
const untouched = (kind: keyof typeof menus) => (kind === 'cycleDay' ? sql`week = day.week` : sql`date = day.date`)

/** The day is written before its lines, so that an edit of the day and this wait for each other. */
async function replaceOnDays(tx: Tx, kind: keyof typeof menus, swap: DatedSwap): Promise<ReplacedIn[]> {
  const { day, line, dayId } = menus[kind]
  const days = await tx.execute<{ id: number; version: number }>(sql`
    update ${day} day set ${untouched(kind)} where ${isFrom(kind, swap.from)} and exists (
      select from ${line} line where line.${sql.identifier(dayId)} = day.id and line.${column(swap)} = ${swap.id})
    returning day.id, day.version`)
  if (days.length === 0) return []
  const lines = await tx.execute<{ id: number; dayId: number }>(sql`
    update ${line} set ${column(swap)} = ${swap.byId}
    where ${column(swap)} = ${swap.id} and ${among(
      sql.identifier(dayId),
      days.map(({ id }) => id),
    )}
    returning id, ${sql.identifier(dayId)} as "dayId"`)
  const ofDay = Map.groupBy(lines, (row) => row.dayId)
  return days.map(({ id, version }) => ({ kind, id, version, lines: (ofDay.get(id) ?? []).map((row) => row.id) }))
}

/** Restores the earlier food in everything that a replacement changed, and in what was published of it since. */
export async function restoreEverywhere(
  tx: Tx,
  swap: FoodSwap,
  { changes, since }: { changes: readonly ReplacedIn[]; since: string },
): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'recipe') await restoreLines(tx, change, swap)
    else if (change.kind === 'menuItem') {
      // A replacement from before items had days changed all of them.
      if (change.links) await saveLinks(tx, change.id, change.links)
      else await tx.execute(sql`update menu_item set ${column(swap)} = ${swap.id} where id = ${change.id}`)
    } else if (change.kind === 'masterMonth') {
      await restoreRecurring(tx, swap, change, since)
    } else {
      const { day, line } = menus[change.kind]
      await tx.execute(sql`update ${day} day set ${untouched(change.kind)} where id = ${change.id}`)
      if (change.lines.length > 0) {
        await tx.execute(sql`update ${line} set ${column(swap)} = ${swap.id} where ${among(sql`id`, change.lines)}`)
      }
    }
  }
  const lineIds = changes.flatMap(({ kind, lines }) => (kind === 'masterDay' ? lines : []))
  await restorePublished(tx, swap, lineIds, since)
}

/** Restores a month's recurring items, and what was published of it since the replacement. */
async function restoreRecurring(tx: Tx, swap: FoodSwap, { id, recurring = {} }: ReplacedIn, since: string) {
  await saveRecurring(tx, id, recurring)
  const keys = Object.values(recurring).flatMap((items) =>
    items.flatMap(({ line }) => (hasSwapped(line, swap) ? [line.id] : [])),
  )
  await tx.execute(sql`
    update published_line line set ${column(swap)} = ${swap.id}
    from published_day day join publication on publication.id = day.publication_id
    where publication.master_month_id = ${id} and publication.created_at >= ${since} and line.published_day_id = day.id
      and line.line_key = any(${sql.param(keys)}::text[]) and line.${column(swap)} = ${swap.byId}`)
}

/** Restores publications of the changed master menus since the replacement: they have its food, too. */
async function restorePublished(tx: Tx, swap: FoodSwap, lineIds: readonly number[], since: string): Promise<void> {
  if (lineIds.length === 0) return
  await tx.execute(sql`
    update published_line line set ${column(swap)} = ${swap.id}
    from master_line source
    join master_day on master_day.id = source.master_day_id
    join master_month month on month.master_calendar_id = master_day.master_calendar_id
    join publication on publication.master_month_id = month.id and publication.created_at >= ${since}
    join published_day on published_day.publication_id = publication.id and published_day.date = master_day.date
    where ${among(sql`source.id`, lineIds)} and line.published_day_id = published_day.id
      and line.line_key = source.line_key and line.${column(swap)} = ${swap.byId}`)
}

/** Locks what a replacement changed, and names what was changed since: "Chili", "Elementary lunch 2026-11-24". */
export async function changedSince(tx: Tx, swap: FoodSwap, changes: readonly ReplacedIn[]): Promise<string[]> {
  await lockLines(tx)
  const names = await changedMonths(tx, swap, changes)
  for (const kind of ['recipe', 'menuItem', 'masterDay', 'cycleDay', 'publishedDay', 'schoolDay'] as const) {
    const own = changes.filter((change) => change.kind === kind)
    if (own.length === 0) continue
    const rows = await tx.execute<{ id: number; version: number; name: string }>(
      sql`${named[kind]} where ${among(
        sql`record.id`,
        own.map(({ id }) => id),
      )} order by record.id for update of record`,
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    names.push(
      ...own.flatMap(({ id, version }) =>
        stored.get(id)?.version === version ? [] : [stored.get(id)?.name ?? `${id}`],
      ),
    )
  }
  // A day of a master menu and its published copy have the same name.
  return [...new Set(names)]
}

/** The months with other recurring items than the replacement left. Edits of their days and publishing do not count. */
async function changedMonths(tx: Tx, swap: FoodSwap, changes: readonly ReplacedIn[]): Promise<string[]> {
  const names: string[] = []
  for (const { kind, id, recurring = {} } of changes) {
    if (kind !== 'masterMonth') continue
    const left = withLines(recurring, (line) => swapLine(line, swap))
    const [row] = await tx.execute<{ name: string; isSame: boolean }>(sql`
      select calendar.name || ' ' || month.year_month as name,
        month.recurring_days = ${JSON.stringify(left)}::text::jsonb as "isSame"
      from master_month month join master_calendar calendar on calendar.id = month.master_calendar_id
      where month.id = ${id} for update of month`)
    if (!row?.isSame) names.push(row?.name ?? `${id}`)
  }
  return names
}

const named: Record<Exclude<ReplacedIn['kind'], 'masterMonth'>, SQL> = {
  recipe: sql`select record.id, record.version, record.name from recipe record`,
  menuItem: sql`select record.id, record.version, record.name from menu_item record`,
  masterDay: sql`select record.id, record.version, calendar.name || ' ' || record.date as name from master_day record
    join master_calendar calendar on calendar.id = record.master_calendar_id`,
  cycleDay: sql`select record.id, record.version, menu.name || ' ' || record.week || '-' || record.weekday as name
    from cycle_day record join cycle_menu menu on menu.id = record.cycle_menu_id`,
  publishedDay: sql`select record.id, record.version, calendar.name || ' ' || record.date as name from published_day record
    join publication on publication.id = record.publication_id
    join master_month month on month.id = publication.master_month_id
    join master_calendar calendar on calendar.id = month.master_calendar_id`,
  schoolDay: sql`select record.id, record.version, school.school_name || ' ' || record.date as name
    from school_day record join school_calendar calendar on calendar.id = record.school_calendar_id
    join school on school.id = calendar.school_id`,
}
