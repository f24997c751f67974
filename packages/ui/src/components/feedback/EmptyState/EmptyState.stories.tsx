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

/** Why there is nothing, and what to do next. */
export const NoneYet: Story = {
  tags: ['visual'],
  args: {
    kind: 'none',
    children: 'A recipe turns ingredients into portions with their nutrients, credits and cost.',
    action: <Button variant="solid">Add recipe</Button>,
  },
}
export const NothingMatches: Story = {
  args: {
    kind: 'no-match',
    title: 'No recipe matches "quinoa"',
    children: 'There are 312 recipes without the filters.',
    action: <Button>Clear filters</Button>,
  },
}
export const Failed: Story = {
  args: { kind: 'failed', title: 'The recipes could not be loaded', action: <Button>Try again</Button> },
}
export const OwnIcon: Story = { args: { icon: <ChefHat />, children: 'Add the first one.' } }
export const Small: Story = { args: { kind: 'no-match', size: 'small', title: 'Nothing found' } }
export const WholePage: Story = {
  args: { title: 'This page is not open to you', isPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not open to you')
  },
}
export const LongText: Story = {
  args: {
    title: 'No school menu between 9 and 13 November',
    children: 'Copy the week before, or add items. '.repeat(8),
  },
}
export const EndlessName: Story = { args: { title: endlessName, children: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = {
  args: { kind: 'none', title: 'لا توجد وصفات بعد 🍲', children: 'أضف وصفة للبدء' },
}
export const NarrowAndLarge: Story = {
  args: { kind: 'none', children: 'Add the first one.', action: <Button variant="solid">Add recipe</Button> },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
