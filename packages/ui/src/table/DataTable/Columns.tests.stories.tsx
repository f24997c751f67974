import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'

import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, shownCell } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const storageKey = 'commissary.table.columns-tests'

const meta = {
  title: 'Table/DataTable/Columns',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(40),
    error: undefined,
    tableId: 'columns-tests',
    onOpenRow: fn(),
  },
  beforeEach: () => {
    localStorage.removeItem(storageKey)
    return () => localStorage.removeItem(storageKey)
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type User = { click: (element: Element) => Promise<void> }

const headers = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((header) => header.textContent)
const widthOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name }).getBoundingClientRect().width

async function openOptions(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: 'Table options' }))
  const panel = within(canvas.getByRole('dialog', { name: 'Table options' }))
  await panel.findByRole('button', { name: 'Reset' })
  return panel
}

/** With hidden columns, the others keep their index; the first column names the row and stays. */
export const Hide: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openOptions(canvas, userEvent)
    await expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Group' }))
    await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb'])
    await expect(canvas.getByRole('columnheader', { name: 'Sodium, mg' })).toHaveAttribute('aria-colindex', '3')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '4')

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Table options' })).toHaveFocus()
  },
}

/** Hiding a column clears its filter. */
export const HideAFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Group' }), 'dairy')
    await waitFor(() => expect(canvas.getByText('1–6 of 6')).toBeVisible())
    const panel = await openOptions(canvas, userEvent)
    await userEvent.click(panel.getByRole('checkbox', { name: 'Group' }))
    await waitFor(() => expect(canvas.getByText('1–10 of 40')).toBeVisible())
  },
}

/** The buttons keep focus while their line moves, also at the ends. */
export const MoveByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openOptions(canvas, userEvent)
    const later = panel.getByRole('button', { name: 'Move Group later' })
    await userEvent.click(later)
    await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Group', 'Price per lb'])
    await expect(later).toHaveFocus()
    await expect(canvas.getByText('Group, column 3 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb', 'Group'])
    await expect(later).toHaveFocus()
    await expect(later).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(panel.getByRole('button', { name: 'Move Price per lb earlier' }))
    await expect(headers(canvas)).toEqual(['Name', 'Price per lb', 'Sodium, mg', 'Group'])
  },
}

/** On a header, Shift+arrow moves the column and Alt+arrow resizes it. */
export const MoveAndResizeByKeys: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const onward = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    const back = globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}'
    const group = canvas.getByRole('button', { name: 'Group' })
    group.focus()
    await userEvent.keyboard(`{Shift>}${onward}{/Shift}`)
    await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Group', 'Price per lb'])
    await expect(group).toHaveFocus()
    await userEvent.keyboard(`{Shift>}${back}${back}${back}{/Shift}`)
    await expect(headers(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])

    const before = widthOf(canvas, 'Group')
    await userEvent.keyboard(`{Alt>}${onward}${onward}{/Alt}`)
    await expect(Math.round(widthOf(canvas, 'Group') - before)).toBe(32)
    await userEvent.keyboard(`{Alt>}${back}{/Alt}`)
    await expect(Math.round(widthOf(canvas, 'Group') - before)).toBe(16)
    await expect(group).toHaveFocus()
  },
}

export const ResizeByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openOptions(canvas, userEvent)
    const before = widthOf(canvas, 'Group')
    await userEvent.click(panel.getByRole('button', { name: 'Make Group wider' }))
    await expect(Math.round(widthOf(canvas, 'Group') - before)).toBe(32)
    await userEvent.click(panel.getByRole('button', { name: 'Make Group narrower' }))
    await expect(widthOf(canvas, 'Group')).toBeCloseTo(before, 0)
  },
}

/** Dragging the edge of a header widens its column without sorting. */
export const ResizeByPointer: Story = {
  play: async ({ canvas, globals }) => {
    const by = globals['direction'] === 'rtl' ? -60 : 60
    const header = canvas.getByRole('columnheader', { name: 'Group' })
    const edge = header.querySelector('[data-resizer]') as HTMLElement
    const { x, y } = edge.getBoundingClientRect()
    const before = header.getBoundingClientRect().width
    edge.setPointerCapture = () => {}
    await fireEvent.pointerDown(edge, { clientX: x, clientY: y, pointerId: 1 })
    await fireEvent.pointerMove(edge, { clientX: x + by / 2, clientY: y, pointerId: 1 })
    await expect(localStorage.getItem(storageKey)).toBeNull()
    await fireEvent.pointerMove(edge, { clientX: x + by, clientY: y, pointerId: 1 })
    await fireEvent.pointerUp(edge, { clientX: x + by, clientY: y, pointerId: 1 })
    await expect(Math.round(header.getBoundingClientRect().width - before)).toBe(60)
    await expect(localStorage.getItem(storageKey)).toContain('"group"')
    await expect(header).not.toHaveAttribute('aria-sort')
  },
}

/** Dragging a header over another one moves its column there. */
export const MoveByPointer: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Group' })
    const row = group.closest('tr') as HTMLElement
    const target = canvas.getByRole('columnheader', { name: 'Price per lb' })
    const from = group.getBoundingClientRect()
    const to = target.getBoundingClientRect()
    row.setPointerCapture = () => {}
    const at = { clientX: to.x + to.width / 2, clientY: to.y + to.height / 2, pointerId: 1 }
    await fireEvent.pointerDown(group, { clientX: from.x + 20, clientY: from.y + 9, pointerId: 1, button: 0 })
    await fireEvent.pointerMove(row, at)
    await expect(target).toHaveAttribute('data-drop', 'after')
    await fireEvent.pointerUp(row, at)
    await fireEvent.click(group)
    await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb', 'Group'])
    await expect(canvas.getByRole('columnheader', { name: 'Group' })).not.toHaveAttribute('aria-sort')
    await expect(target).not.toHaveAttribute('data-drop')
  },
}

/** The layout is restored on the next visit; removed columns are ignored and new ones are shown. */
export const Remembered: Story = {
  beforeEach: () => {
    localStorage.setItem(
      storageKey,
      JSON.stringify({
        order: ['price', 'allergens', 'group'],
        hidden: ['group', 'allergens'],
        widths: { price: 240, name: 300, allergens: 100 },
        density: 'compact',
      }),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(headers(canvas)).toEqual(['Name', 'Price per lb', 'Sodium, mg'])
    await expect(widthOf(canvas, 'Price per lb')).toBe(240)
    await expect(shownCell(canvasElement, 0, 0).getBoundingClientRect().height).toBe(32)

    const panel = await openOptions(canvas, userEvent)
    await expect(panel.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(panel.getByRole('button', { name: 'Normal' }))
    await expect(shownCell(canvasElement, 0, 0).getBoundingClientRect().height).toBe(44)
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expect(headers(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])
  },
}

/** The table works with a broken entry and without storage. */
export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem(storageKey, '{"order":7,"widths":{"group":"wide"},"density":3'),
  play: async ({ canvas, userEvent }) => {
    await expect(headers(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    })
    try {
      const panel = await openOptions(canvas, userEvent)
      await userEvent.click(panel.getByRole('checkbox', { name: 'Group' }))
      await expect(refused).toHaveBeenCalled()
      await expect(headers(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb'])
      await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    } finally {
      refused.mockRestore()
    }
  },
}
