import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChefHat } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients } from './ingredients.fixture.ts'
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

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument()
    await expect(canvas.getByRole('grid', { name: 'Ingredients' })).toHaveAttribute('aria-busy', 'true')
  },
}

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

/** What is there stays; the failure of the newer load is told above it. */
export const FailedWithOldRows: Story = {
  args: { error: new Error('The recipe service does not answer.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Apples, raw, with skin')).toBeVisible()
  },
}

export const FewRows: Story = { args: { rows: ingredients(3) } }
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

export const Compact: Story = {
  decorators: [(Story) => <div data-density="compact">{Story()}</div>],
}

/** Below 576 px a row is a card, and the order is chosen from a list. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: ingredients(40), rowActions: () => [{ label: 'Edit', onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Sodium, mg ↓')
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('Cheese, mozzarella, part skim')
  },
}
