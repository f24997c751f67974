import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import '../calendar.css'
import { painted } from '../testing/story-checks.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import type { CalendarEvent } from './calendar-events.ts'

const holidays: CalendarEvent[] = [
  { id: 1, date: '2026-11-11', title: 'Veterans Day' },
  { id: 2, date: '2026-11-23', title: 'Thanksgiving break' },
  { id: 3, date: '2026-11-24', title: 'Thanksgiving break' },
  { id: 4, date: '2026-11-25', title: 'Thanksgiving break' },
  { id: 5, date: '2026-11-26', title: 'Thanksgiving Day' },
  { id: 6, date: '2026-11-26', title: 'Central kitchen closed' },
  { id: 7, date: '2026-11-26', title: 'No deliveries from Green Valley Produce' },
  { id: 8, date: '2026-11-26', title: 'Freezer inspection' },
  { id: 9, date: '2026-11-26', title: 'Payroll closed' },
  { id: 10, date: '2026-11-27', title: 'Thanksgiving break' },
  {
    id: 11,
    date: '2026-11-04',
    title: 'Minimum day: lunch an hour early at every elementary school',
  },
]

/** A calendar that removes deleted events. */
function Live({ events: initial, onDelete, ...rest }: CalendarProps<CalendarEvent>) {
  const [events, setEvents] = useState(initial)

  function handleDelete(event: CalendarEvent) {
    setEvents(events?.filter(({ id }) => id !== event.id))
    onDelete?.(event)
  }

  return <Calendar {...rest} events={events} onDelete={onDelete && handleDelete} />
}

const meta = {
  title: 'Components/Calendar',
  component: Calendar<CalendarEvent>,
  args: {
    label: 'Holidays',
    events: holidays,
    timeZone: 'America/Los_Angeles',
    today: '2026-11-20',
    onSelectDays: fn(),
    onDelete: fn(),
    onDateChange: fn(),
    onViewChange: fn(),
  },
  render: (args) => <Live {...args} />,
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

// spec: 2.holidays.month
/** A month has six weeks and a cell fits three events, so nothing moves between months or when events load. */
export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' })
    await expect(grid).toBeVisible()
    await canvas.findByRole('button', { name: '+ 3 more, Thursday, November 26, 2026' })
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42)
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(new Set(heights).size).toBe(1)
  },
}
export const Week: Story = { args: { view: 'week', date: '2026-11-23' } }
export const Day: Story = { args: { view: 'day', date: '2026-11-26' } }
export const Empty: Story = { args: { events: [] } }
export const Loading: Story = { args: { events: undefined } }
export const Failed: Story = {
  args: { events: undefined, error: new Error('The holidays did not load.'), onRetry: fn() },
}

/** Nothing can be selected or deleted, but every day can be read. */
export const ReadOnly: Story = {
  render: ({ onSelectDays: _, onDelete: __, ...args }) => <Calendar {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull()
    // FullCalendar fails on a press before it has measured its rows.
    await painted()
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Wednesday, November 11/ }))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
    const day = canvas.getByRole('gridcell', { name: /^Wednesday, November 18/ })
    await expect(day).toHaveFocus()
    await expect(day).toHaveAttribute('aria-selected', 'false')
  },
}
export const MondayFirst: Story = { args: { locale: 'en-GB' } }
export const Arabic: Story = {
  args: {
    label: 'العطل',
    locale: 'ar-EG',
    events: [
      { id: 1, date: '2026-11-24', title: 'عطلة عيد الشكر' },
      { id: 2, date: '2026-11-26', title: 'Thanksgiving Day' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}

/** A small month for touch, with the events of the selected day below it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    // FullCalendar fails on a press before it has measured its rows.
    await painted()
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Thursday, November 26/ }))
    await expect(args.onSelectDays).not.toHaveBeenCalled()
    await expect(canvas.getByRole('heading', { name: 'Thursday, November 26, 2026' })).toBeVisible()
    await expect(canvas.getByText('Freezer inspection')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select this day' }))
    await expect(args.onSelectDays).toHaveBeenCalledWith({ start: '2026-11-26', end: '2026-11-27' })
  },
}

/** Text at 200% in a 320 px window: nothing is clipped. */
export const PhoneWithLargeText: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: 'double' },
  play: async ({ canvas, userEvent }) => {
    // FullCalendar fails on a press before it has measured its rows.
    await painted()
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Thursday, November 26/ }))
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}

export const BadTitles: Story = {
  args: {
    events: [
      { id: 1, date: '2026-11-10', title: 'x'.repeat(10_000) },
      { id: 2, date: '2026-11-11', title: 'عطلة رسمية في جميع المدارس' },
      { id: 3, date: '2026-11-12', title: '🦃🥧 Pie day 🎉' },
      { id: 4, date: '2026-11-13', title: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Delete/ })).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
