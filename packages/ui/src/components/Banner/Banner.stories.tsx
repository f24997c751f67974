import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { children: 'Prices are from the list of August 2026.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Success: Story = { args: { tone: 'success', children: '8,618 foods were loaded.' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'You are offline. What you enter is kept.',
    action: <Button size="small">Try again</Button>,
  },
}
export const ErrorTone: Story = {
  args: { tone: 'error', children: 'Please check the marked fields.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please check the marked fields.'),
}
export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'The week has four days of service, so the weekly amounts are prorated. '.repeat(5),
  },
}
export const RightToLeftText: Story = { args: { children: 'الأسعار من قائمة أغسطس' } }
