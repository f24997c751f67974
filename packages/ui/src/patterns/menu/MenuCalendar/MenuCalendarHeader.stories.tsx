import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Tabs } from '../../../components/navigation/Tabs/Tabs.tsx'
import { MenuCalendarHeader } from './MenuCalendarHeader.tsx'

const meta = {
  component: MenuCalendarHeader,
  parameters: { layout: 'padded' },
  args: {
    title: 'Lunch, November 2026',
    previousText: 'Previous month',
    nextText: 'Next month',
    todayText: 'Today',
    onPrevious: fn(),
    onNext: fn(),
    onToday: fn(),
    children: (
      <Tabs
        label="View"
        tabs={[
          { id: 'month', label: 'Month' },
          { id: 'week', label: 'Week' },
        ]}
        value="month"
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof MenuCalendarHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onToday).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
