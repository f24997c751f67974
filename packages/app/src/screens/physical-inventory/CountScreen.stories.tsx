import type { CountLine, StockCount } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

import { connection } from '../../session/connection.ts'
import { answerUser, broken, never, refused } from '../../stories/answers.ts'
import {
  answerCount,
  answerCountOptions,
  beansLine,
  beefLine,
  cheeseLine,
  countedLine,
  openCount,
  openSummary,
} from '../../stories/stock-counts.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { CountScreen } from './CountScreen.tsx'

/** Recorded calls and bodies. */
const sent = fn<(call: string, body?: unknown) => void>()
const savedLine = (line: CountLine) => HttpResponse.json({ data: { message: 'Amount saved', line } }, { status: 201 })
const withAmount = (line: CountLine, by: string, quantity: string): CountLine => ({
  ...line,
  counted: quantity,
  amounts: [
    ...line.amounts,
    {
      id: 50 + line.amounts.length,
      lotId: null,
      given: { amount: quantity, unit: 'lb' },
      quantity,
      by,
      at: '2026-11-18T16:00:00.000Z',
      countedAt: '2026-11-18T16:00:00.000Z',
      replaced: null,
      version: 1,
    },
  ],
})
const writes = [
  http.post('/stockCounts/:id/amounts', async ({ request }) => {
    const body = (await request.json()) as { lineId: number }
    sent('add', body)
    const line = openCount.lines.find(({ id }) => id === body.lineId) ?? beefLine
    return savedLine(withAmount(line, 'Dana Whitfield', '62.5'))
  }),
  http.put('/stockCounts/:id/amounts/:amountId', async ({ request }) => {
    sent('replace', await request.json())
    return savedLine(withAmount(countedLine, 'Dana Whitfield', '4'))
  }),
  http.put('/stockCounts/shelfOrder', async ({ request }) => {
    sent('order', await request.json())
    return HttpResponse.json({ data: { message: 'Shelf order saved' } })
  }),
  http.post('/stockCounts/:id/steps', async ({ request }) => {
    sent('step', await request.json())
    return HttpResponse.json({ data: { message: 'Counting finished', id: 12, version: 2 } })
  }),
  http.get('/stockCounts/:id/items', () =>
    HttpResponse.json({
      _embedded: { items: [{ ingredientId: 20, name: 'Yogurt, vanilla', code: 'I0020', gtins: [] }] },
    }),
  ),
  http.post('/stockCounts/:id/items', async ({ request }) => {
    sent('item', await request.json())
    return savedLine({
      ...cheeseLine,
      id: 120,
      ingredientId: 20,
      name: 'Yogurt, vanilla',
      isExpected: false,
      expected: null,
    })
  }),
]
const answers = (count: StockCount) => [answerUser(), answerCountOptions(), answerCount(count), ...writes]

