import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerAnalysis, answerCalendar, answerUser, broken, never } from '../../stories/answers.ts'
import { analysisOf, calendarOf, plannedDays } from '../../stories/menus.ts'
import { answerExport, answerSchoolsAnalysis, fileAnswer, schoolsAnalysisOf } from '../../stories/reports.ts'
import { answerViews, savedView } from '../../stories/saved-views.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { harbor, maple, planner, valley, withExtra } from '../../stories/users.ts'
import { MealPatternScreen } from './MealPatternScreen.tsx'

const days = plannedDays('2026-11-16', { lastVegetables: '80' })
const address = '/reports/mealpatternReport?schools=1&from=2026-11-16&to=2026-11-22'
const answers = [answerUser(), answerAnalysis(analysisOf(maple, days)), answerCalendar(() => calendarOf(maple, days))]
const exported = fn<(query: string, body: unknown) => void>()

const meta = {
  title: 'Screens/Meal Pattern',
  component: MealPatternScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: answers },
} satisfies Meta<typeof MealPatternScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A component opens to the items that credit to it. */
// spec: 8.catalogue.mealPatternReports, 2.route.reports.mealpatternReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Views' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Grains, oz eq' }))
    await expect(await canvas.findByRole('row', { name: /^Turkey and cheese sandwich/ })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Required in the week' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Nutrition Analysis' })).toHaveAttribute(
      'href',
      '/reports/nutritionAnalysisReport?school=1&week=2026-11-16&program=1',
    )
    await expect(await canvas.findByRole('list', { name: /^Amounts of the week/ })).toBeVisible()
  },
}

/** The chart shows the week's amounts next to the required ones; without the chart the table stays. */
export const Chart: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('list', { name: /^Amounts of the week/ })
    await expect(within(chart).getAllByText(/ of 2.5 cup$/)[0]).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Chart' }), 'No chart')
    await waitFor(() => expect(canvas.queryByRole('list', { name: /^Amounts of the week/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Grains, oz eq' })).toBeVisible()
  },
}

const eaters = { ...planner, schools: [valley] }
/** One menu for several grade groups: a table for each, with its own requirements. */
export const SharedMenu: Story = {
  parameters: {
    app: { user: eaters, address: '/reports/mealpatternReport?schools=4&from=2026-11-16&to=2026-11-22' },
    msw: [answerUser(eaters), answerAnalysis(analysisOf(valley, days)), answerCalendar(() => calendarOf(valley, days))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Week of November 16, 2026, grades K-5' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Week of November 16, 2026, grades 6-8' })).toBeVisible()
  },
}

/** The export uses the school's month, for the days that are shown. */
// spec: 1.mealPatternExport
export const Export: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/getSchoolMenus/1/MEAL', () =>
        HttpResponse.json({ _embedded: { getSchoolMenus: [{ id: 41, yearMonth: '2026-11' }] } }),
      ),
      http.post('*/commissary/exportMealPattern/41', async ({ request }) => {
        exported(new URL(request.url).searchParams.get('isCatererMenu') ?? '', await request.json())
        return fileAnswer('Maple Street Elementary 2026-11-16 meal pattern.xlsx')
      }),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }))
    await waitFor(() =>
      expect(canvas.getByText('Downloaded Maple Street Elementary 2026-11-16 meal pattern.xlsx.')).toBeVisible(),
    )
    await expect(exported).toHaveBeenCalledWith('false', { format: 'xlsx', from: '2026-11-16', to: '2026-11-22' })
  },
}

