import type {
  CalendarDay,
  Ingredient,
  MenuLine,
  Recipe,
  RecipeSource,
  RecipeSummary,
  ReferenceFoodSummary,
  SchoolCalendar,
  UnassessedIngredient,
} from '@commissary/api-client'
import { foodNutrition, portionNutrition } from '@commissary/domain/recipe'
import { type Nutrients } from '@commissary/domain/food'

import { maple } from './users.ts'

const updatedAt = '2026-11-16T15:00:00.000Z'

function food(id: number, name: string, nutrients: Nutrients, rest: Partial<Ingredient> = {}): Ingredient {
  const record: Ingredient = {
    id,
    code: `I00${id}`,
    name,
    category: null,
    brand: null,
    referenceFoodId: null,
    source: null,
    densityGml: null,
    eachWeightG: null,
    ediblePct: null,
    measures: [],
    nutrients,
    nutrientNotes: {},
    label: null,
    allergens: {},
    crediting: [],
    creditEvidence: 'FOOD_BUYING_GUIDE',
    milk: null,
    dietTags: [],
    packs: [],
    prices: rest.price ? [{ vendorId: null, vendorItemCode: null, ...rest.price, validFrom: null }] : [],
    price: null,
    isDiscontinued: false,
    discontinuedOn: null,
    replacementId: null,
    replacementName: null,
    labelChanges: [],
    serving: null,
    mealCategory: null,
    servingNutrition: null,
    photoId: null,
    creditDocument: null,
    version: 2,
    updatedAt,
    ...rest,
  }
  return { ...record, servingNutrition: record.serving ? foodNutrition(record, record.serving) : null }
}

