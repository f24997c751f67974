import { sql, type SQL } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import { heldBy } from './holding-recipes.ts'
import { idList, sightOf } from './search.ts'

type MealTrace = Schemas['MealTrace']
type Meal = Pick<MealTrace, 'schoolId' | 'date' | 'itemType'>

interface SchoolRow extends Record<string, unknown> {
  schoolName: string
  siteId: number | null
  siteName: string | null
  recordId: number | null
  isClosed: boolean
}

/** The lots of a meal. Throws a 404 for a school that the user does not work for. */
export async function traceMeal(tx: Tx, { userId }: Pick<Caller, 'userId'>, meal: Meal): Promise<MealTrace> {
  const { schoolId, date, itemType } = meal
  const sight = await sightOf(tx, userId)
  const [row] = sight.schoolIds.includes(schoolId)
    ? await tx.execute<SchoolRow>(sql`
        select s.school_name as "schoolName", t.id as "siteId", t.site_name as "siteName", r.id as "recordId",
          r.closed_at is not null as "isClosed"
        from school s
        left join inventory_site_school i on i.school_id = s.id left join inventory_site t on t.id = i.inventory_site_id
        left join production_record r on r.school_id = s.id and r.date = ${date}::date and r.menu_type = ${itemType}
        where s.id = ${schoolId} and s.archived_at is null`)
    : []
  if (!row) throw notFound(message('calendars.schoolNotFound'))
  const { schoolName, siteId, siteName, recordId, isClosed } = row
  const head = { schoolId, schoolName, date, itemType, recordId, siteName }
  if (recordId !== null && isClosed) {
    const lots = await takenLots(tx, recordId)
    return { ...head, certainty: lots.length > 0 ? 'held' : 'nothingIssued', lots }
  }
  const foods = [...(await plannedFoods(tx, meal)), ...(recordId === null ? [] : await recordFoods(tx, recordId))]
  return { ...head, certainty: 'notClosed', lots: siteId === null ? [] : await lotsThere(tx, siteId, date, foods) }
}

interface LotRow extends Record<string, unknown> {
  lotId: number
  ingredientId: number
  ingredientName: string
  unit: MealTrace['lots'][number]['unit']
  code: string | null
  expiresOn: string | null
  receivedOn: string
  quantity: string | null
}

/** Lots with what names them. `found` has `lot_id` and `quantity`. */
async function selectLots(tx: Tx, found: SQL): Promise<MealTrace['lots']> {
  const rows = await tx.execute<LotRow>(sql`
    select o.id as "lotId", g.id as "ingredientId", g.name as "ingredientName", g.base_unit as unit, o.code,
      o.expires_on as "expiresOn", f.quantity,
      (select min(l.aged_on) from stock_layer l where l.lot_id = o.id) as "receivedOn"
    from (${found}) f join stock_lot o on o.id = f.lot_id join ingredient g on g.id = o.ingredient_id
    order by lower(g.name) collate "C", g.id, o.code nulls last, o.expires_on nulls last, o.id`)
  return rows.map((row) => ({ ...row, quantity: row.quantity === null ? null : toAmount(row.quantity) }))
}

const takenLots = (tx: Tx, recordId: number) =>
  selectLots(
    tx,
    sql`select m.lot_id, -sum(m.quantity) as quantity from stock_move m
      where m.cause_kind = 'productionRecord' and m.cause_id = ${recordId} group by 1 having sum(m.quantity) < 0`,
  )

/** What a site had of ingredients at some time of a day: what is there now without the moves since the day before. */
const lotsThere = (tx: Tx, siteId: number, date: string, foods: readonly number[]) =>
  selectLots(
    tx,
    sql`select m.lot_id, null::numeric as quantity from stock_move m
      where m.site_id = ${siteId} and m.ingredient_id = any (${idList([...new Set(foods)])}) and m.moved_on <= ${date}::date
      group by 1
      having sum(m.quantity) > 0 or sum(m.quantity) filter (where m.moved_on < ${date}::date) > 0
        or bool_or(m.moved_on = ${date}::date and m.quantity > 0)`,
  )

async function plannedFoods(tx: Tx, { schoolId, date, itemType }: Meal): Promise<number[]> {
  const programs = await tx.execute<{ id: number }>(sql`select id from meal_program where menu_type = ${itemType}`)
  const ids = new Set(programs.map(({ id }) => id))
  const days = await readPlannedNeeds(tx, { schoolIds: [schoolId], from: date, to: date })
  return days
    .filter(({ mealProgramId }) => ids.has(mealProgramId))
    .flatMap(({ needs }) => needs.map(({ ingredientId }) => ingredientId))
}

/** The ingredients of the lines of a record, at any depth. */
async function recordFoods(tx: Tx, recordId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    with recursive ${heldBy(sql`select id from ingredient`)}
    select l.ingredient_id as id from production_line l
      where l.production_record_id = ${recordId} and l.ingredient_id is not null
    union
    select held.ingredient_id from production_line l join production_record r on r.id = l.production_record_id
      join held on held.recipe_id = l.recipe_id and r.date >= held.since and r.date < held.until
      where r.id = ${recordId}`)
  return rows.map(({ id }) => id)
}
