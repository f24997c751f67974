import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { dayMarks } from '../../fixtures/week.ts'
import { DayMarks } from './DayMarks.tsx'

const meta = {
  component: DayMarks,
  args: { days: dayMarks('pass', 'advisory', 'fail', 'unknown', 'none') },
} satisfies Meta<typeof DayMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday, August 26: Fail')).toBeInTheDocument()
    await expect(canvas.getByText('Friday, August 28: Nothing planned')).toBeInTheDocument()
  },
}
export const Small: Story = { args: { isSmall: true } }
export const AllPass: Story = { args: { days: dayMarks('pass', 'pass', 'pass', 'pass', 'pass') } }
