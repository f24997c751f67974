import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { children: 'Shared' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Working school' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Discontinued' } }
export const RightToLeftText: Story = { args: { children: 'مشترك' } }
