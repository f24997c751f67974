import type { SchoolsAnalysisRequest, SchoolsWeek } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { answerExport, schoolsAnalysisOf } from '../../../stories/reports.ts'
import { withApp } from '../../../stories/StoryApp.tsx'
import { harbor, maple, planner } from '../../../stories/users.ts'
import { NutritionAnalysisScreen } from '../NutritionAnalysisScreen.tsx'

const address = '/reports/nutritionAnalysisReport?school=all&week=2026-11-16&schools=1,2'
const juniper = { ...maple, schoolId: 2, schoolName: 'Juniper Hill Elementary' }
const northgate = { ...maple, schoolId: 4, schoolName: 'Northgate Elementary' }
const user = { ...planner, schools: [maple, juniper, harbor, northgate] }
const [younger, older] = harbor.programs

const asked = fn<(body: SchoolsAnalysisRequest) => void>()

/** Each school's week; in the first week of November, all meals are unknown. */
function weeksOf({ schools = [1, 2, 3, 4], startDate }: SchoolsAnalysisRequest): SchoolsWeek[] {
  const [week] = schoolsAnalysisOf([maple], [startDate]).weeks
  if (!week || !younger || !older) throw new Error('no week')
  const isUnknown = startDate === '2026-11-02'
  const of = (schoolId: number, meals: number, others: Partial<SchoolsWeek> = {}): SchoolsWeek => ({
    ...week,
    schoolIds: [schoolId],
    meals: isUnknown ? null : meals,
    ...others,
  })
  const sodium = { ...week.nutrients, sodium: { known: 1310.4, missing: [] } }
  return [
    of(1, 500, { status: { now: 'pass', from2027: 'fail' } }),
    of(2, 1200, { nutrients: sodium }),
    of(3, 300, { program: younger }),
    of(3, 800, { program: older, nutrients: sodium }),
    of(4, 400),
  ].filter(({ schoolIds }) => schoolIds.some((id) => schools.includes(id)))
}
const answers = [
  answerUser(user),
  http.post('*/commissary/menu-analysis/schools', async ({ request }) => {
    const body = (await request.json()) as SchoolsAnalysisRequest
    asked(body)
    return HttpResponse.json({ servings: 'planned', weeks: weeksOf(body) })
  }),
]

const meta = {
  title: 'Screens/Comparison of averages',
  component: NutritionAnalysisScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: `${address}&withSchools=3,4`, user }, msw: answers },
} satisfies Meta<typeof NutritionAnalysisScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two groups of schools side by side, with the difference of every average; a program that one group does not serve says so. */
export const TwoGroups: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const table = within(await canvas.findByRole('table', { name: /compared with/ }))
    await expect(
      table.getByRole('columnheader', { name: 'Maple Street Elementary and Juniper Hill Elementary' }),
    ).toBeVisible()
    const [all] = table.getAllByRole('row', { name: /^Meals / })
    await expect(all).toHaveAccessibleName('Meals 1,700 1,500 +200')
    await expect(table.getAllByRole('row', { name: /^Meals Not served 800/ })).toHaveLength(1)
    await expect(table.getAllByRole('row', { name: /^Menus that pass: Today 1 of 2 pass/ })[0]).toBeVisible()
  },
}

/** A comparison starts with the week before; then other schools are compared for the same week, and kept in the address. */
export const Start: Story = {
  parameters: { app: { address, user } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ schools: [1, 2], startDate: '2026-11-09' }))
    await expect(await canvas.findByRole('table', { name: /^November 16.* compared with November 9/ })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Schools compared with: 2 schools' }))
    for (const name of ['Maple Street Elementary', 'Juniper Hill Elementary', 'Northgate Elementary']) {
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ schools: [4], startDate: '2026-11-16' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Northgate Elementary' })).toBeVisible()

    const other = within(canvas.getByRole('region', { name: 'Compared with' }))
    await userEvent.click(other.getByRole('button', { name: 'Previous week' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ schools: [4], startDate: '2026-11-09' }))
    await userEvent.click(other.getByRole('button', { name: 'Stop comparing' }))
    await expect(await canvas.findByRole('table', { name: /^Average per meal/ })).toBeVisible()
  },
}

/** Schools that are not in the averages are listed for the group that lacks them. */
export const NotCounted: Story = {
  parameters: { app: { address: `${address}&withSchools=4&withWeek=2026-11-02`, user } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Not in the averages: Northgate Elementary, November 2/ }),
    ).toBeVisible()
    await expect((await canvas.findAllByRole('row', { name: /^Calories, kcal .* Unknown Unknown$/ }))[0]).toBeVisible()
  },
}

/** The comparison is exported as it is shown. */
export const Export: Story = {
  parameters: { msw: [...answers, ...answerExport('Comparison.pdf')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: /compared with/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
    await waitFor(() => expect(canvas.getByText('Downloaded Comparison.pdf.')).toBeVisible())
  },
}

/** The other group fails to load, with a button to try again. */
export const OtherFails: Story = {
  parameters: {
    msw: [
      http.post('*/commissary/menu-analysis/schools', async ({ request }) => {
        const body = (await request.clone().json()) as SchoolsAnalysisRequest
        return body.schools?.includes(4) ? HttpResponse.json({ message: 'Failed' }, { status: 500 }) : undefined
      }),
      ...answers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop comparing' })).toBeVisible()
  },
}

/** On a phone each value has its label. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: /compared with/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  parameters: { app: { address: `${address}&withSchools=3,4`, user, language: pseudo } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    const schools = user.schools.map(({ schoolName }) => schoolName)
    const pairs = [schools.slice(0, 2), schools.slice(2)].map((names) => names.join(' and '))
    const programs = user.schools.flatMap((school) => school.programs.map(({ programName }) => programName))
    await expect(hardCodedTexts(canvasElement, [...schools, ...pairs, ...programs])).toEqual([])
  },
}
