// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  Id,
  ListPaymentsParams,
  MarkedOrders,
  Payment,
  PaymentInput,
  PaymentList,
  PaymentRefundInput,
  ReconciliationInput,
  RefundInput,
  Saved,
} from '../../types.ts'

/** Lists payments, which are deposits to the balances of households, newest first */
export async function listPayments(params?: ListPaymentsParams, options?: CallOptions): Promise<PaymentList> {
  return callProduct(withQuery('/payments', params), { ...options, method: 'GET' })
}

/** Records a payment of a household. No card data is sent or stored. A card payment has the reference of its provider. */
export async function recordPayment(body: PaymentInput, options?: CallOptions): Promise<Added> {
  return callProduct('/payments', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a payment */
export async function readPayment(id: Id, options?: CallOptions): Promise<Payment> {
  return callProduct(`/payments/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Records that a payment, or a part of it, was paid back as it was paid. The refund is a payment below 0 with the pay type and the provider of the payment. Cash or a check was handed out, a card or online refund was made at the provider. No card data is sent or stored. */
export async function refundPayment(id: Id, body: PaymentRefundInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/payments/${encodeURIComponent(id)}/refunds`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Voids a payment by an opposite entry. Refused while it is reconciled, and while it has refunds. A refund is voided in the same way. */
export async function voidPayment(id: Id, body: RefundInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/payments/${encodeURIComponent(id)}/void`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Sets or removes the mark that payments arrived at the bank */
export async function reconcilePayments(body: ReconciliationInput, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct('/paymentReconciliation', { ...options, method: 'POST', ...jsonBody(body) })
}
