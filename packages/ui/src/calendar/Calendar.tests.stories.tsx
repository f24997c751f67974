import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import '../calendar.css'
import { painted } from '../testing/story-checks.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import type { CalendarEvent } from './calendar-events.ts'

const holidays: CalendarEvent[] = [
  { id: 2, date: '2026-11-23', title: 'Thanksgiving break' },
  { id: 5, date: '2026-11-26', title: 'Thanksgiving Day' },
  { id: 6, date: '2026-11-26', title: 'Central kitchen closed' },
  { id: 7, date: '2026-11-26', title: 'No deliveries' },
  { id: 8, date: '2026-11-26', title: 'Freezer inspection' },
]

/** A screen that controls view and date, as one with URL state does, and removes deleted events. */
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
    locale: 'en-US',
    weekStart: 1,
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
        // The rule joins a cell's texts without spaces ("DayCentral kitchen") and then misses them in its name.
        rules: [{ id: 'label-content-name-mismatch', selector: ':not([role="gridcell"])' }],
      },
    },
  },
} satisfies Meta<typeof Calendar<CalendarEvent>>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const cell = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('gridcell', { name })
/** FullCalendar hides events until it has measured its rows. Before that it also finds no day under the pointer. */
const eventsShow = (canvas: Canvas) => waitFor(() => expect(canvas.getByText('Thanksgiving break')).toBeVisible())
const selectedNames = (canvas: Canvas) =>
  canvas.getAllByRole('gridcell', { selected: true }).map((found) => found.getAttribute('data-date'))

/** One tab stop, on today. Shift with arrow keys extends the selection, which is announced. */
export const SelectsByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Saturday, November 21, 2026').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cell(canvas, 'Saturday, November 28, 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Saturday, December 5, 2026; 8 days selected')
    await expect(selectedNames(canvas)).toHaveLength(8)

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryAllByRole('gridcell', { selected: true })).toHaveLength(0)
    await expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared')
    await expect(args.onSelectDays).not.toHaveBeenCalled()
  },
}

/** The announcement includes the day's holiday, and `end` is the day after the last. */
export const AnnouncesEvents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Monday, November 30, 2026').focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Monday, November 23, 2026, Thanksgiving break; 8 days selected',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-23', end: '2026-12-01' })
    // Days stay selected while a dialog about them is open; the next move starts a new selection.
    await expect(selectedNames(canvas)).toHaveLength(8)
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-24' })
  },
}

/** A selection continues past the visible month; the calendar moves and focus follows. */
export const SelectsAcrossMonths: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cell(canvas, 'Sunday, November 29, 2026').focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Sunday, December 20, 2026')).toHaveFocus()
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-13')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-29', end: '2026-12-21' })
  },
}

export const TurnsByPageKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    cell(canvas, 'Tuesday, November 3, 2026').focus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Thursday, December 3, 2026')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(cell(canvas, 'Saturday, October 3, 2026')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(cell(canvas, 'Sunday, October 4, 2026')).toHaveFocus()
    await expect(canvas.getAllByRole('gridcell').filter((found) => found.tabIndex === 0)).toHaveLength(1)
  },
}

// spec: 2.holidays.week, 2.holidays.day
/** The same keys work in the week and day views. */
export const WeekAndDay: Story = {
  args: { view: 'week', date: '2026-11-23' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7)
    cell(canvas, 'Monday, November 23, 2026, Thanksgiving break').focus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(cell(canvas, 'Sunday, December 6, 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Home}{/Shift}{Enter}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-30', end: '2026-12-07' })

    await userEvent.click(canvas.getByRole('button', { name: 'Day' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith('day', '2026-11-30')
    const only = canvas.getByRole('gridcell', { name: 'Monday, November 30, 2026' })
    only.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('gridcell')).toHaveFocus()
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Monday, November 23, 2026')
    await userEvent.keyboard(' ')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-23', end: '2026-11-24' })
  },
}

/** The grid's tab stop follows the previous and next buttons. */
export const TurnsByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await expect(cell(canvas, 'Tuesday, December 1, 2026')).toHaveAttribute('tabindex', '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-11-20')
    await expect(cell(canvas, 'Friday, November 20, 2026')).toHaveAttribute('aria-current', 'date')
  },
}

const middle = (element: HTMLElement) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height - 12, button: 0 }
}

