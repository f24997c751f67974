import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'

import { answerUser, broken } from '../../stories/answers.ts'
import { answerTable, mealsSample } from '../../stories/order-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { MealReportScreen } from './MealReportScreen.tsx'

const meta = {
  title: 'Screens/Meal Report',
  component: MealReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: '/reports/ordersDetails' }, msw: [answerUser(), answerTable('meals', mealsSample)] },
} satisfies Meta<typeof MealReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A school opens to what was ordered and served; what no one marked is unknown. */
// spec: 2.route.reports.ordersDetails
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Maple Street Elementary 1 row/ }))
    await expect(await canvas.findByText('Beef tacos')).toBeVisible()
    await expect(canvas.getByText(mealsSample.notes[0] ?? '')).toBeVisible()
  },
}

/** A row opens the records that made it. */
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

export const Empty: Story = {
  parameters: {
    msw: [answerUser(), answerTable('meals', { ...mealsSample, groups: [] })],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/reportTables/meals', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
