import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cedar Elementary')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
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
