import { expect, test } from 'vitest'

import { paths } from './paths.ts'
import { listAddress, listBelow, recordIdOf, withRecord } from './record-address.ts'

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
  expect(below('?list=reference&q=milk&open=new&openFrom=7')).toBe('/manage/products?list=reference&q=milk')
  expect(below('?open=12')).toBe('/manage/products')
})

test.each([
  'list=all&from=2026-11-02&to=2026-11-20&school=2&student=7&status=locked&page=3&sort=-date',
  'from=2026-11-02&to=2026-11-20&payType=Check&bank=no&school=2&q=rivera&filter.name=rice&size=50&view=7',
])('the filters of the list "%s" survive records that open, are added, are edited and close', (list) => {
  const opened = withRecord(new URLSearchParams(list), '12')
  expect(String(opened)).toBe(`${list}&open=12`)
  expect(listBelow(paths.orders, opened)).toBe(`${paths.orders}?${list}`)
  const edited = withRecord(opened, '12', { edit: '1' })
  expect(String(withRecord(edited, null))).toBe(list)
  const added = withRecord(new URLSearchParams(list), 'new', { openFrom: '23572' })
  expect(String(added)).toBe(`${list}&open=new&openFrom=23572`)
  expect(String(withRecord(added, '13'))).toBe(`${list}&open=13`)
  expect(String(withRecord(added, null))).toBe(list)
})

test('parts of the address that belong to one record do not reach the next', () => {
  const after = (search: string, record: string | null) => String(withRecord(new URLSearchParams(search), record))
  expect(after('open=12&edit=1&scale=2', '12')).toBe('scale=2&open=12')
  expect(after('open=12&scale=2', '13')).toBe('open=13')
  expect(after('open=new&household=7', 'new')).toBe('open=new')
  expect(after('scale=2', null)).toBe('')
})
