import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, saved } from '../../stories/answers.ts'
import { answerWrite } from '../../stories/families.ts'
import { answerOrderSettings, answerPrices, orderSettings } from '../../stories/orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { OrderSettingsScreen } from './OrderSettingsScreen.tsx'

const sent = fn<(body: unknown) => void>()

const meta = {
  title: 'Screens/Orders/Prices and cutoff',
  component: StoryApp,
  args: { address: '/manage/orders/settings', children: <OrderSettingsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      answerOrderSettings(),
      answerPrices(),
      answerWrite('put', '/orderSettings', sent, 'Order settings saved'),
      answerWrite('post', '/mealPrices', sent, 'Price created successfully'),
    ],
  },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Locked through Wed, Nov 18.')).toBeVisible()
    const days = canvas.getByLabelText(/^Days before the meal/)
    await userEvent.clear(days)
    await userEvent.type(days, '31')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please provide a whole number from 0 to 30')).toBeVisible()
    await userEvent.clear(days)
    await userEvent.type(days, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Order settings saved')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ cutOffDays: 2, cutOffTime: '09:00', taxPct: '0', familiesOrder: false })
  },
}

const ifMatch = fn<(version: string | null) => void>()
let storedVersion = 1

/** The form stays after a save, and the next one is based on it. */
export const SavesTwice: Story = {
  beforeEach: () => {
    storedVersion = 1
    ifMatch.mockClear()
  },
  parameters: {
    msw: [
      answerUser(),
      answerPrices(),
      http.get('*/commissary/orderSettings', () => HttpResponse.json({ ...orderSettings, version: storedVersion })),
      http.put('*/commissary/orderSettings', ({ request }) => {
        ifMatch(request.headers.get('if-match'))
        storedVersion++
        return saved()
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Families can order' })
    const save = canvas.getByRole('button', { name: 'Save' })
    for (const count of [1, 2]) {
      await userEvent.click(box)
      await userEvent.click(save)
      await waitFor(() => expect(ifMatch).toHaveBeenCalledTimes(count))
      await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    }
    await expect(ifMatch.mock.calls).toEqual([['"1"'], ['"2"']])
  },
}

export const FamiliesCanOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Families can order' })
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(/^Parents order and cancel regular meals/)
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Order settings saved')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ cutOffDays: 0, cutOffTime: '09:00', taxPct: '0', familiesOrder: true })
  },
}

export const AddPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Second child')
    await userEvent.click(canvas.getByRole('button', { name: 'Add price' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Price type/), 'Staff')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Price(?! type)/ }), '4.10')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Price created successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ menuType: 'MEAL', priceType: 'Staff', price: '4.10', isDefault: false })
  },
}

export const NothingSet: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), http.get('*/commissary/orderSettings', broken), answerPrices([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No prices yet')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
