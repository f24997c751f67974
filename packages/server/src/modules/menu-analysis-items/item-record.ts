import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { menuAnalysisItem } from '../../db/schema/menu-analysis-item.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf, notStored } from '../../records/record.ts'
import { toAmount } from '../../shared/lists.ts'
import { nameOfUser } from '../history/record-event.ts'
import type { ItemMonth } from './month.ts'

export type MenuAnalysisItem = Schemas['MenuAnalysisItem']
export type ItemInput = Schemas['MenuAnalysisItemInput']
/** An input with the grade group that it is for. */
type WholeInput = ItemInput & { gradeGroup: MenuAnalysisItem['gradeGroup'] }

export const itemRecord = defineRecord({
  type: null,
  table: menuAnalysisItem,
  texts: 'menuAnalysisItems',
  read: readItem,
  // The store finds the month, which is of a master menu or of a school.
  otherColumns: ['masterMonthId', 'schoolMonthId'],
  fields: {
    menuSummaryId: notStored,
    isCatererMenu: notStored,
    date: column('date', (date: WholeInput['date']) => date),
    line: column('lineKey', (line: WholeInput['line']) => line ?? null),
    gradeGroup: column('gradeGroup', (group: WholeInput['gradeGroup']) => group),
    plannedServings: column('plannedServings', (servings: WholeInput['plannedServings']) => servings ?? null),
    servedServings: column('servedServings', (servings: WholeInput['servedServings']) => servings ?? null),
    portion: columns((portion: WholeInput['portion']) => ({
      portionAmount: portion?.amount ?? null,
      portionUnit: portion?.unit ?? null,
    })),
  } satisfies FieldsOf<WholeInput, typeof menuAnalysisItem>,
})

const view = {
  id: menuAnalysisItem.id,
  masterMonthId: menuAnalysisItem.masterMonthId,
  schoolMonthId: menuAnalysisItem.schoolMonthId,
  date: menuAnalysisItem.date,
  line: menuAnalysisItem.lineKey,
  gradeGroup: menuAnalysisItem.gradeGroup,
  plannedServings: menuAnalysisItem.plannedServings,
  servedServings: menuAnalysisItem.servedServings,
  portionAmount: menuAnalysisItem.portionAmount,
  portionUnit: menuAnalysisItem.portionUnit,
  version: menuAnalysisItem.version,
  updatedAt: menuAnalysisItem.updatedAt,
  updatedBy: nameOfUser(menuAnalysisItem.updatedBy),
}

/** An item in the contract's form; null for an unknown one. */
export async function readItem(tx: Tx, id: number): Promise<MenuAnalysisItem | null> {
  const [found] = await selectItems(tx, eq(menuAnalysisItem.id, id))
  return found ?? null
}

/** The items of a month by date, the day's meals before its lines. */
export const itemsOfMonth = (tx: Tx, { columns: month }: ItemMonth): Promise<MenuAnalysisItem[]> =>
  selectItems(tx, isOfMonth(month))

/** The condition that an item is in the month. */
export const isOfMonth = ({ masterMonthId, schoolMonthId }: ItemMonth['columns']): SQL | undefined =>
  masterMonthId === null
    ? eq(menuAnalysisItem.schoolMonthId, schoolMonthId ?? 0)
    : eq(menuAnalysisItem.masterMonthId, masterMonthId)

async function selectItems(tx: Tx, where: SQL | undefined): Promise<MenuAnalysisItem[]> {
  const rows = await tx
    .select(view)
    .from(menuAnalysisItem)
    .where(and(where))
    .orderBy(
      asc(menuAnalysisItem.date),
      sql`${menuAnalysisItem.lineKey} collate "C" nulls first`,
      asc(menuAnalysisItem.id),
    )
  return rows.map(({ masterMonthId, schoolMonthId, portionAmount, portionUnit, ...row }) => ({
    ...row,
    menuSummaryId: masterMonthId ?? schoolMonthId ?? 0,
    isCatererMenu: masterMonthId !== null,
    portion: toPortion(portionAmount, portionUnit),
  }))
}

/** A stored portion; null where there is none. */
export const toPortion = (amount: string | null, unit: string | null): MenuAnalysisItem['portion'] =>
  amount === null || unit === null
    ? null
    : { amount: toAmount(amount), unit: unit as NonNullable<MenuAnalysisItem['portion']>['unit'] }
