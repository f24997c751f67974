import type { PurchaseOrder } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, losingFirst, never, refused, saved } from '../../stories/answers.ts'
import { answerSuggestions, suggestions } from '../../stories/order-suggestions.ts'
import {
  answerFoods,
  answerOrder,
  answerStores,
  bagsReceived,
  cancelled,
  draft,
  shortReceived,
  submitted,
} from '../../stories/purchase-orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner, storekeeper } from '../../stories/users.ts'
import { answerLocations, answerVendors } from '../../stories/vendors.ts'
import { PurchaseOrderScreen } from './PurchaseOrderScreen.tsx'

const sent = fn<(path: string, body: unknown, ifMatch: string | null) => void>()
const note = async (request: Request) => {
  sent(new URL(request.url).pathname, await request.json(), request.headers.get('If-Match'))
  return HttpResponse.json({ data: { message: 'Done', id: 14, version: 4 } }, { status: 200 })
}
const writes = [
  http.post('*/purchaseOrders/:id/receipts/:receipt/reversal', ({ request }) => note(request)),
  http.post('*/purchaseOrders/:id/receipts', ({ request }) => note(request)),
  http.post('*/purchaseOrders/:id/status', ({ request }) => note(request)),
  http.post('*/purchaseOrders/:id/prices', ({ request }) => note(request)),
  http.put('*/purchaseOrders/:id', ({ request }) => note(request)),
  http.post('*/purchaseOrders', ({ request }) => note(request)),
]
const rest = [
  ...writes,
  answerUser(),
  answerVendors(),
  answerLocations(),
  answerStores(),
  answerFoods(['Ground beef, 80% lean', 'Ground turkey']),
]
const answering = (order: PurchaseOrder) => ({
  msw: [...writes, answerOrder(order), answerSuggestions(suggestions), ...rest],
})
const address = '/manage/inventory/purchaseOrders'

const meta = {
  title: 'Screens/Purchase Order',
  component: StoryApp,
  args: { address: `${address}?open=14`, children: <PurchaseOrderScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: answering(draft),
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Why each line is suggested, the vendor's cutoff and minimum, what would arrive too late, and what cannot be suggested. */
export const Suggested: Story = {
  tags: ['visual'],
  args: { address: `${address}?open=new` },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Green Valley Produce' }))
    await expect(card.getByText('Order by Sat, Nov 21, 14:00')).toBeVisible()
    await expect(card.getByText('$182.40 below the minimum order of $500.00.')).toBeVisible()
    await expect(card.getByText('Needed on Fri, Nov 20, before the first delivery.')).toBeVisible()
    await expect(canvas.getByText('No active vendor has a price for it', { exact: false })).toBeVisible()
    await expect(canvas.getByText('Taco salad: does not convert to lb', { exact: false })).toBeVisible()
    await expect(canvas.getByText("Wed, Nov 25: Chef's choice fruit is still a placeholder")).toBeVisible()
    await userEvent.click(card.getByText('Why Ground beef, 80% lean'))
    await expect(await card.findByText('54.4 lb needed − 22 lb available + 10 lb par, in packs of 40 lb')).toBeVisible()
    await expect(card.getByText('22 lb on hand, 0 lb on order, 0 lb in transit, 0 lb needed before')).toBeVisible()
    await expect(card.getByText('Fri, Nov 20: Beef taco, 320 servings, 50 lb')).toBeVisible()
    await expect(card.getAllByText('Cheapest of 2 vendors.')[0]).toBeVisible()
  },
}

export const SuggestedOnAPhone: Story = {
  tags: ['visual'],
  args: { address: `${address}?open=new` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'Green Valley Produce' })).toBeVisible(),
}

const withoutAPrice = suggestions.vendors.map((vendor) => ({
  ...vendor,
  lines: vendor.lines.map((line, at) =>
    at === 0 ? line : { ...line, price: null, offer: { ...line.offer, price: null, breaks: [] } },
  ),
  unpricedLines: 1,
}))

/** A line without a price may bring the order to the vendor's minimum, so the warning is about the other lines. */
export const SuggestedWithoutAPrice: Story = {
  args: { address: `${address}?open=new` },
  parameters: { msw: [answerSuggestions({ ...suggestions, vendors: withoutAPrice }), ...rest] },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Green Valley Produce' }))
    await expect(card.getByText('$237.60 for 2 lines · one line without a price')).toBeVisible()
    await expect(card.getByText('The lines with a price are $262.40 below the minimum order of $500.00.')).toBeVisible()
  },
}

