import type { CountLine, CountOptions, StockCount, StockCountSummary } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const pack = (text: string, gtin: string, inCase: string, each: string) => ({
  text,
  case: { gtin: null, size: inCase },
  inner: null,
  each: { gtin, size: each },
})

const emptyLine = {
  category: 'Protein',
  locationId: 1,
  locationName: 'Walk-in cooler',
  baseUnit: 'lb',
  units: [
    { unit: 'lb', size: '1' },
    { unit: 'oz', size: '0.0625' },
  ],
  isExpected: true,
  lots: [],
  amounts: [],
  counted: null,
  system: null,
  movedDuring: null,
  variance: null,
  unitCost: null,
  varianceValue: null,
  reason: null,
  reasonNote: null,
  isRecount: false,
} as const satisfies Partial<CountLine>

export const beefLine: CountLine = {
  ...emptyLine,
  lots: [],
  amounts: [],
  units: [...emptyLine.units],
  id: 101,
  ingredientId: 11,
  name: 'Beef, ground, 85% lean',
  code: 'I0011',
  packs: [pack('6/5 LB', '00012345678905', '30', '5')],
  expected: '75',
}

export const beansLine: CountLine = {
  ...beefLine,
  id: 102,
  ingredientId: 12,
  name: 'Black beans, canned',
  code: 'I0012',
  locationId: 2,
  locationName: 'Dry storage',
  packs: [pack('6/#10 CN', '10012345678902', '41.25', '6.875')],
  expected: '82.5',
}

export const cheeseLine: CountLine = {
  ...beefLine,
  id: 103,
  ingredientId: 13,
  name: 'Mozzarella, part-skim, shredded',
  code: 'I0013',
  packs: [pack('4/5 LB', '00012345678929', '20', '5')],
  expected: '0',
}

/** Counted by two people on two shelves; one amount was corrected. */
export const countedLine: CountLine = {
  ...cheeseLine,
  id: 104,
  ingredientId: 14,
  name: 'Turkey, deli, sliced',
  code: 'I0014',
  expected: '20',
  lots: [
    { lotId: 71, lotCode: 'L-2207', expiresOn: '2026-11-24', quantity: '15', variance: null },
    { lotId: 72, lotCode: null, expiresOn: null, quantity: '5', variance: null },
  ],
  amounts: [
    {
      id: 1,
      lotId: null,
      given: { eaches: '3' },
      quantity: '15',
      by: 'Dana Whitfield',
      at: '2026-11-18T15:42:00.000Z',
      countedAt: '2026-11-18T15:42:00.000Z',
      replaced: { quantity: '10', by: 'Luis Ortega', at: '2026-11-18T15:30:00.000Z' },
      version: 2,
    },
    {
      id: 2,
      lotId: null,
      given: { amount: '3.5', unit: 'lb' },
      quantity: '3.5',
      by: 'Luis Ortega',
      at: '2026-11-18T15:50:00.000Z',
      countedAt: '2026-11-18T15:50:00.000Z',
      replaced: null,
      version: 1,
    },
  ],
  counted: '18.5',
}

export const openSummary: StockCountSummary = {
  id: 12,
  siteId: 4,
  siteName: 'North Hill Kitchen',
  date: '2026-11-18',
  locations: [],
  category: null,
  isBlind: false,
  status: 'open',
  note: null,
  lines: 4,
  countedLines: 1,
  varianceValue: null,
  unpricedLines: 0,
  startedBy: 'Dana Whitfield',
  startedAt: '2026-11-18T15:00:00.000Z',
  postedBy: null,
  postedAt: null,
  version: 1,
}

export const openCount: StockCount = { count: openSummary, lines: [beefLine, cheeseLine, countedLine, beansLine] }

const reviewed = (line: CountLine, rest: Partial<CountLine>): CountLine => ({
  ...line,
  movedDuring: '0',
  system: line.expected,
  amounts: countedLine.amounts.slice(1),
  ...rest,
})

/** Finished: a loss, a smaller gain, a gain of unknown cost, one line without a variance, and one that was not counted. */
export const reviewCount: StockCount = {
  count: {
    ...openSummary,
    status: 'counted',
    countedLines: 4,
    lines: 5,
    varianceValue: '-15.975',
    unpricedLines: 1,
    version: 3,
  },
  lines: [
    reviewed(countedLine, { counted: '20', variance: '0', varianceValue: '0' }),
    reviewed(cheeseLine, {
      counted: '2',
      variance: '2',
      varianceValue: null,
      isExpected: false,
      expected: null,
      system: '0',
    }),
    reviewed(beansLine, {
      counted: '84',
      variance: '1.5',
      unitCost: '2.65',
      varianceValue: '3.975',
      reason: 'received',
      movedDuring: '-10',
    }),
    reviewed(beefLine, { counted: '69', variance: '-6', unitCost: '3.325', varianceValue: '-19.95' }),
    { ...beefLine, id: 105, ingredientId: 15, name: 'Milk, 1%', code: 'I0015', expected: '12' },
  ],
}

export const countOptions: CountOptions = {
  sites: [
    { id: 4, name: 'North Hill Kitchen' },
    { id: 5, name: 'Waterside Kitchen' },
  ],
  locations: [
    { id: 2, name: 'Dry storage' },
    { id: 1, name: 'Walk-in cooler' },
  ],
  categories: ['Dairy', 'Protein'],
}

export const answerCounts = (stockCounts: readonly StockCountSummary[]): HttpHandler =>
  http.get('/stockCounts', () => HttpResponse.json({ _embedded: { stockCounts } }))

export const answerCountOptions = (options: CountOptions = countOptions): HttpHandler =>
  http.get('/stockCounts/options', () => HttpResponse.json(options))

export const answerCount = (count: StockCount | (() => StockCount)): HttpHandler =>
  http.get('/stockCounts/:id', () => HttpResponse.json(typeof count === 'function' ? count() : count))
