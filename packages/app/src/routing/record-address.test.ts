import { expect, test } from 'vitest'

import { paths } from './paths.ts'
import { listAddress, listBelow, recordIdOf } from './record-address.ts'

test.each([
  ['?id=12', 12],
  ['', null],
  ['?id=new', null],
  ['?id=0', null],
  ['?id=', Number.NaN],
  ['?id=-1', Number.NaN],
  ['?id=1e3', Number.NaN],
  ['?id=12%20', Number.NaN],
  ['?id=١٢', Number.NaN],
  ['?id=9999999999999999', Number.NaN],
])('the address "%s" opens %s', (search, id) => {
  expect(recordIdOf(new URLSearchParams(search))).toBe(id)
})

test('the way back leads to the list with its filters', () => {
  expect(listAddress(paths.users, { list: '?q=ortega&page=2' })).toBe('/settings/manageUsers?q=ortega&page=2')
  for (const state of [
    null,
    undefined,
    {},
    { list: 3 },
    { list: '' },
    { list: 'https://other.test' },
    { list: '//evil.test' },
  ]) {
    expect(listAddress(paths.users, state)).toBe('/settings/manageUsers')
  }
})

test('the list below an open record keeps its page and filters', () => {
  const below = (search: string) => listBelow(paths.ingredients, new URLSearchParams(search))
  expect(below('?page=3&filter.name=rice&open=12')).toBe('/manage/products?page=3&filter.name=rice')
  expect(below('?list=reference&q=milk&open=new&from=7')).toBe('/manage/products?list=reference&q=milk')
  expect(below('?open=12')).toBe('/manage/products')
})
