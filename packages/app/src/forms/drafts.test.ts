import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type Draft, forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts'

const place = { userId: 1, name: 'vendor 12' }
const draft: Draft = { savedAt: '2026-11-18T14:30:00.000Z', version: 3, base: { name: 'A' }, values: { name: 'B' } }

// A tab's storage as far as it is used: its keys are its own properties.
beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => delete storage[key],
  }) as Record<string, string>
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft is there until it is forgotten', () => {
  keepDraft(place, draft)
  expect(readDraft(place)).toEqual(draft)
  expect(readDraft({ ...place, name: 'vendor 13' })).toBeNull()
  forgetDraft(place)
  expect(readDraft(place)).toBeNull()
})

test('the next user of the tab is offered nothing, and nothing of the former stays', () => {
  keepDraft(place, draft)
  expect(readDraft({ ...place, userId: 2 })).toBeNull()
  expect(readDraft(place)).toBeNull()
})

test('user 1 and user 11 are two', () => {
  keepDraft({ ...place, userId: 11 }, draft)
  expect(readDraft(place)).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a logout forgets every draft and nothing else', () => {
  keepDraft(place, draft)
  sessionStorage.setItem('other', 'x')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

test.each(['', '{', 'null', '[]', '{"savedAt":"yesterday","version":1,"base":{},"values":{}}', '{"values":{}}'])(
  'what is no draft is none: %s',
  (stored) => {
    sessionStorage.setItem('commissary.draft.1.vendor 12', stored)
    expect(readDraft(place)).toBeNull()
  },
)

test('a full storage does not disturb who types', () => {
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepDraft(place, draft)).not.toThrow()
})
