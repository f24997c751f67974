import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, shownCell, shownRow } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const onArchive = fn()

const meta = {
  title: 'Table/DataTable/Selection',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(312),
    error: undefined,
    onOpenRow: fn(),
    onSelect: fn(),
    bulkActions: (selected) => [{ label: 'Archive', tone: 'danger', onSelect: () => onArchive([...selected]) }],
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

const box = (root: ParentNode, row: number) => shownRow(root, row).querySelector('input') as HTMLInputElement

/** A click selects one row, Shift a range; the count is announced; the bar acts on the selected rows. */
export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
    await expect(box(canvasElement, 1)).toHaveAccessibleName('Select Bananas, raw')
    await userEvent.click(box(canvasElement, 1))
    await expect(shownRow(canvasElement, 1)).toHaveAttribute('aria-selected', 'true')
    await expect(shownRow(canvasElement, 2)).toHaveAttribute('aria-selected', 'false')
    await expect(args.onOpenRow).not.toHaveBeenCalled()

    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box(canvasElement, 5))
    await userEvent.keyboard('{/Shift}')
    await expect((await canvas.findByText('5 selected')).closest('[role="status"]')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select page' })).toBePartiallyChecked()

    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await expect(onArchive).toHaveBeenLastCalledWith([2, 3, 4, 5, 6])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set())
  },
}

/** Space selects, with Shift from the row selected before; Ctrl+A selects all matching rows. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    box(canvasElement, 0).focus()
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(shownCell(canvasElement, 0, 1)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box(canvasElement, 0)).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(await canvas.findByText('3 selected')).toBeVisible()
    await expect(shownCell(canvasElement, 2, 1)).toHaveFocus()
    await userEvent.keyboard('{Home} ')
    await expect(box(canvasElement, 2)).toHaveFocus()
    await expect(box(canvasElement, 2)).not.toBeChecked()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(await canvas.findByText('312 selected')).toBeVisible()
  },
}

/** The header selects the page, the bar all matching rows; rows a filter hides later are counted separately. */
export const PageAndAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Group' }), 'dairy')
    await waitFor(() => expect(canvas.getByText('1–10 of 52')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select page' }))
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select page' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 52' }))
    await expect(canvas.getByText('52 selected')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), 'milk')
    await waitFor(() => expect(canvas.getByText('52 selected (26 hidden by filters)')).toBeVisible())
  },
}

/** Sorting, paging and filtering keep what is selected. */
export const KeptByKey: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(box(canvasElement, 0))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(box(canvasElement, 0)).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select Apples, raw, with skin' })).toBeChecked()
  },
}

/** All 100,000 at once. */
export const AHundredThousand: Story = {
  args: { rows: ingredients(100_000), hasPages: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select page' }))
    await expect(canvas.getByText('100,000 selected')).toBeVisible()
  },
}
