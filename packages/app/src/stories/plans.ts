import type { Ingredient, MenuPlan, RecipeSummary } from '@commissary/api-client'
import { portionNutrition } from '@commissary/domain/recipe'

import { apple, tacoSummary } from './fixtures.ts'
import { type FoodName, foods, pantry, sandwich, servingNutrition } from './foods.ts'
import { plannedDays } from './menus.ts'

const servable = (name: FoodName, grams: string, mealCategory: Ingredient['mealCategory']): Ingredient => ({
  ...apple,
  id: foods[name].id,
  name: foods[name].name,
  mealCategory,
  serving: { amount: grams, unit: 'g' },
  servingNutrition: servingNutrition(name, grams),
})

/** What the plans below serve, as the planner's library lists it. */
export const planItems: { recipes: RecipeSummary[]; ingredients: Ingredient[] } = {
  recipes: [
    {
      ...tacoSummary,
      id: sandwich.id,
      name: sandwich.name,
      category: 'Entree',
      nutrition: portionNutrition(sandwich, pantry),
    },
  ],
  ingredients: [
    ...(['broccoli', 'carrots', 'beans', 'corn', 'greenBeans'] as const).map((name) =>
      servable(name, '120', 'Vegetables'),
    ),
    servable('apple', '180', 'Fruit'),
    servable('skim', '244', 'Milk'),
    servable('lowFat', '244', 'Milk'),
  ],
}

/** A plan for a week, done. */
export const donePlan: MenuPlan = {
  id: 5,
  state: 'done',
  totalWeeks: 1,
  solvedWeeks: 1,
  cost: 2.6612,
  bound: 2.6612,
  isBoundOfAll: true,
  days: plannedDays('2026-11-23').map(({ date, lines }) => ({
    key: date,
    date,
    plannedMeals: 180,
    lines: lines.map(({ recipeId, ingredientId, menuItemId, portion, category, name }) => ({
      recipeId,
      ingredientId,
      menuItemId,
      portion,
      category,
      name,
      plannedServings: category === 'Milk' ? 90 : 180,
    })),
  })),
  weeks: [
    { weekStart: '2026-11-23', gradeGroup: 'K-5', now: 'pass', from2027: 'pass' },
    { weekStart: '2026-11-23', gradeGroup: '6-8', now: 'pass', from2027: 'advisory' },
  ],
  conflict: [],
  conflictWeek: null,
  conflictWeeks: 0,
  isConflictProven: false,
  leftOut: 3,
  error: null,
}

/** It has just begun. */
export const begunPlan: MenuPlan = {
  ...donePlan,
  state: 'working',
  totalWeeks: 0,
  solvedWeeks: 0,
  cost: null,
  bound: null,
  days: [],
  weeks: [],
  leftOut: 0,
}

/** Menus were found, and cheaper ones are looked for. */
export const bestSoFar: MenuPlan = { ...donePlan, state: 'working', totalWeeks: 4, solvedWeeks: 1, bound: 2.41 }

/** Several weeks, planned one after the other. */
export const weekByWeek: MenuPlan = { ...donePlan, totalWeeks: 2, solvedWeeks: 2, isBoundOfAll: false }

/** No menus meet all that was asked. */
export const impossiblePlan: MenuPlan = {
  ...begunPlan,
  state: 'impossible',
  totalWeeks: 1,
  conflict: [
    { kind: 'rule', checkId: 'sodium', gradeGroup: 'K-5', rules: 'from2027' },
    { kind: 'rule', checkId: 'calories', gradeGroup: 'K-5', rules: 'from2027' },
    { kind: 'variety', checkId: null, gradeGroup: null, rules: null },
    { kind: 'items', checkId: null, gradeGroup: null, rules: null },
  ],
  conflictWeek: '2026-11-23',
  conflictWeeks: 1,
  isConflictProven: true,
  leftOut: 12,
}

/** Two weeks that were not proven impossible in time. */
export const unprovenPlan: MenuPlan = { ...impossiblePlan, conflictWeeks: 2, isConflictProven: false }
