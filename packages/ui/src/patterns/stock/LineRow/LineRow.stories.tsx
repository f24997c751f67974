import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { NumberField } from '../../../components/fields/NumberField/NumberField.tsx'
import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { LineRow } from './LineRow.tsx'

const meta = {
  component: LineRow,
  args: {
    name: 'Milk, 1%',
    details: 'I0004 · On hand: 2 cases',
    removeText: 'Remove Milk, 1%',
    onRemove: fn(),
    children: <NumberField label="Amount" value="3" onChange={fn()} />,
  },
} satisfies Meta<typeof LineRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Milk, 1%' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const VeryLong: Story = {
  args: { name: endlessName, details: endlessName },
  play: staysWithinTheWindow,
}
