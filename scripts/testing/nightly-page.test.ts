import { expect, test } from 'vitest'

import { nightlyPage, type NightlyPart, readNightlyPage } from './nightly-page.ts'

const parts: NightlyPart[] = [
  {
    name: 'pglite, package',
    passed: 41,
    failed: 0,
    skipped: 1,
    seconds: 93,
    commit: 'abc1234',
    date: '2026-11-23',
  },
  {
    name: 'reliability/pool-leaks',
    passed: 0,
    failed: 1,
    skipped: 0,
    seconds: 12,
    commit: 'abc1234 with changes',
    date: '2026-11-24',
    measured: '10,000 requests\n\n| a | 1 |',
  },
]

test('a page is read back as it was written', () => {
  expect(readNightlyPage(nightlyPage(parts, '2 cores, Node 26.'))).toEqual(parts)
})

test('any other text has no parts', () => {
  expect(readNightlyPage('# Notes\n\n| Part | Passed |\n| --- | --- |\n| a | b |\n')).toEqual([])
})
