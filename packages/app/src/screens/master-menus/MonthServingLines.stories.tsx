import type { MonthInput, MonthlyCalendar } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders } from '../../stories/answers.ts'
import { page, tacoSummary } from '../../stories/fixtures.ts'
import { fallMonth } from '../../stories/master-months.ts'
import { plannedDays } from '../../stories/menus.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MonthScreen } from './MonthScreen.tsx'

const month: MonthlyCalendar = {
  ...fallMonth,
  days: plannedDays('2026-11-23').map((day) => ({ ...day, reason: null })),
}
const saved = fn<(days: MonthInput['days']) => void>()

const meta = {
  title: 'Screens/Master Menus/Serving Lines',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus?open=5&week=2026-11-23', children: <MonthScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/monthlyCalendars/:id', () => HttpResponse.json(month as unknown as JsonBodyType)),
      http.post('/commissary/catererMonthlyCalendar/:caterer/:type', async ({ request }) => {
        const { days = [] } = (await request.json()) as MonthInput
        saved(days)
        const calendar = {
          ...month,
          days: month.days.map((day) => {
            const own = days.find(({ date }) => date === day.date)
            if (!own) return day
            const lineOf = new Map(own.lines.map(({ key, servingLine }) => [key, servingLine]))
            return {
              ...day,
              version: day.version + 1,
              lines: day.lines.map((line) => {
                const servingLine = lineOf.get(line.key)
                return servingLine ? { ...line, servingLine } : line
              }),
            }
          }),
        }
        return HttpResponse.json({ data: { message: 'Saved', id: 5, calendar } })
      }),
      answerSettings(),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
      noMasterItems,
      noPlaceholders,
    ],
  },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
    saved.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A master menu is for many schools, so its lines are numbered; a school's names are in its own menus. By keyboard only. */
export const MovesToALine: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Actions for Broccoli/ })
    button?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const lines = within(await within(document.body).findByRole('group', { name: 'Serving line' }))
    lines.getByRole('menuitemradio', { name: 'Line 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const [day] = saved.mock.calls[0]?.[0] ?? []
    await expect(day?.lines.find(({ key }) => key === 'vegetable')?.servingLine).toBe(1)
    await expect(day?.lines.filter(({ servingLine }) => servingLine)).toHaveLength(1)
    await expect((await canvas.findAllByText('Line 1'))[0]).toBeVisible()
  },
}
