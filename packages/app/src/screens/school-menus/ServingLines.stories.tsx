import type { CalendarDay, CalendarDayInput, School } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { page, tacoSummary } from '../../stories/fixtures.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { maple, planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

/** A school with two serving lines and offer versus serve. */
const school: School = {
  ...maple,
  servingLines: ['Pizza line', 'Grill'],
  programs: maple.programs.map((program) => ({ ...program, offerVersusServe: true })),
}

const friday = plannedDays('2026-11-16', { lastVegetables: '60' }).at(-1)
const greenBeans = friday?.lines.find(({ category }) => category === 'Vegetables')
/** On Thursday each line has its own vegetable, the second half a portion. */
const days = plannedDays('2026-11-16').map((day, index): CalendarDay =>
  index !== 3 || !greenBeans
    ? day
    : {
        ...day,
        lines: [
          ...day.lines.map((line) => (line.category === 'Vegetables' ? { ...line, servingLine: 1 } : line)),
          { ...greenBeans, key: 'green-beans', servingLine: 2 },
        ],
      },
)

let saved: CalendarDayInput | null = null
const save = http.put('/commissary/school/:id/calendar/:date', async ({ request }) => {
  const body = (await request.json()) as CalendarDayInput
  saved = body
  const stored = days[3]
  const lines = body.lines.flatMap((line) => {
    const match = stored?.lines.find(({ key }) => key === line.key)
    const { servingLine: _before, ...food } = match ?? {}
    return match ? [{ ...food, ...(line.servingLine && { servingLine: line.servingLine }) }] : []
  })
  return HttpResponse.json({ data: { message: 'Saved', day: { ...stored, version: 2, lines } } })
})

const meta = {
  title: 'Screens/School Menus/Serving Lines',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser({ ...planner, schools: [school] }),
      http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendarOf(school, days))),
      answerSettings(),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
      noMasterItems,
      noPlaceholders,
      nothingPublished,
      save,
    ],
  },
  beforeEach: () => {
    saved = null
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function tileOf(canvas: Canvas, name: RegExp) {
  const tiles = await canvas.findAllByRole('button', { name, expanded: false })
  const tile = tiles.find((one) => one.checkVisibility()) ?? tiles[0]
  if (!tile) throw new Error(`no tile ${name}`)
  return tile
}

/** Students of the second line get too few vegetables, though both vegetables together would be enough. */
export const TwoLines: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Pizza line'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Grill')[0]).toBeVisible()
    await userEvent.click(await tileOf(canvas, /^Offer versus serve/))
    const panel = within(await canvas.findByRole('region', { name: /^Why/ }))
    await expect(
      (await panel.findAllByText(/Line 2: Green beans.*: needs at least 0.75 cup to count as vegetables/))[0],
    ).toBeVisible()
    await expect(panel.getAllByText(/Line 2: .* counts as milk/)[0]).toBeVisible()
  },
}

/** On every line, both vegetables are for everyone, and the day offers enough. By keyboard only. */
export const MovesToEveryLine: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await tileOf(canvas, /^Offer versus serve.*(Fail|fail)/s)).toBeVisible()
    const moveToEveryLine = async (item: RegExp) => {
      const [button] = await canvas.findAllByRole('button', { name: item })
      button?.focus()
      await userEvent.keyboard('{ArrowDown}')
      const lines = within(await within(document.body).findByRole('group', { name: 'Serving line' }))
      lines.getByRole('menuitemradio', { name: 'Every line' }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await moveToEveryLine(/^Actions for Green beans/)
    await waitFor(() => expect(saved?.lines.find(({ key }) => key === 'green-beans')).not.toHaveProperty('servingLine'))
    await expect(saved?.lines.find(({ key }) => key === 'vegetable')?.servingLine).toBe(1)
    await moveToEveryLine(/^Actions for Corn/)
    await waitFor(() => expect(saved?.lines.every(({ servingLine }) => !servingLine)).toBe(true))
    await expect(await tileOf(canvas, /^Offer versus serve.*Pass/s)).toBeVisible()
    await expect(canvas.queryByText('Grill')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
