import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChefHat } from 'lucide-react'

import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { title: 'No recipes yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithNextStep: Story = {
  args: {
    icon: <ChefHat />,
    children: 'A recipe turns ingredients into portions with their nutrients, credits and cost.',
    action: <Button variant="solid">Add recipe</Button>,
  },
}
export const WholePage: Story = { args: { title: 'This page is not open to you', isPage: true } }
export const LongText: Story = {
  args: {
    title: 'No school menu between 9 and 13 November',
    children: 'Copy the week before, or add items. '.repeat(8),
  },
}
export const RightToLeftText: Story = { args: { title: 'لا توجد وصفات بعد', children: 'أضف وصفة للبدء' } }
