import { addDays } from '@commissary/domain/dates'
import { cutOffOf } from '@commissary/domain/orders'
import { isInTerm } from '@commissary/domain/school'
import { eq, inArray, sql } from 'drizzle-orm'

import { caterer } from '../../db/schema/caterer.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { openRecordsOf } from '../dashboard/open-records.ts'
import { priceIn, readPrices } from '../meal-orders/meal-prices.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { readOpenDays } from '../meal-orders/service-days.ts'
import { readPublicMenu } from '../public-menus/store.ts'
import { dueDrafts } from '../purchase-orders/due.ts'
import { orderNumber } from '../purchase-orders/list.ts'
import { vendorIdOfOrder } from '../purchase-orders/vendors.ts'
import { listAllSchools } from '../schools/store.ts'
import { allSites } from '../../shared/own-sites.ts'
import type { NotableEvent } from './notify.ts'

/** How many days back a check goes after the server was down. */
export const mostDays = 7

/** The meals of the last days whose record is not closed, as the dashboard counts them. */
export async function openRecordEvents(tx: Tx, today: string, days: number): Promise<NotableEvent[]> {
  const records = await openRecordsOf(tx, await listAllSchools(tx), today, days)
  return records.map(({ schoolId, schoolName, date, itemType }) => ({
    kind: 'recordOpen',
    eventKey: `record ${schoolId} ${itemType} ${date}`,
    area: 'production',
    schoolId,
    isMailedDaily: true,
    facts: { schoolId, schoolName, date, itemType },
  }))
}

/** The drafts of orders whose cutoff is today or tomorrow, as the dashboard counts them. */
export async function orderEvents(tx: Tx, today: string): Promise<NotableEvent[]> {
  const [own] = await tx
    .select({ hasStock: caterer.inventoryEnabled })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  if (!own?.hasStock) return []
  const sites = await allSites(tx)
  const due = new Map(
    (
      await dueDrafts(
        tx,
        sites.map(({ id }) => id),
        today,
      )
    ).map(({ id, last }) => [id, last]),
  )
  if (due.size === 0) return []
  const rows = await tx
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      siteId: purchaseOrder.siteId,
      siteName: inventorySite.siteName,
      vendorName: vendor.name,
    })
    .from(purchaseOrder)
    .innerJoin(vendor, eq(vendor.id, vendorIdOfOrder))
    .innerJoin(inventorySite, eq(inventorySite.id, purchaseOrder.siteId))
    .where(inArray(purchaseOrder.id, [...due.keys()]))
  return rows.map(({ id, number, siteId, siteName, vendorName }) => {
    const date = due.get(id) ?? today
    return {
      kind: 'orderDue',
      eventKey: `order ${id} ${date}`,
      area: 'inventory',
      siteId,
      // Tomorrow's mail is too late for what is due today.
      isMailedDaily: date !== today,
      facts: { orderId: id, orderNumber: orderNumber(number), vendorName, siteName, date },
    }
  })
}

interface Child extends Record<string, unknown> {
  userId: number
  id: number
  firstName: string
  priceType: string | null
  schoolId: number
  schoolName: string
}

/** Days without an order that can still be ordered until today or tomorrow, for parents who asked for mail, or one of them. */
export async function childOrderEvents(tx: Tx, userId?: number): Promise<NotableEvent[]> {
  const terms = await readTerms(tx)
  const [from, to] = [addDays(terms.locked, 1), addDays(terms.today, terms.cutOffDays + 1)]
  if (!terms.familiesOrder || from > to) return []
  const children = await childrenOfAskers(tx, userId)
  const ordered = await orderedDays(
    tx,
    children.map(({ id }) => id),
    { from, to },
  )
  const prices = await readPrices(tx)
  const events: NotableEvent[] = []
  for (const [schoolId, ofSchool] of Map.groupBy(children, (child) => child.schoolId)) {
    const open = await readOpenDays(tx, schoolId, from, to)
    const { menus } = await readPublicMenu(tx, schoolId, { startDate: from, endDate: to })
    const meals = menus.flatMap(({ itemType, days }) => days.map(({ date }) => ({ itemType, date })))
    for (const { userId, id, firstName, priceType, schoolName } of ofSchool) {
      for (const date of new Set(meals.map((meal) => meal.date))) {
        if (!isInTerm(open.terms, date) || ordered.has(`${id} ${date}`)) continue
        const types = meals.filter((meal) => meal.date === date).map(({ itemType }) => itemType)
        if (types.every((menuType) => priceIn(prices, menuType, priceType) === null)) continue
        const until = cutOffOf(terms, date, terms.timeZone).toString({ smallestUnit: 'millisecond' })
        events.push({
          kind: 'childOrderDue',
          eventKey: `child ${id} ${date}`,
          area: null,
          schoolId,
          userId,
          isMailedDaily: true,
          facts: { schoolName, childName: firstName, date, until },
        })
      }
    }
  }
  return events
}

/** The children, except archived ones, of parents who asked for mail about orders. */
const childrenOfAskers = (tx: Tx, userId: number | undefined) =>
  tx.execute<Child>(sql`
    select u.id::int as "userId", child.id::int as id, child.first_name as "firstName", child.price_type as "priceType",
      own.id::int as "schoolId", own.school_name as "schoolName"
    from notification_choice choice
    join app_user u on u.id = choice.user_id and u.role = 'parent' and u.status = 'active' and u.archived_at is null
    join household_adult adult on adult.user_id = u.id
    join household home on home.id = adult.household_id and home.archived_at is null
    join student child on child.household_id = home.id and child.archived_at is null
    join school own on own.id = child.school_id and own.archived_at is null
    where choice.kind = 'childOrderDue' and choice.mail and ${userId === undefined ? sql`true` : sql`u.id = ${userId}`}
    order by own.id, u.id, child.id`)

/** The days on which children have an order, as "<child> <day>". */
async function orderedDays(
  tx: Tx,
  childIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Set<string>> {
  if (childIds.length === 0) return new Set()
  const rows = await tx.execute<{ key: string }>(sql`
    select distinct student_id || ' ' || date as key from meal_order
    where student_id = any(${sql.param([...childIds])}::bigint[]) and date between ${from}::date and ${to}::date
      and status not in ('cancelled', 'refunded')`)
  return new Set(rows.map(({ key }) => key))
}
