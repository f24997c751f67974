import type { SchoolsAnalysisRequest, SchoolsWeek } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerCalendar, answerRecipe, answerUser, broken, never } from '../../../stories/answers.ts'
import { sandwichRecipe } from '../../../stories/foods.ts'
import { calendarOf, plannedDays } from '../../../stories/menus.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { answerExport, answerSchoolsAnalysis, schoolsAnalysisOf } from '../../../stories/reports.ts'
import { withApp } from '../../../stories/StoryApp.tsx'
import { harbor, maple, planner } from '../../../stories/users.ts'
import { NutritionAnalysisScreen } from '../NutritionAnalysisScreen.tsx'

const address = '/reports/nutritionAnalysisReport?school=all&week=2026-11-16'
const juniper = { ...maple, schoolId: 2, schoolName: 'Juniper Hill Elementary' }
const northgate = { ...maple, schoolId: 4, schoolName: 'Northgate Elementary' }
const user = { ...planner, schools: [maple, juniper, harbor, northgate] }
const [younger, older] = harbor.programs

/** Two elementary schools of different sizes, one grade group of a third, and a school without a menu. */
const analysis = (() => {
  const { weeks, ...rest } = schoolsAnalysisOf([maple], ['2026-11-16'])
  const [week] = weeks
  if (!week || !younger || !older) throw new Error('no week')
  const of = (schoolId: number, meals: number | null, others: Partial<SchoolsWeek> = {}): SchoolsWeek => ({
    ...week,
    schoolIds: [schoolId],
    meals,
    ...others,
  })
  return {
    ...rest,
    weeks: [
      of(1, 500, { status: { now: 'pass', from2027: 'fail' } }),
      of(2, 1200),
      of(3, null, { program: younger }),
      of(3, 800, { program: older }),
    ],
  }
})()

const meta = {
  title: 'Screens/Nutrition averages',
  component: NutritionAnalysisScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address, user }, msw: [answerUser(user), answerSchoolsAnalysis(analysis)] },
} satisfies Meta<typeof NutritionAnalysisScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The averages of each program and of all programs, and which schools are not in them; a school leads to its week. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const averages = within(await canvas.findByRole('table', { name: /^Average per meal/ }))
    await expect(averages.getByRole('row', { name: /^Schools counted 3 of 5/ })).toBeVisible()
    await expect(
      canvas.getByText('Northgate Elementary: nothing planned for National School Lunch Program K-5'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Harbor View School: meals unknown for National School Lunch Program K-5'),
    ).toBeVisible()
    const schools = within(canvas.getByRole('table', { name: /^Schools, / }))
    await expect(schools.getByRole('link', { name: 'Juniper Hill Elementary' })).toHaveAttribute(
      'href',
      '/reports/nutritionAnalysisReport?school=2&week=2026-11-16&program=1',
    )
    await expect(schools.getByRole('row', { name: /^Northgate Elementary No menu/ })).toBeVisible()
  },
}

const asked = fn<(body: SchoolsAnalysisRequest) => void>()

