import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { toSodiumLevel } from '../../compliance/sodium-levels.ts'
import { apple, calendar, cheddar, longName, page, taco, tacoSummary, week } from '../../stories/fixtures.ts'
import { tacoForSchool } from '../../stories/master-items.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { readsInOrder } from '../../stories/reading-order.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const answerDays = (days: CalendarDay[]) =>
  http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendar(days)))
/** No nutrition settings are saved yet. */
const dishes = [
  answerSettings(),
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
]

/** Saves the day as the server would, with nutrition and the next version. */
const save = http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const input = (await request.json()) as CalendarDayInput
  const known = [...(week[0]?.lines ?? [])]
  const lines = input.lines.flatMap((line) => {
    const match = known.find(
      ({ recipeId, ingredientId }) => recipeId === line.recipeId && ingredientId === line.ingredientId,
    )
    return match ? [{ ...match, key: line.key, category: line.category, plannedServings: line.plannedServings }] : []
  })
  const { plannedMeals } = input
  const day = { ...week[0], date: String(params['date']), plannedMeals, selections: {}, lines, version: 2 }
  return HttpResponse.json({ data: { message: 'Saved', day } })
})

const meta = {
  title: 'Screens/School Menus',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerDays(week), save, ...dishes] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Searches the item list and adds the result with Enter. */
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
    await expect(await canvas.findByRole('grid', { name: /Lunch menu/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /Meal pattern/ })).toBeVisible()
    await expect(canvas.getByText('Saved')).toBeVisible()
    await expect(canvas.getAllByText(/1,110/).length).toBeGreaterThan(0)
  },
}

const gone = { ...apple, discontinuedOn: '2026-11-16', replacementName: 'Pear' }
const goneToday = { ...apple, id: 77, name: 'Quince', discontinuedOn: '2026-11-18', replacementName: null }
const jonathan = { ingredientId: apple.id, name: apple.name, from: '2026-11-16', replacementName: 'Pear' }

/** Lines with a discontinued food say what to use instead; the food is not offered, and can't be added to a day. */
export const Discontinued: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerDays(
        week.map((day) => ({
          ...day,
          lines: day.lines.map((line) =>
            line.ingredientId === apple.id ? { ...line, discontinued: [jonathan] } : line,
          ),
        })),
      ),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [gone, goneToday, cheddar]))),
      ...dishes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: /Lunch menu/ }))
    await expect((await table.findAllByText('Discontinued: Apple, small (use Pear)'))[0]).toBeVisible()
    const search = canvas.getByRole('combobox', { name: 'Search menu items' })
    const found = () => within(canvas.queryByRole('listbox') ?? document.createElement('ul')).queryAllByRole('option')
    // Wait for the items, so that a missing one is not just late.
    await canvas.findByRole('option', { name: /Quince/ })
    await userEvent.type(search, 'apple')
    await waitFor(() => expect(found()).toHaveLength(0))
    await userEvent.clear(search)
    await userEvent.type(search, 'quince')
    await waitFor(() => expect(found()).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Discontinued: Quince')).toBeVisible()
    await expect(table.queryByText('Quince')).not.toBeInTheDocument()

    // A cell's search, opened by keyboard, does not offer it either.
    within(canvas.getByRole('row', { name: /^A La Carte/ }))
      .getAllByRole('gridcell')[2]
      ?.focus()
    await userEvent.keyboard('{F2}')
    const picker = within(await screen.findByRole('dialog', { name: /^Add to A La Carte/ }))
    await waitFor(() => expect(picker.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('quince')
    await picker.findByRole('option', { name: /^Quince/ })
    await userEvent.keyboard('{Control>}a{/Control}apple')
    await waitFor(() => expect(picker.queryByRole('option', { name: /^Quince/ })).toBeNull())
    await expect(picker.queryByRole('option', { name: /^Apple/ })).toBeNull()
  },
}

let release = Promise.withResolvers<void>()
/** Delays a save until the story releases it. */
const delaySave = http.put('/commissary/school/:id/calendar/:date', () => release.promise)

/** An item added by keyboard appears at once and is saved shortly after. */
export const AddsAndSaves: Story = {
  parameters: { msw: [answerUser(), answerDays([]), delaySave, save, ...dishes] },
  beforeEach: () => {
    release = Promise.withResolvers()
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await addByKeyboard(context)
    const table = within(canvas.getByRole('grid', { name: /Lunch menu/ }))
    await expect(table.getByText('Apple, small')).toBeVisible()
    await expect(canvas.getByText(/Not saved yet|Saving/)).toBeVisible()
    release.resolve()
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(table.queryByText('Apple, small')).not.toBeInTheDocument()
  },
}

const sent: CalendarDayInput[] = []
const itemLines = week.map((day) => ({
  ...day,
  lines: day.lines.map((line) => (line.recipeId === null ? line : { ...line, menuItemId: 31, name: 'Street tacos' })),
}))

/** A master item is in the list next to its recipe, under its own name; a line that it adds points to it. */
export const MasterItems: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerDays(itemLines.slice(0, 4)),
      http.put('/commissary/school/:id/calendar/:date', async ({ request }) => {
        sent.push((await request.clone().json()) as CalendarDayInput)
      }),
      save,
      http.get('*/commissary/menuItems/search/findMenuItemsBySchool', () =>
        HttpResponse.json({ _embedded: { menuItems: [tacoForSchool] } } as JsonBodyType),
      ),
      ...dishes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    const table = within(await canvas.findByRole('grid', { name: /Lunch menu/ }))
    await expect(table.getAllByText('Street tacos')).toHaveLength(4)
    const search = canvas.getByRole('combobox', { name: 'Search menu items' })
    const found = within(await canvas.findByRole('listbox'))
    await found.findByRole('option', { name: /Soft beef tacos/ })
    await userEvent.type(search, 'street')
    await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(1))
    await expect(found.getByRole('option', { name: /Street tacos/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent.flatMap(({ lines }) => lines).map(({ menuItemId }) => menuItemId)).toContain(31))
  },
}

