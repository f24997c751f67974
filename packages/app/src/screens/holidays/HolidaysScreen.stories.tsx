import type { CatererHoliday, CatererHolidayInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never, refused, saved } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { HolidaysScreen } from './HolidaysScreen.tsx'

const holiday = (id: number, date: string, note: string): CatererHoliday => ({
  id,
  catererId: 7,
  date,
  note,
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
  updatedBy: 'Dana Whitfield',
})
const stored = [
  holiday(1, '2026-11-11', 'Veterans Day'),
  holiday(2, '2026-11-26', 'Thanksgiving Day'),
  holiday(3, '2026-11-27', 'Thanksgiving break'),
]

/** Answers the calls on a list; each story has a separate one. */
function answers(initial = stored) {
  let holidays = initial
  let lastId = 100
  const sent: string[] = []
  return {
    sent,
    handlers: [
      answerUser(),
      http.get('/commissary/catererHolidays/search/findByCatererIdAndDateBetween', ({ request }) => {
        const query = new URL(request.url).searchParams
        const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
        const catererHolidays = holidays.filter(({ date }) => date >= start && date <= end)
        return HttpResponse.json({ _embedded: { catererHolidays } })
      }),
      http.post('/commissary/catererHolidays', async ({ request }) => {
        const { date, note } = (await request.json()) as CatererHolidayInput
        sent.push(`${date} ${note}`)
        const current = holidays.find((one) => one.date === date)
        if (current) return HttpResponse.json({ message: 'That day is a holiday.', current }, { status: 409 })
        lastId += 1
        holidays = [...holidays, holiday(lastId, date, note)].toSorted((a, b) => (a.date < b.date ? -1 : 1))
        return HttpResponse.json({ data: { message: 'Holiday added', id: lastId, version: 1 } }, { status: 201 })
      }),
      http.delete('/commissary/catererHolidays/:id', ({ params }) => {
        holidays = holidays.filter(({ id }) => id !== Number(params['id']))
        return saved(Number(params['id']))
      }),
      http.get('/commissary/recordHistory', () =>
        HttpResponse.json({
          _embedded: {
            events: [
              {
                id: 1,
                action: 'created',
                at: '2026-10-01T12:00:00Z',
                by: 'Dana Whitfield',
                changes: [
                  { field: 'date', from: null, to: '2026-11-26' },
                  { field: 'note', from: null, to: 'Thanksgiving Day' },
                ],
              },
            ],
          },
          page: { size: 10, number: 0, totalElements: 1, totalPages: 1 },
        }),
      ),
    ],
  }
}

const meta = {
  title: 'Screens/Manage Holidays',
  component: StoryApp,
  args: { address: '/settings/manageHolidays', children: <HolidaysScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: answers().handlers,
    a11y: {
      config: {
        // The rule joins a cell's texts without spaces ("18Thanksgiving Day") and then misses them in its name.
        rules: [{ id: 'label-content-name-mismatch', selector: ':not([role="gridcell"])' }],
      },
    },
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A day that can be pressed: FullCalendar measures its rows after they appear, and a press before that throws. */
async function cell(canvas: Context['canvas'], name: string | RegExp) {
  await canvas.findByRole('gridcell', { name })
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  return canvas.findByRole('gridcell', { name })
}

const middle = (element: HTMLElement) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height - 12, button: 0 }
}

// spec: 2.holidays.month, 2.holidays.delete, 3.holiday.event
/** Each holiday is a one-day event titled with its note, with a Delete button. */
export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 'Wednesday, November 11, 2026, Veterans Day')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Delete / })).toHaveLength(3))
  },
}

// spec: 2.holidays.week
export const Week: Story = {
  args: { address: '/settings/manageHolidays?view=week&date=2026-11-26' },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 'Friday, November 27, 2026, Thanksgiving break')).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7)
  },
}

// spec: 2.holidays.day
export const Day: Story = {
  args: { address: '/settings/manageHolidays?view=day&date=2026-11-26' },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 'Thursday, November 26, 2026, Thanksgiving Day')).toBeVisible()
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(1)
  },
}

