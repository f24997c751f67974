import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BrandMark } from './BrandMark.tsx'

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

/** Decorative: screen readers read only the name next to it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
