import type { SchoolsAnalysisRequest } from '@commissary/api-client'
import { datesFrom, mondayOf } from '@commissary/domain/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerExport, answerSchoolsAnalysis, schoolsAnalysisOf } from '../../stories/reports.ts'
import { answerViews, viewSaved } from '../../stories/saved-views.ts'
import { answerSettings, schoolFoodStandard } from '../../stories/standards.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { NutrientStandardScreen } from './NutrientStandardScreen.tsx'

const analysis = schoolsAnalysisOf(planner.schools, ['2026-11-09', '2026-11-16'])
const address = '/reports/nutStandardReport'
const asked = fn<(body: SchoolsAnalysisRequest) => void>()
const askedFor = http.post('*/commissary/menu-analysis/schools', async ({ request }) => {
  asked((await request.json()) as SchoolsAnalysisRequest)
  return HttpResponse.json(analysis)
})

/** Nobody has saved settings. */
const answered = [answerUser(), answerSettings()]

const meta = {
  title: 'Screens/Nutrient Standard',
  component: NutrientStandardScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [...answered, answerSchoolsAnalysis(analysis)] },
} satisfies Meta<typeof NutrientStandardScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A program leads to its limits, and a week to its schools. */
// spec: 8.catalogue.nutritionReports, 2.route.reports.nutStandardReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const averages = within(await canvas.findByRole('table', { name: 'Weekly averages and limits' }))
    await userEvent.click(averages.getByRole('button', { name: /National School Lunch Program/ }))
    const row = await canvas.findByRole('row', { name: /^Sodium/ })
    const [week] = [...row.querySelectorAll('a')]
    await expect(week).toHaveAttribute('href', expect.stringContaining('from=2026-11-09&to=2026-11-15'))
    await expect(week).toHaveAttribute('href', expect.stringContaining('by=school'))
    await expect(await canvas.findByRole('table', { name: /^Calories, National School Lunch/ })).toBeVisible()
  },
}

/** A chart of one limit over the weeks has the values of the table; which limit is charted, or none, is in the address. */
export const Chart: Story = {
  parameters: { app: { address: `${address}?chart=sodium` } },
  play: async ({ canvas, userEvent }) => {
    const averages = within(await canvas.findByRole('table', { name: 'Weekly averages and limits' }))
    const chart = within(await canvas.findByRole('table', { name: /^Sodium, National School Lunch Program/ }))
    await userEvent.click(averages.getByRole('button', { name: /National School Lunch Program/ }))
    const row = await canvas.findByRole('row', { name: /^Sodium/ })
    const shown = within(chart.getByRole('row', { name: /^Nov 9/ })).getByRole('cell').textContent
    await expect(row).toHaveTextContent(shown)
    const choice = canvas.getByRole('combobox', { name: 'Chart' })
    await expect(choice).toHaveDisplayValue('Sodium')
    await userEvent.selectOptions(choice, 'Calories')
    await expect(await canvas.findByRole('table', { name: /^Calories, National School Lunch/ })).toBeVisible()
    await userEvent.selectOptions(choice, 'No chart')
    await waitFor(() => expect(canvas.queryByRole('table', { name: /^Calories, National School Lunch/ })).toBeNull())
  },
}

/** The caterer's own limits are next to the federal ones, if the settings have stricter ones. */
export const OwnLimit: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/catererAnalysisSettings/search/*', () =>
        HttpResponse.json({
          id: 1,
          catererAnalysisId: 7,
          wgrLimit: 90,
          fruitLimit: 0,
          costTargets: [],
          ownStandards: [],
          version: 1,
          updatedAt: '2026-11-01T08:00:00.000Z',
          updatedBy: null,
          sodiumLevel: JSON.stringify(
            planner.schools.flatMap(({ programs }) =>
              programs.map(({ programName }) => ({
                mealPrgram: programName,
                targetType: 'Target 2',
                enabled: true,
                details: '',
              })),
            ),
          ),
        }),
      ),
      ...answered,
      answerSchoolsAnalysis(analysis),
    ],
  },
  play: async ({ canvas }) => {
    const [own] = await canvas.findAllByRole('row', { name: /^Yours, from Nutrition Analysis Settings/ })
    await expect(own).toHaveTextContent('at most 935 mg')
    await expect(own).toHaveTextContent('at least 90%')
  },
}

/** The caterer's own standard follows the federal limits of its program; an unknown value does not pass it. */
export const OwnStandard: Story = {
  tags: ['visual'],
  parameters: {
    msw: [answerSettings({ ownStandards: [schoolFoodStandard] }), ...answered, answerSchoolsAnalysis(analysis)],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const averages = within(await canvas.findByRole('table', { name: 'Weekly averages and limits' }))
    await userEvent.click(averages.getByRole('button', { name: /: School Food Standards \(UK\)$/ }))
    await expect(averages.getByRole('row', { name: /^Sodium, at most 714 mg/ })).toBeVisible()
    await expect(averages.getByRole('row', { name: /^Iron, at least 3.2 mg/ })).toBeVisible()
    await expect(averages.getByRole('button', { name: /^National School Lunch Program.*K-5$/ })).toBeVisible()
    await expect((await canvas.findAllByRole('table', { name: /National School Lunch/ }))[0]).toBeVisible()
  },
}

