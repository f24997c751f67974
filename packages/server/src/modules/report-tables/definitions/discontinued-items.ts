import { eq, sql } from 'drizzle-orm'

import { caterer } from '../../../db/schema/caterer.ts'
import { ownCaterer } from '../../../db/work.ts'
import { discontinuedRows } from '../../food-reports/discontinued.ts'
import type { ReportDefinition } from '../definition.ts'
import { servedLabel } from './missing-nutrition.ts'

const kinds = ['ingredient', 'vendorItem', 'recipe'] as const
const places = ['recipes', 'menuItems', 'cycleMenus', 'menus', 'stock', 'orders'] as const

/** Columns and places that are only shown where stock is kept. */
const ofStock: ReadonlySet<string> = new Set(['stock', 'orders', 'inStock', 'unit', 'openOrders'])

/** What is discontinued and still somewhere, as `listDiscontinuedItems` lists it. A day, a recipe or an order with several items counts once. */
export const discontinuedItems: ReportDefinition = {
  id: 'discontinuedItems',
  operation: 'readDiscontinuedReport',
  title: 'discontinuedItems',
  period: 'menus',
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'foodKind', kind: 'code' },
    { id: 'vendor', kind: 'text' },
    { id: 'code', kind: 'text' },
    { id: 'discontinuedOn', kind: 'date' },
    { id: 'discontinuedBy', kind: 'text' },
    { id: 'replacement', kind: 'text' },
    { id: 'flags', kind: 'codes', total: 'some' },
    { id: 'nextServed', kind: 'date', label: servedLabel },
    { id: 'schoolDays', kind: 'count', total: 'distinct' },
    { id: 'masterDays', kind: 'count', total: 'distinct' },
    { id: 'cycleMenus', kind: 'count', total: 'distinct' },
    { id: 'recipes', kind: 'count', total: 'distinct' },
    { id: 'menuItems', kind: 'count', total: 'distinct' },
    { id: 'inStock', kind: 'amount', isOptional: true },
    { id: 'unit', kind: 'unit' },
    { id: 'openOrders', kind: 'count', total: 'distinct' },
  ],
  groupings: [
    { id: 'foodKind', key: 'foodKind', label: 'foodKind', kind: 'code' },
    { id: 'nextWeek', key: 'nextWeek', label: 'nextWeek', kind: 'weekOf' },
    { id: 'vendor', key: 'vendorId', label: 'vendor' },
  ],
  usualGroup: ['foodKind'],
  refs: ['id', 'foodKind', 'key'],
  order: sql`r."place"`,

  async shows(tx) {
    const [own] = await tx
      .select({ hasStock: caterer.inventoryEnabled })
      .from(caterer)
      .where(eq(caterer.id, ownCaterer()))
    return (id) => own?.hasStock === true || !ofStock.has(id)
  },

  async choices(tx, { wording: { t } }) {
    const [own] = await tx
      .select({ hasStock: caterer.inventoryEnabled })
      .from(caterer)
      .where(eq(caterer.id, ownCaterer()))
    const shown = places.filter((place) => own?.hasStock === true || !ofStock.has(place))
    return [
      {
        id: 'kind',
        label: t('foodReports.discontinued.kind'),
        options: kinds.map((value) => ({ value, label: t(`foodReports.discontinued.kinds.${value}`) })),
      },
      {
        id: 'place',
        options: shown.map((value) => ({ value, label: t(`foodReports.discontinued.places.${value}`) })),
      },
    ]
  },

  rows(_, { choice, today, served }) {
    const kind = kinds.find((one) => one === choice('kind'))
    const place = places.find((one) => one === choice('place'))
    const query = discontinuedRows(today, { q: choice('q'), served, ...(kind && { kind }), ...(place && { place }) })
    return Promise.resolve(sql`
      select id, kind as "foodKind", concat_ws(' ', kind, id::text, "vendorName", "vendorItemCode") as key, name as item,
        "vendorId", "vendorName" as vendor, coalesce("vendorItemCode", case when kind <> 'vendorItem' then code end) as code,
        "discontinuedOn", by as "discontinuedBy", coalesce("replacementName", "otherVendorNames") as replacement,
        case when kind = 'vendorItem' and "otherVendors" = 0 then 'noOtherVendor'
          when kind = 'ingredient' and "replacementId" is null then 'noReplacement' end as flags,
        "nextDate" as "nextServed", date_trunc('week', "nextDate")::date as "nextWeek",
        "schoolDays", "masterDays", "cycleMenus", recipes, "menuItems", "openOrders", place,
        case when kind = 'ingredient' then
          coalesce((select sum((site->>'quantity')::numeric) from jsonb_array_elements(stock) site), 0) end as "inStock",
        case when kind = 'ingredient' then unit end as unit
      from (${query}) gone`)
  },
}
