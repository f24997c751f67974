import { describe, expect, test } from 'vitest'

import { clipText, pasteClip, readClipText } from './menu-clip.ts'
import { emptyMenuDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { dayOf, editMenu, type MenuEditAction, startMenuEdit } from './menu-edit.ts'
import { asOneEdit, clipOfWeeks, copyDays, fillWeeks, pasteNamesOnWeeks, pasteOnWeeks } from './weeks-clip.ts'

/** Three weeks; the first begins on a Tuesday. */
const weeks = [
  [null, 'a2', 'a3'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
]
const keys = weeks.flat().filter((key) => key !== null)
const line = (name: string, category: MenuLine['category'] = 'Entree'): MenuLine => ({
  id: name,
  name,
  category,
  recipeId: 1,
  plannedServings: 10,
})
const day = (name: string): MenuDay => ({ plannedMeals: 100, lines: [line(name)] })
const start = startMenuEdit({ a2: day('taco'), a3: day('soup'), b1: day('chili'), b2: day('pasta'), b3: day('pizza') })
const on = (...chosen: string[]) => ({ weeks, chosen, openDates: keys })
const apply = (action: MenuEditAction | null) => (action ? editMenu(start, action) : start)
const names = (state: typeof start) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const { lines } = dayOf(state, key)
      return lines.length > 0 ? [[key, lines.map(({ name }) => name).join('+')]] : []
    }),
  )
const before = names(start)

describe('pasting days of a month', () => {
  test('days of two weeks keep their shape, and the days between them stay as they are', () => {
    const clip = clipOfWeeks(start, on('a2', 'b3'))
    const pasted = apply(pasteOnWeeks(clip, on('b1')))
    expect(names(pasted)).toEqual({ ...before, b1: 'taco', c2: 'pizza' })
    expect(pasted.past).toHaveLength(1)
  })

  test('a week keeps its weekdays, wherever in another week it is pasted', () => {
    const clip = clipOfWeeks(start, on('b1', 'b2', 'b3'))
    expect(names(apply(pasteOnWeeks(clip, on('c2'))))).toEqual({ ...before, c1: 'chili', c2: 'pasta', c3: 'pizza' })
    expect(names(apply(pasteOnWeeks(clip, on('a2', 'a3'))))).toEqual({ ...before, a2: 'pasta', a3: 'pizza' })
    const short = clipOfWeeks(start, on('a2', 'a3'))
    expect(names(apply(pasteOnWeeks(short, on('c1', 'c2', 'c3'))))).toEqual({ ...before, c2: 'taco', c3: 'soup' })
  })

  test('one day fills all chosen days and no other', () => {
    const clip = clipOfWeeks(start, on('a2'))
    const pasted = apply(pasteOnWeeks(clip, on('b1', 'b3', 'c2')))
    expect(names(pasted)).toEqual({ ...before, b1: 'taco', b3: 'taco', c2: 'taco' })
  })

  test('served days stay as they are, and a paste on them alone does nothing', () => {
    const clip = clipOfWeeks(start, on('b1'))
    const target = { ...on('a2', 'a3', 'b2'), openDates: ['b2', 'b3'] }
    expect(names(apply(pasteOnWeeks(clip, target)))).toEqual({ ...before, b2: 'chili' })
    expect(pasteOnWeeks(clip, { ...target, chosen: ['a2'] })).toBeNull()
  })

  test('cells and names from a spreadsheet go to the first categories of the days', () => {
    const cells = { kind: 'cells' as const, rows: [[[line('bun')]], [[line('kiwi', 'Fruit')]]] }
    expect(names(apply(pasteOnWeeks(cells, on('b2', 'c1'))))).toEqual({ ...before, b2: 'bun+kiwi', c1: 'bun+kiwi' })
    const pasted = apply(
      pasteNamesOnWeeks(readClipText('ham\tfish'), on('c2'), (name, { category }) => line(name, category)),
    )
    expect(names(pasted)).toEqual({ ...before, c2: 'ham', c3: 'fish' })
  })

  test('the planner of a week takes the first week of several, and spreadsheets take all of them', () => {
    const clip = clipOfWeeks(start, on('a2', 'b2', 'a3'))
    const range = { dates: ['c1'], categories: null }
    const pasted = apply(pasteClip(clip, { range, dates: weeks[2] as string[], openDates: keys }))
    expect(names(pasted)).toEqual({ ...before, c2: 'taco', c3: 'soup' })
    expect(
      clipText(clip)
        .split('\n')
        .map((row) => row.trim())
        .filter(Boolean),
    ).toEqual(['taco\tsoup', 'pasta'])
  })
})

describe('copying days by a drag', () => {
  test('the grabbed day lands where it is dropped, and the others follow', () => {
    const copied = apply(copyDays(start, on('b2', 'b3'), { grabbed: 'b3', to: 'c3', isMove: false }))
    expect(names(copied)).toEqual({ ...before, c2: 'pasta', c3: 'pizza' })
    const upward = apply(copyDays(start, on('b1', 'b2'), { grabbed: 'b2', to: 'a2', isMove: false }))
    expect(names(upward)).toEqual({ ...before, a2: 'pasta' })
  })

  test('a move clears the days that it leaves, but no served day, in one undo step', () => {
    const moved = apply(copyDays(start, on('b1'), { grabbed: 'b1', to: 'c2', isMove: true }))
    const { b1: _, ...others } = before
    expect(names(moved)).toEqual({ ...others, c2: 'chili' })
    expect(names(editMenu(moved, { type: 'undo' }))).toEqual(before)
    const served = { ...on('a2'), openDates: ['b1'] }
    expect(names(apply(copyDays(start, served, { grabbed: 'a2', to: 'b1', isMove: true })))).toEqual({
      ...before,
      b1: 'taco',
    })
  })

  test('days whose new place overlaps their old one are all moved', () => {
    const moved = apply(copyDays(start, on('b1', 'b2'), { grabbed: 'b1', to: 'b2', isMove: true }))
    const { b1: _, ...others } = before
    expect(names(moved)).toEqual({ ...others, b2: 'chili', b3: 'pasta' })
  })
})

test('the first chosen day of each week is repeated on the others', () => {
  expect(names(apply(fillWeeks(start, on('a2', 'a3', 'b1', 'b3'))))).toEqual({ ...before, a3: 'taco', b3: 'chili' })
  expect(names(apply(fillWeeks(start, on('b2'))))).toEqual({ ...before, b2: 'chili' })
  expect(fillWeeks(start, on('b1'))).toBeNull()
})

test('a day and a cell that are cleared together are one undo step', () => {
  const edit = asOneEdit(start, [
    { type: 'setDays', days: { b1: emptyMenuDay } },
    { type: 'setCells', cells: [{ date: 'b2', category: 'Entree', lines: [] }] },
  ])
  const cleared = apply(edit)
  expect(names(cleared)).toEqual({ a2: 'taco', a3: 'soup', b3: 'pizza' })
  expect(cleared.past).toHaveLength(1)
  expect(asOneEdit(start, [])).toBeNull()
})
