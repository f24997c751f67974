import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Footer } from './Footer.tsx'

const meta = {
  component: Footer,
  args: { productName: 'Commissary', privacyHref: '/privacy-policy' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.footer.privacy
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}
export const LongName: Story = { args: { productName: 'x'.repeat(10_000) }, globals: { viewport: { value: 'narrow' } } }
export const RightToLeftText: Story = { args: { productName: 'مطبخ المدارس المركزي' } }
