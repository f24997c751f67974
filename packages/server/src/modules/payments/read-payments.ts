import { sumOfMoney, toMinor, fromMinor } from '@commissary/domain/orders'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { household, student } from '../../db/schema/household.ts'
import { payment } from '../../db/schema/payment.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import {
  containingWords,
  orderOf,
  pageInfo,
  type PageQuery,
  pageRows,
  textOrder,
  toAmount,
} from '../../shared/lists.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'
import { nameOfUser } from '../history/record-event.ts'

export type Payment = Schemas['Payment']
type User = Pick<Caller, 'userId'>

export interface PaymentQuery extends PageQuery {
  q?: string
  sort?: string
  from?: string
  to?: string
  householdId?: number
  studentId?: number
  schoolId?: number
  payType?: Payment['payType']
  provider?: Schemas['Provider']
  status?: Payment['status']
  isReconciled?: boolean
}

const sorts = {
  paidOn: payment.paidOn,
  householdName: textOrder(household.name),
  amount: payment.amount,
  payType: sql`${payment.payType} collate "C"`,
  reference: textOrder(payment.reference),
}
const pupils = (where: SQL = sql`true`) => sql`exists (select from ${student} pupil
  where pupil.household_id = payment.household_id and pupil.archived_at is null and ${where})`
const fee = sql`coalesce(${payment.settledFee}, ${payment.expectedFee})`
/** How much of a payment was paid back, as a positive amount. */
const refunded = sql<string>`coalesce((select -sum(back.amount) from payment back
  where back.refund_of = payment.id and back.status = 'recorded'), 0)::text`
const searched = sql`${household.name} || ' ' || coalesce(${payment.reference}, '') || ' ' || coalesce(${payment.note}, '')`

/** The school of the student that a payment is for; else the school of the household's students, if they all have the same one. */
const schoolName = sql<string | null>`(select case when count(distinct place.id) = 1 then min(place.school_name) end
  from ${student} pupil join ${school} place on place.id = pupil.school_id
  where case when payment.student_id is null then pupil.household_id = payment.household_id and pupil.archived_at is null
    else pupil.id = payment.student_id end)`

/** A page of payments, newest first, with sums of those that are not voided over all pages. */
export async function listPayments(tx: Tx, user: User, query: PaymentQuery): Promise<Schemas['PaymentList']> {
  const where = whereOf(user, query)
  const { limit, offset } = pageRows(query)
  const rows = await selectPayments(tx)
    .where(where)
    .orderBy(...orderOf(query.sort, sorts, '-paidOn', sql`-${payment.id}`))
    .limit(limit)
    .offset(offset)
  const sums = await tx
    .select({
      payType: payment.payType,
      all: sql<number>`count(*)::int`,
      payments: sql<number>`(count(*) filter (where ${payment.status} = 'recorded' and ${payment.refundOf} is null))::int`,
      amount: sql<string>`coalesce(sum(${payment.amount}) filter (where ${payment.status} = 'recorded'), 0)::text`,
      known: sql<string>`coalesce(sum(${payment.amount}) filter (where ${payment.status} = 'recorded' and ${fee} is not null), 0)::text`,
      fee: sql<string>`coalesce(sum(${fee}) filter (where ${payment.status} = 'recorded'), 0)::text`,
      unknownFees: sql<number>`(count(*) filter (where ${payment.status} = 'recorded' and ${fee} is null))::int`,
    })
    .from(payment)
    .innerJoin(household, eq(household.id, payment.householdId))
    .where(where)
    .groupBy(payment.payType)
    .orderBy(sql`array_position(array['Online', 'Check', 'Cash', 'CreditCard'], ${payment.payType})`)
  const count = (key: 'all' | 'payments' | 'unknownFees') => sums.reduce((total, row) => total + row[key], 0)
  const sum = (key: 'amount' | 'known' | 'fee') => sumOfMoney(sums.map((row) => row[key]))
  return {
    _embedded: { payments: rows.map(toPayment) },
    page: pageInfo(query, count('all')),
    totals: {
      payments: count('payments'),
      amount: sum('amount'),
      fee: sum('fee'),
      net: less(sum('known'), sum('fee')),
      unknownFees: count('unknownFees'),
      byPayType: sums.map(({ payType, payments, amount }) => ({ payType, payments, amount: toAmount(amount) })),
    },
  }
}

