import type {
  StartingInventory,
  StartingInventorySummary,
  StockIngredient,
  StockLot,
  StockMove,
  StockOptions,
  StockRow,
} from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { pageOf } from './answers.ts'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

export const sites = [
  { siteId: 1, siteName: 'Central store' },
  { siteId: 2, siteName: 'Harbor View' },
]
export const stockOptions: StockOptions = {
  sites,
  locations: [
    { id: 5, name: 'Dry storage' },
    { id: 4, name: 'Walk-in freezer' },
  ],
  categories: ['Grains', 'Meats'],
  allowsNegativeStock: true,
}

const packed = (cases: string, eaches: string | null, rest: string | null): StockRow['inPacks'] => ({
  isNegative: false,
  levels: [{ level: 'case', count: cases }, ...(eaches === null ? [] : [{ level: 'each' as const, count: eaches }])],
  rest: rest === null ? null : { amount: rest, unit: 'lb' },
})

export const beef: StockRow = {
  siteId: 1,
  siteName: 'Central store',
  ingredientId: 31,
  code: 'I0001',
  name: 'Ground beef, 80/20',
  category: 'Meats',
  baseUnit: 'lb',
  packs: [{ text: '6/5 LB', sizes: { case: '30', each: '5' } }],
  quantity: '193',
  inPacks: packed('6', '2', '3'),
  locations: [
    { locationId: 4, locationName: 'Walk-in freezer', quantity: '188' },
    { locationId: null, locationName: null, quantity: '5' },
  ],
  reserved: { quantity: '150', isMore: false, inPacks: packed('5', null, null) },
  available: { quantity: '43', inPacks: packed('1', '2', '3') },
  onOrder: { quantity: '120', inPacks: packed('4', null, null) },
  onTheWay: { quantity: '30', inPacks: packed('1', null, null) },
  par: '90',
  cover: { days: 14, isAtLeast: true, by: 'plan' },
  value: '573.21',
  uncosted: '0',
  nextExpiry: '2026-12-04',
  isArchived: false,
}

export const rice: StockRow = {
  ...beef,
  siteId: 2,
  siteName: 'Harbor View',
  ingredientId: 32,
  code: 'I0002',
  name: 'Rice, brown, long-grain',
  category: 'Grains',
  packs: [],
  quantity: '-12.5',
  inPacks: { isNegative: true, levels: [], rest: { amount: '12.5', unit: 'lb' } },
  locations: [{ locationId: null, locationName: null, quantity: '-12.5' }],
  reserved: {
    quantity: '40',
    isMore: true,
    inPacks: { isNegative: false, levels: [], rest: { amount: '40', unit: 'lb' } },
  },
  available: { quantity: '-52.5', inPacks: { isNegative: true, levels: [], rest: { amount: '52.5', unit: 'lb' } } },
  onOrder: { quantity: '0', inPacks: { isNegative: false, levels: [], rest: null } },
  onTheWay: { quantity: '0', inPacks: { isNegative: false, levels: [], rest: null } },
  par: '25',
  cover: { days: 0, isAtLeast: false, by: 'plan' },
  value: '-11.25',
  uncosted: '0',
  nextExpiry: null,
}

/** Nothing plans it, some of it has no known cost, and a part expired. */
export const beans: StockRow = {
  ...beef,
  ingredientId: 33,
  code: 'I0003',
  name: 'Black beans, canned, low sodium',
  category: null,
  quantity: '60',
  inPacks: packed('2', null, null),
  locations: [{ locationId: 5, locationName: 'Dry storage', quantity: '60' }],
  reserved: { quantity: '0', isMore: false, inPacks: { isNegative: false, levels: [], rest: null } },
  available: { quantity: '60', inPacks: packed('2', null, null) },
  par: null,
  cover: { days: 21, isAtLeast: false, by: 'use' },
  value: '31.5',
  uncosted: '30',
  nextExpiry: '2026-11-14',
}

export const beefLots: StockLot[] = [
  {
    lotId: 71,
    lotCode: 'L2207',
    expiresOn: '2026-12-04',
    locationId: 4,
    locationName: 'Walk-in freezer',
    quantity: '188',
    inPacks: packed('6', '1', '3'),
    value: '558.36',
    uncosted: '0',
  },
  {
    lotId: 72,
    lotCode: null,
    expiresOn: null,
    locationId: null,
    locationName: null,
    quantity: '5',
    inPacks: { isNegative: false, levels: [{ level: 'each', count: '1' }], rest: null },
    value: '14.85',
    uncosted: '0',
  },
]

