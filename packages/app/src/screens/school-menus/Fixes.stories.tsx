import type { CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { calendar, page, tacoSummary } from '../../stories/fixtures.ts'
import { plannedDays } from '../../stories/menus.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

/** Friday's green beans are half a portion: too few vegetables that day, and over the week. */
const days = plannedDays('2026-11-16', { lastVegetables: '60' })
const withoutEntree = days.map((day) => ({ ...day, lines: day.lines.filter(({ category }) => category !== 'Entree') }))

/** Saves the day as it was sent. */
const save = http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const { plannedMeals, lines } = (await request.json()) as CalendarDayInput
  const stored = days.find(({ date }) => date === params['date'])
  const known = stored?.lines ?? []
  const day = {
    ...stored,
    plannedMeals,
    version: 2,
    lines: lines.flatMap((line) => {
      const match = known.find(({ key }) => key === line.key)
      return match ? [{ ...match, plannedServings: line.plannedServings }] : []
    }),
  }
  return HttpResponse.json({ data: { message: 'Saved', day } })
})

const answers = (planned: typeof days) => [
  answerUser(),
  http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendar(planned))),
  answerSettings(),
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
  save,
]

const meta = {
  title: 'Screens/School Menus/Fixes',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers(days) },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens a tile of the strip, and answers its panel. */
async function openTile(canvas: Canvas, name: RegExp, press: (tile: HTMLElement) => Promise<void>) {
  const tiles = await canvas.findAllByRole('button', { name, expanded: false })
  const tile = tiles.find((one) => one.checkVisibility()) ?? tiles[0]
  if (!tile) throw new Error(`no tile ${name}`)
  await press(tile)
  return within(await canvas.findByRole('region', { name: /^Why/ }))
}

/** A failing check offers fixes. One key press applies a fix, and one undoes it, without a mouse. */
export const AppliesAndUndoes: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openTile(canvas, /^Vegetables/, async (tile) => {
      tile.focus()
      await userEvent.keyboard('{Enter}')
    })
    const [first] = await panel.findAllByRole('button', { name: /^Apply: Fri, Nov 20: serve/ })
    await expect(panel.getAllByText('Cost per meal')[0]).toBeVisible()
    first?.focus()
    await userEvent.keyboard('{Enter}')

    await expect(await panel.findByText(/^Applied: Fri, Nov 20: serve/)).toBeVisible()
    // The button is gone, but the focus is not lost.
    await expect(panel.getByRole('group')).toHaveFocus()
    await waitFor(() => expect(panel.queryByText('Fail')).not.toBeInTheDocument())

    panel.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(panel.queryByText(/^Applied/)).not.toBeInTheDocument())
    await expect(panel.getByRole('group')).toHaveFocus()
    await expect((await panel.findAllByRole('button', { name: /^Apply: Fri, Nov 20: serve/ }))[0]).toBeVisible()
  },
}

/** A check that passes has nothing to fix. */
export const NothingToFix: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await openTile(canvas, /^Milk/, (tile) => userEvent.click(tile))
    await expect(panel.queryByText(/Cheapest changes/)).not.toBeInTheDocument()
  },
}

/** What was served on earlier days shows how much of a fix's item students take. */
export const KnownAcceptance: Story = {
  parameters: {
    msw: [
      http.get('/commissary/getSchoolMenus/:id/:type', () =>
        HttpResponse.json({ _embedded: { getSchoolMenus: [{ id: 8, yearMonth: '2026-11' }] } }),
      ),
      http.get('/commissary/MenuAnalysisItems/search/findByMenuSummaryId', () =>
        HttpResponse.json({
          _embedded: {
            MenuAnalysisItems: [
              { date: '2026-11-20', line: 'vegetable', gradeGroup: 'K-5', plannedServings: null, servedServings: 60 },
            ],
          },
        }),
      ),
      ...answers(days),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openTile(canvas, /^Vegetables/, (tile) => userEvent.click(tile))
    // Another portion of the same item is taken as often.
    await expect((await panel.findAllByText('Acceptance'))[0]).toBeVisible()
  },
}

/** Where no small change helps, the panel says so. */
export const NoFix: Story = {
  parameters: { msw: answers(withoutEntree) },
  play: async ({ canvas, userEvent }) => {
    const panel = await openTile(canvas, /^(M\/MA|Meats)/, (tile) => userEvent.click(tile))
    await waitFor(() => expect(panel.getAllByText(/^No small change passes/)[0]).toBeVisible())
  },
}