/** Every date filter shows its days, and loads the weeks that include any of them. */
// spec: 9.dates.today, 9.dates.yesterday, 9.dates.thisWeek, 9.dates.lastWeek, 9.dates.thisMonth, 9.dates.lastMonth
// spec: 9.dates.thisYear
export const DateFilters: Story = {
  parameters: { msw: [...answered, askedFor] },
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('combobox', { name: 'Date range' })
    for (const [name, startDate, endDate] of [
      ['Today', '2026-11-18', '2026-11-18'],
      ['Last week', '2026-11-09', '2026-11-15'],
      ['Yesterday', '2026-11-17', '2026-11-17'],
      ['This year', '2026-01-01', '2026-12-31'],
      ['This week', '2026-11-16', '2026-11-22'],
      ['Last month', '2026-10-01', '2026-10-31'],
      ['This month', '2026-11-01', '2026-11-30'],
    ] as const) {
      await userEvent.selectOptions(filter, name)
      await waitFor(() => expect(filter).toHaveDisplayValue(name))
      const [first, last] = canvas.getAllByRole('textbox')
      await expect(first).toHaveValue(startDate)
      await expect(last).toHaveValue(endDate)
      await waitFor(() => expect(asked.mock.lastCall?.[0].startDate).toBe(mondayOf(startDate)))
    }
  },
}

/** Schools instead of limits: one school's week leads to its analysis. */
export const BySchool: Story = {
  parameters: { app: { address: `${address}?by=school&rules=from2027` } },
  play: async ({ canvas, userEvent }) => {
    const averages = within(await canvas.findByRole('table', { name: 'Weekly averages and limits' }))
    await userEvent.click(averages.getByRole('button', { name: /National School Lunch Program/ }))
    const row = await canvas.findByRole('row', { name: /^Maple Street Elementary/ })
    await expect(row.querySelector('a')).toHaveAttribute(
      'href',
      '/reports/nutritionAnalysisReport?school=1&week=2026-11-09&program=1',
    )
    await expect(canvas.getByRole('combobox', { name: 'Rules' })).toHaveDisplayValue('Starting July 1, 2027')
  },
}

const months = datesFrom('2026-01-05', 16 * 7).filter((_, day) => day % 7 === 0)

/** Many weeks are shown by month, and a month leads to its weeks: by school for several schools, by limit for one. */
export const ByMonth: Story = {
  parameters: {
    app: { address: `${address}?range=thisYear&by=school&rules=from2027` },
    msw: [...answered, answerSchoolsAnalysis(schoolsAnalysisOf(planner.schools, months))],
  },
  play: async ({ canvas, userEvent }) => {
    const averages = within(await canvas.findByRole('table', { name: 'Weekly averages and limits' }))
    await expect(averages.getByRole('columnheader', { name: 'January 2026' })).toBeVisible()
    const program = averages.getByRole('row', { name: /^National School Lunch Program/ })
    await expect(program.querySelector('a')).toHaveAttribute(
      'href',
      '/reports/nutStandardReport?from=2026-01-05&to=2026-02-01&schools=1%2C2&by=school&rules=from2027',
    )
    await userEvent.click(within(program).getByRole('button'))
    const maple = await canvas.findByRole('row', { name: /^Maple Street Elementary/ })
    await expect(maple.querySelector('a')).toHaveAttribute(
      'href',
      '/reports/nutStandardReport?from=2026-01-05&to=2026-02-01&schools=1&rules=from2027',
    )
  },
}

/** The export has what is shown, under the name from the server. */
export const Export: Story = {
  parameters: {
    msw: [...answerExport('Nutrient Standard.pdf'), ...answered, answerSchoolsAnalysis(analysis)],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await waitFor(() => expect(canvas.getByText('Downloaded Nutrient Standard.pdf.')).toBeVisible())
  },
}

/** What is shown is saved under a name, with the first and last day of its range, and shared. */
export const SaveView: Story = {
  parameters: {
    app: { address: `${address}?from=2026-11-02&to=2026-11-20&by=school` },
    msw: [...answerViews([]), ...answered, answerSchoolsAnalysis(analysis)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save view…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'November by school')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Share with coworkers/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'View: November by school' })).toBeVisible()
    await expect(viewSaved.mock.lastCall?.[0]).toMatchObject({
      tableId: 'nutrient-standard',
      name: 'November by school',
      query: 'by=school&from=2026-11-02&to=2026-11-20',
      isShared: true,
    })
  },
}

export const Loading: Story = {
  parameters: { msw: [...answered, http.post('*/commissary/menu-analysis/schools', never)] },
}
export const LoadFails: Story = {
  parameters: { msw: [...answered, http.post('*/commissary/menu-analysis/schools', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const NothingPlanned: Story = {
  parameters: { msw: [...answered, answerSchoolsAnalysis({ servings: 'planned', weeks: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing planned on these dates')).toBeVisible()
    // The limits are shown even without a plan.
    const limits = within(canvas.getByRole('table', { name: 'Weekly limits' }))
    await expect(limits.getAllByRole('row', { name: /^Federal/ })[0]).toHaveTextContent('550 to 650 kcal')
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled()
  },
}
export const TooLong: Story = {
  parameters: { app: { address: `${address}?from=2026-01-01&to=2027-06-30` } },
  play: async ({ canvas }) => expect(await canvas.findByText('Choose up to one year.')).toBeVisible(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  parameters: { app: { address, language: pseudo } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    const data = planner.schools.flatMap(({ schoolName, programs }) => [
      schoolName,
      ...programs.map(({ programName }) => programName),
    ])
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
