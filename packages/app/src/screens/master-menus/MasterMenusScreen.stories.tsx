import type { ApplicableSchool, CalendarSummary, Publication, SchoolResult } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders } from '../../stories/answers.ts'
import { apple, page, tacoSummary } from '../../stories/fixtures.ts'
import { fallMonth } from '../../stories/master-months.ts'
import { donePlan } from '../../stories/plans.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { extra } from '../../stories/users.ts'
import { MasterMenusScreen } from './MasterMenusScreen.tsx'
import { MonthScreen } from './MonthScreen.tsx'

const json = (body: object, init?: { status: number }) => HttpResponse.json(body as JsonBodyType, init)
const summary: CalendarSummary = {
  id: 5,
  name: 'Fall lunch',
  yearMonth: '2026-11',
  itemType: 'MEAL',
  programId: 1,
  programName: 'National School Lunch Program',
  grades: 'K-5',
  status: 'draft',
  isActive: true,
  plannedDays: 5,
  publishedSchools: 3,
  differingSchools: 1,
  verdict: 'fail',
  verdict2027: 'fail',
  version: 2,
}
const month = fallMonth
const { program } = month
const schools: ApplicableSchool[] = [
  { schoolId: 1, schoolName: 'Maple Grove', state: 'never', ownDays: 0, openConflicts: 0, publishedAt: null },
  {
    schoolId: 2,
    schoolName: 'Lincoln',
    state: 'customised',
    ownDays: 2,
    openConflicts: 1,
    publishedAt: '2026-10-30T12:00:00Z',
  },
  { schoolId: 3, schoolName: 'Roosevelt', state: 'current', ownDays: 0, openConflicts: 0, publishedAt: null },
]
const publication: Publication = {
  id: 9,
  publishedAt: '2026-10-30T12:00:00Z',
  publishedBy: 'Dana Whitfield',
  reason: 'First version',
  takenBackAt: null,
  takenBackReason: null,
  canTakeBack: true,
  schools: 1,
  job: null,
}
const result: SchoolResult = {
  schoolId: 2,
  schoolName: 'Lincoln',
  schoolMonthId: 4,
  came: ['2026-11-16', '2026-11-17'],
  kept: ['2026-11-18'],
  conflicts: ['2026-11-19'],
  locked: [],
}
const listOf = (rows: CalendarSummary[]) =>
  http.get('/commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', () =>
    json({ _embedded: { catererCalendarSummaries: rows } }),
  )
const publishing = [
  http.get('/commissary/copyTo/applicableSchools/:id', () => json({ _embedded: { applicableSchools: schools } })),
  http.get('/commissary/catererCalendar/:id/publications', () => json({ _embedded: { publications: [publication] } })),
  http.put('/commissary/caterer/copyCalendar/:id', () =>
    json({ data: { message: 'Published', publicationId: 10, jobId: null, schools: [result] } }),
  ),
]
const handlers = [
  answerUser(),
  listOf([summary, { ...summary, id: 6, yearMonth: '2026-12', status: 'published', verdict: null, verdict2027: null }]),
  http.get('/commissary/monthlyCalendars/:id', () => json(month)),
  http.post('/commissary/catererMonthlyCalendar/:caterer/:type', () =>
    json({ data: { message: 'Saved', id: 5, calendar: month } }),
  ),
  answerSettings(),
  http.get('/recipe/recipes', () => json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
  ...publishing,
]

const meta = {
  title: 'Screens/Master Menus',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus', children: <MasterMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: handlers },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 1.masterMenus, 2.route.manage.manageMasterMenus, 8.catalogue.masterMenu
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Fall lunch'))[0]).toBeVisible()
    await expect(canvas.getByText('November 2026')).toBeVisible()
    await expect(canvas.getAllByText('3 schools, 1 differs')).toHaveLength(2)
  },
}
export const Empty: Story = {
  parameters: { msw: [listOf([]), ...handlers] },
  play: async ({ canvas }) => expect(await canvas.findByText('No master menus yet')).toBeVisible(),
}
export const Loading: Story = {
  parameters: {
    msw: [http.get('/commissary/catererCalendarSummaries/search/*', () => delay('infinite')), ...handlers],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Schools without the current version of the month are selected; the result says what was updated and what was kept. */
export const Publishes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Fall lunch')
    await userEvent.click((await canvas.findAllByRole('button', { name: /Actions/ }))[0] ?? document.body)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('checkbox', { name: /Maple Grove/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Roosevelt/ })).not.toBeChecked()
    await expect(dialog.getByText('Has its own changes · 2 changed days · 1 open conflict')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish to 2 schools' }))
    await expect(await dialog.findByText('2 days updated.')).toBeVisible()
    await expect(dialog.getByText(/^Both changed Nov 19/)).toBeVisible()
  },
}

/** A day of the month opens its week in the planner. */
export const Month: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' }))
    await expect(grid.getByText('Closed: Thanksgiving Day')).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: /^Monday, November 16/ }))
    await waitFor(() => expect(canvas.getByRole('grid', { name: /Lunch menu/ })).toBeVisible())
  },
}

const shared = fn<(body: unknown) => void>()

