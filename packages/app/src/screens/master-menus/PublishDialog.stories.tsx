import type { ApplicableSchool, Publication, PublishJob, SchoolResult } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { PublishDialog } from './PublishDialog.tsx'

const json = (body: object, init?: { status: number }) => HttpResponse.json(body as JsonBodyType, init)
const total = 120
const schools = Array.from({ length: total }, (_, index): ApplicableSchool => ({
  schoolId: index + 1,
  schoolName: `School ${index + 1}`,
  state: 'never',
  ownDays: 0,
  openConflicts: 0,
  publishedAt: null,
}))
const results = schools.map(({ schoolId, schoolName }): SchoolResult => ({
  schoolId,
  schoolName,
  schoolMonthId: schoolId,
  came: ['2026-12-01', '2026-12-02'],
  kept: schoolId === 7 ? ['2026-12-03'] : [],
  conflicts: schoolId === 3 ? ['2026-12-01'] : [],
  locked: [],
}))
const running: PublishJob = {
  id: 4,
  state: 'running',
  publicationId: 9,
  totalSchools: total,
  doneSchools: 50,
  leftOut: [],
  waiting: schools.slice(50).map(({ schoolId }) => schoolId),
  schools: [],
  problem: null,
  canCancel: true,
}
const stopped = { ...running, schools: results.slice(0, 50), canCancel: false }
const done: PublishJob = { ...stopped, state: 'done', doneSchools: total, waiting: [], schools: results }
const publicationOf = ({ id, state, doneSchools }: PublishJob): Publication => ({
  id: 9,
  publishedAt: '2026-11-18T12:00:00Z',
  publishedBy: 'Dana Whitfield',
  reason: 'Winter menu',
  takenBackAt: null,
  takenBackReason: null,
  canTakeBack: true,
  schools: doneSchools,
  job: { id, state, totalSchools: total, doneSchools },
})
const jobs = (answer: () => PublishJob) => [
  http.get('/commissary/publishJobs/:id', () => json(answer())),
  http.get('/commissary/catererCalendar/:id/publications', () =>
    json({ _embedded: { publications: [publicationOf(answer())] } }),
  ),
]
const handlers = [
  answerUser(),
  http.get('/commissary/copyTo/applicableSchools/:id', () => json({ _embedded: { applicableSchools: schools } })),
]

const changed = fn(() => Promise.resolve())
const meta = {
  title: 'Screens/Master Menus/Publishing',
  component: StoryApp,
  args: {
    address: '/manage/manageMasterMenus',
    children: (
      <PublishDialog
        month={{ id: 5, name: 'Winter lunch', yearMonth: '2026-12', itemType: 'MEAL', programId: 1 }}
        onChanged={changed}
        onClose={() => undefined}
      />
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...jobs(() => running), ...handlers] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const openDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Publish Winter lunch, December 2026' }))

/** Opened again while the job is running, even after a server restart: progress in place of the form. */
export const Running: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByRole('progressbar', { name: 'Publishing' })).toHaveAttribute('value', '50')
    await expect(dialog.getByText('50 of 120 schools')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel publishing' })).toBeEnabled()
    await expect(dialog.queryByRole('checkbox', { name: 'School 1' })).toBeNull()
  },
}

export const Phone: Story = { ...Running, tags: [], globals: { viewport: { value: 'phone' } } }

