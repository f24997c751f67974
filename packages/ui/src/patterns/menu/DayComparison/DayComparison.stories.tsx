import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { DayComparison } from './DayComparison.tsx'

const meta = {
  component: DayComparison,
  args: {
    label: 'Monday, August 24: what differs',
    fieldName: 'Field',
    mineName: 'Your version',
    theirsName: 'Current version',
    rows: [
      { id: 'meals', label: 'Planned meals', mine: '310', theirs: '290' },
      { id: 'taco', label: 'Beef taco with salsa', mine: '180 servings', theirs: '120 servings' },
      { id: 'pasta', label: 'Pasta with meat sauce', mine: '60 servings', theirs: 'Not on the menu' },
    ],
  },
} satisfies Meta<typeof DayComparison>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Planned meals 310 290' })).toBeVisible()
  },
}

export const RightToLeftText: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

export const VeryLong: Story = {
  args: { rows: [{ id: 'long', label: endlessName, mine: endlessName, theirs: 'Not on the menu' }] },
  play: staysWithinTheWindow,
}
