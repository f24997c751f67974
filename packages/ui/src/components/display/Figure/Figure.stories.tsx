import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Figure } from './Figure.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><rect width="960" height="600" fill="#c9b8d1"/></svg>')}`

const meta = {
  component: Figure,
  args: { src: picture, alt: 'The screen Recipes with sample data', width: 960, height: 600 },
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

/** The picture's own size reserves its space. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The screen Recipes with sample data' })
    const { width, height } = image.getBoundingClientRect()
    await expect(Math.abs(width / height - 1.6)).toBeLessThan(0.02)
  },
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
