import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { stockedOn } from './world-stock.ts'
import type { World } from './world.ts'

const query = ({ catererId }: World) => ({ catererId })
const ofCaterer = { 'query.catererId': null }
const itemIds = { ...ofCaterer, 'path.siteId': 'stockedSite', 'path.ingredientId': 'stockedIngredient' } as const
const item = (world: World) => ({
  path: { siteId: world.ids.stockedSite, ingredientId: world.ids.stockedIngredient },
  query: query(world),
})

const startIds = {
  ...ofCaterer,
  'body.siteId': 'stockedSite',
  'body.locationId': 'storageLocation',
  'body.lines.*.ingredientId': 'ingredient',
} as const
const start = ({ mark, ids }: World, siteId: number) => ({
  siteId,
  locationId: ids.storageLocation,
  asOf: stockedOn,
  lines: [{ ingredientId: ids.ingredient, amount: '3.5', cost: '2', lotCode: `${mark} lot`, expiresOn: '2030-01-01' }],
})

/** The cases of stock and of starting inventories. */
export const stockCases = {
  listStock: {
    status: 200,
    ids: { ...ofCaterer, 'query.siteId': 'stockedSite', 'query.locationId': 'storageLocation' },
    request: (world) => ({
      query: { ...query(world), siteId: world.ids.stockedSite, locationId: world.ids.storageLocation },
    }),
  },
  readStockOptions: { status: 200, ids: ofCaterer, request: (world) => ({ query: query(world) }) },
  listStockIngredients: { status: 200, ids: ofCaterer, request: (world) => ({ query: query(world) }) },
  findStockIngredients: {
    status: 200,
    ids: ofCaterer,
    request: (world) => ({ query: query(world), body: { texts: [`${world.mark}-S`] } }),
  },
  createStockChange: {
    status: 201,
    ids: {
      ...ofCaterer,
      'body.siteId': 'stockedSite',
      'body.locationId': 'storageLocation',
      'body.lotId': 'stockLot',
      'body.ingredientId': 'stockedIngredient',
      'body.toSiteId': 'stockedSite',
      'body.toLocationId': 'storageLocation',
    },
    request: async (world) => ({
      query: query(world),
      body: {
        kind: 'transfer',
        siteId: world.ids.stockedSite,
        locationId: world.ids.storageLocation,
        lotId: world.ids.stockLot,
        ingredientId: world.ids.stockedIngredient,
        movedOn: stockedOn,
        quantity: '1.5',
        toSiteId: world.ids.stockedSite,
        toLocationId: await world.stock.freshPlace(),
        reason: `${world.mark} reason`,
      },
    }),
  },
  listStockLots: { status: 200, ids: itemIds, request: item },
  listStockMoves: { status: 200, ids: itemIds, request: item },
  saveStockPar: { status: 200, ids: itemIds, request: (world) => ({ ...item(world), body: { par: '12.5' } }) },
  listStartingInventories: { status: 200, ids: ofCaterer, request: (world) => ({ query: query(world) }) },
  createStartingInventory: {
    status: 201,
    ids: startIds,
    request: async (world) => ({ query: query(world), body: start(world, await world.stock.freshStockSite()) }),
  },
  readStartingInventory: {
    status: 200,
    ids: { ...ofCaterer, 'path.id': 'startingInventory' },
    request: (world) => ({ path: { id: world.ids.startingInventory }, query: query(world) }),
  },
  updateStartingInventory: {
    status: 200,
    ids: { ...startIds, 'path.id': 'startingInventory' },
    request: (world) => ({
      path: { id: world.ids.startingInventory },
      query: query(world),
      body: start(world, world.ids.stockedSite),
    }),
  },
  deleteStartingInventory: {
    status: 200,
    ids: { ...ofCaterer, 'path.id': 'startingInventory' },
    request: async (world) => ({
      path: { id: await world.stock.freshStart(world.ids.stockedIngredient) },
      query: query(world),
    }),
  },
  postStartingInventory: {
    status: 200,
    ids: { ...ofCaterer, 'path.id': 'startingInventory' },
    request: async (world) => ({
      path: { id: await world.stock.freshStart(world.ids.stockedIngredient) },
      query: query(world),
    }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
