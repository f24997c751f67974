import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import type { World } from './world.ts'

const count = { 'path.id': 'stockCount' } as const
const request = { 'path.id': 'stockRequest' } as const
const pathOf = (id: number) => ({ path: { id } })
const given = async ({ counts }: World) => ({ amount: '2', unit: await counts.unit() })
const requestBody = async (world: World, to: object) => ({
  fromSiteId: world.ids.site,
  ...to,
  needBy: '2026-12-01',
  note: `${world.mark} note`,
  lines: [{ ingredientId: world.ids.ingredient, given: await given(world) }],
})

/** The cases of counts and requests. */
export const countCases = {
  listStockCounts: { status: 200, ids: {}, request: () => ({}) },
  createStockCount: {
    status: 201,
    ids: { 'body.siteId': 'site', 'body.locationIds': null, 'body.locationIds.*': 'storageLocation' },
    request: async ({ mark, ids, counts }) => ({
      body: {
        siteId: await counts.freshSite(),
        date: '2026-09-01',
        locationIds: [ids.storageLocation],
        category: `${mark} foods`,
        note: `${mark} note`,
      },
    }),
  },
  readCountOptions: { status: 200, ids: {}, request: () => ({}) },
  saveShelfOrder: {
    status: 200,
    // Leftover stock of an archived ingredient keeps its place on the shelf.
    ids: {
      'body.siteId': 'site',
      'body.locationId': 'storageLocation',
      'body.ingredientIds': null,
      'body.ingredientIds.*': null,
    },
    request: ({ ids }) => ({
      body: { siteId: ids.site, locationId: ids.storageLocation, ingredientIds: [ids.ingredient] },
    }),
  },
  readStockCount: { status: 200, ids: count, request: ({ ids }) => pathOf(ids.stockCount) },
  discardStockCount: {
    status: 200,
    ids: count,
    request: async ({ counts }) => pathOf((await counts.freshCount()).id),
  },
  moveStockCount: {
    status: 200,
    ids: count,
    request: async ({ counts }) => ({ ...pathOf((await counts.freshCount()).id), body: { to: 'counted' } }),
  },
  recountStockLines: {
    status: 200,
    ids: { ...count, 'body.lineIds': null, 'body.lineIds.*': 'countLine' },
    request: async ({ counts }) => {
      const { id, lineId } = await counts.freshCount('counted')
      return { ...pathOf(id), body: { lineIds: [lineId] } }
    },
  },
  explainStockLines: {
    status: 200,
    ids: { ...count, 'body.lineIds': null, 'body.lineIds.*': 'countLine' },
    request: async ({ mark, counts }) => {
      const { id, lineId } = await counts.freshCount('counted')
      return { ...pathOf(id), body: { lineIds: [lineId], reason: 'other', note: `${mark} reason` } }
    },
  },
  findCountItems: {
    status: 200,
    ids: count,
    request: ({ mark, ids }) => ({ ...pathOf(ids.stockCount), query: { q: mark } }),
  },
  addCountItem: {
    status: 201,
    ids: { ...count, 'body.ingredientId': 'ingredient', 'body.locationId': 'storageLocation' },
    request: ({ ids }) => ({
      ...pathOf(ids.stockCount),
      body: { ingredientId: ids.ingredient, locationId: ids.storageLocation },
    }),
  },
  addCountAmount: {
    status: 201,
    ids: { ...count, 'body.lineId': 'countLine', 'body.lotId': 'countLot', 'body.seen.*': null },
    request: async (world) => {
      const { id, lineId, amountId } = await world.counts.freshCount()
      const lotId = world.ids.countLot
      return { ...pathOf(id), body: { lineId, lotId, given: await given(world), seen: [amountId] } }
    },
  },
  replaceCountAmount: {
    status: 200,
    ids: { ...count, 'path.amountId': 'countAmount' },
    request: async (world) => ({
      path: { id: world.ids.stockCount, amountId: world.ids.countAmount },
      body: { given: await given(world) },
    }),
  },
  removeCountAmount: {
    status: 200,
    ids: { ...count, 'path.amountId': 'countAmount' },
    request: async ({ counts }) => {
      const { id, amountId } = await counts.freshCount()
      return { path: { id, amountId } }
    },
  },
  printCountSheet: { status: 200, ids: count, request: ({ ids }) => pathOf(ids.stockCount) },
  listStockRequests: { status: 200, ids: {}, request: () => ({}) },
  createStockRequest: {
    status: 201,
    // A request is to a site or to a vendor; updateStockRequest covers the site.
    ids: {
      'body.fromSiteId': 'site',
      'body.toSiteId': null,
      'body.toVendorId': 'vendor',
      'body.lines.*.ingredientId': 'ingredient',
    },
    request: async (world) => ({ body: await requestBody(world, { toVendorId: world.ids.vendor }) }),
  },
  readRequestOptions: { status: 200, ids: {}, request: () => ({}) },
  suggestRequestLines: {
    status: 200,
    ids: { 'query.siteId': 'site', 'query.requestId': 'stockRequest' },
    request: ({ ids }) => ({
      query: { siteId: ids.site, requestId: ids.stockRequest, from: '2026-09-01', to: '2026-09-04' },
    }),
  },
  findRequestItems: {
    status: 200,
    ids: { 'query.siteId': 'site' },
    request: ({ mark, ids }) => ({ query: { siteId: ids.site, q: mark } }),
  },
  readStockRequest: { status: 200, ids: request, request: ({ ids }) => pathOf(ids.stockRequest) },
  updateStockRequest: {
    status: 200,
    ids: {
      ...request,
      'body.fromSiteId': 'site',
      'body.toSiteId': 'site',
      'body.toVendorId': null,
      'body.lines.*.ingredientId': 'ingredient',
    },
    request: async (world) => ({
      ...pathOf((await world.counts.freshRequest('draft')).id),
      body: await requestBody(world, { toSiteId: world.counts.storeId }),
    }),
  },
  discardStockRequest: {
    status: 200,
    ids: request,
    request: async ({ counts }) => pathOf((await counts.freshRequest('draft')).id),
  },
  submitStockRequest: {
    status: 200,
    ids: request,
    request: async ({ counts }) => pathOf((await counts.freshRequest('draft')).id),
  },
  decideStockRequest: {
    status: 200,
    ids: { ...request, 'body.lines.*.lineId': 'stockRequestLine' },
    request: async ({ mark, counts }) => {
      const { id, lineId } = await counts.freshRequest('submitted')
      return { ...pathOf(id), body: { approve: true, reason: `${mark} reason`, lines: [{ lineId, quantity: '1' }] } }
    },
  },
  readPickList: { status: 200, ids: request, request: ({ ids }) => pathOf(ids.stockRequest) },
  printPickList: { status: 200, ids: request, request: ({ ids }) => pathOf(ids.stockRequest) },
  sendStockRequest: {
    status: 201,
    ids: { ...request, 'body.lines.*.lineId': 'stockRequestLine' },
    request: async ({ counts }) => {
      const { id, lineId } = await counts.freshRequest('approved')
      return { ...pathOf(id), body: { isFinal: false, lines: [{ lineId, quantity: '1' }] } }
    },
  },
  receiveStockShipment: {
    status: 200,
    ids: {
      ...request,
      'path.shipmentId': 'stockShipment',
      'body.locationId': 'storageLocation',
      'body.lines.*.lineId': 'stockRequestLine',
    },
    request: async ({ mark, ids, counts }) => {
      const { id, lineId, shipmentId } = await counts.freshRequest('fulfilled')
      return {
        path: { id, shipmentId },
        body: {
          locationId: ids.storageLocation,
          lines: [{ lineId, quantity: '1', reason: null, note: `${mark} note` }],
        },
      }
    },
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
