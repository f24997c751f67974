import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Printer } from '../../documents/printer.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite } from '../../shared/own-sites.ts'
import { decideRequest } from './decide.ts'
import { readPickList, readPickSheet } from './picks.ts'
import { findRequestItems, readRequest } from './read.ts'
import { listRequests } from './request-record.ts'
import { discardRequest, insertRequest, readRequestOptions, submitRequest, updateRequest } from './save.ts'
import { receiveShipment, sendRequest } from './ship.ts'
import { suggestLines } from './suggest.ts'

type Ids =
  | 'listStockRequests'
  | 'createStockRequest'
  | 'readRequestOptions'
  | 'suggestRequestLines'
  | 'findRequestItems'
  | 'readStockRequest'
  | 'updateStockRequest'
  | 'discardStockRequest'
  | 'submitStockRequest'
  | 'decideStockRequest'
  | 'readPickList'
  | 'printPickList'
  | 'sendStockRequest'
  | 'receiveStockShipment'

/** Documents are rendered outside the transaction, to keep it short. */
export const stockRequestHandlers = (printer: Printer): Handlers<Ids> => ({
  async listStockRequests({ caller, work }) {
    return { status: 200, body: { _embedded: { stockRequests: await work((tx) => listRequests(tx, caller)) } } }
  },

  async createStockRequest({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertRequest(tx, caller, body)
      return { status: 201, body: { data: { message: t('stockRequests.created'), ...saved } } }
    })
  },

  async readRequestOptions({ caller, work }) {
    return { status: 200, body: await work((tx) => readRequestOptions(tx, caller)) }
  },

  async suggestRequestLines({ query, caller, work }) {
    return { status: 200, body: await work((tx) => suggestLines(tx, caller, query)) }
  },

  async findRequestItems({ query, caller, work }) {
    const items = await work(async (tx) => {
      if (!(await isOwnSite(tx, caller.userId, query.siteId))) throw notFound(message('stockCounts.siteNotFound'))
      return findRequestItems(tx, query.siteId, query.q)
    })
    return { status: 200, body: { _embedded: { items } } }
  },

  async readStockRequest({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readRequest(tx, caller, path.id)) }
  },

  async updateStockRequest({ path, body, ifMatch, caller, work, t }) {
    const saved = await work((tx) => updateRequest(tx, caller, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('stockRequests.updated'), ...saved } } }
  },

  async discardStockRequest({ path, ifMatch, caller, work, t }) {
    const saved = await work((tx) => discardRequest(tx, caller, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('stockRequests.discarded'), ...saved } } }
  },

  async submitStockRequest({ path, ifMatch, caller, once, t }) {
    return once(async (tx) => {
      const saved = await submitRequest(tx, caller, { id: path.id, ifMatch })
      return { status: 200, body: { data: { message: t('stockRequests.submitted'), ...saved } } }
    })
  },

  async decideStockRequest({ path, body, ifMatch, caller, once, t }) {
    return once(async (tx) => {
      const saved = await decideRequest(tx, caller, { id: path.id, ifMatch }, body)
      const text = t(body.approve ? 'stockRequests.approved' : 'stockRequests.declined')
      return { status: 200, body: { data: { message: text, ...saved } } }
    })
  },

  async readPickList({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readPickList(tx, caller, path.id)) }
  },

  async printPickList({ path, caller, work, signal }) {
    const document = await work((tx) => readPickSheet(tx, caller, path.id))
    const bytes = await printer.print(document, caller.catererId, signal)
    return { status: 200, body: { fileName: `${document.storeSheet.title}.pdf`, mediaType: 'application/pdf', bytes } }
  },

  async sendStockRequest({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await sendRequest(tx, caller, path.id, body)
      const isSent = body.lines.some(({ quantity }) => Number(quantity) > 0)
      return {
        status: 201,
        body: { data: { message: t(isSent ? 'stockRequests.sent' : 'stockRequests.closed'), ...saved } },
      }
    })
  },

  async receiveStockShipment({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await receiveShipment(tx, caller, path, body, t)
      return { status: 200, body: { data: { message: t('stockRequests.received'), ...saved } } }
    })
  },
})
