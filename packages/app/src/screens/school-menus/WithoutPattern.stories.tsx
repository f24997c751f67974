import type { CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { apple, calendar, page, week } from '../../stories/fixtures.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { extra, planner, withExtra } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const user = { ...planner, schools: [withExtra] }
const saved = fn<(program: string | null, day: CalendarDayInput) => void>()
const days = week.map((day) => ({
  ...day,
  lines: day.lines.map((line) => ({ ...line, category: 'A La Carte' as const })),
}))
const read = http.get('*/commissary/school/:id/calendar', () =>
  HttpResponse.json({ ...calendar(days), itemType: 'EXTRA', program: extra }),
)
const save = http.put('*/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const input = (await request.json()) as CalendarDayInput
  saved(new URL(request.url).searchParams.get('itemType'), input)
  const day = { ...days[0], date: String(params['date']), plannedMeals: input.plannedMeals, version: 2 }
  return HttpResponse.json({ data: { message: 'Saved', day } })
})

const meta = {
  title: 'Screens/School Menus/Without a meal pattern',
  component: StoryApp,
  args: {
    address: '/manage/manageSchoolMenus?school=1&week=2026-11-16&menu=EXTRA',
    user,
    children: <SchoolMenusScreen />,
  },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: {
    msw: [
      answerUser(user),
      read,
      save,
      answerSettings(),
      http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', []))),
      http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
      noMasterItems,
      noPlaceholders,
      nothingPublished,
    ],
  },
  beforeEach: () => {
    saved.mockClear()
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const note = /^Extra \(A La Carte\) has no meal pattern/

/** The screen says once that nothing is checked, and shows no verdict anywhere. */
async function isUnchecked(canvas: Canvas) {
  await expect(canvas.getAllByText(note)).toHaveLength(1)
  await expect(canvas.queryByText(/^(Pass|Fail|Unknown|Advisory)/)).not.toBeInTheDocument()
  await expect(canvas.queryByRole('heading', { name: /Meal pattern/ })).not.toBeInTheDocument()
}

/** À la carte items are planned with calories and cost. Plan for me has no rules to plan by. */
export const Week: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: /Extra \(A La Carte\) menu/ }))
    await isUnchecked(canvas)
    await expect(canvas.queryByRole('button', { name: 'Plan for me' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Cost per meal, this week')).toBeVisible()
    // Items show their calories.
    await expect(grid.getAllByText(/cal$/).length).toBeGreaterThan(0)

    const meals = grid.getByRole('textbox', { name: 'Planned meals on Wednesday, November 18, 2026' })
    await userEvent.clear(meals)
    await userEvent.type(meals, '60{Enter}')
    await waitFor(() => expect(saved).toHaveBeenCalledWith('EXTRA', expect.objectContaining({ plannedMeals: 60 })))
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

export const Month: Story = {
  args: { address: '/manage/manageSchoolMenus?school=1&month=2026-11&menu=EXTRA' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /Extra \(A La Carte\) menu/ })
    await isUnchecked(canvas)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const names = [...new Set(days.flatMap(({ lines }) => lines.map(({ name }) => name)))]
    await expect(hardCodedTexts(canvasElement, [...names, withExtra.schoolName])).toEqual([])
  },
}