export const beef = food(
  11,
  'Ground beef, 90% lean, raw',
  { calories: 176, protein: 20, totalFat: 10, saturatedFat: 3.93, sodium: 66, addedSugars: 0 },
  {
    category: 'Meat and fish',
    price: { amount: '3.79', per: { amount: '1', unit: 'lb' } },
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '1', unit: 'oz' }, cookedYieldPct: 74 }],
  },
)
export const cheddar = food(
  12,
  'Cheddar, reduced fat, shredded',
  { calories: 299, protein: 27, totalFat: 19, saturatedFat: 10.6, sodium: 628 },
  {
    category: 'Dairy',
    allergens: { Milk: 'contains' },
    measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 113 }],
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '1', unit: 'oz' }, product: 'OTHER' }],
  },
)
export const tortilla = food(
  13,
  'Tortilla, corn, 6 inch',
  { calories: 218, protein: 5.7, totalFat: 2.9, saturatedFat: 0.45, sodium: 45, addedSugars: 0 },
  {
    category: 'Bread and grains',
    eachWeightG: 24,
    price: { amount: '10.40', per: { amount: '200', unit: 'each' } },
    crediting: [{ component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' }, isWholeGrainRich: true }],
  },
)
export const apple = food(
  14,
  'Apple, small',
  { calories: 52, totalFat: 0.2, saturatedFat: 0.03, sodium: 1, addedSugars: 0 },
  {
    category: 'Fruit',
    serving: { amount: '1', unit: 'each' },
    mealCategory: 'Fruit',
    eachWeightG: 149,
    crediting: [{ component: 'FRUIT', credit: 0.75, per: { amount: '1', unit: 'each' } }],
  },
)
/** What is left to assess. */
export const unassessed: UnassessedIngredient[] = [
  {
    id: 41,
    code: 'I0041',
    name: 'Chocolate chip cookie',
    category: 'Grains',
    weeks: 14,
    isProposedWithoutCredit: false,
  },
  { id: 42, code: 'I0042', name: 'Canola oil', category: 'Fats and Oils', weeks: 9, isProposedWithoutCredit: true },
  { id: 43, code: 'I0043', name: 'Salt', category: 'Spices and Herbs', weeks: 9, isProposedWithoutCredit: true },
  { id: 44, code: 'I0044', name: 'Fruit leather', category: null, weeks: 0, isProposedWithoutCredit: false },
]

export const ingredients = [apple, beef, cheddar, tortilla]

const tacoSource: RecipeSource = {
  id: 21,
  name: 'Soft beef tacos',
  portions: '100',
  yield: null,
  cooking: null,
  lines: [
    { ingredientId: beef.id, amount: '15', unit: 'lb', form: 'EP' },
    { ingredientId: tortilla.id, amount: '200', unit: 'each', form: 'EP' },
    { ingredientId: cheddar.id, amount: '6.5', unit: 'cup', form: 'EP', prepNote: 'shredded' },
  ],
}
const pantry = { ingredients: [beef, cheddar, tortilla], recipes: [] }
const tacoNutrition = portionNutrition(tacoSource, {
  food: (id) => ingredients.find((one) => one.id === id),
  recipe: () => undefined,
})

export const taco: Recipe = {
  ...tacoSource,
  number: 'E-01',
  type: 'myRecipe',
  category: 'Entree',
  portionLabel: '2 tacos',
  prepMinutes: 30,
  cookMinutes: 25,
  haccpProcess: 2,
  equipment: 'Tilt skillet\nNo. 30 scoop',
  notes: 'Order the tortillas two days ahead.',
  steps: [
    {
      text: 'Brown the beef.',
      ccp: {
        limit: 'Heat to 165 °F for 15 seconds.',
        monitoring: 'Check three spots with a probe thermometer.',
        correctiveAction: null,
      },
    },
    { text: 'Warm the tortillas.', ccp: null },
    { text: 'Fill each with beef and cheese.', ccp: null },
  ],
  gradePortions: {
    'K-5': { serving: null, label: '1 taco', utensil: 'scoop30' },
    '9-12': { serving: { amount: '0.5', unit: 'cup' }, label: '3 tacos', utensil: null },
  },
  pans: [{ size: 'half', depth: '2.5', portionsPerPan: 30 }],
  photoId: null,
  nutrition: tacoNutrition,
  pantry,
  status: 'draft',
  tested: null,
  approved: null,
  versionNumber: 1,
  validFrom: null,
  version: 4,
  updatedAt,
}

export const tacoSummary: RecipeSummary = {
  id: taco.id,
  number: taco.number,
  name: taco.name,
  type: taco.type,
  category: taco.category,
  status: taco.status,
  portions: taco.portions,
  portionLabel: taco.portionLabel,
  nutrition: taco.nutrition,
  version: taco.version,
  updatedAt,
  nextVersionFrom: null,
}

export const butter: ReferenceFoodSummary = {
  id: 1001,
  catererId: 0,
  code: '01001',
  description: 'Butter, salted',
  foodGroup: 'Dairy and Egg Products',
  source: 'USDA SR',
  release: '28',
  nutrients: { calories: 717, sodium: 643 },
}

/** One word of the maximum length, to test that layouts do not break. */
export const longName = `Unverschämtlangezutatenbezeichnung${'x'.repeat(86)}`

const line = (key: string, rest: Partial<MenuLine>): MenuLine => ({
  key,
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  placeholderId: null,
  text: null,
  portion: null,
  category: 'Entree',
  plannedServings: 180,
  name: '',
  nutrition: tacoNutrition,
  discontinued: [],
  isInherited: false,
  ...rest,
})

/** Tacos and an apple, from Monday to Friday. */
export const week: CalendarDay[] = ['16', '17', '18', '19', '20'].map((day) => ({
  date: `2026-11-${day}`,
  plannedMeals: 180,
  selections: {},
  note: null,
  isLocked: false,
  conflicts: [],
  lines: [
    line('taco', { recipeId: taco.id, name: taco.name }),
    line('apple', {
      ingredientId: apple.id,
      portion: apple.serving,
      category: 'Fruit',
      name: apple.name,
      nutrition: apple.servingNutrition ?? tacoNutrition,
    }),
  ],
  version: 1,
  updatedBy: null,
  updatedById: null,
}))

export const calendar = (days: CalendarDay[], closedDays: SchoolCalendar['closedDays'] = []): SchoolCalendar => ({
  schoolId: maple.schoolId,
  itemType: 'MEAL',
  program: maple.programs[0] ?? null,
  days,
  daysBeside: [],
  closedDays,
  otherMeals: [],
})

/** A one-page list answer. */
export const page = <Name extends string, Row>(name: Name, rows: Row[]) => ({
  _embedded: { [name]: rows } as Record<Name, Row[]>,
  page: { size: 10, number: 0, totalElements: rows.length, totalPages: Math.max(1, Math.ceil(rows.length / 10)) },
})