/** A school with a menu for each grade group has a file for each. */
const twoMenus = { ...planner, schools: [harbor] }
export const ExportOfTwoMenus: Story = {
  parameters: {
    app: { user: twoMenus, address: '/reports/mealpatternReport?schools=3&from=2026-11-16&to=2026-11-22' },
    msw: [
      answerUser(twoMenus),
      http.post('*/commissary/menu-analysis', async ({ request }) => {
        const { programId } = (await request.json()) as { programId: number }
        const programs = harbor.programs.filter(({ id }) => id === programId)
        return HttpResponse.json(analysisOf({ ...harbor, programs }, days))
      }),
      answerCalendar(() => calendarOf(harbor, days)),
      http.get('*/commissary/getSchoolMenus/3/MEAL', ({ request }) => {
        const id = Number(new URL(request.url).searchParams.get('programId'))
        return HttpResponse.json({ _embedded: { getSchoolMenus: [{ id, yearMonth: '2026-11' }] } })
      }),
      http.post('*/commissary/exportMealPattern/:id', ({ params }) => fileAnswer(`Menu ${String(params['id'])}.pdf`)),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await expect(await canvas.findByText('Downloaded Menu 31.pdf.')).toBeVisible()
    await expect(await canvas.findByText('Downloaded Menu 32.pdf.')).toBeVisible()
  },
}

/** Several schools: which weeks pass. One school's week leads to its components. */
export const AllSchools: Story = {
  parameters: {
    app: { address: '/reports/mealpatternReport' },
    msw: [answerUser(), answerSchoolsAnalysis(schoolsAnalysisOf(planner.schools, ['2026-11-16']))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /National School Lunch Program/ }))
    const row = await canvas.findByRole('row', { name: /^Maple Street Elementary/ })
    await expect(row.querySelector('a')).toHaveAttribute(
      'href',
      '/reports/mealpatternReport?from=2026-11-16&to=2026-11-22&schools=1',
    )
  },
}

/** One school over more than two months is read and exported like several: the file is a job, which can take as long as it needs. */
export const OneSchoolForLong: Story = {
  parameters: {
    app: { address: '/reports/mealpatternReport?schools=1&from=2026-08-03&to=2026-11-22' },
    msw: [
      answerUser(),
      answerSchoolsAnalysis(schoolsAnalysisOf([maple], ['2026-11-16'])),
      ...answerExport('Meal Pattern.pdf'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /National School Lunch Program/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await waitFor(() => expect(canvas.getByText('Downloaded Meal Pattern.pdf.')).toBeVisible())
  },
}

const colleagues = savedView({
  tableId: 'meal-pattern',
  name: 'Maple this week',
  query: 'schools=1',
  ownerName: 'Omar Haddad',
  isShared: true,
})

/** A colleague's shared view leads from all schools to one, and the standard view leads back. */
export const SavedViews: Story = {
  parameters: {
    app: { address: '/reports/mealpatternReport' },
    msw: [
      ...answerViews([colleagues]),
      answerSchoolsAnalysis(schoolsAnalysisOf(planner.schools, ['2026-11-16'])),
      ...answers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Maple this week/ }))
    await expect(await canvas.findByRole('button', { name: 'Grains, oz eq' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'View: Maple this week' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Standard view' }))
    await expect(await canvas.findByRole('table', { name: 'Meal pattern by week' })).toBeVisible()
  },
}

export const NotServed: Story = {
  parameters: { app: { address: `${address}&menu=BREAKFAST` } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Breakfast isn't set up for Maple Street Elementary")).toBeVisible(),
}
const sellsExtra = { ...planner, schools: [withExtra] }
/** A menu without a meal pattern has nothing to report, and is not a choice. */
export const WithoutPattern: Story = {
  parameters: { app: { address: `${address}&menu=EXTRA`, user: sellsExtra }, msw: [answerUser(sellsExtra)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Extra (A La Carte) has no meal pattern')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
  },
}

export const NothingPlanned: Story = {
  parameters: {
    msw: [answerUser(), answerAnalysis(analysisOf(maple, [])), answerCalendar(() => calendarOf(maple, []))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing planned on these dates')).toBeVisible(),
}
export const Loading: Story = {
  parameters: {
    msw: [answerUser(), http.post('*/commissary/menu-analysis', never), answerCalendar(() => calendarOf(maple, days))],
  },
}
export const LoadFails: Story = {
  parameters: {
    msw: [answerUser(), http.post('*/commissary/menu-analysis', broken), answerCalendar(() => calendarOf(maple, days))],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
