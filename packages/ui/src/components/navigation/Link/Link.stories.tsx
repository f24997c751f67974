import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
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
      Weekly totals use the portions in <Link {...args} />, so a change there shows here immediately.
    </p>
  ),
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Chicken and brown rice bowl' } }
export const Solid: Story = { args: { variant: 'solid', children: 'Open School' } }
export const Outline: Story = { args: { variant: 'outline', children: 'Upload Products' } }
export const Small: Story = { args: { variant: 'outline', size: 'small', children: 'Upload Products' } }

/** An icon and hidden text state that it opens a new tab. */
export const External: Story = {
  args: { href: 'https://fdc.nal.usda.gov', target: '_blank', children: 'FoodData Central' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'FoodData Central (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

/** Downloads bypass the router. */
export const DownloadOfAFile: Story = {
  args: { href: '/reports/week.pdf', download: 'week.pdf', children: 'Week of Nov 9 (PDF, 84 KB)' },
  render: (args) => (
    <LinkProvider component={() => <span>Router</span>}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /PDF/ })).toHaveAttribute('download', 'week.pdf')
  },
}
export const ExternalButton: Story = {
  args: { variant: 'outline', href: 'https://fdc.nal.usda.gov', target: '_blank', children: 'FoodData Central' },
}
export const LongText: Story = {
  args: { variant: 'solid', children: 'Open the planner of Franklin Delano Roosevelt Preparatory Academy' },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const EndlessName: Story = { args: { children: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = { args: { children: 'الوصفات 🍲', lang: 'ar', dir: 'rtl' } }
export const NarrowAndLarge: Story = {
  args: { variant: 'outline', children: 'Upload Products', target: '_blank' },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}

/** Every variant side by side. */
export const All: Story = {
  tags: ['visual'],
  render: ({ href }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Link href={href}>Recipes</Link>
      <Link href={href} variant="quiet">
        Recipes
      </Link>
      <Link href={href} target="_blank">
        Reference foods
      </Link>
      <Link href={href} download>
        Week (PDF)
      </Link>
      <Link href={href} variant="solid">
        Open School
      </Link>
      <Link href={href} variant="outline" target="_blank">
        Reference foods
      </Link>
    </div>
  ),
}

const onNavigate = fn()

/** The app's router renders internal links; other addresses stay plain anchors. */
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
      <Link href="/dashboard">Home</Link> <Link href="mailto:kitchen@demo.test">Email the kitchen</Link>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }))
    await expect(onNavigate).toHaveBeenCalledWith('/dashboard')
  },
}
