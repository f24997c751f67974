import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, shownNames, shownRow } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const edit = fn()

const meta = {
  title: 'Table/DataTable/Reused rows',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: ingredientColumns,
    rows: ingredients(24),
    error: undefined,
    rowActions: ({ name }) => [{ label: 'Edit', onSelect: () => edit(name) }],
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

const withNotes = ingredientColumns.map((column) =>
  column.id === 'group'
    ? { ...column, cell: ({ name }: IngredientRow) => <input aria-label={`Note on ${name}`} defaultValue="" /> }
    : column,
)

/** The next page is shown by the same rows, but nothing of the previous records is left in them. */
export const OfAnotherPage: Story = {
  args: { columns: withNotes, bulkActions: () => [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = shownRow(canvasElement, 1)
    const name = String(shownNames(canvasElement)[1])
    await userEvent.type(canvas.getByRole('textbox', { name: `Note on ${name}` }), 'ask for a quote')
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await expect(row).toHaveAttribute('aria-selected', 'true')

    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    const next = String(shownNames(canvasElement)[1])
    await expect(next).not.toBe(name)
    await expect(shownRow(canvasElement, 1)).toBe(row)
    await expect(row).toHaveAttribute('aria-rowindex', '13')
    await expect(row).toHaveAttribute('aria-selected', 'false')
    await expect(canvas.getByRole('checkbox', { name: `Select ${next}` })).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: `Note on ${next}` })).toHaveValue('')
    await userEvent.click(row.querySelector('.actions button') as HTMLElement)
    await expect(edit).toHaveBeenLastCalledWith(next)
  },
}

function ReadAgain(props: DataTableProps<IngredientRow>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <button type="button" onClick={() => setRows(rows?.slice(1))}>
        Read again
      </button>
      <DataTable {...props} rows={rows} />
    </>
  )
}

/** A dialog returns focus to where it was opened. In a reloaded list, that must not be another record. */
export const NotInAListReadAgain: Story = {
  render: (args) => <ReadAgain {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [gone, kept] = [shownRow(canvasElement, 0), shownRow(canvasElement, 1)]
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(gone).not.toBeInTheDocument()
    await expect(shownRow(canvasElement, 0)).toBe(kept)
  },
}
