import type { Handlers } from '../../contract/operations.ts'
import { listPayments } from './read-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { readOwnPayment, reconcilePayments, recordPayment, voidPayment } from './store.ts'

export const paymentHandlers: Handlers<
  'listPayments' | 'recordPayment' | 'readPayment' | 'refundPayment' | 'voidPayment' | 'reconcilePayments'
> = {
  async listPayments({ query, caller, work }) {
    return { status: 200, body: await work((tx) => listPayments(tx, caller, query)) }
  },

  async recordPayment({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await recordPayment(tx, caller, body)
      return { status: 201, body: { data: { message: t('payments.recorded'), ...saved } } }
    })
  },

  async readPayment({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readOwnPayment(tx, caller, path.id)) }
  },

  async refundPayment({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const { id, version } = await refundPayment(tx, caller, path.id, body)
      return { status: 201, body: { data: { message: t('payments.refunded'), id, version } } }
    })
  },

  async voidPayment({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const { id, version } = await voidPayment(tx, caller, path.id, body)
      return { status: 200, body: { data: { message: t('payments.voided'), id, version } } }
    })
  },

  async reconcilePayments({ body, caller, once, t }) {
    return once(async (tx) => {
      const count = await reconcilePayments(tx, caller, body)
      const key = body.isReconciled ? 'payments.reconciled' : 'payments.unreconciled'
      return { status: 200, body: { data: { message: t(key, { count }), count } } }
    })
  },
}
