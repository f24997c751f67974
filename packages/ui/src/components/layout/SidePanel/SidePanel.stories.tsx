import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  component: SidePanel,
  args: {
    title: 'Why: Sodium',
    onClose: fn(),
    children: <p>Beef taco with salsa adds 366 mg of the weekly average.</p>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 'min(20rem, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const VeryLong: Story = {
  args: { title: endlessName.slice(0, 400), children: <p style={{ overflowWrap: 'anywhere' }}>{endlessName}</p> },
  decorators: [(Story) => <div style={{ blockSize: '20rem' }}>{Story()}</div>],
  play: staysWithinTheWindow,
}
