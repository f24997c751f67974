// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Id,
  ListPaymentsParams,
  MarkedOrders,
  Payment,
  PaymentInput,
  PaymentList,
  ReconciliationInput,
  RefundInput,
  Saved,
} from '../../types.ts'

/** Lists payments, which are deposits to the balances of households, newest first */
export async function listPayments(params?: ListPaymentsParams, options?: CallOptions): Promise<PaymentList> {
  return callProduct(withQuery('/payments', params), { ...options, method: 'GET' })
}

/** Records a payment of a household. No card data is sent or stored. A card payment has the reference of its provider. */
export async function recordPayment(body: PaymentInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/payments', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a payment */
export async function readPayment(id: Id, options?: CallOptions): Promise<Payment> {
  return callProduct(`/payments/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Voids a payment by an opposite entry. Refused while it is reconciled. */
export async function voidPayment(id: Id, body: RefundInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/payments/${encodeURIComponent(id)}/void`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Sets or removes the mark that payments arrived at the bank */
export async function reconcilePayments(body: ReconciliationInput, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct('/paymentReconciliation', { ...options, method: 'POST', ...jsonBody(body) })
}
