import type { Meta, StoryObj } from '@storybook/react-vite'

import { VerdictPair } from './VerdictPair.tsx'

const meta = {
  component: VerdictPair,
  args: { verdict: { now: 'pass', from2027: 'fail' } },
} satisfies Meta<typeof VerdictPair>

export default meta
type Story = StoryObj<typeof meta>

export const PassesTodayOnly: Story = { tags: ['visual'] }
export const PassesBoth: Story = { args: { verdict: { now: 'pass', from2027: 'pass' } } }
export const Unknown: Story = { args: { verdict: { now: 'unknown', from2027: 'unknown' } } }
export const Stacked: Story = { args: { isStacked: true } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>] }