/** Packs can be changed, and the order keeps why each line was suggested. */
export const MadeFromASuggestion: Story = {
  args: { address: `${address}?open=new` },
  play: async ({ canvas, userEvent }) => {
    const packs = await canvas.findByRole('textbox', { name: /Packs of Rice/ })
    await userEvent.clear(packs)
    await userEvent.type(packs, '3')
    await expect(packs).toHaveAccessibleDescription(/Next price break: \$20\.00 from 4 packs/)
    await expect(canvas.getByText('$327.60 for 2 lines')).toBeVisible()
    await userEvent.clear(packs)
    await userEvent.type(packs, 'many')
    await expect(canvas.getByRole('button', { name: 'Create order for Green Valley Produce' })).toBeDisabled()
    await userEvent.clear(packs)
    await userEvent.type(packs, '0')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery date' }), '2026-11-26')
    await userEvent.click(canvas.getByRole('button', { name: 'Create order for Green Valley Produce' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      vendorId: 12,
      siteId: 4,
      deliveryDate: '2026-11-26',
      lines: [
        {
          ingredientId: 101,
          packs: '2',
          price: '118.8',
          reason: { need: '54.4', available: '22', par: '10', insteadOf: null },
        },
      ],
    })
  },
}

const keys: (string | null)[] = []
/** An order whose answer was lost is asked for again as the same call, so there is one order. */
export const MadeWithALostAnswer: Story = {
  args: { address: `${address}?open=new` },
  parameters: {
    msw: [losingFirst('*/purchaseOrders', keys, saved), answerOrder(draft), answerSuggestions(suggestions), ...rest],
  },
  beforeEach: () => void keys.splice(0),
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: 'Create order for Green Valley Produce' })
    await userEvent.click(make)
    await screen.findByText(/^Not saved/)
    await userEvent.click(make)
    await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]))
  },
}

export const NothingToSuggest: Story = {
  args: { address: `${address}?open=new` },
  parameters: { msw: [answerSuggestions({ ...suggestions, vendors: [], open: [], unresolved: [] }), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to order')).toBeVisible(),
}

export const SuggestionsFailed: Story = {
  args: { address: `${address}?open=new` },
  parameters: { msw: [http.get('*/orderSuggestions', broken), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByText(/Something went wrong/)).toBeVisible(),
}

export const WithoutSites: Story = {
  args: { address: `${address}?open=new` },
  parameters: { msw: [answerStores([]), ...rest] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Orders are for inventory sites. Add one first.')).toBeVisible(),
}

export const Draft: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [packs] = await canvas.findAllByRole('textbox', { name: /^Packs/ })
    await expect(packs).toHaveValue('2')
    await expect(canvas.getByText('54.4 lb needed − 22 lb available + 10 lb par, in packs of 40 lb')).toBeVisible()
    await userEvent.clear(packs as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await expect(await canvas.findByText('Enter packs greater than 0.')).toBeVisible()
    await userEvent.type(packs as HTMLElement, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1]).toMatchObject({ lines: [{ packs: '4' }, { packs: '3', reason: null }] })
    await expect(sent.mock.lastCall?.[2]).toBe('"3"')
  },
}

/** More packs reach a price break: the price, why it changed and the total follow. A typed price stays. */
export const PriceBreak: Story = {
  play: async ({ canvas, userEvent }) => {
    const [packs] = await canvas.findAllByRole('textbox', { name: /^Packs/ })
    const [price] = canvas.getAllByRole('textbox', { name: /^Price per pack/ })
    await expect(price).toHaveAccessibleDescription(/Next price break: \$104\.50 from 4 packs/)
    await expect(canvas.getByText('$267.60 for 2 lines')).toBeVisible()
    await userEvent.clear(packs as HTMLElement)
    await userEvent.type(packs as HTMLElement, '4')
    await expect(price).toHaveValue('104.5')
    await expect(price).toHaveAccessibleDescription(/Price break: \$104\.50 from 4 packs/)
    await expect(canvas.getByText('The price changed from $118.80 to $104.50 for 4 packs.')).toBeVisible()
    await expect(canvas.getByText('$448.00 for 2 lines')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      lines: [
        { packs: '4', price: '104.5', followsOffer: true },
        { packs: '3', price: '10', followsOffer: false },
      ],
    })
    await userEvent.clear(price as HTMLElement)
    await userEvent.type(price as HTMLElement, '99')
    await userEvent.clear(packs as HTMLElement)
    await userEvent.type(packs as HTMLElement, '2')
    await expect(price).toHaveValue('99')
    await expect(price).toHaveAccessibleDescription(/The vendor's price list has \$118\.80/)
    await expect(canvas.queryByText(/^The price changed/)).not.toBeInTheDocument()
  },
}

export const BlankOrder: Story = {
  args: { address: `${address}?open=new&openFrom=blank` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }))
    await expect((await canvas.findAllByText('Choose a vendor.')).length).toBeGreaterThan(0)
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Sends the order to the vendor unless the check is removed. */
export const SubmitWithMail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit PO-0014?' }))
    await expect(
      dialog.getByRole('checkbox', { name: 'Email the order to orders@greenvalley.test as PDF and CSV' }),
    ).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Submit order' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        '/purchaseOrders/14/status',
        { status: 'submitted', sendMail: true, isLate: false },
        '"3"',
      ),
    )
  },
}

