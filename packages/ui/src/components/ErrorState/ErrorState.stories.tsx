import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { error: new Error('The recipe service does not answer.'), onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The recipe service does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** An error without words gets the specification's default text. */
export const WithoutMessage: Story = {
  args: { error: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Please try again later.')).toBeVisible()
  },
}
