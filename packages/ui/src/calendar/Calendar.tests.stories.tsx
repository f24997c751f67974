import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import '../calendar.css'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import type { CalendarEvent } from './calendar-events.ts'

const holidays: CalendarEvent[] = [
  { id: 2, date: '2026-11-23', title: 'Thanksgiving break' },
  { id: 5, date: '2026-11-26', title: 'Thanksgiving Day' },
  { id: 6, date: '2026-11-26', title: 'Central kitchen closed' },
  { id: 7, date: '2026-11-26', title: 'No deliveries' },
  { id: 8, date: '2026-11-26', title: 'Freezer inspection' },
]

/** A screen that keeps view and date itself, as one with an address does, and whose events leave when deleted. */
function Screen({ events: initial, view: firstView, date: firstDate, ...rest }: CalendarProps<CalendarEvent>) {
  const [events, setEvents] = useState(initial)
  const [view, setView] = useState(firstView)
  const [date, setDate] = useState(firstDate)

  return (
    <Calendar
      {...rest}
      events={events}
      view={view}
      date={date}
      onViewChange={(next, day) => {
        setView(next)
        setDate(day)
        rest.onViewChange?.(next, day)
      }}
      onDateChange={(next) => {
        setDate(next)
        rest.onDateChange?.(next)
      }}
      onDelete={(event) => {
        setEvents(events?.filter(({ id }) => id !== event.id))
        rest.onDelete?.(event)
      }}
    />
  )
}

const meta = {
  title: 'Components/Calendar/Tests',
  component: Calendar<CalendarEvent>,
  args: {
    label: 'Holidays',
    events: holidays,
    timeZone: 'America/Los_Angeles',
    today: '2026-11-20',
    locale: 'en-GB',
    view: 'month',
    date: '2026-11-20',
    onSelectDays: fn(),
    onDelete: fn(),
    onDateChange: fn(),
    onViewChange: fn(),
  },
  render: (args) => <Screen {...args} />,
  tags: ['!autodocs'],
  parameters: {
    a11y: {
      config: {
        // The rule glues the texts of a cell's parts together ("DayCentral kitchen") and misses them in its name.
        rules: [{ id: 'label-content-name-mismatch', selector: ':not([role="gridcell"])' }],
      },
    },
  },
} satisfies Meta<typeof Calendar<CalendarEvent>>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const cell = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('gridcell', { name })
/** FullCalendar hides events until it has measured its rows, without which it finds no day under the mouse either. */
const eventsShow = (canvas: Canvas) => waitFor(() => expect(canvas.getByText('Thanksgiving break')).toBeVisible())
const selectedNames = (canvas: Canvas) =>
  canvas.getAllByRole('gridcell', { selected: true }).map((found) => found.getAttribute('data-date'))

/** One tab stop, on today; Shift with arrows extends, and what is selected is said. */
export const SelectsByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Saturday, 21 November 2026').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cell(canvas, 'Saturday, 28 November 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Saturday, 5 December 2026; 8 days selected')
    await expect(selectedNames(canvas)).toHaveLength(8)

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryAllByRole('gridcell', { selected: true })).toHaveLength(0)
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing selected')
    await expect(args.onSelectDays).not.toHaveBeenCalled()
  },
}

/** The selection says which holiday the day already has, and ends before the day after its last. */
export const AnnouncesEvents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Monday, 30 November 2026').focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Monday, 23 November 2026, Thanksgiving break; 8 days selected',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-23', end: '2026-12-01' })
    // They stay marked while a question about them is asked, and the next move begins anew.
    await expect(selectedNames(canvas)).toHaveLength(8)
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-24' })
  },
}

/** A selection goes on over the end of what the month shows; the calendar turns, and the focus goes with it. */
export const SelectsOverTheMonthEnd: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Sunday, 29 November 2026').focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Sunday, 20 December 2026')).toHaveFocus()
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-13')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-29', end: '2026-12-21' })
  },
}

export const TurnsByPageKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    cell(canvas, 'Tuesday, 3 November 2026').focus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Thursday, 3 December 2026')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(cell(canvas, 'Saturday, 3 October 2026')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(cell(canvas, 'Sunday, 4 October 2026')).toHaveFocus()
    await expect(canvas.getAllByRole('gridcell').filter((found) => found.tabIndex === 0)).toHaveLength(1)
  },
}

// spec: 2.holidays.week, 2.holidays.day
/** In the week and on one day the same keys hold. */
export const WeekAndDay: Story = {
  args: { view: 'week', date: '2026-11-23' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7)
    cell(canvas, 'Monday, 23 November 2026, Thanksgiving break').focus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(cell(canvas, 'Sunday, 6 December 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Home}{/Shift}{Enter}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-30', end: '2026-12-07' })

    await userEvent.click(canvas.getByRole('button', { name: 'Day' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith('day', '2026-11-30')
    const only = canvas.getByRole('gridcell', { name: 'Monday, 30 November 2026' })
    only.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('gridcell')).toHaveFocus()
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Monday, 23 November 2026')
    await userEvent.keyboard(' ')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-24' })
  },
}

/** The way into the grid follows the buttons that turn it. */
export const TurnsByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Tuesday, 1 December 2026')).toHaveAttribute('tabindex', '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-11-20')
    await expect(cell(canvas, 'Friday, 20 November 2026')).toHaveAttribute('aria-current', 'date')
  },
}

