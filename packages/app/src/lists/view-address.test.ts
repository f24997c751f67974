import { expect, test } from 'vitest'

import { addressOfView, isSameLayout, namingView, queryOfView, shownView } from './view-address.ts'

const params = (text: string) => new URLSearchParams(text)

test('a view stores filters, search, order and page size of an address, and never the page or what is open', () => {
  const query = queryOfView(params('sort=name&page=3&q=rice&open=12&size=50&view=7&list=reference'))
  expect(query).toBe('list=reference&q=rice&size=50&sort=name')
  expect(queryOfView(params('size=50&q=rice&sort=name&list=reference'))).toBe(query)
})

test('a view stores both days of a range, and not what an open new record is made from', () => {
  expect(queryOfView(params('from=2026-11-02&to=2026-11-20&page=2'))).toBe('from=2026-11-02&to=2026-11-20')
  expect(queryOfView(params('from=2026-11-02&to=2026-11-20&open=12&edit=1'))).toBe('from=2026-11-02&to=2026-11-20')
  expect(queryOfView(params('q=rice&open=new&openFrom=23572'))).toBe('q=rice')
})

test('an address shows a view from its first page, and nothing of the view before', () => {
  const address = addressOfView(params('page=3&q=beans&role=staff&view=2'), { id: 7, query: 'q=rice&size=50' })
  expect(String(address)).toBe('q=rice&size=50&view=7')
  expect(shownView(address)).toBe(7)
})

test('saving or deleting a view leaves the page where it is', () => {
  expect(String(namingView(params('page=3&q=rice&view=2'), 7))).toBe('page=3&q=rice&view=7')
  expect(String(namingView(params('page=3&q=rice&view=2'), null))).toBe('page=3&q=rice')
})

test('the standard view has no filter and stays on the same list', () => {
  expect(String(addressOfView(params('list=reference&q=rice&page=2&view=7'), null))).toBe('list=reference')
  expect(String(addressOfView(params('q=rice'), null))).toBe('')
})

test.each(['', '0', '-1', '1.5', 'seven', '9999999999999999'])('a view %j in an address is none', (id) => {
  expect(shownView(params(`view=${id}`))).toBeNull()
})

test('layouts are the same whatever the order in which columns were hidden and resized', () => {
  const layout = { order: ['name', 'code'], hidden: ['a', 'b'], widths: { name: 100, code: 80 }, density: null }
  expect(isSameLayout(layout, { ...layout, hidden: ['b', 'a'], widths: { code: 80, name: 100 } })).toBe(true)
  for (const change of [
    { order: ['code', 'name'] },
    { hidden: ['a'] },
    { widths: { name: 101, code: 80 } },
    { density: 'compact' as const },
  ]) {
    expect(isSameLayout(layout, { ...layout, ...change })).toBe(false)
  }
})
