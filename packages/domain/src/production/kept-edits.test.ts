import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  answerConflict,
  discardRefused,
  enterField,
  isKept,
  type KeptEdits,
  markSent,
  nothingKept,
  resendRefused,
  takeAnswer,
  takeRefusal,
} from './kept-edits.ts'
import { mergeEntries, withEdits } from './merge-entries.ts'
import type { Entries, EntryValue } from './record-fields.ts'

let ids = 0
const enter = (kept: KeptEdits, stored: Entries, path: string, to: EntryValue) =>
  enterField(kept, { stored, path, to, id: String(++ids) })

/** Sends everything that is kept, as the server answers it. */
function send(kept: KeptEdits, server: Entries) {
  const marked = markSent(kept)
  const { entries, conflicts } = mergeEntries(server, marked.edits)
  const answer = { entries, conflicts: conflicts.map((one) => ({ ...one, by: 'Ann' })) }
  return { entries, marked, take: (now: KeptEdits) => takeAnswer(now, marked.edits, answer) }
}

test('stepping a count is one edit, and none once it is back at its start', () => {
  let kept = nothingKept
  for (const count of [1, 2, 3]) kept = enter(kept, {}, 'servedAdults', count)
  expect(kept.edits).toMatchObject([{ from: null, to: 3 }])
  expect(isKept(enter(kept, {}, 'servedAdults', null))).toBe(false)
})

test('edits entered while a call was under way continue from what is stored', () => {
  const first = enter(nothingKept, {}, 'servedAdults', 3)
  const { entries, marked, take } = send(first, { events: 'Drill' })
  const later = enter(marked, {}, 'servedAdults', 4)
  const after = take(later)
  expect(after.edits).toMatchObject([{ from: 3, to: 4 }])
  expect(withEdits(entries, after.edits)).toEqual({ events: 'Drill', servedAdults: 4 })
})

test('an edit whose answer was lost never conflicts with itself, whatever is entered after it', () => {
  const lost = send(enter(nothingKept, {}, 'servedAdults', 3), {})
  const next = enter(lost.marked, {}, 'servedAdults', 7)
  const again = send(next, lost.entries)
  expect(again.take(again.marked)).toEqual(nothingKept)
  expect(again.entries).toEqual({ servedAdults: 7 })
  // Or the call never arrived.
  expect(send(next, {}).entries).toEqual({ servedAdults: 7 })
})

test('a conflict waits for a choice; either choice leaves nothing kept', () => {
  const { entries, marked, take } = send(enter(nothingKept, {}, 'servedAdults', 3), { servedAdults: 5 })
  const kept = take(marked)
  expect(kept).toMatchObject({ edits: [], conflicts: [{ edit: { to: 3 }, stored: 5, by: 'Ann' }] })
  const answer = (choice: 'mine' | 'theirs') => answerConflict(kept, { path: 'servedAdults', choice, id: 'x' })
  expect(answer('theirs')).toEqual(nothingKept)
  const mine = send(answer('mine'), entries)
  expect(mine.entries).toEqual({ servedAdults: 3 })
  expect(mine.take(mine.marked)).toEqual(nothingKept)
})

test('entering a field in conflict answers it', () => {
  const { entries, marked, take } = send(enter(nothingKept, {}, 'servedAdults', 3), { servedAdults: 5 })
  // The screen may still show the earlier entries.
  const kept = enter(take(marked), {}, 'servedAdults', 6)
  expect(kept).toMatchObject({ edits: [{ from: 5, to: 6 }], conflicts: [] })
  expect(send(kept, entries).entries).toEqual({ servedAdults: 6 })
})

const signed = 'This part is signed.'

/** The server refuses every edit of a field. */
const refuse = (kept: KeptEdits, path: string) =>
  takeRefusal(
    kept,
    kept.edits.filter((edit) => edit.path === path).map((edit) => ({ edit, reason: signed })),
  )

