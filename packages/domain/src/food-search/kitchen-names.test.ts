import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { find, searchable } from '../testing/find-foods.ts'
import { kitchenNames } from './kitchen-names.fixture.ts'

const file = resolve(import.meta.dirname, '../../../../../shared/data/usda-sr28/foods.csv')
if (!existsSync(file)) {
  // oxlint-disable-next-line no-console -- a skipped comparison must be visible in the output
  console.warn('SKIPPED: kitchen names are not searched in USDA SR28, ../shared/data is absent.')
}

test.runIf(existsSync(file))('kitchen names find their food among the first five of USDA SR28', () => {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  const foods = rows.map((row) => {
    const [, description = '', , foodGroup = ''] = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
      (cell ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
    )
    return searchable(description, foodGroup)
  })
  const missed = kitchenNames.filter(
    ([name, food]) =>
      !find(foods, name)
        .slice(0, 5)
        .some((found) => food.test(found)),
  )
  expect(missed.map(([name]) => name)).toEqual([])
})
