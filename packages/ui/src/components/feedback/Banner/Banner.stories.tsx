import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Banner, type BannerProps } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { children: 'Prices are from the August 2026 list.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Prices are from the August 2026 list'),
}
export const Success: Story = { args: { tone: 'success', children: '8,618 foods imported.' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'You are offline. Your changes are kept.',
    action: <Button size="small">Try again</Button>,
  },
}
/** Announced immediately. */
export const ErrorTone: Story = {
  args: { tone: 'error', children: 'Check the marked fields.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Check the marked fields.'),
}

function Dismissible(props: BannerProps) {
  const [isShown, setIsShown] = useState(true)
  return isShown && <Banner {...props} onDismiss={() => setIsShown(false)} />
}

export const CanBeDismissed: Story = {
  args: { onDismiss: fn(), action: <Button size="small">See what changed</Button> },
  render: (args) => <Dismissible {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** Every tone, with and without an action. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['neutral', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="small">Try again</Button>} onDismiss={fn()}>
          This week has four serving days, so weekly minimums are prorated.
        </Banner>
      ))}
      <Banner>Prices are from the August 2026 list.</Banner>
    </div>
  ),
}
export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'This week has four serving days, so weekly minimums are prorated. '.repeat(5),
    action: <Button size="small">Why?</Button>,
  },
}
export const EndlessName: Story = { args: { children: endlessName, onDismiss: fn() }, play: staysWithinTheWindow }
export const RightToLeftText: Story = {
  args: { children: 'الأسعار من قائمة أغسطس 📋', onDismiss: fn(), tone: 'success' },
}
export const NarrowAndLarge: Story = {
  args: { tone: 'warning', action: <Button size="small">Try again</Button>, onDismiss: fn() },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
