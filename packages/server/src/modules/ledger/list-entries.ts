import { sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { toIso } from '../../db/iso.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, pageRows, toAmount, type PageQuery } from '../../shared/lists.ts'
import { readBalance } from './ledger.ts'

type Entry = Schemas['LedgerEntry']

interface EntryQuery extends PageQuery {
  from?: string
  to?: string
}

interface Row extends Record<string, unknown> {
  id: number
  date: string
  kind: Entry['kind']
  amount: string
  orderId: number | null
  orderDate: string | null
  studentName: string | null
  paymentId: number | null
  payType: Entry['payType']
  note: string | null
  at: string
  by: string | null
  after: string
}

/** A page of the entries of a household, newest first, each with the balance after it. */
export async function listEntries(tx: Tx, householdId: number, query: EntryQuery): Promise<Schemas['LedgerEntryList']> {
  const { from = null, to = null } = query
  const inRange = sql`entry.household_id = ${householdId}
    and (${from}::date is null or entry.date >= ${from}::date) and (${to}::date is null or entry.date <= ${to}::date)`
  const { limit, offset } = pageRows(query)
  const rows = await tx.execute<Row>(sql`
    select entry.id, entry.date::text as date,
      case when paid.refund_of is null then entry.kind when entry.kind = 'payment' then 'refund' else 'refundReversal' end as kind,
      entry.amount::text as amount,
      placed.id as "orderId", placed.date::text as "orderDate",
      pupil.last_name || ', ' || pupil.first_name as "studentName",
      paid.id as "paymentId", paid.pay_type as "payType", entry.note, entry.created_at as at,
      (select author.first_name || ' ' || author.last_name from app_user author where author.id = entry.created_by) as by,
      (select sum(earlier.amount)::text from ledger_entry earlier
        where earlier.household_id = entry.household_id and earlier.id <= entry.id) as after
    from ledger_entry entry
    left join meal_order placed on placed.id = entry.cause_id and entry.kind in ('order', 'orderReversal')
    left join payment paid on paid.id = entry.cause_id and entry.kind in ('payment', 'paymentReversal')
    left join student pupil on pupil.id = coalesce(placed.student_id, paid.student_id)
    where ${inRange} order by entry.id desc limit ${limit} offset ${offset}`)
  const [counted] = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ledger_entry entry where ${inRange}`,
  )
  return {
    _embedded: { entries: rows.map(toEntry) },
    page: pageInfo(query, counted?.rows ?? 0),
    balance: await readBalance(tx, householdId),
  }
}

const toEntry = ({ after, ...row }: Row): Entry => ({
  ...row,
  at: toIso(row.at),
  amount: toAmount(row.amount),
  balance: toAmount(after),
})
