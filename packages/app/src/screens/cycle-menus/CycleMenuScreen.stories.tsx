import type { CycleDay, CycleDayInput, CycleMenuPlan, MenuPlanRequest } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, noPlaceholders } from '../../stories/answers.ts'
import { fallCycle } from '../../stories/cycle-menus.ts'
import { page } from '../../stories/fixtures.ts'
import { plannedDays } from '../../stories/menus.ts'
import { begunPlan, planItems } from '../../stories/plans.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { harbor } from '../../stories/users.ts'
import { CycleMenuScreen } from './CycleMenuScreen.tsx'

const [program] = harbor.programs
if (!program) throw new Error('The school has no program')

/** The longest cycle, with a menu on its first day. */
const longCycle = { ...fallCycle, programId: program.id, weeks: 26, plannedDays: 1 }
const empty: Omit<CycleDay, 'week' | 'weekday'> = {
  plannedMeals: null,
  selections: {},
  note: null,
  reason: null,
  lines: [],
  version: 0,
  updatedBy: null,
  updatedById: null,
}
const [first] = plannedDays('2026-11-16')
const plan: CycleMenuPlan = {
  menu: longCycle,
  program,
  days: [{ ...empty, week: 1, weekday: 1, plannedMeals: 100, lines: first?.lines ?? [], version: 1 }],
}
const puts = fn<(day: CycleDayInput) => void>()
const asked = fn<(request: MenuPlanRequest) => void>()

const meta = {
  title: 'Screens/Cycle Menus/Weeks',
  component: StoryApp,
  args: { address: '/manage/manageRollingMenus?open=3', children: <CycleMenuScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/cycleMenus/:id', () => HttpResponse.json(plan)),
      http.put('/commissary/cycleMenus/:id/days', async ({ request }) => {
        const [day] = ((await request.json()) as { days: CycleDayInput[] }).days
        if (!day) return HttpResponse.json({ message: 'No day' }, { status: 422 })
        puts(day)
        const { week, weekday, plannedMeals } = day
        const lines = (first?.lines ?? []).slice(0, day.lines.length)
        const saved: CycleDay = { ...empty, week, weekday, plannedMeals, lines, version: (day.version ?? 0) + 1 }
        return HttpResponse.json({ data: { message: 'Saved', days: [saved] } })
      }),
      http.get('/commissary/menuItems/search/findMenuItemsByProgram', () =>
        HttpResponse.json({ _embedded: { menuItems: [] } }),
      ),
      answerSettings(),
      http.get('/commissary/recordHistory', () =>
        HttpResponse.json({
          _embedded: { events: [] },
          page: { size: 10, number: 0, totalElements: 0, totalPages: 0 },
        }),
      ),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', planItems.recipes))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', planItems.ingredients))),
      noPlaceholders,
      http.post('/commissary/nutrition-planner', async ({ request }) => {
        asked((await request.json()) as MenuPlanRequest)
        return HttpResponse.json({ data: { message: 'Planning the empty days', id: 5, version: 1 } }, { status: 202 })
      }),
      http.get('/commissary/nutrition-planner/:id', () =>
        HttpResponse.json({ ...begunPlan, totalWeeks: 26, solvedWeeks: 3 }),
      ),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
    puts.mockClear()
    asked.mockClear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** All weeks of the longest cycle are one plan; its progress is in weeks. */
export const PlansTheLongestCycle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan for me' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan for me' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Fall cycle: all 129 empty days' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Planned meals per day/ }), '120')
    await userEvent.click(dialog.getByRole('button', { name: 'Plan' }))
    await expect(await dialog.findByText('3 of 26 weeks done')).toBeVisible()
    const days = asked.mock.calls[0]?.[0].days ?? []
    await expect(days.filter(({ isOpen }) => isOpen)).toHaveLength(129)
    await expect(days.filter(({ isOpen }) => !isOpen).map(({ key }) => key)).toEqual(['w01-1'])
    await expect(dialog.getByRole('button', { name: 'Stop and keep the best so far' })).toBeVisible()
  },
}

/** Recurring items go to every week of the cycle, and are undone in one step. */
export const RecurringItemsAreAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recurring items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recurring items' }))
    await expect(dialog.getByText(/^Adds items to every day of Fall cycle/)).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Item' }), 'milk')
    await userEvent.click(await screen.findByRole('option', { name: /^Milk, 1%/ }))
    for (const day of ['Tue', 'Wed', 'Thu', 'Fri']) await userEvent.click(dialog.getByRole('checkbox', { name: day }))
    await expect(dialog.getByRole('combobox', { name: 'Item' })).toHaveValue('Milk, 1%')
    // The chosen item counts, also without “Add item”.
    await userEvent.click(dialog.getByRole('button', { name: 'Add to days' }))
    // 26 Mondays minus the first, which already has milk.
    await expect(await screen.findByText('25 days changed.')).toBeVisible()
    await waitFor(() => expect(puts).toHaveBeenCalledTimes(25))
    const days = puts.mock.calls.map(([{ week, weekday, lines }]) => [week, weekday, lines.length])
    await expect(days.toSorted(([a = 0], [b = 0]) => a - b).slice(0, 2)).toEqual([
      [2, 1, 1],
      [3, 1, 1],
    ])
    puts.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(puts).toHaveBeenCalledTimes(25))
    await expect(puts.mock.calls.every(([{ lines }]) => lines.length === 0)).toBe(true)
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
}
