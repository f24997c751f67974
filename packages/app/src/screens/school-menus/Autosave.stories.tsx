import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { MenuDay } from '@commissary/domain/menu'
import { areUnsavedChangesKept, hasUnsavedChanges } from '@commissary/ui/form'
import { lastingDrafts } from '@commissary/ui/record-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { apple, calendar, page, tacoSummary, week } from '../../stories/fixtures.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { maple, planner } from '../../stories/users.ts'
import { toMenuDay } from '../../menu-planner/calendar-days.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const today = '2026-11-18'
const menu = `school ${maple.schoolId} MEAL ${maple.programs[0]?.id} 2026-11-16`
const saved = week.find(({ date }) => date === today) ?? week[0]
const base: MenuDay = saved ? toMenuDay(saved) : { plannedMeals: null, lines: [] }

/** What the server has. Each story starts with the same week. */
let stored = new Map<string, CalendarDay>()
let puts: { date: string; version: string | null; input: CalendarDayInput }[] = []
/** What someone else saves just before the story's next save, so that the page has not read it. */
let elsewhere: Partial<CalendarDay> | null = null
const start = () => {
  elsewhere = null
  stored = new Map(week.map((day) => [day.date, day]))
  puts = []
}
/** Someone else saves a day. */
function saveElsewhere(change: Partial<CalendarDay>, date = today) {
  const day = stored.get(date)
  if (day) stored.set(date, { ...day, ...change, version: day.version + 1, updatedBy: 'Luis Ortega', updatedById: 99 })
}

/** Saves and refuses as the server does. */
const server = [
  answerUser(),
  http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendar([...stored.values()]))),
  http.put('/commissary/school/:id/calendar/:date', async ({ params, request }) => {
    const date = String(params['date'])
    const input = (await request.json()) as CalendarDayInput
    const version = request.headers.get('if-match')
    puts.push({ date, version, input })
    if (elsewhere) saveElsewhere(elsewhere)
    elsewhere = null
    const day = stored.get(date)
    if (!day) return HttpResponse.json({ message: 'There is no such record.' }, { status: 404 })
    if (version?.replaceAll('"', '') !== String(day.version)) {
      return HttpResponse.json({ message: 'Someone else saved this day.', current: day }, { status: 409 })
    }
    const known = week.flatMap(({ lines }) => lines)
    const lines = input.lines.flatMap(({ key, category, recipeId, ingredientId, plannedServings }) => {
      const match = known.find((line) => line.recipeId === recipeId && line.ingredientId === ingredientId)
      return match ? [{ ...match, key, category, plannedServings }] : []
    })
    const next = { ...day, ...input, selections: {}, note: input.note ?? null, lines, version: day.version + 1 }
    stored.set(date, { ...next, updatedBy: 'Dana Whitfield', updatedById: planner.id })
    return HttpResponse.json({ data: { message: 'Saved', day: stored.get(date) } })
  }),
  answerSettings(),
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
]
const isDown = http.put('/commissary/school/:id/calendar/:date', () =>
  HttpResponse.json({ message: 'The server is busy.' }, { status: 503 }),
)

const meta = {
  title: 'Screens/School Menus/Autosave',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: server },
  beforeEach: start,
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const meals = (canvas: Context['canvas'], day = 'Wednesday') =>
  canvas.findByRole('textbox', { name: new RegExp(`^Planned meals on ${day}`) })
/** Changes the number in one edit: typed digits can be saved one by one. A field selects its number when it gets the focus. */
async function setMeals({ canvas, userEvent }: Context, count: string, day?: string) {
  await userEvent.click(await meals(canvas, day))
  await userEvent.paste(count)
}
const drafts = (userId = planner.id) => lastingDrafts.list(userId, `${menu}/`)
/** Leaves an edited day as a closed tab would. */
function leaveDraft(day: Partial<MenuDay>, { date = today, userId = planner.id } = {}) {
  const savedAt = '2026-11-17T20:05:00.000Z'
  lastingDrafts.keep(
    { userId, name: `${menu}/${date}/gone` },
    { savedAt, version: null, base, values: { ...base, ...day } },
  )
}

/** Edits that were never saved come back, are saved once, and can be discarded, even after that. */
export const RestoredDraft: Story = {
  tags: ['visual'],
  beforeEach: () => leaveDraft({ plannedMeals: 175 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Unsaved changes from Nov 17, 2026, 3:05 PM are back: Wednesday, November 18, 2026.'),
    ).toBeVisible()
    await expect(await meals(canvas)).toHaveValue('175')
    await waitFor(() => expect(puts).toHaveLength(1), { timeout: 10_000 })
    await canvas.findByText('Saved')
    await waitFor(() => expect(drafts()).toEqual([]))
    await expect(stored.get(today)?.plannedMeals).toBe(175)
    await expect(puts).toHaveLength(1)
  },
}

