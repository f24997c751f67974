import { expect, test } from 'vitest'

import { makeSearch } from './search-options.ts'

const foods = ['Rice, brown, cooked', 'Rice, white', 'Peppers, jalapeño', 'حليب', 'A+B (mix)']
const search = makeSearch(foods, (food) => food)

test.each([
  ['', foods],
  ['  ', foods],
  ['rice', ['Rice, brown, cooked', 'Rice, white']],
  ['cooked rice', ['Rice, brown, cooked']],
  ['JALAPENO', ['Peppers, jalapeño']],
  ['jalapeño', ['Peppers, jalapeño']],
  ['حليب', ['حليب']],
  ['a+b (', ['A+B (mix)']],
  ['.*', []],
  ['zzz', []],
])('"%s" finds %j', (query, found) => {
  expect(search(query)).toEqual(found)
})