/** How many payments match a query. */
export const countPayments = (
  tx: Tx,
  user: User,
  query: Pick<PaymentQuery, 'schoolId' | 'status' | 'isReconciled'>,
): Promise<number> => tx.$count(payment, whereOf(user, query))

/** One payment that the user has access to; null for any other. */
export async function findPayment(tx: Tx, user: User, id: number): Promise<Payment | null> {
  const [found] = await selectPayments(tx).where(and(eq(payment.id, id), isOwnPayment(user)))
  return found ? toPayment(found) : null
}

/** The ids among `ids` of payments that the user has access to. */
export async function ownPayments(tx: Tx, user: User, ids: readonly number[]): Promise<Set<number>> {
  const where = and(inArray(payment.id, [...ids]), isOwnPayment(user))
  return new Set((await tx.select({ id: payment.id }).from(payment).where(where)).map(({ id }) => id))
}

/** As with households: the household has a student at one of the user's schools, or no students. */
const isOwnPayment = (user: User) => sql`(not ${pupils()} or ${pupils(isOwnSchool(user, sql`pupil.school_id`))})`

function whereOf(user: User, query: PaymentQuery): SQL | undefined {
  const { from, to, householdId, studentId, schoolId, payType, provider, status, isReconciled } = query
  return and(
    isOwnPayment(user),
    containingWords(searched, query.q),
    from === undefined ? undefined : sql`${payment.paidOn} >= ${from}::date`,
    to === undefined ? undefined : sql`${payment.paidOn} <= ${to}::date`,
    householdId === undefined ? undefined : eq(payment.householdId, householdId),
    studentId === undefined ? undefined : eq(payment.studentId, studentId),
    schoolId === undefined ? undefined : pupils(sql`pupil.school_id = ${schoolId}`),
    payType && eq(payment.payType, payType),
    provider && eq(payment.provider, provider),
    status && eq(payment.status, status),
    isReconciled === undefined ? undefined : sql`(${payment.reconciledOn} is not null) = ${isReconciled}`,
  )
}

function selectPayments(tx: Tx) {
  return tx
    .select({
      id: payment.id,
      householdId: payment.householdId,
      householdName: household.name,
      studentId: payment.studentId,
      studentName: sql<string | null>`(select pupil.last_name || ', ' || pupil.first_name from ${student} pupil
        where pupil.id = payment.student_id)`,
      schoolName,
      paidOn: payment.paidOn,
      payType: payment.payType,
      provider: payment.provider,
      reference: payment.reference,
      amount: payment.amount,
      expectedFee: payment.expectedFee,
      settledFee: payment.settledFee,
      status: payment.status,
      reason: payment.reason,
      reconciledOn: payment.reconciledOn,
      importId: payment.importId,
      note: payment.note,
      refundOf: payment.refundOf,
      refunded,
      version: payment.version,
      updatedAt: payment.updatedAt,
      recordedBy: nameOfUser(payment.createdBy),
    })
    .from(payment)
    .innerJoin(household, eq(household.id, payment.householdId))
    .$dynamic()
}

function toPayment(row: Omit<Payment, 'fee' | 'net'>): Payment {
  const amount = toAmount(row.amount)
  const expectedFee = row.expectedFee && toAmount(row.expectedFee)
  const settledFee = row.settledFee && toAmount(row.settledFee)
  const kept = settledFee ?? expectedFee
  const net = kept === null ? null : less(amount, kept)
  return { ...row, amount, refunded: toAmount(row.refunded), expectedFee, settledFee, fee: kept, net }
}

const less = (amount: string, part: string) => fromMinor(toMinor(amount) - toMinor(part))