/** Some of the schools are a group, kept in the address; weighted by servings served, too. */
export const SomeSchools: Story = {
  parameters: {
    msw: [
      answerUser(user),
      http.post('*/commissary/menu-analysis/schools', async ({ request }) => {
        asked((await request.json()) as SchoolsAnalysisRequest)
        return HttpResponse.json(analysis)
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schools in the averages: All schools' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Harbor View School' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Northgate Elementary' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0].schools).toEqual([1, 2]))
    await expect(await canvas.findByRole('row', { name: 'Schools counted 2 of 2' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Weighted by' }), 'Servings served')
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ schools: [1, 2], servings: 'served' }))
  },
}

/** From the group's average to an item, at one of the schools that serve it, and to the ingredients in it. */
export const Drill: Story = {
  parameters: {
    msw: [
      answerUser(user),
      answerSchoolsAnalysis(analysis),
      answerCalendar(() => calendarOf(maple, plannedDays('2026-11-16'))),
      answerRecipe(sandwichRecipe),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const shares = within(await canvas.findByRole('table', { name: /share of each item$/ }))
    await userEvent.click(shares.getByRole('button', { name: 'Turkey and cheese sandwich' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Turkey and cheese sandwich' }))
    await userEvent.selectOptions(
      drawer.getByRole('combobox', { name: '4 menus serve it' }),
      'Harbor View School, grades 6-8',
    )
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('in Herb spread'))
    await expect(drawer.getByRole('combobox', { name: 'Nutrient or component' })).toHaveDisplayValue('Sodium')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(shares.getByRole('button', { name: 'Turkey and cheese sandwich' })).toHaveFocus()
  },
}

/** The tables are exported as they are shown. */
export const Export: Story = {
  parameters: {
    msw: [answerUser(user), answerSchoolsAnalysis(analysis), ...answerExport('Nutrition averages.pdf')],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: /^Average per meal/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await waitFor(() => expect(canvas.getByText('Downloaded Nutrition averages.pdf.')).toBeVisible())
  },
}

export const NobodyServes: Story = {
  parameters: {
    app: { address: `${address}&menu=DINNER`, user: { ...user, role: 'staff' } },
    msw: [answerUser({ ...user, role: 'staff' }), answerSchoolsAnalysis(analysis)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No school serves Dinner')).toBeVisible()
    // Staff cannot set up a school.
    await expect(canvas.getByText(/ask your administrator to add this one to a school/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open Schools' })).not.toBeInTheDocument()
  },
}

/** The next step: all schools if only some are chosen, and the Schools screen for administrators. */
export const NobodyServesNext: Story = {
  parameters: { app: { address: `${address}&menu=DINNER&schools=1`, user } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all schools' }))
    await expect(await canvas.findByRole('link', { name: 'Open Schools' })).toHaveAttribute('href', '/settings/schools')
  },
}

/** Averages over weeks with the limits of the program, and the cost against its target; the table has the same values. */
export const AcrossWeeks: Story = {
  parameters: {
    msw: [
      http.get('*/commissary/catererAnalysisSettings/search/*', () =>
        HttpResponse.json({
          id: 1,
          catererAnalysisId: 7,
          wgrLimit: 0,
          fruitLimit: 0,
          sodiumLevel: '[]',
          costTargets: [{ programName: younger?.programName, targetCost: '1.00' }],
          version: 1,
          updatedAt: '2026-11-01T08:00:00.000Z',
          updatedBy: null,
        }),
      ),
      answerUser(user),
      answerSchoolsAnalysis({
        ...analysis,
        weeks: [
          ...analysis.weeks,
          ...analysis.weeks.slice(0, 2).map((week) => ({ ...week, weekStart: '2026-11-09', meals: null })),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('table', { name: /^Calories, kcal, National School Lunch Program/ })
    await expect(within(chart).getByRole('row', { name: /^Nov 9 Unknown/ })).toBeVisible()
    await expect(chart.closest('figure')).toHaveTextContent('Maximum')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nutrient or cost' }), 'Food cost per meal')
    const cost = await canvas.findByRole('table', { name: /^Food cost per meal, National School Lunch Program/ })
    await expect(within(cost).getByRole('row', { name: /^Nov 16 .*\$/ })).toBeVisible()
    await waitFor(() => expect(cost.closest('figure')).toHaveTextContent('Target'))
  },
}
export const Loading: Story = {
  parameters: { msw: [answerUser(user), http.post('*/commissary/menu-analysis/schools', never)] },
}
export const LoadFails: Story = {
  parameters: { msw: [answerUser(user), http.post('*/commissary/menu-analysis/schools', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Views' })
    await canvas.findByRole('table', { name: /^Schools, / })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  parameters: { app: { address, user, language: pseudo } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    await expect(
      hardCodedTexts(
        canvasElement,
        user.schools.flatMap(({ schoolName, programs }) => [
          schoolName,
          ...programs.map(({ programName }) => programName),
        ]),
      ),
    ).toEqual([])
  },
}
