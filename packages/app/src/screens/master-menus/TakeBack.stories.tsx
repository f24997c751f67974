import type { Publication } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { PublicationHistory } from './PublicationHistory.tsx'

const publication: Publication = {
  id: 9,
  publishedAt: '2026-11-16T12:00:00Z',
  publishedBy: 'Dana Whitfield',
  reason: 'Winter menu',
  takenBackAt: null,
  takenBackReason: null,
  canTakeBack: true,
  schools: 2,
  job: null,
}
let stored = publication
const asked = fn<(reason: string | null) => void>()
const takenBack = fn(() => Promise.resolve())

const meta = {
  title: 'Screens/Master Menus/Taking back',
  component: StoryApp,
  args: {
    address: '/manage/manageMasterMenus',
    children: <PublicationHistory monthId={5} onTakenBack={takenBack} />,
  },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/catererCalendar/:id/publications', () =>
        HttpResponse.json({ _embedded: { publications: [stored] } }),
      ),
      http.post('/commissary/publications/9/takeBack', ({ request }) => {
        const reason = new URL(request.url).searchParams.get('reason')
        asked(reason)
        stored = { ...publication, takenBackAt: '2026-11-18T12:00:00Z', takenBackReason: reason }
        return HttpResponse.json({
          data: { message: 'Menu unpublished', publicationId: 9, jobId: null, schools: [] },
        })
      }),
    ],
  },
  beforeEach: () => {
    stored = publication
    asked.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The planner may say why; it is shown with the publication. */
export const WithAReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 publication'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason for unpublishing' }), 'Wrong prices')
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }))
    await expect(await canvas.findByText(/unpublished on Nov 18, 2026: Wrong prices$/)).toBeVisible()
    await expect(asked).toHaveBeenCalledWith('Wrong prices')
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument()
  },
}

/** Users with access to only some of its schools are told why they can't take it back, and have no button for it. */
export const OtherSchoolsHaveIt: Story = {
  beforeEach: () => {
    stored = { ...publication, canTakeBack: false }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 publication'))
    await expect(
      canvas.getByText('Only someone with access to all schools that have it can unpublish it.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument()
  },
}

export const WithoutOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 publication'))
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }))
    await expect(await canvas.findByText(/unpublished on Nov 18, 2026$/)).toBeVisible()
    await expect(asked).toHaveBeenCalledWith(null)
  },
}