export const DiscardsRestoredDraft: Story = {
  beforeEach: () => leaveDraft({ plannedMeals: 175 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(/are back: Wednesday/)
    // A later edit of something else stays.
    await setMeals(context, '120', 'Thursday')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await meals(canvas)).toHaveValue('180')
    await expect(await meals(canvas, 'Thursday')).toHaveValue('120')
    await expect(canvas.queryByText(/are back/)).toBeNull()
    await waitFor(() => expect(stored.get('2026-11-19')?.plannedMeals).toBe(120), { timeout: 10_000 })
    await waitFor(() => expect(drafts()).toEqual([]))
    await expect(stored.get(today)?.plannedMeals).toBe(180)
  },
}

/** The day was saved by someone else since: other fields are merged, and the same field needs a choice. */
export const RestoredDraftInConflict: Story = {
  beforeEach: () => {
    leaveDraft({ plannedMeals: 175 })
    saveElsewhere({ plannedMeals: 170, note: 'Serve cold' })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Luis Ortega also edited Wednesday/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Planned meals 175 170' })).toBeVisible()
    // Until the user chooses, the edit is still kept with what it was based on.
    await expect(drafts().map(({ draft }) => [draft.base, draft.values])).toMatchObject([
      [{ plannedMeals: 180 }, { plannedMeals: 175, note: 'Serve cold' }],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(stored.get(today)).toMatchObject({ plannedMeals: 175, note: 'Serve cold' }), {
      timeout: 10_000,
    })
    await expect(puts.map(({ version }) => version?.replaceAll('"', ''))).toEqual(['2'])
  },
}

/** The draft of a day that was served can no longer be saved. */
export const DraftOfServedDay: Story = {
  beforeEach: () => leaveDraft({ plannedMeals: 175 }, { date: '2026-11-16' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/can't be saved, because .*: Monday, November 16, 2026\.$/)).toBeVisible()
    await expect(await meals(canvas, 'Monday')).toHaveValue('180')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(drafts()).toEqual([])
    await expect(puts).toEqual([])
  },
}

/** Another user of the device does not see the drafts, and does not delete them. */
export const DraftOfAnotherUser: Story = {
  beforeEach: () => leaveDraft({ plannedMeals: 175 }, { userId: 2 }),
  play: async ({ canvas }) => {
    await expect(await meals(canvas)).toHaveValue('180')
    await canvas.findByText('Saved')
    await expect(canvas.queryByText(/are back/)).toBeNull()
    await expect(drafts(2)).toHaveLength(1)
  },
}

function Leavable() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Another screen' : 'Back to the week'}
      </button>
      {isOpen && <SchoolMenusScreen />}
    </>
  )
}
const leave = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Another screen' }))
const comeBack = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Back to the week' }))

/** Undoes the edit: the end of the story leaves the week, too, and would save the edit in the next story. */
async function takeBack({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(drafts()).toEqual([]))
}

/** Leaving right after an edit that then fails to save: it stays on the device, and comes back with the week. */
export const LeftWithoutSaving: Story = {
  args: { children: <Leavable /> },
  parameters: { msw: [isDown, ...server] },
  play: async (context) => {
    const { canvas } = context
    await setMeals(context, '190')
    await leave(context)
    await expect(
      await screen.findByText(/^Not saved: Wednesday, November 18, 2026\. Your changes are kept on this device/),
    ).toBeVisible()
    await expect(drafts()).toHaveLength(1)
    await comeBack(context)
    await canvas.findByText(/are back: Wednesday/)
    await expect(await meals(canvas)).toHaveValue('190')
    await takeBack(context)
  },
}

