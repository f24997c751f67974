import type { CalendarDay, MenuAnalysisRequest } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerCalendar, answerUser, broken, never } from '../../../stories/answers.ts'
import { analysisOf, calendarOf, plannedDays } from '../../../stories/menus.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { withApp } from '../../../stories/StoryApp.tsx'
import { maple, planner } from '../../../stories/users.ts'
import { NutritionAnalysisScreen } from '../NutritionAnalysisScreen.tsx'

const address = '/reports/nutritionAnalysisReport?school=1&week=2026-11-16'
const asked = fn<(body: MenuAnalysisRequest) => void>()

/** This week is short of vegetables on Friday; any other week, school and the master menu are as planned. */
const daysOf = (monday: string, isUsual: boolean): CalendarDay[] =>
  plannedDays(monday, isUsual ? {} : { lastVegetables: '80', hasUnknown: true })
const answerAnalyses = http.post('*/commissary/menu-analysis', async ({ request }) => {
  const body = (await request.json()) as MenuAnalysisRequest
  asked(body)
  const isUsual = body.schoolId !== 1 || body.startDate !== '2026-11-16' || body.menu === 'master'
  return HttpResponse.json(analysisOf(maple, daysOf(body.startDate, isUsual)))
})
const calendars = answerCalendar((id, monday) => calendarOf(maple, daysOf(monday, id !== 1 || monday !== '2026-11-16')))
const answers = [
  answerUser(),
  answerAnalyses,
  calendars,
  http.get('*/commissary/getSchoolMenus/1/MEAL', () =>
    HttpResponse.json({ _embedded: { getSchoolMenus: [{ id: 41, yearMonth: '2026-11' }] } }),
  ),
  http.get('*/commissary/schoolMonthlyCalendar/41/published', () =>
    HttpResponse.json({ _embedded: { publishedDays: daysOf('2026-11-16', true) } }),
  ),
]

const meta = {
  title: 'Screens/Menu comparison',
  component: NutritionAnalysisScreen,
  // Each story has its own answers, which would conflict on one page.
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: `${address}&with=own` }, msw: answers },
} satisfies Meta<typeof NutritionAnalysisScreen>

export default meta
type Story = StoryObj<typeof meta>

/** This week next to the one before: what passed then and fails now, by how much, and which items differ. */
export const OtherWeek: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Views' })
    const results = await canvas.findByRole('table', { name: /compared with/ })
    await expect(within(results).getByRole('row', { name: 'Vegetables each day Today Fail Pass' })).toBeVisible()
    const figures = canvas.getByRole('table', { name: 'Values and differences' })
    await expect(within(figures).getByRole('row', { name: /^Added sugars .* Unknown/ })).toBeVisible()
    await expect(within(figures).getByRole('row', { name: /^Days served 5 5 Same/ })).toBeVisible()
    const items = await canvas.findByRole('table', { name: 'Items that differ' })
    await expect(within(items).getAllByRole('row', { name: /Ranch dressing .* Not on the menu/ })).toHaveLength(5)
  },
}

/** The comparison starts from the analysis, with the week before, and ends there. */
export const Start: Story = {
  parameters: { app: { address } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0].startDate).toBe(addDays('2026-11-16', -7)))
    const other = within(await canvas.findByRole('region', { name: 'Compared with' }))
    await userEvent.click(other.getByRole('button', { name: 'Previous week' }))
    await waitFor(() => expect(asked.mock.lastCall?.[0].startDate).toBe('2026-11-02'))
    await userEvent.click(other.getByRole('button', { name: 'Stop comparing' }))
    await expect(canvas.queryByRole('region', { name: 'Compared with' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

/** What the school changed, in values and items: its master menu is read without the changes. */
export const Master: Story = {
  parameters: { app: { address: `${address}&with=master` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Menu' })).toHaveDisplayValue(
      'Master menu, as published to Maple Street Elementary',
    )
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ menu: 'master', startDate: '2026-11-16' })),
    )
    await expect(
      await canvas.findByRole('table', { name: 'Maple Street Elementary compared with Master menu' }),
    ).toBeVisible()
    await expect((await canvas.findAllByRole('row', { name: /^Green beans/ }))[0]).toBeVisible()
  },
}

/** Another school is compared for the same week. */
export const OtherSchool: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Menu' }), 'Juniper Hill Elementary')
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ schoolId: 2, startDate: '2026-11-16' })),
    )
    await expect(
      await canvas.findByRole('table', { name: 'Maple Street Elementary compared with Juniper Hill Elementary' }),
    ).toBeVisible()
  },
}

const sameCalendars = answerCalendar((_, monday) => calendarOf(maple, daysOf(monday, true)))
export const Same: Story = {
  parameters: {
    msw: [
      answerUser(),
      sameCalendars,
      http.post('*/commissary/menu-analysis', async ({ request }) => {
        const { startDate } = (await request.json()) as MenuAnalysisRequest
        return HttpResponse.json(analysisOf(maple, daysOf(startDate, true)))
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every check has the same result.')).toBeVisible()
    await expect(await canvas.findByText('All 25 items are the same.')).toBeVisible()
  },
}

/** The other week has no menu. */
export const NothingToCompare: Story = {
  parameters: {
    msw: [
      answerUser(),
      calendars,
      http.post('*/commissary/menu-analysis', async ({ request }) => {
        const { startDate } = (await request.json()) as MenuAnalysisRequest
        const days = startDate === '2026-11-16' ? daysOf(startDate, false) : []
        return HttpResponse.json(analysisOf(maple, days))
      }),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^November 9\s–\s13, 2026: nothing planned$/)).toBeVisible(),
}
export const Loading: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/menu-analysis', never)] },
}

/** The items fail to load; the values stay. */
export const ItemsFail: Story = {
  parameters: { msw: [http.get('*/commissary/school/:id/calendar', broken), ...answers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Values and differences' })).toBeVisible()
  },
}

/** On a phone each value has its label. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Views' })
    await canvas.findByRole('table', { name: 'Items that differ' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  parameters: { app: { address: `${address}&with=own`, language: pseudo } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader')
    const data = ['Ranch dressing', 'Corn', ...planner.schools.map(({ schoolName }) => schoolName)]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
