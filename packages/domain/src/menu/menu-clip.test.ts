import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { clipOf, clipText, fillRight, pasteClip, pasteNames, readClip, readClipText, writeClip } from './menu-clip.ts'
import type { MenuDay, MenuLine } from './menu-days.ts'
import { dayOf, editMenu, type MenuEditAction, startMenuEdit } from './menu-edit.ts'

// Keys of a cycle: a clip never reads a date from them.
const dates = ['w01-1', 'w01-2', 'w01-3', 'w01-4', 'w01-5']
const [monday = '', tuesday = '', wednesday = ''] = dates
const line = (id: string, category: MenuLine['category'] = 'Entree'): MenuLine => ({
  id,
  name: id,
  category,
  recipeId: 1,
  plannedServings: 10,
})
const served: MenuDay = { plannedMeals: 100, lines: [line('pasta'), line('soup'), line('apple', 'Fruit')] }
const start = startMenuEdit({ [monday]: served, [tuesday]: { plannedMeals: 50, lines: [line('taco')] } })
const target = { openDates: dates, dates }
const apply = (action: MenuEditAction | null) => (action ? editMenu(start, action) : start)
const names = (state: typeof start, date: string) =>
  dayOf(state, date).lines.map(({ name, category }) => `${category}: ${name}`)

test('a cell replaces another one, and one undo restores both', () => {
  const clip = clipOf(start, { dates: [monday], categories: ['Entree'] })
  const range = { dates: [tuesday], categories: ['Entree'] as const }
  const pasted = apply(pasteClip(clip, { ...target, range }))
  expect(names(pasted, tuesday)).toEqual(['Entree: pasta', 'Entree: soup'])
  expect(dayOf(pasted, tuesday).plannedMeals).toBe(50)
  expect(editMenu(pasted, { type: 'undo' }).days).toEqual(start.days)
})

test('a cell can be pasted in another category of the same day', () => {
  const clip = clipOf(start, { dates: [monday], categories: ['Entree'] })
  const pasted = apply(pasteClip(clip, { ...target, range: { dates: [monday], categories: ['Side'] } }))
  expect(names(pasted, monday)).toContain('Side: soup')
  expect(new Set(dayOf(pasted, monday).lines.map(({ id }) => id)).size).toBe(5)
})

test('a day is pasted whole, and fills every day of the block', () => {
  const clip = clipOf(start, { dates: [monday], categories: null })
  const pasted = apply(pasteClip(clip, { ...target, range: { dates: dates.slice(1), categories: null } }))
  for (const date of dates) expect(dayOf(pasted, date)).toEqual(served)
  expect(pasted.past).toHaveLength(1)
})

test('a week that is pasted on its last days ends with the week', () => {
  const clip = clipOf(start, { dates, categories: null })
  const pasted = apply(pasteClip(clip, { ...target, range: { dates: ['w01-4'], categories: null } }))
  expect(names(pasted, 'w01-5')).toEqual(['Entree: taco'])
  expect(Object.keys(pasted.days).toSorted()).toEqual([monday, tuesday, 'w01-4', 'w01-5'])
})

test('days that cannot change are left out, and a paste on such days only is refused', () => {
  const clip = clipOf(start, { dates: [monday], categories: null })
  const range = { dates: [tuesday, wednesday], categories: null }
  const pasted = apply(pasteClip(clip, { dates, openDates: [wednesday], range }))
  expect(names(pasted, tuesday)).toEqual(['Entree: taco'])
  expect(dayOf(pasted, wednesday)).toEqual(served)
  expect(pasteClip(clip, { dates, openDates: [], range })).toBeNull()
})

test('fill right repeats the first day of the block; a block of one day gets the day before', () => {
  const filled = apply(fillRight(start, { ...target, range: { dates, categories: ['Fruit', 'Side'] } }))
  for (const date of dates) expect(names(filled, date)).toContain('Fruit: apple')
  expect(names(filled, tuesday)).toContain('Entree: taco')
  const one = apply(fillRight(start, { ...target, range: { dates: [wednesday], categories: ['Entree'] } }))
  expect(names(one, wednesday)).toEqual(['Entree: taco'])
  expect(fillRight(start, { ...target, range: { dates: [monday], categories: null } })).toBeNull()
})

test('a spreadsheet gets a row per category and a column per day, and gives them back', () => {
  const text = clipText(clipOf(start, { dates: [monday, tuesday], categories: ['Entree', 'Fruit'] }))
  expect(text).toBe('"pasta\nsoup"\ttaco\napple\t')
  expect(readClipText(`${text}\r\n`)).toEqual([
    [['pasta', 'soup'], ['taco']],
    [['apple'], []],
  ])
})

test('names become the lines that the planner makes of them', () => {
  const rows = readClipText('Chili\tPizza\n\tPear')
  const action = pasteNames(rows, { ...target, range: { dates: [tuesday], categories: ['Entree'] } }, (name, cell) =>
    line(`${name} ${cell.date}`, cell.category),
  )
  const pasted = apply(action)
  expect(names(pasted, tuesday)).toEqual([`Entree: Chili ${tuesday}`])
  expect(names(pasted, wednesday)).toEqual([`Entree: Pizza ${wednesday}`, `Fruit: Pear ${wednesday}`])
})

test('a clip survives the clipboard, and other text is not a clip', () => {
  const clip = clipOf(start, { dates: [monday], categories: null })
  expect(readClip(writeClip(clip))).toMatchObject(clip)
  for (const text of ['', 'pasta', '{}', '[1]', 'null']) expect(readClip(text)).toBeNull()
})

test('any names survive the round trip through a spreadsheet', () => {
  const name = fc
    .string({ minLength: 1 })
    .map((text) => text.replaceAll(/[\r\n]/g, ' ').trim())
    .filter(Boolean)
  const cell = fc.array(name, { maxLength: 3 })
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(block, (rows) => {
      const text = clipText({
        kind: 'cells',
        rows: rows.map((row) => row.map((cells) => cells.map((one) => line(one)))),
      })
      expect(readClipText(`${text}\n`)).toEqual(rows)
    }),
  )
})

test('days and categories chosen with gaps keep the gaps: nothing is pasted in them', () => {
  const clip = clipOf(start, { dates: [tuesday], categories: ['Entree'] })
  const range = { dates: [monday, wednesday], categories: ['Entree', 'Side'] as const }
  const pasted = apply(pasteClip(clip, { ...target, range }))
  expect(names(pasted, monday)).toEqual(expect.arrayContaining(['Entree: taco', 'Side: taco', 'Fruit: apple']))
  expect(names(pasted, wednesday)).toEqual(['Entree: taco', 'Side: taco'])
  expect(names(pasted, tuesday)).toEqual(['Entree: taco'])
})
