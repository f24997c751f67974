import type { MonthInput, MonthlyCalendar } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, refused } from '../../stories/answers.ts'
import { week } from '../../stories/fixtures.ts'
import { fallMonth } from '../../stories/master-months.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MonthReasons } from './MonthReasons.tsx'

const [monday, tuesday] = week
if (!monday || !tuesday) throw new Error('the fixture has a week')
const month: MonthlyCalendar = {
  ...fallMonth,
  status: 'published',
  days: [
    { ...monday, reason: null },
    { ...tuesday, reason: 'Field trip' },
  ],
  closedDays: [],
}
const sent = fn<(days: MonthInput['days']) => void>()
let stored = month
const saves = http.post('/commissary/catererMonthlyCalendar/:caterer/:type', async ({ request }) => {
  const { days = [] } = (await request.json()) as MonthInput
  sent(days)
  stored = {
    ...stored,
    days: stored.days.map((day) => {
      const saved = days.find(({ date }) => date === day.date)
      return saved ? { ...day, reason: saved.reason ?? null, version: day.version + 1 } : day
    }),
  }
  return HttpResponse.json({ data: { message: 'Saved', id: 5, calendar: stored } } as JsonBodyType)
})

function Reasons({ dates }: { dates?: readonly string[] }) {
  const [shown, setShown] = useState(month)
  const change = async (next?: MonthlyCalendar) => setShown(next ?? stored)
  return <MonthReasons month={shown} dates={dates} onChanged={change} onClose={() => undefined} />
}

const meta = {
  title: 'Screens/Master Menus/Reasons',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus?open=5', children: <Reasons /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), saves] },
  beforeEach: () => {
    stored = month
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Reasons for changes' }))

/** One reason for several days, sent with the rest of each day unchanged; Undo restores the earlier reasons. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Why: Field trip')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All 2 days' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Oven repair')
    await userEvent.click(dialog.getByRole('button', { name: 'Save reason for 2 days' }))
    await waitFor(() => expect(dialog.getAllByText('Why: Oven repair')).toHaveLength(2))
    await expect(sent).toHaveBeenLastCalledWith([
      expect.objectContaining({
        date: monday.date,
        version: monday.version,
        plannedMeals: monday.plannedMeals,
        reason: 'Oven repair',
      }),
      expect.objectContaining({ date: tuesday.date, version: tuesday.version, reason: 'Oven repair' }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith([
        expect.objectContaining({ version: monday.version + 1, reason: null }),
        expect.objectContaining({ version: tuesday.version + 1, reason: 'Field trip' }),
      ]),
    )
  },
}

/** By keyboard, for the days of the open week. */
export const OfAWeek: Story = {
  args: { children: <Reasons dates={[tuesday.date]} /> },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    const reason = dialog.getByRole('textbox', { name: 'Why?' })
    await expect(reason).toHaveValue('Field trip')
    await expect(dialog.getByRole('button', { name: 'Save reason for 1 day' })).toBeDisabled()
    await userEvent.clear(reason)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([expect.objectContaining({ reason: null })]))
    await waitFor(() => expect(dialog.queryByText('Why: Field trip')).not.toBeInTheDocument())
  },
}

/** Someone else saved the day: the typed reason stays. */
export const Conflict: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.post('/commissary/catererMonthlyCalendar/:caterer/:type', () =>
        refused(409, 'Someone else saved this day.'),
      ),
    ],
  },
  args: { children: <Reasons dates={[monday.date]} /> },
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Oven repair')
    await userEvent.click(dialog.getByRole('button', { name: 'Save reason for 1 day' }))
    await expect(await dialog.findByText('Someone else saved this day.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('Oven repair')
  },
}

export const NothingPlanned: Story = {
  args: { children: <Reasons dates={[]} /> },
  play: async () => expect((await openDialog()).getByText('No day has a menu yet. Plan a day first.')).toBeVisible(),
}
