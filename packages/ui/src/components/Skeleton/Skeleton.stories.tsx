import type { Meta, StoryObj } from '@storybook/react-vite'

import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TenLines: Story = { args: { lines: 10 } }
