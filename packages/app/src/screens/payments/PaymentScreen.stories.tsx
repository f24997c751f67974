import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerHousehold, answerHouseholds, answerWrite } from '../../stories/families.ts'
import { answerPayment, card, check, online, refund, voided } from '../../stories/payments.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { ofOneSchool } from '../../stories/users.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

const sent = fn<(body: unknown) => void>()
const newPayment = '/manage/payments?open=new&household=21'
const reads = [answerUser(), answerPayment(check), answerHousehold(), answerHouseholds()]

const meta = {
  title: 'Screens/Payments/Payment',
  component: StoryApp,
  args: { address: '/manage/payments?open=501', children: <PaymentScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, answerWrite('post', '/payments', sent, 'Payment recorded')] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 3.payType.Check
export const RecordCheck: Story = {
  args: { address: newPayment },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Balance now: Owes $12.50')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Check' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(await canvas.findByText('Please provide the check number')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Amount/), '20')
    await userEvent.type(canvas.getByLabelText(/^Check number/), '2207')
    const save = canvas.getByRole('button', { name: 'Record payment' })
    save.click()
    save.click()
    await expect(await screen.findByText('Payment recorded')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      householdId: 21,
      studentId: null,
      paidOn: '2026-11-18',
      payType: 'Check',
      amount: '20',
      provider: null,
      reference: '2207',
      note: null,
    })
  },
}

/** No field takes card data: a card payment has its provider and the provider's reference. */
// spec: 3.payType.CreditCard, 3.payType.Online
export const RecordCard: Story = {
  args: { address: newPayment },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Online' }))
    await expect(canvas.getByText(/^Never enter a card number/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Credit card' }))
    await userEvent.type(canvas.getByLabelText(/^Amount/), '50.00')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Student/ }), 'Mia Nguyen')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(await canvas.findByText('Please choose a provider', { selector: 'p, span, div' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Provider/ }), 'Square')
    await userEvent.type(canvas.getByLabelText(/^Reference/), 'sq_8812')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(await screen.findByText('Payment recorded')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ payType: 'CreditCard', provider: 'square', reference: 'sq_8812', studentId: 71 }),
    )
  },
}

// spec: 3.payType.Cash
export const RecordCash: Story = {
  args: { address: newPayment },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cash' }))
    await expect(canvas.queryByRole('combobox', { name: /^Provider/ })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText(/^Amount/), '5')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(await screen.findByText('Payment recorded')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payType: 'Cash', reference: null }))
  },
}

/** A settled card payment: what the provider kept, and what arrived. */
export const Settled: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerPayment(card)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1.60')).toBeVisible()
    await expect(canvas.getByText('As settled')).toBeVisible()
    await expect(canvas.getByText('November 17, 2026')).toBeVisible()
    await expect(canvas.getByText('November 18, 2026')).toBeVisible()
    await expect(canvas.getByText('$48.40')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the settlement' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
  },
}

/** A settlement has payments of every school, so users with only some schools get no link to it. */
export const SettledOfSomeSchools: Story = {
  args: { user: ofOneSchool },
  parameters: { msw: [answerUser(ofOneSchool), answerPayment(card)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As settled')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open the settlement' })).not.toBeInTheDocument()
  },
}

export const UnknownFee: Story = {
  parameters: { msw: [answerUser(), answerPayment(online)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Unknown')).toHaveLength(2)
    await expect(canvas.getByText('No rates are known for your country.')).toBeVisible()
  },
}

export const VoidedWithAReason: Story = {
  parameters: { msw: [...reads, answerWrite('post', '/payments/:id/void', sent, 'Payment voided')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Void payment' }))
    await expect(await dialog.findByText('Please provide a reason')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'Entered twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Void payment' }))
    await expect(await screen.findByText('Payment voided')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ reason: 'Entered twice' })
  },
}

/** Paid back by another check: at most what is left, with the household's balance after it. */
export const Refund: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPayment({ ...check, refunded: '5' }),
      answerHousehold(),
      answerWrite('post', '/payments/:id/refunds', sent, 'Refund recorded'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paid back and subtracted from the balance.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment' }))
    const amount = dialog.getByLabelText(/^Amount/)
    await expect(amount).toHaveValue('15.00')
    await expect(await dialog.findByText('Balance now: Owes $12.50. After the refund: Owes $27.50')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '16')
    await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }))
    await expect((await dialog.findAllByText('At most $15.00 is left to refund'))[0]).toBeVisible()
    await expect(dialog.getByText('Please provide the check number')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.50')
    await userEvent.type(dialog.getByLabelText(/^Check number/), '2301')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved away')
    await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }))
    await expect(await screen.findByText('Refund recorded')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      amount: '12.50',
      paidOn: '2026-11-18',
      reference: '2301',
      reason: 'Moved away',
    })
  },
}

/** A card refund is made at the provider: the dialog says so, and has no field for a card. */
export const RefundOfCard: Story = {
  parameters: { msw: [answerUser(), answerPayment(card), answerHousehold()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment' }))
    await expect(dialog.getByText(/^Make the refund at your provider/)).toBeVisible()
    await expect(dialog.getByText(/^Never enter a card number/)).toBeVisible()
    await expect(dialog.getByLabelText(/^Reference/)).not.toBeRequired()
  },
}

/** A refund leads to its payment. It is voided, not refunded. */
export const ARefund: Story = {
  parameters: { msw: [answerUser(), answerPayment(refund)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Refund · Check')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the payment' })).toHaveAttribute(
      'href',
      '/manage/payments?open=501',
    )
    await expect(canvas.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }))
    await expect(await screen.findByText(/^\$12\.50 goes back to the balance of Nguyen/)).toBeVisible()
  },
}

export const Voided: Story = {
  parameters: { msw: [answerUser(), answerPayment(voided)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Voided: Entered twice')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
  },
}
