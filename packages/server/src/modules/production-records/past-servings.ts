import {
  groupCount,
  hasUnknownFood,
  type Holding,
  holdings,
  lineGroupCount,
  lineText,
  type PastServing,
  plannedMealsOf,
} from '@commissary/domain/production'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { productionLine, productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import type { LineRow, RecordRow } from './find-record.ts'

/** Past days of each item: three for the average, and one more for the error of the last forecast. */
const daysOfItem = 4

type Before = Pick<RecordRow, 'schoolId' | 'menuType' | 'date'>

export interface PastItems {
  /** The past days on which a column was served an item, the latest first. */
  servings: (lineKey: string, programId: number) => PastServing[]
  /** How the school last held the item; null = it never said. */
  holding: (lineKey: string) => Holding | null
}

/** What a school's signed records before a day say about items, by line key. Days with something else served do not count. */
export async function readPastItems(
  tx: Tx,
  { schoolId, menuType, date }: Before,
  keys: readonly string[],
): Promise<PastItems> {
  if (keys.length === 0) return { servings: () => [], holding: () => null }
  const recent = await tx.execute<{ id: number }>(sql`
    select distinct id from (
      select record.id::int as id, row_number() over (partition by line.item_key order by record.date desc) as days
      from production_record record join production_line line on line.production_record_id = record.id
      where record.caterer_id = current_caterer() and line.caterer_id = current_caterer()
        and record.school_id = ${schoolId} and record.menu_type = ${menuType} and record.date < ${date}
        and record.closed_at is not null and line.item_key = any(${sql.param([...keys])}::text[])
    ) past where days <= ${daysOfItem}`)
  if (recent.length === 0) return { servings: () => [], holding: () => null }
  const rows = await tx
    .select({ record: productionRecord, line: productionLine })
    .from(productionRecord)
    .innerJoin(productionLine, eq(productionLine.productionRecordId, productionRecord.id))
    .where(
      and(
        inArray(
          productionRecord.id,
          recent.map(({ id }) => id),
        ),
        inArray(productionLine.lineKey, [...keys]),
      ),
    )
  const byKey = Map.groupBy(
    rows
      .filter(({ record, line }) => !hasUnknownFood(record, line.lineKey))
      .toSorted((a, b) => (a.record.date < b.record.date ? 1 : -1)),
    ({ line }) => line.lineKey,
  )
  return {
    servings: (lineKey, programId) =>
      (byKey.get(lineKey) ?? [])
        .slice(0, daysOfItem)
        .flatMap(({ record, line }) => pastServing(record, line, programId)),
    holding: (lineKey) => {
      const said = (byKey.get(lineKey) ?? []).map(
        ({ record, line }) => lineText(record, lineKey, 'holding') ?? line.usualHolding,
      )
      return holdings.find((one) => one === said.find((value) => value !== null)) ?? null
    },
  }
}

function pastServing(record: RecordRow, { lineKey, plans }: LineRow, programId: number): PastServing[] {
  const group = record.groups.find((one) => one.programId === programId)
  const plan = plans.find((one) => one.programId === programId)
  const served = lineGroupCount(record, lineKey, programId, 'served')
  const meals = groupCount(record, programId, 'servedMeals')
  if (!group || !plan || served === null || meals === null) return []
  return [
    {
      served,
      meals,
      planned: plan.menuServings,
      plannedMeals: plannedMealsOf(record, group),
    },
  ]
}
