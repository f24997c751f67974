import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, broken, refused } from '../../stories/answers.ts'
import { answerTable, mealsSample } from '../../stories/order-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { MealReportScreen } from './MealReportScreen.tsx'

const asked = fn<(body: unknown) => void>()
const answerPrint = http.post('*/commissary/reportTables/meals/print', async ({ request }) => {
  asked(await request.json())
  return new HttpResponse('%PDF', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="Class sheets 2026-11-18.pdf"',
    },
  })
})
const printDialog = async () => within(await screen.findByRole('dialog', { name: 'Print class sheets or labels' }))

const meta = {
  title: 'Screens/Meal Report',
  component: MealReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: {
    app: { address: '/reports/ordersDetails' },
    msw: [answerUser(), answerTable('meals', mealsSample), answerPrint],
  },
  beforeEach: () => {
    asked.mockClear()
  },
} satisfies Meta<typeof MealReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A school opens to what was ordered and served; orders that no one marked are unknown. */
// spec: 2.route.reports.ordersDetails
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ }))
    await expect(await canvas.findByText('Beef tacos')).toBeVisible()
    await expect(canvas.getByText(mealsSample.notes[0] ?? '')).toBeVisible()
  },
}

/** A row opens the records behind it. */
export const LeadsToRecords: Story = {
  parameters: {
    msw: [answerUser(), answerTable('meals', { ...mealsSample, refs: { orderId: '302', householdId: '21' } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ }))
    await expect(await canvas.findByRole('link', { name: 'Beef tacos' })).toHaveAttribute(
      'href',
      '/manage/orders?open=302',
    )
  },
}

/** Class sheets are for one day (today if the report includes it), with the report's schools and filters. */
export const PrintsClassSheets: Story = {
  parameters: {
    app: { address: '/reports/ordersDetails?schools=1&className=3B&menuType=MEAL' },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Print…' })
    await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ })
    await userEvent.click(button)
    const dialog = await printDialog()
    await expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveValue('2026-11-18')
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))
    await expect(await screen.findByText('Class sheets 2026-11-18.pdf downloaded')).toBeVisible()
    await expect(asked.mock.calls).toEqual([
      [{ as: 'classSheets', date: '2026-11-18', schools: [1], choices: { className: '3B', menuType: 'MEAL' } }],
    ])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Labels for a past range start with its last day. A day outside the report is refused. */
export const PrintsLabels: Story = {
  parameters: { app: { address: '/reports/ordersDetails?start=2026-11-02&end=2026-11-06' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Print…' }))
    const dialog = await printDialog()
    const day = dialog.getByRole('textbox', { name: 'Day' })
    await expect(day).toHaveValue('2026-11-06')
    await userEvent.click(dialog.getByRole('radio', { name: 'Labels' }))
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-09')
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))
    await expect(await dialog.findByText("Choose a day in the report's dates.")).toBeVisible()
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-05')
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))
    await expect(await screen.findByText('Class sheets 2026-11-18.pdf downloaded')).toBeVisible()
    await expect(asked.mock.calls).toEqual([[{ as: 'labels', date: '2026-11-05' }]])
  },
}

/** With no orders on the day, the dialog stays open so that the user can choose another. */
export const NothingToPrint: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerTable('meals', mealsSample),
      http.post('*/commissary/reportTables/meals/print', () => refused(422, 'No orders match on this day.')),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Print…' }))
    const dialog = await printDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))
    await expect(await dialog.findByText('No orders match on this day.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    msw: [answerUser(), answerTable('meals', { ...mealsSample, groups: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to report')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print…' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/reportTables/meals', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