export const Loading: Story = {
  parameters: {
    msw: [answerUser(), http.get('/commissary/catererHolidays/search/findByCatererIdAndDateBetween', never)],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: answers([]).handlers },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing on these days.')).toBeVisible(),
}

const failing = (answer: () => Response) => [
  answerUser(),
  http.get('/commissary/catererHolidays/search/findByCatererIdAndDateBetween', answer),
]
export const Failed: Story = {
  parameters: { msw: failing(() => refused(404, 'The holidays are being moved.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The holidays are being moved.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { msw: failing(() => refused(403, 'You may not read this.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not read this.')
  },
}

const adding = answers()
// spec: 1.holidays, 2.holidays.drag, 2.holidays.prompt, 2.holidays.range, 2.holidays.range.endExclusive, 5.holiday.name
/** Dragging adds one holiday per day; the day after the last is not included. */
export const DragsARange: Story = {
  parameters: { msw: adding.handlers },
  play: async ({ canvas, userEvent }) => {
    // FullCalendar shows events once it has measured its rows; before that it finds no day under the mouse.
    await waitFor(() => expect(canvas.getByText('Veterans Day')).toBeVisible())
    const from = await cell(canvas, 'Monday, November 16, 2026')
    const over = await cell(canvas, 'Tuesday, November 17, 2026')
    const to = await cell(canvas, 'Wednesday, November 18, 2026')
    await fireEvent.mouseDown(from, middle(from))
    await fireEvent.mouseMove(over, middle(over))
    await fireEvent.mouseMove(to, middle(to))
    await fireEvent.mouseUp(to, middle(to))

    const dialog = within(await screen.findByRole('dialog', { name: 'Add 3 holidays' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Holiday name' }), '  Fall break {Enter}')
    await expect(await canvas.findByText('3 holidays added')).toBeVisible()
    await expect(adding.sent.toSorted()).toEqual([
      '2026-11-16 Fall break',
      '2026-11-17 Fall break',
      '2026-11-18 Fall break',
    ])
    await expect(await cell(canvas, 'Tuesday, November 17, 2026, Fall break')).toBeVisible()
    await expect(await cell(canvas, 'Thursday, November 19, 2026')).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

const inOneGo = answers()
/** Twelve days in one go: weekends are left out by choice, and one Undo removes all of them. */
export const UndoesARange: Story = {
  parameters: { msw: inOneGo.handlers },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Veterans Day')
    ;(await cell(canvas, 'Monday, November 16, 2026')).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(async () => expect(await cell(canvas, 'Monday, November 23, 2026')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 8 holidays' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave out weekends (2 days)' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Holiday name' }), 'Fall break')
    await userEvent.click(dialog.getByRole('button', { name: 'Add 6 holidays' }))

    await expect(await canvas.findByText('6 holidays added')).toBeVisible()
    await expect(inOneGo.sent).toHaveLength(6)
    await expect(inOneGo.sent.some((day) => day.startsWith('2026-11-21') || day.startsWith('2026-11-22'))).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('6 holidays removed again')).toBeVisible()
    await expect(await cell(canvas, 'Tuesday, November 17, 2026')).toBeVisible()
    await expect(canvas.getByText('Veterans Day')).toBeVisible()
  },
}

const nameless = answers()
// spec: 2.holidays.prompt.empty, 5.holiday.name.empty
/** An empty name, spaces and invisible characters add nothing. */
export const WithoutAName: Story = {
  parameters: { msw: nameless.handlers },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['', '   ', '\u200B\u00A0']) {
      await userEvent.click(await cell(canvas, 'Monday, November 16, 2026'))
      const field = await screen.findByRole('textbox', { name: 'Holiday name' })
      if (name) await userEvent.type(field, name)
      await userEvent.click(screen.getByRole('button', { name: 'Add holiday' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    await expect(nameless.sent).toEqual([])
  },
}

const byKey = answers()
/** A range across the end of the month by keyboard; an existing holiday in it keeps its name and is listed. */
export const ByKeyboard: Story = {
  parameters: { msw: byKey.handlers },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Thanksgiving Day')
    ;(await cell(canvas, 'Wednesday, November 25, 2026')).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(async () => expect(await cell(canvas, 'Wednesday, December 16, 2026')).toHaveFocus())
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{Enter}')

    const dialog = within(await screen.findByRole('dialog', { name: 'Add 6 holidays' }))
    await expect(dialog.getByText('Thursday, November 26, 2026: Thanksgiving Day')).toBeVisible()
    await userEvent.keyboard('Winter break{Enter}')
    await expect(await canvas.findByText('6 holidays added')).toBeVisible()
    await expect(byKey.sent).toHaveLength(6)
    await expect(byKey.sent.some((day) => day.startsWith('2026-11-26'))).toBe(false)
    await expect(byKey.sent.toSorted().at(-1)).toBe('2026-12-02 Winter break')
  },
}

/** Someone else already added one day, and another failed: both are reported, and the second can be retried. */
export const PartlyAdded: Story = {
  parameters: {
    msw: (() => {
      let isDown = true
      const { handlers } = answers()
      return [
        http.post('/commissary/catererHolidays', async ({ request }) => {
          const { date } = (await request.clone().json()) as CatererHolidayInput
          if (date === '2026-11-17') {
            const current = holiday(9, date, 'Teacher training')
            return HttpResponse.json({ message: 'That day is a holiday.', current }, { status: 409 })
          }
          if (date !== '2026-11-18' || !isDown) return undefined
          isDown = false
          return broken()
        }),
        ...handlers,
      ]
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Veterans Day')
    ;(await cell(canvas, 'Monday, November 16, 2026')).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Holiday name' })
    await userEvent.type(field, 'Fall break{Enter}')

    await expect(await screen.findByText('Tuesday, November 17, 2026: Teacher training')).toBeVisible()
    await expect(screen.getByText('6 holidays added')).toBeVisible()
    await expect(
      screen.getByText('Wednesday, November 18, 2026: Something went wrong. Please try again later.'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry this day' }))
    await expect(await screen.findByText('7 holidays added')).toBeVisible()
  },
}

const deleting = answers()
// spec: 2.holidays.delete
/** It disappears at once; Undo adds it again with its name. */
export const DeletesWithUndo: Story = {
  parameters: { msw: deleting.handlers },
  play: async ({ canvas, userEvent }) => {
    const name = 'Delete Veterans Day, Wednesday, November 11, 2026'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await cell(canvas, 'Wednesday, November 11, 2026')).toBeVisible()
    await expect(await canvas.findByText('Veterans Day on Wednesday, November 11, 2026 deleted')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await cell(canvas, 'Wednesday, November 11, 2026, Veterans Day')).toBeVisible()
    await expect(deleting.sent).toEqual(['2026-11-11 Veterans Day'])
  },
}

/** A failed deletion brings the holiday back and shows the reason. */
export const NotDeleted: Story = {
  parameters: { msw: [http.delete('/commissary/catererHolidays/:id', broken), ...answers().handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Veterans Day/ }))
    await expect(await canvas.findByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(await cell(canvas, 'Wednesday, November 11, 2026, Veterans Day')).toBeVisible()
  },
}

/** The title opens the history: who added the holiday and when. */
export const Opened: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thanksgiving Day, Thursday, November 26, 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Thanksgiving Day' }))
    await expect(await dialog.findByText('Created by Dana Whitfield')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

/** Back returns to the previous view and date. */
export const TurnsByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(await cell(canvas, 'Wednesday, November 18, 2026')).toHaveAttribute('aria-current', 'date')
  },
}

const long = 'Feiertag'.repeat(12)
export const VeryLong: Story = {
  parameters: { msw: answers([holiday(1, '2026-11-11', long), holiday(2, '2026-11-12', 'عطلة رسمية 🎉')]).handlers },
  play: async ({ canvas }) => {
    await canvas.findByText(long)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, /^Thursday, November 26/))
    await expect(await canvas.findByRole('button', { name: /^Delete Thanksgiving Day/ })).toBeVisible()
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Veterans Day')
    const data = stored.map(({ note }) => note)
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
    await userEvent.click(await cell(canvas, 'Monday, November 16, 2026'))
    await expect(hardCodedTexts(await screen.findByRole('dialog'), data)).toEqual([])
  },
}