/** After the cutoff the dialog asks whether the vendor agreed. */
export const SubmitTooLate: Story = {
  parameters: {
    msw: [
      http.post('*/purchaseOrders/:id/status', () =>
        HttpResponse.json(
          {
            message: 'Check your entries.',
            fields: { deliveryDate: 'The cutoff for this delivery was November 17, 2026 at 14:00.' },
          },
          { status: 422 },
        ),
      ),
      answerOrder({ ...draft, vendorEmail: null }),
      ...rest,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit PO-0014?' }))
    await expect(dialog.getByText(/has no email address/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Submit order' }))
    await expect(await dialog.findByText(/The cutoff for this delivery was/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'The vendor agreed to deliver anyway' })).not.toBeChecked()
  },
}

export const Submitted: Story = {
  tags: ['visual'],
  parameters: answering(submitted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Emailed to orders@greenvalley.test.')).toBeVisible()
    await expect(canvas.getByText('Nothing received yet.')).toBeVisible()
  },
}

export const Confirm: Story = {
  parameters: answering(submitted),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as confirmed' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/purchaseOrders/14/status', { status: 'confirmed' }, '"3"'))
  },
}

/** Canceling a submitted order needs a reason, and says that the vendor was sent it. */
export const CancelSubmitted: Story = {
  parameters: answering(submitted),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel PO-0014?' }))
    await expect(dialog.getByText(/Tell the vendor that it is canceled/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Ordered twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        '/purchaseOrders/14/status',
        { status: 'cancelled', reason: 'Ordered twice' },
        '"3"',
      ),
    )
  },
}

/** Short, more expensive, and too warm: each is shown. */
export const ShortReceipt: Story = {
  tags: ['visual'],
  parameters: answering(shortReceived),
  play: async ({ canvas }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt 1 · Tue, Nov 17' }))
    await expect(receipt.getByText(/1 short · Lot L-2207 · expires February 1, 2027 · Freezer/)).toBeVisible()
    await expect(receipt.getByText(/\$5\.20 over the order/)).toBeVisible()
    await expect(receipt.getByText('Above 41 °F. Check whether to refuse it.')).toBeVisible()
  },
}

/** Bags of 10 lb arrived instead of a case of 40 lb: prices are compared for the same amount. */
export const ReceivedInAnotherPack: Story = {
  parameters: answering(bagsReceived),
  play: async ({ canvas }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt 1 · Tue, Nov 17' }))
    await expect(receipt.getByText(/\$30\.00 · \$0\.30 over the order/)).toBeVisible()
  },
}

/** The price belongs to the ingredient, which inventory staff cannot change. */
export const ReceiptOfStoreStaff: Story = {
  args: { user: storekeeper },
  parameters: answering(shortReceived),
  play: async ({ canvas }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt 1 · Tue, Nov 17' }))
    await expect(receipt.getByText(/\$5\.20 over the order/)).toBeVisible()
    await expect(receipt.queryByRole('button', { name: /^Use as price/ })).not.toBeInTheDocument()
  },
}

