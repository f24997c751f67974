import { expect, test } from 'vitest'

import { find } from '../testing/find-foods.ts'
import { sr28Foods } from '../testing/sr28-foods.ts'
import { kitchenNames } from './kitchen-names.fixture.ts'

const foods = sr28Foods('kitchen names')

test.runIf(foods)('kitchen names find their food among the first five of USDA SR28', () => {
  const missed = kitchenNames.filter(
    ([name, food]) =>
      !find(foods ?? [], name)
        .slice(0, 5)
        .some((found) => food.test(found)),
  )
  expect(missed.map(([name]) => name)).toEqual([])
})
