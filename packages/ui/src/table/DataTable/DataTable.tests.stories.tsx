import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { defaultTableState, type TableState } from '../table-state.ts'
import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, shownNames, shownRow } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const meta = {
  title: 'Table/DataTable/Tests',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(312),
    error: undefined,
    onOpenRow: fn(),
    onStateChange: fn(),
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.table.sort
/** Ascending, descending, not at all; unknown amounts are last both ways. */
export const SortsByHeader: Story = {
  args: { rows: ingredients(12) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Sodium, mg' })
    const column = canvas.getByRole('columnheader', { name: 'Sodium, mg' })

    await userEvent.click(header)
    // The first click may come before the code for sorting.
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'))
    await expect(shownNames(canvasElement)[0]).toBe('Apples, raw, with skin')

    await userEvent.click(header)
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    await expect(shownNames(canvasElement)[0]).toBe('Cheese, mozzarella, part skim')

    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(shownNames(canvasElement).at(-1)).toBe('House salad dressing')

    await userEvent.click(header)
    await expect(column).not.toHaveAttribute('aria-sort')
  },
}

const lot = fn((row: IngredientRow) => row.id)

/** Columns are ranked while the browser is idle. A key on a header, which no pointer movement precedes, then reads no record. */
export const ASortIsPrepared: Story = {
  args: {
    rows: ingredients(24),
    columns: [...ingredientColumns, { id: 'lot', header: 'Lot', value: lot, text: ({ id }) => `No. ${id}` }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(lot).toHaveBeenCalled())
    lot.mockClear()
    const header = canvas.getByRole('columnheader', { name: 'Lot' })
    canvas.getByRole('button', { name: 'Lot' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shownRow(canvasElement, 0)).toHaveTextContent('No. 24'))
    await expect(lot).not.toHaveBeenCalled()
  },
}

export const ShiftSortsBySeveral: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Group' }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('button', { name: 'Sodium, mg' }))
    await userEvent.keyboard('{/Shift}')
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith({
        ...defaultTableState,
        sort: [
          { id: 'group', desc: false },
          { id: 'sodium', desc: false },
        ],
      }),
    )
    await expect(shownNames(canvasElement)[0]).toBe('Bread, whole-wheat, commercially prepared')
  },
}

// spec: 2.table.filter, 2.table.filter.switch
/** "Filter Data" shows a filter per column; switching it off shows every row again. */
export const FiltersByColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Filter Data' })
    await userEvent.click(toggle)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), 'rice')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Group' }), 'grain')
    await waitFor(() => expect(canvas.getByText('1–10 of 26')).toBeVisible())

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), 'zzz')
    await waitFor(() => expect(canvas.getByText('No rows found')).toBeVisible())

    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.getByText('1–10 of 312')).toBeVisible())
  },
}

const groupIsNotFiltered = ingredientColumns.map((column) =>
  column.id === 'group' ? { ...column, isFilterable: false } : column,
)

// spec: 2.table.filter.optional
/** Each column defines whether it can be filtered. */
export const FiltersSomeColumns: Story = {
  args: { columns: groupIsNotFiltered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await expect(canvas.getByRole('searchbox', { name: 'Filter Name' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox', { name: 'Filter Group' })).not.toBeInTheDocument()
  },
}

// spec: 2.table.pageSizes, 2.table.range, 2.table.pages, 2.table.pages.ellipsis, 9.pageSizes
export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(pages.getByText('…')).toBeVisible()
    await expect(pages.queryByRole('button', { name: 'Page 16' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 32' }))
    await expect(canvas.getByText('311–312 of 312')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 32' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')

    const sizes = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect([...sizes.querySelectorAll('option')].map((option) => option.value)).toEqual([
      '10',
      '20',
      '30',
      '50',
      '100',
    ])
    await userEvent.selectOptions(sizes, '50')
    await expect(canvas.getByText('1–50 of 312')).toBeVisible()
  },
}

export const AClickOpensARow: Story = {
  args: { rowActions: () => [{ label: 'Edit', onSelect: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Edit' })
    if (buttons[0]) await userEvent.click(buttons[0])
    await expect(args.onOpenRow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Bananas, raw'))
    await expect(args.onOpenRow).toHaveBeenCalledOnce()
  },
}

function ServerTable(props: DataTableProps<IngredientRow>) {
  const [state, setState] = useState<TableState>(defaultTableState)
  const all = ingredients(8618)
  const start = state.page * state.pageSize

  return (
    <DataTable
      {...props}
      rows={all.slice(start, start + state.pageSize)}
      total={all.length}
      state={state}
      onStateChange={(next) => {
        setState(next)
        props.onStateChange?.(next)
      }}
    />
  )
}

// spec: 2.table.pageSize.default, 9.pageSize
/** The rows are one page; `onStateChange` reports which page to load next. */
export const PagesOfAServer: Story = {
  render: (args) => <ServerTable {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1–10 of 8,618')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 862' }))
    await expect(canvas.getByText('8,611–8,618 of 8,618')).toBeVisible()
    await expect(shownNames(canvasElement)).toHaveLength(8)

    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...defaultTableState,
      sort: [{ id: 'name', desc: false }],
    })
  },
}

/** 100,000 rows in one scroll: only visible ones are rendered, and keys reach the last. */
export const AHundredThousandRows: Story = {
  args: { rows: ingredients(100_000), hasPages: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(5))
    await expect(shownNames(canvasElement).length).toBeLessThan(60)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001')

    shownRow(canvasElement, 0).querySelector('td')?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(shownRow(canvasElement, 99_999)).toContainElement(document.activeElement as HTMLElement))
    await expect(shownRow(canvasElement, 99_999)).toBeVisible()
    await expect(shownRow(canvasElement, 99_999)).toHaveAttribute('aria-rowindex', '100001')

    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), 'lot 8333')
    await waitFor(() => expect(canvas.getByText('1–12 of 12')).toBeVisible())
  },
}

/** Focus is not lost when its row is scrolled away: the next key continues from there. */
export const AFocusedRowScrollsAway: Story = {
  args: { rows: ingredients(1000), hasPages: false },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(shownNames(canvasElement).length).toBeGreaterThan(5))
    const box = canvasElement.querySelector('table')?.parentElement as HTMLElement
    shownRow(canvasElement, 0).querySelector('td')?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    box.scrollTop = 20_000
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(shownRow(canvasElement, 3)).toContainElement(document.activeElement as HTMLElement))
  },
}
