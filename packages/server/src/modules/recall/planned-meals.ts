import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { idList } from '../../shared/lists.ts'
import { readPlannedNeeds } from '../planned-needs/planned-needs.ts'
import type { LotAtSite } from './holdings.ts'
import type { TracedMeal } from './meals.ts'
import type { Sight } from './search.ts'

/** Planned days are computed from menus, so this limits how many. */
const mostDays = 62
/** A plan this far ahead may still be cooked from goods in stock now. */
const daysAhead = 14

interface PlannedMeals {
  meals: TracedMeal[]
  /** The first day that was searched; null = none. */
  since: string | null
}

/** Meals without a record that are planned with an ingredient while its lot is in the store of their school. Newest first. */
export async function readPlannedMeals(
  tx: Tx,
  { holdings, sight, today }: { holdings: LotAtSite[]; sight: Sight; today: string },
): Promise<PlannedMeals> {
  const end = Temporal.PlainDate.from(today).add({ days: daysAhead }).toString()
  const spans = holdings.map((one) => ({ ...one, until: one.until === null || one.until > end ? end : one.until }))
  const to = spans
    .map(({ until }) => until)
    .sort()
    .at(-1)
  const first = spans.map(({ since }) => since).sort()[0]
  if (to === undefined || first === undefined) return { meals: [], since: null }
  const earliest = Temporal.PlainDate.from(to)
    .subtract({ days: mostDays - 1 })
    .toString()
  const from = first > earliest ? first : earliest
  const usable = spans.filter(({ until }) => until >= from)
  const bySite = Map.groupBy(usable, ({ siteId }) => siteId)

  const days = await readPlannedNeeds(tx, { siteIds: [...bySite.keys()], from, to })
  const programs = await tx.execute<{ id: number; menuType: TracedMeal['itemType'] }>(
    sql`select id, menu_type as "menuType" from meal_program`,
  )
  const typeOf = new Map(programs.map(({ id, menuType }) => [id, menuType]))
  const seen = new Set(sight.schoolIds)
  const meals = new Map<string, TracedMeal>()
  for (const { schoolId, siteId, mealProgramId, date, needs } of days) {
    const itemType = typeOf.get(mealProgramId)
    if (siteId === null || itemType === undefined || !seen.has(schoolId)) continue
    const own = (bySite.get(siteId) ?? []).flatMap(({ since, until, lotId, ingredientId }) => {
      const need = date >= since && date <= until ? needs.find((one) => one.ingredientId === ingredientId) : undefined
      return need ? [{ lotId, sources: need.sources }] : []
    })
    if (own.length === 0) continue
    const key = `${schoolId} ${date} ${itemType}`
    const meal: TracedMeal = meals.get(key) ?? {
      recordId: null,
      schoolId,
      schoolName: '',
      date,
      itemType,
      certainty: 'notClosed',
      dishes: [],
      lots: [],
    }
    const lotIds = new Set([...meal.lots, ...own].map(({ lotId }) => lotId))
    meal.lots = [...lotIds].map((lotId) => ({ lotId, quantity: null }))
    addDishes(
      meal.dishes,
      own.flatMap(({ sources }) => sources),
    )
    meals.set(key, meal)
  }
  return { meals: await withoutRecord(tx, [...meals.values()]), since: from }
}

/** Adds the dishes that one menu of a meal plans. A dish with several of the ingredients counts once; other menus add to it. */
function addDishes(dishes: TracedMeal['dishes'], sources: readonly { name: string; servings: number | null }[]): void {
  for (const [name, servings] of new Map(sources.map((source) => [source.name, source.servings]))) {
    const known = dishes.find((dish) => dish.name === name)
    if (known) known.planned = known.planned === null || servings === null ? null : known.planned + servings
    else dishes.push({ name, recipeId: null, planned: servings, prepared: null, served: null })
  }
}

/** Leaves out meals with a record, because the record says what they are. */
async function withoutRecord(tx: Tx, meals: readonly TracedMeal[]): Promise<TracedMeal[]> {
  if (meals.length === 0) return []
  const ids = idList([...new Set(meals.map(({ schoolId }) => schoolId))])
  const dates = meals.map(({ date }) => date).sort()
  const records = await tx.execute<{ key: string }>(sql`
    select school_id || ' ' || date || ' ' || menu_type as key from production_record
    where school_id = any (${ids}) and date between ${dates[0]}::date and ${dates.at(-1)}::date`)
  const kept = new Set(records.map(({ key }) => key))
  const schools = await tx.execute<{ id: number; name: string }>(
    sql`select id, school_name as name from school where id = any (${ids})`,
  )
  const nameOf = new Map(schools.map(({ id, name }) => [id, name]))
  return meals
    .filter(({ schoolId, date, itemType }) => !kept.has(`${schoolId} ${date} ${itemType}`))
    .map((meal) => ({ ...meal, schoolName: nameOf.get(meal.schoolId) ?? '' }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.schoolName.localeCompare(b.schoolName))
}
