import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { MissingValue } from './MissingValue.tsx'

const meta = {
  component: MissingValue,
  args: { value: { known: 217, missing: ['Taco seasoning', 'Salsa, house'] }, unit: 'mg' },
  decorators: [(Story) => <div style={{ minBlockSize: '8rem' }}>{Story()}</div>],
} satisfies Meta<typeof MissingValue>

export default meta
type Story = StoryObj<typeof meta>

/** Foods without a value are listed on request; Escape returns focus. */
export const Incomplete: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('≥ 217')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'incomplete' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Missing values' })).toHaveFocus())
    await expect(canvas.getByText('Taco seasoning')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Taco seasoning')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}

export const Complete: Story = {
  args: { value: { known: 497, missing: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('497')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Unknown is not zero: no number is shown at all. */
export const Unknown: Story = {
  args: { value: { known: null, missing: ['Taco seasoning'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unknown' })).toBeVisible()
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument()
  },
}

export const NothingToName: Story = { args: { value: { known: 12, missing: [], isLowerBound: true } } }
export const Plain: Story = { args: { isPlain: true } }
export const Money: Story = {
  args: { format: (known) => `$${known.toFixed(2)}`, value: { known: 0.8514, missing: ['Salsa'] } },
}
export const VeryLong: Story = {
  args: {
    value: {
      known: 1,
      missing: Array.from({ length: 40 }, (_, index) => `Vegetables, mixed, frozen, cooked, boiled, lot ${index + 1}`),
    },
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
}
export const RightToLeftText: Story = { args: { value: { known: 217, missing: ['تتبيلة التاكو'] }, unit: 'ملغ' } }
