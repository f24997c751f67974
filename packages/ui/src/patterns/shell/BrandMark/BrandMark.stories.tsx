import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BrandMark } from './BrandMark.tsx'

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

/** Decoration: screen readers hear the name beside it only. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
