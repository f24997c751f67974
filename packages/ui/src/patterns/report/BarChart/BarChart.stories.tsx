import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { BarChart } from './BarChart.tsx'

const onSelect = fn()

const meta = {
  component: BarChart,
  args: {
    title: 'Value by category',
    bars: [
      { id: 'meat', label: 'Meat and meat alternates', value: 4810, valueText: '$4.8K' },
      { id: 'milk', label: 'Milk', value: 2405, valueText: '≥ $2.4K' },
      { id: 'fruit', label: 'Fruit', value: 0, valueText: '$0.00' },
      { id: 'returns', label: 'Returns', value: -120, valueText: '-$120.00' },
      { id: 'other', label: 'No category', value: null, valueText: 'Unknown' },
    ],
    onSelect,
    openText: (label) => `Show the rows of ${label}`,
    note: '3 smaller groups are only in the table.',
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** The largest fills its row. Zero, negative and unknown values have no bar, only text. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bars = [...canvas.getByRole('list', { name: 'Value by category' }).querySelectorAll<HTMLElement>('[style]')]
    await expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '50%'])
    await expect(canvas.getByRole('button', { name: 'No category Unknown' })).toBeVisible()
    // Printed although it is a button.
    await expect(canvas.getByRole('button', { name: 'Fruit $0.00' })).toHaveClass('cm-print')
    await expect(canvas.getByText('3 smaller groups are only in the table.')).toBeVisible()
  },
}

/** Bars that have nothing to open are not buttons. */
export const NothingToOpen: Story = {
  render: ({ title, bars }) => <BarChart title={title} bars={bars} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('No category')).toBeVisible()
  },
}

/** A bar opens the rows behind it, by mouse and by keyboard. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const milk = canvas.getByRole('button', { name: 'Milk ≥ $2.4K' })
    await expect(milk).toHaveAccessibleDescription('Show the rows of Milk')
    await userEvent.click(milk)
    await expect(onSelect).toHaveBeenLastCalledWith('milk')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenLastCalledWith('fruit')
  },
}

/** Without a value to compare there are only names and words. */
export const AllUnknown: Story = {
  args: {
    bars: [
      { id: 'milk', label: 'Milk', value: null, valueText: 'Unknown' },
      { id: 'fruit', label: 'Fruit', value: null, valueText: 'Unknown' },
    ],
    note: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').querySelectorAll('[style]')).toHaveLength(0)
    await expect(canvas.getByRole('button', { name: 'Fruit Unknown' })).toBeVisible()
  },
}

const longName = 'Sandwiches, wraps and filled flatbreads that are made ahead and kept cold 🥪 '.repeat(2)

/** A long name wraps, so that it can be read without a mouse; the bars keep room on a phone. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    bars: [
      { id: 'long', label: longName, value: 4810, valueText: '≥ $4,810.5K' },
      { id: 'word', label: 'x'.repeat(80), value: 2405, valueText: '$2.4K' },
      { id: 'arabic', label: 'الألبان ومشتقاتها', value: 1200, valueText: '$1.2K' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const name = canvas.getByText(longName.trim()).parentElement
    await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0)
    for (const bar of canvas.getByRole('list').querySelectorAll<HTMLElement>('[style]')) {
      await expect(bar.parentElement?.clientWidth).toBeGreaterThanOrEqual(48)
    }
  },
}