const meta = {
  title: 'Screens/Physical Inventory/Sheet',
  component: StoryApp,
  args: { address: '/manage/inventory/physicalInventory?open=12', children: <CountScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers(openCount) },
  beforeEach: () => {
    sent.mockClear()
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'queryByRole' | 'findByText'>
const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const scan = async (canvas: Canvas, userEvent: { type: (on: Element, text: string) => Promise<void> }, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Scan or search' }), `${text}{Enter}`)

/** Each amount says who counted it and when, and whose it replaced. Two people's amounts of one item add up. */
export const Sheet: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const turkey = await card(canvas, 'Turkey, deli, sliced')
    await expect(turkey.getByText('3 each')).toBeVisible()
    await expect(turkey.getByText(/Dana Whitfield, Nov 18, 2026/)).toBeVisible()
    await expect(turkey.getByText('Replaced 2 each counted by Luis Ortega')).toBeVisible()
    await expect(turkey.getByText('3.5 lb')).toBeVisible()
    await expect(turkey.getByText('Counted: 3 each 3.5 lb')).toBeVisible()
    const lots = within(turkey.getByRole('group', { name: 'Lots of Turkey, deli, sliced' }))
    await expect(lots.getByText('Lot L-2207 · expires November 24, 2026 · 3 each')).toBeVisible()
    await expect(lots.getByText('No lot code · 1 each')).toBeVisible()
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await expect(beef.getByText(/Expected 2 cases 3 each/)).toBeVisible()
    await expect(canvas.getByText('1 of 4 items counted')).toBeVisible()
  },
}

const lostAnswers = { count: 0 }

/**
 * An amount whose answer was lost is sent again when the server is back, as the same call, with the time of the count: goods
 * may have moved since.
 */
export const ConnectionCut: Story = {
  parameters: {
    msw: [
      http.post('/stockCounts/:id/amounts', async ({ request }) => {
        sent('key', request.headers.get('Idempotency-Key'))
        sent('add', await request.json())
        return lostAnswers.count++ === 0
          ? HttpResponse.error()
          : savedLine(withAmount(beefLine, 'Dana Whitfield', '62.5'))
      }),
      ...answers(openCount),
    ],
  },
  beforeEach: () => {
    lostAnswers.count = 0
  },
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.type(beef.getByRole('textbox', { name: 'Cases' }), '2{Enter}')
    await expect(await beef.findByText(/^Not sent yet\./)).toBeVisible()
    await expect(beef.getByRole('textbox', { name: 'Cases' })).toHaveValue('2')
    connection.answered()
    await expect(await beef.findByText('62.5 lb')).toBeVisible()
    await expect(beef.queryByText(/^Not sent yet\./)).toBeNull()
    const [key, first, secondKey, second] = sent.mock.calls.map(([, body]) => body)
    await expect(key).toBeTruthy()
    await expect(secondKey).toBe(key)
    await expect(first).not.toHaveProperty('countedAt')
    await expect(second).toEqual({ ...(first as object), countedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  },
}

/** Amounts counted on paper are compared with the stock at that time. Until the time is known, nothing can be typed. */
export const FromPaper: Story = {
  parameters: { msw: answers({ ...openCount, count: { ...openSummary, date: '2026-11-13' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This count is dated November 13, 2026\./)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Counted' }), 'Earlier, on paper')
    await expect(canvas.getByText('When was it counted?')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Beef, ground, 85% lean' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText(/^Counted on/)).toHaveValue('2026-11-13')
    await fireEvent.change(canvas.getByLabelText(/^Counted at/), { target: { value: '16:30' } })
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.type(beef.getByRole('textbox', { name: 'Cases' }), '2{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('add', {
        lineId: 101,
        lotId: null,
        given: { cases: '2' },
        seen: [],
        countedAt: '2026-11-13T21:30:00Z',
      }),
    )
    await expect(sessionStorage.getItem('commissary.countTime.12')).toBe('2026-11-13T16:30')
  },
}

/** Fixing a typo keeps the time of the count; counting again sets a new time. */
export const Corrected: Story = {
  play: async ({ canvas, userEvent }) => {
    const turkey = await card(canvas, 'Turkey, deli, sliced')
    const change = async (isAgain: boolean) => {
      await userEvent.click(turkey.getAllByRole('button', { name: 'Change' })[0] as HTMLElement)
      await userEvent.clear(turkey.getByRole('textbox', { name: 'Each' }))
      await userEvent.type(turkey.getByRole('textbox', { name: 'Each' }), '4')
      if (isAgain) await userEvent.click(turkey.getByRole('checkbox', { name: 'I counted it again' }))
      await userEvent.click(turkey.getByRole('button', { name: 'Save' }))
    }
    await change(false)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('replace', { given: { eaches: '4' } }))
    await turkey.findByRole('button', { name: 'Add another lot or shelf' })
    await change(true)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('replace', { given: { eaches: '4' }, countedAt: null }))
    await expect(sent).toHaveBeenCalledTimes(2)
  },
}

/** Big targets, one column. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    const cases = beef.getByRole('textbox', { name: 'Cases' })
    await expect(cases.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(beef.getByRole('button', { name: 'Save' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Cases, single units and loose goods of one amount are saved together when the next item gets the focus. */
export const SavedOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.type(beef.getByRole('textbox', { name: 'Cases' }), '2')
    await userEvent.type(beef.getByRole('textbox', { name: 'Loose' }), '2 1/2')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click((await card(canvas, 'Black beans, canned')).getByRole('textbox', { name: 'Cases' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('add', {
        lineId: 101,
        lotId: null,
        given: { cases: '2', amount: '2.5', unit: 'lb' },
        seen: [],
      }),
    )
    await expect(await beef.findByText('62.5 lb')).toBeVisible()
    await expect(canvas.getAllByText('2 of 4 items counted')[0]).toBeVisible()
  },
}

export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.click(beef.getByRole('button', { name: 'Save' }))
    await expect(await beef.findByText('Enter an amount. 0 counts, too.')).toBeVisible()
    await userEvent.type(beef.getByRole('textbox', { name: 'Each' }), 'two{Enter}')
    await expect(await beef.findByText('Enter a number.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** A scanner types the GTIN and Enter: the field of the scanned pack gets the focus. */
export const Scanned: Story = {
  play: async ({ canvas, userEvent }) => {
    await scan(canvas, userEvent, '012345678905')
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await waitFor(() => expect(beef.getByRole('textbox', { name: 'Each' })).toHaveFocus())
    await userEvent.keyboard('4{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('add', { lineId: 101, lotId: null, given: { eaches: '4' }, seen: [] }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Scan or search' })).toHaveFocus())
  },
}

