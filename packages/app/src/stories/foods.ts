import type { Ingredient, Recipe } from '@commissary/api-client'
import { type CreditRule } from '@commissary/domain/crediting'
import { type Food } from '@commissary/domain/food'
import { foodNutrition, type Pantry, portionNutrition, type RecipeSource } from '@commissary/domain/recipe'

const food = (
  id: number,
  name: string,
  [calories, saturatedFat, addedSugars, sodium]: readonly [number, number, number | null, number],
  crediting: CreditRule[],
  more: Partial<Food> = {},
): Food => ({
  id,
  name,
  nutrients: { calories, saturatedFat, sodium, ...(addedSugars === null ? {} : { addedSugars }) },
  measures: [],
  allergens: {},
  crediting,
  creditEvidence: 'FOOD_BUYING_GUIDE',
  price: { amount: '4.00', per: { amount: '1', unit: 'kg' } },
  ...more,
})

const per = (amount: string): CreditRule['per'] => ({ amount, unit: 'g' })
const vegetable = (subgroup: NonNullable<CreditRule['subgroup']>): CreditRule[] => [
  { component: 'VEGETABLE', subgroup, credit: 0.5, per: per('80') },
]
const milk = (fat: 'skim' | 'lowFat', more: Partial<Food> = {}) => ({
  crediting: [{ component: 'MILK', credit: 1, per: per('244') }] satisfies CreditRule[],
  more: { milk: { fat, isFlavored: false }, allergens: { Milk: 'contains' }, ...more } satisfies Partial<Food>,
})

const [skim, lowFat] = [milk('skim'), milk('lowFat')]

/** The foods of the stories: amounts per 100 g of calories, saturated fat, added sugars, sodium. */
export const foods = {
  roll: food(
    1,
    'Whole wheat roll',
    [300, 0.8, 4, 430],
    [{ component: 'GRAIN', credit: 1, per: per('28'), isWholeGrainRich: true }],
    { allergens: { Wheat: 'contains', Gluten: 'contains' } },
  ),
  turkey: food(
    2,
    'Turkey breast, deli',
    [105, 0.5, 0, 720],
    [{ component: 'MEAT_ALTERNATE', credit: 1, per: per('40') }],
  ),
  cheese: food(
    3,
    'Mozzarella, part skim',
    [280, 10, 0, 600],
    [{ component: 'MEAT_ALTERNATE', credit: 1, per: per('28') }],
    { allergens: { Milk: 'contains' } },
  ),
  apple: food(4, 'Apple, small', [52, 0, 0, 1], [{ component: 'FRUIT', credit: 1, per: per('149') }]),
  broccoli: food(5, 'Broccoli, steamed', [35, 0.1, 0, 41], vegetable('DARK_GREEN')),
  carrots: food(6, 'Carrots, baby', [35, 0, 0, 78], vegetable('RED_OR_ORANGE')),
  beans: food(7, 'Black beans, seasoned', [114, 0.1, 0, 140], vegetable('BEANS_AND_PEAS')),
  corn: food(8, 'Corn, steamed', [86, 0.2, 0, 15], vegetable('STARCHY')),
  greenBeans: food(9, 'Green beans', [31, 0, 0, 6], vegetable('OTHERS')),
  skim: food(10, 'Milk, fat free', [34, 0.1, 0, 42], skim.crediting, skim.more),
  lowFat: food(11, 'Milk, 1%', [42, 0.6, 0, 44], lowFat.crediting, lowFat.more),
  /** Its label states no added sugars. */
  dressing: food(12, 'Ranch dressing', [400, 5, null, 900], []),
}
export type FoodName = keyof typeof foods

/** Turkey and cheese on a roll, with a spread from a sub-recipe. */
export const spread: RecipeSource = {
  id: 31,
  name: 'Herb spread',
  portions: '100',
  yield: { amount: '1500', unit: 'g' },
  lines: [{ ingredientId: foods.cheese.id, amount: '1500', unit: 'g' }],
}
export const sandwich: RecipeSource = {
  id: 30,
  name: 'Turkey and cheese sandwich',
  portions: '100',
  lines: [
    { ingredientId: foods.roll.id, amount: '5600', unit: 'g' },
    { ingredientId: foods.turkey.id, amount: '3000', unit: 'g' },
    { ingredientId: foods.cheese.id, amount: '2000', unit: 'g' },
    { subRecipeId: spread.id, amount: '1500', unit: 'g' },
  ],
}

export const pantry: Pantry = {
  food: (id) => Object.values(foods).find((one) => one.id === id),
  recipe: (id) => [sandwich, spread].find((one) => one.id === id),
}

export const servingNutrition = (name: FoodName, grams: string) =>
  foodNutrition(foods[name], { amount: grams, unit: 'g' })

const ingredient = (one: Food): Ingredient => ({
  code: String(one.id),
  category: null,
  brand: null,
  referenceFoodId: null,
  source: null,
  photoId: null,
  creditDocument: null,
  densityGml: null,
  eachWeightG: null,
  ediblePct: null,
  nutrientNotes: {},
  label: null,
  serving: null,
  mealCategory: null,
  servingNutrition: null,
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
  creditEvidence: null,
  milk: null,
  dietTags: [],
  packs: [],
  prices: [],
  price: null,
  isDiscontinued: false,
  discontinuedOn: null,
  replacementId: null,
  replacementName: null,
  labelChanges: [],
  ...one,
})

/** The sandwich as the server returns it, with all its ingredients and sub-recipes. */
export const sandwichRecipe: Recipe = {
  ...sandwich,
  number: '101',
  type: 'myRecipe',
  category: 'Entree',
  portionLabel: '1 sandwich',
  yield: null,
  cooking: null,
  prepMinutes: null,
  cookMinutes: null,
  haccpProcess: null,
  equipment: null,
  notes: null,
  steps: [],
  gradePortions: {},
  pans: [],
  photoId: null,
  nutrition: portionNutrition(sandwich, pantry),
  pantry: {
    ingredients: [foods.roll, foods.turkey, foods.cheese].map(ingredient),
    recipes: [{ ...spread, yield: spread.yield ?? null, cooking: null }],
  },
  status: 'draft',
  tested: null,
  approved: null,
  versionNumber: 1,
  validFrom: null,
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
}
