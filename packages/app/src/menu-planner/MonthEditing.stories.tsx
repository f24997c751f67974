import type { CalendarDay, CalendarDayInput, CycleDay, CycleMenuPlan } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, nothingPublished } from '../stories/answers.ts'
import { fallCycle } from '../stories/cycle-menus.ts'
import { calendar, taco, week } from '../stories/fixtures.ts'
import { fallMonth } from '../stories/master-months.ts'
import { plannerFoods } from '../stories/planner-foods.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { CycleMenuScreen } from '../screens/cycle-menus/CycleMenuScreen.tsx'
import { MonthScreen } from '../screens/master-menus/MonthScreen.tsx'
import { SchoolMenusScreen } from '../screens/school-menus/SchoolMenusScreen.tsx'

const json = (body: object) => HttpResponse.json(body as JsonBodyType)
/** The saved days, by their date or place, with the names of their lines. */
const saved = fn<(days: Record<string, number>) => void>()

/** What the server stores for a sent day: its lines, each with the food of the same line in the fixtures. */
function stored(day: CalendarDayInput): Pick<CalendarDay, 'plannedMeals' | 'lines'> {
  const known = week[0]?.lines ?? []
  return {
    plannedMeals: day.plannedMeals ?? null,
    lines: day.lines.flatMap((line) => {
      const found = known.find(({ recipeId }) => recipeId === line.recipeId)
      return found ? [{ ...found, ...line }] : []
    }),
  }
}

const month = fallMonth
const { program } = month
let days: CalendarDay[] = week

const cycle: CycleMenuPlan = {
  menu: { ...fallCycle, weeks: 2 },
  program,
  days: week.slice(0, 2).map(({ date: _date, isLocked: _locked, conflicts: _conflicts, ...day }, index) => ({
    ...day,
    week: 1,
    weekday: index + 1,
  })) as CycleDay[],
}

const meta = {
  title: 'Screens/Menus of a month',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus?open=5', children: <MonthScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/catererCalendarSummaries/search/*', () =>
        json({ _embedded: { catererCalendarSummaries: [] } }),
      ),
      http.get('/commissary/menuItems/search/findMenuItemsByProgram', () => json({ _embedded: { menuItems: [] } })),
      http.get('/commissary/monthlyCalendars/:id', () => json({ ...month, days })),
      http.post('/commissary/catererMonthlyCalendar/:caterer/:type', async ({ request }) => {
        const body = (await request.json()) as { days: (CalendarDayInput & { date: string })[] }
        saved(Object.fromEntries(body.days.map(({ date, lines }) => [date, lines.length])))
        const own = new Map(days.map((day) => [day.date, day]))
        for (const day of body.days) {
          const before = own.get(day.date) ?? { ...week[0], version: 0 }
          own.set(day.date, {
            ...before,
            ...stored(day),
            date: day.date,
            version: before.version + 1,
          } as CalendarDay)
        }
        days = [...own.values()]
        return json({ data: { message: 'Saved', id: 5, calendar: { ...month, days } } })
      }),
      http.get('/commissary/school/:id/calendar', () => json(calendar(week))),
      http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
        const body = (await request.json()) as CalendarDayInput
        const date = String(params['date'])
        saved({ [date]: body.lines.length })
        return json({ data: { message: 'Saved', day: { ...week[0], ...stored(body), date, version: 2 } } })
      }),
      http.get('/commissary/cycleMenus/:id', () => json(cycle)),
      http.put('/commissary/cycleMenus/:id/days', async ({ request }) => {
        const body = (await request.json()) as { days: (CalendarDayInput & { week: number; weekday: number })[] }
        saved(Object.fromEntries(body.days.map((day) => [`${day.week}-${day.weekday}`, day.lines.length])))
        const answer = body.days.map((day) => ({
          ...cycle.days[0],
          ...stored(day),
          ...day,
          ...stored(day),
          version: 2,
        }))
        return json({ data: { message: 'Saved', id: 3, days: answer } })
      }),
      nothingPublished,
      ...plannerFoods,
    ],
  },
  beforeEach: () => {
    saved.mockClear()
    days = week
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const day = (grid: Canvas, name: string) => grid.getByRole('button', { name: new RegExp(`^${name}`) })

/** The clipboard, kept between key events as the browser does. */
let clip = new DataTransfer()
function send(type: 'copy' | 'cut' | 'paste') {
  if (type !== 'paste') clip = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: clip, bubbles: true, cancelable: true }),
  )
}

/** A story that ends before its edits are saved leaves them to the next one. */
const isSaved = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByText('Saved')).not.toHaveLength(0), { timeout: 8000 })

