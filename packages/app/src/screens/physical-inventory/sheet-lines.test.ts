import { expect, test } from 'vitest'

import { beansLine, beefLine, cheeseLine, countedLine, openCount, reviewCount } from '../../stories/stock-counts.ts'
import { readAmount, toValues } from './amount-values.ts'
import { reviewOrder } from './review-lines.ts'
import { findLine, isCode, linesToShow, locationsOf, withLine } from './sheet-lines.ts'

const { lines } = openCount

test('a scanned code finds its line and pack, first at the location that is counted', () => {
  expect(findLine(lines, '012345678905', undefined)).toEqual({ line: beefLine, pack: 0, level: 'each' })
  const elsewhere = { ...beefLine, id: 900, locationId: 2, locationName: 'Dry storage' }
  expect(findLine([beefLine, elsewhere], '012345678905', 2)?.line.id).toBe(900)
  const done = { ...beefLine, counted: '5' }
  expect(findLine([done, elsewhere], '012345678905', undefined)?.line.id).toBe(900)
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
  expect(findLine(lines, label, undefined)).toEqual({ line: beefLine, pack: 0, level: 'each' })
})

test('typed words find a line by name or code, in any order', () => {
  expect(findLine(lines, 'ground beef', undefined)?.line).toBe(beefLine)
  expect(findLine(lines, 'i0012', undefined)).toEqual({ line: beansLine, pack: 0, level: null })
  expect(findLine(lines, 'pork', undefined)).toBeNull()
})

test('a sheet is shown by location, and by what is not counted', () => {
  expect(locationsOf(lines)).toEqual([
    { id: 1, name: 'Walk-in cooler', lines: 3, open: 2 },
    { id: 2, name: 'Dry storage', lines: 1, open: 1 },
  ])
  expect(linesToShow(lines, { locationId: 1, shown: 'open' })).toEqual([beefLine, cheeseLine])
  expect(linesToShow([{ ...beefLine, isRecount: true }, cheeseLine], { shown: 'recount' })).toHaveLength(1)
})

test('a saved line takes its place, and an added one follows its location', () => {
  const changed = withLine(openCount, { ...beefLine, counted: '3' })
  expect(changed.count).toMatchObject({ lines: 4, countedLines: 2 })
  const added = withLine(openCount, { ...cheeseLine, id: 500 })
  expect(added.lines.map(({ id }) => id)).toEqual([101, 103, 104, 500, 102])
})

test('a review is ordered by the size of the variance, whatever its sign', () => {
  expect(reviewOrder(reviewCount.lines).map(({ name }) => name.split(',')[0])).toEqual([
    'Mozzarella',
    'Beef',
    'Black beans',
    'Turkey',
    'Milk',
  ])
})

test('an amount is read as it is typed: fractions, 0, and several fields together', () => {
  const typed = (values: object) => readAmount(beefLine, { ...toValues(beefLine, null), ...values }, 'en')
  expect(typed({ cases: '1', amount: '1 1/2' })).toMatchObject({ ok: true, quantity: '31.5' })
  expect(typed({ eaches: '0' })).toMatchObject({ ok: true, quantity: '0' })
  expect(typed({})).toMatchObject({ ok: false, error: 'empty' })
  expect(typed({ cases: 'two' })).toMatchObject({ ok: false, error: 'notANumber', field: 'cases' })
  expect(toValues(countedLine, countedLine.amounts[1]?.given ?? null)).toMatchObject({ amount: '3.5', unit: 'lb' })
})
