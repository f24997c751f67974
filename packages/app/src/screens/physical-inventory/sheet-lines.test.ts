import { expect, test } from 'vitest'

import { beefLine, cheeseLine, openCount, reviewCount } from '../../stories/stock-counts.ts'
import { reviewOrder } from './review-lines.ts'
import { linesToShow, locationsOf, withLine } from './sheet-lines.ts'

const { lines } = openCount

test('a sheet is shown by location, and by what is not counted', () => {
  expect(locationsOf(lines)).toEqual([
    { id: 1, name: 'Walk-in cooler', lines: 3, open: 2 },
    { id: 2, name: 'Dry storage', lines: 1, open: 1 },
  ])
  expect(linesToShow(lines, { locationId: 1, shown: 'open' })).toEqual([beefLine, cheeseLine])
  expect(linesToShow([{ ...beefLine, isRecount: true }, cheeseLine], { shown: 'recount' })).toHaveLength(1)
})

test('a saved line keeps its place, and an added one goes to the end of its location', () => {
  const changed = withLine(openCount, { ...beefLine, counted: '3' })
  expect(changed.count).toMatchObject({ lines: 4, countedLines: 2 })
  const added = withLine(openCount, { ...cheeseLine, id: 500 })
  expect(added.lines.map(({ id }) => id)).toEqual([101, 103, 104, 500, 102])
})

test('a review is ordered by the size of the variance, regardless of sign', () => {
  expect(reviewOrder(reviewCount.lines).map(({ name }) => name.split(',')[0])).toEqual([
    'Mozzarella',
    'Beef',
    'Black beans',
    'Turkey',
    'Milk',
  ])
})
