import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, isInSight, narrowAndLarge } from '../../../testing/story-checks.ts'
import { storyClock } from '../../../testing/story-clock.ts'
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
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveAccessibleDescription('Counts whole grain-rich items only'))
    await isInSight(canvas.getByRole('tooltip'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()

    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(await canvas.findByRole('tooltip')).toBeVisible()
  },
}

/** WCAG 1.4.13: the pointer may go onto the words; Escape hides them though focus is elsewhere. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const clock = storyClock(300, 120)
    try {
      const button = canvas.getByRole('button')
      await userEvent.hover(button)
      await clock.advance(300)
      const tooltip = canvas.getByRole('tooltip')

      await userEvent.unhover(button)
      await userEvent.hover(tooltip)
      await clock.advance(250)
      await expect(tooltip).toBeVisible()

      await expect(button).not.toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
    } finally {
      clock.stop()
    }
  },
}

/** It goes when the pointer has left both. */
export const Left: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await canvas.findByRole('tooltip')
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  args: {
    text: 'Sodium of the week is the mean of its days, each weighted by the servings planned for it, as the reviewer computes it.',
  },
  play: ({ userEvent }) => userEvent.tab(),
}
export const EndlessName: Story = {
  args: { text: endlessName },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => isInSight(canvas.getByRole('tooltip')))
  },
}
export const RightToLeftText: Story = {
  args: { text: 'يُحسب الحبوب الكاملة فقط 🌾', children: <Button>الحبوب</Button> },
  play: ({ userEvent }) => userEvent.tab(),
}
/** At the edge of the window it keeps within. */
export const NarrowAndLarge: Story = {
  globals: narrowAndLarge,
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => isInSight(canvas.getByRole('tooltip')))
  },
}
