import type { StockRequest } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, refused } from '../../stories/answers.ts'
import { answerCountOptions } from '../../stories/stock-counts.ts'
import {
  answerRequest,
  answerRequestOptions,
  approvedRequest,
  closedShortRequest,
  partSentRequest,
  beansItem,
  beefItem,
  pickList,
  receivedRequest,
  requestOptions,
  sentRequest,
  submittedRequest,
} from '../../stories/stock-requests.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { RequestScreen } from './RequestScreen.tsx'

/** Recorded calls and bodies. */
const sent = fn<(call: string, body?: unknown) => void>()
const saved = (message: string, status = 200) =>
  HttpResponse.json({ data: { message, id: 12, version: 3 } }, { status })
const writes = [
  http.post('/stockRequests', async ({ request }) => {
    sent('create', await request.json())
    return saved('Request saved as a draft', 201)
  }),
  http.put('/stockRequests/:id', async ({ request }) => {
    sent('update', await request.json())
    return saved('Request saved')
  }),
  http.post('/stockRequests/:id/submission', () => {
    sent('submit')
    return saved('Request submitted')
  }),
  http.post('/stockRequests/:id/decision', async ({ request }) => {
    sent('decide', await request.json())
    return saved('Request approved')
  }),
  http.post('/stockRequests/:id/shipments', async ({ request }) => {
    sent('send', await request.json())
    return saved('Goods sent', 201)
  }),
  http.post('/stockRequests/:id/shipments/:shipmentId/receipt', async ({ request }) => {
    sent('receive', await request.json())
    return saved('Goods received')
  }),
  http.get('/stockRequests/:id/picks', () => HttpResponse.json(pickList)),
  http.get('/stockRequests/items', () => HttpResponse.json({ _embedded: { items: [beefItem] } })),
  http.get('/stockRequests/suggestions', () =>
    HttpResponse.json({
      lines: [
        { item: beansItem, needed: '40', available: '10', given: { eaches: '5' }, quantity: '34.375' },
        { item: beefItem, needed: '80', available: '10', given: { eaches: '14' }, quantity: '70' },
      ],
      unknown: ["Chef's choice fruit"],
      drafts: [9, 11],
    }),
  ),
]
const answers = (request: StockRequest) => [
  answerUser(),
  answerRequestOptions(),
  answerCountOptions(),
  ...writes,
  answerRequest(request),
]
const draft: StockRequest = {
  ...submittedRequest,
  request: { ...submittedRequest.request, status: 'draft', submittedAt: null, submittedBy: null },
}

