import type { MenuAnalysisItemInput, MenuAnalysisRequest, ReportExport } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import {
  answerAnalysis,
  answerCalendar,
  answerRecipe,
  answerUser,
  broken,
  never,
  refused,
} from '../../stories/answers.ts'
import { sandwichRecipe } from '../../stories/foods.ts'
import { analysisOf, calendarOf, plannedDays } from '../../stories/menus.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { answerExport, answerSchoolsAnalysis, fileAnswer, schoolsAnalysisOf } from '../../stories/reports.ts'
import { readsInOrder } from '../../stories/reading-order.ts'
import { answerViews, savedView } from '../../stories/saved-views.ts'
import { answerSettings, schoolFoodStandard } from '../../stories/standards.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { extra, harbor, planner, school, valley } from '../../stories/users.ts'
import { NutritionAnalysisScreen } from './NutritionAnalysisScreen.tsx'

const [maple = school(1, 'Maple Street Elementary')] = planner.schools
const days = plannedDays('2026-11-16', { hasUnknown: true, lastVegetables: '80' })
const address = '/reports/nutritionAnalysisReport?school=1&week=2026-11-16'
const drill = [answerCalendar(() => calendarOf(maple, days)), answerRecipe(sandwichRecipe)]
const trend = answerSchoolsAnalysis(schoolsAnalysisOf([maple], ['2026-11-02', '2026-11-09', '2026-11-16']))
const answers = [answerUser(), answerAnalysis(analysisOf(maple, days)), trend, ...drill]

const meta = {
  title: 'Screens/Nutrition Analysis',
  component: NutritionAnalysisScreen,
  // Each story has its own answers, which would conflict on one page.
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: answers },
} satisfies Meta<typeof NutritionAnalysisScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Drills down from the week's sodium to a sandwich and to the ingredients in it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Views' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Sodium mg' }))
    const [item] = await canvas.findAllByRole('button', { name: 'Turkey and cheese sandwich' })
    if (!item) throw new Error('Sodium has no contributing items')
    await userEvent.click(item)
    const drawer = await screen.findByRole('dialog', { name: 'Turkey and cheese sandwich' })
    await waitFor(() => expect(drawer).toHaveTextContent('in Herb spread'))
    await expect(drawer).toHaveTextContent('Monday, November 16, 2026 · 100 servings planned')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
const eaters = { ...planner, schools: [valley] }
const valleyDays = plannedDays('2026-11-16')
/** One menu for K-5 and 6-8: the group that fails is shown first, and each has its own checks and limits. */
export const SharedMenu: Story = {
  tags: ['visual'],
  parameters: {
    app: { user: eaters, address: '/reports/nutritionAnalysisReport?school=4&week=2026-11-16' },
    msw: [answerUser(eaters), answerAnalysis(analysisOf(valley, valleyDays)), trend, ...drill],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const groups = within(await canvas.findByRole('group', { name: 'Grade groups' }))
    await expect(groups.getByRole('button', { name: /^Grades 6-8.*Fail/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByText(/600 to 700 kcal/)[0]).toBeVisible()
    await userEvent.click(groups.getByRole('button', { name: /^Grades K-5.*Advisory/ }))
    await expect(canvas.getAllByText(/550 to 650 kcal/)[0]).toBeVisible()
    await expect(canvas.queryByText(/600 to 700 kcal/)).not.toBeInTheDocument()
  },
}
const onlyExtra = { ...maple, programs: [extra] }
const seller = { ...planner, schools: [onlyExtra] }
/** A menu without a meal pattern has averages and cost, and neither verdicts nor limits. */
export const WithoutPattern: Story = {
  parameters: {
    app: { address: `${address}&menu=EXTRA`, user: seller },
    msw: [
      answerUser(seller),
      answerAnalysis(analysisOf(onlyExtra, plannedDays('2026-11-16'))),
      answerSchoolsAnalysis(schoolsAnalysisOf([onlyExtra], ['2026-11-09', '2026-11-16'])),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /Extra/ }))
    await expect(table.getByRole('row', { name: /^Calories/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Sodium/ })).toBeVisible()
    await expect(table.getAllByRole('columnheader', { name: /./ })).toHaveLength(7)
    await expect(canvas.getAllByText(/^Extra \(A La Carte\) has no meal pattern/)).toHaveLength(1)
    await expect(canvas.queryByText(/^(Pass|Fail|Unknown|Advisory)/)).not.toBeInTheDocument()
    await expect(canvas.getByText('Food cost per meal over 8 weeks.')).toBeVisible()
  },
}

