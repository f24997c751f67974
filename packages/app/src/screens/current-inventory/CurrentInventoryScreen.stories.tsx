import type { StockChangeInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import {
  answerLots,
  answerMoves,
  answerStock,
  answerStockOptions,
  beans,
  beef,
  move,
  rice,
  sites,
  stockOptions,
} from '../../stories/stock.ts'
import { answerOpenOrders } from '../../stories/open-orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { owner, storekeeper } from '../../stories/users.ts'
import { CurrentInventoryScreen } from './CurrentInventoryScreen.tsx'

const asked = fn<(query: string) => void>()
const changed = fn<(body: StockChangeInput, key: string | null) => void>()
const setPar = fn<(item: string, body: unknown) => void>()

const reads = [
  answerUser(),
  answerStockOptions(),
  answerLots(),
  answerMoves(),
  answerStock((query) => {
    query.delete('access_token')
    asked(query.toString())
    return [beef, rice, beans].filter(({ siteId }) => !query.has('siteId') || String(siteId) === query.get('siteId'))
  }),
]
const writes = [
  http.post('*/stock/changes', async ({ request }) => {
    changed((await request.json()) as StockChangeInput, request.headers.get('Idempotency-Key'))
    return HttpResponse.json({ data: { message: 'Stock transferred', id: 40, version: 1 } }, { status: 201 })
  }),
  http.put('*/stock/items/:siteId/:ingredientId/par', async ({ request, params }) => {
    setPar(`${String(params['siteId'])}/${String(params['ingredientId'])}`, await request.json())
    return HttpResponse.json({ data: { message: 'Par saved', id: 3, version: 2 } })
  }),
]

const meta = {
  title: 'Screens/Current Inventory',
  component: StoryApp,
  args: { address: '/manage/inventory', children: <CurrentInventoryScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, ...writes] },
  beforeEach: () => {
    for (const spy of [asked, changed, setPar]) spy.mockClear()
    const clean = () => {
      sessionStorage.clear()
      localStorage.clear()
    }
    clean()
    return clean
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const rowOf = async (canvas: Canvas, name: RegExp) => (await canvas.findByText(name)).closest('tr') as HTMLElement
async function choose(canvas: Canvas, userEvent: User, name: RegExp, action: string) {
  const row = within(await rowOf(canvas, name))
  await userEvent.click(row.getByRole('button', { name: /^Actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Packs and eaches, places, what menus need, par, cover, value and expiry; shortages and expired goods are marked. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const beefRow = within(await rowOf(canvas, /Ground beef/))
    for (const text of [
      '6 cases, 2 each, 3 lb',
      '193 lb',
      'Walk-in freezer: 188 lb; No location: 5 lb',
      '5 cases',
      '4 cases',
      '1 case, 2 each, 3 lb',
      '90 lb',
      '≥ 14 days',
      '$573.21',
      'December 4, 2026',
    ]) {
      await expect(beefRow.getByText(text)).toBeVisible()
    }
    const riceRow = within(await rowOf(canvas, /Rice, brown/))
    for (const text of ['12.5 lb short', '≥ 40 lb', '52.5 lb short', '0 days', 'Below zero', 'Below par']) {
      await expect(riceRow.getByText(text)).toBeVisible()
    }
    const beansRow = within(await rowOf(canvas, /Black beans/))
    for (const text of ['≥ $31.50', '21 days (by use)', 'Expired', 'None']) {
      await expect(beansRow.getByText(text)).toBeVisible()
    }
  },
}

/** Each filter is sent to the server, which pages the list; a past date says what it leaves out. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Site' }), 'Harbor View')
    await waitFor(() => expect(canvas.queryByText(/Ground beef/)).not.toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Location' }), 'Dry storage')
    await expect(await canvas.findByText(/On hand, value and next expiration are those of Dry storage/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Grains')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level' }), 'Below zero')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Expiring' }), 'Expires within 14 days')
    await userEvent.type(canvas.getByRole('textbox', { name: 'As of' }), '2026-11-09')
    await expect(await canvas.findByText(/Stock at the end of November 9, 2026/)).toBeVisible()
    await waitFor(async () => {
      const query = new URLSearchParams(asked.mock.lastCall?.[0])
      query.delete('catererId')
      await expect(Object.fromEntries(query)).toEqual({
        page: '0',
        size: '10',
        siteId: '2',
        locationId: '5',
        category: 'Grains',
        state: 'negative',
        expiresWithin: '14',
        asOf: '2026-11-09',
      })
    })
  },
}

const askedOrders = fn<(query: string) => void>()

/** The quantity on order leads to the orders that still have to bring it. */
export const OnOrder: Story = {
  parameters: { msw: [...reads, answerOpenOrders(askedOrders)] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Lots and ledger')
    const details = within(await screen.findByRole('dialog', { name: beef.name }))
    await userEvent.click(await details.findByRole('tab', { name: 'On order' }))
    await expect(await details.findByRole('row', { name: /PO-0009/ })).toHaveTextContent('No date')
    await expect(askedOrders.mock.lastCall?.[0]).toContain(`ingredientId=${beef.ingredientId}&siteId=${beef.siteId}`)
  },
}

/** A row opens its lots and its ledger, whose balance adds up. No picture: the header that sticks is a pixel higher in some runs. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Lots and ledger')
    const details = within(await screen.findByRole('dialog', { name: beef.name }))
    await expect(await details.findByText('L2207')).toBeVisible()
    await expect(details.getByText('No lot code')).toBeVisible()
    await userEvent.click(details.getByRole('tab', { name: 'Ledger' }))
    await expect(await details.findByText('Freezer burn')).toBeVisible()
    for (const text of ['+240 lb', '-40 lb', '-7 lb', '200 lb', '193 lb']) {
      await expect(details.getByText(text)).toBeVisible()
    }
  },
}

const causes = [
  move(6, { causeKind: 'count', causeId: 14 }),
  move(5, { causeKind: 'stockRequest', causeId: 15 }),
  move(4, { causeKind: 'receipt', causeId: 16, causeOrderId: 61 }),
  move(3, {
    causeKind: 'productionRecord',
    causeId: 17,
    causeRecord: { schoolId: 1, date: '2026-11-16', itemType: 'BREAKFAST' },
  }),
  move(2, { causeKind: 'change', causeId: 18 }),
  move(1, { causeKind: 'startingInventory', causeId: 19, expiresOn: null }),
]
async function openCauses(canvas: Canvas, userEvent: User) {
  await choose(canvas, userEvent, /Ground beef/, 'Lots and ledger')
  const details = within(await screen.findByRole('dialog', { name: beef.name }))
  await userEvent.click(details.getByRole('tab', { name: 'Ledger' }))
  await details.findByText('Entered by hand', { exact: false })
  return details
}

/** Each move leads to what caused it, where that has a page, and says when its lot expires. */
export const Causes: Story = {
  args: { user: owner },
  parameters: { msw: [answerUser(owner), answerMoves(causes), ...reads] },
  play: async ({ canvas, userEvent }) => {
    const details = await openCauses(canvas, userEvent)
    for (const [name, href] of [
      ['Count', '/manage/inventory/physicalInventory?open=14'],
      ['Request', '/manage/inventory/inventoryRequest?open=15'],
      ['Receipt', '/manage/inventory/purchaseOrders?open=61'],
      ['Production record', '/manage/productionMenu?school=1&day=2026-11-16&menu=BREAKFAST'],
      ['Starting inventory', '/manage/inventory/startingInventory?open=19'],
    ] as const) {
      await expect(details.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(details.queryByRole('link', { name: 'Entered by hand' })).not.toBeInTheDocument()
    await expect(details.getAllByText(/ · Expires December 4, 2026$/)).toHaveLength(5)
  },
}

/** A record of a school or area that the user has no access to is named without a link. */
export const CauseOfOthers: Story = {
  args: { user: storekeeper },
  parameters: { msw: [answerUser(storekeeper), answerMoves(causes), ...reads] },
  play: async ({ canvas, userEvent }) => {
    const details = await openCauses(canvas, userEvent)
    await expect(details.getByText('Production record', { exact: false })).toBeVisible()
    await expect(details.queryByRole('link', { name: 'Production record' })).not.toBeInTheDocument()
    await expect(details.getByRole('link', { name: 'Receipt' })).toBeVisible()
  },
}

/** Prints a lot's label instead of the page. */
export const Label: Story = {
  play: async ({ canvas, userEvent }) => {
    const printed = fn<(text: string) => void>()
    const append = document.body.append.bind(document.body)
    const spy = spyOn(document.body, 'append').mockImplementation((...nodes) => {
      append(...nodes)
      const [frame] = nodes
      if (frame instanceof HTMLIFrameElement && frame.contentWindow) {
        frame.contentWindow.print = () => printed(frame.contentDocument?.body.textContent ?? '')
      }
    })
    try {
      await choose(canvas, userEvent, /Ground beef/, 'Lots and ledger')
      const details = within(await screen.findByRole('dialog', { name: beef.name }))
      const lot = within((await details.findByText('L2207')).closest('tr') as HTMLElement)
      await userEvent.click(lot.getByRole('button', { name: 'Print label' }))
      await waitFor(() => expect(printed).toHaveBeenCalledOnce())
      for (const text of ['Ground beef, 80/20', 'Lot: L2207', 'Expires: December 4, 2026', 'Central store']) {
        await expect(printed.mock.lastCall?.[0]).toContain(text)
      }
    } finally {
      spy.mockRestore()
      document.getElementById('commissary-label')?.remove()
    }
  },
}

/** Goods of a lot go to another site, counted in packs and pounds. */
export const Transfer: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Transfer')
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer' }))
    await userEvent.selectOptions(
      dialog.getByLabelText('Take from'),
      await dialog.findByRole('option', { name: 'Walk-in freezer, L2207, December 4, 2026: 6 cases, 1 each, 3 lb' }),
    )
    await userEvent.selectOptions(dialog.getByLabelText(/^To site/), 'Harbor View')
    await userEvent.type(dialog.getByLabelText('Cases'), '1')
    await userEvent.type(dialog.getByLabelText('Amount'), '2.5')
    await expect(dialog.getByText('32.5 lb')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Friday tacos')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toHaveBeenCalledOnce())
    await expect(changed.mock.lastCall).toEqual([
      {
        kind: 'transfer',
        siteId: 1,
        ingredientId: 31,
        movedOn: '2026-11-18',
        quantity: '32.5',
        reason: 'Friday tacos',
        locationId: 4,
        lotId: 71,
        toSiteId: 2,
        toLocationId: null,
      },
      expect.any(String),
    ])
    await expect(await screen.findByText('Stock transferred')).toBeVisible()
  },
}

/** A missing quantity is negative in the request; a reason and a quantity are required. */
export const Adjust: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Adjust')
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please enter a reason')).toBeVisible()
    await expect(dialog.getByText('Enter a quantity greater than 0.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Each'), '2')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Not found')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed.mock.lastCall?.[0]).toMatchObject({ kind: 'adjust', quantity: '-10' }))
  },
}

/** A wrong lot or cost is corrected by taking the goods out, and adding them with the right one. */
export const AdjustToNewLot: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Adjust')
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust' }))
    await expect(dialog.queryByLabelText('Lot code')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('radio', { name: 'More than recorded' }))
    await userEvent.selectOptions(dialog.getByLabelText('Storage location'), 'Walk-in freezer')
    await userEvent.type(dialog.getByLabelText('Lot code'), ' L2300 ')
    await userEvent.type(dialog.getByLabelText('Expires'), '2026-12-20')
    await userEvent.type(dialog.getByLabelText(/^Cost of 1 lb/), '2.75')
    await userEvent.type(dialog.getByLabelText('Amount'), '12')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong lot at the start')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toHaveBeenCalledOnce())
    await expect(changed.mock.lastCall?.[0]).toEqual({
      kind: 'adjust',
      siteId: 1,
      ingredientId: 31,
      movedOn: '2026-11-18',
      quantity: '12',
      reason: 'Wrong lot at the start',
      locationId: 4,
      lotCode: 'L2300',
      expiresOn: '2026-12-20',
      unitCost: '2.75',
    })
  },
}

/** A server refusal is shown at its field. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...reads,
      http.post('*/stock/changes', () =>
        HttpResponse.json(
          { message: 'Please correct the marked fields.', fields: { quantity: 'Central store has only 193 lb.' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Record waste')
    const dialog = within(await screen.findByRole('dialog', { name: 'Record waste' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '200')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Spoiled')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Central store has only 193 lb.')).toBeVisible()
  },
}

/** A par is per site and item; blank removes it. */
export const Par: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /Ground beef/, 'Set par')
    const dialog = within(await screen.findByRole('dialog', { name: `Par of ${beef.name}` }))
    const field = dialog.getByLabelText('Par')
    await expect(field).toHaveValue('90')
    await userEvent.clear(field)
    await userEvent.type(field, '120')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(setPar).toHaveBeenCalledWith('1/31', { par: '120' }))
  },
}

