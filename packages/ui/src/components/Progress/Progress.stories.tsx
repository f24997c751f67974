import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Progress } from './Progress.tsx'

const meta = {
  component: Progress,
  args: { label: 'Loading foods.csv', value: 3120, max: 8618, detail: '3,120 of 8,618 rows' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading foods.csv' })).toHaveAttribute('value', '3120')
  },
}
export const Done: Story = { args: { value: 8618, detail: '8,618 of 8,618 rows' } }
export const Unknown: Story = { args: { label: 'Reading the file', value: null, detail: '' } }
export const LongText: Story = {
  args: { label: 'Loading the-food-composition-file-of-the-cooperative-for-the-school-year-2026-2027-final.csv' },
}
