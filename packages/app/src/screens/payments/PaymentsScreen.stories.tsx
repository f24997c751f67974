import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerWrite } from '../../stories/families.ts'
import { answerPayments, card, payments } from '../../stories/payments.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { ofOneSchool } from '../../stories/users.ts'
import { PaymentsScreen } from './PaymentsScreen.tsx'

const list = '*/commissary/payments'
const sent = fn<(body: unknown) => void>()

const meta = {
  title: 'Screens/Payments',
  component: StoryApp,
  args: { address: '/manage/payments', children: <PaymentsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerPayments()] },
  beforeEach: () => {
    sent.mockClear()
    localStorage.removeItem('commissary.table.payments')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Deposits by pay type, fees and net; an unknown fee says so and does not count as zero. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Credit card · Square')).toBeVisible()
    await expect(canvas.getByText('$48.40')).toBeVisible()
    // Payments of earlier years are listed too.
    await expect(canvas.getAllByRole('gridcell', { name: 'Nov 16, 2026' })[0]).toBeVisible()
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2)
    await expect(canvas.getAllByText('The fee of 1 payment is unknown and not included.')[0]).toBeVisible()
    await expect(canvas.getByText('Online: $50.00, Check: $20.00, and Credit card: $50.00')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Voided' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Imports' })).toHaveAttribute('href', '/manage/payments/imports')
  },
}

/** Files have families of every school, so users with access to only some of them cannot import. */
export const OfSomeSchools: Story = {
  args: { user: ofOneSchool },
  parameters: { msw: [answerUser(ofOneSchool), answerPayments()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Credit card · Square')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Record payment' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Imports' })).not.toBeInTheDocument()
  },
}

export const MarkedAsAtTheBank: Story = {
  parameters: {
    msw: [answerUser(), answerPayments(), answerWrite('post', '/paymentReconciliation', sent, '2 payments reconciled')],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Credit card · Square')
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.click(boxes[3] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as reconciled' }))
    await expect(await screen.findByText('2 payments reconciled')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ paymentIds: [503, 501], isReconciled: true })
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(list, never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerPayments([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No payments yet')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(list, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      answerPayments([{ ...card, householdName: 'W'.repeat(80), reference: 'w'.repeat(100) }, ...payments.slice(1)]),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('W'.repeat(80))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('sq_8812')
    const data = payments.flatMap(({ householdName, reference }) => [householdName, reference ?? ''])
    await expect(
      hardCodedTexts(canvasElement, [...data, 'Maple Street Elementary', 'Juniper Hill Elementary']),
    ).toEqual([])
  },
}
