import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChefHat } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { Button } from '../../components/actions/Button/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx'
import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, summedColumns } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const meta = {
  title: 'Table/DataTable',
  component: DataTable<IngredientRow>,
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(312),
    error: undefined,
    onOpenRow: fn(),
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    rowActions: () => [
      { label: 'Edit', onSelect: fn() },
      { label: 'Delete', tone: 'danger', onSelect: fn() },
    ],
  },
}

/** Columns, row height and print are in the options at the end, with the CSV file beside them; choices are stored under `tableId`. */
export const Options: Story = {
  args: { tableId: 'story-options' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table options' }))
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible()
  },
}

/** Shift selects a range; the header selects the page, the bar all matching rows. */
export const Selectable: Story = {
  args: {
    tableId: 'story-selectable',
    bulkActions: () => [
      { label: 'Duplicate', onSelect: fn() },
      { label: 'Archive', tone: 'danger', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bananas, raw' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Milk, fat free, fluid' }))
    await expect(await canvas.findByText('2 selected')).toBeVisible()
  },
}

export const Expandable: Story = {
  args: { expandRow: (row) => <p>Used in 12 recipes, bought last on 2026-11-03 at ${row.price}.</p> },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Details of Bananas, raw' })),
}

/** Totals of all matching rows. A sum with unknown values is a minimum. */
export const Totals: Story = { args: { columns: summedColumns } }

// spec: 2.table.pageSize.default, 9.pageSize
export const Filtered: Story = {
  args: { state: { filters: { group: 'dairy' } } },
  play: async ({ canvas }) => expect(canvas.getByText('1–10 of 52')).toBeVisible(),
}

/** All features: selection, details, totals, actions, filters. */
export const Everything: Story = {
  tags: ['visual'],
  args: {
    columns: summedColumns,
    tableId: 'story-everything',
    state: {
      sort: [
        { id: 'group', desc: false },
        { id: 'sodium', desc: true },
      ],
      filters: { price: '.' },
    },
    bulkActions: () => [{ label: 'Archive', tone: 'danger', onSelect: fn() }],
    selected: new Set([5, 17]),
    onSelect: fn(),
    expandRow: (row) => <p>Used in 12 recipes, bought last on 2026-11-03 at ${row.price}.</p>,
    rowActions: () => [{ label: 'Edit', onSelect: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Details of/ })
    if (buttons[1]) await userEvent.click(buttons[1])
    await userEvent.unhover(buttons[1] as HTMLElement)
  },
}

// spec: 2.table.loading
export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument()
    await expect(canvas.getByRole('grid', { name: 'Ingredients' })).toHaveAttribute('aria-busy', 'true')
  },
}

// spec: 2.table.empty
export const NoRows: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No rows found')).toBeVisible(),
}

export const NoneYet: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<ChefHat />}
        title="No ingredients yet"
        action={<Button variant="solid">Upload Products</Button>}
      >
        Load a food-composition file, or write one down.
      </EmptyState>
    ),
  },
}

export const Failed: Story = {
  args: { rows: undefined, error: new Error('The recipe service does not answer.'), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The recipe service does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Old rows stay; the error of the newer load is shown above them. */
export const FailedWithOldRows: Story = {
  args: { error: new Error('The recipe service does not answer.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Apples, raw, with skin')).toBeVisible()
  },
}

export const OneRow: Story = { args: { rows: ingredients(1) } }

// spec: 9.minimumRows
/** The body keeps the height of ten rows, without empty rows. */
export const FewRows: Story = {
  args: { rows: ingredients(3) },
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height)
    const [header = 0, first = 0] = rows
    await expect(rows).toHaveLength(4)
    // The header or the frame draws a 1 px line.
    const box = canvasElement.querySelector('table')?.parentElement
    await expect(Math.abs((box?.clientHeight ?? 0) - (header + 10 * first))).toBeLessThanOrEqual(1)
  },
}
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
}

export const ManyActions: Story = {
  args: {
    rowActions: () => [
      { label: 'Edit', onSelect: fn() },
      { label: 'Duplicate', onSelect: fn() },
      { label: 'Archive', tone: 'danger', onSelect: fn() },
    ],
  },
}

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 1,
        name: 'Chicken, broilers or fryers, breast, skinless, boneless, meat only, with added solution, cooked, braised',
        group: 'Poultry products and dishes that contain them',
        sodium: 1240,
        price: '1204.99',
      },
    ],
  },
}

export const RightToLeftText: Story = {
  args: { rows: [{ id: 1, name: 'أرز بني مطبوخ', group: 'حبوب', sodium: 4, price: '1.15' }] },
}

export const Compact: Story = { globals: { density: 'compact' } }

/** Below 576 px rows are cards, and a select sorts them. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: ingredients(40), rowActions: () => [{ label: 'Edit', onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Sodium, mg ↓')
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('Cheese, mozzarella, part skim')
  },
}
