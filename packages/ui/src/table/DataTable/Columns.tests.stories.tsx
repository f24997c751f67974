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

const heads = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((head) => head.textContent)
const widthOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name }).getBoundingClientRect().width

async function openOptions(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: 'Table options' }))
  const panel = within(canvas.getByRole('dialog', { name: 'Table options' }))
  await panel.findByRole('button', { name: 'Reset' })
  return panel
}

/** Hidden, the other columns say their place among all; the first column names the row and stays. */
export const Hide: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openOptions(canvas, userEvent)
    await expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Group' }))
    await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb'])
    await expect(canvas.getByRole('columnheader', { name: 'Sodium, mg' })).toHaveAttribute('aria-colindex', '3')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '4')

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Table options' })).toHaveFocus()
  },
}

/** A column that filters cannot be out of sight: hiding it ends its filter. */
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

/** The buttons keep the focus while their line moves, also at the ends. */
export const MoveByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openOptions(canvas, userEvent)
    const later = panel.getByRole('button', { name: 'Move Group later' })
    await userEvent.click(later)
    await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Group', 'Price per lb'])
    await expect(later).toHaveFocus()
    await expect(canvas.getByText('Group, column 3 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb', 'Group'])
    await expect(later).toHaveFocus()
    await expect(later).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(panel.getByRole('button', { name: 'Move Price per lb earlier' }))
    await expect(heads(canvas)).toEqual(['Name', 'Price per lb', 'Sodium, mg', 'Group'])
  },
}

/** On a head, Shift with an arrow moves the column and Alt with an arrow changes its width. */
export const MoveAndResizeByKeys: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const onward = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    const back = globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}'
    const group = canvas.getByRole('button', { name: 'Group' })
    group.focus()
    await userEvent.keyboard(`{Shift>}${onward}{/Shift}`)
    await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Group', 'Price per lb'])
    await expect(group).toHaveFocus()
    await userEvent.keyboard(`{Shift>}${back}${back}${back}{/Shift}`)
    await expect(heads(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])

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

/** Dragging the edge of a head makes its column wider, and does not sort it. */
export const ResizeByPointer: Story = {
  play: async ({ canvas, globals }) => {
    const by = globals['direction'] === 'rtl' ? -60 : 60
    const head = canvas.getByRole('columnheader', { name: 'Group' })
    const edge = head.querySelector('[data-resizer]') as HTMLElement
    const { x, y } = edge.getBoundingClientRect()
    const before = head.getBoundingClientRect().width
    edge.setPointerCapture = () => {}
    await fireEvent.pointerDown(edge, { clientX: x, clientY: y, pointerId: 1 })
    await fireEvent.pointerMove(edge, { clientX: x + by / 2, clientY: y, pointerId: 1 })
    await expect(localStorage.getItem(storageKey)).toBeNull()
    await fireEvent.pointerMove(edge, { clientX: x + by, clientY: y, pointerId: 1 })
    await fireEvent.pointerUp(edge, { clientX: x + by, clientY: y, pointerId: 1 })
    await expect(Math.round(head.getBoundingClientRect().width - before)).toBe(60)
    await expect(localStorage.getItem(storageKey)).toContain('"group"')
    await expect(head).not.toHaveAttribute('aria-sort')
  },
}

/** Dragging a head over another one moves its column there. */
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
    await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb', 'Group'])
    await expect(canvas.getByRole('columnheader', { name: 'Group' })).not.toHaveAttribute('aria-sort')
    await expect(target).not.toHaveAttribute('data-drop')
  },
}

/** What was chosen is there at the next visit; a column that is gone does no harm and a new one is shown. */
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
    await expect(heads(canvas)).toEqual(['Name', 'Price per lb', 'Sodium, mg'])
    await expect(widthOf(canvas, 'Price per lb')).toBe(240)
    await expect(shownCell(canvasElement, 0, 0).getBoundingClientRect().height).toBe(32)

    const panel = await openOptions(canvas, userEvent)
    await expect(panel.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(panel.getByRole('button', { name: 'Normal' }))
    await expect(shownCell(canvasElement, 0, 0).getBoundingClientRect().height).toBe(44)
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expect(heads(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])
  },
}

/** A broken entry, or a browser that keeps nothing, is no reason to fail. */
export const BrokenStorage: Story = {
  beforeEach: () => localStorage.setItem(storageKey, '{"order":7,"widths":{"group":"wide"},"density":3'),
  play: async ({ canvas, userEvent }) => {
    await expect(heads(canvas)).toEqual(['Name', 'Group', 'Sodium, mg', 'Price per lb'])
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    })
    try {
      const panel = await openOptions(canvas, userEvent)
      await userEvent.click(panel.getByRole('checkbox', { name: 'Group' }))
      await expect(refused).toHaveBeenCalled()
      await expect(heads(canvas)).toEqual(['Name', 'Sodium, mg', 'Price per lb'])
      await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    } finally {
      refused.mockRestore()
    }
  },
}
