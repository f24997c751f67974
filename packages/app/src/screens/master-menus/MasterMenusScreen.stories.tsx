import type { CalendarSummary, MonthlyCalendar } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems } from '../../stories/answers.ts'
import { apple, page, taco, week } from '../../stories/fixtures.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner, school } from '../../stories/users.ts'
import { MasterMenusScreen } from './MasterMenusScreen.tsx'
import { MasterMonthScreen } from './MasterMonthScreen.tsx'

const program = school(3, 'Maple Street').programs[0]
if (!program) throw new Error('The story’s school has no meal program')

const november: CalendarSummary = {
  id: 7,
  name: 'Elementary lunch',
  yearMonth: '2026-11',
  itemType: 'MEAL',
  programId: program.id,
  programName: program.programName,
  grades: program.grades,
  status: 'published',
  isActive: true,
  plannedDays: 18,
  publishedSchools: 12,
  differingSchools: 2,
  verdict: 'pass',
  verdict2027: 'fail',
  version: 3,
}
const december: CalendarSummary = {
  ...november,
  id: 8,
  yearMonth: '2026-12',
  status: 'draft',
  plannedDays: 0,
  publishedSchools: 0,
  differingSchools: 0,
  verdict: null,
  verdict2027: null,
  version: 1,
}
const calendar: MonthlyCalendar = {
  id: 7,
  isCatererMenu: true,
  schoolId: null,
  name: 'Elementary lunch',
  yearMonth: '2026-11',
  itemType: 'MEAL',
  program,
  status: 'draft',
  isActive: true,
  days: week,
  recurringDays: {},
  closedDays: [{ date: '2026-11-26', note: 'Thanksgiving Day' }],
  version: 3,
}

const summaries = (rows: CalendarSummary[]) =>
  http.get('*/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', () =>
    HttpResponse.json({ _embedded: { catererCalendarSummaries: rows } }),
  )
const programs = http.get('*/meal-programs', () => HttpResponse.json({ _embedded: { mealPrograms: [program] } }))
const dishes = [
  http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', [taco]))),
  http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
  noMasterItems,
]
const month = http.get('*/monthlyCalendars/7', () => HttpResponse.json(calendar))
const sent: unknown[] = []
const saving = http.post('*/catererMonthlyCalendar/:catererId/:menuType', async ({ request }) => {
  const body = (await request.json()) as { id?: number }
  sent.push(body)
  const status = body.id === undefined ? 201 : 200
  return HttpResponse.json({ data: { message: 'Saved', id: 7, calendar } }, { status })
})
const schools = http.get('*/copyTo/applicableSchools/7', () =>
  HttpResponse.json({
    _embedded: {
      applicableSchools: [
        { schoolId: 3, schoolName: 'Maple Street', state: 'behind', ownDays: 2, openConflicts: 1, publishedAt: null },
        { schoolId: 4, schoolName: 'Oak Hill', state: 'never', ownDays: 0, openConflicts: 0, publishedAt: null },
        { schoolId: 5, schoolName: 'River Bend', state: 'current', ownDays: 0, openConflicts: 0, publishedAt: null },
      ],
    },
  }),
)
const publications = http.get('*/catererCalendar/7/publications', () =>
  HttpResponse.json({
    _embedded: {
      publications: [
        {
          id: 2,
          publishedAt: '2026-10-20T15:00:00.000Z',
          publishedBy: 'Dana Whitfield',
          reason: 'Turkey week',
          takenBackAt: null,
          schools: 2,
        },
      ],
    },
  }),
)
const publishing = http.put('*/caterer/copyCalendar/7', ({ request }) => {
  sent.push(new URL(request.url).searchParams.get('schoolIds'))
  const dates = ['2026-11-16', '2026-11-17']
  return HttpResponse.json({
    data: {
      message: 'Menu published',
      publicationId: 3,
      schools: [
        {
          schoolId: 3,
          schoolName: 'Maple Street',
          schoolMonthId: 1,
          came: dates,
          kept: [],
          conflicts: ['2026-11-18'],
          locked: [],
        },
        { schoolId: 4, schoolName: 'Oak Hill', schoolMonthId: 2, came: dates, kept: [], conflicts: [], locked: [] },
      ],
    },
  })
})

const meta = {
  title: 'Screens/Master Menus',
  component: StoryApp,
  args: { address: '/manage/manageMasterMenus', children: <MasterMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { msw: [answerUser(planner), summaries([november, december]), programs, saving, ...dishes] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 1.masterMenus, 2.route.manage.manageMasterMenus, 8.catalogue.masterMenu
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Elementary lunch'))[0]).toBeVisible()
    await expect(canvas.getByText('12 schools, 2 differ')).toBeVisible()
    await expect(canvas.getByText('December 2026')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { msw: [answerUser(planner), summaries([]), programs] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No months yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    msw: [
      answerUser(planner),
      http.get('*/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', () => delay('infinite')),
    ],
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      answerUser(planner),
      http.get('*/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', () =>
        HttpResponse.json({ message: 'The list is not available.' }, { status: 500 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible()
  },
}

export const NewMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await userEvent.click((await canvas.findAllByRole('button', { name: 'New month' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'New month' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Elementary lunch')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Month/ }), 'December 2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([{ name: 'Elementary lunch', yearMonth: '2026-12', programId: program.id }]),
    )
  },
}

const open = {
  args: { address: '/manage/manageMasterMenus?open=7&week=2026-11-16', children: <MasterMonthScreen /> },
  parameters: { msw: [answerUser(planner), month, saving, schools, publications, publishing, ...dishes] },
}

/** A week of the month in the planner. */
export const Month: Story = {
  ...open,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: /Elementary lunch, November 16/ })).toBeVisible()
    await expect(canvas.getByText('Draft')).toBeVisible()
  },
}

export const Publish: Story = {
  ...open,
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish…' }))
    // The form replaces the dialog that waits for the schools.
    await expect(await screen.findByRole('checkbox', { name: /Maple Street \(Behind, 1 conflict\)/ })).toBeChecked()
    const dialog = within(screen.getByRole('dialog', { name: /Publish Elementary lunch/ }))
    await expect(dialog.getByRole('checkbox', { name: /River Bend \(Current\)/ })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    const done = within(await screen.findByRole('dialog', { name: 'Published' }))
    await expect(done.getByText('Maple Street: 2 days came, 1 conflict to answer.')).toBeVisible()
    await expect(sent).toEqual(['3,4'])
  },
}

export const RecurringItems: Story = {
  ...open,
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Recurring items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recurring items' }))
    await expect(dialog.getByText('Nothing recurs in this month.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add item' }))
    await userEvent.type(form.getByRole('combobox', { name: /Item/ }), 'Apple')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(form.getByRole('checkbox', { name: 'Fri' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { id: 7, recurringDays: [{ category: 'MILK', weekdays: [1, 2, 3, 4], line: { ingredientId: apple.id } }] },
      ]),
    )
  },
}

export const Gone: Story = {
  ...open,
  parameters: {
    msw: [
      answerUser(planner),
      http.get('*/monthlyCalendars/7', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This month no longer exists.')).toBeVisible()
  },
}