const middle = (element: HTMLElement) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height - 12, button: 0 }
}

// spec: 2.holidays.drag
/** Days under a dragged mouse are one range, and the click at its end chooses nothing more. */
export const SelectsByDrag: Story = {
  play: async ({ args, canvas }) => {
    await eventsShow(canvas)
    const from = cell(canvas, 'Monday, 16 November 2026')
    const over = cell(canvas, 'Tuesday, 17 November 2026')
    const to = cell(canvas, 'Wednesday, 18 November 2026')
    await fireEvent.mouseDown(from, middle(from))
    await fireEvent.mouseMove(over, middle(over))
    await fireEvent.mouseMove(to, middle(to))
    await fireEvent.mouseUp(to, middle(to))
    await waitFor(() => expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-16', end: '2026-11-19' }))
    await expect(args.onSelectDays).toHaveBeenCalledTimes(1)
    await expect(selectedNames(canvas)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
  },
}

/** A click chooses a day; with Shift the days up to it. */
export const SelectsByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'Monday, 9 November 2026'))
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-10' })
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(cell(canvas, 'Friday, 13 November 2026'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-14' })
  },
}

/** A range without dragging: the first day, then the last, by pointer or by key. */
export const SelectsARangeByTwoClicks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Select a range' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the first day.')
    await userEvent.click(cell(canvas, 'Wednesday, 18 November 2026'))
    await expect(args.onSelectDays).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the last day.')
    await userEvent.click(cell(canvas, 'Monday, 16 November 2026'))
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-16', end: '2026-11-19' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
}

// spec: 2.holidays.delete
/** The button of an event is reached from its day by Tab; afterwards the day has the focus. */
export const DeletesByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, 23 November 2026, Thanksgiving break').focus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Delete Thanksgiving break, Monday, 23 November 2026' })
    await expect(button).toHaveFocus()
    const box = button.getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith(holidays[0])
    await expect(cell(canvas, 'Monday, 23 November 2026')).toHaveFocus()
    await expect(args.onSelectDays).not.toHaveBeenCalled()
  },
}

/** On a day with one event the Delete key is enough; with several it goes to their buttons. */
export const DeleteKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, 23 November 2026, Thanksgiving break').focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).toHaveBeenCalledWith(holidays[0])
    cell(canvas, /^Thursday, 26 November 2026/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).toHaveBeenCalledTimes(1)
    await expect(
      canvas.getByRole('button', { name: 'Delete Thanksgiving Day, Thursday, 26 November 2026' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(cell(canvas, /^Thursday, 26 November 2026/)).toHaveFocus()
  },
}

/** With more to know about an event its title is a button; Delete still goes to the buttons that delete. */
export const OpensAnEvent: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, 23 November 2026, Thanksgiving break').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Thanksgiving break, Monday, 23 November 2026' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(holidays[0])
    await expect(args.onSelectDays).not.toHaveBeenCalled()

    cell(canvas, /^Thursday, 26 November 2026/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(
      canvas.getByRole('button', { name: 'Delete Thanksgiving Day, Thursday, 26 November 2026' }),
    ).toHaveFocus()
  },
}

/** What is shown meanwhile belongs to other days: nothing is said about these. */
export const MoreOnTheirWay: Story = {
  args: { events: [], isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('Nothing on these days.')).toBeNull()
  },
}

/** Events for which a day has no room open beside it, and go one by one. */
export const MoreEvents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ 2 more, Thursday, 26 November 2026' }))
    const dialog = canvas.getByRole('dialog', { name: 'Thursday, 26 November 2026' })
    const inside = within(dialog)
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(inside.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(inside.getByRole('button', { name: /^Delete Freezer inspection/ }))
    await expect(inside.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(cell(canvas, /^Thursday, 26 November 2026/)).toHaveFocus()
  },
}

function Arriving(props: CalendarProps<CalendarEvent>) {
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsThere(true)}>
        Arrive
      </button>
      <Calendar {...props} events={isThere ? props.events : undefined} />
    </>
  )
}

/** Nothing moves when the events arrive. */
export const EventsArrive: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number('value' in entry ? entry.value : 0))
    })
    observer.observe({ type: 'layout-shift' })
    const grid = canvas.getByRole('grid')
    const before = grid.getBoundingClientRect()
    await expect(grid).toHaveAttribute('aria-busy', 'true')

    // Not a press, after which the browser forgives every shift.
    canvas.getByRole('button', { name: 'Arrive' }).click()
    await expect(await canvas.findByText('Thanksgiving break')).toBeVisible()
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expect(grid.getBoundingClientRect().height).toBe(before.height)
    observer.disconnect()
    await expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  },
}

/** Months of whichever length, with events and without, leave the grid as high as it was. */
export const StandsStill: Story = {
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('grid').getBoundingClientRect().height
    const before = height()
    for (let month = 0; month < 4; month += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(Math.abs(height() - before)).toBeLessThan(1)
    }
  },
}
