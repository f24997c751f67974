import type { Allergen } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { archivable, money, oneOf, ownReference, rowColumns, rowId } from './columns.ts'
import { school } from './school.ts'
import { appUser } from './user.ts'

/** Who pays for some students: the owner of a balance. Every writer of its ledger locks its row first. */
export const household = pgTable(
  'household',
  {
    ...rowColumns(),
    name: text('name').notNull(),
    /** The account number in other programs. */
    code: text('code'),
    /** The payer's. Settlements are matched by it. */
    email: text('email'),
    phone: text('phone'),
    note: text('note'),
    ...archivable(),
  },
  (table) => [
    unique('household_own').on(table.catererId, table.id),
    uniqueIndex('household_code')
      .on(table.catererId, sql`lower(${table.code})`)
      .where(sql`${table.archivedAt} is null`),
  ],
)

/** The adults of a household: users of kind parent. */
export const householdAdult = pgTable(
  'household_adult',
  { ...rowColumns(), householdId: rowId('household_id').notNull(), userId: rowId('user_id').notNull() },
  (table) => [
    unique('household_adult_once').on(table.catererId, table.householdId, table.userId),
    index('household_adult_user').on(table.catererId, table.userId),
    ownReference('household_adult_household', table.catererId, table.householdId, household, 'cascade'),
    ownReference('household_adult_user_own', table.catererId, table.userId, appUser, 'cascade'),
  ],
)

/** Only what serving and charging meals needs. Eligibility for free or reduced-price meals is not kept. */
export const student = pgTable(
  'student',
  {
    ...rowColumns(),
    householdId: rowId('household_id').notNull(),
    schoolId: rowId('school_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The number at the till. */
    studentNumber: text('student_number'),
    className: text('class_name'),
    allergies: jsonb('allergies').$type<Allergen[]>().notNull().default([]),
    /** A price type of the price list; null = the default one. */
    priceType: text('price_type'),
    ...archivable(),
  },
  (table) => [
    unique('student_own').on(table.catererId, table.id),
    uniqueIndex('student_number')
      .on(table.catererId, sql`lower(${table.studentNumber})`)
      .where(sql`${table.archivedAt} is null`),
    index('student_household').on(table.catererId, table.householdId),
    index('student_school').on(table.catererId, table.schoolId),
    ownReference('student_household_own', table.catererId, table.householdId, household),
    ownReference('student_school_own', table.catererId, table.schoolId, school),
  ],
)

export const ledgerKinds = ['payment', 'paymentReversal', 'order', 'orderReversal', 'adjustment'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/**
 * The ledger of balances, never updated or deleted. A balance is the sum of a household's entries; nothing else keeps one. Only
 * `modules/ledger` writes it. An order or a payment has at most one entry, and at most one that takes it back.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    ...rowColumns(),
    householdId: rowId('household_id').notNull(),
    /** The day in the caterer's time zone. */
    date: date('date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Above 0 = in the household's favor. */
    amount: money('amount').notNull(),
    /** The order or the payment, depending on the kind; null for an adjustment. Both outlive the entry: neither is ever deleted. */
    causeId: rowId('cause_id'),
    note: text('note'),
  },
  (table) => [
    unique('ledger_entry_once').on(table.catererId, table.kind, table.causeId),
    index('ledger_entry_household').on(table.catererId, table.householdId, table.id),
    ownReference('ledger_entry_household_own', table.catererId, table.householdId, household),
    check('ledger_entry_changes', sql`${table.amount} <> 0`),
    check('ledger_entry_cause', sql`(${table.kind} = 'adjustment') = (${table.causeId} is null)`),
    check('ledger_entry_kind', sql`${table.kind} in ${oneOf(ledgerKinds)}`),
  ],
)
