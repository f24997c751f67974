import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { children: 'Shared' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Working school' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Discontinued' } }
export const WithIcon: Story = { args: { icon: <Lock aria-hidden />, children: 'Read only' } }
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <p>
      Golden Grains <Badge>Shared</Badge> <Badge tone="accent">Working school</Badge>{' '}
      <Badge tone="danger">Discontinued</Badge> <Badge icon={<Lock aria-hidden />}>Read only</Badge>
    </p>
  ),
}
export const EndlessName: Story = { args: { children: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = { args: { children: 'مشترك 🤝' } }
export const NarrowAndLarge: Story = {
  args: { children: 'No longer served at this school' },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
