import type { RecordEvent, SchoolMenu } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, refused } from '../../stories/answers.ts'
import { calendar, week } from '../../stories/fixtures.ts'
import { plannerFoods } from '../../stories/planner-foods.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MonthHistory } from '../../menu-planner/MonthHistory.tsx'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)
/** The months that were read, in order. */
const read = fn<(month: string) => void>()
/** The menus that were printed. */
const printed = fn<(request: unknown) => void>()
const monthOf = (request: Request) => new URL(request.url).searchParams.get('startDate')?.slice(0, 7) ?? ''
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
  ownDays: 1,
  openConflicts: 0,
  version: 3,
}
/** Each month has the days of the fixture from its 16th on, but January has none. */
const answerMonths = http.get('/commissary/school/:id/calendar', ({ request }) => {
  const asked = monthOf(request)
  read(asked)
  return json(calendar(asked === '2027-01' ? [] : week.map((day) => ({ ...day, date: asked + day.date.slice(7) }))))
})
const event = (id: number, rest: Partial<RecordEvent>): RecordEvent => ({
  id,
  action: 'updated',
  at: '2026-11-18T15:02:00Z',
  by: 'Dana Whitfield',
  changes: [],
  ...rest,
})
const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })
const events = [
  event(4, {
    changes: [
      change('2026-11-20 plannedMeals', '180', '150'),
      change('2026-11-20 line apple', 'Apple, small · Fruit · 1 each · 180', 'Apple, small · Fruit · 1 each · 150'),
      change('2026-11-20 line pear', null, 'Pear · Fruit · 0.5 cup · 30'),
      change('2026-11-20 line milk', 'Milk, low-fat · Milk · 1 cup', null),
      change('2026-11-20 reason', null, 'Field trip of the third grade'),
    ],
  }),
  event(3, {
    by: 'Luis Ortega',
    at: '2026-11-02T14:30:00Z',
    changes: [
      change('published', null, 'Fall lunch'),
      change('reason', null, 'Recall of romaine lettuce'),
      change('publishedDays', null, '2026-11-16, 2026-11-17'),
      change('keptDays', null, '2026-11-20'),
    ],
  }),
]
const handlers = [
  answerUser(),
  answerMonths,
  http.get('/commissary/getSchoolMenus/:schoolId/:menuType', () => json({ _embedded: { getSchoolMenus: [month] } })),
  http.get('/commissary/schoolMonthlyCalendar/:id/published', () =>
    json({
      _embedded: { publishedDays: week.map((day, index) => (index === 4 ? { ...day, plannedMeals: 200 } : day)) },
    }),
  ),
  http.get('/commissary/recordHistory', () =>
    json({ _embedded: { events }, page: { size: 10, number: 0, totalElements: 2, totalPages: 1 } }),
  ),
  http.post('/commissary/menus/print', async ({ request }) => {
    printed(await request.json())
    return new HttpResponse('%PDF', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="menu.pdf"' },
    })
  }),
  ...plannerFoods,
]

const meta = {
  title: 'Screens/School Menus/Year',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?month=2026-11&view=year', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: handlers },
  beforeEach: () => {
    read.mockClear()
    printed.mockClear()
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const months = () => new Set(read.mock.calls.map(([name]) => name))

/** Today's month is in view first. Others load as they are scrolled near, and a day opens its week. */
export const Year: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const november = within(await canvas.findByRole('region', { name: 'November 2026' }))
    await expect(await november.findByRole('grid', { name: 'Lunch menu, November 2026' })).toBeVisible()
    await expect(await november.findByRole('button', { name: /^Friday, November 20.*Changed/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'School year 2026–2027' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('region', { name: /20\d\d$/ })).toHaveLength(12)
    const { top } = canvas.getByRole('heading', { name: 'November 2026' }).getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top).toBeLessThan(window.innerHeight / 2)
    await expect(months()).not.toContain('2027-06')
    await expect(months()).not.toContain('2026-07')
  },
}

export const ADayOpensItsWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { name: 'March 2027' }).scrollIntoView()
    const march = within(canvas.getByRole('region', { name: 'March 2027' }))
    const day = await march.findByRole('button', { name: /^Wednesday, March 17/ })
    day.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'March 15 – 19, 2027' })).toBeVisible()
  },
}

