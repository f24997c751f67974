import { ApiError } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test, vi } from 'vitest'

import { namesText, outcomeText, runBulk } from './run-bulk.ts'

const words = { t: englishTranslator(), formats: makeFormats('en-US', 'USD') }
const text = (outcome: Parameters<typeof outcomeText<string>>[1]) =>
  outcomeText(
    words,
    outcome,
    (count) => words.t('bulk.deleted', { count }),
    (name) => name,
  )

test('each row gets one call; a failure stops nothing and keeps its reason', async () => {
  const run = vi.fn(async (row: string) => {
    if (row === 'b') throw new ApiError({ status: 422, message: 'Check the fields.', fields: { id: 'It is in use.' } })
    if (row === 'c') throw new ApiError({ status: 409, message: 'Someone else changed it.' })
  })
  const outcome = await runBulk(['a', 'b', 'c', 'd'], run, words.t)
  expect(run.mock.calls.map(([row]) => row)).toEqual(['a', 'b', 'c', 'd'])
  expect(outcome).toEqual({
    done: ['a', 'd'],
    failed: [
      { row: 'b', reason: 'It is in use.' },
      { row: 'c', reason: 'Someone else changed it.' },
    ],
  })
})

test('the result tells how many were changed, and names those that were not by reason', () => {
  const failed = (row: string, reason: string) => ({ row, reason })
  expect(text({ done: ['a', 'b'], failed: [] })).toBe('2 deleted.')
  expect(
    text({ done: ['a'], failed: [failed('Dock', 'In use.'), failed('Attic', 'Gone.'), failed('Yard', 'In use.')] }),
  ).toBe('1 deleted. Not changed: Dock and Yard. In use. Not changed: Attic. Gone.')
  expect(text({ done: [], failed: [failed('Dock', 'In use.')] })).toBe('Not changed: Dock. In use.')
})

test('eight names are written out; if there are more, the first seven and the number of the rest', () => {
  const names = (count: number) =>
    namesText(
      words,
      Array.from({ length: count }, (_, at) => `n${at + 1}`),
    )
  expect(names(8)).toBe('n1, n2, n3, n4, n5, n6, n7, and n8')
  expect(names(9)).toBe('n1, n2, n3, n4, n5, n6, n7, and 2 more')
})
