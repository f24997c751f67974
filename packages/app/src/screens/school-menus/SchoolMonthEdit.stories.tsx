import type { CalendarDay, CalendarDayInput, MenuPlan, MenuPlanRequest } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { page } from '../../stories/fixtures.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import { donePlan, planItems } from '../../stories/plans.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { harbor, planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const user = { ...planner, schools: [harbor] }
/** The first two days of December are planned; the 25th is a holiday. */
const stored = new Map<string, CalendarDay>()
const puts = fn()
const asked = fn<(request: MenuPlanRequest) => void>()

/** Monday, December 7 to Friday: a week of the month. */
const monthPlan: MenuPlan = {
  ...donePlan,
  days: donePlan.days.map((day) => ({ ...day, key: addDays(day.date, 14), date: addDays(day.date, 14) })),
  weeks: donePlan.weeks.map((week) => ({ ...week, weekStart: '2026-12-07' })),
}

const answers = (plan: MenuPlan = monthPlan) => [
  answerUser(),
  http.get('/commissary/school/:id/calendar', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const [from, to] = [searchParams.get('startDate') ?? '', searchParams.get('endDate') ?? '']
    const days = [...stored.values()].filter(({ date }) => date >= from && date <= to)
    return HttpResponse.json(calendarOf(harbor, days, [{ date: '2026-12-25', note: 'Christmas' }]))
  }),
  http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
    const date = String(params['date'])
    const { plannedMeals, lines } = (await request.json()) as CalendarDayInput
    const known = plannedDays(date).flatMap((day) => day.lines)
    const version = (stored.get(date)?.version ?? 0) + 1
    const day: CalendarDay = {
      ...(plannedDays(date, { days: 1 })[0] as CalendarDay),
      plannedMeals,
      version,
      lines: lines.flatMap(({ key, category, plannedServings, recipeId, ingredientId }) => {
        const line = known.find((one) => one.recipeId === recipeId && one.ingredientId === ingredientId)
        return line ? [{ ...line, key, category, plannedServings }] : []
      }),
    }
    stored.set(date, day)
    puts(date, day.lines.length)
    return HttpResponse.json({ data: { message: 'Saved', day } })
  }),
  answerSettings(),
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', planItems.recipes))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', planItems.ingredients))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
  http.post('/commissary/nutrition-planner', async ({ request }) => {
    asked((await request.json()) as MenuPlanRequest)
    return HttpResponse.json({ data: { message: 'Planning the empty days', id: plan.id, version: 1 } }, { status: 202 })
  }),
  http.get('/commissary/nutrition-planner/:id', () => HttpResponse.json(plan)),
]

const meta = {
  title: 'Screens/School Menus/Month planning',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?school=3&month=2026-12', user, children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } }, user: { table: { disable: true } } },
  parameters: { msw: answers() },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
    stored.clear()
    puts.mockClear()
    asked.mockClear()
    for (const day of plannedDays('2026-11-30', { days: 3 })) stored.set(day.date, { ...day, version: 1 })
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

const grid = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('grid', { name: 'Lunch menu, December 2026' }))

async function open({ canvas, userEvent }: Context, name: 'Plan for me' | 'Recurring items') {
  await grid(canvas)
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

/** All empty days of service are planned at once, with the days around the month kept, and undone in one step. */
export const IsPlanned: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await open(context, 'Plan for me')
    await expect(dialog.getByText('December 2026: all 20 empty days')).toBeVisible()
    await expect(dialog.queryByRole('group', { name: /^Days to plan/ })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Use this plan' }))
    const [request] = asked.mock.calls[0] ?? []
    const dates = (isOpen: boolean) => request?.days.filter((day) => day.isOpen === isOpen).map(({ date }) => date)
    await expect(dates(true)).toHaveLength(20)
    await expect(dates(true)).not.toContain('2026-12-25')
    await expect(dates(false)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
    await waitFor(() =>
      expect(puts.mock.calls.map(([date]) => String(date)).toSorted()).toEqual(monthPlan.days.map(({ key }) => key)),
    )
    await expect(await (await grid(canvas)).findByText('Green beans')).toBeVisible()

    puts.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await waitFor(() => expect(puts.mock.calls.map(([, lines]) => lines)).toEqual([0, 0, 0, 0, 0]))
    await waitFor(async () => expect((await grid(canvas)).queryByText('Green beans')).not.toBeInTheDocument())
  },
}

export const AsksOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async (context) => {
    const dialog = await open(context, 'Plan for me')
    await expect(dialog.getByRole('button', { name: 'Plan' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A month whose days all have a menu says so. */
export const NoEmptyDays: Story = {
  beforeEach: () => {
    for (let monday = '2026-11-30'; monday < '2027-01-01'; monday = addDays(monday, 7)) {
      for (const day of plannedDays(monday)) stored.set(day.date, { ...day, version: 1 })
    }
  },
  play: async (context) => {
    await expect(await (await open(context, 'Plan for me')).findByText('No empty days')).toBeVisible()
  },
}

/** Recurring items go to every open day without an item in their category; plans keep them. */
export const RecurringItemsAreAdded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await open(context, 'Recurring items')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to days' }))
    await expect(await dialog.findByText('Add at least one item.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Fruit')
    await userEvent.type(dialog.getByRole('combobox', { name: 'Item' }), 'Apple')
    await userEvent.click((await screen.findAllByRole('option', { name: /Apple/ }))[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mon' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    await expect(dialog.getByText(/Fruit, Tue, Wed, Thu,? and Fri/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to days' }))
    // Of the 22 days other than the holiday, four are Mondays and two have a menu with fruit.
    await expect(await screen.findByText('16 days changed.')).toBeVisible()
    await waitFor(() => expect(puts).toHaveBeenCalledTimes(16))
    await expect(puts).not.toHaveBeenCalledWith('2026-12-07', expect.anything())
    await expect(puts).not.toHaveBeenCalledWith('2026-12-25', expect.anything())

    const plan = await open(context, 'Plan for me')
    await userEvent.click(plan.getByRole('button', { name: 'Plan' }))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const tuesday = asked.mock.calls[0]?.[0].days.find(({ date }) => date === '2026-12-08')
    await expect(tuesday).toMatchObject({ isOpen: true, lines: [{ category: 'Fruit', plannedServings: 180 }] })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(puts).toHaveBeenCalledTimes(32))
  },
}