let step = 0
/** From the form to the result: schools with a conflict or their own changes are named, the others counted. */
export const Publishes: Story = {
  beforeEach: () => {
    step = 0
    changed.mockClear()
  },
  parameters: {
    msw: [
      http.put('/commissary/caterer/copyCalendar/:id', () => {
        step = 1
        return json(
          { data: { message: 'Publishing the menu', publicationId: 9, jobId: 4, schools: [] } },
          { status: 202 },
        )
      }),
      http.get('/commissary/publishJobs/:id', () => json(step++ === 1 ? running : done)),
      http.get('/commissary/catererCalendar/:id/publications', () =>
        json({ _embedded: { publications: step === 0 ? [] : [publicationOf(step < 3 ? running : done)] } }),
      ),
      ...handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish to 120 schools' }))
    await expect(await dialog.findByText('118 schools have the menu as published.')).toBeVisible()
    await expect(dialog.getByText('School 3')).toBeVisible()
    await expect(dialog.getByText('School 7')).toBeVisible()
    await expect(dialog.queryByText('School 8')).toBeNull()
    await expect(changed).toHaveBeenCalled()
    // A link leads to the conflicts that someone must resolve.
    const review = dialog.getByRole('link', { name: 'Review: School 3' })
    await expect(review).toHaveAttribute(
      'href',
      expect.stringMatching(/manageSchoolMenus\?school=3&week=\d{4}-\d\d-\d\d&program=1$/),
    )
  },
}

let state: PublishJob = running
/** Schools that have the month keep it; the others can be published to, and all of it can be taken back. */
export const Canceled: Story = {
  tags: ['visual'],
  beforeEach: () => {
    state = running
  },
  parameters: {
    msw: [
      http.delete('/commissary/publishJobs/:id', () => {
        state = { ...stopped, state: 'cancelled' }
        return json({ data: { message: 'Publishing canceled', id: 4 } })
      }),
      ...jobs(() => state),
      ...handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel publishing' }))
    await expect(await dialog.findByText(/^Publishing was canceled after 50 of 120 schools/)).toBeVisible()
    await userEvent.click(dialog.getByText('1 publication'))
    await expect(await dialog.findByText(/canceled after 50 of 120 schools$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Unpublish' })).toBeEnabled()
  },
}

/** The last school gets the month before the cancel request arrives: the result is as if no one had canceled. */
export const DoneBeforeCancel: Story = {
  beforeEach: () => {
    state = running
  },
  parameters: {
    msw: [
      http.delete('/commissary/publishJobs/:id', () => {
        state = done
        return json({ data: { message: 'Publishing canceled', id: 4 } })
      }),
      ...jobs(() => state),
      ...handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel publishing' }))
    await expect(await dialog.findByText('118 schools have the menu as published.')).toBeVisible()
    await expect(dialog.queryByText(/^Publishing was canceled/)).toBeNull()
  },
}

/** Schools that the user has no access to are waiting, too: once the server says so, the progress continues without Cancel. */
export const CancelRefused: Story = {
  beforeEach: () => {
    state = running
  },
  parameters: {
    msw: [
      http.delete('/commissary/publishJobs/:id', () => {
        state = { ...running, canCancel: false }
        return json({ message: 'This menu is also being published to schools of others.' }, { status: 409 })
      }),
      ...jobs(() => state),
      ...handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel publishing' }))
    await expect(await dialog.findByText(/schools of others\.$/)).toBeVisible()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cancel publishing' })).toBeNull())
    await expect(dialog.getByRole('progressbar', { name: 'Publishing' })).toBeVisible()
  },
}

/** The remaining schools are selected in the form. */
export const TheRest: Story = {
  ...Canceled,
  tags: [],
  play: async (context) => {
    const dialog = await openDialog()
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Cancel publishing' }))
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Publish to the other 70 schools' }))
    await expect(await dialog.findByRole('button', { name: 'Publish to 70 schools' })).toBeEnabled()
    await expect(dialog.getByRole('checkbox', { name: /^School 51\b/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /^School 50\b/ })).not.toBeChecked()
  },
}

/** The server stopped the job: why, how many schools have the month, and the remaining ones. */
export const Failed: Story = {
  beforeEach: () => {
    step = 0
  },
  parameters: {
    msw: [
      ...jobs(() =>
        step++ < 2
          ? running
          : {
              ...stopped,
              state: 'failed',
              leftOut: ['School 12'],
              problem: "The server's disk is nearly full. Publish to the other schools later.",
            },
      ),
      ...handlers,
    ],
  },
  play: async () => {
    const dialog = await openDialog()
    await expect(await dialog.findByText(/disk is nearly full/)).toBeVisible()
    await expect(dialog.getByText(/^Publishing stopped after 50 of 120 schools/)).toBeVisible()
    await expect(dialog.getByText(/^Left out, because it no longer serves this menu.*School 12/)).toBeVisible()
  },
}

/** Someone else is publishing the month: the refusal, and then their progress. */
export const AlreadyRunning: Story = {
  beforeEach: () => {
    step = 0
  },
  parameters: {
    msw: [
      http.put('/commissary/caterer/copyCalendar/:id', () => {
        step = 1
        const message = 'This month is being published. Wait until that is done, or cancel it first.'
        return json({ message, current: { id: 9 } }, { status: 409 })
      }),
      http.get('/commissary/publishJobs/:id', () => json(running)),
      http.get('/commissary/catererCalendar/:id/publications', () =>
        json({ _embedded: { publications: step === 0 ? [] : [publicationOf(running)] } }),
      ),
      ...handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish to 120 schools' }))
    await expect(await dialog.findByText(/^This month is being published/)).toBeVisible()
    await expect(await dialog.findByRole('progressbar', { name: 'Publishing' })).toBeVisible()
  },
}