/** Leaving right after an edit, and coming back before anything else: the day is saved once. */
export const LeftAndSaved: Story = {
  args: { children: <Leavable /> },
  play: async (context) => {
    const { canvas } = context
    await setMeals(context, '190')
    await leave(context)
    await comeBack(context)
    await waitFor(async () => expect(await meals(canvas)).toHaveValue('190'))
    await waitFor(() => expect(drafts()).toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await expect(puts).toHaveLength(1)
    await expect(canvas.queryByText(/are back/)).toBeNull()
  },
}

/** Someone else saved the day before the user left: leaving merges both. */
export const LeftAndMerged: Story = {
  args: { children: <Leavable /> },
  play: async (context) => {
    elsewhere = { note: 'Serve cold' }
    await setMeals(context, '190')
    await leave(context)
    await waitFor(() => expect(stored.get(today)).toMatchObject({ plannedMeals: 190, note: 'Serve cold' }))
    await waitFor(() => expect(drafts()).toEqual([]))
  },
}

/** A server that fails for a moment: the day is saved a little later without another edit. */
export const ServerRestarts: Story = {
  parameters: {
    msw: [
      http.put(
        '/commissary/school/:id/calendar/:date',
        () => HttpResponse.json({ message: 'The server is busy.' }, { status: 503 }),
        { once: true },
      ),
      ...server,
    ],
  },
  play: async (context) => {
    await setMeals(context, '190')
    await context.canvas.findByText('Not saved: The server is busy.', {}, { timeout: 10_000 })
    await expect(puts).toEqual([])
    await waitFor(() => expect(stored.get(today)?.plannedMeals).toBe(190), { timeout: 10_000 })
    await context.canvas.findByText('Saved')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  },
}

/** A day that could not be saved: links ask before leaving, and say that the changes are kept. */
export const NotSaved: Story = {
  parameters: { msw: [isDown, ...server] },
  play: async (context) => {
    await setMeals(context, '190')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true), { timeout: 10_000 })
    await expect(areUnsavedChangesKept()).toBe(true)
    await expect(drafts()).toHaveLength(1)
    await takeBack(context)
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  },
}

/** Changes to different fields are merged without asking; Undo reverts only the user's own. */
export const MergedByItself: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    elsewhere = { note: 'Serve cold', lines: saved?.lines.slice(0, 1) ?? [] }
    await setMeals(context, '190')
    await expect(
      await screen.findByText(
        'Luis Ortega also edited Wednesday, November 18, 2026. Both changes are kept.',
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible()
    await waitFor(() => expect(puts).toHaveLength(2), { timeout: 10_000 })
    await canvas.findByText('Saved')
    await expect(stored.get(today)).toMatchObject({ plannedMeals: 190, note: 'Serve cold', lines: [{ key: 'taco' }] })
    const grid = within(canvas.getByRole('grid', { name: /Lunch menu/ }))
    await expect(grid.getAllByText(apple.name)).toHaveLength(4)

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(stored.get(today)?.plannedMeals).toBe(180), { timeout: 10_000 })
    await expect(stored.get(today)).toMatchObject({ note: 'Serve cold', lines: [{ key: 'taco' }] })
  },
}

/** Only fields that both changed need a choice, one by one; the rest is merged. */
export const BothChanged: Story = {
  tags: ['visual'],
  play: async (context) => {
    const { canvas, userEvent } = context
    elsewhere = {
      plannedMeals: 170,
      note: 'Serve cold',
      lines: (saved?.lines ?? []).map((line) => ({ ...line, plannedServings: 70 })),
    }
    await setMeals(context, '190')
    const servings = canvas.getAllByRole('textbox', { name: /^Planned servings of Soft beef tacos/ })[2]
    if (!servings) throw new Error('Wednesday has no tacos')
    await userEvent.click(servings)
    // Merging the first edit replaces the number in the field that has the focus, and selects it again.
    await waitFor(() => expect(servings).toHaveValue('70'), { timeout: 10_000 })
    await userEvent.paste('90')
    await expect(servings).toHaveValue('90')
    const choices = within(await canvas.findByRole('group', { name: /changed in both versions$/ }, { timeout: 10_000 }))
    await expect(choices.getAllByRole('radiogroup').map((row) => row.querySelector('strong')?.innerText)).toEqual([
      'Planned meals',
      'Soft beef tacos',
    ])
    const of = (name: RegExp) => within(choices.getByRole('radiogroup', { name }))
    await userEvent.click(of(/Planned meals/).getByRole('radio', { name: /^Use theirs/ }))
    await userEvent.click(of(/tacos/).getByRole('radio', { name: /^Keep mine/ }))
    await expect(puts).toHaveLength(1)
  },
}

export const AnswersFieldByField: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await BothChanged.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 choices' }))
    await waitFor(() => expect(puts).toHaveLength(2), { timeout: 10_000 })
    await canvas.findByText('Saved')
    await expect(stored.get(today)).toMatchObject({ plannedMeals: 170, note: 'Serve cold' })
    await expect(stored.get(today)?.lines.map(({ plannedServings }) => plannedServings)).toEqual([90, 70])
    await expect(canvas.queryByText(/also edited/)).toBeNull()
    await waitFor(() => expect(drafts()).toEqual([]))
  },
}

export const BothChangedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    leaveDraft({ plannedMeals: 175, note: 'Use the small trays' })
    saveElsewhere({ plannedMeals: 170, note: 'Serve cold' })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /changed in both versions$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
