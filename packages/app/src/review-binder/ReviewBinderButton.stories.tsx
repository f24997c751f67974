import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { answerUser, refused } from '../stories/answers.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { ReviewBinderButton } from './ReviewBinderButton.tsx'

const asked = fn<(body: unknown) => void>()
const answerBinder = http.post('*/commissary/reviewBinder', async ({ request }) => {
  asked(await request.json())
  await delay(50)
  return new HttpResponse('%PDF', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="Maple review binder 2026-11-16.pdf"',
    },
  })
})

const meta = {
  title: 'Parts/Review Binder',
  component: StoryApp,
  args: { address: '/', children: <ReviewBinderButton schoolId={1} itemType="MEAL" week="2026-11-18" /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerBinder] },
  beforeEach: () => {
    asked.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The week of a school's meal is requested once, and is downloaded under the server's file name. */
export const Downloads: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Print review binder' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(await screen.findByText('Maple review binder 2026-11-16.pdf downloaded')).toBeVisible()
    await expect(asked.mock.calls).toEqual([[{ schoolId: 1, itemType: 'MEAL', week: '2026-11-18' }]])
  },
}

export const Refused: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.post('*/commissary/reviewBinder', () => refused(403, "You don't have permission to do this.")),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print review binder' }))
    await expect(await screen.findByText("You don't have permission to do this.")).toBeVisible()
  },
}
