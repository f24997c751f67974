import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { MenuDay, MenuLine } from './menu-days.ts'
import { changedDates, dayOf, editMenu, startMenuEdit, type MenuEditAction, type MenuEditState } from './menu-edit.ts'

const monday = '2026-10-12'
const tuesday = '2026-10-13'
const line = (id: string, category: MenuLine['category'] = 'Entree'): MenuLine => ({
  id,
  name: id,
  category,
  recipeId: 1,
  plannedServings: null,
})
const served: MenuDay = { plannedMeals: 100, lines: [line('pasta'), line('soup'), line('apple', 'Fruit')] }
const start = startMenuEdit({ [monday]: served })

const run = (actions: MenuEditAction[], state: MenuEditState = start) => actions.reduce(editMenu, state)
const idsOf = (state: MenuEditState, date: string) => dayOf(state, date).lines.map(({ id }) => id)

test('nothing has changed at the start, and a date without a menu is empty', () => {
  expect(changedDates(start)).toEqual([])
  expect(dayOf(start, tuesday)).toEqual({ plannedMeals: null, lines: [] })
})

describe('items', () => {
  test('are added at the end of their category, or before the one at the index', () => {
    expect(idsOf(run([{ type: 'addItem', date: monday, line: line('taco') }]), monday)).toEqual([
      'pasta',
      'soup',
      'taco',
      'apple',
    ])
    expect(idsOf(run([{ type: 'addItem', date: monday, line: line('taco'), index: 1 }]), monday)).toEqual([
      'pasta',
      'taco',
      'soup',
      'apple',
    ])
    expect(idsOf(run([{ type: 'addItem', date: tuesday, line: line('milk', 'Milk') }]), tuesday)).toEqual(['milk'])
  })

  test('are on one serving line or on all, which undo reverts', () => {
    const onLine = run([{ type: 'setServingLine', date: monday, id: 'soup', servingLine: 2 }])
    expect(dayOf(onLine, monday).lines[1]).toEqual({ ...line('soup'), servingLine: 2 })
    expect(changedDates(onLine)).toEqual([monday])
    const onAll = editMenu(onLine, { type: 'setServingLine', date: monday, id: 'soup', servingLine: null })
    expect(changedDates(onAll)).toEqual([])
    expect(changedDates(editMenu(onLine, { type: 'undo' }))).toEqual([])
    const copied = editMenu(onLine, { type: 'copyDay', date: monday, toDate: tuesday })
    expect(dayOf(copied, tuesday).lines[1]?.servingLine).toBe(2)
  })

  test('with an id in use get a new one: an item may be on a day twice', () => {
    const state = run([
      { type: 'addItem', date: monday, line: line('pasta') },
      { type: 'addItem', date: monday, line: line('pasta') },
    ])
    expect(idsOf(state, monday)).toEqual(['pasta', 'soup', 'pasta-2', 'pasta-3', 'apple'])
  })

  test('move within the day, to another category and to another day', () => {
    expect(idsOf(run([{ type: 'moveItem', date: monday, id: 'soup', toDate: monday, index: 0 }]), monday)).toEqual([
      'soup',
      'pasta',
      'apple',
    ])
    const side = run([{ type: 'moveItem', date: monday, id: 'soup', toDate: monday, category: 'Side' }])
    expect(dayOf(side, monday).lines.at(-1)).toEqual({ ...line('soup'), category: 'Side' })
    const moved = run([{ type: 'moveItem', date: monday, id: 'soup', toDate: tuesday }])
    expect([idsOf(moved, monday), idsOf(moved, tuesday)]).toEqual([['pasta', 'apple'], ['soup']])
    expect(changedDates(moved)).toEqual([monday, tuesday])
  })

  test('are removed', () => {
    expect(idsOf(run([{ type: 'removeItem', date: monday, id: 'soup' }]), monday)).toEqual(['pasta', 'apple'])
  })

  test('have servings and portions', () => {
    const state = run([
      { type: 'setPlannedServings', date: monday, id: 'pasta', plannedServings: 40 },
      { type: 'setPortion', date: monday, id: 'apple', portion: { amount: '0.5', unit: 'cup' } },
    ])
    expect(dayOf(state, monday).lines[0]?.plannedServings).toBe(40)
    expect(dayOf(state, monday).lines[2]?.portion).toEqual({ amount: '0.5', unit: 'cup' })
  })
})

test('days have meals and selections, and are copied and cleared', () => {
  const state = run([
    { type: 'setPlannedMeals', date: monday, plannedMeals: 120 },
    { type: 'setSelections', date: monday, selections: { Entree: 2 } },
    { type: 'copyDay', date: monday, toDate: tuesday },
    { type: 'clearDay', date: monday },
  ])
  expect(dayOf(state, tuesday)).toEqual({ ...served, plannedMeals: 120, selections: { Entree: 2 } })
  expect(dayOf(state, monday)).toEqual({ plannedMeals: null, lines: [] })
  const reset = editMenu(state, { type: 'setSelections', date: tuesday, selections: null })
  expect('selections' in dayOf(reset, tuesday)).toBe(false)
})

test('cells are replaced in one step, where they were, with ids that the day does not use', () => {
  const state = run([
    {
      type: 'setCells',
      cells: [
        { date: monday, category: 'Entree', lines: [line('apple'), line('taco'), line('taco')] },
        { date: tuesday, category: 'Milk', lines: [line('milk')] },
      ],
    },
  ])
  expect(idsOf(state, monday)).toEqual(['apple-2', 'taco', 'taco-2', 'apple'])
  expect(dayOf(state, tuesday).lines).toEqual([line('milk', 'Milk')])
  expect(editMenu(state, { type: 'undo' }).days[monday]).toEqual(served)
  const cleared = run([{ type: 'setCells', cells: [{ date: monday, category: 'Entree', lines: [] }] }])
  expect(idsOf(cleared, monday)).toEqual(['apple'])
})