/** The invoice's price becomes the ingredient's, and a receipt is undone with a reason. */
export const PriceTakenAndUndone: Story = {
  parameters: answering(shortReceived),
  play: async ({ canvas, userEvent }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt 1 · Tue, Nov 17' }))
    await userEvent.click(receipt.getByRole('button', { name: 'Use as price of Ground beef, 80% lean' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/purchaseOrders/14/prices', { receiptLineId: 61 }, null))
    await userEvent.click(receipt.getByRole('button', { name: 'Undo receipt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this receipt?' }))
    const reason = dialog.getByRole('textbox', { name: /Reason/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Undo receipt' }))
    await expect(reason).toHaveAccessibleDescription(/Please provide a reason/)
    await userEvent.type(reason, 'Wrong order')
    await userEvent.click(dialog.getByRole('button', { name: 'Undo receipt' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('/purchaseOrders/14/receipts/51/reversal', { reason: 'Wrong order' }, null),
    )
  },
}

/** Closing an order with open lines asks first. */
export const CloseWithOpenLines: Story = {
  parameters: answering(shortReceived),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close order' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/One line is not complete/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close order' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/purchaseOrders/14/status', { status: 'closed' }, '"3"'))
  },
}

export const Cancelled: Story = {
  parameters: answering(cancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The email to orders@greenvalley.test failed/)).toBeVisible()
    await expect(canvas.getByText('Undoes the receipt of Tue, Nov 17: Belongs to another order')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo receipt' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Receive' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/Canceled · Dana Whitfield · Ordered twice/)).toBeVisible()
  },
}

/** Starts with everything that is still to come; the user corrects what differs, and warnings block nothing. */
export const Receiving: Story = {
  args: { address: `${address}?open=14&edit=1` },
  parameters: answering(submitted),
  play: async ({ canvas, userEvent }) => {
    const beef = within(await canvas.findByRole('region', { name: 'Ground beef, 80% lean' }))
    const received = beef.getByRole('textbox', { name: /^Packs received/ })
    await expect(received).toHaveValue('2')
    await userEvent.clear(received)
    await userEvent.type(received, '1')
    await userEvent.type(beef.getByRole('textbox', { name: /^Short/ }), '1')
    await userEvent.click(beef.getByText(/^Lot, expiration date, temperature and origin/))
    await userEvent.type(await beef.findByRole('textbox', { name: /^Lot/ }), 'L-1')
    await userEvent.selectOptions(beef.getByRole('combobox', { name: 'Delivered as' }), 'cold')
    await userEvent.type(beef.getByRole('textbox', { name: /^Temperature/ }), '44')
    await expect(await beef.findByText('Above 41 °F. Check whether to refuse it.')).toBeVisible()
    await userEvent.selectOptions(beef.getByRole('combobox', { name: 'Country of origin' }), 'US')
    await userEvent.click(canvas.getByRole('button', { name: 'Receive into stock' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      receivedOn: '2026-11-18',
      lines: [
        {
          orderLineId: 1,
          packs: '1',
          short: '1',
          damaged: '0',
          lotCode: 'L-1',
          heldAs: 'cold',
          temperature: 44,
          countryOfOrigin: 'US',
        },
        { orderLineId: 2, packs: '3', countryOfOrigin: null },
      ],
    })
  },
}

/** A caterer in India measures in Celsius; what is stored is always in the same unit. */
export const ReceivingInCelsius: Story = {
  args: { address: `${address}?open=14&edit=1`, user: { ...planner, country: 'IN' } },
  parameters: { msw: [answerUser({ ...planner, country: 'IN' }), ...answering(submitted).msw] },
  play: async ({ canvas, userEvent }) => {
    const beef = within(await canvas.findByRole('region', { name: 'Ground beef, 80% lean' }))
    await userEvent.click(beef.getByText(/^Lot, expiration date, temperature and origin/))
    const state = await beef.findByRole('combobox', { name: 'Delivered as' })
    await expect(within(state).getByRole('option', { name: 'Hot (57.3 °C or above)' })).toBeInTheDocument()
    await userEvent.selectOptions(state, 'cold')
    const field = beef.getByRole('textbox', { name: 'Temperature, °C' })
    await userEvent.type(field, '5.1')
    await expect(await beef.findByText('Above 5 °C. Check whether to refuse it.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '-18')
    await userEvent.click(canvas.getByRole('button', { name: 'Receive into stock' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1]).toMatchObject({ lines: [{ temperature: -0.4 }, {}] })
  },
}

export const ReceivingOnAPhone: Story = {
  tags: ['visual'],
  args: { address: `${address}?open=14&edit=1` },
  parameters: answering(submitted),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const lettuce = within(await canvas.findByRole('region', { name: 'Lettuce, romaine' }))
    const received = lettuce.getByRole('textbox', { name: /^Packs received/ })
    await userEvent.clear(received)
    await userEvent.type(received, '5')
    await expect(await lettuce.findByText('More than was ordered.')).toBeVisible()
  },
}

/** A refusal is shown at its line. */
export const ReceivingRefused: Story = {
  args: { address: `${address}?open=14&edit=1` },
  parameters: {
    msw: [
      http.post('*/purchaseOrders/:id/receipts', () =>
        HttpResponse.json(
          {
            message: 'Check your entries.',
            fields: { 'lines.0.locationId': 'This storage location no longer exists.' },
          },
          { status: 422 },
        ),
      ),
      answerOrder(submitted),
      ...rest,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const beef = within(await canvas.findByRole('region', { name: 'Ground beef, 80% lean' }))
    const received = beef.getByRole('textbox', { name: /^Packs received/ })
    await userEvent.clear(received)
    const lettuce = within(canvas.getByRole('region', { name: 'Lettuce, romaine' }))
    await userEvent.click(lettuce.getByText(/^Lot, expiration date, temperature and origin/))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive into stock' }))
    await expect(await lettuce.findByText('This storage location no longer exists.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [http.get('*/purchaseOrders/:id', never), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Loading...' })).toBeVisible(),
}

export const NotFound: Story = {
  parameters: { msw: [http.get('*/purchaseOrders/:id', () => refused(404, 'Not found')), ...rest] },
  play: async ({ canvas }) => expect(await canvas.findByText('This purchase order no longer exists.')).toBeVisible(),
}
