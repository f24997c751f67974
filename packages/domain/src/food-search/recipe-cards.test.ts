import { describe, expect, test } from 'vitest'

import { find, searchable } from '../testing/find-foods.ts'
import { sr28Foods } from '../testing/sr28-foods.ts'
import { meantFoods } from './meant-food.ts'
import { recipeCards } from './recipe-cards.fixture.ts'

const foods = sr28Foods('names on recipe cards')

/** The food of USDA SR28 that a name means, for a caterer without ingredients. */
const meantBy = (name: string) =>
  meantFoods(
    name,
    [],
    find(foods ?? [], name).map((description) => searchable(description)),
  )[0]?.description ?? null

describe.runIf(foods)('nine of ten lines of a recipe card mean one food of USDA SR28', () => {
  test.each(Object.entries(recipeCards))('%s', (_, lines) => {
    const wrong = lines.flatMap(([name, food]) => {
      const meant = meantBy(name)
      return meant !== null && food.test(meant) ? [] : [{ name, meant }]
    })
    expect(wrong.slice(1)).toEqual([])
  })
})
