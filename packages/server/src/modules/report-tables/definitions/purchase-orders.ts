import { among } from '../../../shared/lists.ts'
import { ownSiteNames } from '../../../shared/own-sites.ts'
import { purchaseOrderStatuses } from '@commissary/domain/purchasing'
import { sql, type SQL } from 'drizzle-orm'

import { countedSize } from '../../purchase-orders/on-order.ts'
import type { ReportDefinition } from '../definition.ts'

/** Converts a quantity in the base unit, or its value, to packs of the line. */
const inPacks = (content: SQL) => sql`round(${content} / l.pack_size, 6)`

const flags = ['unpriced', 'short', 'priceDiffers'] as const

/**
 * The lines of orders to be delivered in a period, next to what came and what it cost. An order without a delivery date is in the
 * period in which it was created.
 */
export const purchaseOrders: ReportDefinition = {
  id: 'purchaseOrders',
  operation: 'readPurchaseOrderReport',
  title: 'inventoryPurchaseOrder',
  period: 'range',
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'order', kind: 'text' },
    { id: 'deliveryDate', kind: 'date' },
    { id: 'vendor', kind: 'text' },
    { id: 'site', kind: 'text' },
    { id: 'status', kind: 'code' },
    { id: 'pack', kind: 'pack' },
    { id: 'ordered', kind: 'amount', total: 'sum' },
    { id: 'received', kind: 'amount', total: 'sum', isSigned: true },
    { id: 'damaged', kind: 'amount', total: 'sum', isSigned: true },
    { id: 'short', kind: 'amount', total: 'sum', isSigned: true },
    { id: 'price', kind: 'moneyExact' },
    { id: 'expected', kind: 'money', total: 'sum' },
    { id: 'invoiced', kind: 'money', total: 'sum', isSigned: true },
    { id: 'difference', kind: 'money', total: 'sum', isSigned: true },
    { id: 'flags', kind: 'codes', total: 'some' },
  ],
  groupings: [
    { id: 'order', key: 'orderId', label: 'order' },
    { id: 'vendor', key: 'vendorId', label: 'vendor' },
    { id: 'site', key: 'siteId', label: 'site' },
    { id: 'status', key: 'status', label: 'status', kind: 'code' },
    { id: 'week', key: 'week', label: 'week', kind: 'weekOf' },
    { id: 'month', key: 'month', label: 'month', kind: 'month' },
  ],
  usualGroup: ['vendor', 'order'],
  refs: ['orderId', 'ingredientId'],
  notes: ['orders'],
  order: sql`r."deliveryDate", r."orderId", r."seq"`,

  async choices(tx, { caller, wording: { t } }) {
    const sites = await ownSiteNames(tx, caller.userId)
    const vendors = await tx.execute<{ id: number; name: string }>(sql`
      select v.id, v.name from vendor v
      where exists (select from purchase_order o where coalesce(o.own_vendor_id, o.shared_vendor_id) = v.id)
      order by lower(v.name) collate "C", v.id`)
    const words = (codes: readonly ((typeof flags)[number] | (typeof purchaseOrderStatuses)[number])[]) =>
      // "Canceled" has another gender for a meal order in Spanish.
      codes.map((value) => ({
        value,
        label: t(`reportTables.codes.${value === 'cancelled' ? 'orderCancelled' : value}`),
      }))
    return [
      { id: 'vendor', options: vendors.map(({ id, name }) => ({ value: String(id), label: name })) },
      { id: 'site', options: [...sites].map(([id, name]) => ({ value: String(id), label: name })) },
      { id: 'status', options: words(purchaseOrderStatuses) },
      { id: 'show', options: words(flags) },
    ]
  },

  async rows(tx, { caller, from, to, choice, schoolIds, isOfSchools }) {
    const own = [...(await ownSiteNames(tx, caller.userId)).keys()]
    const siteIds = own.filter((id) => ['', String(id)].includes(choice('site')))
    const conditions: SQL[] = [
      among(sql`o.site_id`, siteIds),
      // Canceled orders are not expected.
      choice('status') === '' ? sql`o.status <> 'cancelled'` : sql`o.status = ${choice('status')}`,
    ]
    if (choice('vendor') !== '') conditions.push(sql`v.id::text = ${choice('vendor')}`)
    if (isOfSchools) {
      conditions.push(
        sql`exists (select from inventory_site_school m where m.inventory_site_id = o.site_id and ${among(sql`m.school_id`, schoolIds)})`,
      )
    }
    const shown = choice('show')
    return sql`
      select * from (
        select p.*, p.invoiced - p.due as difference, nullif(concat_ws(',',
            case when p.price is null then 'unpriced' end,
            case when p.short > 0 or p.damaged > 0 then 'short' end,
            case when round(p.invoiced - p.due, 2) <> 0 then 'priceDiffers' end), '') as flags
        from (
          select o.id as "orderId", 'PO-' || lpad(o.number::text, greatest(4, length(o.number::text)), '0') as "order",
            d.day as "deliveryDate", to_char(d.day, 'YYYY-MM') as month, date_trunc('week', d.day)::date as week,
            v.id as "vendorId", v.name as vendor, s.id as "siteId", s.site_name as site,
            case o.status when 'cancelled' then 'orderCancelled' else o.status end as status, l.seq,
            g.name as item, l.ingredient_id as "ingredientId",
            json_build_array(l.pack_text, l.pack_size::text, g.base_unit)::text as pack, l.packs as ordered,
            coalesce(${inPacks(sql`came.received`)}, 0) as received, coalesce(${inPacks(sql`came.damaged`)}, 0) as damaged,
            coalesce(${inPacks(sql`came.short`)}, 0) as short, l.price, l.packs * l.price as expected,
            coalesce(${inPacks(sql`came.received * l.price`)}, 0 * l.price) as due,
            case when came.is_unknown then null else coalesce(came.invoiced, 0) end as invoiced
          from purchase_order o
          join caterer c on c.id = current_caterer()
          cross join lateral (
            select coalesce(o.delivery_date, (o.created_at at time zone c.time_zone)::date) as day
          ) d
          join purchase_order_line l on l.purchase_order_id = o.id
          join vendor v on v.id = coalesce(o.own_vendor_id, o.shared_vendor_id)
          join inventory_site s on s.id = o.site_id
          join ingredient g on g.id = l.ingredient_id
          left join lateral (
            select sum(r.packs * ${countedSize}) as received, sum(r.damaged * ${countedSize}) as damaged,
              sum(r.short * ${countedSize}) as short, sum(r.packs * r.price) as invoiced,
              bool_or(r.packs <> 0 and r.price is null) as is_unknown
            from purchase_receipt_line r where r.purchase_order_line_id = l.id
          ) came on true
          where d.day between ${from}::date and ${to}::date and ${sql.join(conditions, sql` and `)}
        ) p
      ) f
      where ${shown === '' ? sql`true` : sql`${shown} = any(string_to_array(f.flags, ','))`}`
  },
}
