import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { find, readFoods, usdaFoods } from '../testing/find-foods.ts'
import { kitchenNames } from './kitchen-names.fixture.ts'

const hasFoods = existsSync(usdaFoods)
if (!hasFoods) {
  // oxlint-disable-next-line no-console -- a skipped comparison must be visible in the output
  console.warn('SKIPPED: names of kitchens and recipe cards are not searched in USDA SR28, ../shared/data is absent.')
}

test.runIf(hasFoods)('kitchen names find their food among the first five of USDA SR28', () => {
  const foods = readFoods()
  const missed = kitchenNames.filter(
    ([name, food]) =>
      !find(foods, name)
        .slice(0, 5)
        .some((found) => food.test(found)),
  )
  expect(missed.map(([name]) => name)).toEqual([])
})
