import { addDays } from '@commissary/domain/dates'
import { gradeServings, linkOn, menuTypes } from '@commissary/domain/menu'
import { cardFeeOf, hasFee, orderKinds, payTypes } from '@commissary/domain/orders'
import { sql, type SQL } from 'drizzle-orm'

import { menuItem } from '../../../db/schema/menu-item.ts'
import type { Tx } from '../../../db/work.ts'
import { among } from '../../../shared/lists.ts'
import { loadPantry } from '../../recipes/pantry.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportDefinition } from '../definition.ts'
import { categoryWords, chosenIs, menuTypeWords, worded } from './order-lines.ts'

/** The pay types for which a provider keeps a fee. */
const withFee = sql.raw(
  `(${payTypes
    .filter(hasFee)
    .map((type) => `'${type}'`)
    .join(', ')})`,
)

/**
 * Sales by order line, compared with the same number of days before. The part of an order paid by card or online has a fee at the
 * country's rates, spread over the order's lines by amount. Tax isn't the caterer's money, so net is gross less discounts and fees.
 */
export const sales: ReportDefinition = {
  id: 'sales',
  operation: 'readSalesReport',
  title: 'salesReport',
  period: 'range',
  isReadOnce: true,
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'date', kind: 'date' },
    { id: 'school', kind: 'text' },
    { id: 'category', kind: 'text' },
    { id: 'kind', kind: 'text' },
    { id: 'sold', kind: 'count', total: 'sum' },
    { id: 'gross', kind: 'money', total: 'sum' },
    { id: 'discount', kind: 'money', total: 'sum' },
    { id: 'tax', kind: 'money', total: 'sum' },
    { id: 'fee', kind: 'money', total: 'sum' },
    { id: 'net', kind: 'money', total: 'sum', isSigned: true },
    { id: 'cost', kind: 'money', total: 'sum' },
    { id: 'margin', kind: 'money', total: 'sum', isSigned: true },
    { id: 'previousNet', kind: 'money', total: 'sum', isSigned: true },
    { id: 'ofPrevious', kind: 'percent', total: { ratio: ['net', 'previousNet'] } },
  ],
  groupings: [
    { id: 'kind', key: 'kind', label: 'kind' },
    { id: 'day', key: 'date', label: 'date', kind: 'date' },
    { id: 'school', key: 'schoolId', label: 'school' },
    { id: 'item', key: 'item', label: 'item' },
    { id: 'category', key: 'categoryKey', label: 'category' },
  ],
  usualGroup: ['kind', 'item'],
  refs: ['schoolId', 'orderId'],
  notes: ['salesFees', 'salesCost', 'previous'],
  order: sql`r."date", r."orderId", r."seq"`,

  async choices(_, { wording: { t } }) {
    return [
      { id: 'menuType', options: menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) })) },
      { id: 'kind', options: orderKinds.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
    ]
  },

  async rows(tx, scope) {
    const { from, to, schoolIds, choice, wording } = scope
    const days = Temporal.PlainDate.from(from).until(to).days + 1
    const before = addDays(from, -days)
    const rates = cardFeeOf(wording.country)
    const feeOf = (amount: SQL) =>
      rates
        ? sql`(round(${amount} * ${rates.transactionPct}::numeric / 100, 2) + ${rates.otherCharge}::numeric
            + round(${amount} * ${rates.applicationPct}::numeric / 100, 2))`
        : sql`null::numeric`
    const costs = await costsOf(tx, to)
    return sql`
      select sold.*, sold.net_all * sold.is_now as net, sold.net_all * (1 - sold.is_now) as "previousNet",
        sold.net_all * sold.is_now - sold.cost as margin
      from (
        select line.*, line.quantity * line.is_now as sold, line.gross_all * line.is_now as gross,
          line.discount_all * line.is_now as discount, line.tax_all * line.is_now as tax, line.fee_all * line.is_now as fee,
          line.gross_all - line.discount_all - line.fee_all as net_all,
          case when line.is_now = 0 then 0 else line.quantity * cost.amount end as cost
        from (
          select coalesce(item.name, ${menuTypeWords(scope, sql`placed.menu_type`)}) as item, item.item_id, placed.date,
            place.school_name as school, placed.school_id as "schoolId", item.meal_category as "categoryKey",
            ${categoryWords(scope, sql`item.meal_category`)} as category,
            ${worded(sql`placed.kind`, orderKinds, scope)} as kind, item.quantity, item.gross as gross_all,
            item.discount as discount_all, item.tax as tax_all,
            case when placed.date >= ${from}::date then 1 else 0 end as is_now,
            case when placed.total = 0 or placed.pay_type not in ${withFee} then 0
              when placed.pay_type is null and paid.order_id is null then 0
              else case when placed.pay_type is null then paid.fee else ${feeOf(sql`placed.total`)} end
                * (item.gross - item.discount + item.tax) / placed.total end as fee_all,
            placed.id as "orderId", item.seq
          from meal_order placed
          join meal_order_line item on item.order_id = placed.id
          join school place on place.id = placed.school_id
          -- An order of a till that was paid in several ways has no single one: its rows say how, and each way is a payment.
          left join (
            select part.order_id, sum(${feeOf(sql`part.amount`)}) as fee
            from (
              select imported.result_id as order_id, sum(imported.amount) as amount
              from order_import_row imported
              where imported.result = 'create' and imported."order" ->> 'payType' in ${withFee}
                and imported.date between ${before}::date and ${to}::date
              group by imported.result_id, imported."order" ->> 'payType'
            ) part
            where part.amount > 0
            group by part.order_id
          ) paid on placed.pay_type is null and paid.order_id = placed.id
          where placed.date between ${before}::date and ${to}::date and placed.status not in ('cancelled', 'refunded')
            and ${among(sql`placed.school_id`, schoolIds)} and ${chosenIs(sql`placed.kind`, choice('kind'))}
            and ${chosenIs(sql`placed.menu_type`, choice('menuType'))}
          -- A fee is part of four columns, and computed once.
          offset 0
        ) line
        left join (${computedRows({ id: 'bigint', amount: 'numeric' }, costs)}) cost on cost.id = line.item_id
      ) sold`
  },
}

/** The cost of one portion of each item that was ever sold, on a day, in the portion of its youngest grade group. Unknown costs are absent. */
async function costsOf(tx: Tx, on: string): Promise<{ id: number; amount: number }[]> {
  const items = await tx
    .select()
    .from(menuItem)
    .where(sql`exists (select from meal_order_line line where line.item_id = ${menuItem.id})`)
  const links = items.map((item) => ({ id: item.id, portions: item.portions, ...linkOn(item, on) }))
  const loaded = await loadPantry(tx, {
    recipeIds: links.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: links.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  const dated = loaded.on(on)
  const offered = {
    recipe: dated.recipe,
    food: (id: number) => {
      const food = dated.food(id)
      return food && { ...food, serving: loaded.food(id)?.serving ?? null }
    },
  }
  return links.flatMap((item) => {
    const cost = gradeServings(item, offered)[0]?.nutrition.cost
    return cost && cost.missing.length === 0 ? [{ id: item.id, amount: Number(cost.known.toFixed(6)) }] : []
  })
}
