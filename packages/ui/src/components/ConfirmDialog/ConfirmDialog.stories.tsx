import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { ToastProvider } from '../Toast/ToastProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ConfirmProvider, type ConfirmQuestion, useConfirm } from './ConfirmProvider.tsx'

const meta = {
  component: ConfirmDialog,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Title, message and buttons are the specification's defaults. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Warning!' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure?')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}
export const Danger: Story = {
  args: { message: 'Are you sure you want to delete this Site?', okText: 'Delete', tone: 'danger' },
}
export const Busy: Story = { args: { isBusy: true } }

function Asking({ question, onAnswer }: { question: ConfirmQuestion; onAnswer: (isAgreed: boolean) => void }) {
  const confirm = useConfirm()
  return <Button onClick={async () => onAnswer(await confirm(question))}>Delete</Button>
}

const onAnswer = fn()

const asking = (question: ConfirmQuestion): Story => ({
  render: () => (
    <ToastProvider>
      <ConfirmProvider>
        <Asking question={question} onAnswer={onAnswer} />
      </ConfirmProvider>
    </ToastProvider>
  ),
})

export const ThroughTheHook: Story = {
  ...asking({ message: 'Are you sure you want to delete this Site?', onConfirm: () => Promise.resolve() }),
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** A failed row action closes the question and tells why in a toast. */
export const FailedAction: Story = {
  ...asking({ onConfirm: () => Promise.reject(new Error('The site still has stock.')) }),
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent('The site still has stock.'))
    await expect(onAnswer).toHaveBeenCalledWith(false)
  },
}
