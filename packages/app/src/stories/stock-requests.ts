import type { PickList, RequestLine, RequestOptions, StockRequest, StockRequestSummary } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { beansLine, beefLine } from './stock-counts.ts'

export const submittedSummary: StockRequestSummary = {
  id: 12,
  number: 7,
  from: { id: 5, name: 'Waterside Kitchen' },
  to: { kind: 'site', id: 4, name: 'North Hill Kitchen' },
  needBy: '2026-11-23',
  status: 'submitted',
  lines: 2,
  value: '215.35',
  unpricedLines: 0,
  note: 'For the tacos on Monday',
  createdBy: 'Luis Ortega',
  createdAt: '2026-11-18T13:00:00.000Z',
  submittedBy: 'Luis Ortega',
  submittedAt: '2026-11-18T13:05:00.000Z',
  decidedBy: null,
  decidedAt: null,
  declineReason: null,
  orderNumber: null,
  may: { ask: true, supply: true },
  version: 2,
}

const item = ({ ingredientId, name, code, baseUnit, units, packs }: typeof beefLine) => ({
  ingredientId,
  name,
  code,
  baseUnit,
  units,
  packs,
  available: '10',
})

export const beefItem = item(beefLine)
export const beansItem = item(beansLine)

const line = (rest: Partial<RequestLine>): RequestLine => ({
  id: 1,
  ...beefItem,
  supplierAvailable: '75',
  given: { cases: '2' },
  requested: '60',
  approved: null,
  sent: '0',
  received: '0',
  inTransit: '0',
  unitCost: '3.325',
  ...rest,
})

export const submittedRequest: StockRequest = {
  request: submittedSummary,
  lines: [
    line({}),
    line({ id: 2, ...beansItem, supplierAvailable: '13.75', given: { eaches: '4' }, requested: '27.5' }),
  ],
  shipments: [],
}

export const approvedRequest: StockRequest = {
  ...submittedRequest,
  request: {
    ...submittedSummary,
    status: 'approved',
    decidedBy: 'Dana Whitfield',
    decidedAt: '2026-11-18T14:00:00.000Z',
  },
  lines: submittedRequest.lines.map((own) => ({ ...own, approved: own.requested })),
}

/** Sent in full; nothing has arrived. */
export const sentRequest: StockRequest = {
  request: { ...approvedRequest.request, status: 'fulfilled' },
  lines: approvedRequest.lines.map((own) => ({ ...own, sent: own.requested, inTransit: own.requested })),
  shipments: [
    {
      id: 31,
      sentBy: 'Dana Whitfield',
      sentAt: '2026-11-18T15:00:00.000Z',
      isFinal: false,
      receivedBy: null,
      receivedAt: null,
      lines: [
        {
          lineId: 1,
          name: beefItem.name,
          sent: '60',
          received: null,
          reason: null,
          note: null,
          lots: [{ lot: 'B-204', expiresOn: '2026-12-02', quantity: '60' }],
        },
        {
          lineId: 2,
          name: beansItem.name,
          sent: '27.5',
          received: null,
          reason: null,
          note: null,
          lots: [{ lot: null, expiresOn: null, quantity: '27.5' }],
        },
      ],
    },
  ],
}

export const receivedRequest: StockRequest = {
  request: { ...sentRequest.request, status: 'received' },
  lines: sentRequest.lines.map((own) => ({ ...own, inTransit: '0', received: own.id === 1 ? '55' : own.requested })),
  shipments: sentRequest.shipments.map((shipment) => ({
    ...shipment,
    receivedBy: 'Luis Ortega',
    receivedAt: '2026-11-18T17:00:00.000Z',
    lines: shipment.lines.map((own) =>
      own.lineId === 1
        ? { ...own, received: '55', reason: 'damaged' as const, note: 'Bag burst' }
        : { ...own, received: own.sent },
    ),
  })),
}

export const pickList: PickList = {
  picks: [
    {
      lineId: 1,
      name: beefItem.name,
      locationId: 1,
      locationName: 'Walk-in cooler',
      lot: 'B-204',
      expiresOn: '2026-12-02',
      quantity: '60',
      baseUnit: 'lb',
      packs: beefItem.packs,
    },
    {
      lineId: 2,
      name: beansItem.name,
      locationId: null,
      locationName: null,
      lot: null,
      expiresOn: null,
      quantity: '13.75',
      baseUnit: 'lb',
      packs: beansItem.packs,
    },
  ],
  short: [{ lineId: 2, name: beansItem.name, quantity: '13.75', baseUnit: 'lb' }],
}

export const requestOptions: RequestOptions = {
  fromSites: [{ id: 5, name: 'Waterside Kitchen' }],
  toSites: [
    { id: 4, name: 'North Hill Kitchen' },
    { id: 5, name: 'Waterside Kitchen' },
  ],
  vendors: [{ id: 7, name: 'Hudson Valley Produce' }],
}

export const answerRequests = (stockRequests: readonly StockRequestSummary[]): HttpHandler =>
  http.get('/stockRequests', () => HttpResponse.json({ _embedded: { stockRequests } }))

export const answerRequestOptions = (options: RequestOptions = requestOptions): HttpHandler =>
  http.get('/stockRequests/options', () => HttpResponse.json(options))

export const answerRequest = (request: StockRequest): HttpHandler =>
  http.get('/stockRequests/:id', () => HttpResponse.json(request))

/** A part was sent and has arrived; nothing is known about the rest. */
export const partSentRequest: StockRequest = {
  ...approvedRequest,
  request: { ...approvedRequest.request, status: 'partFulfilled' },
  lines: approvedRequest.lines.map((own) => ({ ...own, sent: '20', supplierAvailable: '0' })),
  shipments: sentRequest.shipments.map((shipment) => ({
    ...shipment,
    receivedBy: 'Luis Ortega',
    receivedAt: '2026-11-18T19:00:00.000Z',
    lines: shipment.lines.map((own) => ({ ...own, sent: '20', received: '20', lots: [] })),
  })),
}

/** Nothing more will follow. */
export const closedShortRequest: StockRequest = {
  ...partSentRequest,
  request: { ...partSentRequest.request, status: 'received' },
  shipments: partSentRequest.shipments.map((shipment) => ({ ...shipment, isFinal: true })),
}
