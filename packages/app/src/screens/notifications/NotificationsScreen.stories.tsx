import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { allChoices, answerChoices } from '../../stories/notifications.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const sent = fn<(kind: string, body: unknown) => void>()
const answerPut = http.put('*/commissary/notificationChoices/:kind', async ({ params, request }) => {
  sent(String(params['kind']), await request.json())
  return HttpResponse.json({ data: { message: 'Choice saved' } })
})

const meta = {
  title: 'Screens/Notifications',
  component: StoryApp,
  args: { address: '/settings/notifications', children: <NotificationsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerChoices(), answerPut] },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Each kind has a switch for the bell and one for emails, which are saved at once. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole('switch', { name: 'Price jump: Email' })
    await expect(canvas.getAllByRole('switch')).toHaveLength(10)
    await expect(canvas.getByText(/differs from the last one by more than 10%/)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Menu published: Bell' })).not.toBeChecked()
    await expect(canvas.getByText('Emails go to planner@demo.test.')).toBeVisible()
    mail.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(sent).toHaveBeenCalledWith('priceJump', { bell: true, mail: true }))
    await expect(mail).toBeChecked()
    await expect(mail).toHaveFocus()
  },
}

/** A kitchen user gets notifications about records only. */
export const OneKind: Story = {
  parameters: { msw: [answerUser(), answerChoices(allChoices.slice(0, 1)), answerPut] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Production record not closed: Bell' })).toBeChecked()
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
  },
}

/** The switch flips back, and its row says why. */
export const NotSaved: Story = {
  parameters: {
    msw: [answerUser(), answerChoices(), http.put('*/commissary/notificationChoices/:kind', broken)],
  },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('switch', { name: 'Recall: Bell' })
    await userEvent.click(bell)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(bell).toBeChecked())
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/notificationChoices', never)] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible(),
}

export const CannotBeRead: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/notificationChoices', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Recall: Email' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(10))
    await expect(hardCodedTexts(canvasElement, ['planner@demo.test'])).toEqual([])
  },
}
