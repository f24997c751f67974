import { weekdayOf } from '@commissary/domain/dates'
import { type MenuType, menuTypes } from '@commissary/domain/menu'
import { recordState, sheetTotals } from '@commissary/domain/production'
import { isInTerm, keepsRecords } from '@commissary/domain/school'
import { and, eq, inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import { school as schoolTable } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { closedDays } from '../holidays/store.ts'
import { linesOf } from '../production-records/find-record.ts'
import { toSheet } from '../production-records/sheet-of.ts'
import type { School } from '../schools/store.ts'
import { dayPlans } from './day-plans.ts'

type Meals = Schemas['DashboardMeals']
type Meal = Schemas['MealOfDay']

/** The meals that schools serve on a day: what is planned and what is recorded. */
export async function mealsOfDay(
  tx: Tx,
  all: readonly School[],
  { date, today }: { date: string; today: string },
): Promise<Meals> {
  const schools = await inTerm(tx, all, date)
  const ids = schools.map(({ schoolId }) => schoolId)
  const plans = new Map((await dayPlans(tx, ids, date, date)).map((plan) => [keyOf(plan), plan.plannedMeals]))
  const records = await recordsOf(tx, ids, { date, today })
  const [holiday] = await closedDays(tx, date, date)
  const weekday = weekdayOf(date)

  function mealOf(own: School, menuType: MenuType): Meal | null {
    const key = keyOf({ schoolId: own.schoolId, menuType })
    const record = records.get(key)
    if (record) return record
    if (plans.has(key)) {
      const state = keepsRecords(own) && date < today ? 'late' : 'planned'
      return { itemType: menuType, state, plannedMeals: plans.get(key) ?? null, servedMeals: null }
    }
    const isServed = own.programs.some((program) => program.menuType === menuType && weekday <= program.serviceDays)
    if (!isServed || holiday) return null
    return { itemType: menuType, state: 'notPlanned', plannedMeals: null, servedMeals: null }
  }

  return {
    closedFor: holiday?.note ?? null,
    schools: schools.flatMap((own) => {
      const meals = menuTypes.flatMap((menuType) => mealOf(own, menuType) ?? [])
      const { schoolId, schoolName } = own
      return meals.length > 0 ? [{ schoolId, schoolName, keepsRecords: keepsRecords(own), meals }] : []
    }),
  }
}

async function inTerm(tx: Tx, schools: readonly School[], date: string): Promise<School[]> {
  if (schools.length === 0) return []
  const rows = await tx
    .select({ id: schoolTable.id, terms: schoolTable.terms })
    .from(schoolTable)
    .where(
      inArray(
        schoolTable.id,
        schools.map(({ schoolId }) => schoolId),
      ),
    )
  const open = new Set(rows.filter(({ terms }) => isInTerm(terms, date)).map(({ id }) => id))
  return schools.filter(({ schoolId }) => open.has(schoolId))
}

/** The recorded meals of a day, by school and meal. */
async function recordsOf(
  tx: Tx,
  schoolIds: readonly number[],
  { date, today }: { date: string; today: string },
): Promise<Map<string, Meal>> {
  if (schoolIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(productionRecord)
    .where(and(eq(productionRecord.date, date), inArray(productionRecord.schoolId, [...schoolIds])))
  const lines = await linesOf(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => {
      const sheet = toSheet(row, lines.get(row.id) ?? [])
      const { plannedMeals, servedMeals } = sheetTotals(sheet)
      const meal: Meal = {
        itemType: row.menuType,
        state: recordState({ date, today, sheet, isClosed: row.closedAt !== null }),
        plannedMeals: plannedMeals.isComplete ? plannedMeals.known : null,
        servedMeals: servedMeals.isComplete ? servedMeals.known : null,
      }
      return [keyOf(row), meal]
    }),
  )
}

const keyOf = ({ schoolId, menuType }: { schoolId: number; menuType: MenuType }) => `${schoolId} ${menuType}`