/** A counted item was scanned on another shelf: its amounts add up. */
export const ScannedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await scan(canvas, userEvent, 'turkey')
    const turkey = await card(canvas, 'Turkey, deli, sliced')
    const cases = await turkey.findByRole('textbox', { name: 'Cases' })
    await waitFor(() => expect(cases).toHaveFocus())
    await userEvent.keyboard('1{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('add', { lineId: 104, lotId: null, given: { cases: '1' }, seen: [1, 2] }),
    )
    // Saved: the fields close.
    await waitFor(() => expect(cases).not.toBeInTheDocument())
  },
}

const lots = countedLine.lots
const byLot: CountLine = {
  ...countedLine,
  counted: '15',
  amounts: countedLine.amounts.slice(0, 1).map((amount) => ({ ...amount, lotId: 71, replaced: null })),
}

/** An amount may name its lot; the lot that is still open is offered next. */
export const ByLot: Story = {
  parameters: { msw: answers({ count: openSummary, lines: [byLot, { ...beefLine, lots }] }) },
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await expect(beef.getByRole('combobox', { name: 'Lot' })).toHaveDisplayValue('No particular lot')
    const turkey = await card(canvas, 'Turkey, deli, sliced')
    await expect(
      turkey.getByText('Lot L-2207 · expires November 24, 2026 · 3 each', { selector: 'strong *' }),
    ).toBeVisible()
    await userEvent.click(turkey.getByRole('button', { name: 'Add another lot or shelf' }))
    const lot = turkey.getByRole('combobox', { name: 'Lot' })
    await expect(lot).toHaveDisplayValue('No lot code')
    await userEvent.selectOptions(lot, '71')
    await userEvent.type(turkey.getByRole('textbox', { name: 'Each' }), '1{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('add', { lineId: 104, lotId: 71, given: { eaches: '1' }, seen: [1] }),
    )
    await waitFor(() => expect(lot).not.toBeInTheDocument())
  },
}

/** Another count has the item: the dialog says what to do. */
export const ItemOfAnotherCount: Story = {
  parameters: {
    msw: [
      http.post('/stockCounts/:id/items', () =>
        HttpResponse.json(
          {
            message: 'Check your entries.',
            fields: { ingredientId: 'Dana Whitfield started a count of these shelves. Post or discard it first.' },
          },
          { status: 422 },
        ),
      ),
      ...answers(openCount),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await scan(canvas, userEvent, '4006381333931')
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an item' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Item' }), 'yogurt')
    await userEvent.click(await screen.findByRole('option', { name: /Yogurt, vanilla/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await dialog.findByText(/Post or discard it first/)).toBeVisible()
  },
}

