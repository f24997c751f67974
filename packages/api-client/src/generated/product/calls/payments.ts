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

/** Lists payments, newest first; a payment is a deposit to a household's balance */
export async function listPayments(params?: ListPaymentsParams, options?: CallOptions): Promise<PaymentList> {
  return callProduct(withQuery('/payments', params), { ...options, method: 'GET' })
}

/** Records a payment of a household. No card data is sent or stored. A card payment has its provider's reference. */
export async function recordPayment(body: PaymentInput, options?: CallOptions): Promise<Added> {
  return callProduct('/payments', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a payment */
export async function readPayment(id: Id, options?: CallOptions): Promise<Payment> {
  return callProduct(`/payments/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Records that all or part of a payment was paid back the way it was paid. The refund is a payment below 0 with the pay type and the provider of the original payment. Cash or a check was handed out, or a card or online refund was made at the provider. No card data is sent or stored. */
export async function refundPayment(id: Id, body: PaymentRefundInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/payments/${encodeURIComponent(id)}/refunds`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Voids a payment with an opposite entry. Rejected while the payment is reconciled or has refunds. A refund is voided in the same way. */
export async function voidPayment(id: Id, body: RefundInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/payments/${encodeURIComponent(id)}/void`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Marks payments as arrived at the bank, or removes that mark */
export async function reconcilePayments(body: ReconciliationInput, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct('/paymentReconciliation', { ...options, method: 'POST', ...jsonBody(body) })
}
