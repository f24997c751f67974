import { among } from '../../../shared/lists.ts'
import { ownSites } from '../../../shared/own-sites.ts'
import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'

import { layersAt } from '../../stock/on-hand.ts'
import { readStockOptions } from '../../stock/list.ts'
import type { ReportDefinition } from '../definition.ts'

/** Days without an issue after which goods are slow movers. */
const slowDays = 60
/** Days ahead in which an expiry needs attention. */
const expiringDays = 14

/**
 * What sites had at the end of a day by item and place, at the cost of the layers that were left then. Goods without a known cost
 * are in a separate row, so that no value hides them.
 */
export const currentInventory: ReportDefinition = {
  id: 'currentInventory',
  operation: 'readCurrentInventoryReport',
  title: 'currentInventoryReport',
  period: 'day',
  isReadOnce: true,
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'category', kind: 'text' },
    { id: 'site', kind: 'text' },
    { id: 'location', kind: 'text' },
    { id: 'quantity', kind: 'amount' },
    { id: 'unit', kind: 'unit' },
    { id: 'value', kind: 'money', total: 'sum', isSigned: true },
    { id: 'nextExpiry', kind: 'date' },
    { id: 'lastUsed', kind: 'date' },
    { id: 'flags', kind: 'codes', total: 'some' },
  ],
  groupings: [
    { id: 'category', key: 'categoryKey', label: 'category' },
    { id: 'location', key: 'locationId', label: 'location' },
    { id: 'site', key: 'siteId', label: 'site' },
  ],
  usualGroup: ['category'],
  refs: ['siteId', 'ingredientId'],
  notes: ['stockValue', 'slow'],
  order: sql`lower(r."item") collate "C", r."ingredientId", lower(r."site") collate "C", r."siteId", r."locationId" nulls first, r."isUncosted"`,

  async choices(tx, { caller, wording: { t } }) {
    const { sites, categories } = await readStockOptions(tx, caller.userId)
    return [
      { id: 'site', options: sites.map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName })) },
      { id: 'category', options: categories.map((name) => ({ value: name.toLowerCase(), label: name })) },
      {
        id: 'show',
        options: (['slow', 'expiring', 'expired', 'shortage'] as const).map((value) => ({
          value,
          label: t(`reportTables.codes.${value}`),
        })),
      },
    ]
  },

  async rows(tx, { caller, to, choice, schoolIds, isOfSchools }) {
    const own = await ownSites(tx, caller.userId)
    const siteIds = own.map(({ id }) => id).filter((id) => ['', String(id)].includes(choice('site')))
    const ofSchools = isOfSchools
      ? sql`exists (select from inventory_site_school m where m.inventory_site_id = l.site_id and ${among(sql`m.school_id`, schoolIds)})`
      : sql`true`
    const shown = choice('show')
    return sql`
      select * from (
        select p.*, nullif(concat_ws(',',
            case when p.quantity < 0 then 'shortage' end,
            case when p."nextExpiry" < ${to}::date then 'expired' end,
            case when p."nextExpiry" between ${to}::date and ${addDays(to, expiringDays)}::date then 'expiring' end,
            case when p.quantity > 0 and p.since <= ${addDays(to, -slowDays)}::date
              and coalesce(p."lastUsed", '-infinity') <= ${addDays(to, -slowDays)}::date then 'slow' end), '') as flags
        from (
          select g.name as item, nullif(g.category, '') as category, nullif(lower(g.category), '') as "categoryKey",
            s.site_name as site, l.site_id as "siteId", b.storage_location_name as location, l.location_id as "locationId",
            l.ingredient_id as "ingredientId", sum(a.quantity) as quantity,
            g.base_unit as unit, l.unit_cost is null as "isUncosted", round(sum(a.quantity * l.unit_cost), 6) as value,
            min(l.expires_on) filter (where a.quantity > 0) as "nextExpiry", min(l.received_on) as since,
            min(used."lastUsed") as "lastUsed"
          from (${layersAt(sql`${among(sql`l.site_id`, siteIds)}`, { asOf: to })}) a
          join stock_layer l on l.id = a.id
          join ingredient g on g.id = l.ingredient_id
          join inventory_site s on s.id = l.site_id
          left join storage_location b on b.id = l.location_id
          left join (
            select m.site_id, m.ingredient_id, max(m.moved_on) as "lastUsed" from stock_move m
            where m.kind = 'issue' and m.moved_on <= ${to}::date and ${among(sql`m.site_id`, siteIds)} group by 1, 2
          ) used on used.site_id = l.site_id and used.ingredient_id = l.ingredient_id
          where ${ofSchools}
          group by g.id, s.id, l.site_id, l.ingredient_id, l.location_id, b.id, l.unit_cost is null
          having sum(a.quantity) <> 0
        ) p
        where ${choice('category') === '' ? sql`true` : sql`p."categoryKey" = ${choice('category')}`}
      ) f
      where ${shown === '' ? sql`true` : sql`${shown} = any(string_to_array(f.flags, ','))`}`
  },
}