export const move = (id: number, rest: Partial<StockMove>): StockMove => ({
  id,
  movedOn: '2026-11-12',
  kind: 'receive',
  locationName: 'Walk-in freezer',
  lotCode: 'L2207',
  expiresOn: '2026-12-04',
  quantity: '240',
  balance: '240',
  unitCost: '2.97',
  reason: null,
  causeKind: 'startingInventory',
  causeId: 9,
  causeOrderId: null,
  causeRecord: null,
  createdAt: '2026-11-12T15:00:00.000Z',
  createdBy: 'Dana Whitfield',
  ...rest,
})

/** Newest first. */
export const beefMoves: StockMove[] = [
  move(3, {
    movedOn: '2026-11-17',
    kind: 'waste',
    quantity: '-7',
    balance: '193',
    reason: 'Freezer burn',
    causeKind: 'change',
  }),
  move(2, { movedOn: '2026-11-16', kind: 'issue', quantity: '-40', balance: '200', causeKind: 'productionRecord' }),
  move(1, {}),
]

export const answerStock = (rows: StockRow[] | ((query: URLSearchParams) => StockRow[])): HttpHandler =>
  http.get('*/stock', ({ request }) => {
    const found = typeof rows === 'function' ? rows(new URL(request.url).searchParams) : rows
    return json({ _embedded: { stock: found }, page: pageOf(found.length) })
  })
export const answerStockOptions = (options: StockOptions = stockOptions): HttpHandler =>
  http.get('*/stock/options', () => json(options))
export const answerLots = (lots: StockLot[] = beefLots): HttpHandler =>
  http.get('*/stock/items/:siteId/:ingredientId/lots', () => json({ _embedded: { lots } }))
export const answerMoves = (moves: StockMove[] = beefMoves): HttpHandler =>
  http.get('*/stock/items/:siteId/:ingredientId/moves', () =>
    json({ _embedded: { moves }, page: pageOf(moves.length) }),
  )

export const stockIngredients: StockIngredient[] = [beef, rice].map((row) => ({
  id: row.ingredientId,
  code: row.code,
  name: row.name,
  category: row.category,
  baseUnit: row.baseUnit,
  packs: row.packs,
}))
export const answerStockIngredients: HttpHandler = http.get('*/stock/ingredients', ({ request }) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase()
  const ingredients = stockIngredients.filter(({ name }) => name.toLowerCase().includes(q))
  return json({ _embedded: { ingredients }, page: pageOf(ingredients.length) })
})

const summary: StartingInventorySummary = {
  id: 9,
  siteId: 1,
  siteName: 'Central store',
  locationId: 4,
  locationName: 'Walk-in freezer',
  asOf: '2026-11-12',
  lines: 2,
  postedAt: null,
  postedBy: null,
  version: 3,
  updatedAt: '2026-11-12T15:00:00.000Z',
  updatedBy: 'Dana Whitfield',
}
const blank = {
  packText: null,
  cases: null,
  inners: null,
  eaches: null,
  amount: null,
  cost: null,
  lotCode: null,
  expiresOn: null,
}

/** A draft with an item in packs, and one whose quantity is missing. */
export const startDraft: StartingInventory = {
  ...summary,
  content: stockIngredients.map((ingredient, index) =>
    index === 0
      ? {
          ...blank,
          ingredient,
          packText: '6/5 LB',
          cases: '8',
          cost: '89.10',
          lotCode: 'L2207',
          expiresOn: '2026-12-04',
        }
      : { ...blank, ingredient },
  ),
}
export const startPosted: StartingInventory = {
  ...startDraft,
  id: 10,
  siteId: 2,
  siteName: 'Harbor View',
  locationId: null,
  locationName: null,
  postedAt: '2026-11-12T16:00:00.000Z',
  postedBy: 'Luis Ortega',
}
export const answerStarts = (starts: StartingInventory[] = [startDraft, startPosted]): HttpHandler[] => [
  http.get('*/startingInventories', () =>
    json({ _embedded: { startingInventories: starts.map(({ content: _, ...start }) => start) } }),
  ),
  http.get('*/startingInventories/:id', ({ params }) => {
    const found = starts.find(({ id }) => id === Number(params['id']))
    return found
      ? json(found)
      : HttpResponse.json({ message: 'This starting inventory does not exist.' }, { status: 404 })
  }),
]
