import { fieldsOf, sumOfMoney } from '@commissary/domain/orders'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import { orderImport, orderImportRow } from '../../db/schema/order-import.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, type PageQuery, pageRows, toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'

type OrderImport = Schemas['OrderImport']

/** Sample cells shown for each column, to tell what it contains. */
const sampleRows = 3

/** A page of imports, newest first. */
export async function listImports(
  tx: Tx,
  query: PageQuery & { kind?: OrderImport['kind'] },
): Promise<Schemas['OrderImportList']> {
  const where = query.kind && eq(orderImport.kind, query.kind)
  const { limit, offset } = pageRows(query)
  const orderImports = await selectImports(tx, where, limit, offset)
  const [counted] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(orderImport)
    .where(where)
  return { _embedded: { orderImports }, page: pageInfo(query, counted?.rows ?? 0) }
}

/** One import. Throws a 404 for an unknown one. */
export async function readImport(tx: Tx, id: number): Promise<OrderImport> {
  const [found] = await selectImports(tx, eq(orderImport.id, id), 1, 0)
  if (!found) throw notFound(message('orderImports.notFound'))
  return found
}

async function selectImports(tx: Tx, where: SQL | undefined, limit: number, offset: number): Promise<OrderImport[]> {
  const rows = await tx
    .select({
      id: orderImport.id,
      kind: orderImport.kind,
      source: orderImport.source,
      fileName: orderImport.fileName,
      state: orderImport.state,
      headers: orderImport.headers,
      columnFields: orderImport.fields,
      at: orderImport.createdAt,
      by: nameOfUser(orderImport.createdBy),
    })
    .from(orderImport)
    .where(where)
    .orderBy(desc(orderImport.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const counts = await tx
    .select({
      importId: orderImportRow.importId,
      result: orderImportRow.result,
      rows: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${orderImportRow.amount}), 0)::text`,
    })
    .from(orderImportRow)
    .where(inArray(orderImportRow.importId, ids))
    .groupBy(orderImportRow.importId, orderImportRow.result)
  const samples = await tx.execute<{ importId: number; cells: string[] }>(sql`
    select sample.import_id as "importId", sample.cells from (
      select import_id, cells, row_number, row_number() over (partition by import_id order by row_number) as place
      from order_import_row where import_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})) sample
    where sample.place <= ${sampleRows} order by sample.import_id, sample.row_number`)
  return rows.map(({ headers, columnFields, ...row }) => {
    const own = counts.filter(({ importId }) => importId === row.id)
    const count = (result: (typeof own)[number]['result']) => own.find((one) => one.result === result)?.rows ?? 0
    const cells = samples.filter(({ importId }) => importId === row.id).map((sample) => sample.cells)
    return {
      ...row,
      columns: headers.map((header, index) => ({
        header,
        field: columnFields[index] ?? null,
        samples: cells.map((sample) => sample[index] ?? ''),
      })),
      fields: [...fieldsOf(row.kind)],
      counts: { create: count('create'), match: count('match'), skip: count('skip'), problem: count('problem') },
      rows: own.reduce((sum, one) => sum + one.rows, 0),
      amount: amountOf(own.filter(({ result }) => result === 'create' || result === 'match')),
    }
  })
}

const amountOf = (rows: readonly { amount: string }[]) => sumOfMoney(rows.map(({ amount }) => amount))

/** A page of the rows of an import, in the order of the file. Throws a 404 for an unknown one. */
export async function listImportRows(
  tx: Tx,
  id: number,
  query: PageQuery & { result?: Schemas['OrderImportResult'] },
): Promise<Schemas['OrderImportRowList']> {
  await readImport(tx, id)
  const where = and(eq(orderImportRow.importId, id), query.result && eq(orderImportRow.result, query.result))
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select({
      row: orderImportRow.rowNumber,
      result: orderImportRow.result,
      problems: orderImportRow.problems,
      date: orderImportRow.date,
      amount: orderImportRow.amount,
      fee: orderImportRow.fee,
      reference: orderImportRow.reference,
      householdId: orderImportRow.householdId,
      householdName: household.name,
      studentId: orderImportRow.studentId,
      studentName: sql<string | null>`${student.lastName} || ', ' || ${student.firstName}`,
      order: orderImportRow.order,
      cells: orderImportRow.cells,
    })
    .from(orderImportRow)
    .leftJoin(household, eq(household.id, orderImportRow.householdId))
    .leftJoin(student, eq(student.id, orderImportRow.studentId))
    .where(where)
    .orderBy(asc(orderImportRow.rowNumber))
    .limit(limit)
    .offset(offset)
  const [counted] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(orderImportRow)
    .where(where)
  const shown = rows.map(({ order, ...row }) => ({
    ...row,
    amount: row.amount && toAmount(row.amount),
    fee: row.fee && toAmount(row.fee),
    item: order?.item ?? null,
  }))
  return { _embedded: { rows: shown }, page: pageInfo(query, counted?.rows ?? 0) }
}
