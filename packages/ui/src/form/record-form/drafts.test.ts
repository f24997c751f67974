import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { deleteDraft, deleteDrafts, type Draft, keepDraft, lastingDrafts, readDraft } from './drafts.ts'

const key = { userId: 1, name: 'vendor 12' }
const draft: Draft = { savedAt: '2026-11-18T14:30:00.000Z', version: 3, base: { name: 'A' }, values: { name: 'B' } }

/** A minimal storage whose keys are its own properties. */
function createStorage() {
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value
    },
    removeItem: (name: string) => delete storage[name],
  }) as Record<string, string>
  return storage
}
beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('localStorage', createStorage())
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

const day = { userId: 1, name: 'school 5/2026-11-16' }

test('a lasting draft is still there after a logout and for the same user, until it is deleted', () => {
  expect(lastingDrafts.keep(day, draft)).toBe(true)
  deleteDrafts()
  expect(readDraft(day)).toBeNull()
  expect(lastingDrafts.list(1, 'school 5/')).toEqual([{ name: day.name, draft }])
  lastingDrafts.delete(day)
  expect(lastingDrafts.list(1, 'school 5/')).toEqual([])
})

test('no one else sees a lasting draft, or deletes it by logging in', () => {
  lastingDrafts.keep(day, draft)
  expect(readDraft({ userId: 2, name: 'vendor 12' })).toBeNull()
  expect(lastingDrafts.list(2, 'school 5/')).toEqual([])
  expect(lastingDrafts.list(11, 'school 5/')).toEqual([])
  expect(lastingDrafts.list(1, 'school 5/')).toHaveLength(1)
})

test('lasting drafts of another record and unreadable ones are left out', () => {
  lastingDrafts.keep(day, draft)
  lastingDrafts.keep({ userId: 1, name: 'school 51/2026-11-16' }, draft)
  localStorage.setItem('commissary.draft.1.school 5/2026-11-17', '{')
  expect(lastingDrafts.list(1, 'school 5/').map(({ name }) => name)).toEqual([day.name])
})

test('a lasting draft that does not fit in the storage is reported as not kept', () => {
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(lastingDrafts.keep(day, draft)).toBe(false)
})
