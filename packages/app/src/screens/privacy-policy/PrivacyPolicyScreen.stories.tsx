import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { withApp } from '../../stories/StoryApp.tsx'
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx'

const meta = {
  title: 'Screens/Privacy policy',
  component: PrivacyPolicyScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPolicyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(heading.getBoundingClientRect().left).toBeGreaterThanOrEqual(16)
  },
}