/** By keyboard to the next school year, and back to the month. */
export const StepsThroughYears: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next year' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('region', { name: 'July 2027' })).toBeInTheDocument()
    await expect(next).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'This year' }))
    await expect(await canvas.findByRole('region', { name: 'November 2026' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Month' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Year' }))
    await expect(await canvas.findByRole('region', { name: 'June 2027' })).toBeInTheDocument()
  },
}

/** A month without a menu says so, and leads to where it is planned. */
export const AMonthWithoutMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { name: 'January 2027' }).scrollIntoView()
    const january = within(canvas.getByRole('region', { name: 'January 2027' }))
    await expect(await january.findByText('Nothing planned this month')).toBeVisible()
    await userEvent.click(january.getByRole('link', { name: 'Open January 2027' }))
    await expect(await canvas.findByRole('grid', { name: 'Lunch menu, January 2027' })).toBeVisible()
  },
}

let isBroken = true
/** A month that fails to load does not keep the others from being shown, and can be loaded again. */
export const AMonthFails: Story = {
  beforeEach: () => {
    isBroken = true
  },
  parameters: {
    msw: [
      http.get('/commissary/school/:id/calendar', ({ request }) =>
        isBroken && monthOf(request) === '2026-12' ? refused(422, 'This month cannot be read.') : undefined,
      ),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const december = within(await canvas.findByRole('region', { name: 'December 2026' }))
    december.getByRole('heading').scrollIntoView()
    await expect(await december.findByText('This month cannot be read.')).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Lunch menu, November 2026' })).toBeInTheDocument()
    isBroken = false
    await userEvent.click(december.getByRole('button', { name: /again|retry/i }))
    await expect(await december.findByRole('grid', { name: 'Lunch menu, December 2026' })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { msw: [http.get('/commissary/school/:id/calendar', () => delay('infinite')), ...handlers] },
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'November 2026' })).toBeInTheDocument(),
}
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Lunch menu, November 2026' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Who changed which field of which day of the school's month, when, and why. */
export const History: Story = {
  args: { address: '/manage/manageSchoolMenus?month=2026-11' },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show history' })
    show.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Fri, Nov 20: planned meals')).toBeVisible()
    await expect(canvas.getByText('Fri, Nov 20, Apple, small: planned servings')).toBeVisible()
    await expect(canvas.getByText('Fri, Nov 20: item added')).toBeVisible()
    await expect(canvas.getByText('Field trip of the third grade')).toBeVisible()
    await expect(canvas.getByText('Published from master menu')).toBeVisible()
    await expect(canvas.getByText('Recall of romaine lettuce')).toBeVisible()
    await expect(canvas.queryByText(/2026-11-/)).not.toBeInTheDocument()
  },
}
export const HistoryOnAPhone: Story = { ...History, globals: { viewport: { value: 'phone' } } }
/** The history alone, for its picture: in the month it is below the fold. */
export const HistoryInWords: Story = {
  tags: ['visual'],
  args: {
    address: '/manage/manageSchoolMenus?month=2026-11',
    children: <MonthHistory of="school" id={4} version={1} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show history' }))
    await expect(await canvas.findByText('Fri, Nov 20: item removed')).toBeVisible()
  },
}

/** The month on paper, for families and for the kitchen. */
export const PrintsTheMonth: Story = {
  args: { address: '/manage/manageSchoolMenus?month=2026-11' },
  play: async ({ canvas, userEvent }) => {
    const print = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    const range = { schoolId: 1, itemType: 'MEAL', startDate: '2026-11-01', endDate: '2026-11-30' }
    await print('For families: November 2026')
    await waitFor(() => expect(printed).toHaveBeenLastCalledWith({ ...range, audience: 'families' }))
    await print('For the kitchen: all weeks')
    await waitFor(() => expect(printed).toHaveBeenLastCalledWith({ ...range, audience: 'kitchen' }))
  },
}
