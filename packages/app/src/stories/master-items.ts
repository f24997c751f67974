import type { MenuCaterer, MenuItem, SchoolMenuItem } from '@commissary/api-client'
import { gradeServings } from '@commissary/domain/menu'

import { taco } from './fixtures.ts'

const foods = new Map(taco.pantry.ingredients.map((food) => [food.id, food]))
const portions = { '9-12': { amount: '1.5', unit: 'cup' as const } }
const grades = gradeServings(
  { recipeId: taco.id, ingredientId: null, portions },
  { food: (id) => foods.get(id), recipe: (id) => (id === taco.id ? taco : undefined) },
)

/** Tacos with a bigger portion for the oldest. */
export const tacoItem: MenuItem = {
  id: 31,
  catererId: 1,
  name: 'Street tacos',
  publicNames: { es: 'Tacos de carne' },
  recipeId: taco.id,
  ingredientId: null,
  linkedName: taco.name,
  pastLinks: [],
  portions,
  grades,
  types: ['MEAL', 'DINNER'],
  mealCategory: 'ENTREE',
  subCategoryId: 5,
  subCategoryName: 'Hot',
  price: '2.5',
  priceType: 'Itemized',
  isActive: true,
  photoId: null,
  version: 3,
  updatedAt: '2026-11-18T15:00:00.000Z',
  updatedBy: 'Dana Whitfield',
}

/** The same as the list has it. */
export const tacoOffer: MenuCaterer = {
  ...tacoItem,
  menuItemId: tacoItem.id,
  grades: grades.map(({ gradeGroup, portion, nutrition }) => ({
    gradeGroup,
    portion,
    calories: nutrition.nutrients.calories,
    credits: nutrition.credits,
    cost: nutrition.cost,
  })),
  allergens: grades[0]?.nutrition.allergens ?? [],
}

/** The same as a school's planner has it. */
export const tacoForSchool: SchoolMenuItem = {
  ...tacoItem,
  portion: null,
  gradeGroup: 'K-5',
  nutrition: taco.nutrition,
  discontinued: [],
  periods: [],
}
