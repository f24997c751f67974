import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { longName } from '../../stories/fixtures.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerSites, harborView, oakLane, schoolRecords } from '../../stories/schools.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { SchoolsScreen } from './SchoolsScreen.tsx'

const sent = fn<(call: string, ifMatch: string | null) => void>()
/** The schools as the server has them, for stories that archive one. */
let stored = schoolRecords

const answerDelete = http.delete('*/commissary/deleteSite/:caterer/:id', ({ params, request }) => {
  sent(`DELETE ${String(params['caterer'])}/${String(params['id'])}`, request.headers.get('If-Match'))
  stored = [oakLane]
  return HttpResponse.json({ data: { message: 'School deleted successfully', id: 3 } })
})
const answerRestore = http.post('*/commissary/sites/:id/restore', ({ params }) => {
  sent(`RESTORE ${String(params['id'])}`, null)
  stored = schoolRecords
  return HttpResponse.json({ data: { message: 'School restored successfully', id: 3 } })
})
let userReads = 0
const countUserReads = http.get('*/commissary/userInfo', () => {
  userReads += 1
})

const meta = {
  title: 'Screens/Schools/List',
  component: StoryApp,
  args: { address: '/settings/schools', children: <SchoolsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [countUserReads, answerUser(), answerSites(() => stored), answerDelete, answerRestore] },
  beforeEach: () => {
    stored = schoolRecords
    userReads = 0
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 3.school.schoolName, 3.school.subdomain
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Harbor View School/ })
    const cells = within(row).getAllByRole('gridcell')
    await expect(cells.slice(1, 6).map((cell) => cell.textContent)).toEqual([
      'Harbor View School',
      'K – 8',
      'Breakfast (K\u20115), Lunch (K\u20115, 6\u20118)',
      'Breakfast Unknown, Lunch 320',
      'harbor-view-school',
    ])
    await expect(canvas.getByRole('row', { name: /Oak Lane Preschool/ })).toHaveTextContent('Pre-K')
  },
}

/** Archived at once; Undo brings it back. The user is reloaded, because other screens read the schools from it. */
export const ArchivedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Harbor View School/ })
    const readsBefore = userReads
    await userEvent.click(within(row).getByRole('button', { name: 'Archive' }))
    await expect(await canvas.findByText('School deleted successfully')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Harbor View School')).not.toBeInTheDocument())
    await waitFor(() => expect(userReads).toBeGreaterThan(readsBefore))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('School restored successfully')).toBeVisible()
    await expect(await canvas.findByText('Harbor View School')).toBeVisible()
    await expect(sent.mock.calls).toEqual([
      ['DELETE 7/3', '"3"'],
      ['RESTORE 3', null],
    ])
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerSites([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add school' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { msw: [answerUser(), http.get('*/commissary/sites', never)] } }
export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/sites', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

const long = Array.from({ length: 40 }, (_, index) => ({
  ...harborView,
  schoolId: index + 1,
  schoolName: `${longName.slice(0, 96)} ${index + 1}`,
  subdomain: 'w'.repeat(63),
}))
export const VeryLong: Story = { parameters: { msw: [answerUser(), answerSites(long)] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Harbor View School')
    const data = schoolRecords.flatMap(({ schoolName, subdomain }) => [schoolName, subdomain ?? ''])
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
