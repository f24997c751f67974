import { beforeAll, expect, test } from 'vitest'

import { collator } from './collator.ts'
import { prepareOrder, textRanks } from './text-order.ts'

beforeAll(() => prepareOrder(Infinity))

/** Texts in the order of their ranks. */
function sorted(texts: string[]) {
  const { ranks } = textRanks(texts)
  return texts
    .map((text, at) => ({ text, rank: ranks[at] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
}

test('names are sorted ignoring case, and numbers in them by size', () => {
  expect(sorted(['Turkey', 'bread 10', 'Bread 9', 'apple', 'Bread 09b'])).toEqual([
    'apple',
    'Bread 9',
    'Bread 09b',
    'bread 10',
    'Turkey',
  ])
})

test('texts that differ only in case or in leading zeros share a rank', () => {
  const { ranks, count } = textRanks(['Milk 2', 'milk 02', 'MILK 2', 'milk'])
  expect([...ranks]).toEqual([1, 1, 1, 0])
  expect(count).toBe(2)
})

test('accented letters and other scripts are sorted as the language sorts them', () => {
  expect(sorted(['zebra', 'éclair', 'أرز', 'apple'])).toEqual(['apple', 'éclair', 'zebra', 'أرز'])
})

test('long texts with the same beginning are sorted by the rest', () => {
  const long = 'Chicken, broilers or fryers, breast, skinless, boneless, meat only, '
  const lots = Array.from({ length: 5000 }, (_, at) => `${long}lot ${5000 - at}`)
  const { ranks, count } = textRanks([...lots, `${long}LOT 7`])
  expect(count).toBe(5000)
  expect([...ranks.subarray(0, 3)]).toEqual([4999, 4998, 4997])
  expect(ranks[5000]).toBe(ranks[4993])
})

test('an empty list has no ranks', () => {
  expect(textRanks([]).count).toBe(0)
})

test('ASCII texts are sorted as the language sorts them', () => {
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % below
  }
  const texts = Array.from({ length: 6000 }, () =>
    Array.from({ length: next(9) }, () => characters[next(characters.length)]).join(''),
  )
  const { ranks } = textRanks(texts)
  for (let at = 1; at < texts.length; at += 1) {
    const difference = (ranks[at - 1] ?? 0) - (ranks[at] ?? 0)
    const expected = collator.compare(texts[at - 1] ?? '', texts[at] ?? '')
    expect(`${Math.sign(difference)} ${texts[at - 1]} | ${texts[at]}`).toBe(
      `${Math.sign(expected)} ${texts[at - 1]} | ${texts[at]}`,
    )
  }
})