export const UnknownCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await scan(canvas, userEvent, '4006381333931')
    await expect(await canvas.findByText('No item has the code 4006381333931.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an item' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Item' }), 'yogurt')
    await userEvent.click(await screen.findByRole('option', { name: /Yogurt, vanilla/ }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Location' }), 'Walk-in cooler')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('item', { ingredientId: 20, locationId: 1 }))
    const yogurt = await card(canvas, 'Yogurt, vanilla')
    await expect(yogurt.getByText('Added')).toBeVisible()
    await waitFor(() => expect(yogurt.getByRole('textbox', { name: 'Cases' })).toHaveFocus())
  },
}

const counted = withAmount(beefLine, 'Luis Ortega', '30')

/** Another person counted the item in the meantime: the amounts add up, or one replaces the other. Nothing is lost. */
export const CountedByTwo: Story = {
  parameters: {
    msw: [
      http.post(
        '/stockCounts/:id/amounts',
        async ({ request }) => {
          sent('add', await request.json())
          const message = 'Luis Ortega counted this item too. Add your amount or replace theirs.'
          return HttpResponse.json({ message, current: counted }, { status: 409 })
        },
        { once: true },
      ),
      ...answers(openCount),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.type(beef.getByRole('textbox', { name: 'Cases' }), '1{Enter}')
    await expect(await beef.findByText('Luis Ortega counted this too: 30 lb.')).toBeVisible()
    await expect(beef.getByRole('textbox', { name: 'Cases' })).toHaveValue('1')
    await expect(beef.getByRole('button', { name: 'Replace theirs' })).toBeVisible()
    await userEvent.click(beef.getByRole('button', { name: 'Add mine' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('add', { lineId: 101, lotId: null, given: { cases: '1' }, seen: [50] }),
    )
    await waitFor(() => expect(beef.queryByText('Luis Ortega counted this too: 30 lb.')).toBeNull())
  },
}

export const NotSaved: Story = {
  parameters: {
    msw: [http.post('/stockCounts/:id/amounts', () => refused(500, 'The disk is full.')), ...answers(openCount)],
  },
  play: async ({ canvas, userEvent }) => {
    const beef = await card(canvas, 'Beef, ground, 85% lean')
    await userEvent.type(beef.getByRole('textbox', { name: 'Cases' }), '1{Enter}')
    await expect(await beef.findByText('Not saved: The disk is full.')).toBeVisible()
    await expect(beef.getByRole('textbox', { name: 'Cases' })).toHaveValue('1')
  },
}

const manyLots = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  lotId: day,
  variance: null,
  lotCode: `L-${day}`,
  expiresOn: `2026-12-0${day}`,
  quantity: null,
}))

export const Blind: Story = {
  parameters: {
    msw: answers({
      count: { ...openSummary, isBlind: true },
      lines: [{ ...beefLine, expected: null, lots: manyLots }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Blind count: amounts on record are hidden.')).toBeVisible()
    await expect(canvas.queryByText(/Expected/)).not.toBeInTheDocument()
    // Shows which lots there are, but not how much of each. Longer lists are folded.
    const list = within(canvas.getByRole('group', { name: 'Lots of Beef, ground, 85% lean' }))
    await expect(list.getByText('Lot L-1 · expires December 1, 2026')).toBeVisible()
    await expect(list.getByText('Lot L-7 · expires December 7, 2026')).not.toBeVisible()
    await userEvent.click(list.getByText('2 more lots'))
    await expect(list.getByText('Lot L-7 · expires December 7, 2026')).toBeVisible()
  },
}

/** Lines that a reviewer asked to count again can be shown alone. */
export const Recount: Story = {
  parameters: {
    msw: answers({ count: openSummary, lines: [{ ...beefLine, isRecount: true }, cheeseLine, beansLine] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Show' }), 'To recount')
    await expect((await card(canvas, 'Beef, ground, 85% lean')).getByText('Recount')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Black beans, canned' })).not.toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Location/ }), '2')
    await expect(await canvas.findByText('Nothing left here.')).toBeVisible()
  },
}

/** The order is changed by keyboard, and saved for the location. */
export const ShelfOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Shelf order' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Location/ }), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Shelf order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shelf order of Walk-in cooler' }))
    dialog.getByRole('button', { name: 'Move Turkey, deli, sliced' }).focus()
    await userEvent.keyboard('{Home}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('order', { siteId: 4, locationId: 1, ingredientIds: [14, 11, 13] }),
    )
  },
}

/** Items without an amount are named before the count is finished: they keep their stock. */
export const Finish: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish counting' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Finish with 3 items not counted?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Finish counting' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('step', { to: 'counted' }))
  },
}

/** The server says at the step why it is refused, and the step has no field here. */
export const NothingCounted: Story = {
  parameters: {
    msw: [
      http.post('/stockCounts/:id/steps', () => {
        const fields = { to: 'Nothing is counted yet. Enter at least one amount.' }
        return HttpResponse.json({ message: 'Please correct the marked fields.', fields }, { status: 422 })
      }),
      ...answers(openCount),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish counting' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Finish counting' }))
    await expect(await screen.findByText('Nothing is counted yet. Enter at least one amount.')).toBeVisible()
  },
}

export const NothingExpected: Story = {
  parameters: { msw: answers({ count: { ...openSummary, lines: 0, countedLines: 0 }, lines: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is expected here')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.get('/stockCounts/:id', never)] } }

export const Gone: Story = {
  parameters: { msw: [answerUser(), http.get('/stockCounts/:id', () => refused(404, 'Count not found'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This count no longer exists.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('/stockCounts/:id', broken)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}
