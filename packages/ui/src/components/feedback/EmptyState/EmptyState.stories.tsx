import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChefHat } from 'lucide-react'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: { title: 'No recipes yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}

/** Gives the reason and the next step. */
export const NoneYet: Story = {
  tags: ['visual'],
  args: {
    kind: 'none',
    children: 'A recipe gives nutrition, crediting and cost per portion.',
    action: <Button variant="solid">Add recipe</Button>,
  },
}
export const NothingMatches: Story = {
  args: {
    kind: 'no-match',
    title: 'No recipe matches "quinoa"',
    children: '312 recipes without filters.',
    action: <Button>Clear filters</Button>,
  },
}
export const Failed: Story = {
  args: { kind: 'failed', title: "Recipes didn't load", action: <Button>Try again</Button> },
}
export const OwnIcon: Story = { args: { icon: <ChefHat />, children: 'Add your first one.' } }
export const Small: Story = { args: { kind: 'no-match', size: 'small', title: 'No matches' } }
export const WholePage: Story = {
  args: { title: "You don't have access", isPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("You don't have access")
  },
}
export const LongText: Story = {
  args: {
    title: 'No school menu for Nov 9–13',
    children: 'Copy last week or add items. '.repeat(8),
  },
}
export const EndlessName: Story = { args: { title: endlessName, children: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = {
  args: { kind: 'none', title: 'لا توجد وصفات بعد 🍲', children: 'أضف وصفة للبدء' },
}
export const NarrowAndLarge: Story = {
  args: { kind: 'none', children: 'Add your first one.', action: <Button variant="solid">Add recipe</Button> },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
