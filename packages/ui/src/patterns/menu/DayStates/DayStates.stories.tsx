import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { type DayState, DayStates } from './DayStates.tsx'

const day = (number: number, column: number, rest: Partial<DayState>): DayState => ({
  date: `2026-11-${number}`,
  label: `Nov ${number}`,
  column,
  tone: 'planned',
  state: 'Planned',
  details: [],
  onOpen: fn(),
  ...rest,
})

const meta = {
  component: DayStates,
  args: {
    label: 'Lunch, November 2026',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    days: [
      day(10, 2, { tone: 'signed', state: 'Signed', details: ['285 of 300 meals', '1 alert'] }),
      day(11, 3, { tone: 'closed', state: 'Veterans Day', onOpen: undefined }),
      day(12, 4, { tone: 'late', state: 'Late', details: ['Not signed'] }),
      day(13, 5, { tone: 'signed', state: 'Signed', details: ['Amended'] }),
      day(16, 1, { tone: 'served', state: 'Served', details: ['290 of 300 meals'] }),
      day(17, 2, { tone: 'open', state: 'Open', details: ['300 meals planned'], isToday: true }),
      day(18, 3, { details: ['300 meals planned'] }),
    ],
  },
} satisfies Meta<typeof DayStates>

export default meta
type Story = StoryObj<typeof meta>

/** Color, icon and word say the same. */
export const Month: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Nov 17' }))
    await expect(args.days[5]?.onOpen).toHaveBeenCalled()
  },
}

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: staysWithinTheWindow,
}

export const EndlessName: Story = {
  args: { days: [day(16, 1, { state: endlessName, details: [endlessName] })] },
  play: staysWithinTheWindow,
}
