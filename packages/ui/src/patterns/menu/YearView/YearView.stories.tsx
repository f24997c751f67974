import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { menuDays } from '../../fixtures/menu.ts'
import type { MonthGridWeek } from '../MonthGrid/month-grid-types.ts'
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx'
import { YearView } from './YearView.tsx'

const labels = [
  ['2026-09', 'September 2026'],
  ['2026-10', 'October 2026'],
  ['2026-11', 'November 2026'],
  ['2026-12', 'December 2026'],
  ['2027-01', 'January 2027'],
  ['2027-02', 'February 2027'],
] as const

/** Two weeks of a month are enough to scroll over. */
const weeksOf = (month: string): MonthGridWeek[] =>
  [1, 8].map((monday) => ({
    id: `${month}-${monday}`,
    label: `Week of ${month}-${monday}`,
    verdict: { now: 'pass', from2027: 'fail' },
    days: [0, 1, 2, 3, 4].map((step) => ({
      date: `${month}-${String(monday + step).padStart(2, '0')}`,
      number: String(monday + step),
      label: `${month}-${monday + step}`,
      items: (menuDays[step]?.items ?? []).map(({ id, name, category }) => ({ id, name, category })),
      verdict: { now: 'pass', from2027: 'pass' },
      kcal: { known: 612, missing: [] },
    })),
  }))

const loaded = fn<(id: string) => void>()
const openDay = fn()

const meta = {
  component: YearView,
  parameters: { layout: 'padded' },
  args: {
    months: labels.map(([id, label]) => ({ id, label })),
    current: null,
    renderMonth: (id) => {
      loaded(id)
      return (
        <MonthGrid
          label={id}
          weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}
          weeks={weeksOf(id)}
          openWeek={null}
          onOpenDay={openDay}
        />
      )
    },
  },
  beforeEach: () => {
    loaded.mockClear()
    openDay.mockClear()
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof YearView>

export default meta
type Story = StoryObj<typeof meta>

const loadedMonths = () => new Set(loaded.mock.calls.map(([id]) => id))

/** A month far below is loaded only when the reader comes near it. */
export const FromTheTop: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: '2026-09' })
    await expect(loadedMonths()).not.toContain('2027-02')
    await expect(canvas.getByRole('region', { name: 'February 2027' })).toBeInTheDocument()
    canvas.getByRole('heading', { name: 'February 2027' }).scrollIntoView()
    await canvas.findByRole('grid', { name: '2027-02' })
    window.scrollTo(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: /^2026-09-1\b/ }))
    await expect(openDay).toHaveBeenCalledWith('2026-09-1', '2026-09-01')
  },
}

/** The current month is in view first; the first months of the year are not loaded. */
export const AtTheCurrentMonth: Story = {
  args: { current: '2027-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: '2027-01' })
    const heading = canvas.getByRole('heading', { name: 'January 2027' })
    await waitFor(async () => {
      const { top } = heading.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(top).toBeLessThan(window.innerHeight / 2)
    })
    await expect(loadedMonths()).not.toContain('2026-09')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