/** A new caterer is led to Starting Inventory. */
export const Empty: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerStock([]), answerStockOptions()] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Enter starting inventory' })
    await expect(link).toHaveAttribute('href', '/manage/inventory/startingInventory')
  },
}

/** Without a site there is nowhere to keep stock. */
export const NoSites: Story = {
  parameters: { msw: [answerUser(), answerStock([]), answerStockOptions({ ...stockOptions, sites: [] })] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add a site' })
    await expect(link).toHaveAttribute('href', '/settings/inventorySiteList')
  },
}

/** Users who cannot add a site are told whom to ask. */
export const NoSitesForStaff: Story = {
  args: { user: storekeeper },
  parameters: { msw: [answerUser(storekeeper), answerStock([]), answerStockOptions({ ...stockOptions, sites: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ask an administrator to add an inventory site/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add a site' })).not.toBeInTheDocument()
  },
}

/** Staff of one school see its site without having to choose one. */
export const OneSite: Story = {
  parameters: {
    msw: [answerUser(), answerStock([rice]), answerStockOptions({ ...stockOptions, sites: sites.slice(1) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rice, brown/)).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Site' })).not.toBeInTheDocument()
  },
}

export const NoMatch: Story = {
  args: { address: '/manage/inventory?state=zero' },
  parameters: { msw: [answerUser(), answerStock([]), answerStockOptions()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('No stock yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/stock', never), answerStockOptions()] },
}
export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/stock', broken), answerStockOptions()] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerStockOptions(),
      answerStock([{ ...beef, name: 'W'.repeat(120), siteName: 'M'.repeat(50), quantity: '123456789012.123456' }]),
    ],
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ground beef/)).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'Site' })).toBeVisible()
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Ground beef/)
    const data = [beef, rice, beans].flatMap(({ name, siteName }) => [name, siteName])
    const places = stockOptions.locations.map(({ name }) => name)
    await expect(hardCodedTexts(canvasElement, [...data, ...places, ...stockOptions.categories])).toEqual([])
  },
}
