import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSamePart, lineParts } from './line-parts.ts'
import { changedDates, dayOf, editMenu, type MenuEditAction, startMenuEdit } from './menu-edit.ts'
import { isSameDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { editConflictId, mergeEdits, takeTheirs } from './merge-edits.ts'

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const categories = ['Entree', 'Fruit'] as const
/** Few ids and few values, so that versions often agree and often collide. */
const lines: fc.Arbitrary<MenuLine[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      recipeId: fc.integer({ min: 1, max: 3 }),
      category: fc.constantFrom(...categories),
      portion: maybe(fc.constantFrom('50', '100').map((amount) => ({ amount, unit: 'g' as const }))),
      plannedServings: maybe(fc.constantFrom(0, 80, 100)),
      servingLine: maybe(fc.constantFrom(1, 2)),
    })
    .map((line) => ({ ...line, name: `Recipe ${line.recipeId}` })),
  { selector: ({ id }) => id, maxLength: 5 },
)
const days: fc.Arbitrary<MenuDay> = fc
  .record({
    plannedMeals: maybe(fc.constantFrom(0, 90, 100)),
    selections: fc.record({ Entree: fc.constantFrom(1, 2), Fruit: fc.constantFrom(1, 2) }, { requiredKeys: [] }),
    note: maybe(fc.constantFrom('Serve cold', 'Use the small trays')),
    lines,
  })
  // As in saved days: without choices there is no object for them.
  .map(({ selections, note, ...day }) => ({
    ...day,
    ...(Object.keys(selections).length > 0 && { selections }),
    ...(note !== null && { note }),
  }))
/** A day, and an edited version of it: some of its lines, in any order, and some of another day. */
const edited = (base: MenuDay) =>
  fc
    .record({
      other: days,
      isTaken: fc.record({ meals: fc.boolean(), note: fc.boolean(), choices: fc.boolean() }),
      kept: fc.shuffledSubarray(base.lines),
    })
    .map(({ other, isTaken, kept }): MenuDay => {
      const { selections, note } = { selections: isTaken.choices ? other : base, note: isTaken.note ? other : base }
      const changed = new Map([...kept, ...other.lines.slice(0, 2)].map((line) => [line.id, line]))
      return {
        plannedMeals: (isTaken.meals ? other : base).plannedMeals,
        ...(selections.selections && { selections: selections.selections }),
        ...(note.note && { note: note.note }),
        lines: [...changed.values()],
      }
    })
const versions = days.chain((base) => fc.record({ base: fc.constant(base), mine: edited(base), theirs: edited(base) }))

const lineOf = (day: MenuDay, id: string) => day.lines.find((line) => line.id === id) ?? null
const order = (day: MenuDay, category: string) =>
  day.lines.filter((line) => line.category === category).map(({ id }) => id)
const common = (ids: readonly string[], ...others: readonly (readonly string[])[]) =>
  ids.filter((id) => others.every((other) => other.includes(id)))

/** The day with its lines in the order of their ids. */
const sorted = (day: MenuDay): MenuDay => ({ ...day, lines: day.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })

/** A day's fields other than its lines. */
const fieldsOf = (day: MenuDay) => ({
  plannedMeals: day.plannedMeals,
  note: day.note ?? null,
  'choices Entree': day.selections?.Entree ?? null,
  'choices Fruit': day.selections?.Fruit ?? null,
})

test('a field that only one person changed gets that change without a conflict', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { day, conflicts } = mergeEdits(base, mine, theirs)
      const [before, own, other, merged] = [base, mine, theirs, day].map(fieldsOf)
      const asked = new Set(conflicts.map(editConflictId))
      for (const field of ['plannedMeals', 'note', 'choices Entree', 'choices Fruit'] as const) {
        const isMine = own?.[field] !== before?.[field]
        const isTheirs = other?.[field] !== before?.[field]
        expect(merged?.[field]).toBe(isMine ? own?.[field] : other?.[field])
        expect(asked.has(field)).toBe(isMine && isTheirs && own?.[field] !== other?.[field])
      }
    }),
  )
})

test('a line that only one person added, changed or removed is as that person left it', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { day, conflicts } = mergeEdits(base, mine, theirs)
      const asked = conflicts.map(editConflictId)
      const isSame = (a: MenuLine | null, b: MenuLine | null) =>
        a === null || b === null ? a === b : lineParts.every((part) => isSamePart(part, a, b))
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const [before, own, other, merged] = [base, mine, theirs, day].map((version) => lineOf(version, id))
        if (before === undefined || own === undefined || other === undefined || merged === undefined) continue
        if (isSame(own, before)) expect(isSame(merged, other)).toBe(true)
        if (isSame(other, before)) expect(isSame(merged, own)).toBe(true)
        if (isSame(own, before) || isSame(other, before)) expect(asked).not.toContain(`line ${id}`)
        // Both changed the line: each part that one of them left alone has the other's.
        if (!before || !own || !other) continue
        expect(merged).not.toBeNull()
        for (const part of lineParts) {
          if (merged && isSamePart(part, own, before)) expect(isSamePart(part, merged, other)).toBe(true)
          if (merged && isSamePart(part, other, before)) expect(isSamePart(part, merged, own)).toBe(true)
        }
      }
    }),
  )
})

