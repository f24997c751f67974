import type { ProductionLine, ProductionRecord, Receiving } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { keptEditsName, keptReadsName } from '../offline/database-names.ts'

const chicken = 'recipe-3-entree'
const milk = 'ingredient-9-milk'

/** What arrived at Juniper Hill: nothing is entered yet except what the kitchen sent. */
export const receiving: Receiving = {
  schoolName: 'Juniper Hill Elementary',
  catererName: 'Commissary Demo Kitchen',
  country: 'US',
  timeZone: 'America/New_York',
  date: '2026-11-18',
  itemType: 'MEAL',
  groups: [{ programId: 1, grades: 'K-5', gradeGroups: ['K-5'] }],
  lines: [
    {
      key: chicken,
      name: 'Oven-baked chicken',
      category: 'Entree',
      kind: 'food',
      usualHolding: 'hot',
      replaces: null,
      programIds: [1],
    },
    {
      key: milk,
      name: 'Milk, skim',
      category: 'Milk',
      kind: 'food',
      usualHolding: 'cold',
      replaces: null,
      programIds: [1],
    },
  ],
  entries: {
    departedAt: '10:15',
    [`line.${chicken}.dispatched`]: 95,
    [`line.${chicken}.dispatchDegrees`]: 162,
    [`line.${milk}.dispatched`]: 100,
  },
  isSent: true,
  signature: null,
  today: '2026-11-18',
  version: 3,
}

export const wholeReceiving: Receiving = {
  ...receiving,
  entries: {
    ...receiving.entries,
    arrivedAt: '10:50',
    'group.1.servedMeals': 92,
    ...Object.fromEntries(
      [chicken, milk].flatMap((key) => [
        [`line.${key}.arrived`, 95],
        [`line.${key}.group.1.served`, 92],
        [`line.${key}.leftover`, 3],
      ]),
    ),
  },
}

const body = (data: object) => HttpResponse.json(data as JsonBodyType)

export const answerReceiving = (answer: Receiving | Response = receiving): HttpHandler =>
  http.get('*/commissary/receiving', () => (answer instanceof Response ? answer.clone() : body(answer)))

/** The call does not reach the server. */
export const unreachable = (): Response => HttpResponse.error()

const toLine = (line: Receiving['lines'][number]): ProductionLine => ({
  ...line,
  number: null,
  recipeId: null,
  ingredientId: null,
  isUsdaFood: false,
  milk: null,
  reason: null,
  isAdded: false,
  purchases: [],
  pans: [],
  plans: line.programIds.map((programId) => ({
    programId,
    servings: 100,
    portion: null,
    portionLabel: null,
    utensil: null,
    servingLine: null,
    credits: [],
    forecast: { byPlan: null, byTakeRate: null, lastErrorByPlan: null, lastErrorByTakeRate: null, days: 0 },
  })),
})

/** The same as the kitchen sees it. */
export const phoneRecord: ProductionRecord = {
  id: 12,
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  date: '2026-11-18',
  itemType: 'MEAL',
  state: 'open',
  isVended: true,
  round: 1,
  groups: [{ programId: 1, grades: 'K-5', gradeGroups: ['K-5'], offerVersusServe: false, plannedMeals: 100 }],
  lines: receiving.lines.map(toLine),
  entries: receiving.entries,
  signatures: [],
  amendments: [],
  leftoverPct: 10,
  stock: null,
  version: 3,
  updatedAt: '2026-11-18T15:00:00.000Z',
  updatedBy: null,
  updatedById: null,
}

/** Today's lunch, with its record if it has one. */
export const answerToday = (recordId: number | null = phoneRecord.id): HttpHandler[] => [
  http.get('*/commissary/productionRecords', ({ request }) => {
    const itemType = new URL(request.url).searchParams.get('itemType')
    const day = {
      date: '2026-11-18',
      state: 'open',
      recordId,
      plannedMeals: 100,
      servedMeals: null,
      alerts: 0,
      amendments: 0,
    }
    return body({ schoolId: 1, itemType, days: [day], closedDays: [] })
  }),
  http.get('*/commissary/productionRecords/:id', () => body(phoneRecord)),
  http.get('*/commissary/productionRecords/:id/receivingLinks', () => body({ links: [] })),
]

/** Deletes what an earlier story kept on this device. */
export const forgetDevice = (): Promise<unknown> =>
  Promise.all(
    [keptEditsName, keptReadsName].map(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
        }),
    ),
  )
