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

/** Focus shows it as the control's description; Escape hides it without moving focus. */
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

/** WCAG 1.4.13: the pointer can move onto the text; Escape hides it wherever focus is. */
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

/** Hides when the pointer has left both. */
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
    text: 'Weekly sodium is the average of the daily values, each weighted by planned servings, as in an administrative review.',
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
/** Stays inside the window at its edge. */
export const NarrowAndLarge: Story = {
  globals: narrowAndLarge,
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => isInSight(canvas.getByRole('tooltip')))
  },
}
