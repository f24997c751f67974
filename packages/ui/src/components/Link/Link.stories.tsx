import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Link, LinkProvider } from './Link.tsx'

const meta = {
  component: Link,
  args: { href: '/recipes/myRecipeCatalog', children: 'Recipes' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      Weekly totals come from the portions in <Link {...args} />, so a change there is seen here at once.
    </p>
  ),
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Chicken and brown rice bowl' } }
export const Solid: Story = { args: { variant: 'solid', children: 'Open School' } }
export const Outline: Story = { args: { variant: 'outline', children: 'Upload Products' } }
export const External: Story = {
  args: { href: 'https://fdc.nal.usda.gov', target: '_blank', rel: 'noreferrer', children: 'FoodData Central' },
}
export const RightToLeftText: Story = { args: { children: 'الوصفات', lang: 'ar', dir: 'rtl' } }

const onNavigate = fn()

/** The app's router draws links within the app; other addresses stay plain anchors. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider
      component={({ href, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            onNavigate(href)
          }}
        >
          {children}
        </a>
      )}
    >
      <Link href="/dashboard">Home</Link> <Link href="mailto:kitchen@demo.test">Write to the kitchen</Link>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }))
    await expect(onNavigate).toHaveBeenCalledWith('/dashboard')
  },
}
