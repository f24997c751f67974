import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Manage', href: '/manage' },
      { label: 'School Menus', href: '/manage/manageSchoolMenus' },
      { label: 'Cedar Elementary' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cedar Elementary')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const One: Story = { args: { crumbs: [{ label: 'Dashboard' }] } }

/** A long path shows its start and end. A button shows the rest and focus stays in the path. */
export const LongPath: Story = {
  args: {
    crumbs: [
      ...['Manage', 'Menus', 'Cycle menus', 'Fall 2026', 'Week 3'].map((label) => ({ label, href: `/${label}` })),
      { label: 'Thursday' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show full path' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Menus' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Manage', href: '/manage' },
      { label: 'Recipes', href: '/recipes/myRecipeCatalog' },
      { label: 'Chicken and brown rice bowl with roasted broccoli, carrots and a sesame-ginger dressing' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}
export const EndlessName: Story = {
  args: { crumbs: [{ label: endlessName, href: '/a' }, { label: endlessName }] },
  play: staysWithinTheWindow,
}
export const RightToLeftText: Story = {
  args: {
    crumbs: [{ label: 'إدارة', href: '/manage' }, { label: 'Menus', href: '/menus' }, { label: 'مدرسة الأرز 🌲' }],
  },
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
