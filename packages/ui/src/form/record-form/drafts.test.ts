import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { deleteDraft, deleteDrafts, type Draft, keepDraft, readDraft } from './drafts.ts'

const key = { userId: 1, name: 'vendor 12' }
const draft: Draft = { savedAt: '2026-11-18T14:30:00.000Z', version: 3, base: { name: 'A' }, values: { name: 'B' } }

// A minimal session storage whose keys are its own properties.
beforeEach(() => {
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value
    },
    removeItem: (name: string) => delete storage[name],
  }) as Record<string, string>
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft is kept until it is deleted', () => {
  keepDraft(key, draft)
  expect(readDraft(key)).toEqual(draft)
  expect(readDraft({ ...key, name: 'vendor 13' })).toBeNull()
  deleteDraft(key)
  expect(readDraft(key)).toBeNull()
})

test('the next user of the tab is offered no draft, and the previous one is deleted', () => {
  keepDraft(key, draft)
  expect(readDraft({ ...key, userId: 2 })).toBeNull()
  expect(readDraft(key)).toBeNull()
})

test('user 1 and user 11 do not share drafts', () => {
  keepDraft({ ...key, userId: 11 }, draft)
  expect(readDraft(key)).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('logging out deletes every draft and nothing else', () => {
  keepDraft(key, draft)
  sessionStorage.setItem('other', 'x')
  deleteDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

test.each(['', '{', 'null', '[]', '{"savedAt":"yesterday","version":1,"base":{},"values":{}}', '{"values":{}}'])(
  'an unreadable draft is ignored: %s',
  (stored) => {
    sessionStorage.setItem('commissary.draft.1.vendor 12', stored)
    expect(readDraft(key)).toBeNull()
  },
)

test('a full storage does not interrupt typing', () => {
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepDraft(key, draft)).not.toThrow()
})
