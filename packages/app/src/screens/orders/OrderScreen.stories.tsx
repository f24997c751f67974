import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerStudent, answerStudents, answerWrite } from '../../stories/families.ts'
import {
  answerChoices,
  answerOrder,
  answerOrderSettings,
  answerPlans,
  itemLine,
  lunch,
  orderOf,
  plan,
} from '../../stories/orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { OrderScreen } from './OrderScreen.tsx'

const sent = fn<(body: unknown) => void>()
const user = { ...planner, priceTypes: ['Regular', 'Itemized'] }
const reads = [
  answerUser(user),
  answerStudents(),
  answerStudent(),
  answerOrderSettings(),
  answerChoices(),
  answerOrder(orderOf()),
  answerPlans(),
]
const placing = answerWrite('post', '/orders', sent, 'Order placed')

const meta = {
  title: 'Screens/Orders/Order',
  component: StoryApp,
  args: { address: '/manage/orders?open=new&student=71&date=2026-11-20', user, children: <OrderScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, placing] },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Until when the order can change, the price for the student's price type, and the student's allergens in the entree. */
// spec: 3.payment.regular, 3.user.otherInfo.priceTypes
export const PlaceRegular: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^You can change or cancel this order until Nov 20, 2026/)).toBeVisible()
    await expect(canvas.getByText('$3.25 (Standard)')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Entree' }))
    // The day's menu is offered first.
    const pizza = await screen.findByRole('option', { name: "Cheese pizza On the day's menu" })
    const entrees = within(pizza.closest('[role=listbox]') as HTMLElement).getAllByRole('option')
    await expect(entrees[0]).toBe(pizza)
    await expect(entrees.at(-1)).toHaveTextContent(/^Baked ziti$/)
    await userEvent.click(pizza)
    await expect(canvas.getByText('Allergy: Milk')).toBeVisible()
    await expect(await canvas.findByText('Total: $3.25')).toBeVisible()
    const save = canvas.getByRole('button', { name: 'Place order' })
    save.click()
    save.click()
    await expect(await screen.findByText('Order placed')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      studentId: 71,
      date: '2026-11-20',
      menuType: 'MEAL',
      kind: 'Regular',
      payType: null,
      lines: [{ itemId: 41, quantity: 1 }],
      discountPct: null,
      isLate: false,
      note: null,
    })
  },
}

// spec: 3.payment.itemized
export const PlaceItemized: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Itemized/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText('Please choose an item')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: /^Item/ }), 'pizza')
    await userEvent.click(await screen.findByRole('option', { name: /^Cheese pizza \(\$2\.50\)/ }))
    const quantity = canvas.getByLabelText(/^Quantity/)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2')
    await expect(await canvas.findByText('Total: $5.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await screen.findByText('Order placed')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'Itemized', lines: [{ itemId: 41, quantity: 2 }] }),
    )
  },
}

/** After the cutoff the office may still place the order, if the kitchen agreed. */
export const Late: Story = {
  parameters: { msw: [answerChoices({ isLocked: true }), ...reads, placing] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The cutoff was Nov 20, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Place it as a late order/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await screen.findByText('Order placed')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ isLate: true }))
  },
}

/** A regular meal without a price cannot be ordered; the page leads to the prices. */
export const NoPrice: Story = {
  parameters: { msw: [answerChoices({ regularPrice: null }), ...reads, placing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open prices' })).toHaveAttribute(
      'href',
      '/manage/orders/settings',
    )
    await expect(canvas.queryByText(/^Total/)).not.toBeInTheDocument()
  },
}

export const Holiday: Story = {
  parameters: { msw: [answerChoices({ isServiceDay: false, closedBy: 'Thanksgiving Day' }), ...reads] },
  play: async ({ canvas }) => expect(await canvas.findByText('This day is a holiday: Thanksgiving Day.')).toBeVisible(),
}

/** A server refusal is shown at its field. */
export const Refused: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      http.post('*/commissary/orders', () =>
        HttpResponse.json(
          { message: 'Please check the fields.', fields: { date: 'The cutoff has passed. Choose a later day.' } },
          { status: 422 },
        ),
      ),
      ...reads,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total: $3.25')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText('The cutoff has passed. Choose a later day.')).toBeVisible()
  },
}

const previewed = fn<(body: unknown) => void>()
/** The days and the total are shown before a plan is placed, and again after a change. */
// spec: 3.planPeriod.Monthly, 3.planPeriod.Weekly, 3.planPeriod.Yearly
export const PlacePlan: Story = {
  parameters: {
    msw: [
      http.post('*/commissary/orderPlanPreview', async ({ request }) => {
        const body = (await request.json()) as { period: string }
        previewed(body.period)
        return HttpResponse.json({
          from: '2026-11-20',
          to: '2026-12-19',
          days: [
            { date: '2026-11-20', skipped: null },
            { date: '2026-11-23', skipped: null },
            { date: '2026-11-26', skipped: 'holiday' },
            { date: '2026-11-27', skipped: 'ordered' },
          ],
          perDay: '3.25',
          total: '6.5',
        })
      }),
      answerWrite('post', '/orderPlans', sent, '2 orders placed'),
      ...reads,
    ],
  },
  beforeEach: () => {
    previewed.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A period' }))
    await canvas.findByText('Total: $3.25')
    for (const period of ['Weekly', 'Yearly', 'Monthly']) {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${period}`) }))
      await userEvent.click(canvas.getByRole('button', { name: 'Show days and total' }))
      await expect(await canvas.findByText('Holiday: Thu, Nov 26')).toBeVisible()
    }
    await expect(previewed.mock.calls).toEqual([['Weekly'], ['Yearly'], ['Monthly']])
    await expect(canvas.getByText('Already ordered: Fri, Nov 27')).toBeVisible()
    await expect(canvas.getByText('$6.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Place plan' }))
    await expect(await screen.findByText('2 orders placed')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ period: 'Monthly', from: '2026-11-20' }))
  },
}

export const Placed: Story = {
  args: { address: '/manage/orders?open=302' },
  parameters: {
    msw: [...reads, answerWrite('post', '/orders/:id/cancellation', sent, 'Order canceled')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('$2.50 goes back to the balance of Nguyen.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await expect(await screen.findByText('Order canceled')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument()
  },
}

/** After the cutoff: allergies first, then marks and a refund instead of Cancel. */
export const Locked: Story = {
  args: { address: '/manage/orders?open=301' },
  parameters: {
    msw: [
      answerOrder(lunch[0] ?? orderOf()),
      ...reads,
      answerWrite('post', '/orders/:id/refund', sent, 'Order refunded to the balance'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Allergy: Peanuts and Milk')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Mark as served' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Sick that day')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund order' }))
    await expect(await screen.findByText('Order refunded to the balance')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ reason: 'Sick that day' })
  },
}

/** An order of a plan leads to the rest of the plan. */
export const OfAPlan: Story = {
  args: { address: '/manage/orders?open=302' },
  parameters: {
    msw: [
      answerOrder(orderOf({ planId: plan.id, status: 'served', lines: [itemLine({ served: 1 })] })),
      ...reads,
      answerWrite('post', '/orderPlans/:id/cancellation', sent, '12 orders canceled'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Monthly')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^12 orders can still be canceled/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the rest' }))
    await expect(await screen.findByText('12 orders canceled')).toBeVisible()
  },
}
