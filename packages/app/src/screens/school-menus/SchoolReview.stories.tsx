import type { CalendarDay, ConflictAnswers, DayConflict, SchoolDaysInput, SchoolMenu } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { calendar, week } from '../../stories/fixtures.ts'
import { plannerFoods } from '../../stories/planner-foods.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)
/** Recorded calls with their bodies, in order. */
const sent = fn<(call: string, body: unknown) => void>()
const count = (value: number) => ({ count: value, note: null, line: null })
const none = { category: null, id: null, parts: [] }
const line = (name: string, plannedServings: number) => ({
  count: null,
  note: null,
  line: { name, category: 'Fruit' as const, portion: null, plannedServings },
})
const conflicts: DayConflict[] = [
  { field: 'plannedMeals', ...none, base: count(180), school: count(170), published: count(200) },
  {
    field: 'line',
    ...none,
    id: 'apple',
    base: line('Apple, small', 180),
    school: null,
    published: line('Apple, small', 90),
  },
]
/** Wednesday is as published, Thursday is in conflict, and on Friday the school serves fewer meals. */
const days = week.map((day): CalendarDay => {
  if (day.date === '2026-11-19') return { ...day, plannedMeals: 170, lines: day.lines.slice(0, 1), conflicts }
  return day.date === '2026-11-20' ? { ...day, plannedMeals: 150 } : day
})
const published = week.map((day) => (day.date === '2026-11-19' ? { ...day, plannedMeals: 200 } : day))
const month: SchoolMenu = {
  id: 4,
  schoolId: 3,
  yearMonth: '2026-11',
  itemType: 'MEAL',
  programId: 1,
  catererCalendarId: 5,
  catererCalendarName: 'Fall lunch',
  state: 'customised',
  isActive: true,
  plannedDays: 5,
  ownDays: 2,
  openConflicts: 2,
  version: 3,
}
const handlers = [
  answerUser(),
  http.get('/commissary/school/:id/calendar', () => json(calendar(days))),
  http.get('/commissary/getSchoolMenus/:schoolId/:menuType', () => json({ _embedded: { getSchoolMenus: [month] } })),
  http.get('/commissary/schoolMonthlyCalendar/:id/published', () => json({ _embedded: { publishedDays: published } })),
  http.put('/commissary/schoolMonthlyCalendar/:id/conflicts', async ({ request }) => {
    const body = (await request.json()) as ConflictAnswers
    sent('answer', body)
    const day = days.find(({ date }) => date === body.date)
    const open = conflicts.filter((_, index) => body.answers[index] === null)
    return json({ data: { message: 'Menu saved successfully', day: { ...day, conflicts: open, version: 2 } } })
  }),
  http.post('/commissary/schoolMonthlyCalendar/:id/conflicts/reopen', async ({ request }) => {
    const body = (await request.json()) as { date: string }
    sent('reopen', body)
    const day = days.find(({ date }) => date === body.date)
    return json({ data: { message: 'Menu saved successfully', day: { ...day, version: 3 } } })
  }),
  http.put('/commissary/schoolMonthlyCalendar/:id', async ({ request }) => {
    const body = (await request.json()) as SchoolDaysInput
    sent('save', body)
    const saved = body.days.map(({ date, plannedMeals, reason }) => ({
      ...week.find((day) => day.date === date),
      plannedMeals,
      reason: reason ?? null,
      version: 2 + sent.mock.calls.length,
    }))
    return json({ data: { message: 'Menu saved successfully', days: saved } })
  }),
  ...plannerFoods,
]

const meta = {
  title: 'Screens/School Menus/Review',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: handlers },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Presses the toast's Undo; the planner's own Undo is for its edits. */
async function undo(userEvent: { click: (element: Element) => Promise<void> }) {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }))
}

/** The days in conflict and the changed ones are marked; days that were served say that they cannot change. */
export const Marked: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 day has conflicts/)).toBeVisible()
    const header = (name: RegExp) => within(canvas.getByRole('columnheader', { name }))
    await expect(header(/^Thu/).getByRole('button', { name: '2 conflicts' })).toBeVisible()
    await expect(await header(/^Fri/).findByText('Changed')).toBeVisible()
    await expect(header(/^Wed/).queryByText('Changed')).not.toBeInTheDocument()
    await expect(header(/^Mon/).getByText("Served. It can't change.")).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Add to Fruit, Monday/ })).not.toBeInTheDocument()
  },
}

/** One field is answered, the other is left open; Undo reverts the answer. */
export const Answers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review conflicts' }))
    await expect(dialog.getByRole('button', { name: 'Save choices' })).toBeDisabled()
    const meals = within(dialog.getByRole('radiogroup', { name: 'Planned meals' }))
    await expect(meals.getByRole('radio', { name: 'Leave open' })).toBeChecked()
    await userEvent.click(meals.getByRole('radio', { name: "Use the master menu's 200" }))
    const fruit = within(dialog.getByRole('radiogroup', { name: 'Apple, small' }))
    await expect(fruit.getByRole('radio', { name: "Keep the school's Not on the menu" })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 choice' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toHaveBeenLastCalledWith('answer', {
      date: '2026-11-19',
      version: 1,
      answers: ['published', null],
    })
    await expect(await canvas.findByRole('button', { name: '1 conflict' })).toBeVisible()
    await undo(userEvent)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('reopen', { date: '2026-11-19', version: 2 }))
    await expect(await canvas.findByRole('button', { name: '2 conflicts' })).toBeVisible()
  },
}