test('what is refused is set aside with its reason, and the rest can be sent', () => {
  const typed = enter(enter(nothingKept, {}, 'menuName', 'Tacos'), {}, 'servedAdults', 3)
  const kept = refuse(markSent(typed), 'menuName')
  expect(kept.refused).toEqual([{ edit: { path: 'menuName', from: null, to: 'Tacos' }, reason: signed }])
  const { entries, marked, take } = send(kept, {})
  expect(entries).toEqual({ servedAdults: 3 })
  expect(take(marked)).toMatchObject({ edits: [], conflicts: [], refused: [{ edit: { path: 'menuName' } }] })
  expect(isKept(take(marked))).toBe(true)
  expect(isKept(discardRefused(take(marked), 'menuName'))).toBe(false)
})

test('a refused edit keeps the name of its item, even when it is sent again', () => {
  const path = 'line.bean.leftover'
  const typed = enterField(nothingKept, { stored: {}, path, to: 3, id: 'a', item: 'Beans' })
  const refused = refuse(markSent(typed), path)
  expect(refused.refused).toMatchObject([{ edit: { path, to: 3, item: 'Beans' } }])
  expect(refuse(resendRefused(refused, 'again'), path).refused).toMatchObject([{ edit: { item: 'Beans' } }])
})

test('several refused edits of a field are one, and what was entered after them takes their place', () => {
  const once = markSent(enter(nothingKept, {}, 'servedAdults', 3))
  const twice = markSent(enter(once, {}, 'servedAdults', 4))
  expect(refuse(twice, 'servedAdults').refused).toEqual([
    { edit: { path: 'servedAdults', from: null, to: 4 }, reason: signed },
  ])
  const later = enter(once, {}, 'servedAdults', 5)
  const after = takeRefusal(later, [{ edit: once.edits[0] ?? { id: '' }, reason: signed }])
  expect(after).toMatchObject({ edits: [{ from: null, to: 5 }], refused: [] })
  expect(send(after, {}).entries).toEqual({ servedAdults: 5 })
})

test('entering a refused field gives up what was refused', () => {
  const kept = refuse(markSent(enter(nothingKept, {}, 'servedAdults', 3)), 'servedAdults')
  expect(enter(kept, {}, 'servedAdults', 4)).toMatchObject({ edits: [{ from: null, to: 4 }], refused: [] })
  expect(isKept(enter(kept, {}, 'servedAdults', null))).toBe(false)
})

test('a refused edit can be sent again, and conflicts with what someone entered since', () => {
  const kept = refuse(markSent(enter(nothingKept, {}, 'servedAdults', 3)), 'servedAdults')
  const again = resendRefused(kept, 'again')
  expect(send(again, {}).entries).toEqual({ servedAdults: 3 })
  const { marked, take } = send(again, { servedAdults: 5 })
  expect(take(marked)).toMatchObject({ edits: [], conflicts: [{ stored: 5 }], refused: [] })
})

const paths = ['events', 'servedAdults', 'group.1.servedMeals']
const step = fc.oneof(
  fc.record({
    kind: fc.constant('enter' as const),
    path: fc.constantFrom(...paths),
    to: fc.constantFrom(null, 1, 2, 3),
  }),
  fc.record({ kind: fc.constantFrom('arrives' as const, 'answerLost' as const, 'callLost' as const) }),
)

test('whatever is lost on the way, one person alone never gets a conflict, and the server ends up with what they entered', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let server: Entries = {}
      let seen: Entries = {}
      let kept = nothingKept
      const entered = new Map<string, EntryValue>()
      for (const one of steps) {
        if (one.kind === 'enter') {
          kept = enter(kept, seen, one.path, one.to)
          entered.set(one.path, one.to)
          continue
        }
        const { marked, entries, take } = send(kept, server)
        kept = marked
        if (one.kind === 'callLost') continue
        server = entries
        if (one.kind === 'answerLost') continue
        seen = entries
        kept = take(kept)
      }
      const last = send(kept, server)
      expect(last.take(last.marked)).toEqual(nothingKept)
      expect(last.entries).toEqual(Object.fromEntries([...entered].filter(([, value]) => value !== null)))
    }),
  )
})
