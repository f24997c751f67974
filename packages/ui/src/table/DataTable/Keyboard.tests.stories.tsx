import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { DataTable } from './DataTable.tsx'
import { ingredientColumns, type IngredientRow, ingredients, shownCell, shownRow } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const onEdit = fn()
const columns = ingredientColumns.map((column) =>
  column.id === 'group'
    ? { ...column, cell: (row: IngredientRow) => <a href={`#${row.group}`}>{row.group}</a> }
    : column,
)

const meta = {
  title: 'Table/DataTable/Keyboard',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns,
    rows: ingredients(312),
    error: undefined,
    onOpenRow: fn(),
    rowActions: () => [
      { label: 'Edit', onSelect: onEdit },
      { label: 'Delete', onSelect: fn() },
    ],
  },
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

const arrows = (globals: Record<string, unknown>) =>
  globals['direction'] === 'rtl'
    ? { onward: '{ArrowLeft}', back: '{ArrowRight}' }
    : { onward: '{ArrowRight}', back: '{ArrowLeft}' }

/** Arrows move between cells and into the controls of a row; Home, End and the page keys move further. */
export const Moves: Story = {
  play: async ({ canvasElement, userEvent, globals }) => {
    const { onward, back } = arrows(globals)
    const cell = (row: number, at: number) => shownCell(canvasElement, row, at)

    cell(0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(cell(1, 0)).toHaveFocus()

    await userEvent.keyboard(onward)
    await expect(cell(1, 1).querySelector('a')).toHaveFocus()
    await userEvent.keyboard(onward)
    await expect(cell(1, 2)).toHaveFocus()
    await userEvent.keyboard(onward + onward)
    await expect(cell(1, 4).querySelectorAll('button')[0]).toHaveFocus()
    await userEvent.keyboard(onward + onward)
    await expect(cell(1, 4).querySelectorAll('button')[1]).toHaveFocus()
    await userEvent.keyboard(back + back)
    await expect(cell(1, 3)).toHaveFocus()

    await userEvent.keyboard('{Home}')
    await expect(cell(1, 0)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(cell(0, 0)).toHaveFocus()
    await userEvent.keyboard('{End}{End}')
    await expect(shownRow(canvasElement, 9)).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Home}{PageUp}')
    await expect(cell(0, 0)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(cell(9, 0)).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(cell(0, 0)).toHaveFocus()
  },
}

export const EnterOpens: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    const { onward } = arrows(globals)
    shownCell(canvasElement, 0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Bananas, raw' }))

    await userEvent.keyboard('{End}{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await expect(args.onOpenRow).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('button', { name: 'Edit' })[1]).toHaveAccessibleDescription('Bananas, raw')
    await userEvent.keyboard(onward)
    await expect(canvas.getAllByRole('button', { name: 'Delete' })[1]).toHaveFocus()
  },
}

/** One tab stop for the cells, then the controls of that row, then the elements after the table. */
export const Tab: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    shownCell(canvasElement, 0, 0).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Price per lb' })).toHaveFocus()
    await userEvent.tab()
    await expect(shownCell(canvasElement, 1, 0)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'Edit' })[1]).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus()
  },
}

/** The headers are part of the grid: up from the first row, along them, and down again. */
export const Headers: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const { onward } = arrows(globals)
    shownCell(canvasElement, 0, 0).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard(onward + onward)
    await expect(canvas.getByRole('button', { name: 'Sodium, mg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const header = canvas.getByRole('columnheader', { name: 'Sodium, mg' })
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(shownCell(canvasElement, 0, 2)).toHaveFocus()
  },
}

/** An external sort moves the focused row; the next key continues from its new position. */
export const ASortedRow: Story = {
  args: { rows: ingredients(10), tableId: 'keyboard-sort' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    shownCell(canvasElement, 0, 0).focus()
    const header = canvas.getByRole('columnheader', { name: 'Sodium, mg' })
    fireSort(canvas.getByRole('button', { name: 'Sodium, mg' }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    fireSort(canvas.getByRole('button', { name: 'Sodium, mg' }))
    await waitFor(() => expect(shownRow(canvasElement, 0)).toHaveTextContent('Cheese'))
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    await expect(row).toHaveTextContent('Apples')
    const before = Number(row?.dataset['row'])
    await expect(before).toBeGreaterThan(5)
    await userEvent.keyboard('{ArrowUp}')
    await expect(shownCell(canvasElement, before - 1, 0)).toHaveFocus()
  },
}

const fireSort = (header: HTMLElement) => header.dispatchEvent(new MouseEvent('click', { bubbles: true }))

function Deleting(props: DataTableProps<IngredientRow>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <DataTable
      {...props}
      rows={rows}
      rowActions={(row) => [{ label: 'Delete', onSelect: () => setRows(rows?.filter((each) => each !== row)) }]}
    />
  )
}

/** When the focused row is deleted, the next one gets focus. */
export const ADeletedRow: Story = {
  args: { rows: ingredients(12) },
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    shownCell(canvasElement, 0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{End}{Enter}')
    await waitFor(() => expect(canvas.queryByText('Bananas, raw')).not.toBeInTheDocument())
    await expect(shownRow(canvasElement, 1)).toContainElement(document.activeElement as HTMLElement)
    await expect(shownRow(canvasElement, 1)).toHaveTextContent('Beans, black')
  },
}

function Opening(args: DataTableProps<IngredientRow>) {
  const [shown, setShown] = useState<'list' | 'record' | 'dialog'>('list')

  if (shown === 'list') return <DataTable {...args} tableId="ingredients" onOpenRow={() => setShown('record')} />
  if (shown === 'dialog') return <DataTable {...args} />
  return (
    <>
      <button onClick={() => setShown('list')}>Back</button>
      <button onClick={() => setShown('dialog')}>Another table</button>
    </>
  )
}

/** The row whose record was opened gets the focus back, but not in another table with the same caption. */
export const ALeftRow: Story = {
  args: { rows: ingredients(12) },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    shownCell(canvasElement, 0, 0).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(shownCell(canvasElement, 1, 0)).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Another table' }))
    await canvas.findByRole('grid')
    await expect(document.body).toHaveFocus()
  },
}

/** The focused element is never under the headers, the totals or the first column (WCAG 2.4.11). */
export const FocusIsNeverHidden: Story = {
  args: {
    columns: [
      ...columns,
      ...Array.from({ length: 12 }, (_, at) => ({
        id: `more${at}`,
        header: `Nutrient ${at + 1}`,
        width: '8rem',
        value: (row: IngredientRow) => row.sodium,
      })),
    ],
    defaultPageSize: 50,
    bulkActions: () => [],
  },
  play: async ({ canvasElement, userEvent, globals }) => {
    const { onward, back } = arrows(globals)
    const box = canvasElement.querySelector('table')?.parentElement as HTMLElement
    await waitFor(() => expect(box).toHaveAttribute('data-sticky'))

    async function expectInSight() {
      const focused = document.activeElement?.getBoundingClientRect() as DOMRect
      const at = document.elementFromPoint(focused.x + focused.width / 2, focused.y + focused.height / 2)
      await expect(document.activeElement).toContainElement(at as HTMLElement)
    }

    shownRow(canvasElement, 0).querySelector('input')?.focus()
    await userEvent.keyboard(`${onward}{PageDown}{PageDown}{PageDown}{PageUp}{PageUp}`)
    await expectInSight()
    await userEvent.keyboard(onward.repeat(14))
    await expectInSight()
    await userEvent.keyboard(back.repeat(9))
    await expectInSight()
    await userEvent.keyboard(back.repeat(3))
    await expectInSight()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expectInSight()
  },
}
