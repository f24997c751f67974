import { ApiError } from '@commissary/api-client'
import { type Entries, type EntryEdit, type KeptEdits, mergeEntries } from '@commissary/domain/production'
import { expect, test } from 'vitest'

import { sendEdits } from './send-edits.ts'

const signed = 'This part is signed.'
const typed = (edits: Record<string, number>): KeptEdits => ({
  edits: Object.entries(edits).map(([path, to]) => ({ id: `id ${path}`, path, from: null, to, isSent: false })),
  conflicts: [],
})

/** Sends to a server that refuses some fields, like the real one: it then saves nothing. */
async function sendTo(kept: KeptEdits, refused: readonly string[]) {
  let now = kept
  let entries: Entries = {}
  const calls: string[][] = []
  const sending = sendEdits({
    change: (next) => {
      now = next(now)
      return Promise.resolve(now)
    },
    send: (edits: EntryEdit[]) => {
      calls.push(edits.map(({ path }) => path))
      const named = edits.flatMap(({ path }, index) =>
        refused.includes(path) ? [[`edits.${index}.path`, signed]] : [],
      )
      if (named.length > 0) {
        return Promise.reject(new ApiError({ status: 422, message: signed, fields: Object.fromEntries(named) }))
      }
      const merged = mergeEntries(entries, edits)
      entries = merged.entries
      return Promise.resolve({ entries, conflicts: [] })
    },
  })
  await sending
  return { kept: now, entries, calls }
}

test('one refused field keeps none of the others from being saved', async () => {
  const { kept, entries, calls } = await sendTo(typed({ prepared: 97, served: 88, leftover: 9 }), ['prepared'])
  expect(entries).toEqual({ served: 88, leftover: 9 })
  expect(calls).toEqual([
    ['prepared', 'served', 'leftover'],
    ['served', 'leftover'],
  ])
  expect(kept).toEqual({
    edits: [],
    conflicts: [],
    refused: [{ edit: { path: 'prepared', from: null, to: 97 }, reason: signed }],
  })
})

test('where every field is refused nothing is sent again', async () => {
  const { kept, calls } = await sendTo(typed({ prepared: 97 }), ['prepared'])
  expect(calls).toHaveLength(1)
  expect(kept).toMatchObject({ edits: [], refused: [{ edit: { path: 'prepared' } }] })
})

test('a refusal of the whole call sets nothing aside', async () => {
  let now = typed({ prepared: 97 })
  const failure = new ApiError({ status: 404, message: 'Production record not found' })
  const sending = sendEdits({
    change: (next) => {
      now = next(now)
      return Promise.resolve(now)
    },
    send: () => Promise.reject(failure),
  })
  await expect(sending).rejects.toBe(failure)
  expect(now.edits).toMatchObject([{ path: 'prepared', isSent: true }])
})
