import type {
  ProductionDay,
  ProductionEdit,
  ProductionLine,
  ProductionRecord,
  School,
  UserInfo,
} from '@commissary/api-client'
import { mergeEntries, missingForSignature, neededSignatures, recordState } from '@commissary/domain/production'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { harbor, planner } from './users.ts'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)

/** A K-8 school that keeps production records. */
export const kitchenSchool: School = { ...harbor, moduleAccess: { 'Production Record': 'Yes' } }

/** Works in the kitchen of one school, and signs for it. */
export const cook: UserInfo = {
  ...planner,
  id: 12,
  userName: 'cook@demo.test',
  firstName: 'Rosa',
  lastName: 'Diaz',
  role: 'staff',
  modules: ['production'],
  schools: [kitchenSchool],
}

const today = '2026-11-18'
const [k5 = { id: 31 }, g68 = { id: 32 }] = kitchenSchool.programs
export const programs = { k5: k5.id, g68: g68.id }

const noForecast = { byPlan: null, byTakeRate: null, lastErrorByPlan: null, lastErrorByTakeRate: null, days: 0 }

type LineStart = Pick<ProductionLine, 'key' | 'name' | 'category'> & Partial<ProductionLine>

const line = (rest: LineStart, servings: [number, number], portionLabel = '1 serving'): ProductionLine => ({
  number: null,
  kind: 'food',
  recipeId: 1,
  ingredientId: null,
  usualHolding: 'hot',
  isUsdaFood: false,
  milk: null,
  replaces: null,
  reason: null,
  isAdded: false,
  purchases: [],
  pans: [],
  plans: [programs.k5, programs.g68].map((programId, index) => ({
    programId,
    servings: servings[index] ?? null,
    portion: null,
    portionLabel,
    utensil: null,
    servingLine: null,
    credits: [],
    forecast: noForecast,
  })),
  ...rest,
})

export const taco = line(
  {
    key: 'recipe-3-entree',
    name: 'Beef tacos on whole grain shells',
    category: 'Entree',
    number: 'B-14',
    isUsdaFood: true,
    purchases: [
      {
        ingredientId: 5,
        name: 'Ground beef',
        amount: '54.4',
        unit: 'lb',
        isComplete: true,
        packs: [{ level: 'case', count: '1' }],
        rest: { amount: '14.4', unit: 'lb' },
      },
      {
        ingredientId: 6,
        name: 'Taco shells',
        amount: '640',
        unit: 'each',
        isComplete: true,
        packs: [],
        rest: { amount: '640', unit: 'each' },
      },
    ],
    pans: [{ size: 'full', depth: '2.5', portionsPerPan: 80, pans: 4 }],
  },
  [180, 140],
  '2 tacos',
)
const tacoWithForecast: ProductionLine = {
  ...taco,
  plans: taco.plans.map((plan, index) => ({
    ...plan,
    forecast:
      index === 0
        ? { byPlan: 165, byTakeRate: 140.7, lastErrorByPlan: -5, lastErrorByTakeRate: 8, days: 3 }
        : { byPlan: 130, byTakeRate: 128.2, lastErrorByPlan: 2, lastErrorByTakeRate: 3, days: 3 },
  })),
}
export const pears = line(
  { key: 'ingredient-8-fruit', name: 'Pears, USDA Foods, drained', category: 'Fruit', usualHolding: 'cold' },
  [180, 140],
  '1/2 cup',
)
export const milk = line(
  {
    key: 'ingredient-9-milk',
    name: 'Milk, fat-free',
    category: 'Milk',
    usualHolding: 'cold',
    milk: { fat: 'skim', isFlavored: false },
  },
  [180, 140],
  '8 fl oz',
)

export const record: ProductionRecord = {
  id: 70,
  schoolId: kitchenSchool.schoolId,
  schoolName: kitchenSchool.schoolName,
  date: today,
  itemType: 'MEAL',
  state: 'open',
  isVended: false,
  round: 1,
  groups: [
    { programId: programs.k5, grades: 'K-5', gradeGroups: ['K-5'], offerVersusServe: false, plannedMeals: 180 },
    { programId: programs.g68, grades: '6-8', gradeGroups: ['6-8'], offerVersusServe: true, plannedMeals: 140 },
  ],
  lines: [tacoWithForecast, pears, milk],
  entries: {},
  signatures: [],
  amendments: [],
  leftoverPct: 10,
  stock: null,
  version: 1,
  updatedAt: '2026-11-18T12:30:00.000Z',
  updatedBy: 'Rosa Diaz',
  updatedById: 12,
}

/** Everything that a signature needs. */
export const served: ProductionRecord['entries'] = {
  waterAvailable: true,
  [`group.${programs.k5}.servedMeals`]: 172,
  [`group.${programs.g68}.servedMeals`]: 131,
  ...Object.fromEntries(
    [taco, pears, milk].flatMap(({ key }) => [
      [`line.${key}.prepared`, 320],
      [`line.${key}.group.${programs.k5}.served`, 172],
      [`line.${key}.group.${programs.g68}.served`, 131],
      [`line.${key}.leftover`, 17],
      [`line.${key}.disposition`, 'store'],
      [`line.${key}.serveDegrees`, key === taco.key ? 148 : 38],
    ]),
  ),
}

export const signed: ProductionRecord = {
  ...record,
  state: 'signed',
  entries: served,
  signatures: [{ part: 'record', round: 1, name: 'Rosa Diaz', at: '2026-11-18T18:20:00.000Z' }],
  stock: {
    state: 'issued',
    shortages: [{ ingredientId: 6, name: 'Taco shells', amount: '40', unit: 'each' }],
  },
  version: 9,
}

