import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import type { World } from './world.ts'
import { orderInput, receiptInput } from './world-orders.ts'

const inQuery = ({ catererId }: World) => ({ catererId })
const ownCaterer = { 'query.catererId': null }
const orderIds = {
  ...ownCaterer,
  'body.vendorId': 'vendor',
  'body.siteId': 'site',
  'body.lines.*.ingredientId': 'ingredient',
} as const

/** The cases of purchase orders. Orders are for the site of the world's school, so the school has to be in it. */
export const orderCases = {
  listPurchaseOrders: {
    status: 200,
    ids: { ...ownCaterer, 'query.vendorId': null, 'query.siteId': null },
    request: async (world) => {
      await world.orders.placeSchool()
      return { query: { ...inQuery(world), vendorId: world.ids.vendor, siteId: world.ids.site, from: '2020-01-01' } }
    },
  },
  listOpenOrders: {
    status: 200,
    ids: { ...ownCaterer, 'query.ingredientId': null, 'query.siteId': null },
    request: (world) => ({ query: { ...inQuery(world), ingredientId: world.ids.ingredient } }),
  },
  createPurchaseOrder: {
    status: 201,
    ids: orderIds,
    request: async (world) => {
      await world.orders.placeSchool()
      return { query: inQuery(world), body: orderInput(world.mark, world.ids) }
    },
  },
  readPurchaseOrder: {
    status: 200,
    ids: { ...ownCaterer, 'path.id': 'purchaseOrder' },
    request: async (world) => {
      await world.orders.placeSchool()
      return { path: { id: world.ids.purchaseOrder }, query: inQuery(world) }
    },
  },
  updatePurchaseOrder: {
    status: 200,
    ids: { ...orderIds, 'path.id': 'purchaseOrder' },
    request: async (world) => ({
      path: { id: await world.orders.freshDraft() },
      query: inQuery(world),
      body: orderInput(world.mark, world.ids),
    }),
  },
  setPurchaseOrderStatus: {
    status: 200,
    ids: { ...ownCaterer, 'path.id': 'purchaseOrder' },
    request: async (world) => ({
      path: { id: await world.orders.freshDraft() },
      query: inQuery(world),
      body: { status: 'submitted', reason: `${world.mark} reason` },
    }),
  },
  exportPurchaseOrder: {
    status: 200,
    ids: { ...ownCaterer, 'path.id': 'purchaseOrder' },
    request: async (world) => {
      await world.orders.placeSchool()
      return { path: { id: world.ids.purchaseOrder }, query: inQuery(world), body: { format: 'csv' } }
    },
  },
  createPurchaseReceipt: {
    status: 201,
    ids: {
      ...ownCaterer,
      'path.id': 'purchaseOrder',
      'body.lines.*.orderLineId': 'purchaseOrderLine',
      'body.lines.*.substitute.ingredientId': 'ingredient',
      'body.lines.*.locationId': 'storageLocation',
    },
    request: async (world) => {
      const { id, lineId } = await world.orders.freshSubmitted()
      return { path: { id }, query: inQuery(world), body: receiptInput(world.mark, lineId, world.ids) }
    },
  },
  reversePurchaseReceipt: {
    status: 201,
    ids: { ...ownCaterer, 'path.id': 'purchaseOrder', 'path.receiptId': 'purchaseReceipt' },
    request: async (world) => {
      const { id, receiptId } = await world.orders.freshReceived()
      return { path: { id, receiptId }, query: inQuery(world), body: { reason: `${world.mark} reason` } }
    },
  },
  takeReceiptPrice: {
    status: 200,
    ids: { ...ownCaterer, 'path.id': 'purchaseOrder', 'body.receiptLineId': 'purchaseReceiptLine' },
    request: async (world) => {
      const { id, receiptLineId } = await world.orders.freshReceived()
      return { path: { id }, query: inQuery(world), body: { receiptLineId } }
    },
  },
  listOrderSuggestions: {
    status: 200,
    ids: { ...ownCaterer, 'query.siteId': 'site' },
    request: async (world) => {
      await world.orders.placeSchool()
      return { query: { ...inQuery(world), siteId: world.ids.site, from: '2098-09-01', to: '2098-09-30' } }
    },
  },
  readBuyAmericanShare: {
    status: 200,
    ids: { ...ownCaterer, 'query.siteId': null },
    request: async (world) => {
      await world.orders.placeSchool()
      return { query: { ...inQuery(world), siteId: world.ids.site, from: '2025-09-01', to: '2026-06-30' } }
    },
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
