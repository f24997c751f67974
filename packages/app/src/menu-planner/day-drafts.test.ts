import type { MenuDay } from '@commissary/domain/menu'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { afterPlanner, dayDrafts, holdDrafts } from './day-drafts.ts'

beforeEach(() => {
  // A minimal storage whose keys are its own properties.
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => {
      storage[name] = value
    },
    removeItem: (name: string) => delete storage[name],
  }) as Record<string, string>
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const day = (plannedMeals: number): MenuDay => ({ plannedMeals, lines: [] })
const edited = { key: '2026-11-18', base: day(180), day: day(190) }
const drafts = (change: { userId?: number; menu?: string; owner?: string } = {}) =>
  dayDrafts({ userId: 1, menu: 'school 5 MEAL 8 2026-11-16', owner: 'first', ...change })

test('a later planner of the same user and menu finds the edits of each day, and can remove them', () => {
  drafts().keep(edited)
  drafts().keep({ ...edited, key: '2026-11-19' })
  const later = drafts({ owner: 'second' })
  expect(later.ofOthers()).toMatchObject([
    { ...edited, owner: 'first' },
    { ...edited, key: '2026-11-19', owner: 'first' },
  ])
  later.remove('2026-11-18', 'first')
  expect(later.ofOthers().map(({ key }) => key)).toEqual(['2026-11-19'])
})

test('nobody else finds them: another user, another menu, the planner itself', () => {
  drafts().keep(edited)
  expect(drafts({ userId: 11, owner: 'second' }).ofOthers()).toEqual([])
  expect(drafts({ menu: 'school 5 MEAL 8 2026-11-23', owner: 'second' }).ofOthers()).toEqual([])
  expect(drafts().ofOthers()).toEqual([])
})

test('two tabs with the same week do not replace each other’s edits', () => {
  drafts().keep(edited)
  drafts({ owner: 'second' }).keep({ ...edited, day: day(170) })
  expect(
    drafts({ owner: 'third' })
      .ofOthers()
      .map((draft) => draft.day.plannedMeals),
  ).toEqual([190, 170])
})

test('a draft of something other than a day is ignored', () => {
  localStorage.setItem(
    'commissary.draft.1.school 5 MEAL 8 2026-11-16/2026-11-18/first',
    JSON.stringify({ savedAt: '2026-11-18T14:30:00.000Z', version: null, base: {}, values: { lines: 3 } }),
  )
  expect(drafts({ owner: 'second' }).ofOthers()).toEqual([])
})

test('edits of an open planner are its own until it is gone', async () => {
  const release = holdDrafts('open')
  const taken: string[] = []
  const done = Promise.withResolvers<void>()
  afterPlanner('gone', new AbortController().signal, () => taken.push('gone'))
  afterPlanner('open', new AbortController().signal, () => {
    taken.push('open')
    done.resolve()
  })
  await vi.waitFor(() => expect(taken).toEqual(['gone']))
  release()
  await done.promise
  expect(taken).toEqual(['gone', 'open'])
})
