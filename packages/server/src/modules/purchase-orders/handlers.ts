import type { Handlers } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { reportFile } from '../reports/report-file.ts'
import { readBuyAmerican } from './buy-american.ts'
import { listPurchaseOrders } from './list.ts'
import { orderDocument } from './order-document.ts'
import { listOpenOrders } from './open-orders.ts'
import { insertReceipt, reverseReceipt } from './receipts.ts'
import { takeStep } from './status.ts'
import { insertOrder, readOwnOrder, updateOrder } from './store.ts'
import { suggestOrders } from './suggestions.ts'
import { takePrice } from './take-price.ts'

/** Files are made outside the transaction, to keep it short. */
export function purchaseOrderHandlers(
  printer: Printer,
  mailer: Mailer,
): Handlers<
  | 'listPurchaseOrders'
  | 'listOpenOrders'
  | 'createPurchaseOrder'
  | 'readPurchaseOrder'
  | 'updatePurchaseOrder'
  | 'setPurchaseOrderStatus'
  | 'exportPurchaseOrder'
  | 'createPurchaseReceipt'
  | 'reversePurchaseReceipt'
  | 'takeReceiptPrice'
  | 'listOrderSuggestions'
  | 'readBuyAmericanShare'
> {
  return {
    async listPurchaseOrders({ query, caller, work }) {
      return { status: 200, body: await work((tx) => listPurchaseOrders(tx, caller, query)) }
    },

    async listOpenOrders({ query, caller, work }) {
      return { status: 200, body: await work((tx) => listOpenOrders(tx, caller, query)) }
    },

    async createPurchaseOrder({ body, caller, once, t }) {
      return once(async (tx) => {
        const saved = await insertOrder(tx, caller, body)
        return { status: 201, body: { data: { message: t('purchaseOrders.created'), ...saved } } }
      })
    },

    async readPurchaseOrder({ path, caller, work }) {
      return { status: 200, body: await work((tx) => readOwnOrder(tx, caller, path.id)) }
    },

    async updatePurchaseOrder({ path, body, caller, ifMatch, work, t }) {
      const saved = await work((tx) => updateOrder(tx, caller, { id: path.id, ifMatch }, body))
      return { status: 200, body: { data: { message: t('purchaseOrders.updated'), ...saved } } }
    },

    async setPurchaseOrderStatus({ path, body, caller, ifMatch, once, t }) {
      const answer = await once(async (tx) => {
        const saved = await takeStep(tx, caller, { id: path.id, ifMatch }, body)
        return { status: 200, body: { data: { message: t(`purchaseOrders.done.${body.status}`), ...saved } } }
      })
      mailer.checkNow()
      return answer
    },

    async exportPurchaseOrder({ path, body, caller, work, signal }) {
      const { report, name } = await work(async (tx) => {
        const order = await readOwnOrder(tx, caller, path.id)
        return { report: await orderDocument(tx, order), name: `${order.number} ${order.vendorName}` }
      })
      return { status: 200, body: await reportFile(printer, caller, signal, { report, format: body.format, name }) }
    },

    async createPurchaseReceipt({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const saved = await insertReceipt(tx, caller, path.id, body)
        return { status: 201, body: { data: { message: t('purchaseOrders.receiptAdded'), ...saved } } }
      })
    },

    async reversePurchaseReceipt({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const receipt = { orderId: path.id, receiptId: path.receiptId, reason: body.reason }
        const saved = await reverseReceipt(tx, caller, receipt)
        return { status: 201, body: { data: { message: t('purchaseOrders.receiptUndone'), ...saved } } }
      })
    },

    async takeReceiptPrice({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const saved = await takePrice(tx, caller, { orderId: path.id, receiptLineId: body.receiptLineId })
        return { status: 200, body: { data: { message: t('purchaseOrders.priceTaken'), ...saved } } }
      })
    },

    async listOrderSuggestions({ query, caller, work }) {
      return { status: 200, body: await work((tx) => suggestOrders(tx, caller, query)) }
    },

    async readBuyAmericanShare({ query, caller, work }) {
      return { status: 200, body: await work((tx) => readBuyAmerican(tx, caller, query)) }
    },
  }
}
