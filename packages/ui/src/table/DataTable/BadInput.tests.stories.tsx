import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { defineColumns } from '../columns.ts'
import { DataTable } from './DataTable.tsx'
import {
  ingredientColumns,
  type IngredientRow,
  ingredients,
  shownCell,
  shownNames,
  shownRow,
  summedColumns,
} from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const meta = {
  title: 'Table/DataTable/Bad input',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(24),
    error: undefined,
    onOpenRow: fn(),
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

const food = (id: number, name: string, group = 'Own'): IngredientRow => ({
  id,
  name,
  group,
  sodium: id,
  price: '1.15',
})

/** The page does not scroll sideways or clip; only the table's scroll area may scroll. */
async function expectInsideThePage(root: HTMLElement) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  const box = root.querySelector('table')?.parentElement as HTMLElement
  await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(root.clientWidth)
}

const long = 'Chicken '.repeat(1250)

/** It takes five lines, not the whole screen; the other columns keep their space. */
export const TenThousandLetters: Story = {
  args: { rows: [food(1, long), food(2, 'W'.repeat(10_000)), food(3, 'Rice')] },
  play: async ({ canvasElement }) => {
    await expectInsideThePage(canvasElement)
    await expect(shownRow(canvasElement, 0).getBoundingClientRect().height).toBeLessThan(160)
    await expect(shownRow(canvasElement, 1).getBoundingClientRect().height).toBeLessThan(160)
    await expect(shownCell(canvasElement, 0, 3).getBoundingClientRect().width).toBeGreaterThan(60)
  },
}

/** Each text keeps its direction, and all align with the start of the page. */
export const BothDirections: Story = {
  args: { rows: [food(1, 'أرز بني (1 كوب)', 'حبوب'), food(2, '1 muffin (2 oz eq)'), food(3, 'חלב 3%')] },
  play: async ({ canvasElement, globals }) => {
    const names = [0, 1, 2].map((row) => {
      const cell = shownCell(canvasElement, row, 0)
      return (cell.querySelector('bdi') ?? cell).firstChild as Text
    })
    const placeOf = (text: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getBoundingClientRect()
    }
    const edges = names.map((text) => {
      const box = placeOf(text, 0, text.length)
      return Math.round(globals['direction'] === 'rtl' ? box.right : box.left)
    })
    await expect(new Set(edges).size).toBe(1)

    const isLeftToRight = names.map(
      (text) => placeOf(text, 0, 1).left < placeOf(text, text.length - 1, text.length).left,
    )
    await expect(isLeftToRight).toEqual([false, true, false])
  },
}

export const Pictures: Story = {
  args: { rows: [food(1, '🌶️ Salsa 👩‍🍳'), food(2, '🥦🥕🌽'), food(3, 'Rice')] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), '👩‍🍳')
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['🌶️ Salsa 👩‍🍳']))
  },
}

/** A filter is plain text, not a pattern. */
export const PatternSigns: Story = {
  args: { rows: [food(1, 'Milk (1% fat) [A+]'), food(2, 'Milk 1x fat'), food(3, 'a.b*c')] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    const filter = canvas.getByRole('searchbox', { name: 'Filter Name' })
    await userEvent.type(filter, '(1% fat) [[A+')
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['Milk (1% fat) [A+]']))
    await userEvent.clear(filter)
    await userEvent.type(filter, '.*')
    await waitFor(() => expect(canvas.getByText('No rows found')).toBeVisible())
    await userEvent.clear(filter)
    await userEvent.type(filter, '.b*')
    await waitFor(() => expect(shownNames(canvasElement)).toEqual(['a.b*c']))
  },
}

export const OneRow: Story = {
  args: { rows: ingredients(1), columns: summedColumns, tableId: 'bad-input-one' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–1 of 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sodium, mg' }))
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const wideColumns = defineColumns<IngredientRow>([
  ...summedColumns,
  ...Array.from({ length: 30 }, (_, at) => ({
    id: `nutrient${at}`,
    header: `Nutrient ${at + 1}, g`,
    align: 'end' as const,
    width: '7rem',
    value: (row: IngredientRow) => row.id * at,
  })),
])

/** The table scrolls, the page does not; the name stays visible. */
export const ColumnsWiderThanTheScreen: Story = {
  args: { columns: wideColumns, bulkActions: () => [], expandRow: (row) => row.name, tableId: 'bad-input-wide' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectInsideThePage(canvasElement)
    const box = canvasElement.querySelector('table')?.parentElement as HTMLElement
    await waitFor(() => expect(box).toHaveAttribute('data-sticky'))
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Bananas, raw' }))
    const before = shownCell(canvasElement, 0, 2).getBoundingClientRect().left
    box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -900 : 900
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'))
    await expect(Math.abs(shownCell(canvasElement, 0, 2).getBoundingClientRect().left - before)).toBeLessThan(2)
  },
}

/** A name as wide as the table would leave no space to scroll in, so nothing is sticky. */
export const AVeryWideFirstColumn: Story = {
  args: { columns: wideColumns, tableId: 'bad-input-first' },
  beforeEach: () => {
    localStorage.setItem('commissary.table.bad-input-first', JSON.stringify({ widths: { name: 1000 } }))
    return () => localStorage.removeItem('commissary.table.bad-input-first')
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('table')?.parentElement as HTMLElement
    await waitFor(() => expect(box).not.toHaveAttribute('data-sticky'))
    await expect(box.style.scrollPaddingInline).toBe('')
  },
}

export const Narrowest: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    columns: summedColumns,
    rows: [food(1, 'W'.repeat(300)), ...ingredients(24)],
    bulkActions: () => [{ label: 'Archive', onSelect: fn() }],
    expandRow: (row) => <p>About {row.name}</p>,
    rowActions: () => [
      { label: 'Edit', onSelect: fn() },
      { label: 'Delete', tone: 'danger', onSelect: fn() },
    ],
    rowKey: (row) => row.name,
    tableId: 'bad-input-narrow',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select page' }))
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Bananas, raw' }))
    await expectInsideThePage(canvasElement)
  },
}

export const TwiceTheText: Story = {
  globals: { textSize: 'double' },
  args: {
    columns: summedColumns,
    bulkActions: () => [{ label: 'Archive', onSelect: fn() }],
    rowActions: () => [{ label: 'Edit', onSelect: fn() }],
    tableId: 'bad-input-double',
  },
  play: async ({ canvasElement }) => expectInsideThePage(canvasElement),
}

/** Rows in one scroll are also cards on a phone, and only visible ones are rendered. */
export const ManyCards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: ingredients(10_000), hasPages: false, columns: summedColumns },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(2))
    await expect(shownNames(canvasElement).length).toBeLessThan(60)
    await expectInsideThePage(canvasElement)
  },
}

/** A column without a header text is named by its id. */
export const MissingHeader: Story = {
  args: { columns: ingredientColumns.map((column) => (column.id === 'group' ? { ...column, header: '' } : column)) },
  play: async ({ canvas }) => expect(canvas.getByRole('columnheader', { name: 'group' })).toBeVisible(),
}
