import type { CalendarSummary, MonthlyCalendar, RecordEvent } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, refused } from '../../stories/answers.ts'
import { calendar, week } from '../../stories/fixtures.ts'
import { plannerFoods } from '../../stories/planner-foods.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MonthScreen } from './MonthScreen.tsx'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)
const program = calendar([]).program
if (!program) throw new Error('the fixture has a program')
const summaryOf = (id: number, yearMonth: string, name = 'Fall lunch'): CalendarSummary => ({
  id,
  name,
  yearMonth,
  itemType: 'MEAL',
  programId: 1,
  programName: 'National School Lunch Program',
  grades: 'K-5',
  status: 'draft',
  isActive: true,
  plannedDays: 5,
  publishedSchools: 0,
  differingSchools: 0,
  verdict: 'fail',
  verdict2027: 'fail',
  version: 2,
})
/** Fall lunch has September to December, and another menu has January. */
const menu = new Map([
  [3, '2026-09'],
  [4, '2026-10'],
  [5, '2026-11'],
  [6, '2026-12'],
])
const summaries = [...menu].map(([id, yearMonth]) => summaryOf(id, yearMonth)).concat(summaryOf(9, '2027-01', 'Other'))
const monthOf = (id: number): MonthlyCalendar => {
  const yearMonth = menu.get(id) ?? '2026-11'
  return {
    id,
    isCatererMenu: true,
    schoolId: null,
    name: 'Fall lunch',
    yearMonth,
    itemType: 'MEAL',
    program,
    status: 'draft',
    isActive: true,
    days: id === 4 ? [] : week.map((day) => ({ ...day, date: yearMonth + day.date.slice(7) })),
    daysBeside: [],
    recurringDays: {},
    closedDays: [],
    version: 2,
  }
}
/** Recorded reads of months, by id, and recorded copies. */
const read = fn<(id: number) => void>()
const cloned = fn<(body: unknown) => void>()
const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })
const events: RecordEvent[] = [
  {
    id: 8,
    action: 'updated',
    at: '2026-11-18T15:02:00Z',
    by: 'Dana Whitfield',
    changes: [change('takenBack', null, 'Lincoln, Maple Grove')],
  },
  {
    id: 7,
    action: 'updated',
    at: '2026-11-17T15:02:00Z',
    by: 'Dana Whitfield',
    changes: [change('published', null, 'Lincoln, Maple Grove'), change('reason', null, 'First of the year')],
  },
  {
    id: 6,
    action: 'updated',
    at: '2026-11-16T15:02:00Z',
    by: 'Luis Ortega',
    changes: [
      change('2026-11-17 line taco', 'Soft beef tacos · Entree · 180', 'Soft beef tacos · Entree · 160'),
      change('2026-11-17 note', 'Early dismissal', null),
    ],
  },
]
const handlers = [
  answerUser(),
  http.get('/commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [from, to] = [query.get('startYearMonth') ?? '', query.get('endYearMonth') ?? '']
    const rows = summaries.filter(({ yearMonth }) => yearMonth >= from && yearMonth <= to)
    return json({ _embedded: { catererCalendarSummaries: rows } })
  }),
  http.get('/commissary/monthlyCalendars/:id', ({ params }) => {
    const id = Number(params['id'])
    read(id)
    return json(monthOf(id))
  }),
  http.put('/commissary/caterer/cloneCalendar/:id', async ({ request, params }) => {
    cloned({ id: Number(params['id']), ...((await request.json()) as object) })
    return json({ data: { message: 'Copied', id: 6, laid: [], kept: [], closed: [] } })
  }),
  http.get('/commissary/recordHistory', () =>
    json({ _embedded: { events }, page: { size: 10, number: 0, totalElements: 3, totalPages: 1 } }),
  ),
  ...plannerFoods,
]

const meta = {
  title: 'Screens/Master Menus/Months',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: handlers },
  beforeEach: () => {
    read.mockClear()
    cloned.mockClear()
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** From month to month by keyboard; the buttons keep the focus, and are disabled where the menu has no more months. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' })
    const previous = await canvas.findByRole('button', { name: 'Previous month' })
    const isStep = () => expect(previous).not.toHaveAttribute('aria-disabled')
    await waitFor(isStep)
    previous.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('grid', { name: 'Fall lunch, October 2026' })).toBeVisible()
    await expect(previous).toHaveFocus()
    await waitFor(isStep)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('grid', { name: 'Fall lunch, September 2026' })).toBeVisible()
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'))
    await expect(previous).toHaveFocus()
  },
}

/** After the last month of the menu, the next one can be added as a copy of it. */
export const AddsTheNextMonth: Story = {
  args: { address: '/manage/manageMasterMenus?open=6' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add January 2027' }))
    // January of another menu is not a next month for this one.
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
    const dialog = within(await screen.findByRole('dialog', { name: 'Clone Fall lunch' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Clone' }))
    await waitFor(() =>
      expect(cloned).toHaveBeenCalledWith(expect.objectContaining({ id: 6, yearMonth: '2027-01', name: 'Fall lunch' })),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** An address with a week opens it. */
export const WeekOfAnAddress: Story = {
  args: { address: '/manage/manageMasterMenus?open=5&week=2026-11-16' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 16 – 20, 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close week' }))
    await expect(canvas.queryByRole('heading', { name: 'November 16 – 20, 2026' })).not.toBeInTheDocument()
  },
}

/** The school year: today's month is in view, and months are read as they come into view. */
export const Year: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageMasterMenus?open=6&view=year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('region', { name: /20\d\d$/ })).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: 'Next year' })).toHaveAttribute('aria-disabled', 'true')
    await expect(read.mock.calls.map(([id]) => id)).not.toContain(3)
  },
}

/** Empty, missing and failed months say so, and a day opens its week. */
export const YearStates: Story = {
  args: { address: '/manage/manageMasterMenus?open=6&view=year' },
  parameters: {
    msw: [http.get('/commissary/monthlyCalendars/3', () => refused(422, 'This month cannot be read.')), ...handlers],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' })
    const month = (name: string) => {
      const region = canvas.getByRole('region', { name })
      region.scrollIntoView()
      return within(region)
    }
    await expect(await month('January 2027').findByText('This menu has no month here yet')).toBeVisible()
    await expect(await month('October 2026').findByText('Nothing planned this month')).toBeVisible()
    await expect(await month('September 2026').findByText('This month cannot be read.')).toBeVisible()
    const day = await month('November 2026').findByRole('button', { name: /^Wednesday, November 18/ })
    day.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Close week' })).toBeVisible()
    await expect(canvas.getByRole('grid', { name: 'Fall lunch, November 2026' })).toBeVisible()
  },
}

export const YearOnAPhone: Story = {
  args: { address: '/manage/manageMasterMenus?open=6&view=year' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Who changed which field of which day, and what was published to which schools and taken back. */
export const History: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show history' }))
    await expect(await canvas.findByText('Published to')).toBeVisible()
    await expect(canvas.getByText('First of the year')).toBeVisible()
    await expect(canvas.getByText('Unpublished for')).toBeVisible()
    await expect(canvas.getByText('Tue, Nov 17, Soft beef tacos: planned servings')).toBeVisible()
    await expect(canvas.getByText('Tue, Nov 17: note for the kitchen')).toBeVisible()
  },
}
