import { buyAmericanShare } from '@commissary/domain/purchasing'
import { sumOf } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { toAmount } from '../../shared/lists.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'

type Share = Schemas['BuyAmericanShare']

/** The United States and its territories (7 CFR 210.21(d)). */
const domestic: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP'])

/** A school year, with some days to spare. */
const maxDays = 400

interface Row extends Record<string, unknown> {
  ingredientId: number
  name: string
  countryOfOrigin: string | null
  cost: string
  isUncosted: boolean
}

/**
 * Cost of the food received in a period, by origin, against the cap on its last day. Receipts that were undone cancel out.
 * Food without a stated origin is unknown, and so is the share if it depends on that food. Throws a 422 for an invalid range of
 * dates.
 */
export async function readBuyAmerican(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { from, to, siteId }: { from: string; to: string; siteId?: number },
): Promise<Share> {
  checkRange(from, to, maxDays)
  const sites = [...(await ownSiteNames(tx, caller.userId)).keys()].filter(
    (id) => siteId === undefined || id === siteId,
  )
  const rows = await tx.execute<Row>(sql`
    select line.ingredient_id as "ingredientId", food.name, line.country_of_origin as "countryOfOrigin",
      round(coalesce(sum(line.packs * line.price), 0), 6)::text as cost,
      coalesce(sum(line.packs) filter (where line.price is null), 0) > 0 as "isUncosted"
    from purchase_receipt_line line
    join purchase_receipt receipt on receipt.id = line.purchase_receipt_id
    join purchase_order o on o.id = receipt.purchase_order_id
    join ingredient food on food.id = line.ingredient_id
    where receipt.received_on between ${from}::date and ${to}::date
      and o.site_id = any(${sql.param(sites)}::bigint[])
    group by line.ingredient_id, food.name, line.country_of_origin
    order by coalesce(sum(line.packs * line.price), 0) desc, lower(food.name) collate "C", line.ingredient_id`)
  const costOf = (isWanted: (origin: string | null) => boolean) =>
    sumOf(rows.filter(({ countryOfOrigin }) => isWanted(countryOfOrigin)).map(({ cost }) => cost))
  const isDomestic = (origin: string | null) => origin !== null && domestic.has(origin)
  const costs = {
    domestic: costOf(isDomestic),
    nonDomestic: costOf((origin) => origin !== null && !domestic.has(origin)),
    unknown: costOf((origin) => origin === null),
  }
  const uncosted = [...new Set(rows.filter(({ isUncosted }) => isUncosted).map(({ name }) => name))]
  return {
    from,
    to,
    ...costs,
    ...buyAmericanShare(costs, to, uncosted.length > 0),
    uncosted,
    items: rows
      .filter(({ countryOfOrigin, cost }) => !isDomestic(countryOfOrigin) && Number(cost) > 0)
      .map(({ ingredientId, name, countryOfOrigin, cost }) => ({
        ingredientId,
        name,
        countryOfOrigin,
        cost: toAmount(cost),
      })),
  }
}
