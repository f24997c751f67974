import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { withApp } from '../../stories/StoryApp.tsx'
import { RefusedScreen } from './RefusedScreen.tsx'

const meta = {
  title: 'Screens/No access',
  component: RefusedScreen,
  decorators: [withApp],
} satisfies Meta<typeof RefusedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const FlagIsOff: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
  },
}

/** An administrator without a school that keeps production records is led to the schools. */
export const NoProductionRecords: Story = {
  parameters: { app: { address: '/manage/productionMenu' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No school keeps production records')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Schools' })).toHaveAttribute('href', '/settings/schools')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
