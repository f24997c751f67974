import { expect, test } from 'vitest'

import type { Section } from '../../docs/specification/index.ts'
import { documentOf } from './document.ts'
import { findingsOf } from './findings.ts'
import { marksOf } from './marks.ts'

const section: Section = {
  number: 5,
  title: 'Validation rules',
  statements: [
    { id: '5.vendor.code', text: '"Please provide vendor code" | *required*' },
    { id: '5.vendor.name', text: 'name is required' },
    { id: '5.vendor.plan', text: 'plan', open: 'nothing is paid yet' },
  ],
}
const product = { calls: new Set(['listVendors']) }
const marked = (...ids: string[]) =>
  marksOf('a.test.ts', ids.flatMap((id, index) => [`// spec: ${id}`, `test('test ${index}', () => {})`]).join('\n'))

test('a row is done, open, or without a test', () => {
  const { done, open, unmarked, problems } = findingsOf([section], 1, marked('5.vendor.code'), product)
  expect({ done, open, unmarked: unmarked.map(({ id }) => id), problems }).toEqual({
    done: 1,
    open: 1,
    unmarked: ['5.vendor.name'],
    problems: [],
  })
})

test('an id missing from the list is refused with its place', () => {
  const { problems } = findingsOf([section], 1, marked('5.vendor.code', '5.vendor.cod'), product)
  expect(problems).toEqual(['a.test.ts:4 docs/specification has no row 5.vendor.cod'])
})

test('a duplicate id, or one in the wrong section, is refused', () => {
  const statements = [...section.statements, { id: '5.vendor.code', text: 'again' }, { id: '6.staff', text: 'staff' }]
  expect(findingsOf([{ ...section, statements }], 1, marked(), product).problems).toEqual([
    '5.vendor.code is in docs/specification twice',
    '6.staff is in section 5',
  ])
})

test('more open rows than allowed are refused; fewer must lower the limit', () => {
  expect(findingsOf([section], 0, marked(), product).problems).toEqual(['1 rows are open; at most 0 may be'])
  expect(findingsOf([section], 2, marked(), product).problems).toEqual(['1 rows are open: lower mostOpen from 2'])
})

test('an open row that a test is marked to prove is refused', () => {
  expect(findingsOf([section], 1, marked('5.vendor.plan'), product).problems).toEqual([
    '5.vendor.plan is open, but a.test.ts is marked to prove it',
  ])
})

test('a call is open while the app does not make it', () => {
  const statements = [
    { id: '2.vendors', text: 'list', call: 'listVendors' },
    { id: '2.sites', text: 'list', call: 'listSites' },
  ]
  const marks = marked(...statements.map(({ id }) => id))
  const { sections, problems, done } = findingsOf([{ number: 2, title: 'Screens', statements }], 1, marks, product)
  expect(sections[0]?.rows.map(({ open }) => open)).toEqual([undefined, 'no screen makes the call yet'])
  expect({ done, problems }).toEqual({ done: 1, problems: [] })
})

test('the document shows each row with its tests or the reason, with Markdown escaped', () => {
  const text = documentOf(findingsOf([section], 1, marked('5.vendor.code', '5.vendor.code'), product))
  expect(text).toContain('| All | 3 | 1 | 1 |')
  expect(text).toContain(
    String.raw`| 5.vendor.code | "Please provide vendor code" \| \*required\* | done | [a.test.ts](a.test.ts): test 0<br>[a.test.ts](a.test.ts): test 1 |`,
  )
  expect(text).toContain('| 5.vendor.name | name is required | **no test** |  |')
  expect(text).toContain('| 5.vendor.plan | plan | open | nothing is paid yet |')
})