export const vended: ProductionRecord = {
  ...record,
  isVended: true,
  entries: {
    departedAt: '10:15',
    hotAtDeparture: 152,
    coldAtDeparture: 38,
    hotAtArrival: 128,
    [`line.${taco.key}.prepared`]: 320,
    [`line.${taco.key}.dispatched`]: 320,
    [`line.${taco.key}.dispatchDegrees`]: 149,
  },
  signatures: [{ part: 'kitchen', round: 1, name: 'Luis Ortega', at: '2026-11-18T15:10:00.000Z' }],
}

const day = (date: string, state: ProductionDay['state'], rest: Partial<ProductionDay> = {}): ProductionDay => ({
  date,
  state,
  recordId: state === 'planned' ? null : 100 + Number(date.slice(-2)),
  plannedMeals: 320,
  servedMeals: state === 'signed' || state === 'served' ? 303 : null,
  alerts: 0,
  amendments: 0,
  ...rest,
})

export const days: ProductionDay[] = [
  day('2026-11-09', 'signed', { alerts: 2 }),
  day('2026-11-10', 'signed', { amendments: 1 }),
  day('2026-11-12', 'signed'),
  day('2026-11-13', 'late', { recordId: null }),
  day('2026-11-16', 'signed'),
  day('2026-11-17', 'served', { alerts: 1 }),
  day(today, 'open'),
  day('2026-11-19', 'planned'),
  day('2026-11-20', 'planned', { plannedMeals: null }),
]

export const answerDays = (rows: ProductionDay[] = days): HttpHandler =>
  http.get('*/commissary/productionRecords', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [from = '', to = ''] = [query.get('startDate'), query.get('endDate')].map(String)
    const inRange = ({ date }: { date: string }) => date >= from && date <= to
    return json({
      schoolId: kitchenSchool.schoolId,
      itemType: query.get('itemType'),
      days: rows.filter(inRange),
      closedDays: [{ date: '2026-11-11', note: 'Veterans Day' }].filter(inRange),
    })
  })

/** A record that is opened, edited, signed and reopened as the server does it. */
export function answerRecord(start: ProductionRecord, { isOpened = true } = {}): HttpHandler[] {
  let now = start
  let exists = isOpened
  const change = (rest: Partial<ProductionRecord>) => {
    now = { ...now, ...rest, version: now.version + 1 }
    const sheet = { ...now, menuType: now.itemType }
    now.state = recordState({ date: now.date, today, sheet, isClosed: now.stock !== null })
    return now
  }
  const one = '*/commissary/productionRecords/:id'
  return [
    http.get('*/commissary/productionRecords', () =>
      json({
        schoolId: now.schoolId,
        itemType: now.itemType,
        days: [day(now.date, exists ? now.state : 'planned', { recordId: exists ? now.id : null })],
        closedDays: [],
      }),
    ),
    http.post('*/commissary/productionRecords', () => {
      exists = true
      return json({ data: { message: 'Production record opened', record: now } })
    }),
    http.get(one, () => json(now)),
    http.patch(one, async ({ request }) => {
      const { edits } = (await request.json()) as { edits: ProductionEdit[] }
      const { entries, conflicts } = mergeEntries(now.entries, edits)
      change({ entries })
      return json({
        data: {
          message: 'Production record saved',
          record: now,
          conflicts: conflicts.map((conflict) => ({ ...conflict, by: 'Luis Ortega' })),
        },
      })
    }),
    http.post(`${one}/signatures`, async ({ request }) => {
      const { part } = (await request.json()) as { part: 'record' | 'kitchen' | 'school' }
      const missing = missingForSignature({ ...now, menuType: now.itemType }, part)
      if (missing.length > 0) return HttpResponse.json({ message: 'Incomplete' }, { status: 422 })
      const signatures = [
        ...now.signatures,
        { part, round: now.round, name: 'Rosa Diaz', at: '2026-11-18T18:20:00.000Z' },
      ]
      const isClosed = neededSignatures(now).every((needed) => signatures.some((own) => own.part === needed))
      change({ signatures, ...(isClosed && { stock: { state: 'issued', shortages: [] } }) })
      return json({ data: { message: isClosed ? 'Signed and closed' : 'Signed', record: now } })
    }),
    http.post(`${one}/reopen`, async ({ request }) => {
      const { reason } = (await request.json()) as { reason: string }
      const amendment = { round: now.round, reason, name: 'Rosa Diaz', at: '2026-11-18T19:00:00.000Z' }
      change({ signatures: [], stock: null, round: now.round + 1, amendments: [...now.amendments, amendment] })
      return json({ data: { message: 'Production record reopened', record: now } })
    }),
    http.get(`${one}/signatures/:round`, () => json(signed)),
    http.get(`${one}/events`, () =>
      json({
        _embedded: {
          events: [
            {
              id: 2,
              action: 'edited',
              at: '2026-11-18T15:02:00.000Z',
              by: 'Rosa Diaz',
              changes: [{ path: `line.${taco.key}.prepared`, name: taco.name, from: 300, to: 320 }],
              reason: null,
            },
            { id: 1, action: 'opened', at: '2026-11-18T12:30:00.000Z', by: 'Luis Ortega', changes: [], reason: null },
          ],
        },
        page: { size: 20, number: 0, totalElements: 2, totalPages: 1 },
      }),
    ),
  ]
}
