import type { DiscontinuedItem, FoodCompositionRow, FoodParts, MissingNutritionRow } from '@commissary/api-client'
import { nutrientCodes, type Nutrients } from '@commissary/domain/food'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { page } from './fixtures.ts'

type Totals = NonNullable<FoodCompositionRow['nutrients']>

/** Totals of the known nutrients; every other nutrient lacks a value for the salsa. */
const totalsOf = (known: Nutrients): Totals =>
  Object.fromEntries(
    nutrientCodes.map((code) => [
      code,
      known[code] === undefined ? { known: 0, missing: ['Salsa, canned'] } : { known: known[code], missing: [] },
    ]),
  ) as Totals

const tacos = { calories: 312, totalFat: 14.1, saturatedFat: 5.8, sodium: 486, totalCarbohydrate: 28, protein: 19.4 }

/** A recipe with gaps: salsa has no sodium. */
const nachos: FoodCompositionRow = {
  id: 22,
  name: 'Nachos with salsa',
  category: 'Entree',
  portion: null,
  grams: { known: 184.2, missing: [] },
  nutrients: { ...totalsOf(tacos), sodium: { known: 611, missing: ['Salsa, canned'] } },
  freeOf: [],
}

const part = (name: string, grams: number, known: Nutrients, within: string[] = []): FoodParts['parts'][number] => ({
  ingredientId: grams,
  name,
  within,
  grams: { known: grams, missing: [] },
  nutrients: totalsOf(known),
})

/** The parts of the recipe with gaps. */
export const answerParts: HttpHandler = http.get('*/food/composition/:id', () =>
  HttpResponse.json({
    food: nachos,
    parts: [
      part('Tortilla chips', 56, { ...tacos, calories: 303, sodium: 611, dietaryFiber: 1, addedSugars: 0 }),
      part('Salsa, canned', 30, { calories: 9, totalFat: 0, saturatedFat: 0 }, ['Topping']),
    ],
    isCooked: true,
  }),
)

const missingRow = (id: number, name: string, rest: Partial<MissingNutritionRow> = {}): MissingNutritionRow => ({
  id,
  code: `I00${id}`,
  name,
  category: 'Sauces',
  version: 2,
  nutrients: [],
  isNotAssessed: false,
  allergens: [],
  hasNoDocument: false,
  recipes: 0,
  weeks: 0,
  openWeeks: 0,
  nextDate: null,
  ...rest,
})

const missingRows: MissingNutritionRow[] = [
  missingRow(12, 'Cheddar, reduced fat, shredded', {
    nutrients: ['addedSugars', 'iron'],
    allergens: ['Soy'],
    recipes: 4,
    weeks: 6,
    openWeeks: 6,
    nextDate: '2026-11-19',
  }),
  missingRow(43, 'Salt', { isNotAssessed: true, hasNoDocument: false, recipes: 31, weeks: 2, openWeeks: 2 }),
  missingRow(44, 'Breaded chicken patty', { hasNoDocument: true, recipes: 1 }),
]

export const answerMissing = (rows: MissingNutritionRow[] = missingRows, openWeeks = 8): HttpHandler =>
  http.get('*/food/missingNutrition', () =>
    HttpResponse.json({ ...page('missingNutrition', rows), openWeeks, categories: ['Sauces'] }),
  )

const discontinued = (rest: Partial<DiscontinuedItem>): DiscontinuedItem => ({
  kind: 'ingredient',
  id: 12,
  name: 'Cheddar, reduced fat, shredded',
  code: 'I0012',
  vendorName: null,
  vendorItemCode: null,
  otherVendors: 0,
  discontinuedOn: '2026-11-02',
  by: 'Dana Whitfield',
  replacementId: 13,
  replacementName: 'Cheddar, shredded',
  recipes: 3,
  menuItems: 1,
  cycleMenus: 2,
  masterDays: 6,
  schoolDays: 14,
  nextDate: '2026-11-19',
  stock: [
    { siteId: 1, siteName: 'Central Kitchen', quantity: '42.5', par: '60' },
    { siteId: 2, siteName: 'Maple Street', quantity: '0', par: '10' },
  ],
  unit: 'lb',
  openOrders: 1,
  ...rest,
})

const discontinuedCheddar = discontinued({})

const discontinuedItems: DiscontinuedItem[] = [
  discontinuedCheddar,
  discontinued({
    kind: 'vendorItem',
    id: 14,
    name: 'Apple, small',
    vendorName: 'Orchard Direct',
    vendorItemCode: '4711',
    otherVendors: 0,
    discontinuedOn: null,
    by: null,
    replacementId: null,
    replacementName: null,
    stock: [],
    openOrders: 0,
  }),
  discontinued({
    kind: 'recipe',
    id: 31,
    name: 'Cheese sauce',
    code: null,
    replacementId: null,
    replacementName: null,
    recipes: 2,
    cycleMenus: 0,
    masterDays: 0,
    schoolDays: 0,
    nextDate: null,
    stock: [],
    openOrders: 0,
  }),
]

export const answerDiscontinued = (rows: DiscontinuedItem[] = discontinuedItems): HttpHandler =>
  http.get('*/food/discontinuedItems', () => HttpResponse.json(page('discontinuedItems', rows)))
