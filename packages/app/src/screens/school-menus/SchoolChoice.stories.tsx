import type { CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { apple, calendar, page, week } from '../../stories/fixtures.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, harbor, planner, school } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const read = http.get('*/commissary/school/:id/calendar', () => HttpResponse.json(calendar(week)))
const dishes = [
  http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', []))),
  http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
]

const meta = {
  title: 'Screens/School Menus/School and menu type',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { msw: [answerUser(planner), read, ...dishes] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Stepping through weeks by keyboard keeps the focus and announces the week. */
export const WeekByWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: /November 16/ })
    const label = canvas.getByRole('heading', { name: /^November 16/ })
    canvas.getByRole('button', { name: 'Next week' }).focus()
    for (const weekLabel of [/November 23/, /November 30/]) {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('grid', { name: weekLabel })).toBeVisible()
      await expect(label).toHaveTextContent(weekLabel)
      await expect(canvas.getByRole('button', { name: 'Next week' })).toHaveFocus()
      await expect(canvas.getByText('Saved')).toBeVisible()
    }
  },
}

/** All menu types, with Lunch selected by default; the address keeps another choice. */
// spec: 2.menuTypeTabs.list, 4.menuTypeTabs.default
export const MenuTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: /Lunch menu/ })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
      'Extra (A La Carte)',
      'Side',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
    await userEvent.click(canvas.getByRole('tab', { name: 'Snack' }))
    await expect(await canvas.findByRole('grid', { name: /Snack menu/ })).toBeVisible()
  },
}

/** While a menu loads, no other can be selected. */
// spec: 4.menuTypeTabs.loading
export const Loading: Story = {
  parameters: {
    msw: [answerUser(planner), http.get('*/commissary/school/:id/calendar', () => delay('infinite')), ...dishes],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Dinner' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
  },
}

/** Nor while the settings that the week is checked against load. */
export const LoadingSettings: Story = {
  parameters: {
    msw: [
      answerUser(planner),
      read,
      http.get('*/commissary/catererAnalysisSettings/search/findByCatererAnalysisId', () => delay('infinite')),
      ...dishes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Dinner' })
    // The calendar has loaded by then.
    await delay(500)
    await userEvent.click(canvas.getByRole('tab', { name: 'Dinner' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
  },
}

/** "All Schools" has no menu: the page asks for one school. */
// spec: 2.schoolSelector.all
export const AllSchools: Story = {
  play: async ({ canvas, userEvent }) => {
    const dropdown = await canvas.findByRole('combobox', { name: 'School' })
    await userEvent.selectOptions(dropdown, 'All Schools')
    await expect(await canvas.findByText('Select a school')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'School' }), 'Juniper Hill Elementary')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open School' })).toBeEnabled())
    await expect(await canvas.findByRole('grid', { name: /Lunch menu/ })).toBeVisible()
  },
}

const large = {
  ...planner,
  schools: Array.from({ length: 300 }, (_, index) => school(index + 1, `School No. ${index + 1}`)),
}

/** Three hundred schools get a search field. */
export const ThreeHundredSchools: Story = {
  args: { user: large },
  parameters: { msw: [answerUser(large), read, ...dishes] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: /Lunch menu/ })
    // Until the search field loads there is a plain dropdown, which has no expanded state.
    const field = await canvas.findByRole('combobox', { name: 'School', expanded: false })
    await userEvent.clear(field)
    await userEvent.type(field, 'no. 277{Enter}')
    await waitFor(() => expect(field).toHaveValue('School No. 277'))
    await waitFor(() => expect(canvas.getByRole('grid', { name: /Lunch menu/ })).toBeVisible())
    await expect(field).toHaveFocus()
  },
}

const withHarbor = { ...planner, schools: [...planner.schools, harbor] }
const asked = fn<(query: string) => void>()
/** The calendar of the program in the query. */
const readProgram = http.get('*/commissary/school/:id/calendar', ({ request }) => {
  const query = new URL(request.url).searchParams
  asked(query.get('programId') ?? '')
  const program = harbor.programs.find(({ id }) => String(id) === query.get('programId')) ?? null
  return HttpResponse.json({ ...calendar([]), schoolId: harbor.schoolId, program })
})
const saved = fn<(query: string, body: CalendarDayInput) => void>()
const saveProgram = http.put('*/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const input = (await request.json()) as CalendarDayInput
  saved(new URL(request.url).search, input)
  const lines = input.lines.map((line) => ({ ...week[0]?.lines[1], ...line }))
  const { plannedMeals } = input
  const day = { ...week[0], date: String(params['date']), plannedMeals, selections: {}, lines, version: 1 }
  return HttpResponse.json({ data: { message: 'Saved', day } })
})
const apples = [
  http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', []))),
  http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
]

/** Each grade group has its own menu. Adding a day's first item fills in the usual number of meals. */
export const GradeGroups: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageSchoolMenus?school=3&week=2026-11-16', user: withHarbor },
  parameters: { msw: [answerUser(withHarbor), readProgram, saveProgram, ...apples] },
  beforeEach: () => {
    asked.mockClear()
    saved.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    const grades = await canvas.findByRole('combobox', { name: 'Grades' })
    await expect(grades).toHaveDisplayValue('Grades K-5')
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search menu items' }), 'apple')
    await within(await canvas.findByRole('listbox')).findByRole('option', { name: /Apple, small/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    await expect(saved.mock.lastCall?.[0]).toContain('programId=31')
    await expect(saved.mock.lastCall?.[1].plannedMeals).toBe(180)
    await expect(saved.mock.lastCall?.[1].lines[0]?.plannedServings).toBe(180)
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

export const OtherGradeGroup: Story = {
  ...GradeGroups,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const grades = await canvas.findByRole('combobox', { name: 'Grades' })
    await userEvent.selectOptions(grades, 'Grades 6-8')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('32'))
    await expect(await canvas.findByRole('link', { name: 'Nutrition Analysis' })).toHaveAttribute(
      'href',
      expect.stringContaining('program=32'),
    )
    // Another menu type has other programs.
    await userEvent.click(canvas.getByRole('tab', { name: 'Breakfast' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(''))
    await expect(canvas.queryByRole('combobox', { name: 'Grades' })).not.toBeInTheDocument()
  },
}

/** A menu type that the school doesn't serve cannot be planned: administrators are led to the school's meals. */
export const NotServed: Story = {
  args: { address: '/manage/manageSchoolMenus?school=3&week=2026-11-16&menu=DINNER', user: withHarbor },
  parameters: { msw: [answerUser(withHarbor), readProgram, saveProgram, ...apples] },
  beforeEach: () => {
    saved.mockClear()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Harbor View School doesn't serve Dinner")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set up meals' })).toHaveAttribute('href', '/settings/schools?open=3')
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('combobox', { name: 'Search menu items' })).not.toBeInTheDocument()
    await expect(saved).not.toHaveBeenCalled()
  },
}

/** Its month cannot be planned, either. */
export const NotServedMonth: Story = {
  ...NotServed,
  args: { address: '/manage/manageSchoolMenus?school=3&month=2026-11&menu=DINNER', user: withHarbor },
}

const staff = { ...clerk, schools: [harbor], modules: ['menus' as const] }

/** Staff cannot open the school's form, so they are told whom to ask. */
export const NotServedForStaff: Story = {
  args: { ...NotServed.args, user: staff },
  parameters: { msw: [answerUser(staff), readProgram, ...apples] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Harbor View School doesn't serve Dinner")).toBeVisible()
    await expect(canvas.getByText("Ask an administrator to add it to the school's meals.")).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Set up meals' })).not.toBeInTheDocument()
  },
}
