import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StoryApp } from '../../stories/StoryApp.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  title: 'Screens/Page not found',
  component: NotFoundScreen,
  decorators: [
    (Story) => (
      <StoryApp address="/nowhere">
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.notFound.text, 2.notFound.home, 8.pageNotFound
export const UnknownAddress: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The page you're looking for is not found.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
