// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListPaymentsParams, Payment, PaymentList } from '../../types.ts'
import { listPayments, readPayment } from '../calls/payments.ts'

/** Lists payments, newest first; a payment is a deposit to a household's balance */
export function useListPayments(params?: ListPaymentsParams, options?: ReadOptions<PaymentList>) {
  return useRead(['/payments', params], () => listPayments(params), options)
}

/** Sends the request of `useListPayments` early */
export function preloadListPayments(params?: ListPaymentsParams) {
  readEarly(['/payments', params], () => listPayments(params))
}

/** Reads a payment */
export function useReadPayment(id: Id, options?: ReadOptions<Payment>) {
  return useRead([`/payments/${encodeURIComponent(id)}`], () => readPayment(id), options)
}

/** Sends the request of `useReadPayment` early */
export function preloadReadPayment(id: Id) {
  readEarly([`/payments/${encodeURIComponent(id)}`], () => readPayment(id))
}
