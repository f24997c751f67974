import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { storyClock } from '../../../testing/story-clock.ts'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const onUndo = fn()
const onClose = fn()

function Page({ isAtBottom }: { isAtBottom: boolean }) {
  const show = useToast()
  return (
    <div style={isAtBottom ? { position: 'fixed', insetBlockEnd: '2rem', insetInlineEnd: '2rem' } : {}}>
      <Button onClick={() => show({ message: 'Rice bowl archived', onUndo })}>Archive</Button>
      <Button onClick={() => show({ message: 'Site saved', onClose })}>Save</Button>
    </div>
  )
}

function Failing() {
  const show = useToast()
  return (
    <>
      <Button onClick={() => show({ tone: 'error', message: 'The disk is full' })}>Save</Button>
      <Button onClick={() => show({ tone: 'error', message: 'No paper' })}>Print</Button>
    </>
  )
}

const meta = {
  title: 'components/Toast/Tests',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <ToastProvider>
      <Page isAtBottom={false} />
    </ToastProvider>
  ),
  beforeEach: () => {
    onUndo.mockClear()
    onClose.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** F8 moves focus to the newest toast; when the toast is gone, focus returns. */
export const UndoByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region')).toHaveTextContent('Rice bowl archived')
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus())
  },
}

/** A repeated failure stays one message. */
export const FailsAgain: Story = {
  render: () => (
    <ToastProvider>
      <Failing />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Save', 'Print', 'Save']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByText('The disk is full')).toHaveLength(1)
    await expect(canvas.getByText('No paper')).toBeVisible()
  },
}

/** Focus moves from a dismissed toast to the next one. */
export const FocusMovesToTheNextToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{F8}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
  },
}

/** A new toast does not take the focus while a closing dialog returns it, even if an earlier toast had it. */
export const NewToastTakesNoFocus: Story = {
  render: () => (
    <ToastProvider durations={{ plain: 300, long: 300 }}>
      <Page isAtBottom={false} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const clock = storyClock(300)
    const save = canvas.getByRole('button', { name: 'Save' })
    try {
      await userEvent.click(save)
      await userEvent.keyboard('{F8}')
      await userEvent.click(document.body)
      save.focus()
      await clock.advance(300)
      await expect(canvas.queryByText('Site saved')).not.toBeInTheDocument()

      save.blur()
      save.click()
      await expect(await canvas.findByText('Site saved')).toBeVisible()
      await expect(document.body).toHaveFocus()
    } finally {
      clock.stop()
    }
  },
}

/** It closes automatically, but not while the pointer or focus is on it. */
export const WaitsForPointerAndFocus: Story = {
  render: () => (
    <ToastProvider durations={{ plain: 600, long: 1200 }}>
      <Page isAtBottom={false} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const clock = storyClock(600)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      const toast = canvas.getByText('Site saved')
      await userEvent.hover(toast)
      await clock.advance(900)
      await expect(toast).toBeVisible()

      await userEvent.keyboard('{F8}')
      await userEvent.unhover(toast)
      await clock.advance(900)
      await expect(toast).toBeVisible()

      await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
      await clock.advance(600)
      await expect(toast).not.toBeInTheDocument()
    } finally {
      clock.stop()
    }
  },
}

/** A focused element at the bottom of the window stays visible (WCAG 2.4.11). */
export const NeverCoversFocus: Story = {
  render: () => (
    <ToastProvider>
      <Page isAtBottom />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    await waitFor(async () => {
      const toast = canvas.getByText('Site saved').getBoundingClientRect()
      await expect(toast.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    })
  },
}

/** `onClose` is called once, whether the toast is closed or expires. */
export const CallsOnCloseOnce: Story = {
  render: () => (
    <ToastProvider durations={{ plain: 300, long: 300 }}>
      <Page isAtBottom={false} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const clock = storyClock(300)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(onClose).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await clock.advance(300)
      await expect(onClose).toHaveBeenCalledTimes(2)
      await clock.advance(400)
      await expect(onClose).toHaveBeenCalledTimes(2)
    } finally {
      clock.stop()
    }
  },
}
