import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VerdictBadge } from './VerdictBadge.tsx'

const meta = { component: VerdictBadge, args: { verdict: 'pass' } } satisfies Meta<typeof VerdictBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Pass: Story = {}
export const Advisory: Story = { args: { verdict: 'advisory' } }
export const Fail: Story = { args: { verdict: 'fail' } }
export const Unknown: Story = { args: { verdict: 'unknown' } }
export const OwnWords: Story = { args: { verdict: 'fail', label: '154 mg over' } }
export const RightToLeftText: Story = { args: { verdict: 'fail', label: 'غير مطابق' } }

/** Distinguishable without color, by shape and word. */
export const SideBySide: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
      <VerdictBadge verdict="pass" />
      <VerdictBadge verdict="advisory" />
      <VerdictBadge verdict="fail" />
      <VerdictBadge verdict="unknown" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Pass', 'Advisory', 'Fail', 'Unknown']) await expect(canvas.getByText(word)).toBeVisible()
  },
}