/** A holiday closes its day: nothing can be added to it, and the week is checked as four days. */
export const Holiday: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/school/:id/calendar', () =>
        HttpResponse.json(calendar(week, [{ date: '2026-11-19', note: 'Thanksgiving Day' }])),
      ),
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: /Lunch menu/ }))
    await expect(table.getByText('Closed: Thanksgiving Day')).toBeVisible()
    await expect(table.queryByRole('textbox', { name: /Planned meals on Thursday/ })).not.toBeInTheDocument()
    await expect(table.queryByRole('button', { name: /Add to Fruit, Thursday/ })).not.toBeInTheDocument()
    await expect(table.getByRole('button', { name: /Add to Fruit, Friday/ })).toBeVisible()
  },
}

export const NothingPlanned: Story = {
  parameters: { msw: [answerUser(), answerDays([]), ...dishes] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing planned this week')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/school/:id/calendar', () => delay('infinite'))] },
}

export const Failed: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/school/:id/calendar', () =>
        HttpResponse.json({ message: 'There is no such record.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such record.')
  },
}

/** Without the nutrition flag the menu is not checked. */
export const WithoutNutritionAnalysis: Story = {
  args: { user: { ...planner, nutritionAnalysis: false } },
  parameters: {
    msw: [answerUser(), answerDays(week), ...dishes],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: /Lunch menu/ })).toBeVisible()
    await expect(canvas.queryByText(/Meal pattern/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Nutrition Analysis' })).not.toBeInTheDocument()
  },
}

const answerConflict = (by: { updatedBy: string | null; updatedById: number | null }) =>
  http.put('/commissary/school/:id/calendar/:date', ({ params }) => {
    const day = week.find(({ date }) => date === params['date'])
    return HttpResponse.json(
      {
        message: 'Someone else saved this day.',
        current: { ...day, plannedMeals: 170, lines: day?.lines.slice(0, 1), version: 2, ...by },
      },
      { status: 409 },
    )
  })

const changeMeals: Story['play'] = async ({ canvas, userEvent }) => {
  const meals = await canvas.findByRole('textbox', { name: /^Planned meals on Wednesday/ })
  await userEvent.clear(meals)
  await userEvent.type(meals, '190')
}

