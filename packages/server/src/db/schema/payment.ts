import type { PaymentStatus, PayType, Provider } from '@commissary/domain/orders'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { money, ownReference, rowColumns, rowId, textKey } from './columns.ts'
import { household, student } from './household.ts'
import { orderImport } from './order-import.ts'

/**
 * A deposit to a household's balance or, with an amount below 0, a refund of one. No card data: a card payment has the reference
 * that its provider gave it.
 */
export const payment = pgTable(
  'payment',
  {
    ...rowColumns(),
    householdId: rowId('household_id').notNull(),
    /** The student that it is for; null = the whole household. */
    studentId: rowId('student_id'),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    payType: text('pay_type').$type<PayType>().notNull(),
    provider: text('provider').$type<Provider>(),
    /** The number of the check, or the provider's reference for the payment. */
    reference: text('reference'),
    amount: money('amount').notNull(),
    /** By the country's rates; null = none are known. */
    expectedFee: money('expected_fee'),
    /** As the settlement says; null = not settled. */
    settledFee: money('settled_fee'),
    status: text('status').$type<PaymentStatus>().notNull().default('recorded'),
    /** Why it was voided. */
    reason: text('reason'),
    /** When it was found at the bank or in a settlement. */
    reconciledOn: date('reconciled_on', { mode: 'string' }),
    /** The settlement that recorded or reconciled it. */
    importId: rowId('import_id'),
    note: text('note'),
    /** The payment that this one pays back, in whole or in part. */
    refundOf: rowId('refund_of'),
  },
  (table) => [
    unique('payment_own').on(table.catererId, table.id),
    index('payment_day').on(table.catererId, table.paidOn),
    index('payment_household').on(table.catererId, table.householdId),
    index('payment_student').on(table.catererId, table.studentId),
    index('payment_import').on(table.catererId, table.importId),
    index('payment_reference').on(table.catererId, textKey(table.reference)),
    ownReference('payment_household_own', table.catererId, table.householdId, household),
    ownReference('payment_student_own', table.catererId, table.studentId, student),
    ownReference('payment_import_own', table.catererId, table.importId, orderImport),
    index('payment_refund').on(table.catererId, table.refundOf),
    ownReference('payment_refund_own', table.catererId, table.refundOf, table),
    check(
      'payment_amount',
      sql`case when ${table.refundOf} is null then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
    check('payment_pay_type', sql`${table.payType} in ('Online', 'Check', 'Cash', 'CreditCard')`),
    check('payment_provider', sql`${table.provider} is null or ${table.payType} in ('Online', 'CreditCard')`),
    check('payment_status', sql`${table.status} in ('recorded', 'voided')`),
    check('payment_voided', sql`${table.status} = 'recorded' or ${table.reconciledOn} is null`),
  ],
)
