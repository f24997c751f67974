import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Banner } from '../../../components/feedback/Banner/Banner.tsx'
import { Screen } from '../Screen/Screen.tsx'
import { ParentShell } from './ParentShell.tsx'

const meta = {
  component: ParentShell,
  args: {
    productName: 'Commissary',
    homeHref: '/parent',
    settingsHref: '/parent?page=settings',
    helpHref: '/parent?page=help',
    privacyHref: '/privacy-policy',
    current: 'home',
    onLogout: fn(),
    children: (
      <Screen title="Home">
        <p>Nothing is planned for today.</p>
      </Screen>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ParentShell>

export default meta
type Story = StoryObj<typeof meta>

/** The first Tab stop skips the bar; the footer is at the bottom of the window. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(Math.round(footer.bottom)).toBeGreaterThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}
export const WithNotice: Story = { args: { notice: <Banner tone="warning">The server cannot be reached.</Banner> } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const VeryLong: Story = {
  args: {
    productName: 'The Greater Sacramento Valley School Food Cooperative',
    children: (
      <Screen title={'Home'.repeat(80)}>
        <p>{'Lunch '.repeat(2000)}</p>
      </Screen>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
