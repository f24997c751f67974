import type { MenuDay } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import type { DayToSave, SavedDay, SaveResult } from './menu-source.ts'
import { type DayToMerge, saveRest } from './save-rest.ts'

const day = (plannedMeals: number | null, note: string | null = null): MenuDay => ({
  plannedMeals,
  ...(note !== null && { note }),
  lines: [],
})
const edited = (change: Partial<DayToMerge> = {}): DayToMerge => ({
  key: '2026-11-18',
  version: 1,
  base: day(180),
  day: day(190),
  ...change,
})
const stored = (key: string, version: number, menu: MenuDay): SavedDay => ({
  key,
  version,
  day: menu,
  foods: [],
  updatedBy: null,
  updatedById: null,
})

/** Saves like a server that has these days. */
function createServer(days: Record<string, SavedDay>) {
  const calls: (readonly DayToSave[])[] = []
  const save = (changed: readonly DayToSave[]): Promise<SaveResult[]> => {
    calls.push(changed)
    return Promise.resolve(
      changed.map(({ key, version, day: menu }) => {
        const known = days[key]
        if (!known) return { key, kind: 'failed', error: new Error('Down') }
        if (known.version !== version) return { key, kind: 'conflict', saved: known }
        const next = stored(key, version + 1, menu)
        days[key] = next
        return { key, kind: 'saved', saved: next }
      }),
    )
  }
  return { days, calls, save }
}

async function run(rest: readonly DayToMerge[], days: Record<string, SavedDay>) {
  const server = createServer(days)
  const confirmed: string[] = []
  const left = await saveRest(rest, server.save, (key) => confirmed.push(key))
  return { ...server, confirmed, left }
}

test('a day is saved once and reported', async () => {
  const { calls, confirmed, left } = await run([edited()], { '2026-11-18': stored('2026-11-18', 1, day(180)) })
  expect(calls).toHaveLength(1)
  expect(confirmed).toEqual(['2026-11-18'])
  expect(left).toEqual([])
})

test('a day that someone else saved is merged and saved with the new version', async () => {
  const { days, calls, confirmed } = await run([edited()], { '2026-11-18': stored('2026-11-18', 4, day(180, 'Cold')) })
  expect(days['2026-11-18']?.day).toEqual(day(190, 'Cold'))
  expect(calls.flat().map(({ version }) => version)).toEqual([1, 4])
  expect(confirmed).toEqual(['2026-11-18'])
})

test('a day that already has the edits is not saved again', async () => {
  const { days, calls, confirmed } = await run([edited()], { '2026-11-18': stored('2026-11-18', 2, day(190)) })
  expect(calls).toHaveLength(1)
  expect(days['2026-11-18']?.version).toBe(2)
  expect(confirmed).toEqual(['2026-11-18'])
})

test('a field that both changed is left, and so is a day whose call fails; the others are saved', async () => {
  const asked = edited({ key: '2026-11-19' })
  const failed = edited({ key: '2026-11-20' })
  const { days, confirmed, left } = await run([edited(), asked, failed], {
    '2026-11-18': stored('2026-11-18', 1, day(180)),
    '2026-11-19': stored('2026-11-19', 2, day(170)),
  })
  expect(confirmed).toEqual(['2026-11-18'])
  expect(left).toEqual(['2026-11-19', '2026-11-20'])
  expect(days['2026-11-19']?.day).toEqual(day(170))
})

test('a call that throws leaves its days', async () => {
  const left = await saveRest([edited()], () => Promise.reject(new Error('Down')), expect.unreachable)
  expect(left).toEqual(['2026-11-18'])
})

test('saving gives up when someone else keeps saving the day', async () => {
  let version = 1
  const save = ([changed]: readonly DayToSave[]): Promise<SaveResult[]> => {
    version += 1
    const key = changed?.key ?? ''
    return Promise.resolve([{ key, kind: 'conflict', saved: stored(key, version, day(180, `Note ${version}`)) }])
  }
  expect(await saveRest([edited()], save, expect.unreachable)).toEqual(['2026-11-18'])
  expect(version).toBe(4)
})
