import type { OrderImport, OrderImportRow, Payment } from '@commissary/api-client'
import { http, type HttpHandler } from 'msw'

import { pageOf } from './answers.ts'
import { at, by, json } from './families.ts'
import { maple, school } from './users.ts'

export const check: Payment = {
  id: 501,
  householdId: 21,
  householdName: 'Nguyen',
  studentId: null,
  studentName: null,
  schoolName: maple.schoolName,
  paidOn: '2026-11-16',
  payType: 'Check',
  provider: null,
  reference: '2207',
  amount: '20',
  expectedFee: '0',
  settledFee: null,
  fee: '0',
  net: '20',
  status: 'recorded',
  reason: null,
  reconciledOn: null,
  importId: null,
  note: null,
  refundOf: null,
  refunded: '0',
  version: 1,
  updatedAt: at,
  recordedBy: by,
}
/** Part of the check, paid back by another one. */
export const refund: Payment = {
  ...check,
  id: 505,
  paidOn: '2026-11-17',
  reference: '2301',
  amount: '-12.5',
  net: '-12.5',
  note: 'Moved away',
  refundOf: 501,
}
export const card: Payment = {
  ...check,
  id: 502,
  householdId: 22,
  householdName: 'Okafor',
  schoolName: school(2, 'Juniper Hill Elementary').schoolName,
  paidOn: '2026-11-17',
  payType: 'CreditCard',
  provider: 'square',
  reference: 'sq_8812',
  amount: '50',
  expectedFee: '1.75',
  settledFee: '1.6',
  fee: '1.6',
  net: '48.4',
  reconciledOn: '2026-11-18',
  importId: 31,
}
/** A country without known rates: its fee is unknown, not zero. */
export const online: Payment = {
  ...card,
  id: 503,
  payType: 'Online',
  provider: 'paypal',
  reference: 'PAYID-77',
  expectedFee: null,
  settledFee: null,
  fee: null,
  net: null,
  reconciledOn: null,
  importId: null,
}
export const voided: Payment = {
  ...check,
  id: 504,
  payType: 'Cash',
  reference: null,
  status: 'voided',
  reason: 'Entered twice',
}
export const payments = [card, online, check, voided]

export const answerPayments = (rows: Payment[] = payments): HttpHandler =>
  http.get('*/commissary/payments', () =>
    json({
      _embedded: { payments: rows },
      page: pageOf(rows.length),
      totals: {
        payments: 3,
        amount: '120',
        fee: '1.6',
        net: '68.4',
        unknownFees: rows.length === 0 ? 0 : 1,
        byPayType: [
          { payType: 'Online', payments: 1, amount: '50' },
          { payType: 'Check', payments: 1, amount: '20' },
          { payType: 'CreditCard', payments: 1, amount: '50' },
        ],
      },
    }),
  )
export const answerPayment = (payment: Payment): HttpHandler =>
  http.get('*/commissary/payments/:id', () => json(payment))

export const settlement: OrderImport = {
  id: 31,
  kind: 'settlement',
  source: 'stripe',
  fileName: 'payouts-november.csv',
  state: 'ready',
  columns: [
    { header: 'id', field: 'reference', samples: ['ch_1', 'ch_2'] },
    { header: 'Created (UTC)', field: 'date', samples: ['2026-11-16', '2026-11-17'] },
    { header: 'Amount', field: 'amount', samples: ['20.00', '35.00'] },
  ],
  fields: ['date', 'reference', 'amount', 'fee', 'net', 'email', 'name'],
  counts: { create: 12, match: 3, skip: 2, problem: 1 },
  rows: 18,
  amount: '412.5',
  at,
  by,
}
const row = (number: number, rest: Partial<OrderImportRow>): OrderImportRow => ({
  row: number,
  result: 'create',
  problems: [],
  date: '2026-11-16',
  amount: '20',
  fee: '0.88',
  reference: `ch_${number}`,
  householdId: 21,
  householdName: 'Nguyen',
  studentId: null,
  studentName: null,
  item: null,
  cells: [`ch_${number}`, '2026-11-16', '20.00'],
  ...rest,
})
export const importRows: OrderImportRow[] = [
  row(2, {}),
  row(3, { result: 'match', householdName: 'Okafor' }),
  row(4, {
    result: 'skip',
    householdId: null,
    householdName: null,
    problems: [{ field: 'type', message: 'Not a payment: payout' }],
  }),
  row(5, {
    result: 'problem',
    householdId: null,
    householdName: null,
    problems: [{ field: 'email', message: 'No household has this account number, email or name.' }],
  }),
]
export const answerOrderImport = (job: OrderImport | (() => OrderImport)): HttpHandler[] => [
  http.get('*/commissary/orderImports/:id', () => json(typeof job === 'function' ? job() : job)),
  http.get('*/commissary/orderImports/:id/rows', () =>
    json({ _embedded: { rows: importRows }, page: pageOf(importRows.length) }),
  ),
]
export const answerOrderImports = (rows: OrderImport[]): HttpHandler =>
  http.get('*/commissary/orderImports', () => json({ _embedded: { orderImports: rows }, page: pageOf(rows.length) }))