test('items that only one person reordered are in that order', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { day } = mergeEdits(base, mine, theirs)
      for (const category of categories) {
        const [before, own, other, merged] = [base, mine, theirs, day].map((version) => order(version, category))
        if (!before || !own || !other || !merged) continue
        const isMoved = (after: readonly string[]) => common(before, after).join() !== common(after, before).join()
        if (isMoved(own) && !isMoved(other)) expect(common(merged, own)).toEqual(common(own, merged))
        if (isMoved(other) && !isMoved(own)) expect(common(merged, other)).toEqual(common(other, merged))
      }
    }),
  )
})

test('a field that both changed differently stays mine and in conflict until it is answered', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { day, conflicts } = mergeEdits(base, mine, theirs)
      const again = mergeEdits(base, day, theirs)
      expect(again.conflicts.map(editConflictId).toSorted()).toEqual(conflicts.map(editConflictId).toSorted())
      // A line that one of them moved to another category has no position there that all versions agree on.
      expect(isSameDay(sorted(again.day), sorted(day))).toBe(true)
      const answered = conflicts.reduce((merged, one) => takeTheirs(merged, one, theirs), day)
      // A line that comes back is last, which changes the order.
      const left = mergeEdits(base, answered, theirs).conflicts.filter(({ field }) => field !== 'order')
      expect(left).toEqual([])
    }),
  )
})

test('both people get the same conflicts, and without any, the same day', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const [one, other] = [mergeEdits(base, mine, theirs), mergeEdits(base, theirs, mine)]
      expect(other.conflicts.map(editConflictId).toSorted()).toEqual(one.conflicts.map(editConflictId).toSorted())
      if (one.conflicts.length > 0) return
      expect(fieldsOf(other.day)).toEqual(fieldsOf(one.day))
      expect(other.day.lines.map(({ id }) => id).toSorted()).toEqual(one.day.lines.map(({ id }) => id).toSorted())
    }),
  )
})

const monday = '2026-11-16'
const edits: fc.Arbitrary<MenuEditAction[]> = fc.array(
  fc.oneof(
    maybe(fc.constantFrom(0, 90, 100)).map((plannedMeals) => ({
      type: 'setPlannedMeals' as const,
      date: monday,
      plannedMeals,
    })),
    fc.constantFrom('a', 'b', 'c').map((id) => ({ type: 'removeItem' as const, date: monday, id })),
    fc.constantFrom('a', 'b', 'c').map((id) => ({
      type: 'setPlannedServings' as const,
      date: monday,
      id,
      plannedServings: 70,
    })),
    fc.constantFrom('x', 'y').map((id) => ({
      type: 'addItem' as const,
      date: monday,
      line: { id, name: id, recipeId: 9, category: 'Entree' as const, plannedServings: null },
    })),
  ),
  { maxLength: 6 },
)

test('undoing all edits after a merge leaves the day as the other person saved it, and redoing them merges again', () => {
  fc.assert(
    fc.property(days, edits, days, (base, steps, theirs) => {
      const before = steps.reduce(editMenu, startMenuEdit({ [monday]: base }))
      const merged = editMenu(before, { type: 'mergeDay', date: monday, day: theirs })
      expect(isSameDay(dayOf(merged, monday), mergeEdits(base, dayOf(before, monday), theirs).day)).toBe(true)
      const undone = before.past.reduce((state) => editMenu(state, { type: 'undo' }), merged)
      expect(isSameDay(dayOf(undone, monday), theirs)).toBe(true)
      expect(changedDates(undone)).toEqual([])
      const redone = before.past.reduce((state) => editMenu(state, { type: 'redo' }), undone)
      expect(isSameDay(dayOf(redone, monday), dayOf(merged, monday))).toBe(true)
    }),
  )
})

test('an order that both changed is one conflict, and theirs can be taken', () => {
  const line = (id: string): MenuLine => ({ id, name: id, recipeId: 1, category: 'Entree', plannedServings: null })
  const of = (ids: string): MenuDay => ({ plannedMeals: 90, lines: ids.split('').map(line) })
  const { day, conflicts } = mergeEdits(of('abc'), of('cab'), of('bca'))
  expect(conflicts).toEqual([{ field: 'order' }])
  expect(order(day, 'Entree')).toEqual(['c', 'a', 'b'])
  expect(order(takeTheirs(day, { field: 'order' }, of('bca')), 'Entree')).toEqual(['b', 'c', 'a'])
  expect(mergeEdits(of('abc'), of('cab'), of('cab')).conflicts).toEqual([])
})