/** By keyboard, all fields of a day at once. */
export const AnswersAllByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '2 conflicts' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Review conflicts' }))
    dialog.getByRole('button', { name: "Keep all of the school's" }).focus()
    await userEvent.keyboard('{Enter}')
    dialog.getByRole('button', { name: 'Save 2 choices' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toHaveBeenLastCalledWith('answer', expect.objectContaining({ answers: ['school', 'school'] }))
    await waitFor(() => expect(canvas.queryByText(/conflicts: the school/)).not.toBeInTheDocument())
  },
}

/** Someone else answered first: the dialog says so and shows what is stored now. */
export const AnsweredBySomeoneElse: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      http.put('/commissary/schoolMonthlyCalendar/:id/conflicts', () =>
        HttpResponse.json({ message: 'Someone else saved this day.', current: days[3] ?? null }, { status: 409 }),
      ),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review conflicts' }))
    await userEvent.click(dialog.getByRole('button', { name: "Use all of the master menu's" }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 choices' }))
    await expect(await dialog.findByText('Someone else saved this day.')).toBeVisible()
  },
}

/** Changed days next to the master menu; the chosen ones go back to it, with Undo. */
export const RevertsDays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changed days (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed days' }))
    await expect(dialog.getByRole('row', { name: 'Planned meals 150 180' })).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Friday, November 20/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revert 1 day to master menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const daySent = (plannedMeals: number, version: number) => ({
      days: [expect.objectContaining({ date: '2026-11-20', plannedMeals, version })],
    })
    await expect(sent).toHaveBeenLastCalledWith('save', daySent(180, 1))
    await undo(userEvent)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('save', daySent(150, 3)))
  },
}

/** The planner says why: for all changed days at once, or a different reason for one of them; Undo reverts it. */
export const SaysWhy: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      http.get('/commissary/school/:id/calendar', () =>
        json(calendar(days.map((day) => (day.date === '2026-11-20' ? { ...day, reason: 'Field trip' } : day)))),
      ),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changed days (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed days' }))
    await expect(dialog.getByText('Why: Field trip')).toBeVisible()
    await expect(dialog.queryByRole('textbox', { name: 'Why?' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Friday, November 20/ }))
    await expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('Field trip')
    await expect(dialog.getByRole('button', { name: 'Save reason for 1 day' })).toBeDisabled()
    // Days with different reasons begin without one.
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All 2 days' }))
    await expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Oven repair')
    await userEvent.keyboard('{Tab}{Enter}')
    const reasons = (reason: string | null, other: string | null) => ({
      days: [
        expect.objectContaining({ date: '2026-11-19', plannedMeals: 170, reason }),
        expect.objectContaining({ date: '2026-11-20', plannedMeals: 150, reason: other }),
      ],
    })
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('save', reasons('Oven repair', 'Oven repair')))
    await expect(await dialog.findAllByText('Why: Oven repair')).toHaveLength(2)
    await undo(userEvent)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('save', reasons(null, 'Field trip')))
    await expect(await dialog.findByText('Why: Field trip')).toBeVisible()
  },
}

/** A changed day is compared from its own actions menu, with the day already selected. */
export const ComparesADay: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Changed')
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for Friday/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare with master menu…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed days' }))
    await expect(dialog.getByRole('checkbox', { name: /^Friday/ })).toBeChecked()
    await expect(dialog.queryByRole('checkbox', { name: /^Thursday/ })).not.toBeInTheDocument()
  },
}

/** The month at a glance; a day leads to its week. */
export const Month: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageSchoolMenus?month=2026-11' },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Lunch menu, November 2026' }))
    await expect(await grid.findByRole('button', { name: /^Thursday, November 19.*Conflict/ })).toBeVisible()
    await expect(await grid.findByRole('button', { name: /^Friday, November 20.*Changed/ })).toBeVisible()
    await expect(grid.getByRole('button', { name: /^Monday, November 16.*Served/ })).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: /^Wednesday, November 18/ }))
    await expect(await canvas.findByRole('grid', { name: /Lunch menu, November 16/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Month' }))
    await expect(await canvas.findByRole('grid', { name: 'Lunch menu, November 2026' })).toBeVisible()
  },
}
export const MonthOnAPhone: Story = {
  args: { address: '/manage/manageSchoolMenus?month=2026-11' },
  globals: { viewport: { value: 'phone' } },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review conflicts' }))
    await expect(dialog.getByRole('radiogroup', { name: 'Planned meals' })).toBeVisible()
  },
}