/** A field that both changed is shown with both versions; the user's choice saves one of them. */
export const SavedBySomeoneElse: Story = {
  parameters: {
    msw: [answerUser(), answerDays(week), answerConflict({ updatedBy: 'Luis Ortega', updatedById: 99 }), ...dishes],
  },
  play: async (context) => {
    const { canvas } = context
    await changeMeals(context)
    await expect(await canvas.findByText(/^Luis Ortega also edited/)).toBeVisible()
    const table = within(canvas.getByRole('table', { name: /what differs$/ }))
    await expect(table.getByRole('row', { name: 'Planned meals 190 170' })).toBeVisible()
    // The apple that the other person removed is gone, without a choice.
    await expect(table.getAllByRole('row')).toHaveLength(2)
    await expect(within(canvas.getByRole('grid', { name: /Lunch menu/ })).getAllByText(apple.name)).toHaveLength(4)
  },
}

/** Using the other version leaves nothing to save. */
export const UsesTheirs: Story = {
  ...SavedBySomeoneElse,
  play: async (context) => {
    const { canvas, userEvent } = context
    await changeMeals(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use theirs' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(canvas.queryByText(/also edited/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: /^Planned meals on Wednesday/ })).toHaveValue('170')
  },
}

/** The planner recognizes the user's own other tab. */
export const SavedInAnotherTab: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerDays(week),
      answerConflict({ updatedBy: 'Dana Whitfield', updatedById: planner.id }),
      ...dishes,
    ],
  },
  play: async (context) => {
    await changeMeals(context)
    await expect(
      await context.canvas.findByText(/^You also edited .* in another tab or on another device/),
    ).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Use the other' })).toBeVisible()
  },
}

/** With Target 2 enabled, the 2027 sodium limit applies today, as on the server. */
export const SodiumTarget2: Story = {
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
          costTargets: [],
          ownStandards: [],
          weekLength: 'servedDays',
          version: 1,
          updatedAt: '2026-11-16T15:00:00Z',
          updatedBy: null,
        }),
      ),
      answerUser(),
      answerDays(week),
      save,
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /Lunch menu/ })
    await expect(canvas.getAllByText(/935/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/1,110/)).not.toBeInTheDocument()
  },
}

/** A tile opens its explanation beside the grid, where it stays while the week is edited. */
export const WhyATileFails: Story = {
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('button', { name: /^Milk/ })
    await userEvent.click(tile)
    const why = await canvas.findByRole('region', { name: 'Why: Milk' })
    const table = canvas.getByRole('grid', { name: /Lunch menu/ })
    const [panel, grid] = [why.getBoundingClientRect(), table.getBoundingClientRect()]
    const isBeside = panel.left >= grid.right || panel.right <= grid.left || panel.bottom <= grid.top
    await expect(isBeside).toBe(true)
    const meals = canvas.getByRole('textbox', { name: /^Planned meals on Wednesday/ })
    await userEvent.clear(meals)
    await userEvent.type(meals, '200')
    await expect(meals).toHaveValue('200')
    await expect(why).toBeVisible()
    await userEvent.click(within(why).getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('region', { name: 'Why: Milk' })).not.toBeInTheDocument()
    await expect(tile).toHaveFocus()
  },
}

export const NoSchools: Story = {
  args: { user: { ...planner, schools: [] } },
  parameters: { msw: [answerUser({ ...planner, schools: [] })] },
  play: async ({ canvas }) => expect(await canvas.findByText('No schools are set up yet')).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerDays(week.map((day) => ({ ...day, lines: day.lines.map((line) => ({ ...line, name: longName })) }))),
      save,
      ...dishes,
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** English on a right-to-left page: every sentence and number reads as it was written. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('226 kcal short')
    const hint = await canvas.findByText(/^Press Enter to add to \w{3}, Nov \d+$/)
    await readsInOrder(canvasElement, [
      'November 16 – 20, 2026',
      '324 kcal',
      '0.75 cup short on Mon, Tue, Wed, Thu, and Fri',
      'Over the week: 0.5 oz eq short',
      'Mon Nov 16',
      hint.textContent,
    ])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

// spec: 8.catalogue.schoolMenu
export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    await canvas.findAllByText(apple.name)
    await expect(
      hardCodedTexts(canvasElement, [
        taco.name,
        apple.name,
        cheddar.name,
        ...planner.schools.map(({ schoolName }) => schoolName),
      ]),
    ).toEqual([])
  },
}
