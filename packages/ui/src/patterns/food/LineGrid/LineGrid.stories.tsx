import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { fractions } from '../../../components/fields/QuantityField/quantity.fixture.ts'
import { lineUnits, searchLines, tacoLines } from '../../fixtures/lines.ts'
import { LineGrid } from './LineGrid.tsx'
import type { LineGridProps, LineGridRow } from './line-grid-types.ts'

const emptyLine: Omit<LineGridRow, 'id'> = {
  amount: '',
  unit: 'lb',
  item: null,
  itemText: '',
  prep: '',
  form: 'EP',
  grams: null,
  cost: null,
}

let lastId = 100

/** Keeps the rows in state as a screen does. */
function Editor(props: LineGridProps) {
  const [rows, setRows] = useState(props.rows)

  function insert(at: number, line: Partial<LineGridRow> = {}) {
    setRows((all) => all.toSpliced(at, 0, { ...emptyLine, ...line, id: `${++lastId}` }))
  }

  return (
    <LineGrid
      {...props}
      rows={rows}
      onChange={(rowId, patch) => {
        props.onChange(rowId, patch)
        setRows((all) => all.map((row) => (row.id === rowId ? { ...row, ...patch } : row)))
      }}
      onInsert={(at) => {
        props.onInsert(at)
        insert(at)
      }}
      onRemove={(rowId) => {
        props.onRemove(rowId)
        setRows((all) => all.filter((row) => row.id !== rowId))
      }}
      onMove={(rowId, to) => {
        props.onMove(rowId, to)
        setRows((all) => {
          const row = all.find(({ id }) => id === rowId)
          return row ? all.filter(({ id }) => id !== rowId).toSpliced(to, 0, row) : all
        })
      }}
      onPasteRows={(cells, at) => {
        props.onPasteRows(cells, at)
        cells.forEach(([amount = '', unit = 'lb', itemText = '', prep = ''], index) =>
          insert(at.rowIndex + index, { amount, unit, itemText, prep }),
        )
      }}
    />
  )
}

const meta = {
  component: LineGrid,
  render: (args) => <Editor {...args} />,
  args: {
    label: 'Ingredients of Beef taco',
    rows: tacoLines,
    units: lineUnits,
    fractions,
    searchItems: searchLines,
    formatCost: (cost) => `$${cost.toFixed(2)}`,
    onChange: fn(),
    onInsert: fn(),
    onRemove: fn(),
    onMove: fn(),
    onPasteRows: fn(),
    onLeaveItem: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof LineGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { rows: [] } }

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '25' }))
    await userEvent.keyboard('9{Enter}')
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Errors are shown in their cells. */
export const CellErrors: Story = {
  tags: ['visual'],
  args: {
    rows: [
      {
        ...emptyLine,
        id: '1',
        amount: '1/0',
        itemText: 'Tomatto sauce',
        errors: { amount: 'Not an amount', item: 'Choose an ingredient from the list' },
      },
      ...tacoLines.slice(1, 3),
    ],
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell', { name: /1\/0/ })
    await expect(cell).toBeInvalid()
    await expect(cell).toHaveAccessibleDescription('Not an amount')
  },
}

export const LongTexts: Story = {
  args: {
    rows: tacoLines.map((row) => ({
      ...row,
      item: { id: row.id, label: 'Beef, ground, 80% lean meat / 20% fat, patty, cooked, broiled, USDA Foods 100158' },
      prep: 'thawed under refrigeration for two days, browned, drained well, rinsed and chilled to 41 °F',
    })),
  },
}

export const TwoHundredLines: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, batch) =>
      tacoLines.map((line) => ({ ...line, id: `${batch}-${line.id}` })),
    ).flat(),
  },
}

export const RightToLeftText: Story = {
  args: {
    label: 'مكونات',
    rows: tacoLines.map((row) => ({ ...row, item: { id: row.id, label: 'لحم بقري مفروم' }, prep: 'محمر ومصفى' })),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

export const Phone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
}

/** Arrows move, typing replaces the value, Enter moves down, Escape cancels. */
export const TypeAndMove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: '25' })).toHaveFocus()

    await userEvent.keyboard('30')
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('30')
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { amount: '30', plus: null })

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('gridcell', { name: '3' })).toHaveFocus()

    await userEvent.keyboard('{F2}½{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2', { amount: '3', plus: null })
    await expect(canvas.getByRole('gridcell', { name: '3' })).toHaveFocus()

    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    await userEvent.keyboard(`{${forward}}c`)
    await expect(args.onChange).toHaveBeenLastCalledWith('2', { unit: 'cup' })
  },
}

/** Fractions are typed, or pressed below the cell; a whole number stays. */
export const Fractions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '25' }))
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.click(canvas.getByRole('button', { name: '3/4' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { amount: '25 3/4', plus: null })
    await expect(amount).toHaveFocus()
    await userEvent.clear(amount)
    await userEvent.click(canvas.getByRole('button', { name: '1/3' }))
    await expect(amount).toHaveValue('1/3')
    await userEvent.click(canvas.getByRole('button', { name: '2/3' }))
    await expect(amount).toHaveValue('2/3')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group', { name: 'Fractions' })).not.toBeInTheDocument()
  },
}

/** A whole line without the mouse: Tab goes from amount to AP/EP and on to a new line. */
export const EnterALine: Story = {
  args: { rows: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus())
    await userEvent.keyboard('1 1/2{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'cup')
    await userEvent.keyboard('{Tab}onion')
    await canvas.findByRole('option', { name: /Onions/ })
    await userEvent.keyboard('{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(String), {
      item: { id: 'f1', label: 'Onions, yellow, raw' },
      itemText: '',
    })
    await expect(canvas.getByRole('textbox', { name: 'Preparation' })).toHaveFocus()
    await userEvent.keyboard('diced{Tab}{Tab}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus())
    await expect(args.onInsert).toHaveBeenLastCalledWith(1)
  },
}

