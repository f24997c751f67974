import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { text: 'Counts whole grain-rich items only', children: <Button>Grains 8.5 oz eq</Button> },
  decorators: [(Story) => <div style={{ padding: '3rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Focus shows it and it describes the control; Escape hides it without moving focus. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveAccessibleDescription('Counts whole grain-rich items only'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    text: 'Sodium of the week is the mean of its days, each weighted by the servings planned for it, as the reviewer computes it.',
  },
  play: async ({ userEvent }) => userEvent.tab(),
}