/** A master menu for K-5 is served to 6-8 as well: this is saved for all months, and the name and checks are for both. */
export const SharesTheMenu: Story = {
  args: { address: '/manage/manageMasterMenus?open=5&week=2026-11-16', children: <MonthScreen /> },
  parameters: {
    msw: [
      http.post('/commissary/catererMonthlyCalendar/:caterer/:type', async ({ request }) => {
        shared(await request.json())
        const both = { ...month, program: { ...program, grades: 'K-8', alsoGradeGroups: ['6-8'] } }
        return json({ data: { message: 'Menu saved successfully', id: 5, calendar: both } })
      }),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grade groups' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Grade groups' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Same menu for' }), '6-8')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(shared).toHaveBeenCalledWith({ id: 5, yearMonth: '2026-11', version: 2, alsoGradeGroups: ['6-8'] })
    await expect(canvas.getByText(/K-8$/)).toBeVisible()
    const groups = within(await canvas.findByRole('group', { name: 'Grade groups' }))
    await expect(groups.getAllByRole('button')).toHaveLength(2)
  },
}

/** A menu without a meal pattern says so once, even with a week open, and has no verdicts and no Plan for me. */
export const MonthWithoutPattern: Story = {
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  parameters: {
    msw: [
      http.get('/commissary/monthlyCalendars/:id', () =>
        json({ ...month, name: 'Fall extras', itemType: 'EXTRA', program: extra }),
      ),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall extras, November 2026' }))
    await userEvent.click(grid.getByRole('button', { name: /^Monday, November 16/ }))
    await expect(await canvas.findByRole('grid', { name: /Extra \(A La Carte\) menu/ })).toBeVisible()
    await expect(canvas.getAllByText(/^Extra \(A La Carte\) has no meal pattern/)).toHaveLength(1)
    await expect(canvas.queryByText(/^(Pass|Fail|Unknown|Advisory)/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Plan for me' })).not.toBeInTheDocument()
  },
}

/** By keyboard, closing a week returns the focus to the day that opened it. */
export const ClosesAWeek: Story = {
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' }))
    grid.getByRole('button', { name: /^Monday, November 16/ }).focus()
    await userEvent.keyboard('{Enter}')
    ;(await canvas.findByRole('button', { name: 'Close week' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Close week' })).toBeNull()
    await expect(grid.getByRole('button', { name: /^Monday, November 16/ })).toHaveFocus()
  },
}

/** The recorded requests. */
const begun = fn<(request: { days: { date: string; isOpen: boolean }[] }) => void>()
const stored = fn<(request: { days: { date: string }[] }) => void>()
const december = {
  ...month,
  id: 6,
  yearMonth: '2026-12',
  days: month.days.slice(0, 1).map((day) => ({ ...day, date: '2026-12-01' })),
}
const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']

/** All empty days of the month are planned, no matter which week is open, and days of other weeks are saved, too. */
export const PlansTheMonth: Story = {
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  beforeEach: () => {
    begun.mockClear()
    stored.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
  parameters: {
    msw: [
      http.post('/commissary/nutrition-planner', async ({ request }) => {
        begun((await request.json()) as Parameters<typeof begun>[0])
        return json({ data: { message: 'Planning the empty days', id: 5 } }, { status: 202 })
      }),
      http.get('/commissary/nutrition-planner/:id', () => {
        const days = donePlan.days.map((day, index) => ({ ...day, key: dates[index], date: dates[index] }))
        return json({ ...donePlan, totalWeeks: 4, solvedWeeks: 4, days })
      }),
      http.post('/commissary/catererMonthlyCalendar/:caterer/:type', async ({ request }) => {
        stored((await request.json()) as Parameters<typeof stored>[0])
        return json({ data: { message: 'Saved', id: 5, calendar: month } })
      }),
      http.get('/commissary/monthlyCalendars/6', () => json(december)),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' }))
    await userEvent.click(grid.getByRole('button', { name: /^Monday, November 16/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan for me' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan for me' }))
    await expect(dialog.getByRole('radio', { name: 'November 2026: all 5 empty days' })).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Planned meals per day/ }), '180')
    await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))

    await expect(await dialog.findByRole('region', { name: 'November 23 – 27, 2026' })).toBeVisible()
    const [[{ days }] = [{ days: [] }]] = begun.mock.calls
    await expect(days.filter(({ isOpen }) => isOpen)).toHaveLength(5)
    // The week that has a plan, and what the next month serves.
    await expect(days.filter(({ isOpen }) => !isOpen)).toHaveLength(6)
    await expect(days.map(({ date }) => date)).toContain('2026-12-01')

    await userEvent.click(dialog.getByRole('button', { name: 'Use this plan' }))
    await expect(await screen.findByText('5 days planned.')).toBeVisible()
    await waitFor(() => expect(stored).toHaveBeenCalled())
    const [[saved] = [{ days: [] }]] = stored.mock.calls
    await expect(saved.days.map(({ date }) => date)).toEqual(dates)
  },
}

/** A new caterer: no school serves lunch yet, so there is no program to plan a month for. */
export const NothingServed: Story = {
  parameters: {
    msw: [
      listOf([]),
      http.get('/commissary/meal-programs', () => json({ _embedded: { mealPrograms: [] } })),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'New month' })
    if (add) await userEvent.click(add)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('No school serves Lunch yet')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Add month' })).not.toBeInTheDocument()
  },
}