/**
 * The month of a master menu: a day is copied to another week and saved, its week gets its verdict at once, and Undo takes
 * it back. A served day is copied, but nothing is pasted on it.
 */
export const MasterMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' }))
    await expect(grid.getByRole('rowheader', { name: /^November 23/ })).not.toHaveTextContent(/Today:/)
    day(grid, 'Monday, November 16').focus()
    send('copy')
    await expect(await canvas.findByText('1 day copied.')).toBeVisible()
    day(grid, 'Tuesday, November 24').focus()
    send('paste')
    await waitFor(() => expect(day(grid, 'Tuesday, November 24')).toHaveTextContent(taco.name))
    await expect(canvas.getByText('1 day replaced.')).toBeVisible()
    await waitFor(() => expect(grid.getByRole('rowheader', { name: /^November 23/ })).toHaveTextContent(/Today:/))
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ '2026-11-24': 2 }), { timeout: 4000 })

    day(grid, 'Tuesday, November 17').focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByText("Served. It can't change.")).toBeVisible()
    await expect(day(grid, 'Tuesday, November 17')).toHaveTextContent(taco.name)

    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(day(grid, 'Tuesday, November 24')).not.toHaveTextContent(taco.name))
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ '2026-11-24': 0 }), { timeout: 4000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(day(grid, 'Tuesday, November 24')).toHaveTextContent(taco.name))
    await isSaved(canvas)
  },
}

/** An edit of the month shows in the week that is opened afterward, and one Undo covers the edits of both. */
export const MonthAndItsWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall lunch, November 2026' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(grid.getByRole('button', { name: 'November 16 – 20, 2026' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate to…' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'November 23 – 27, 2026' }))
    // Thanksgiving is closed.
    await expect(await canvas.findByText('4 days replaced.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(day(grid, 'Monday, November 23'))
    const planner = within(await canvas.findByRole('grid', { name: /Lunch menu, November 23/ }))
    await expect(planner.getAllByText(taco.name)).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(planner.queryByText(taco.name)).not.toBeInTheDocument())
    await waitFor(() => expect(day(grid, 'Monday, November 23')).not.toHaveTextContent(taco.name))
    await isSaved(canvas)
  },
}

/** A school's month is edited in the same way: a cut and a paste move a day, and each day is saved. */
export const SchoolMonth: Story = {
  args: { address: '/manage/manageSchoolMenus?month=2026-11', children: <SchoolMenusScreen /> },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Lunch menu, November 2026' }))
    day(grid, 'Friday, November 20').focus()
    send('cut')
    await waitFor(() => expect(day(grid, 'Friday, November 20')).not.toHaveTextContent(taco.name))
    day(grid, 'Wednesday, November 25').focus()
    send('paste')
    await waitFor(() => expect(day(grid, 'Wednesday, November 25')).toHaveTextContent(taco.name))
    await waitFor(
      () => {
        const all = saved.mock.calls.map(([sent]) => sent)
        return expect(all).toEqual(expect.arrayContaining([{ '2026-11-20': 0 }, { '2026-11-25': 2 }]))
      },
      { timeout: 4000 },
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(day(grid, 'Friday, November 20')).toHaveTextContent(taco.name))
    await isSaved(canvas)
  },
}

/** The weeks of a cycle at a glance, with its open week below: an edit of either shows in both. */
export const Cycle: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageRollingMenus?open=3', children: <CycleMenuScreen /> },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall cycle, all weeks' }))
    const planner = within(await canvas.findByRole('grid', { name: 'Fall cycle, week 1' }))
    day(grid, 'Week 1 · Mon').focus()
    send('copy')
    day(grid, 'Week 1 · Thu').focus()
    send('paste')
    await waitFor(() => expect(planner.getAllByText(taco.name)).toHaveLength(3))
    day(grid, 'Week 1 · Mon').focus()
    const [next, back] = document.documentElement.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left']
    await userEvent.keyboard(`{Shift>}{Arrow${next}}{/Shift}`)
    send('copy')
    await userEvent.keyboard(`{Arrow${back}}{ArrowDown}`)
    await expect(day(grid, 'Week 2 · Mon')).toHaveFocus()
    send('paste')
    await waitFor(() => expect(day(grid, 'Week 2 · Tue')).toHaveTextContent(taco.name))
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ '2-2': 2 }), { timeout: 4000 })
    await expect(saved).toHaveBeenCalledWith({ '1-4': 2 })
  },
}
export const CycleOnAPhone: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageRollingMenus?open=3', children: <CycleMenuScreen /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fall cycle, all weeks' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(day(grid, 'Week 1 · Mon'))
    await expect(await canvas.findByText('1 day selected')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
