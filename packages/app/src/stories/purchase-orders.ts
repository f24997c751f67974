import type {
  BuyAmericanShare,
  PurchaseOrder,
  PurchaseOrderSummary,
  Site,
  VendorSuggestion,
} from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { pageOf } from './answers.ts'
import { maple, school } from './users.ts'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

type Line = PurchaseOrder['lines'][number]
type Receipt = PurchaseOrder['receipts'][number]
type SuggestedLine = VendorSuggestion['lines'][number]

const summary = (id: number, rest: Partial<PurchaseOrderSummary> = {}): PurchaseOrderSummary => ({
  id,
  number: `PO-${String(id).padStart(4, '0')}`,
  vendorId: 12,
  vendorName: 'Green Valley Produce',
  siteId: 4,
  siteName: 'Central store',
  status: 'draft',
  deliveryDate: '2026-11-23',
  orderBy: { date: '2026-11-21', time: '14:00' },
  lineCount: 2,
  openLines: 0,
  total: '267.6',
  unpricedLines: 0,
  version: 3,
  updatedAt: '2026-11-18T15:00:00.000Z',
  ...rest,
})

export const orders: PurchaseOrderSummary[] = [
  summary(14),
  summary(13, { vendorName: 'North Dairy', status: 'submitted', openLines: 3, lineCount: 3, total: '412.5' }),
  summary(12, { status: 'partReceived', openLines: 1, unpricedLines: 1, deliveryDate: '2026-11-16' }),
  summary(11, { status: 'closed', siteName: 'Harbor kitchen', deliveryDate: '2026-11-09', total: '1204.25' }),
]

export const offerOfBeef: SuggestedLine['offer'] = {
  ingredientId: 101,
  vendorId: 12,
  vendorItemCode: 'B-40',
  packSize: '40',
  price: '118.8',
  breaks: [{ packs: 4, price: '104.5' }],
}

const line = (id: number, rest: Partial<Line> = {}): Line => ({
  id,
  ingredientId: 100 + id,
  name: 'Ground beef, 80% lean',
  unit: 'lb',
  vendorItemCode: 'B-40',
  packText: '4/10 LB',
  packSize: '40',
  packs: '2',
  price: '118.8',
  reason: { need: '54.4', available: '22', par: '10', insteadOf: null, from: '2026-11-19', to: '2026-11-25' },
  received: '0',
  damaged: '0',
  short: '0',
  open: '2',
  lastPrice: null,
  offer: { ...offerOfBeef, ingredientId: 100 + id },
  ...rest,
})
const lettuce = (rest: Partial<Line> = {}) =>
  line(2, {
    name: 'Lettuce, romaine',
    vendorItemCode: null,
    packText: null,
    packSize: '10',
    packs: '3',
    price: '10',
    reason: null,
    open: '3',
    lastPrice: '9.5',
    offer: null,
    ...rest,
  })

export const draft: PurchaseOrder = {
  ...summary(14),
  note: null,
  sentTo: null,
  mailState: null,
  minimumOrder: '250',
  vendorEmail: 'orders@greenvalley.test',
  lines: [line(1), lettuce()],
  receipts: [],
  steps: [{ status: 'draft', at: '2026-11-18T14:00:00.000Z', by: 'Dana Whitfield', reason: null }],
}

export const submitted: PurchaseOrder = {
  ...draft,
  status: 'submitted',
  openLines: 2,
  sentTo: 'orders@greenvalley.test',
  mailState: 'sent',
  note: 'Ring at the dock',
  steps: [...draft.steps, { status: 'submitted', at: '2026-11-18T14:30:00.000Z', by: 'Dana Whitfield', reason: null }],
}

