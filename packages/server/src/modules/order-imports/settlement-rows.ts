import { readSettlementRow, toMinor, type FileColumns, type SettlementRow } from '@commissary/domain/orders'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { household, householdAdult } from '../../db/schema/household.ts'
import { payment } from '../../db/schema/payment.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { message, type Message } from '../../shared/messages.ts'
import { type ClassifiedRow, emptyRow, isOneOf, keyOf, problemText } from './classified-row.ts'
import type { FileContext } from './file-context.ts'

interface FileRow {
  row: number
  cells: string[]
}

/**
 * Classifies the rows of a settlement. A row reconciles the recorded payment with its reference, or records a payment for the
 * household with its account, email or name. Rows that are not payments or were reconciled before are skipped.
 */
export async function classifySettlement(
  tx: Tx,
  columns: FileColumns,
  rows: readonly FileRow[],
  context: FileContext,
): Promise<ClassifiedRow[]> {
  const read = rows.map((row) => ({ row, file: readSettlementRow(columns, row.cells, context) }))
  const files = read.map(({ file }) => file)
  const payments = await findPayments(
    tx,
    files.flatMap(({ reference }) => reference ?? []),
  )
  const payers = await findPayers(tx, files)
  const seen = new Set<string>()
  return read.map(({ row, file }) => {
    const { date, amount, fee, reference } = file
    const base = { ...emptyRow(row), date, amount, fee, reference }
    const refused = (result: 'skip' | 'problem', text: Message, field: 'reference' | 'amount' | 'date' | null) => ({
      ...base,
      result,
      problems: [{ field, text }],
    })
    if (file.isOther !== null) return refused('skip', message('orderImports.notAPayment', { kind: file.isOther }), null)
    if (file.problems.length > 0 || !date || !amount || !reference) {
      return { ...base, problems: file.problems.map((one) => ({ field: one.field, text: problemText(one) })) }
    }
    if (seen.has(keyOf(reference))) return refused('problem', message('orderImports.twice'), 'reference')
    seen.add(keyOf(reference))
    if (date > context.today) return refused('problem', message('payments.futureDay'), 'date')
    const known = payments.get(keyOf(reference))
    if (known) {
      const found = { householdId: known.householdId, studentId: known.studentId }
      if (known.status === 'voided')
        return { ...refused('problem', message('orderImports.wasVoided'), 'reference'), ...found }
      if (toMinor(known.amount) !== toMinor(amount)) {
        return {
          ...refused('problem', message('orderImports.otherAmount', { amount: known.amount }), 'amount'),
          ...found,
        }
      }
      if (file.isCash) return { ...refused('skip', message('orderImports.cashRecorded'), null), ...found }
      if (known.reconciledOn !== null) return { ...refused('skip', message('orderImports.reconciled'), null), ...found }
      return { ...base, ...found, result: 'match', matchedId: known.id }
    }
    const payer = payers(file)
    if (typeof payer === 'number') {
      const problems = file.isCash ? [{ field: null, text: message('orderImports.paidInCash') }] : []
      return { ...base, result: 'create', householdId: payer, problems, isCash: file.isCash }
    }
    return refused('problem', message(`orderImports.${payer}`), null)
  })
}

/** The payments with these references. Of several with one reference, the recorded one counts. */
async function findPayments(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({
      id: payment.id,
      householdId: payment.householdId,
      studentId: payment.studentId,
      reference: payment.reference,
      amount: payment.amount,
      status: payment.status,
      reconciledOn: payment.reconciledOn,
    })
    .from(payment)
    // Refunds are not matched, and payments that an undone import recorded are ignored.
    .where(
      and(
        isNull(payment.refundOf),
        isOneOf(payment.reference, references),
        sql`not (${payment.status} = 'voided' and exists (
          select from order_import undone where undone.id = ${payment.importId} and undone.state = 'undone'))`,
      ),
    )
    .orderBy(sql`${payment.status} = 'recorded'`, payment.id)
  return new Map(rows.map((row) => [keyOf(row.reference ?? ''), row]))
}

/** Finds the household of a row: by its account, else by an email of the payer or an adult, else by its name. */
async function findPayers(tx: Tx, files: readonly SettlementRow[]) {
  const codes = await householdsBy(tx, household.code, textsOf(files, 'accountCode'))
  const names = await householdsBy(tx, household.name, textsOf(files, 'name'))
  const emails = await householdsBy(tx, household.email, textsOf(files, 'email'))
  const adults = await adultsBy(tx, textsOf(files, 'email'))
  return ({ accountCode, email, name }: SettlementRow): number | 'unknownPayer' | 'severalPayers' => {
    const byEmail = email
      ? [...new Set([...(emails.get(keyOf(email)) ?? []), ...(adults.get(keyOf(email)) ?? [])])]
      : []
    const ways = [
      accountCode ? (codes.get(keyOf(accountCode)) ?? []) : [],
      byEmail,
      name ? (names.get(keyOf(name)) ?? []) : [],
    ]
    const found = ways.find((ids) => ids.length > 0) ?? []
    return found.length > 1 ? 'severalPayers' : (found[0] ?? 'unknownPayer')
  }
}

const textsOf = (files: readonly SettlementRow[], field: 'accountCode' | 'name' | 'email') =>
  files.flatMap((file) => file[field] ?? [])

async function householdsBy(tx: Tx, column: AnyPgColumn, texts: readonly string[]): Promise<Map<string, number[]>> {
  if (texts.length === 0) return new Map()
  const rows = await tx
    .select({ id: household.id, text: sql<string>`${column}` })
    .from(household)
    .where(and(isNull(household.archivedAt), isOneOf(column, texts)))
  return grouped(rows)
}

async function adultsBy(tx: Tx, emails: readonly string[]): Promise<Map<string, number[]>> {
  if (emails.length === 0) return new Map()
  const rows = await tx
    .select({ id: householdAdult.householdId, text: appUser.userName })
    .from(householdAdult)
    .innerJoin(appUser, eq(appUser.id, householdAdult.userId))
    .innerJoin(household, and(eq(household.id, householdAdult.householdId), isNull(household.archivedAt)))
    .where(isOneOf(appUser.userName, emails))
  return grouped(rows)
}

function grouped(rows: readonly { id: number; text: string }[]): Map<string, number[]> {
  const byText = Map.groupBy(rows, ({ text }) => keyOf(text))
  return new Map([...byText].map(([text, found]) => [text, [...new Set(found.map(({ id }) => id))]]))
}
