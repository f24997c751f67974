import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  args: { title: 'Cedar Elementary', children: <p>Week of Nov 9: 5 days planned, 412 servings a day.</p> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Cedar Elementary' })).toBeVisible(),
}
export const WithActions: Story = { tags: ['visual'], args: { actions: <Button size="small">Open School</Button> } }
/** Without a title it is not a landmark. */
export const Plain: Story = {
  args: { title: '', children: <p>No menus are planned yet.</p> },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).not.toBeInTheDocument(),
}
/** One level below the page's headings. */
export const LowerHeading: Story = {
  args: { titleAs: 'h3' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Cedar Elementary'),
}
export const Loading: Story = { args: { children: <Skeleton lines={3} /> } }
export const Empty: Story = { args: { children: <EmptyState size="small" kind="none" title="No menus yet" /> } }
export const Failed: Story = {
  args: {
    children: (
      <ErrorState size="small" error={new Error('The menu service is not responding.')} onRetry={() => undefined} />
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'Franklin Delano Roosevelt Preparatory Academy of Science, Agriculture and the Culinary Arts',
    actions: <Button size="small">Open School</Button>,
  },
}
export const EndlessName: Story = {
  args: { title: endlessName, children: endlessName, actions: <Button size="small">Open School</Button> },
  play: staysWithinTheWindow,
}
export const RightToLeftText: Story = {
  args: { title: 'مدرسة الأرز 🌲', children: <p>٥ أيام مخططة</p>, actions: <Button size="small">افتح</Button> },
}
export const NarrowAndLarge: Story = {
  args: { actions: <Button size="small">Open School</Button> },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}
