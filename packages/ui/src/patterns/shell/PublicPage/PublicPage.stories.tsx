import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx'
import { PublicPage } from './PublicPage.tsx'

const meta = {
  component: PublicPage,
  args: {
    productName: 'Commissary',
    privacyHref: '/privacy-policy',
    children: <EmptyState isPage title="The page you're looking for is not found." />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicPage>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.footer.privacy
/** The footer is at the bottom of the window, however short the page is. */
export const Short: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer.getBoundingClientRect().bottom).toBe(window.innerHeight)
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}