// spec: 2.holidays.drag
/** Dragging selects one range; the click at its end selects nothing more. */
export const SelectsByDrag: Story = {
  play: async ({ args, canvas }) => {
    await eventsShow(canvas)
    const from = cell(canvas, 'Monday, November 16, 2026')
    const over = cell(canvas, 'Tuesday, November 17, 2026')
    const to = cell(canvas, 'Wednesday, November 18, 2026')
    await fireEvent.mouseDown(from, middle(from))
    await fireEvent.mouseMove(over, middle(over))
    await fireEvent.mouseMove(to, middle(to))
    await fireEvent.mouseUp(to, middle(to))
    await waitFor(() => expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-16', end: '2026-11-19' }))
    await expect(args.onSelectDays).toHaveBeenCalledTimes(1)
    await expect(selectedNames(canvas)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
  },
}

/** A click selects a day; Shift-click extends the selection. */
export const SelectsByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // FullCalendar fails on a press before it has measured its rows.
    await painted()
    await userEvent.click(cell(canvas, 'Monday, November 9, 2026'))
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-10' })
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(cell(canvas, 'Friday, November 13, 2026'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelectDays).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-14' })
  },
}

/** A range without dragging: the first day, then the last, by pointer or keyboard. */
export const SelectsARangeByTwoClicks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Select a range' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Select the first day.')
    await userEvent.click(cell(canvas, 'Wednesday, November 18, 2026'))
    await expect(args.onSelectDays).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Select the last day.')
    await userEvent.click(cell(canvas, 'Monday, November 16, 2026'))
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-16', end: '2026-11-19' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
}

// spec: 2.holidays.delete
/** Tab moves from a day to its event's button; after deleting, the day has focus. */
export const DeletesByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, November 23, 2026, Thanksgiving break').focus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Delete Thanksgiving break, Monday, November 23, 2026' })
    await expect(button).toHaveFocus()
    const box = button.getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith(holidays[0])
    await expect(cell(canvas, 'Monday, November 23, 2026')).toHaveFocus()
    await expect(args.onSelectDays).not.toHaveBeenCalled()
  },
}

/** The Delete key deletes a single event; with several it moves to their buttons. */
export const DeleteKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, November 23, 2026, Thanksgiving break').focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).toHaveBeenCalledWith(holidays[0])
    cell(canvas, /^Thursday, November 26, 2026/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).toHaveBeenCalledTimes(1)
    await expect(
      canvas.getByRole('button', { name: 'Delete Thanksgiving Day, Thursday, November 26, 2026' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(cell(canvas, /^Thursday, November 26, 2026/)).toHaveFocus()
  },
}

/** Events with details have a button as title; Delete still moves to the delete buttons. */
export const OpensAnEvent: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await eventsShow(canvas)
    cell(canvas, 'Monday, November 23, 2026, Thanksgiving break').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Thanksgiving break, Monday, November 23, 2026' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(holidays[0])
    await expect(args.onSelectDays).not.toHaveBeenCalled()

    cell(canvas, /^Thursday, November 26, 2026/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(
      canvas.getByRole('button', { name: 'Delete Thanksgiving Day, Thursday, November 26, 2026' }),
    ).toHaveFocus()
  },
}

/** While events load, the previous days' events are still shown, so nothing is announced about the new days. */
export const LoadingOtherDays: Story = {
  args: { events: [], isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('Nothing on these days.')).toBeNull()
  },
}

// spec: 9.months
export const TwelveMonths: Story = {
  args: { date: '2026-01-15' },
  play: async ({ canvas, userEvent }) => {
    const months = 'January February March April May June July August September October November December'.split(' ')
    for (const month of months) {
      await expect(await canvas.findByRole('heading', { name: `${month} 2026` })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    }
  },
}

/** Events that do not fit in a day open next to it and can be deleted one by one. */
export const MoreEvents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+ 2 more, Thursday, November 26, 2026' }))
    const dialog = canvas.getByRole('dialog', { name: 'Thursday, November 26, 2026' })
    const inside = within(dialog)
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(inside.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(inside.getByRole('button', { name: /^Delete Freezer inspection/ }))
    await expect(inside.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(cell(canvas, /^Thursday, November 26, 2026/)).toHaveFocus()
  },
}

function LoadsLate(props: CalendarProps<CalendarEvent>) {
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

/** Nothing moves when the events load. */
export const EventsLoad: Story = {
  render: (args) => <LoadsLate {...args} />,
  play: async ({ canvas }) => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number('value' in entry ? entry.value : 0))
    })
    observer.observe({ type: 'layout-shift' })
    const grid = canvas.getByRole('grid')
    const before = grid.getBoundingClientRect()
    await expect(grid).toHaveAttribute('aria-busy', 'true')

    // Not a click: browsers ignore layout shifts right after input.
    canvas.getByRole('button', { name: 'Arrive' }).click()
    await expect(await canvas.findByText('Thanksgiving break')).toBeVisible()
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expect(grid.getBoundingClientRect().height).toBe(before.height)
    observer.disconnect()
    await expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  },
}

/** The grid keeps its height in months of any length, with and without events. */
export const KeepsItsHeight: Story = {
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('grid').getBoundingClientRect().height
    const before = height()
    for (let month = 0; month < 4; month += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(Math.abs(height() - before)).toBeLessThan(1)
    }
  },
}
