import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Screen } from './Screen.tsx'

const meta = {
  component: Screen,
  args: { title: 'Ingredients', children: <p>312 ingredients</p> },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ingredients' })).toBeVisible()
  },
}
export const WithActions: Story = {
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Manage', href: '/manage' }, { label: 'Ingredients' }],
    description: 'Own ingredients and shared reference foods',
    actions: (
      <>
        <Button>Upload Products</Button>
        <Button variant="solid">Add ingredient</Button>
      </>
    ),
  },
}
/** A page outside a shell. */
export const Alone: Story = {
  args: { title: 'Privacy Policy', description: 'What this product keeps about people', isAlone: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(16)
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 16)
  },
}
export const LongText: Story = {
  args: {
    title: 'Chicken and brown rice bowl with roasted broccoli, carrots and a sesame-ginger dressing, family style',
    actions: <Button variant="solid">Save</Button>,
  },
}
export const RightToLeftText: Story = { args: { title: 'المكونات', description: 'مكوناتك والأطعمة المرجعية المشتركة' } }

/** WCAG reflow: buttons share a line, nothing scrolls sideways. */
export const Narrowest: Story = {
  args: {
    title: 'x'.repeat(10_000),
    description: '👩‍🍳 '.repeat(80),
    breadcrumbs: [{ label: 'Manage', href: '/manage' }, { label: 'Ingredients' }],
    actions: (
      <>
        <Button>Upload Products</Button>
        <Button variant="solid">Add ingredient</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
