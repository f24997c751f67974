import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { type DrillLine, DrillTable } from './DrillTable.tsx'

const onAction = fn()

const total: DrillLine = {
  kind: 'total',
  id: 'total',
  level: 0,
  cells: [{ text: 'Total' }, { text: '' }, { text: '' }, { text: '≥ $1,310.00', status: 'unknown' }],
}

const milkRows: DrillLine[] = [
  {
    kind: 'row',
    id: 'milk 0',
    level: 1,
    cells: [{ text: 'Milk, 1%', href: '/items/1' }, { text: 'Cooler 2' }, { text: '40' }, { text: '$310.00' }],
  },
  {
    kind: 'row',
    id: 'milk 1',
    level: 1,
    cells: [
      { text: 'Milk, lactose-free', href: '/items/2' },
      { text: '' },
      { text: '12' },
      { text: 'Unknown', status: 'unknown' },
    ],
  },
]

type Group = Extract<DrillLine, { kind: 'group' }>

const closed = { level: 0, isOpen: false, onToggle: fn() }
const milk: Group = {
  ...closed,
  kind: 'group',
  id: 'milk',
  cells: [{ text: 'Milk' }, { text: '' }, { text: '52' }, { text: '≥ $310.00', status: 'unknown' }],
  countText: '2 rows',
}
const fruit: Group = {
  ...closed,
  kind: 'group',
  id: 'fruit',
  cells: [{ text: 'Fruit' }, { text: '' }, { text: '200' }, { text: '$1,000.00' }],
  countText: '40 rows',
}
const openMilk: Group = { ...milk, isOpen: true }

/** The caller keeps track of what is open. */
function Report({ inMilk = milkRows }: { inMilk?: readonly DrillLine[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const lines: DrillLine[] = [
    { ...milk, isOpen, onToggle: () => setIsOpen(!isOpen) },
    ...(isOpen ? inMilk : []),
    fruit,
    total,
  ]
  return <DrillTable caption={meta.args.caption} columns={meta.args.columns} lines={lines} />
}

const meta = {
  component: DrillTable,
  args: {
    caption: 'Current inventory, 42 rows',
    columns: [
      { id: 'item', label: 'Item' },
      { id: 'location', label: 'Location' },
      { id: 'onHand', label: 'On hand', isNumber: true },
      { id: 'value', label: 'Value', isNumber: true },
    ],
    lines: [openMilk, ...milkRows, fruit, total],
  },
  beforeEach: () => {
    onAction.mockClear()
  },
} satisfies Meta<typeof DrillTable>

export default meta
type Story = StoryObj<typeof meta>

/** A subtotal leaves out unknown values, and is then a lower bound. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Milk 2 rows' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Milk, 1%' })).toHaveAttribute('href', '/items/1')
    await expect(canvas.getByRole('cell', { name: 'Unknown: ≥ $310.00' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Unknown' })).toBeVisible()
  },
}

/** A click anywhere on a group's row opens or closes it. */
export const ByMouse: Story = {
  render: () => <Report />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Milk, 1%')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('cell', { name: 'Unknown: ≥ $310.00' }))
    await expect(canvas.getByText('Milk, 1%')).toBeVisible()
    // A click on the name counts once.
    await userEvent.click(canvas.getByRole('button', { name: 'Milk 2 rows' }))
    await expect(canvas.queryByText('Milk, 1%')).not.toBeInTheDocument()
  },
}

/** Focus goes to the table, which scrolls, then to its groups; it stays on the group that was opened. */
export const ByKeyboard: Story = {
  render: () => <Report />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Current inventory, 42 rows' })).toHaveFocus()
    await userEvent.tab()
    const group = canvas.getByRole('button', { name: 'Milk 2 rows' })
    await expect(group).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(group).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Milk, 1%' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Loading rows are announced; the shown values stay until new ones arrive. */
export const Loading: Story = {
  args: {
    lines: [openMilk, { kind: 'loading', id: 'milk loading', text: 'Loading...' }, fruit, total],
    isBusy: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByText('Loading...')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Fruit 40 rows' })).toBeVisible()
  },
}

/** Rows that failed to load can be requested again. */
export const Problem: Story = {
  args: {
    lines: [
      openMilk,
      { kind: 'problem', id: 'milk failed', text: 'The rows could not be loaded.', actionText: 'Try again', onAction },
      fruit,
      total,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onAction).toHaveBeenCalledOnce()
  },
}

/** There are more rows than were loaded. */
export const More: Story = {
  args: {
    lines: [
      openMilk,
      ...milkRows,
      { kind: 'more', id: 'milk read', text: '2 of 90 shown', actionText: 'Show more', onAction },
      total,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onAction).toHaveBeenCalledOnce()
  },
}

/** A report without lines has its columns; a screen shows an empty state instead. */
export const Empty: Story = {
  args: { caption: 'Current inventory, no rows', lines: [] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(1),
}

const names = ['School', 'Vendor', 'Delivered', 'Expires', 'Lot', 'On hand', 'Reserved', 'Unit cost', 'Value', 'Change']

/** Too many columns scroll within the table; the names stay, and the page does not move. */
export const ManyColumns: Story = {
  args: {
    columns: [
      { id: 'item', label: 'Item' },
      ...names.map((label) => ({ id: label, label: `${label} in the kitchen`, isNumber: true })),
    ],
    lines: [
      { ...fruit, cells: [{ text: 'Fruit '.repeat(30) }, ...names.map(() => ({ text: '$1,000,000.00' }))] },
      {
        kind: 'row',
        id: 'long',
        level: 1,
        cells: [{ text: 'x'.repeat(120) }, ...names.map(() => ({ text: '1,204,331.25' }))],
      },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Current inventory, 42 rows' })
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    await expect(box).toHaveAttribute('tabindex', '0')
    // The caption begins where the visible part of the table does.
    const caption = canvas.getByText('Current inventory, 42 rows').getBoundingClientRect()
    const { left, right } = box.getBoundingClientRect()
    await expect(Math.min(caption.left - left, right - caption.right)).toBeLessThan(24)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** On a phone each value has its label, and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lines: [
      openMilk,
      ...milkRows,
      { kind: 'more', id: 'milk read', text: '2 of 90 shown', actionText: 'Show more', onAction },
      { ...fruit, cells: [{ text: 'Fruit '.repeat(30) }, ...fruit.cells.slice(1)] },
      total,
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Current inventory, 42 rows' })
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
