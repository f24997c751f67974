import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newCache, readEarly, takeEarlyRead } from './early-reads.ts'
import { json, startBrowser, storeSession } from './testing/browser.ts'

let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  ;({ stored } = startBrowser(() => json({})))
  storeSession(stored, 'mine')
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a response is taken over once, by the read with the same address', async () => {
  readEarly(['/vendors', { page: 0 }], async () => 'first page')
  expect(takeEarlyRead(['/vendors', { page: 1 }])).toBeUndefined()
  expect(await takeEarlyRead(['/vendors', { page: 0 }])).toBe('first page')
  expect(takeEarlyRead(['/vendors', { page: 0 }])).toBeUndefined()
})

test('a failure reaches the read that takes it over', async () => {
  readEarly(['/vendors'], () => Promise.reject(new Error('refused')))
  await expect(takeEarlyRead(['/vendors'])).rejects.toThrow('refused')
})

test('a cache has responses from before and after it was made', async () => {
  const late = Promise.withResolvers<string>()
  readEarly(['/sites'], async () => 'sites')
  readEarly(['/vendors'], () => late.promise)
  await vi.advanceTimersByTimeAsync(0)
  const cache = newCache()
  expect([...cache.values()].map(({ data }) => data)).toEqual(['sites'])
  late.resolve('vendors')
  await vi.advanceTimersByTimeAsync(0)
  expect([...cache.values()].map(({ data }) => data)).toEqual(['sites', 'vendors'])
})

test('a response that arrives after a hook has taken over is left to the hook', async () => {
  const late = Promise.withResolvers<string>()
  const cache = newCache()
  readEarly(['/vendors'], () => late.promise)
  const taken = takeEarlyRead(['/vendors'])
  late.resolve('vendors')
  expect(await taken).toBe('vendors')
  expect(cache.size).toBe(0)
})

test('nothing reaches the next user', async () => {
  const late = Promise.withResolvers<string>()
  readEarly(['/sites'], async () => 'sites')
  readEarly(['/vendors'], () => late.promise)
  await vi.advanceTimersByTimeAsync(0)
  storeSession(stored, 'theirs', 'second')
  const cache = newCache()
  late.resolve('vendors')
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.size).toBe(0)
  expect(takeEarlyRead(['/sites'])).toBeUndefined()
})

test('a screen that opens much later reads again', () => {
  readEarly(['/vendors'], async () => 'old')
  vi.advanceTimersByTime(10_000)
  expect(takeEarlyRead(['/vendors'])).toBeUndefined()
})
