import { portionNutrition } from '@commissary/domain/recipe'
import { type MealComponent } from '@commissary/domain/crediting'
import { expect, test } from 'vitest'

import { demoFoods, foodKeys, toFood, type FoodKey } from '../foods/demo-foods.ts'
import { demoRecipes, recipeKeys, toRecipeSource, type RecipeKey } from './demo-recipes.ts'

const ids = {
  food: (key: FoodKey) => foodKeys.indexOf(key) + 1,
  recipe: (key: string) => recipeKeys.indexOf(key as RecipeKey) + 1,
}
const foods = foodKeys.map((key, index) => toFood(index + 1, demoFoods[key]))
const recipes = recipeKeys.map((key, index) => toRecipeSource(index + 1, demoRecipes[key], ids))
const pantry = { food: (id: number) => foods[id - 1], recipe: (id: number) => recipes[id - 1] }

function figures(key: RecipeKey) {
  const recipe = pantry.recipe(ids.recipe(key))
  if (!recipe) throw new Error(key)
  return portionNutrition(recipe, pantry)
}

test.each(recipeKeys)('%s has weight, cost and all nutrients of the weekly checks for every line', (key) => {
  const { grams, cost, nutrients, credits } = figures(key)
  const gaps = [grams, cost, nutrients.calories, nutrients.saturatedFat, nutrients.sodium, nutrients.addedSugars]

  expect(gaps.flatMap(({ missing }) => missing)).toEqual([])
  expect(credits.flatMap(({ missing, unproven }) => missing.concat(unproven))).toEqual([])
  expect(grams.known).toBeGreaterThan(0)
})

test('recipe numbers and names are unique, and sub-recipes used by volume or weight state their yield', () => {
  const all = Object.values(demoRecipes)
  const taken = all.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      'recipe' in line && line.unit !== 'portion' && line.unit !== 'batch' ? [line.recipe] : [],
    ),
  )

  expect(all.length).toBeGreaterThanOrEqual(30)
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(taken.filter((key) => !demoRecipes[key as RecipeKey].yield)).toEqual([])
  expect(new Set(taken)).toContain('marinara')
})

test.each<[RecipeKey, Partial<Record<MealComponent, number>>]>([
  ['beefTacos', { MEAT_ALTERNATE: 2, GRAIN: 1.5, VEGETABLE: 0.25 }],
  ['fajitaBowl', { MEAT_ALTERNATE: 2, GRAIN: 2, VEGETABLE: 0.375 }],
  ['spaghetti', { MEAT_ALTERNATE: 2, GRAIN: 2, VEGETABLE: 0.75 }],
  ['cheesePizza', { MEAT_ALTERNATE: 2, GRAIN: 2, VEGETABLE: 0.375 }],
  ['beanBurrito', { MEAT_ALTERNATE: 2, GRAIN: 1.5 }],
  ['caesarSalad', { MEAT_ALTERNATE: 2, GRAIN: 0.75, VEGETABLE: 0.625 }],
  ['steamedBroccoli', { VEGETABLE: 0.5 }],
  ['fruitCup', { FRUIT: 0.5 }],
])('a portion of %s credits %o', (key, expected) => {
  const credited = figures(key).credits.map(({ component, credited }) => [component, credited])

  expect(Object.fromEntries(credited)).toEqual(expected)
})

test('beans credited as meat alternate in burrito and chili still count toward the weekly beans', () => {
  expect(figures('beanBurrito').beansAsMeatAlternateCups).toBe(0.25)
  expect(figures('veggieChili').beansAsMeatAlternateCups).toBe(0.5)
})
