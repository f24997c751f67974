import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TrendChart } from './TrendChart.tsx'

const meta = {
  component: TrendChart,
  args: {
    title: 'Sodium, weekly average per meal',
    points: [
      { label: 'Nov 2', value: 1040, text: '1,040 mg', status: 'pass' },
      { label: 'Nov 9', value: 1180, text: '1,180 mg', status: 'fail' },
      { label: 'Nov 16', value: null, text: '≥ 640 mg', status: 'unknown' },
      { label: 'Nov 23', value: 1090, text: '1,090 mg', status: 'pass' },
      { label: 'Nov 30', value: 1010, text: '1,010 mg', status: 'pass' },
    ],
    minimum: null,
    maximum: 1110,
    formatValue: (value) => value.toFixed(0),
    periodHeader: 'Week of',
    valueHeader: 'Average',
    minimumText: 'Minimum',
    maximumText: 'Maximum',
  },
} satisfies Meta<typeof TrendChart>

export default meta
type Story = StoryObj<typeof meta>

/** The table has every value; an unknown one is a gap in the line. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sodium, weekly average per meal' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Nov 16 Unknown: ≥ 640 mg' })).toBeVisible()
  },
}

/** A value between a minimum and a maximum. */
export const Between: Story = {
  args: {
    title: 'Calories, weekly average per meal',
    minimum: 550,
    maximum: 650,
    points: [
      { label: 'Nov 2', value: 540, text: '540 kcal', status: 'fail' },
      { label: 'Nov 9', value: 610, text: '610 kcal', status: 'pass' },
    ],
  },
}

/** The drawing is narrower, so that its labels stay legible, and leaves out those that do not fit. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    points: Array.from({ length: 9 }, (_, week) => ({
      label: `Oct ${week + 1}`,
      value: 1000 + 20 * week,
      text: `${1000 + 20 * week} mg`,
      status: week > 5 ? ('fail' as const) : ('pass' as const),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('svg text')].map((label) => label.getBoundingClientRect())
    for (const { height } of labels) await expect(height).toBeGreaterThan(11)
    await expect(canvas.getByRole('row', { name: 'Oct 9 Fail: 1160 mg' })).toBeVisible()
  },
}

/** Without a known value there is no chart, and the table says so. */
export const Unknown: Story = {
  args: { maximum: null, points: [{ label: 'Nov 2', value: null, text: 'Unknown', status: 'unknown' }] },
}
