import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { menuDays } from '../../fixtures/menu.ts'
import type { MonthGridDay, MonthGridWeek } from './month-grid-types.ts'
import { MonthGrid } from './MonthGrid.tsx'

const verdict = { now: 'pass', from2027: 'fail' } as const

function day(number: number): MonthGridDay {
  const planned = menuDays[number % 5]?.items ?? []
  return {
    date: `2026-11-${String(number).padStart(2, '0')}`,
    number: String(number),
    label: `November ${number}, 2026`,
    items: planned.map((item) => ({
      id: item.id,
      name: item.name,
      category: item.category,
      isMain: item.category === 'Entree',
      isRecurring: item.category === 'Milk',
    })),
    verdict,
    kcal: { known: 612, missing: [] },
    cost: { value: '$1.87' },
  }
}

const weeks: MonthGridWeek[] = [2, 9, 16, 23, 30].map((monday) => ({
  id: `2026-11-${String(monday).padStart(2, '0')}`,
  label: `Week of November ${monday}`,
  days: [0, 1, 2, 3, 4].map((step) => (monday + step > 30 ? null : day(monday + step))),
  verdict,
}))
const change = (patch: (one: MonthGridDay) => Partial<MonthGridDay>): MonthGridWeek[] =>
  weeks.map((week) => ({ ...week, days: week.days.map((one) => one && { ...one, ...patch(one) }) }))

const meta = {
  component: MonthGrid,
  parameters: { layout: 'padded' },
  args: {
    label: 'Fall lunch, November 2026',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    weeks,
    openWeek: '2026-11-16',
    onOpenDay: fn(),
  },
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between days and over the ends of weeks; Enter opens a day's week. Each week says its verdicts. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Week of November 16/ })).toHaveTextContent(
      /Today: Pass.*Starting Jul 1, 2027: Fail/,
    )
    const next = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const at = (name: RegExp) => canvas.getByRole('button', { name })
    at(/^November 6, 2026/).focus()
    await userEvent.keyboard(`{${next}}`)
    await expect(at(/^November 9, 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-16', '2026-11-16')
    at(/^November 30, 2026/).focus()
    await userEvent.keyboard(`{ArrowDown}{${next}}`)
    await expect(at(/^November 30, 2026/)).toHaveFocus()
  },
}
export const Loading: Story = { args: { weeks: undefined } }
const { cost: _, ...withoutCost } = day(16)
export const Empty: Story = {
  args: {
    weeks: weeks.map((week) => ({
      ...week,
      days: week.days.map(
        (one) =>
          one && {
            ...withoutCost,
            date: one.date,
            number: one.number,
            label: one.label,
            items: [],
            verdict: null,
            kcal: null,
          },
      ),
    })),
  },
}
/** Costs over a target, and costs that are lower bounds. */
export const Costs: Story = {
  tags: ['visual'],
  args: {
    weeks: change(({ date }) => ({
      ...(date === '2026-11-17' && { cost: { value: '$2.07', difference: '+$0.12 over', isOver: true } }),
      ...(date === '2026-11-18' && { cost: { value: '≥ $1.42', gap: '2 items without a price' } }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$0.12 over')).toBeVisible()
    await expect(canvas.getByText('2 items without a price')).toBeVisible()
  },
}
export const Failed: Story = { args: { error: new Error('The month could not be loaded.'), onRetry: fn() } }
/** Holidays, served days, and values that no one stated. */
export const HolidaysAndServedDays: Story = {
  args: {
    weeks: change(({ date }) => ({
      ...(date === '2026-11-26' && { closed: 'Closed: Thanksgiving Day' }),
      ...(date < '2026-11-16' && { isLocked: true }),
      ...(date === '2026-11-18' && { isToday: true, kcal: { known: null, missing: ['Ketchup'] } }),
    })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Closed: Thanksgiving Day')).toBeVisible(),
}
/** Days as published are quiet; the school's changes and conflicts are marked. */
export const OfASchool: Story = {
  tags: ['visual'],
  args: {
    weeks: change(({ date }) => ({
      change: date === '2026-11-10' ? 'conflict' : date === '2026-11-12' ? 'changed' : 'inherited',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^November 10, 2026.*Conflict/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^November 12, 2026.*Changed/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^November 11, 2026.*(Changed|Conflict)/ })).toBeNull()
  },
}
export const LongNames: Story = {
  args: {
    weeks: change(({ items }) => ({
      items: items.map((item) => ({ ...item, name: `${item.name} with a very long description of its preparation` })),
    })),
  },
}
/** Without columns, each day names its weekday. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^November 18, 2026/ })
    await expect(within(day).getByText('Wed')).toBeVisible()
  },
}
export const RightToLeftText: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
