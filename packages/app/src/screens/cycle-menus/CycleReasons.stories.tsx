import type { CycleDay, CycleDayInput, CycleMenuPlan } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { fallCycle } from '../../stories/cycle-menus.ts'
import { calendar, week } from '../../stories/fixtures.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { CycleReasons } from './CycleReasons.tsx'

const { program } = calendar([])
const [first] = week
if (!program || !first) throw new Error('the fixture has a program and a week')
const { plannedMeals, selections, note, lines, version, updatedBy, updatedById } = first
const day = (weekOfCycle: number, weekday: number): CycleDay => ({
  week: weekOfCycle,
  weekday,
  plannedMeals,
  selections,
  note,
  reason: null,
  lines,
  version,
  updatedBy,
  updatedById,
})
const plan: CycleMenuPlan = { menu: fallCycle, program, days: [day(1, 1), day(2, 1), day(2, 3)] }
const sent = fn<(days: readonly CycleDayInput[]) => void>()

function Reasons() {
  const [shown, setShown] = useState(plan)
  return (
    <CycleReasons
      plan={shown}
      week={2}
      onSaved={async (days) =>
        setShown({ ...shown, days: shown.days.map((one) => days.find((saved) => isAt(saved, one)) ?? one) })
      }
      onStale={async () => undefined}
      onClose={() => undefined}
    />
  )
}
const isAt = (one: CycleDay, other: CycleDay) => one.week === other.week && one.weekday === other.weekday

const meta = {
  title: 'Screens/Cycle Menus/Reasons',
  component: StoryApp,
  args: { address: '/manage/manageRollingMenus?open=3&week=2', children: <Reasons /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.put('/commissary/cycleMenus/:id/days', async ({ request }) => {
        const { days } = (await request.json()) as { days: CycleDayInput[] }
        sent(days)
        const saved = days.map(({ week: place, weekday, reason = null }) => ({
          ...day(place, weekday),
          reason,
          version: version + 1,
        }))
        return HttpResponse.json({ data: { message: 'Saved', days: saved } })
      }),
    ],
  },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The days of the open week, each by its weekday. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Reasons for changes' }))
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
    await userEvent.click(dialog.getByRole('checkbox', { name: /Wed/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Apples are in season')
    await userEvent.click(dialog.getByRole('button', { name: 'Save reason for 1 day' }))
    await waitFor(() => expect(dialog.getByText('Why: Apples are in season')).toBeVisible())
    await expect(sent).toHaveBeenCalledWith([
      expect.objectContaining({ week: 2, weekday: 3, version, plannedMeals, reason: 'Apples are in season' }),
    ])
  },
}
