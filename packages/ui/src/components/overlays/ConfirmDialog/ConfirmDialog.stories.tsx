import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, isInSight, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ConfirmProvider, type ConfirmQuestion, useConfirm } from './ConfirmProvider.tsx'

const meta = {
  component: ConfirmDialog,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.confirm.title, 2.confirm.message, 2.confirm.ok, 2.confirm.cancel
/** The specification's default title, message and buttons. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Warning!' })
    await expect(dialog).toHaveAccessibleDescription('Are you sure?')
    await expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}

/** Focus starts on Cancel, so pressing Enter by habit destroys nothing. */
export const Danger: Story = {
  tags: ['visual'],
  args: { message: 'Are you sure you want to delete this Site?', okText: 'Delete', tone: 'danger' },
  play: async () => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus(),
}

/** The question names what is deleted. */
export const WithSubject: Story = {
  tags: ['visual'],
  args: { subject: 'South warehouse', tone: 'danger' },
  play: async () =>
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure? South warehouse'),
}

/** Cancel and Escape do nothing while the action runs. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { message: 'Are you sure you want to delete this Site?', error: 'The site still has stock.' },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('The site still has stock.'),
}

export const EndlessName: Story = {
  args: { message: `Are you sure you want to delete ${endlessName}?`, tone: 'danger' },
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Ok' }))
  },
}

export const RightToLeftText: Story = {
  args: { title: 'تحذير!', message: 'هل أنت متأكد؟', okText: 'موافق', cancelText: 'إلغاء' },
}

export const NarrowAndLarge: Story = {
  args: { message: 'Are you sure you want to delete this Site?' },
  globals: narrowAndLarge,
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Cancel' }))
  },
}

function AskButton({ question, onAnswer }: { question: ConfirmQuestion; onAnswer: (isAgreed: boolean) => void }) {
  const confirm = useConfirm()
  return <Button onClick={async () => onAnswer(await confirm(question))}>Delete</Button>
}

const onAnswer = fn()
const onDelete = fn()

const asking = (question: ConfirmQuestion): Story => ({
  render: () => (
    <ConfirmProvider>
      <AskButton question={question} onAnswer={onAnswer} />
    </ConfirmProvider>
  ),
  beforeEach: () => {
    onAnswer.mockClear()
  },
})

export const ThroughTheHook: Story = {
  ...asking({ message: 'Are you sure you want to delete this Site?', onConfirm: () => Promise.resolve() }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A rejection has its reason at a field, which this dialog does not have. */
export const FailsAtAField: Story = {
  ...asking({ onConfirm: onDelete }),
  play: async ({ canvas, userEvent }) => {
    const rejection = { fields: { to: 'The site still has stock.' } }
    onDelete.mockReset().mockRejectedValueOnce(Object.assign(new Error('Please correct the marked fields.'), rejection))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^The site still has stock\.$/))
  },
}

/** The dialog shows the reason; Ok tries again. */
export const RetriesAfterFailure: Story = {
  ...asking({ onConfirm: onDelete }),
  play: async ({ canvas, userEvent }) => {
    onDelete.mockReset().mockRejectedValueOnce(new Error('The site still has stock.')).mockResolvedValueOnce(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const ok = await screen.findByRole('button', { name: 'Ok' })
    await userEvent.click(ok)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The site still has stock.'))
    await expect(ok).toHaveFocus()
    await expect(onAnswer).not.toHaveBeenCalled()

    await userEvent.click(ok)
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    await expect(onDelete).toHaveBeenCalledTimes(2)
  },
}
