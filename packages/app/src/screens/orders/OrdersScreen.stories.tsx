import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerWrite } from '../../stories/families.ts'
import { answerOrders, answerOrderSettings, lunch, orderOf, orderSettings } from '../../stories/orders.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const list = '*/commissary/orders'
const sent = fn<(body: unknown) => void>()
const marking = answerWrite('post', '/servedOrders', sent, '2 orders marked as served')

const meta = {
  title: 'Screens/Orders',
  component: StoryApp,
  args: { address: '/manage/orders', children: <OrdersScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerOrders(), answerOrderSettings(), marking] },
  beforeEach: () => {
    sent.mockClear()
    for (const id of ['orders', 'dayOrders']) localStorage.removeItem(`commissary.table.${id}`)
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The cutoff comes first, then what to prepare with allergies, then students by items. */
export const Day: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The cutoff for this day was Nov 18, 2026/)).toBeVisible()
    const prepare = within(await canvas.findByRole('region', { name: 'To prepare' }))
    await expect(prepare.getByRole('row', { name: /Cheese pizza 3 .*Milk: 1/ })).toBeVisible()
    await expect(prepare.getByRole('row', { name: /Regular meal 1 None/ })).toBeVisible()
    const students = within(canvas.getByRole('region', { name: 'Students' }))
    await expect(await students.findByText('Nguyen, Mia')).toBeVisible()
    await expect(students.getByText('Peanuts and Milk')).toBeVisible()
    for (const status of ['Served', 'No-show', 'Refunded']) {
      await expect(students.getByText(status)).toBeVisible()
    }
  },
}

export const ManyMarkedAsServed: Story = {
  play: async ({ canvas, userEvent }) => {
    const students = within(await canvas.findByRole('region', { name: 'Students' }))
    await students.findByText('Nguyen, Mia')
    const boxes = students.getAllByRole('checkbox')
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.click(await students.findByRole('button', { name: 'Mark as served' }))
    await expect(await screen.findByText('2 orders marked as served')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      schoolId: 1,
      date: '2026-11-18',
      menuType: 'MEAL',
      status: 'served',
      orderIds: [301, 302],
    })
  },
}

/** All unmarked orders of the day are marked at once, after a confirmation. */
export const AllMarkedAsServed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as served' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as served' }))
    await expect(await screen.findByText('2 orders marked as served')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ status: 'served', orderIds: null }))
  },
}

const refunds = fn<(body: unknown) => void>()
export const SeveralRefunded: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerOrders(),
      answerOrderSettings(),
      answerWrite('post', '/orders/:id/refund', refunds, 'Order refunded to the balance'),
    ],
  },
  beforeEach: () => {
    refunds.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    const students = within(await canvas.findByRole('region', { name: 'Students' }))
    await students.findByText('Nguyen, Mia')
    const boxes = students.getAllByRole('checkbox')
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.click(await students.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Snow day')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await expect(await screen.findByText('2 orders refunded.')).toBeVisible()
    await expect(refunds.mock.calls).toEqual([[{ reason: 'Snow day' }], [{ reason: 'Snow day' }]])
  },
}

/** Before the cutoff orders can change, and orders of a future day cannot be marked. */
export const ComingDay: Story = {
  args: { address: '/manage/orders?date=2026-11-19' },
  parameters: { msw: [answerUser(), answerOrders([orderOf()]), answerOrderSettings()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Orders for this day can be changed until Nov 19, 2026/)).toBeVisible()
    await expect(canvas.getByText('Orders are marked on the day itself.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark all as served' })).not.toBeInTheDocument()
  },
}

/** The first hundred orders of a long day are shown while the others load. */
export const Partial: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get(list, ({ request }) => (new URL(request.url).searchParams.get('page') === '1' ? never() : undefined)),
      answerOrders(lunch, 140),
      answerOrderSettings(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the first 5 of 140 orders. The others are loading.')).toBeVisible()
  },
}

/** Counts that cover only some of the orders say so. */
export const PartFailed: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get(list, ({ request }) => (new URL(request.url).searchParams.get('page') === '1' ? broken() : undefined)),
      answerOrders(lunch, 140),
      answerOrderSettings(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the first 5 of 140 orders loaded. Counts are incomplete.')).toBeVisible()
  },
}

export const EmptyDay: Story = {
  parameters: { msw: [answerUser(), answerOrders([]), answerOrderSettings()] },
  play: async ({ canvas }) => expect(await canvas.findByText('No orders for this day')).toBeVisible(),
}

/** Without a school there is nothing to order: an administrator adds one, others ask. */
export const NoSchool: Story = {
  args: { user: { ...planner, schools: [] } },
  parameters: { msw: [answerUser({ ...planner, schools: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools are set up yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add school' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(list, broken), answerOrderSettings(orderSettings)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Nguyen, Mia')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const List: Story = {
  args: { address: '/manage/orders?list=all&from=2026-11-02&kind=Itemized&status=served' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 × Cheese pizza and 2 × Milk, 1%')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('Itemized')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('served')
    await expect(canvas.getByRole('link', { name: 'Place order' })).toHaveAttribute(
      'href',
      '/manage/orders?list=all&from=2026-11-02&kind=Itemized&status=served&open=new',
    )
  },
}

const cancels = fn<(body: unknown) => void>()
/** The list cancels orders of several days as a day does, after a confirmation that names them. */
export const SeveralCanceledInList: Story = {
  args: { address: '/manage/orders?list=all' },
  parameters: {
    msw: [
      answerUser(),
      answerOrders([orderOf(), orderOf({ id: 77, date: '2026-11-20', studentName: 'Nguyen, Leo' })]),
      answerOrderSettings(),
      answerWrite('post', '/orders/:id/cancellation', cancels, 'Order canceled'),
    ],
  },
  beforeEach: () => {
    cancels.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nguyen, Leo')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel orders' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 orders?' }))
    await expect(dialog.getByText(/Nguyen, Leo · Fri, November 20, 2026/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }))
    await expect(await screen.findByText('2 orders canceled.')).toBeVisible()
    await expect(cancels).toHaveBeenCalledTimes(2)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nguyen, Mia')
    const data = lunch.flatMap(({ studentName, className, schoolName, lines }) => [
      studentName,
      className ?? '',
      schoolName,
      ...lines.map(({ name }) => name ?? ''),
    ])
    await expect(hardCodedTexts(canvasElement, [...data, 'Juniper Hill Elementary'])).toEqual([])
  },
}
