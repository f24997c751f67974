import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ReportTable } from './ReportTable.tsx'

const meta = {
  component: ReportTable,
  args: {
    caption: 'Week of November 16, 2026, grades K-5',
    columns: [
      { label: 'Component or item' },
      { label: 'Mon, Nov 16', isNumber: true },
      { label: 'Week', isNumber: true },
      { label: 'Gap', isNumber: true },
      { label: 'July 2027' },
    ],
    rows: [
      {
        level: 0,
        cells: [
          { text: 'Fruit, cup' },
          { text: '0.25', status: 'fail' },
          { text: '2.25', status: 'fail' },
          { text: '0.25 short', status: 'fail' },
          { text: 'Fail', status: 'fail' },
        ],
      },
      { level: 1, cells: [{ text: 'Apple, fresh' }, { text: '0.25' }, { text: '' }, { text: '' }, { text: '' }] },
      {
        level: 0,
        cells: [
          { text: 'Milk choices' },
          { text: '2', status: 'pass', href: '/reports' },
          { text: '≥ 2', status: 'unknown' },
          { text: '0' },
          { text: 'Pass', status: 'pass' },
        ],
      },
    ],
    openAllText: 'Open all',
    closeAllText: 'Close all',
  },
} satisfies Meta<typeof ReportTable>

export default meta
type Story = StoryObj<typeof meta>

/** The parts of a row are hidden until it is opened. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Fruit, cup' })
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('Apple, fresh')).not.toBeInTheDocument()
    await userEvent.click(row)
    await expect(canvas.getByRole('row', { name: /^Apple, fresh/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2' })).toHaveAttribute('href', '/reports')
  },
}

/** A part that is shown at first, and a verdict that screen readers read. */
export const OpenAtFirst: Story = {
  args: { rows: meta.args.rows.map((row, index) => (index === 0 ? { ...row, isOpen: true } : row)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Apple, fresh')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Fail: 0.25 short' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fruit, cup' }))
    await expect(canvas.queryByText('Apple, fresh')).not.toBeInTheDocument()
  },
}

/** All rows open and close at once. */
export const OpenAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }))
    await expect(canvas.getByText('Apple, fresh')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }))
    await expect(canvas.queryByText('Apple, fresh')).not.toBeInTheDocument()
  },
}

/** On a phone each value has its label. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
