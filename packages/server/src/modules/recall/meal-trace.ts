import { countedLines, hasUnknownFood, lineCount, lineText } from '@commissary/domain/production'
import { sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { idList } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import { findRecord, type FoundRecord } from '../production-records/find-record.ts'
import { toSheet } from '../production-records/sheet-of.ts'
import { readHoldings } from './holdings.ts'
import { heldBy } from './holding-recipes.ts'
import { lateDays, readRecords } from './meals.ts'
import { sightOf } from './search.ts'

type MealTrace = Schemas['MealTrace']
type Meal = Pick<MealTrace, 'schoolId' | 'date' | 'itemType'>
type LotOfMeal = MealTrace['lots'][number]
type Food = MealTrace['foodsWithoutLot'][number]

interface SchoolRow extends Record<string, unknown> {
  schoolName: string
  siteId: number | null
  siteName: string | null
  recordId: number | null
}

/** The lots of a meal, and its foods without a known lot. Throws a 404 for a school that the user does not work for. */
export async function traceMeal(tx: Tx, { userId }: Pick<Caller, 'userId'>, meal: Meal): Promise<MealTrace> {
  const { schoolId, date, itemType } = meal
  const sight = await sightOf(tx, userId)
  const [row] = sight.schoolIds.includes(schoolId)
    ? await tx.execute<SchoolRow>(sql`
        select s.school_name as "schoolName", t.id as "siteId", t.site_name as "siteName", r.id as "recordId"
        from school s
        left join inventory_site_school i on i.school_id = s.id left join inventory_site t on t.id = i.inventory_site_id
        left join production_record r on r.school_id = s.id and r.date = ${date}::date and r.menu_type = ${itemType}
        where s.id = ${schoolId} and s.archived_at is null`)
    : []
  if (!row) throw notFound(message('calendars.schoolNotFound'))
  const { schoolName, siteId, siteName, recordId } = row
  const head = { schoolId, schoolName, date, itemType, recordId, siteName }
  const found = recordId === null ? null : await findRecord(tx, userId, recordId)
  const isClosed = found !== null && found.row.closedAt !== null
  const planned = isClosed ? { foods: [], texts: [] } : await plannedFoods(tx, meal)
  const used = found ? await usedFoods(tx, found) : { foods: [], texts: [] }
  const foods = distinct([...planned.foods, ...used.foods])

  const there = isClosed || siteId === null ? [] : await lotsThere(tx, siteId, date, foods)
  const ofRecord = found === null ? [] : await lotsOfRecord(tx, found, siteId, foods)
  const known = new Set(ofRecord.map(({ lotId }) => lotId))
  const lots = await named(tx, [...ofRecord, ...there.filter(({ lotId }) => !known.has(lotId))])
  const certainty = !isClosed ? 'notClosed' : lots.some((lot) => lot.certainty === 'held') ? 'held' : 'nothingIssued'
  const texts = [...planned.texts, ...used.texts].map((name): Food => ({ ingredientId: null, name }))
  return { ...head, certainty, lots, foodsWithoutLot: distinct([...withoutLot(found, foods, lots), ...texts]) }
}

interface FoundLot {
  lotId: number
  certainty: LotOfMeal['certainty']
  quantity: string | null
}

/** The lots whose recall would list this record. */
async function lotsOfRecord(
  tx: Tx,
  { row: { id, schoolId, date } }: FoundRecord,
  siteId: number | null,
  foods: readonly Food[],
): Promise<FoundLot[]> {
  const ids = idsOf(foods)
  const day = Temporal.PlainDate.from(date)
  const [from, to] = [day.subtract({ days: lateDays }).toString(), day.add({ days: lateDays }).toString()]
  const lotIds = await tx.execute<{ lotId: number; ingredientId: number }>(sql`
    select distinct m.lot_id as "lotId", m.ingredient_id as "ingredientId" from stock_move m
    where m.moved_on <= ${to}::date and m.site_id = ${siteId ?? 0} and m.ingredient_id = any (${idList(ids)})
    union
    select m.lot_id, m.ingredient_id from stock_move m where m.cause_kind = 'productionRecord' and m.cause_id = ${id}`)
  const all = await readHoldings(
    tx,
    lotIds.map(({ lotId }) => lotId),
    { siteIds: siteId === null ? [] : [siteId] },
  )
  // Leftovers may come from lots that were used up some days earlier.
  const holdings = all.filter(({ since, until }) => since <= to && (until === null || until >= from))
  const kept = new Set(holdings.map(({ lotId }) => lotId))
  const [record] = await readRecords(tx, {
    lots: lotIds.map((lot) => ({ ...lot, receivedOn: from })),
    holdings,
    foods: ids,
    schoolIds: [schoolId],
    since: from,
    until: to,
    isByCode: false,
    today: await readCatererToday(tx),
    recordId: id,
  })
  return (record?.lots ?? []).filter(({ lotId, certainty }) => certainty === 'held' || kept.has(lotId))
}

interface LotRow extends Record<string, unknown>, Omit<LotOfMeal, 'certainty' | 'quantity'> {}

/** Lots with their details, by ingredient, with lots that were taken first. */
async function named(tx: Tx, found: readonly FoundLot[]): Promise<LotOfMeal[]> {
  const rows = await tx.execute<LotRow>(sql`
    select o.id as "lotId", g.id as "ingredientId", g.name as "ingredientName", g.base_unit as unit, o.code,
      o.expires_on as "expiresOn",
      (select min(l.aged_on) from stock_layer l where l.lot_id = o.id) as "receivedOn"
    from stock_lot o join ingredient g on g.id = o.ingredient_id
    where o.id = any (${idList(found.map(({ lotId }) => lotId))})
    order by lower(g.name) collate "C", g.id, o.code nulls last, o.expires_on nulls last, o.id`)
  const byId = new Map(found.map((lot) => [lot.lotId, lot]))
  const lots = rows.flatMap((row): LotOfMeal[] => {
    const own = byId.get(row.lotId)
    return own ? [{ ...row, certainty: own.certainty, quantity: own.quantity }] : []
  })
  const byFood = [...Map.groupBy(lots, ({ ingredientId }) => ingredientId).values()]
  return byFood.flatMap((own) =>
    own.toSorted((a, b) => Number(b.certainty === 'held') - Number(a.certainty === 'held')),
  )
}

/** The lots of ingredients that a site had at some time of a day, computed from its moves until then. */
async function lotsThere(tx: Tx, siteId: number, date: string, foods: readonly Food[]): Promise<FoundLot[]> {
  const rows = await tx.execute<{ lotId: number }>(sql`
    select m.lot_id as "lotId" from stock_move m
    where m.site_id = ${siteId} and m.ingredient_id = any (${idList(idsOf(foods))}) and m.moved_on <= ${date}::date
    group by 1
    having sum(m.quantity) > 0 or sum(m.quantity) filter (where m.moved_on < ${date}::date) > 0
      or bool_or(m.moved_on = ${date}::date and m.quantity > 0)`)
  return rows.map(({ lotId }) => ({ lotId, certainty: 'notClosed', quantity: null }))
}

interface MealFoods {
  foods: Food[]
  /** Served items without a known ingredient. */
  texts: string[]
}

async function plannedFoods(tx: Tx, { schoolId, date, itemType }: Meal): Promise<MealFoods> {
  const programs = await tx.execute<{ id: number }>(sql`select id from meal_program where menu_type = ${itemType}`)
  const ids = new Set(programs.map(({ id }) => id))
  const days = (await readPlannedNeeds(tx, { schoolIds: [schoolId], from: date, to: date })).filter(
    ({ mealProgramId }) => ids.has(mealProgramId),
  )
  return {
    foods: days.flatMap(({ needs }) => needs.map(({ ingredientId, name }) => ({ ingredientId, name }))),
    texts: days.flatMap(({ unresolved }) => unresolved.map(({ name }) => name)),
  }
}

/** The foods of a record's lines that were served, or will be: ingredients at any depth, in the versions of its day. */
async function usedFoods(tx: Tx, { row, lines }: FoundRecord): Promise<MealFoods> {
  const counted = new Set(countedLines(toSheet(row, lines)).map(({ key }) => key))
  const used = lines.filter(({ lineKey }) => counted.has(lineKey) && lineCount(row, lineKey, 'prepared') !== 0)
  const known = used.filter(({ lineKey }) => !hasUnknownFood(row, lineKey))
  const rows = await tx.execute<{ ingredientId: number; name: string }>(sql`
    with recursive ${heldBy(sql`select id from ingredient`)}, used as (
      select l.ingredient_id, l.recipe_id from production_line l where l.id = any (${idList(known.map(({ id }) => id))})
    )
    select g.id as "ingredientId", g.name from ingredient g where g.id in (
      select ingredient_id from used
      union all
      select held.ingredient_id from used join held on held.recipe_id = used.recipe_id
        and ${row.date}::date >= held.since and ${row.date}::date < held.until)
    order by lower(g.name) collate "C", g.id`)
  const texts = used.flatMap(({ lineKey, ingredientId, recipeId, name }) => {
    if (hasUnknownFood(row, lineKey)) return [lineText(row, lineKey, 'servedInstead') ?? name]
    return ingredientId === null && recipeId === null ? [name] : []
  })
  return { foods: [...rows], texts }
}

/**
 * Foods without a lot. A closed record has the lots of everything that it took. A food that it was short of also needs a lot that
 * it may have held, and leftovers were taken by another record.
 */
function withoutLot(found: FoundRecord | null, foods: readonly Food[], lots: readonly LotOfMeal[]): Food[] {
  const stock = found?.row.stock
  const shortages = new Set(stock?.shortages.map(({ ingredientId }) => ingredientId))
  const namedFor = (food: Food) =>
    lots.some(
      (lot) =>
        lot.ingredientId === food.ingredientId && (lot.certainty !== 'held' || !shortages.has(food.ingredientId)),
    )
  return foods.filter((food) => !namedFor(food))
}

const idsOf = (foods: readonly Food[]) => foods.flatMap(({ ingredientId }) => ingredientId ?? [])

const distinct = (foods: readonly Food[]): Food[] => [
  ...new Map(
    foods.map((food) => [`${food.ingredientId} ${food.ingredientId === null ? food.name : ''}`, food]),
  ).values(),
]
