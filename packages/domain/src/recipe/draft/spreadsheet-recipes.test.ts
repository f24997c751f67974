import { expect, test } from 'vitest'

import { meantFoods, soughtName } from '../../food-search/meant-food.ts'
import { find, searchable } from '../../testing/find-foods.ts'
import { sr28Foods } from '../../testing/sr28-foods.ts'
import { readPaste } from './paste.ts'
import { spreadsheetRecipes } from './spreadsheet-recipes.fixture.ts'

const foods = sr28Foods('foods of pasted recipes')

const linesOf = (text: string) =>
  readPaste(
    text.split('\n').map((row) => row.split('\t')),
    'amount',
  ).map(({ amount = '', unit, plus, itemText = '', prep }) => ({
    amount: amount === '' ? null : `${amount} ${unit}${plus ? ` + ${plus.amount} ${plus.unit}` : ''}`,
    name: itemText,
    searched: soughtName(itemText, prep ?? ''),
  }))

test.each(spreadsheetRecipes)('$name: every amount and food is read', ({ text, lines }) => {
  const read = linesOf(text)
  expect(read.map(({ amount }) => amount)).toEqual(lines.map(([amount]) => amount))
  expect(read.filter(({ name }) => name === '')).toEqual([])
})

test.runIf(foods).each(spreadsheetRecipes)(
  '$name: nine of ten lines find their food in USDA SR28',
  ({ text, lines }) => {
    const wrong = linesOf(text).flatMap(({ name, searched }, index) => {
      const references = find(foods ?? [], searched).map((food) => searchable(food))
      const meant = meantFoods(searched, [], references)[0]?.description ?? ''
      return lines[index]?.[1].test(meant) ? [] : [`${name}: ${meant}`]
    })
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
  },
)
