import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { toSodiumLevel } from '../../compliance/sodium-levels.ts'
import { apple, calendar, cheddar, longName, page, taco, tacoSummary, week } from '../../stories/fixtures.ts'
import { pseudo, stuckTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const me = http.get('/commissary/userInfo', () => HttpResponse.json(planner))
const read = (days: CalendarDay[]) =>
  http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendar(days)))
/** Nobody has saved nutrition settings yet. */
const noSettings = http.get('/commissary/catererAnalysisSettings/search/*', () =>
  HttpResponse.json({ message: 'There is no such record.' }, { status: 404 }),
)
const dishes = [
  noSettings,
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
]

/** Keeps the day as the server would, with figures, under the next version. */
const keep = http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const input = (await request.json()) as CalendarDayInput
  const known = [...(week[0]?.lines ?? [])]
  const lines = input.lines.flatMap((line) => {
    const like = known.find(
      ({ recipeId, ingredientId }) => recipeId === line.recipeId && ingredientId === line.ingredientId,
    )
    return like ? [{ ...like, key: line.key, category: line.category, plannedServings: line.plannedServings }] : []
  })
  const day = { date: String(params['date']), plannedMeals: input.plannedMeals, selections: {}, lines, version: 2 }
  return HttpResponse.json({ data: { message: 'Saved', day } })
})

const meta = {
  title: 'Screens/School Menus',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [me, read(week), keep, ...dishes] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Types a name into the list of items, and Enter once it is found. */
const addByKeyboard: Story['play'] = async ({ canvas, userEvent }) => {
  const search = await canvas.findByRole('combobox', { name: 'Search menu items' })
  const found = within(await canvas.findByRole('listbox'))
  await found.findByRole('option', { name: /Apple, small/ })
  await userEvent.type(search, 'apple')
  await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
}

export const Planned: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Lunch menu/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /Meal pattern/ })).toBeVisible()
    await expect(canvas.getByText('Saved')).toBeVisible()
    await expect(canvas.getAllByText(/1,110/).length).toBeGreaterThan(0)
  },
}

let onItsWay = Promise.withResolvers<void>()
/** What is sent stays on its way until the story lets it through. */
const holdBack = http.put('/commissary/school/:id/calendar/:date', () => onItsWay.promise)

/** An item added by keyboard is on its day at once, and saved a moment later. */
export const AddsAndSaves: Story = {
  parameters: { msw: [me, read([]), holdBack, keep, ...dishes] },
  beforeEach: () => {
    onItsWay = Promise.withResolvers()
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await addByKeyboard(context)
    const table = within(canvas.getByRole('table', { name: /Lunch menu/ }))
    await expect(table.getByText('Apple, small')).toBeVisible()
    await expect(canvas.getByText(/Not saved yet|Saving/)).toBeVisible()
    onItsWay.resolve()
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(table.queryByText('Apple, small')).not.toBeInTheDocument()
  },
}

export const NothingPlanned: Story = {
  parameters: { msw: [me, read([]), ...dishes] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing planned this week')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [me, http.get('/commissary/school/:id/calendar', () => delay('infinite'))] },
}

export const Failed: Story = {
  parameters: {
    msw: [
      me,
      http.get('/commissary/school/:id/calendar', () =>
        HttpResponse.json({ message: 'There is no such record.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such record.')
  },
}

/** Without the nutrition flag there is the menu, and nothing that judges it. */
export const WithoutNutritionAnalysis: Story = {
  args: { user: { ...planner, nutritionAnalysis: false } },
  parameters: {
    msw: [
      http.get('/commissary/userInfo', () => HttpResponse.json({ ...planner, nutritionAnalysis: false })),
      read(week),
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Lunch menu/ })).toBeVisible()
    await expect(canvas.queryByText(/Meal pattern/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Nutrition Analysis' })).not.toBeInTheDocument()
  },
}

/** Both menus of the day are told; the choice saves one of them. */
export const SomebodyElseSaved: Story = {
  parameters: {
    msw: [
      me,
      read(week),
      http.put('/commissary/school/:id/calendar/:date', ({ params }) => {
        const day = week.find(({ date }) => date === params['date'])
        return HttpResponse.json(
          { message: 'Somebody else saved the day.', current: { ...day, lines: [], version: 2 } },
          { status: 409 },
        )
      }),
      ...dishes,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await addByKeyboard(context)
    await expect(await canvas.findByText(/Somebody else changed/)).toBeVisible()
    await expect(canvas.getByText('Stored now: nothing')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByText(/Somebody else changed/)).not.toBeInTheDocument()
  },
}

/** A program with Target 2 enabled is judged by the sodium limit of 2027 today, as the server judges it. */
export const JudgedByTarget2: Story = {
  parameters: {
    msw: [
      http.get('/commissary/catererAnalysisSettings/search/*', () =>
        HttpResponse.json({
          id: 8,
          catererAnalysisId: 7,
          wgrLimit: 0,
          fruitLimit: 0,
          sodiumLevel: toSodiumLevel(
            [{ programName: 'National School Lunch Program K-5', target1: true, target2: true }],
            [],
          ),
          version: 1,
          updatedAt: '2026-11-16T15:00:00Z',
          updatedBy: null,
        }),
      ),
      me,
      read(week),
      keep,
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /Lunch menu/ })
    await expect(canvas.getAllByText(/935/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/1,110/)).not.toBeInTheDocument()
  },
}

/** What is wrong with a tile, down to the items behind it. */
export const WhyATileFails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Milk/ }))
    const body = within(document.body)
    await expect(await body.findByRole('dialog', { name: 'Why: Milk' })).toBeVisible()
  },
}

export const NoSchools: Story = {
  args: { user: { ...planner, schools: [] } },
  parameters: { msw: [http.get('/commissary/userInfo', () => HttpResponse.json({ ...planner, schools: [] }))] },
  play: async ({ canvas }) => expect(await canvas.findByText('No schools yet')).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: {
    msw: [
      me,
      read(week.map((day) => ({ ...day, lines: day.lines.map((line) => ({ ...line, name: longName })) }))),
      keep,
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

// spec: 8.catalogue.schoolMenu
export const NoTextIsStuck: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table')
    await canvas.findAllByText(apple.name)
    await expect(
      stuckTexts(canvasElement, [
        taco.name,
        apple.name,
        cheddar.name,
        ...planner.schools.map(({ schoolName }) => schoolName),
      ]),
    ).toEqual([])
  },
}