export const SearchGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Taco seasoning' }))
    const field = canvas.getByRole('combobox', { name: 'Ingredient' })
    await userEvent.clear(field)
    const recipes = await canvas.findByRole('group', { name: 'Recipes' })
    await userEvent.click(within(recipes).getByRole('option', { name: /Salsa/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('3', {
      item: { id: 'r1', label: 'Salsa, house' },
      itemText: '',
    })
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: 'Salsa, house' })[0]).toHaveFocus())
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Taco seasoning' }))
    await userEvent.keyboard('dragonfruit')
    await expect(await canvas.findByText('No matches for “dragonfruit”')).toBeVisible()
  },
}

/** The screen looks up the typed name only after the cell is left. */
export const LeavesATypedName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Taco seasoning' }))
    await userEvent.keyboard('dragonfruit')
    await canvas.findByText('No matches for “dragonfruit”')
    await expect(args.onLeaveItem).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(args.onLeaveItem).toHaveBeenLastCalledWith('dragonfruit'))
  },
}

export const SearchFails: Story = {
  args: { searchItems: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Taco seasoning' }))
    await expect(await canvas.findByText('Search failed. Type again to retry.')).toBeVisible()
  },
}

/** A line with two amounts, its own yield, and the weight to buy. The amount's field has both amounts. */
export const TwoAmounts: Story = {
  tags: ['visual'],
  args: {
    rows: [
      {
        ...emptyLine,
        id: '1',
        amount: '1',
        unit: 'qt',
        plus: { amount: '8', unit: 'oz' },
        item: { id: 'i4', label: 'Tomato sauce, low sodium' },
        grams: { known: 1187, missing: [] },
        cost: { known: 4.2, missing: [] },
      },
      {
        ...emptyLine,
        id: '2',
        amount: '10',
        item: { id: 'f1', label: 'Onions, yellow, raw' },
        form: 'AP',
        yieldText: '88%',
        grams: { known: 3992, missing: [] },
        purchasedGrams: 4536,
        cost: { known: 6.1, missing: [] },
      },
    ],
    onLeaveAmount: fn(),
    onOpenDetails: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: '1 + 8' })).toBeVisible()
    await expect(canvas.getByText('4,536 g AP')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Onions, yellow, raw' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Yield and cooking…' }))
    await expect(args.onOpenDetails).toHaveBeenLastCalledWith('2')
    await userEvent.click(canvas.getByRole('gridcell', { name: '1 + 8' }))
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toHaveValue('1 qt + 8 oz')
    await userEvent.keyboard('{Backspace}{Backspace}cup')
    await expect(field).toHaveValue('1 qt + 8 cup')
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { amount: '1 qt + 8 cup', plus: null })
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1', { amount: '1', plus: { amount: '8', unit: 'oz' } })
    await waitFor(() => expect(args.onLeaveAmount).toHaveBeenLastCalledWith('1'))
  },
}

/** A new line starts in its amount field. A line of text pasted there is read as a whole line. */
export const PasteALineOfText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }))
    await userEvent.paste('1 lb 2 oz Flour')
    await expect(args.onPasteRows).toHaveBeenCalledWith([['1 lb 2 oz Flour']], {
      rowIndex: args.rows.length,
      column: 'amount',
    })
  },
}

const cheddar: LineGridRow = {
  ...emptyLine,
  id: '1',
  amount: '2',
  unit: 'cup',
  item: { id: '9', label: 'Cheddar cheese' },
  measures: [
    { value: 'cup, diced', label: 'cup, diced (132 g)', group: 'Cheddar cheese' },
    { value: 'cup, shredded', label: 'cup, shredded (113 g)', group: 'Cheddar cheese' },
  ],
  errors: { unit: 'Which cup? Choose one.' },
}

/** The food's own measures come first, by name. Where several fit, the cell asks. */
export const OwnMeasures: Story = {
  tags: ['visual'],
  args: { rows: [cheddar, { ...cheddar, id: '2', unit: 'cup, shredded', errors: {} }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Which cup/)).toBeVisible()
    await userEvent.dblClick(canvas.getByText(/Which cup/))
    const select = await canvas.findByRole('combobox', { name: 'Unit' })
    await expect(within(select).getByRole('group', { name: 'Cheddar cheese' })).toBeInTheDocument()
    await userEvent.selectOptions(select, 'cup, shredded (113 g)')
    await expect(args.onChange).toHaveBeenCalledWith('1', { unit: 'cup, shredded' })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText('cup, shredded')).toHaveLength(2)
  },
}

/** Rows pasted from a spreadsheet start at the focused cell. */
export const PasteRows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.paste('2\tlb\tOnions\tdiced\n½\tcup\tOil, canola\n')
    await expect(args.onPasteRows).toHaveBeenCalledWith(
      [
        ['2', 'lb', 'Onions', 'diced'],
        ['½', 'cup', 'Oil, canola'],
      ],
      { rowIndex: 1, column: 'amount' },
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rows pasted')
  },
}

/** Keys move, insert and remove lines; focus stays with the line. */
export const Reorder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('1', 1)
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '25' })).toHaveFocus())
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Ground beef')

    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('1')
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '400' })).toHaveFocus())

    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onInsert).toHaveBeenLastCalledWith(2)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus())
  },
}

export const RowMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Taco seasoning' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move line up' }))
    await expect(args.onMove).toHaveBeenLastCalledWith('3', 1)
  },
}