const meta = {
  title: 'Screens/Inventory Requests/Request',
  component: StoryApp,
  args: { address: '/manage/inventory/inventoryRequest?open=12', children: <RequestScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers(submittedRequest) },
  beforeEach: () => {
    sent.mockClear()
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** What planned menus need beyond what is on hand, in whole packs; unknown needs are named. */
export const New: Story = {
  args: { address: '/manage/inventory/inventoryRequest?open=new' },
  play: async ({ canvas, userEvent }) => {
    // The user's only site is chosen.
    await expect(await canvas.findByRole('combobox', { name: 'From' })).toHaveValue('5')
    await expect(canvas.getByRole('button', { name: 'Suggest from menus' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'To' }), 'site 4')
    const needBy = canvas.getByRole('textbox', { name: 'Need by' })
    await userEvent.type(needBy, '2026-11-23')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest from menus' }))
    const beans = within(await canvas.findByRole('region', { name: 'Black beans, canned' }))
    await expect(beans.getByRole('textbox', { name: 'Amount' })).toHaveValue('5')
    await expect(canvas.getByText(/2 items added. Need is partly unknown for: Chef's choice fruit/)).toBeVisible()
    await expect(
      canvas.getByText(/Drafts 9 and 11 already ask for some of it, which isn't suggested again/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Black beans, canned' }))
    const beef = within(canvas.getByRole('region', { name: 'Beef, ground, 85% lean' }))
    await userEvent.clear(beef.getByRole('textbox', { name: 'Amount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect((await canvas.findAllByText('Enter how much you need.'))[0]).toBeVisible()
    await userEvent.type(beef.getByRole('textbox', { name: 'Amount' }), '2')
    await userEvent.selectOptions(beef.getByRole('combobox', { name: 'Unit' }), 'cases')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('submit'))
    await expect(sent).toHaveBeenCalledWith('create', {
      fromSiteId: 5,
      toSiteId: 4,
      toVendorId: null,
      needBy: '2026-11-23',
      note: null,
      lines: [{ ingredientId: 11, given: { cases: '2' } }],
    })
  },
}

/** With several sites neither field is preselected. A site is not offered to itself; one that is in both fields is an error. */
export const SameSite: Story = {
  args: { address: '/manage/inventory/inventoryRequest?open=new' },
  parameters: {
    msw: [
      answerUser(),
      answerRequestOptions({ ...requestOptions, fromSites: requestOptions.toSites }),
      answerCountOptions(),
      ...writes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByRole('combobox', { name: 'From' })
    const to = canvas.getByRole('combobox', { name: 'To' })
    await expect([from, to].map((field) => (field as HTMLSelectElement).value)).toEqual(['', ''])
    await userEvent.selectOptions(from, '5')
    await expect(within(to).queryByRole('option', { name: 'Waterside Kitchen' })).not.toBeInTheDocument()
    await userEvent.selectOptions(to, 'site 4')
    await userEvent.selectOptions(from, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(to).toHaveAccessibleDescription("A site can't ask itself. Choose another site."))
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** A draft is saved without being submitted. An empty one cannot be submitted. */
export const Draft: Story = {
  tags: ['visual'],
  parameters: { msw: answers(draft) },
  play: async ({ canvas, userEvent }) => {
    const beef = within(await canvas.findByRole('region', { name: 'Beef, ground, 85% lean' }))
    await expect(beef.getByRole('combobox', { name: 'Unit' })).toHaveValue('pack:case')
    await expect(beef.getByText(/On hand: 2 each/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('update', expect.objectContaining({ toSiteId: 4 })))
    await expect(sent).not.toHaveBeenCalledWith('submit')
  },
}

export const EmptyDraft: Story = {
  parameters: { msw: answers({ ...draft, lines: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Add at least one item.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const DraftPhone: Story = {
  parameters: { msw: answers(draft) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Beef, ground, 85% lean' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Approved amounts can differ from the requested ones. */
export const Approve: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request 7' }))
    await expect(dialog.getByText('Asked for 4 each, 2 each on hand')).toBeVisible()
    const beans = dialog.getByRole('textbox', { name: /Approve Black beans/ })
    await userEvent.clear(beans)
    await userEvent.type(beans, '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('decide', {
        approve: true,
        lines: [
          { lineId: 1, quantity: '60' },
          { lineId: 2, quantity: '13.75' },
        ],
      }),
    )
  },
}

export const Decline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline request 7' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await dialog.findByText('Say why the request is declined.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Closed')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('decide', { approve: false, reason: 'Closed' }))
  },
}

/** The dialog says what to take from where; goods that are not in stock are not sent. */
export const Send: Story = {
  parameters: { msw: answers(approvedRequest) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Print pick list' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send goods' }))
    await expect(
      await screen.findByText('2 cases from Walk-in cooler, Lot B-204, expires December 2, 2026'),
    ).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: 'Send goods of request 7' }))
    await expect(dialog.getByText('2 each not in stock')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nothing more will follow' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('send', {
        isFinal: true,
        lines: [
          { lineId: 1, quantity: '60' },
          { lineId: 2, quantity: '13.75' },
        ],
      }),
    )
  },
}

/** The supplying site has no more: nothing is sent, and the request is closed. */
export const CloseShort: Story = {
  parameters: { msw: answers(partSentRequest) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send goods' }))
    const amounts = await screen.findAllByRole('textbox', { name: /^Send / })
    const dialog = within(screen.getByRole('dialog', { name: 'Send goods of request 7' }))
    for (const amount of amounts) {
      await userEvent.clear(amount)
      await userEvent.type(amount, '0')
    }
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nothing more will follow' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('send', { isFinal: true, lines: [] }))
  },
}

export const ClosedShort: Story = {
  parameters: { msw: answers(closedShortRequest) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Sent by Dana Whitfield.*Nothing more will follow\. Received by/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send goods' })).not.toBeInTheDocument()
  },
}

/** Goods on the way are at neither site. Receiving less needs a reason. */
export const Receive: Story = {
  parameters: { msw: answers(sentRequest) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/In transit: not available at either site/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive goods of request 7' }))
    await dialog.findByRole('option', { name: 'Dry storage' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Put into' }), 'Dry storage')
    const beef = dialog.getByRole('textbox', { name: /Arrived: Beef/ })
    await userEvent.clear(beef)
    await userEvent.type(beef, '1.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Receive' }))
    await expect(await dialog.findByText('Say why it differs.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Why Beef/ }), 'damaged')
    const beans = dialog.getByRole('textbox', { name: /Arrived: Black beans/ })
    await userEvent.clear(beans)
    await userEvent.type(beans, '5')
    // More than was sent has only one reason.
    await expect(await dialog.findByRole('combobox', { name: /Why Black beans/ })).toHaveValue('extra')
    await userEvent.click(dialog.getByRole('button', { name: 'Receive' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('receive', {
        locationId: 2,
        lines: [
          { lineId: 1, quantity: '45', reason: 'damaged' },
          { lineId: 2, quantity: '34.375', reason: 'extra' },
        ],
      }),
    )
  },
}

export const Received: Story = {
  tags: ['visual'],
  parameters: { msw: answers(receivedRequest) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 case 5 each of 2 cases. Damaged in transit: Bag burst/)).toBeVisible()
    await expect(canvas.getByText(/Lot B-204, expires December 2, 2026/)).toBeVisible()
    for (const name of ['Receive', 'Send goods', 'Approve']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  },
}

export const ReceivedPhone: Story = { ...Received, tags: [], globals: { viewport: { value: 'phone' } } }

/** The requesting site cannot approve, and sees whom it is waiting for. */
export const Waiting: Story = {
  parameters: {
    msw: answers({ ...submittedRequest, request: { ...submittedRequest.request, may: { ask: true, supply: false } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for North Hill Kitchen to decide.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
}

export const Declined: Story = {
  parameters: {
    msw: answers({
      ...submittedRequest,
      request: {
        ...submittedRequest.request,
        status: 'declined',
        declineReason: 'Closed for repairs',
        decidedBy: 'Dana Whitfield',
        decidedAt: '2026-11-18T14:00:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Declined by Dana Whitfield: Closed for repairs')).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerRequestOptions(),
      http.get('/stockRequests/:id', () => refused(404, 'Request not found')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request no longer exists.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), answerRequestOptions(), http.get('/stockRequests/:id', broken)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}
