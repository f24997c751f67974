import type { CycleDay, CycleDayInput, CycleMenuPlan } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders } from '../../stories/answers.ts'
import { fallCycle } from '../../stories/cycle-menus.ts'
import { page, tacoSummary } from '../../stories/fixtures.ts'
import { plannedDays } from '../../stories/menus.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { harbor } from '../../stories/users.ts'
import { CycleMenuScreen } from './CycleMenuScreen.tsx'

const [program] = harbor.programs
if (!program) throw new Error('The school has a program')
const [monday] = plannedDays('2026-11-16')
const day: CycleDay = {
  week: 1,
  weekday: 1,
  plannedMeals: 100,
  selections: {},
  note: null,
  reason: null,
  lines: monday?.lines ?? [],
  version: 1,
  updatedBy: null,
  updatedById: null,
}
const plan: CycleMenuPlan = { menu: { ...fallCycle, programId: program.id }, program, days: [day] }
const saved = fn<(day: CycleDayInput) => void>()

const meta = {
  title: 'Screens/Cycle Menus/Serving Lines',
  component: StoryApp,
  args: { address: '/manage/manageRollingMenus?open=3&week=1', children: <CycleMenuScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/cycleMenus/:id', () => HttpResponse.json(plan)),
      http.put('/commissary/cycleMenus/:id/days', async ({ request }) => {
        const { days } = (await request.json()) as { days: CycleDayInput[] }
        for (const one of days) saved(one)
        const lineOf = new Map(days[0]?.lines.map(({ key, servingLine }) => [key, servingLine]))
        const lines = day.lines.map((line) => {
          const servingLine = lineOf.get(line.key)
          return servingLine ? { ...line, servingLine } : line
        })
        return HttpResponse.json({ data: { message: 'Saved', days: [{ ...day, lines, version: 2 }] } })
      }),
      answerSettings(),
      http.get('/commissary/recordHistory', () =>
        HttpResponse.json({
          _embedded: { events: [] },
          page: { size: 10, number: 0, totalElements: 0, totalPages: 0 },
        }),
      ),
      http.get('/commissary/menuItems/search/findMenuItemsByProgram', () =>
        HttpResponse.json({ _embedded: { menuItems: [] } }),
      ),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
      noMasterItems,
      noPlaceholders,
    ],
  },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
    saved.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A cycle has no school, so its lines are numbered. By keyboard only. */
export const MovesToALine: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Actions for Broccoli/ })
    button?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const lines = within(await within(document.body).findByRole('group', { name: 'Serving line' }))
    await expect(lines.getByRole('menuitemradio', { name: 'Every line' })).toBeChecked()
    lines.getByRole('menuitemradio', { name: 'Line 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const lineOf = Object.fromEntries(
      saved.mock.calls[0]?.[0].lines.map(({ key, servingLine = null }) => [key, servingLine]) ?? [],
    )
    await expect(lineOf).toEqual({ entree: null, vegetable: 2, fruit: null, 'milk-1': null, 'milk-2': null })
    await expect((await canvas.findAllByText('Line 2'))[0]).toBeVisible()
  },
}

/** Without any recipe or ingredient, the library and a cell's picker lead to where they are added, by keyboard too. */
export const NothingToChoose: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/cycleMenus/:id', () => HttpResponse.json({ ...plan, days: [] })),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', []))),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No menu items yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/recipes/myRecipeCatalog')
    const [add] = await canvas.findAllByRole('button', { name: /^Add to Entree/ })
    add?.focus()
    await userEvent.keyboard('{Enter}')
    const picker = within(await within(document.body).findByRole('dialog', { name: /^Add to Entree/ }))
    await expect(picker.getByText(/^No menu items yet/)).toBeVisible()
    await userEvent.tab()
    await expect(picker.getByRole('link', { name: 'Recipes' })).toHaveFocus()
    await userEvent.tab()
    await expect(picker.getByRole('link', { name: 'Ingredients' })).toHaveFocus()
  },
}
