import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ServiceBoard } from './ServiceBoard.tsx'

const meta = {
  component: ServiceBoard,
  args: {
    label: "Today's meals",
    schools: [
      {
        id: 1,
        name: 'Maple Street Elementary',
        meals: [
          { id: 'BREAKFAST', name: 'Breakfast', state: '118 of 120 served, signed', tone: 'signed', href: '/a' },
          { id: 'MEAL', name: 'Lunch', state: 'Record open', tone: 'open', href: '/b' },
        ],
      },
      {
        id: 2,
        name: 'Juniper Hill Elementary',
        meals: [
          { id: 'MEAL', name: 'Lunch', state: '300 planned', tone: 'planned', href: '/c' },
          { id: 'SNACK', name: 'Snack', state: 'Not planned', tone: 'missing' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ServiceBoard>

export default meta
type Story = StoryObj<typeof meta>

/** A meal's link also names its school. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Juniper Hill Elementary: Lunch, 300 planned' })).toHaveAttribute(
      'href',
      '/c',
    )
    await expect(canvas.queryByRole('link', { name: /Snack/ })).toBeNull()
  },
}
export const EndlessName: Story = {
  args: {
    schools: [{ id: 1, name: endlessName, meals: [{ id: 'a', name: endlessName, state: endlessName, tone: 'late' }] }],
  },
  play: staysWithinTheWindow,
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
