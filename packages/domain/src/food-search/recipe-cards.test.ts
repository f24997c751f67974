import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { find, readFoods, searchable, usdaFoods } from '../testing/find-foods.ts'
import { meantFood } from './meant-food.ts'
import { recipeCards } from './recipe-cards.fixture.ts'

describe.runIf(existsSync(usdaFoods))('of the lines of a recipe card, at least nine of ten need no hand', () => {
  const foods = existsSync(usdaFoods) ? readFoods() : []
  test.each(Object.entries(recipeCards))('%s', (_, lines) => {
    const right = lines.filter(([name, food]) => {
      const references = find(foods, name).map((description) => searchable(description))
      const meant = meantFood(name, [], references)
      return meant !== null && food.test(meant.description)
    })
    expect(right.length, JSON.stringify(lines.filter((l) => !right.includes(l)).map(([n]) => [n, meantFood(n, [], find(foods, n).slice(0,1).map((d) => searchable(d)))?.description ?? null, find(foods, n).slice(0,3)]))).toBeGreaterThanOrEqual(10)
  })
})
