import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'

import { answerUser, broken } from '../../stories/answers.ts'
import { answerTable, depositsSample } from '../../stories/order-reports.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { DepositReportScreen } from './DepositReportScreen.tsx'

const meta = {
  title: 'Screens/Deposit Report',
  component: DepositReportScreen,
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: {
    app: { address: '/reports/depositReport' },
    msw: [answerUser(), answerTable('deposits', depositsSample)],
  },
} satisfies Meta<typeof DepositReportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A pay type opens to its payments, with fees and net. */
// spec: 2.route.reports.depositReport
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Check 1 row/ }))
    await expect(await canvas.findByText('Diaz family')).toBeVisible()
    await expect(canvas.getByText(depositsSample.notes[0] ?? '')).toBeVisible()
  },
}

/** A row opens the records behind it. */
export const LeadsToRecords: Story = {
  parameters: {
    msw: [answerUser(), answerTable('deposits', { ...depositsSample, refs: { paymentId: '501', householdId: '21' } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Check 1 row/ }))
    await expect(await canvas.findByRole('link', { name: 'Diaz family' })).toHaveAttribute(
      'href',
      '/manage/families?open=21',
    )
    await expect(await canvas.findByRole('link', { name: '$80.00' })).toHaveAttribute(
      'href',
      '/manage/payments?open=501',
    )
  },
}

export const Empty: Story = {
  parameters: {
    msw: [answerUser(), answerTable('deposits', { ...depositsSample, groups: [] })],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to report')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.post('*/commissary/reportTables/deposits', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible(),
}