/** The caterer's own standard is next to the federal limits. A value with gaps does not pass a maximum. */
export const OwnStandard: Story = {
  parameters: { msw: [answerSettings({ ownStandards: [schoolFoodStandard] }), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your standard: School Food Standards (UK)')).toBeVisible()
    const [, own] = canvas.getAllByRole('row', { name: /^Sodium/ })
    await expect(own).toHaveTextContent('at most 714 mg')
    const iron = canvas.getAllByRole('row', { name: /^Iron/ })
    await expect(iron[0]).toHaveTextContent('at least 3.2 mg')
  },
}

export const Passing: Story = {
  parameters: { msw: [answerUser(), answerAnalysis(analysisOf(maple, plannedDays('2026-11-16'))), trend, ...drill] },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText('Not checked: offer versus serve.')
    // Once below the verdicts, and once with the options used.
    await expect(notes).toHaveLength(2)
  },
}

/** Each item's share of a nutrient or of the cost, the largest first; unknown values say so. */
export const Shares: Story = {
  play: async ({ canvas, userEvent }) => {
    const sodium = await canvas.findByRole('table', { name: 'Sodium, share of each item' })
    const [, first, second] = within(sodium).getAllByRole('row')
    const percentOf = (row: HTMLElement | undefined) => Number(/(\d+)%/.exec(row?.textContent ?? '')?.[1])
    await expect(percentOf(first)).toBeGreaterThanOrEqual(percentOf(second))
    await expect(first).toHaveTextContent(/\d mg$/)
    const section = within(sodium.closest('section') ?? sodium)
    await userEvent.selectOptions(section.getByRole('combobox'), 'Added sugars')
    const sugars = await canvas.findByRole('table', { name: 'Added sugars, share of each item' })
    await expect(within(sugars).getByRole('row', { name: 'Ranch dressing Unknown Unknown' })).toBeVisible()
    await expect(section.getByText('Some values are unknown. Shares are of what is known.')).toBeVisible()
    await userEvent.selectOptions(section.getByRole('combobox'), 'Food cost per meal')
    const cost = await canvas.findByRole('table', { name: 'Food cost per meal, share of each item' })
    await expect(within(cost).getAllByRole('row').length).toBeGreaterThan(2)
  },
}

/** The cost over weeks with the program's target: a cost above it is an advisory. */
export const CostAndTarget: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/catererAnalysisSettings/search/*', () =>
        HttpResponse.json({
          id: 1,
          catererAnalysisId: 7,
          wgrLimit: 0,
          fruitLimit: 0,
          sodiumLevel: '[]',
          costTargets: [{ programName: maple.programs[0]?.programName, targetCost: '0.01' }],
          version: 1,
          updatedAt: '2026-11-01T08:00:00.000Z',
          updatedBy: null,
        }),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('table', { name: 'Sodium, weekly average per meal' })
    const section = within(chart.closest('section') ?? chart)
    await userEvent.selectOptions(section.getByRole('combobox'), 'Food cost per meal')
    const cost = await section.findByRole('table', { name: 'Food cost per meal' })
    await waitFor(() => expect(cost.closest('figure')).toHaveTextContent('Target'))
    await expect(within(cost).getAllByRole('row', { name: /Advisory/ })[0]).toBeVisible()
  },
}

/** Three of five days: checked and labeled as a short week. */
export const ShortWeek: Story = {
  parameters: { msw: [answerUser(), answerAnalysis(analysisOf(maple, days.slice(0, 3))), trend, ...drill] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Short week, checked as 3 days')).toBeVisible())
  },
}
export const Loading: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/menu-analysis', never)] },
}
export const NothingPlanned: Story = {
  parameters: { msw: [answerUser(), answerAnalysis(analysisOf(maple, []))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing planned this week')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
  },
}
export const LoadFails: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/menu-analysis', broken)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}

/** An item's nutrition is shown even if its recipe fails to load. */
export const RecipeLoadFails: Story = {
  parameters: { msw: [http.get('*/recipe/recipes/:id', broken), ...answers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sodium mg' }))
    const [item] = await canvas.findAllByRole('button', { name: 'Turkey and cheese sandwich' })
    if (item) await userEvent.click(item)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Something went wrong'))
    await expect(screen.getByRole('dialog')).toHaveTextContent('Meal pattern')
  },
}

type Play = Parameters<NonNullable<Story['play']>>[0]

/** Chooses a format of the export, once there is something to export. */
async function exportAs({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, format: string) {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: format }))
}

