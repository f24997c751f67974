import { expect, test } from 'vitest'

import { findLine, isCode } from './find-line.ts'

const [cooler, dry] = [1, 2]
const each = { gtin: '012345678905', size: '5' }
const beef = {
  name: 'Beef, ground',
  code: 'I0011',
  locationId: cooler,
  counted: null,
  packs: [{ text: '6/5 LB', case: { gtin: null, size: '30' }, inner: null, each }],
}
const beans = { name: 'Black beans', code: 'I0012', locationId: dry, counted: null, packs: [] }
const lines = [beans, beef]

test('a scanned code finds its line and pack, first at the location being counted, and lines not counted yet first', () => {
  expect(findLine(lines, '012345678905', undefined)).toEqual({ line: beef, pack: 0, level: 'each' })
  const elsewhere = { ...beef, locationId: dry }
  expect(findLine([beef, elsewhere], '012345678905', dry)?.line).toBe(elsewhere)
  expect(findLine([{ ...beef, counted: '5' }, elsewhere], '012345678905', undefined)?.line).toBe(elsewhere)
  expect(findLine(lines, '4006381333931', undefined)).toBeNull()
  expect(isCode('4006381333931')).toBe(true)
  expect(isCode('beef 85')).toBe(false)
})

test.each([
  ['with a lot of letters', '(01)00012345678905(10)L42'],
  ['without brackets', '010001234567890510L42'],
  ['with a separator that the scanner passes on', '\u001d010001234567890510L42\u001d1726120412'],
])('a GS1-128 label of a case %s is a code', (_, label) => {
  expect(isCode(label)).toBe(true)
  expect(findLine(lines, label, undefined)).toEqual({ line: beef, pack: 0, level: 'each' })
})

test('typed words find a line by name or code, in any order', () => {
  expect(findLine(lines, 'ground beef', undefined)?.line).toBe(beef)
  expect(findLine(lines, 'i0012', undefined)).toEqual({ line: beans, pack: 0, level: null })
  expect(findLine(lines, 'pork', undefined)).toBeNull()
})
