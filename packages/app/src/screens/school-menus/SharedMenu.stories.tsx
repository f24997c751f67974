import type { CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { page, tacoSummary } from '../../stories/fixtures.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner, valley } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

/** 558 calories a day: above the minimum of 550 for K-5, below that of 600 for 6-8. Nothing else fails for either. */
const days = plannedDays('2026-11-16')
const user = { ...planner, schools: [valley] }

const meta = {
  title: 'Screens/School Menus/One menu for several grade groups',
  component: StoryApp,
  args: {
    address: '/manage/manageSchoolMenus?school=4&week=2026-11-16',
    user,
    children: <SchoolMenusScreen />,
  },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: {
    msw: [
      answerUser(user),
      http.get('*/commissary/school/:id/calendar', () => HttpResponse.json(calendarOf(valley, days))),
      http.put('*/commissary/school/:id/calendar/:date', async ({ params, request }) => {
        const { plannedMeals } = (await request.json()) as CalendarDayInput
        const day = { ...days[0], date: String(params['date']), plannedMeals, version: 2 }
        return HttpResponse.json({ data: { message: 'Saved', day } })
      }),
      answerSettings(),
      http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
      http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
      noMasterItems,
      noPlaceholders,
      nothingPublished,
    ],
  },
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const groupsIn = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Grade groups' }))
const visibleTile = (canvas: Canvas, name: RegExp) => {
  const tile = canvas.getAllByRole('button', { name }).find((one) => one.checkVisibility())
  if (!tile) throw new Error(`no tile ${name}`)
  return tile
}

/** The strip names the verdicts of both groups and shows the checks of the one that fails; reasons open per group. */
export const Week: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const groups = await groupsIn(canvas)
    const young = groups.getByRole('button', { name: /^Grades K-5.*Advisory/ })
    const middle = groups.getByRole('button', { name: /^Grades 6-8.*Fail.*Fail/ })
    await expect(middle).toHaveAttribute('aria-pressed', 'true')
    await expect(visibleTile(canvas, /^Calories.*Fail/)).toBeVisible()

    // Without a mouse: the other group passes on calories.
    young.focus()
    await userEvent.keyboard('{Enter}')
    await expect(young).toHaveAttribute('aria-pressed', 'true')
    await expect(visibleTile(canvas, /^Calories.*Pass/)).toBeVisible()

    await userEvent.click(middle)
    await userEvent.click(visibleTile(canvas, /^Calories.*Fail/))
    const panel = within(await canvas.findByRole('region', { name: 'Why: Calories, grades 6-8' }))
    await expect(panel.getAllByText(/600.*700/)[0]).toBeVisible()
    // The days have the verdict of their worst group.
    const grid = within(canvas.getByRole('grid'))
    await expect(grid.queryByText('Fail')).not.toBeInTheDocument()
  },
}

/** A fix for the failing group keeps within the other group's limits, so that the menu passes for both. */
export const FixForBoth: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = await groupsIn(canvas)
    await userEvent.click(visibleTile(canvas, /^Calories.*Fail/))
    const panel = within(await canvas.findByRole('region', { name: 'Why: Calories, grades 6-8' }))
    const [apply] = await panel.findAllByRole('button', { name: /^Apply/ }, { timeout: 8000 })
    await userEvent.click(apply ?? document.body)
    await expect(await panel.findByText(/^Applied/)).toBeVisible()
    await waitFor(() => expect(groups.queryByRole('button', { name: /Fail/ })).not.toBeInTheDocument())
    // The panel stays with the group that it was opened for.
    await expect(canvas.getByRole('region', { name: 'Why: Calories, grades 6-8' })).toBeVisible()
  },
}

/** In the month, the week has the worse verdict of the two groups. */
export const Month: Story = {
  args: { address: '/manage/manageSchoolMenus?school=4&month=2026-11' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(within(grid).getAllByText(/Fail/).length).toBeGreaterThan(0))
  },
}

/** Both groups stay in view on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const groups = await groupsIn(canvas)
    for (const button of groups.getAllByRole('button')) await expect(button).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const names = [...new Set(days.flatMap(({ lines }) => lines.map(({ name }) => name)))]
    await expect(hardCodedTexts(canvasElement, [...names, valley.schoolName])).toEqual([])
  },
}
