import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, isInSight, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import type { ToastContent } from './Toast.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const onUndo = fn()

const examples: (ToastContent & { message: string })[] = [
  { message: 'Site created successfully', tone: 'success' },
  { message: 'Something went wrong. Please try again later.', tone: 'error' },
  { message: 'Chicken and brown rice bowl archived', onUndo },
  { message: 'Prices of 312 ingredients updated from the August list of the Sacramento cooperative', tone: 'success' },
]

function Example({ toast }: { toast: ToastContent & { message: string } }) {
  const show = useToast()
  return <Button onClick={() => show(toast)}>{toast.message.slice(0, 90)}</Button>
}

const buttons = (toasts: typeof examples) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    {toasts.map((toast) => (
      <Example key={toast.message} toast={toast} />
    ))}
  </div>
)

const meta = {
  component: ToastProvider,
  args: { children: buttons(examples) },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Site created successfully' }))
    const region = canvas.getByRole('region', { name: 'Notifications' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toHaveTextContent('Site created successfully')
  },
}

export const ErrorTone: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /went wrong/ })),
}

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /archived/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  },
}

/** A fourth toast removes the oldest. */
export const AtMostThree: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    for (const toast of examples) await userEvent.click(canvas.getByRole('button', { name: toast.message }))
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
    await expect(canvas.getByRole('region')).not.toHaveTextContent('Site created successfully')
  },
}

const long = [{ message: endlessName, onUndo }]
export const EndlessName: Story = {
  args: { children: buttons(long) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await staysWithinTheWindow()
    await isInSight(canvas.getByRole('button', { name: 'Undo' }))
  },
}

const arabic = [{ message: 'أُرشف طبق الدجاج 🍗', onUndo }]
export const RightToLeftText: Story = {
  args: { children: buttons(arabic) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
}

const narrow = examples.slice(2, 3)
export const NarrowAndLarge: Story = {
  args: { children: buttons(narrow) },
  globals: narrowAndLarge,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await staysWithinTheWindow()
    await isInSight(canvas.getByRole('button', { name: 'Undo' }))
    await isInSight(canvas.getByRole('button', { name: 'Close' }))
  },
}
