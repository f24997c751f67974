import type { ChangeEffects, Ingredient, ReportExportInput, ReportRequest, WeekEffect } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { cheddar, longName } from '../../stories/fixtures.ts'
import { answerFoodTable, emptyTable, missingTable } from '../../stories/food-report-tables.ts'
import { answerMissing } from '../../stories/food-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { MissingNutritionScreen } from './MissingNutritionScreen.tsx'

const address = '/reports/missingNutritionReport'
const total = { known: 1.4, missing: [] }
const week: WeekEffect = {
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  programId: 1,
  itemType: 'MEAL',
  monday: '2026-11-16',
  before: 'unknown',
  after: 'passes',
  cost: { before: total, after: total },
  targetCost: null,
}
const effects: ChangeEffects = {
  at: '2026-11-18T15:00:00.000Z',
  by: 'Dana Whitfield',
  changes: [],
  isSeen: false,
  recipes: { total: 0, rows: [] },
  menuItems: { total: 0, rows: [] },
  weeks: { total: 1, hidden: 0, rows: [week] },
}
interface Sent {
  nutrients: object
  nutrientNotes: object
  allergens: object
}
const sent = fn<(body: Sent, version: string | null) => void>()
const food = (current: () => Ingredient = () => cheddar) => [
  http.get('*/ingredient/ingredients/:id', () => HttpResponse.json(current())),
  http.get('*/ingredient/ingredients/:id/changeEffects', () => HttpResponse.json(effects)),
  http.put('*/ingredient/ingredients/:id', async ({ request }) => {
    sent((await request.json()) as Sent, request.headers.get('If-Match'))
    return HttpResponse.json({ data: { message: 'Ingredient saved', id: 12, version: 3 } })
  }),
]
const weeks = http.get('*/food/missingNutrition/:id/weeks', () =>
  HttpResponse.json({
    total: 6,
    hidden: 1,
    rows: [{ ...week, status: 'unknown' }].map(({ before: _, after: __, cost: ___, targetCost: ____, ...row }) => row),
  }),
)

const table = answerFoodTable('missingNutrition', missingTable)

const meta = {
  title: 'Screens/Missing Nutrition',
  component: MissingNutritionScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address }, msw: [answerUser(), table, answerMissing(), weeks, ...food()] },
} satisfies Meta<typeof MissingNutritionScreen>

export default meta
type Story = StoryObj<typeof meta>

const openGroup = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(await canvas.findByRole('button', { name: /^Dairy 1 row/ }))
  return canvas.findByRole('row', { name: /^Cheddar/ })
}