const receiptLine = (rest: Partial<Receipt['lines'][number]> = {}): Receipt['lines'][number] => ({
  id: 61,
  orderLineId: 1,
  ingredientId: 101,
  name: 'Ground beef, 80% lean',
  unit: 'lb',
  isSubstitute: false,
  packSize: '40',
  packs: '1',
  damaged: '0',
  short: '1',
  price: '124',
  lotCode: 'L-2207',
  expiresOn: '2027-02-01',
  locationId: 22,
  locationName: 'Freezer',
  heldAs: 'cold',
  temperature: 44,
  countryOfOrigin: 'US',
  note: null,
  isPriceTaken: false,
  ...rest,
})
const receipt: Receipt = {
  id: 51,
  receivedOn: '2026-11-17',
  invoiceNumber: 'INV-881',
  tax: null,
  note: null,
  reversesId: null,
  reversedById: null,
  at: '2026-11-17T13:20:00.000Z',
  by: 'Luis Ortega',
  lines: [receiptLine()],
}

/** One line short, with a higher price and a warm delivery; the other is still to come. */
export const shortReceived: PurchaseOrder = {
  ...submitted,
  status: 'partReceived',
  openLines: 1,
  lines: [line(1, { received: '1', short: '1', open: '0' }), lettuce()],
  receipts: [receipt],
  steps: [
    ...submitted.steps,
    { status: 'partReceived', at: '2026-11-17T13:20:00.000Z', by: 'Luis Ortega', reason: null },
  ],
}

/** 4 bags of 10 lb for 1 of 2 cases of 40 lb. */
export const bagsReceived: PurchaseOrder = {
  ...shortReceived,
  openLines: 2,
  lines: [line(1, { received: '1', open: '1' }), lettuce()],
  receipts: [{ ...receipt, lines: [receiptLine({ packSize: '10', packs: '4', short: '0', price: '30' })] }],
}

/** The receipt was undone, and the order canceled after that. */
export const cancelled: PurchaseOrder = {
  ...submitted,
  status: 'cancelled',
  openLines: 0,
  mailState: 'failed',
  lines: [line(1, { open: '0' }), lettuce({ open: '0' })],
  receipts: [
    { ...receipt, reversedById: 52 },
    {
      ...receipt,
      id: 52,
      reversesId: 51,
      note: 'Belongs to another order',
      lines: [receiptLine({ id: 62, packs: '-1', short: '-1' })],
    },
  ],
  steps: [
    ...submitted.steps,
    { status: 'cancelled', at: '2026-11-18T10:00:00.000Z', by: 'Dana Whitfield', reason: 'Ordered twice' },
  ],
}

export const share: BuyAmericanShare = {
  from: '2026-07-01',
  to: '2026-11-18',
  domestic: '9100',
  nonDomestic: '500',
  unknown: '400',
  least: 5,
  most: 9,
  cap: 10,
  status: 'within',
  uncosted: [],
  items: [],
}

export const centralStore: Site = {
  siteId: 4,
  siteName: 'Central store',
  schools: [{ schoolId: maple.schoolId, schoolName: maple.schoolName }],
  version: 1,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: null,
}
const elsewhere: Site = {
  ...centralStore,
  siteId: 5,
  siteName: 'Elsewhere',
  schools: [{ schoolId: 99, schoolName: school(99, 'Elsewhere').schoolName }],
}

export const answerOrders = (rows: PurchaseOrderSummary[], onAsk?: (query: URLSearchParams) => void): HttpHandler =>
  http.get('*/purchaseOrders', ({ request }) => {
    onAsk?.(new URL(request.url).searchParams)
    return json({ _embedded: { purchaseOrders: rows }, page: pageOf(rows.length) })
  })
export const answerOrder = (order: PurchaseOrder | (() => PurchaseOrder)): HttpHandler =>
  http.get('*/purchaseOrders/:id', () => json(typeof order === 'function' ? order() : order))
export const answerShare = (body: BuyAmericanShare = share): HttpHandler =>
  http.get('*/buyAmericanShare', () => json(body))
/** Includes a site of schools that the user has no access to. */
export const answerStores = (sites: Site[] = [centralStore, elsewhere]): HttpHandler =>
  http.get('*/inventorySites', () => json({ _embedded: { sites } }))
export const answerFoods = (names: readonly string[]): HttpHandler =>
  http.get('*/ingredient/ingredients', () =>
    json({
      _embedded: { ingredients: names.map((name, index) => ({ id: 101 + index, name })) },
      page: pageOf(names.length),
    }),
  )