test('days are replaced in one step', () => {
  const state = run([{ type: 'setDays', days: { [tuesday]: served, [monday]: { plannedMeals: 1, lines: [] } } }])
  expect(dayOf(state, tuesday)).toEqual(served)
  expect(state.past).toHaveLength(1)
})

test.each<MenuEditAction>([
  { type: 'removeItem', date: monday, id: 'nothing' },
  { type: 'moveItem', date: monday, id: 'nothing', toDate: tuesday },
  { type: 'setPlannedServings', date: monday, id: 'pasta', plannedServings: null },
  { type: 'setPlannedServings', date: monday, id: 'pasta', plannedServings: -1 },
  { type: 'setPlannedServings', date: monday, id: 'pasta', plannedServings: Number.NaN },
  { type: 'setPlannedMeals', date: monday, plannedMeals: 100 },
  { type: 'clearDay', date: tuesday },
  { type: 'resetDay', date: monday },
  { type: 'undo' },
  { type: 'redo' },
])('$type without an effect leaves the state unchanged', (action) => {
  expect(editMenu(start, action)).toBe(start)
})

describe('undo and redo', () => {
  test('move one edit at a time, and a new edit clears the redo history', () => {
    const edited = run([
      { type: 'removeItem', date: monday, id: 'soup' },
      { type: 'setPlannedMeals', date: tuesday, plannedMeals: 50 },
    ])
    const once = editMenu(edited, { type: 'undo' })
    expect(dayOf(once, tuesday).plannedMeals).toBeNull()
    expect(idsOf(once, monday)).toEqual(['pasta', 'apple'])
    expect(editMenu(once, { type: 'redo' }).days).toEqual(edited.days)

    const other = editMenu(once, { type: 'clearDay', date: monday })
    expect(other.future).toEqual([])
    expect(changedDates(run([{ type: 'undo' }, { type: 'undo' }], other))).toEqual([])
  })

  test('undoing all edits restores the first state, and redoing them the last', () => {
    const dates = fc.constantFrom(monday, tuesday)
    const ids = fc.constantFrom('pasta', 'soup', 'apple', 'taco')
    const counts = fc.option(fc.nat(5))
    const categories = fc.constantFrom<MenuLine['category']>('Entree', 'Fruit')
    const actions: fc.Arbitrary<MenuEditAction> = fc.oneof(
      fc.record({
        type: fc.constant('addItem' as const),
        date: dates,
        line: ids.map((id) => line(id)),
        index: fc.nat(3),
      }),
      fc.record({ type: fc.constant('moveItem' as const), date: dates, id: ids, toDate: dates, index: fc.nat(3) }),
      fc.record({ type: fc.constant('removeItem' as const), date: dates, id: ids }),
      fc.record({ type: fc.constant('setPlannedServings' as const), date: dates, id: ids, plannedServings: counts }),
      fc.record({ type: fc.constant('setPlannedMeals' as const), date: dates, plannedMeals: counts }),
      fc.record({ type: fc.constant('copyDay' as const), date: dates, toDate: dates }),
      fc.record({ type: fc.constant('clearDay' as const), date: dates }),
      fc.record({
        type: fc.constant('setCells' as const),
        cells: fc.array(fc.record({ date: dates, category: categories, lines: fc.array(ids.map((id) => line(id))) })),
      }),
      fc.record({ type: fc.constant('setDays' as const), days: fc.dictionary(dates, fc.constant(served)) }),
      fc.record({ type: fc.constant('resetDay' as const), date: dates }),
    )
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 20 }), (list) => {
        const end = run(list)
        const steps = end.past.length
        const back = run(
          Array.from({ length: steps }, () => ({ type: 'undo' as const })),
          end,
        )
        expect(changedDates(back)).toEqual([])
        const again = run(
          Array.from({ length: steps }, () => ({ type: 'redo' as const })),
          back,
        )
        for (const date of [monday, tuesday]) expect(dayOf(again, date)).toEqual(dayOf(end, date))
      }),
    )
  })
})

describe("the server's version", () => {
  const edited = run([{ type: 'removeItem', date: monday, id: 'soup' }])

  test('a reset restores a day, and can be undone', () => {
    const reset = editMenu(edited, { type: 'resetDay', date: monday })
    expect(changedDates(reset)).toEqual([])
    expect(idsOf(editMenu(reset, { type: 'undo' }), monday)).toEqual(['pasta', 'apple'])
  })

  test('a saved day has no changes', () => {
    const saved = editMenu(edited, { type: 'receiveDay', date: monday, day: dayOf(edited, monday) })
    expect(changedDates(saved)).toEqual([])
  })

  test('an edit undone while its save was under way stays undone', () => {
    const undone = editMenu(edited, { type: 'undo' })
    const sent = dayOf(edited, monday)
    const saved = editMenu(undone, { type: 'receiveDay', date: monday, day: sent, base: sent })
    expect(idsOf(saved, monday)).toEqual(['pasta', 'soup', 'apple'])
    expect(changedDates(saved)).toEqual([monday])
  })

  test("another user's change replaces an unedited day, and not an edited one", () => {
    const theirs: MenuDay = { plannedMeals: 90, lines: [line('chili')] }
    expect(idsOf(editMenu(start, { type: 'receiveDay', date: monday, day: theirs }), monday)).toEqual(['chili'])
    const kept = editMenu(edited, { type: 'receiveDay', date: monday, day: theirs })
    expect(idsOf(kept, monday)).toEqual(['pasta', 'apple'])
    expect(idsOf(editMenu(kept, { type: 'resetDay', date: monday }), monday)).toEqual(['chili'])
  })
})
