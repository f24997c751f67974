import { sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { Month } from './days.ts'

type MonthStatus = Schemas['CalendarSummary']['status']

/** The status of each month, in the given order. */
export async function monthStatuses(tx: Tx, months: readonly Month[]): Promise<MonthStatus[]> {
  const ids = months.map(({ id }) => id)
  const rows = await tx.execute<{ id: number; schools: number; publications: number }>(sql`
    select publication.master_month_id::int as id, count(distinct month.id)::int as schools,
      count(distinct publication.id)::int as publications
    from publication left join school_month month on month.publication_id = publication.id
    where publication.caterer_id = current_caterer() and publication.master_month_id = any(${sql.param(ids)}::bigint[])
    group by publication.master_month_id`)
  const known = new Map(rows.map((row) => [row.id, row]))
  return months.map(({ id, publishedAt, checkedAt }): MonthStatus => {
    const { schools = 0, publications = 0 } = known.get(id) ?? {}
    if (publishedAt !== null && schools > 0) return 'published'
    if (publishedAt !== null && publications > 0) return 'superseded'
    return checkedAt === null ? 'draft' : 'checked'
  })
}
