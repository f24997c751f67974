import { readFileSync } from 'node:fs'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { demoFoods, foodKeys, type FoodKey } from './foods/demo-foods.ts'
import { kitchenOf } from './recipes/demo-recipe.ts'
import { demoRecipes, recipeKeys, toRecipeSource, type RecipeKey } from './recipes/demo-recipes.ts'
import { toInput } from './seed-pantry.ts'

const bundle = new URL('../contract/generated/recipes.json', import.meta.url)
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(JSON.parse(readFileSync(bundle, 'utf8')), 'recipes')

function problems(schema: string, value: unknown) {
  const validate = ajv.compile({ $ref: `recipes#/components/schemas/${schema}` })
  validate(value)
  return validate.errors ?? []
}

test.each(foodKeys)('%s is a valid ingredient of the API', (key) => {
  expect(problems('IngredientInput', toInput(demoFoods[key]))).toEqual([])
})

test.each(recipeKeys)('%s is a valid recipe of the API', (key) => {
  const { number, name, type, category, portions, portionLabel } = demoRecipes[key]
  const ids = {
    food: (food: FoodKey) => foodKeys.indexOf(food) + 1,
    recipe: (recipe: string) => recipeKeys.indexOf(recipe as RecipeKey) + 1,
  }
  const { lines, yield: yielded } = toRecipeSource(1, demoRecipes[key], ids)
  const input = {
    number,
    name,
    type,
    category,
    portions,
    portionLabel,
    lines,
    yield: yielded,
    ...kitchenOf(demoRecipes[key]),
  }

  expect(problems('RecipeInput', input)).toEqual([])
})
