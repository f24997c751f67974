import { analyzeWeek, type WeekAnalysis } from '@commissary/domain/menu'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { plannedDays } from '../../../stories/menus.ts'
import { extra, maple } from '../../../stories/users.ts'
import { comparisonTable, resultsTable } from './comparison-table.ts'
import { itemsTable } from './items-table.ts'
import { menuNames } from './menu-names.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const names = ['Maple Street', 'Juniper Hill'] as const

type Options = Parameters<typeof plannedDays>[1]
function weekOf(options: Options = {}, [program] = maple.programs): WeekAnalysis {
  if (!program) throw new Error('no program')
  const days = plannedDays('2026-11-16', options).map(({ date, plannedMeals, lines }) => ({
    date,
    plannedMeals,
    items: lines.map(({ key, ...line }) => ({ ...line, id: key })),
  }))
  return analyzeWeek(days, program)
}
const rowOf = (rows: readonly { cells: { text: string }[] }[], name: string) =>
  rows.find(({ cells }) => cells[0]?.text === name)?.cells.map(({ text }) => text)

test('a value has both menus, their difference, the limit, and the verdicts of July 2027', () => {
  const { rows, columns } = comparisonTable(wording, { first: weekOf(), second: weekOf({ days: 3 }), names })
  expect(columns.map(({ label }) => label)).toEqual([
    'Nutrient, component or check',
    'Maple Street',
    'Juniper Hill',
    'Difference',
    'Limit today',
    'July 2027: Maple Street',
    'July 2027: Juniper Hill',
  ])
  expect(rowOf(rows, 'Days served')?.slice(1, 4)).toEqual(['5', '3', '+2'])
  expect(rowOf(rows, 'Reimbursable meals')?.slice(1, 4)).toEqual(['500', '300', '+200'])
  // A short week needs less.
  expect(rowOf(rows, 'Fruit over the week')?.[4]).toBe('at least 2.5 cup; at least 1.5 cup')
  expect(rowOf(rows, 'Fruit each day')?.[3]).toBe('Same')
  expect(rowOf(rows, 'Sodium')?.[1]).toMatch(/^[\d,]+ mg$/)
})

test('numbers of an export have the digits that the screen shows', () => {
  const { rows } = comparisonTable(wording, { first: weekOf(), second: weekOf({ lastVegetables: '80' }), names })
  const numbers = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, value }) => (value == null ? [] : [{ text, value }])),
  )
  expect(numbers.length).toBeGreaterThan(40)
  for (const { text, value } of numbers) {
    const shown = text === 'Same' ? 0 : Number(text.replaceAll(/[^\d.−]/g, '').replace('−', '-'))
    expect(value, text).toBe(shown)
  }
})

test('a smaller value has a negative difference, and a lower bound has none', () => {
  const { rows } = comparisonTable(wording, { first: weekOf({ lastVegetables: '80' }), second: weekOf(), names })
  expect(rowOf(rows, 'Vegetables over the week')?.[3]).toMatch(/^−0\.\d+ cup$/)
  const unknown = comparisonTable(wording, { first: weekOf({ hasUnknown: true }), second: weekOf(), names })
  expect(rowOf(unknown.rows, 'Added sugars')?.[3]).toBe('Unknown')
})

test('the results name each check whose verdict differs', () => {
  const { rows } = resultsTable(wording, { first: weekOf({ lastVegetables: '80' }), second: weekOf(), names })
  expect(rows[0]?.cells.map(({ text }) => text)).toEqual(['All checks', 'Today', 'Fail', 'Advisory'])
  expect(rowOf(rows, 'Vegetables each day')).toEqual(['Vegetables each day', 'Today', 'Fail', 'Pass'])
  expect(resultsTable(wording, { first: weekOf(), second: weekOf(), names }).rows).toHaveLength(2)
})

test('items that differ have their day and their servings on each menu', () => {
  const day = (date: string, recipeIds: number[]) => ({
    date,
    day: {
      plannedMeals: 100,
      lines: recipeIds.map((recipeId) => ({
        id: `${recipeId}`,
        name: `Dish ${recipeId}`,
        category: 'Entree' as const,
        recipeId,
        plannedServings: 50,
      })),
    },
  })
  const table = itemsTable(
    wording,
    [day('2026-11-16', [1, 2]), day('2026-11-17', [3])],
    [day('2026-11-09', [2, 4])],
    names,
  )
  expect(table.alike).toBe(1)
  expect(table.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Dish 1', 'Mon', '50 servings', 'Not on the menu'],
    ['Dish 4', 'Mon', 'Not on the menu', '50 servings'],
    ['Dish 3', 'Tue', '50 servings', 'Not served'],
  ])
})

test('menus are named by how they differ', () => {
  const menu = {
    schoolName: 'Maple Street',
    isMaster: false,
    program: { gradeGroup: 'K-5' as const },
    dates: ['2026-11-16', '2026-11-20'],
  }
  expect(menuNames(wording, menu, { ...menu, schoolName: 'Juniper Hill' })).toEqual(['Maple Street', 'Juniper Hill'])
  expect(menuNames(wording, menu, { ...menu, isMaster: true })).toEqual(['Maple Street', 'Master menu'])
  expect(menuNames(wording, menu, { ...menu, program: { gradeGroup: '6-8' } })[1]).toBe('Maple Street, grades 6-8')
  const earlier = { ...menu, dates: ['2026-11-09', '2026-11-13'] }
  expect(menuNames(wording, menu, earlier)[1]).toMatch(/^November 9\s–\s13, 2026$/)
  expect(menuNames(wording, menu, { ...earlier, isMaster: true })[1]).toMatch(/^Master menu, November 9\s–\s13, 2026$/)
})

test('menus without a meal pattern are compared by their nutrients, which have no limits', () => {
  const { rows, columns } = comparisonTable(wording, {
    first: weekOf({}, [extra]),
    second: weekOf({ days: 3 }, [extra]),
    names,
  })
  expect(columns.map(({ label }) => label).at(-1)).toBe('Difference')
  expect(rowOf(rows, 'Days served')?.slice(1)).toEqual(['5', '3', '+2'])
  expect(rowOf(rows, 'Sodium, mg')?.[1]).toMatch(/^[\d,]+$/)
  expect(rows.findLast(({ level }) => level === 0)?.isOpen).toBe(true)
  for (const { cells } of rows) expect(cells.length).toBeLessThanOrEqual(columns.length)
})
