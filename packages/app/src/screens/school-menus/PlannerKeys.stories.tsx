import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { apple, calendar, cheddar, page, taco, tacoSummary, week } from '../../stories/fixtures.ts'
import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const saved: string[] = []
const lastWeek = [{ ...week[0], date: '2026-11-16' }] as CalendarDay[]

/** Saves any day: the lines come back as they were sent, with the food of the first line. */
const save = http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
  const { plannedMeals, lines } = (await request.json()) as CalendarDayInput
  const date = String(params['date'])
  const food = week[0]?.lines[0]
  saved.push(date)
  const day = { ...week[0], date, plannedMeals, version: 2 }
  return HttpResponse.json({
    data: { message: 'Saved', day: { ...day, lines: lines.map((line) => ({ ...food, ...line, name: nameOf(line) })) } },
  } as JsonBodyType)
})

const foods = ['Pear', 'Carrots', 'Rice', 'Milk'].map((name, index) => ({
  ...apple,
  id: 900 + index,
  name,
  mealCategory: (['Fruit', 'Vegetables', 'Side', 'Milk'] as const)[index] ?? null,
}))
const nameOf = (line: CalendarDayInput['lines'][number]) =>
  line.recipeId ? taco.name : ([...foods, apple].find(({ id }) => id === line.ingredientId)?.name ?? '')

const meta = {
  title: 'Screens/School Menus/Keys',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-23', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/school/:id/calendar', ({ request }) =>
        HttpResponse.json(calendar(request.url.includes('startDate=2026-11-16') ? lastWeek : [])),
      ),
      answerSettings(),
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [...foods, apple, cheddar]))),
      noMasterItems,
      noPlaceholders,
      nothingPublished,
      save,
    ],
  },
  beforeEach: () => {
    saved.length = 0
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function cellAt(canvas: Canvas, row: string, day: number) {
  const cell = within(canvas.getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('gridcell')[day]
  if (!cell) throw new Error(`no cell ${row} ${day}`)
  return cell
}

const ready = async (canvas: Canvas) => {
  const list = within(await canvas.findByRole('listbox', { name: 'Menu items' }))
  await list.findByRole('option', { name: /Carrots/ })
}

/** Five days of five items take at most 150 keys: here a day is planned from its entree to the next day's. */
export const KeysOfADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    let keys = 0
    const count = () => (keys += 1)
    document.addEventListener('keydown', count, { capture: true })
    const next = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    try {
      cellAt(canvas, 'Entree', 0).focus()
      await userEvent.keyboard('ta{Enter}pe{Enter}ca{Enter}ri{Enter}{ArrowDown}mi{Enter}')
      // To the entree of the next day.
      await userEvent.keyboard(`{PageUp}{${next}}{ArrowDown}`)
    } finally {
      document.removeEventListener('keydown', count, { capture: true })
    }
    await expect(cellAt(canvas, 'Entree', 1)).toHaveFocus()
    const items = [taco.name, 'Pear', 'Carrots', 'Rice', 'Milk']
    for (const [index, row] of ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk'].entries()) {
      await expect(within(cellAt(canvas, row, 0)).getByText(items[index] ?? '')).toBeVisible()
    }
    await expect(keys * 5).toBeLessThanOrEqual(150)
    await waitFor(() => expect(saved).toContain('2026-11-23'))
  },
}

/** A day is copied to the rest of the week, and a single Undo reverts all of it. */
export const CopiesADayToTheWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    cellAt(canvas, 'Entree', 0).focus()
    await userEvent.keyboard('ta{Enter}pe{Enter}')
    const next = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    await userEvent.keyboard(`{PageUp}{Shift>}{${next}}{${next}}{${next}}{${next}}{/Shift}{Control>}r{/Control}`)
    const table = within(canvas.getByRole('grid'))
    await expect(table.getAllByText('Pear')).toHaveLength(5)
    await expect(canvas.getByText('4 days replaced.')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(table.getAllByText('Pear')).toHaveLength(1)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(table.getAllByText('Pear')).toHaveLength(5)
  },
}

/** Rows and tabs of a spreadsheet become items by their names; other names become texts. */
export const PastesFromASpreadsheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    cellAt(canvas, 'Entree', 1).focus()
    await userEvent.paste(`${taco.name}\tSoup of the day\n"Pear\ncarrots"\t`)
    const table = within(canvas.getByRole('grid'))
    await expect(within(cellAt(canvas, 'Entree', 1)).getByText(taco.name)).toBeVisible()
    await expect(within(cellAt(canvas, 'Entree', 2)).getByText('Soup of the day')).toBeVisible()
    await expect(within(cellAt(canvas, 'Fruit', 1)).getByText('Carrots')).toBeVisible()
    await expect(canvas.getByText('4 cells replaced.')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(table.queryByText('Soup of the day')).not.toBeInTheDocument()
  },
}

/** One chord copies last week; days without a menu stay as they are. */
export const CopiesLastWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    canvas.getByRole('columnheader', { name: /Mon/ }).focus()
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    await waitFor(() => expect(within(cellAt(canvas, 'Entree', 0)).getByText(taco.name)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(within(cellAt(canvas, 'Entree', 0)).queryByText(taco.name)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy last week' }))
    await waitFor(() => expect(within(cellAt(canvas, 'Entree', 0)).getByText(taco.name)).toBeVisible())
  },
}
