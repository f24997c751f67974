import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerOwnFamily, childOrders, childPlan, mateo, ownFamily } from '../../stories/own-family.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { parent } from '../../stories/users.ts'
import { ParentScreen } from './ParentScreen.tsx'

const base = [answerUser(parent)]
const phone = { viewport: { value: 'phone' } }

const meta = {
  title: 'Screens/Parents/Items and several days',
  component: StoryApp,
  args: { address: '/parent', user: parent, children: <ParentScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...base, ...answerOwnFamily()] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const ordered = fn<(body: unknown) => void>()
const answerOrder = http.post('*/commissary/ownFamily/children/51/orders', async ({ request }) => {
  ordered(await request.json())
  return HttpResponse.json({ data: { message: 'Order placed', id: 73, version: 1 } }, { status: 201 })
})

/** Items of a day's menu: in the reader's words, with prices, and what the child is allergic to. At least one is needed. */
export const ChooseItems: Story = {
  globals: phone,
  parameters: { msw: [...base, answerOrder, ...answerOwnFamily({ family: { ...ownFamily, children: [mateo] } })] },
  play: async ({ canvas, userEvent }) => {
    ordered.mockClear()
    const [choose] = await canvas.findAllByRole('button', { name: /^Choose items: Lunch/ })
    await userEvent.click(choose as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose items' }))
    await expect(await dialog.findByRole('textbox', { name: 'Egg roll, $1.25' })).toHaveAccessibleDescription(
      'Contains, may contain or unknown: Eggs',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Order items' }))
    await expect((await dialog.findAllByText('Enter how many of at least one item'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Beef tacos, $2.50' }), '2')
    await expect(dialog.getByText('Total: $5.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Order items' }))
    await waitFor(() => expect(ordered).toHaveBeenCalledOnce())
    await expect(ordered).toHaveBeenCalledWith({
      date: '2026-11-19',
      menuType: 'MEAL',
      items: [{ itemId: 81, quantity: 2 }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Ordered items have the names they were chosen by; an item with no name in the reader's language has the caterer's own. */
export const OrderedItemsInSpanish: Story = {
  globals: { language: 'spanish' },
  parameters: {
    msw: [
      ...base,
      ...answerOwnFamily({
        family: { ...ownFamily, children: [mateo] },
        orders: () => ({
          ...childOrders,
          orders: [
            {
              id: 73,
              date: '2026-11-23',
              menuType: 'MEAL',
              kind: 'Itemized',
              status: 'placed',
              items: [
                { name: 'Beef tacos', names: { es: 'Tacos de carne' } },
                { name: 'Egg roll', names: {} },
              ],
              total: '3.75',
            },
          ],
        }),
      }),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Pedido: Tacos de carne y Egg roll/)).toBeVisible(),
}

/** A week at once: the days and the total are shown before anything is ordered. */
export const OrderSeveralDays: Story = {
  globals: phone,
  parameters: {
    msw: [
      ...base,
      http.post('*/commissary/ownFamily/children/51/orderPlanPreview', () =>
        HttpResponse.json({
          from: '2026-11-19',
          to: '2026-11-25',
          perDay: '3.25',
          total: '9.75',
          days: [
            { date: '2026-11-19', skipped: null },
            { date: '2026-11-20', skipped: 'holiday' },
            { date: '2026-11-23', skipped: 'ordered' },
            { date: '2026-11-24', skipped: null },
            { date: '2026-11-25', skipped: null },
          ],
        }),
      ),
      http.post('*/commissary/ownFamily/children/51/orderPlans', async ({ request }) => {
        ordered(await request.json())
        return HttpResponse.json({ data: { message: '3 orders placed', id: 91 } }, { status: 201 })
      }),
      ...answerOwnFamily({ family: { ...ownFamily, children: [mateo] } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    ordered.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Order several days' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Order several days' }))
    await expect(await dialog.findByRole('textbox', { name: 'First day' })).toHaveValue('2026-11-19')
    await userEvent.click(dialog.getByRole('button', { name: 'Show days and total' }))
    await expect(await dialog.findByText('Left out: 1 holiday and 1 day ordered already')).toBeVisible()
    await expect(ordered).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Order for $9.75' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(ordered).toHaveBeenCalledWith({
      period: 'Weekly',
      from: '2026-11-19',
      menuType: 'MEAL',
      weekdays: [],
    })
  },
}

/** A plan's orders before their cutoff are canceled at once, after a confirmation. */
export const CancelsAPlan: Story = {
  parameters: {
    msw: [
      ...base,
      http.post('*/commissary/ownFamily/orderPlans/91/cancel', () => {
        ordered('canceled')
        return HttpResponse.json({ data: { message: '5 orders canceled', count: 5 } })
      }),
      ...answerOwnFamily({ family: { ...ownFamily, children: [mateo] }, plans: [childPlan] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    ordered.mockClear()
    const plans = within(await canvas.findByRole('region', { name: 'Orders of several days' }))
    await expect(plans.getByText('5 orders, $16.25')).toBeVisible()
    await userEvent.click(plans.getByRole('button', { name: /^Cancel the rest: Lunch/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the rest' }))
    await waitFor(() => expect(ordered).toHaveBeenCalledWith('canceled'))
  },
}