/** Groups count what is missing and the weeks that it holds up; the chart shows the same counts, and a group opens to its rows. */
// spec: 2.route.reports.missingNutritionReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const row = await openGroup(canvas, userEvent.click)
    await expect(row).toHaveTextContent('Added sugars and Iron')
    await expect(row).toHaveTextContent('Soy')
    await expect(canvas.getByText(/^8 coming weeks can't be fully checked/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('8')
    await expect(canvas.getByRole('button', { name: /Dairy.*6/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fill in' })).toBeVisible()
  },
}

const asked = fn<(request: ReportRequest) => void>()
const askedWeeks = fn<(query: string) => void>()

/** Search, filters, groups and the chart are in the address, where a saved view keeps them. */
export const InTheAddress: Story = {
  parameters: {
    app: { address: `${address}?q=ched&gap=nutrients&used=yes&group=nextWeek&chart=recipes` },
    msw: [answerUser(), answerFoodTable('missingNutrition', missingTable, asked)],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Total/ })
    await expect(asked.mock.lastCall?.[0]).toMatchObject({
      choices: { q: 'ched', gap: 'nutrients', used: 'yes' },
      group: ['nextWeek'],
    })
    await expect(canvas.getByRole('combobox', { name: 'Chart' })).toHaveValue('recipes')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group by' }), 'Category')
    await waitFor(() => expect(asked.mock.lastCall?.[0].group).toEqual(['category']))
  },
}

/** For a period, the weeks and their dialog cover its menus. */
export const OfAPeriod: Story = {
  parameters: {
    app: { address: `${address}?start=2026-10-05&end=2026-10-16&schools=1` },
    msw: [
      answerUser(),
      answerFoodTable('missingNutrition', missingTable, asked),
      answerMissing(),
      http.get('*/food/missingNutrition/:id/weeks', ({ request }) => {
        askedWeeks(new URL(request.url).searchParams.toString())
        return HttpResponse.json({ total: 0, hidden: 0, rows: [] })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const row = await openGroup(canvas, userEvent.click)
    const then = { from: '2026-10-05', to: '2026-10-16', schools: [1] }
    await expect(asked.mock.lastCall?.[0]).toMatchObject(then)
    await expect(canvas.getByText(/^8 weeks on these menus can't be fully checked/)).toBeVisible()
    await userEvent.click(within(row).getAllByRole('link', { name: '6' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: /^Weeks with Cheddar/ }))
    await expect(await dialog.findByText(/^No week of the chosen dates and schools/)).toBeVisible()
    await expect(askedWeeks.mock.lastCall?.[0]).toContain('from=2026-10-05&to=2026-10-16&schools=1')
  },
}

const begun = fn<(body: ReportExportInput) => void>()

/** An export is a job with the same request as the screen. */
export const Export: Story = {
  parameters: {
    app: { address: `${address}?gap=nutrients&importance=required` },
    msw: [
      answerUser(),
      table,
      http.post('*/commissary/reportExports', async ({ request }) => {
        begun((await request.json()) as ReportExportInput)
        return HttpResponse.json({ data: { message: 'Export started', id: 7, version: 1 } }, { status: 202 })
      }),
      http.get('*/commissary/reportExports/7', () =>
        HttpResponse.json({ id: 7, state: 'working', step: 'reading', doneRows: 1000, totalRows: 4000, error: null }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Total/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }))
    // Once next to the bar, and once for screen readers.
    await expect(await canvas.findAllByText('1,000 of 4,000 rows')).toHaveLength(2)
    await expect(begun.mock.lastCall?.[0]).toEqual({
      report: 'missingNutrition',
      format: 'xlsx',
      request: { choices: { gap: 'nutrients', importance: 'required' } },
    })
  },
}

/** A count leads to its weeks with their verdicts. */
export const Weeks: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await openGroup(canvas, userEvent.click)
    await userEvent.click(within(row).getByRole('link', { name: '6' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Coming weeks with Cheddar/ }))
    await expect(await dialog.findByRole('row', { name: /Maple Street/ })).toHaveTextContent("Can't be checked")
    await expect(dialog.getByText(/The first 1 of 6 weeks/)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  },
}

async function openFill(canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) {
  const row = await openGroup(canvas, userEvent.click)
  await userEvent.click(within(row).getByRole('link', { name: 'Fill in' }))
  return within(await screen.findByRole('dialog', { name: /^Fill in Cheddar/ }))
}

/** What is filled in is saved into the ingredient by its version, and the weeks are shown before and after; Undo restores it. */
export const FillIn: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const dialog = await openFill(canvas, userEvent)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Added sugars, g' }), '0.4')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Soy' }), 'Free of')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const result = within(await screen.findByRole('dialog', { name: /^Saved Cheddar/ }))
    await expect(await result.findByText("Can't be checked → Passes")).toBeVisible()
    const [filled, version] = sent.mock.lastCall ?? []
    await expect(version).toBe('"2"')
    await expect(filled?.nutrients).toMatchObject({ addedSugars: 0.4, sodium: 628, iron: null })
    await expect(filled?.allergens).toEqual({ Milk: 'contains', Soy: 'free' })
    await userEvent.click(result.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    const [undone, after] = sent.mock.lastCall ?? []
    await expect(after).toBe('"3"')
    await expect(undone?.nutrients).not.toHaveProperty('addedSugars')
    await expect(undone?.allergens).toEqual({ Milk: 'contains' })
  },
}

/** A nutrient can be accepted as 0, with a reason that is saved with the value. */
export const AcceptZero: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const dialog = await openFill(canvas, userEvent)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Added sugars: accept 0' }))
    await expect(dialog.getByRole('textbox', { name: 'Added sugars, g' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Enter why 0 is accepted.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for accepting 0' }), 'No sugar in the recipe')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: /^Saved Cheddar/ })
    const [filled] = sent.mock.lastCall ?? []
    await expect(filled?.nutrients).toMatchObject({ addedSugars: 0, iron: null })
    await expect(filled?.nutrientNotes).toMatchObject({
      addedSugars: { status: 'known', reason: 'No sugar in the recipe' },
    })
  },
}

let answering = Promise.resolve()
const waiting = http.post('*/commissary/reportTables/missingNutrition', () => answering)

/** Undo ends once the report shows the change: rows that are still moving would be clicked by mistake. */
export const UndoWaitsForTheReport: Story = {
  beforeEach: () => {
    answering = Promise.resolve()
  },
  parameters: { msw: [answerUser(), waiting, table, answerMissing(), ...food()] },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const dialog = await openFill(canvas, userEvent)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Added sugars, g' }), '0.4')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeEnabled())
    let answer = () => {}
    answering = new Promise((resolve) => (answer = resolve))
    await userEvent.click(undo)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await expect(screen.getByRole('dialog', { name: /^Saved Cheddar/ })).toBeVisible()
    await expect(screen.queryByText(/^Undone/)).toBeNull()
    answer()
    await expect(await screen.findByText(/^Undone/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Blank fields and text that is not a number are not sent. */
export const BadInput: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const dialog = await openFill(canvas, userEvent)
    await dialog.findByRole('textbox', { name: 'Iron, mg' })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Fill in at least one field.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Iron, mg' }), 'lots')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Enter Iron as a number of 0 or more.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

let isChanged = false

/** Someone else filled in some gaps in the meantime: their fields are gone, and what was typed for the rest stays. */
export const Conflict: Story = {
  beforeEach: () => {
    isChanged = false
  },
  parameters: {
    msw: [
      answerUser(),
      table,
      answerMissing(),
      http.put('*/ingredient/ingredients/:id', () => {
        isChanged = true
        return HttpResponse.json({ message: 'Changed by Omar', current: cheddar }, { status: 409 })
      }),
      ...food(() => (isChanged ? { ...cheddar, version: 3, nutrients: { ...cheddar.nutrients, iron: 0.2 } } : cheddar)),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFill(canvas, userEvent)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Added sugars, g' }), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^Someone else changed this ingredient/)).toBeVisible()
    await expect(dialog.queryByRole('textbox', { name: 'Iron, mg' })).toBeNull()
    await expect(dialog.getByRole('textbox', { name: 'Added sugars, g' })).toHaveValue('0')
  },
}

const reader = { ...planner, role: 'staff' as const, modules: ['reports' as const] }

/** Users without access to ingredients can read the report but fill in nothing. */
export const ReadOnly: Story = {
  parameters: { app: { address, user: reader }, msw: [answerUser(reader), table, answerMissing(), weeks, ...food()] },
  play: async ({ canvas, userEvent }) => {
    const row = await openGroup(canvas, userEvent.click)
    await expect(within(row).getByRole('link', { name: '4' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Fill in' })).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerFoodTable('missingNutrition', { ...emptyTable(missingTable), total: ['Total', '', '', '', '', '', 0] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is missing')).toBeVisible()
    await expect(canvas.getByText('No coming week is waiting for missing information.')).toBeVisible()
  },
}

/** Filters that leave nothing can be cleared. */
export const NoMatch: Story = {
  parameters: {
    app: { address: `${address}?q=zzz` },
    msw: [answerUser(), answerFoodTable('missingNutrition', emptyTable(missingTable))],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/missingNutrition', never)] },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/reportTables/missingNutrition', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}

const [dairy, ...others] = missingTable.groups

export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerFoodTable('missingNutrition', {
        ...missingTable,
        groups: [
          { label: longName, cells: [longName, ...(dairy?.cells.slice(1) ?? [])], rows: dairy?.rows ?? [] },
          ...others,
        ],
      }),
    ],
  },
}
