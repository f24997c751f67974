import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { error: new Error('The recipe service is not responding.'), onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The recipe service is not responding.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** An error without a message shows the specification's default text. */
export const WithoutMessage: Story = {
  args: { error: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Please try again later.')).toBeVisible()
  },
}

/** A missing permission is stated, with no retry: it would not help. */
export const Refused: Story = {
  args: { error: { status: 403, message: 'Only dietitians may change targets.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have access")).toBeVisible()
    await expect(canvas.getByText('Only dietitians may change targets.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Shows when the connection is lost and retries when it is back. */
export const Offline: Story = {
  beforeEach: () => {
    setOnline(false)
    return () => {
      setOnline(true)
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline')
    await expect(args.onRetry).not.toHaveBeenCalled()
    setOnline(true)
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The recipe service is not responding.'))
    setOnline(false)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline'))
  },
}
export const Small: Story = { args: { size: 'small' } }
export const EndlessName: Story = { args: { error: new Error(endlessName) }, play: staysWithinTheWindow }
export const RightToLeftText: Story = { args: { error: new Error('خدمة الوصفات لا تجيب 🔌') } }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