/** The PDF is the printed analysis, saved under the name from the server. */
export const ExportPdf: Story = {
  parameters: {
    msw: [
      http.post('*/commissary/menuNutritionAnalyze/print', () =>
        fileAnswer('Maple Street Elementary 2026-11-16 menu analysis.pdf'),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await exportAs({ canvas, userEvent }, 'PDF')
    await waitFor(() =>
      expect(canvas.getByText('Downloaded Maple Street Elementary 2026-11-16 menu analysis.pdf.')).toBeVisible(),
    )
  },
}
export const ExportPdfFails: Story = {
  parameters: {
    msw: [
      http.post('*/commissary/menuNutritionAnalyze/print', () =>
        refused(503, 'Too many prints at once. Try again soon.'),
      ),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await exportAs({ canvas, userEvent }, 'PDF')
    await waitFor(() => expect(canvas.getByText('Too many prints at once. Try again soon.')).toBeVisible())
  },
}

const exported = fn<(body: ReportExport) => void>()
const answerTables = [
  http.post('*/commissary/exportReport', async ({ request }) => {
    exported((await request.clone().json()) as ReportExport)
  }),
  ...answerExport('Valley K-8 School 2026-11-16 menu analysis.xlsx'),
]

/** A spreadsheet has a table for each grade group: every value of the week and its days, with the limits and results of both dates. */
export const ExportExcel: Story = {
  parameters: {
    app: { user: eaters, address: '/reports/nutritionAnalysisReport?school=4&week=2026-11-16' },
    msw: [...answerTables, answerUser(eaters), answerAnalysis(analysisOf(valley, valleyDays)), trend, ...drill],
  },
  play: async ({ canvas, userEvent }) => {
    await exportAs({ canvas, userEvent }, 'Excel')
    await waitFor(() =>
      expect(canvas.getByText('Downloaded Valley K-8 School 2026-11-16 menu analysis.xlsx.')).toBeVisible(),
    )
    const { format, title, sections } = exported.mock.lastCall?.[0] ?? {}
    await expect([format, title]).toEqual(['xlsx', 'Valley K-8 School 2026-11-16 menu analysis'])
    await expect(sections?.map((section) => section.title)).toEqual([
      'Week of November 16, 2026, grades K-5',
      'Week of November 16, 2026, grades 6-8',
    ])
    await expect(sections?.[1]?.columns.map(({ label }) => label)).toEqual([
      'Nutrient or component',
      'Week',
      'Limit today',
      'Result today',
      'Limit from July 2027',
      'Result from July 2027',
      'Mon, Nov 16',
      'Tue, Nov 17',
      'Wed, Nov 18',
      'Thu, Nov 19',
      'Fri, Nov 20',
    ])
    const calories = sections?.[1]?.rows.find(({ cells }) => cells[0]?.text === 'Calories, kcal')
    await expect(calories?.level).toBe(1)
    await expect(calories?.cells.map(({ text }) => text).slice(1, 4)).toEqual([
      expect.stringMatching(/^\d{3}$/),
      '600 to 700 kcal',
      expect.stringMatching(/^Fail: \d+ kcal short$/),
    ])
    await expect(calories?.cells[1]?.value).toBe(Number(calories?.cells[1]?.text))
  },
}

/** A value with gaps is exported as text, a lower bound as on screen, without a number to calculate with. */
export const ExportCsvWithGaps: Story = {
  parameters: { msw: [...answerTables, ...answers] },
  play: async ({ canvas, userEvent }) => {
    await exportAs({ canvas, userEvent }, 'CSV')
    await waitFor(() => expect(exported.mock.lastCall?.[0].format).toBe('csv'))
    const cells = exported.mock.lastCall?.[0].sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells)) ?? []
    const bounds = cells.filter(({ text }) => text.startsWith('≥'))
    await expect(bounds.length).toBeGreaterThan(0)
    await expect(bounds.filter(({ value }) => value !== null)).toEqual([])
  },
}

const views = answerViews([savedView({ tableId: 'nutrition-analysis', query: 'menu=MEAL&school=2&servings=served' })])

/** A view restores the school, the meal and the servings that weight the averages. */
export const SavedViews: Story = {
  parameters: { msw: [...views, ...answers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fall review' }))
    await expect(await canvas.findByRole('button', { name: 'View: Fall review' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'School' })).toHaveDisplayValue('Juniper Hill Elementary')
    await expect(canvas.getByRole('combobox', { name: 'Weighted by' })).toHaveDisplayValue('Servings served')
  },
}

export const NoProgram: Story = {
  parameters: { app: { address: `${address}&menu=BREAKFAST` } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Set up meals' })).toHaveAttribute(
      'href',
      '/settings/schools?open=1',
    ),
}

const withHarbor = { ...planner, schools: [harbor] }
const asked = fn<(body: MenuAnalysisRequest) => void>()

/** A school with a menu for each of two grade groups: the address names the second. */
export const GradeGroups: Story = {
  parameters: {
    app: { address: '/reports/nutritionAnalysisReport?school=3&week=2026-11-16&program=32', user: withHarbor },
    msw: [
      answerUser(withHarbor),
      trend,
      http.post('*/commissary/menu-analysis', async ({ request }) => {
        asked((await request.json()) as MenuAnalysisRequest)
        return HttpResponse.json(analysisOf(harbor, days))
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grades = await canvas.findByRole('combobox', { name: 'Grades' })
    await expect(grades).toHaveDisplayValue('Grades 6-8')
    await waitFor(() => expect(asked.mock.lastCall?.[0].programId).toBe(32))
    await expect(canvas.getAllByRole('link', { name: 'Open in School Menus' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('program=32'),
    )
    await userEvent.selectOptions(grades, 'Grades K-5')
    await waitFor(() => expect(asked.mock.lastCall?.[0].programId).toBe(31))
  },
}

const items: object[] = []
const entered = fn<(body: MenuAnalysisItemInput) => void>()

/** What was served is entered for a day; an empty field stays unknown and is not sent. */
export const EnterServed: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/getSchoolMenus/1/MEAL', () =>
        HttpResponse.json({ _embedded: { getSchoolMenus: [{ id: 41, yearMonth: '2026-11' }] } }),
      ),
      http.get('*/commissary/MenuAnalysisItems/search/findByMenuSummaryId', () =>
        HttpResponse.json({ _embedded: { MenuAnalysisItems: items } }),
      ),
      http.post('*/commissary/MenuAnalysisItems', async ({ request }) => {
        entered((await request.json()) as MenuAnalysisItemInput)
        return HttpResponse.json({ data: { message: 'Servings saved successfully', id: 5 } }, { status: 201 })
      }),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter servings served' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reimbursable meals/ }), '95')
    await userEvent.click(screen.getByRole('button', { name: 'Save day' }))
    await waitFor(() => expect(screen.getByText('Servings saved successfully')).toBeVisible())
    await expect(entered).toHaveBeenCalledOnce()
    await expect(entered).toHaveBeenCalledWith(
      expect.objectContaining({ menuSummaryId: 41, isCatererMenu: false, line: null, servedServings: 95 }),
    )
  },
}

/** An analysis weighted by servings served says so, and the call asks for it. */
export const ByServed: Story = {
  parameters: {
    app: { address: `${address}&servings=served` },
    msw: [
      http.post('*/commissary/menu-analysis', async ({ request }) => {
        asked((await request.json()) as MenuAnalysisRequest)
        return HttpResponse.json(analysisOf(maple, days))
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Weighted by' })).toHaveDisplayValue('Servings served')
    await waitFor(() => expect(asked.mock.lastCall?.[0].servings).toBe('served'))
    await expect(await canvas.findByText(/Values are based on servings served\./)).toBeVisible()
  },
}

const none = { ...planner, schools: [] }
export const NoSchools: Story = { parameters: { app: { address, user: none }, msw: [answerUser(none)] } }

const longName = school(1, 'Martin Luther King Jr. Memorial Elementary and Middle School of the Arts and Sciences')
const longUser = { ...planner, schools: [longName] }
const longDays = plannedDays('2026-11-16', {
  hasUnknown: true,
  prefix: 'Freshly prepared every morning in our kitchens: ',
})
export const VeryLong: Story = {
  parameters: {
    app: { address, user: longUser },
    msw: [answerUser(longUser), answerAnalysis(analysisOf(longName, longDays)), trend],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Sodium mg' })),
}
/** English on a right-to-left page: every sentence and number reads as it was written. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Calculation options used.')
    await readsInOrder(canvasElement, [
      'National School Lunch Program K-5 · Grades K-5',
      '1,030 mg',
      '7.4% excluding milk fat',
      '95 mg over',
      '5 of 5',
      '$2.71',
      'Calculation options used.',
      'Planning estimate. USDA has not evaluated this software.',
    ])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  parameters: { app: { address, language: pseudo } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    const names = days.flatMap((day) => day.lines.map(({ name }) => name))
    const data = [...names, ...planner.schools.map(({ schoolName }) => schoolName)]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
