import type { Handlers } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import { addAmount, removeAmount, replaceAmount } from './amounts.ts'
import { listCounts } from './count-record.ts'
import { addItem, findCountItems, saveShelfOrder } from './items.ts'
import { readCount } from './read.ts'
import { readCountSheet } from './sheet.ts'
import { discardCount, readCountOptions, startCount } from './start.ts'
import { explainLines, moveCount, recountLines } from './steps.ts'

type Ids =
  | 'listStockCounts'
  | 'createStockCount'
  | 'readCountOptions'
  | 'saveShelfOrder'
  | 'readStockCount'
  | 'discardStockCount'
  | 'moveStockCount'
  | 'recountStockLines'
  | 'explainStockLines'
  | 'findCountItems'
  | 'addCountItem'
  | 'addCountAmount'
  | 'replaceCountAmount'
  | 'removeCountAmount'
  | 'printCountSheet'

/** Documents are rendered outside the transaction, to keep it short. */
export const stockCountHandlers = (printer: Printer): Handlers<Ids> => ({
  async listStockCounts({ caller, work }) {
    return { status: 200, body: { _embedded: { stockCounts: await work((tx) => listCounts(tx, caller)) } } }
  },

  async createStockCount({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await startCount(tx, caller, body)
      return { status: 201, body: { data: { message: t('stockCounts.started'), ...saved } } }
    })
  },

  async readCountOptions({ caller, work }) {
    return { status: 200, body: await work((tx) => readCountOptions(tx, caller)) }
  },

  async saveShelfOrder({ body, caller, work, t }) {
    await work((tx) => saveShelfOrder(tx, caller, body))
    return { status: 200, body: { data: { message: t('stockCounts.orderSaved') } } }
  },

  async readStockCount({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readCount(tx, caller, path.id)) }
  },

  async discardStockCount({ path, ifMatch, caller, work, t }) {
    const saved = await work((tx) => discardCount(tx, caller, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('stockCounts.discarded'), ...saved } } }
  },

  async moveStockCount({ path, body, ifMatch, caller, once, t }) {
    return once(async (tx) => {
      const saved = await moveCount(tx, caller, { id: path.id, ifMatch }, { to: body.to, t })
      return { status: 200, body: { data: { message: t(`stockCounts.moved.${body.to}`), ...saved } } }
    })
  },

  async recountStockLines({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await recountLines(tx, caller, path.id, body.lineIds)
      return { status: 200, body: { data: { message: t('stockCounts.recount'), ...saved } } }
    })
  },

  async explainStockLines({ path, body, caller, work, t }) {
    const saved = await work((tx) => explainLines(tx, caller, path.id, body))
    return { status: 200, body: { data: { message: t('stockCounts.explained'), ...saved } } }
  },

  async findCountItems({ path, query, caller, work }) {
    const items = await work((tx) => findCountItems(tx, caller, path.id, query.q))
    return { status: 200, body: { _embedded: { items } } }
  },

  async addCountItem({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const line = await addItem(tx, caller, path.id, body)
      return { status: 201, body: { data: { message: t('stockCounts.itemAdded'), line } } }
    })
  },

  async addCountAmount({ path, body, caller, once, t }) {
    // When sent again after a lost response, it has the time when it was counted, and is still the same amount.
    const { countedAt: _, ...sameAmount } = body
    return once(async (tx) => {
      const line = await addAmount(tx, caller, path.id, body)
      return { status: 201, body: { data: { message: t('stockCounts.amountSaved'), line } } }
    }, JSON.stringify(sameAmount))
  },

  async replaceCountAmount({ path, body, ifMatch, caller, work, t }) {
    const { id: countId, amountId } = path
    const line = await work((tx) => replaceAmount(tx, caller, { countId, amountId, ifMatch }, body))
    return { status: 200, body: { data: { message: t('stockCounts.amountSaved'), line } } }
  },

  async removeCountAmount({ path, ifMatch, caller, work, t }) {
    const { id: countId, amountId } = path
    const line = await work((tx) => removeAmount(tx, caller, { countId, amountId, ifMatch }))
    return { status: 200, body: { data: { message: t('stockCounts.amountRemoved'), line } } }
  },

  async printCountSheet({ path, caller, work, signal }) {
    const document = await work((tx) => readCountSheet(tx, caller, path.id))
    const bytes = await printer.print(document, caller.catererId, signal)
    const fileName = `${document.storeSheet.title}.pdf`
    return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
  },
})
