import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'

import { unauthorized } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { among } from '../../shared/lists.ts'
import { ownSites } from '../../shared/own-sites.ts'
import { closedDays } from '../holidays/store.ts'
import { hasMissingEvidence, hasMissingNutrition, isOffered } from '../ingredients/list.ts'
import { countOrders } from '../meal-orders/read-orders.ts'
import { countPayments } from '../payments/read-payments.ts'
import { countDueOrders } from '../purchase-orders/due.ts'
import { readUserInfo } from '../session/user-info.ts'
import { countBelowPar } from '../stock/list.ts'
import { mealsOfDay } from './meals-of-day.ts'
import { openRecordDays, openRecordsOf, ownSchools } from './open-records.ts'

type Dashboard = Schemas['Dashboard']
type Module = NonNullable<Schemas['UserInfo']['modules']>[number]

/** The dashboard counts what expires within this many days. The stock list has the same filter. */
const expiryDays = 7
const holidayDays = 20

/** What needs the caller's attention. Throws a 404 for a school that the caller has no access to. */
export async function readDashboard(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  query: { date?: string; schoolId?: number },
): Promise<Dashboard> {
  const user = await readUserInfo(tx, caller)
  if (!user) throw unauthorized()
  const { today } = user
  const date = query.date ?? today
  const schools = ownSchools(user.schools, query.schoolId)
  const has = (...modules: Module[]) =>
    user.role !== 'staff' || !user.modules || modules.some((name) => user.modules?.includes(name))
  const hasStock = user.inventoryEnabled && has('inventory')
  const allSites = hasStock ? (await ownSites(tx, caller.userId)).map(({ id }) => id) : []
  const siteId = query.schoolId === undefined ? null : await siteOf(tx, query.schoolId)
  const sites = query.schoolId === undefined ? allSites : allSites.filter((id) => id === siteId)

  return {
    date,
    siteId: hasStock ? siteId : null,
    meals: has('menus', 'production', 'reports') ? await mealsOfDay(tx, schools, { date, today }) : null,
    openRecords: has('production') ? (await openRecordsOf(tx, schools, today)).length : null,
    stock: hasStock ? await countStock(tx, sites, today) : null,
    orders: hasStock ? await countDueOrders(tx, sites) : null,
    catalog: has('catalog') ? await countIngredients(tx, today, user.nutritionAnalysis) : null,
    families: has('orders') ? await countFamilies(tx, caller, today, query.schoolId) : null,
    holidays: await closedDays(tx, date, addDays(date, holidayDays)),
    steps: await firstSteps(tx),
  }
}

async function siteOf(tx: Tx, schoolId: number): Promise<number | null> {
  const [row] = await tx.execute<{ id: number }>(
    sql`select inventory_site_id as id from inventory_site_school where school_id = ${schoolId}`,
  )
  return row?.id ?? null
}

async function countStock(tx: Tx, sites: readonly number[], today: string): Promise<Dashboard['stock']> {
  if (sites.length === 0) return { belowZero: 0, belowPar: 0, expiring: 0 }
  const [row] = await tx.execute<{ belowZero: number; expiring: number }>(sql`
    select (count(*) filter (where i.quantity < 0))::int as "belowZero",
      (count(*) filter (where i.next_expiry <= ${today}::date + ${expiryDays}::int))::int as expiring
    from stock_item i where ${among(sql`i.site_id`, sites)}`)
  const { belowZero = 0, expiring = 0 } = row ?? {}
  return { belowZero, belowPar: await countBelowPar(tx, sites, today), expiring }
}

async function countIngredients(tx: Tx, today: string, nutrition: boolean): Promise<Dashboard['catalog']> {
  const [row] = await tx.execute<{ nutrition: number; evidence: number }>(sql`
    select (count(*) filter (where ${hasMissingNutrition}))::int as nutrition,
      (count(*) filter (where ${hasMissingEvidence(today)}))::int as evidence
    from ingredient where archived_at is null and ${isOffered(today)}`)
  return { missingNutrition: nutrition ? (row?.nutrition ?? 0) : null, missingEvidence: row?.evidence ?? 0 }
}

/** Orders are counted as far back as production records. */
async function countFamilies(
  tx: Tx,
  user: Pick<Caller, 'userId'>,
  today: string,
  schoolId: number | undefined,
): Promise<Dashboard['families']> {
  const [ordersFrom, ordersTo] = [addDays(today, -openRecordDays), addDays(today, -1)]
  const school = schoolId === undefined ? {} : { schoolId }
  return {
    ordersFrom,
    ordersTo,
    notMarked: await countOrders(tx, user, { ...school, from: ordersFrom, to: ordersTo, status: 'locked' }),
    notReconciled: await countPayments(tx, user, { ...school, status: 'recorded', isReconciled: false }),
  }
}

async function firstSteps(tx: Tx): Promise<Dashboard['steps']> {
  const [row] = await tx.execute<Dashboard['steps'] & Record<string, unknown>>(sql`
    select
      exists (
        select from school_program p join school s on s.id = p.school_id where s.archived_at is null
      ) as schools,
      exists (select from vendor where caterer_id = current_caterer() and archived_at is null) as vendors,
      exists (select from reference_food) as foods,
      exists (select from ingredient where archived_at is null) as ingredients,
      exists (select from recipe where archived_at is null) as recipes,
      exists (select from cycle_menu where archived_at is null) as "cycleMenus",
      exists (select from school_base_day) or exists (select from school_day) as menus,
      exists (select from production_record) as records`)
  if (!row) throw new Error('The first steps were not read')
  return row
}
