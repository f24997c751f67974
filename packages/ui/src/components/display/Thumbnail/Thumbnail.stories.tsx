import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Inline } from '../../layout/Layout/Layout.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const apple =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="%23f4efe4"/><circle cx="80" cy="66" r="38" fill="%23b3261e"/><path d="M80 30q6-16 20-18" stroke="%23385723" stroke-width="6" fill="none"/></svg>'

const meta = {
  component: Thumbnail,
  args: { src: apple, alt: 'An apple', onNear: fn() },
} satisfies Meta<typeof Thumbnail>

export default meta
type Story = StoryObj<typeof meta>

/** It reports once that it is near the visible part of the page, so that its picture loads only then. */
export const Near: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce())
  },
}

/** Far below the visible part of the page, nothing is loaded. */
export const Far: Story = {
  decorators: [(Story) => <div style={{ paddingBlockStart: '400vh' }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(args.onNear).not.toHaveBeenCalled()
    canvas.getByRole('img').scrollIntoView()
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce())
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline>
      <Thumbnail {...args} />
      <Thumbnail {...args} size="small" />
      <Thumbnail {...args} src={undefined} />
      <Thumbnail {...args} src={undefined} size="small" />
    </Inline>
  ),
}
