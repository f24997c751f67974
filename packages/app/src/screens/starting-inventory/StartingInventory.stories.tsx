import type { StartingInventoryInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import {
  answerStarts,
  answerStockIngredients,
  answerStockOptions,
  startDraft,
  startPosted,
  stockIngredients,
  stockOptions,
} from '../../stories/stock.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { StartingInventoriesScreen } from './StartingInventoriesScreen.tsx'
import { StartingInventoryScreen } from './StartingInventoryScreen.tsx'

const sent = fn<(method: string, body: StartingInventoryInput) => void>()
const posted = fn<(id: string, ifMatch: string | null) => void>()
const deleted = fn<(id: string) => void>()

const reads = [answerUser(), answerStockOptions(), answerStockIngredients, ...answerStarts()]
const writes = [
  http.post('*/startingInventories', async ({ request }) => {
    sent('POST', (await request.json()) as StartingInventoryInput)
    return HttpResponse.json({ data: { message: 'Draft saved', id: 9, version: 1 } }, { status: 201 })
  }),
  http.put('*/startingInventories/:id', async ({ request }) => {
    sent('PUT', (await request.json()) as StartingInventoryInput)
    return HttpResponse.json({ data: { message: 'Draft saved', id: 9, version: 4 } })
  }),
  http.post('*/startingInventories/:id/post', ({ params, request }) => {
    posted(String(params['id']), request.headers.get('If-Match'))
    return HttpResponse.json({ data: { message: 'Starting inventory posted', id: 9, version: 4 } })
  }),
  http.delete('*/startingInventories/:id', ({ params }) => {
    deleted(String(params['id']))
    return HttpResponse.json({ data: { message: 'Draft deleted', id: 9, version: 4 } })
  }),
  http.post('*/stock/ingredients/find', async ({ request }) => {
    const { texts } = (await request.json()) as { texts: string[] }
    const found = texts.map((text) => ({
      text,
      ingredients: stockIngredients.filter(({ code, name }) => code === text || name === text),
    }))
    return HttpResponse.json({ found })
  }),
]

const address = '/manage/inventory/startingInventory'
const meta = {
  title: 'Screens/Starting Inventory',
  component: StoryApp,
  args: { address, children: <StartingInventoriesScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, ...writes] },
  beforeEach: () => {
    for (const spy of [sent, posted, deleted]) spy.mockClear()
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

const record = (open: string) => ({ address: `${address}?open=${open}`, children: <StartingInventoryScreen /> })

export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const draft = within((await canvas.findByText('Walk-in freezer')).closest('tr') as HTMLElement)
    for (const text of ['Central store', 'November 12, 2026', '2', 'Draft'])
      await expect(draft.getByText(text)).toBeVisible()
    const done = within(canvas.getByText('Harbor View').closest('tr') as HTMLElement)
    for (const text of ['No location', 'Posted']) await expect(done.getByText(text)).toBeVisible()
  },
}

/** Only drafts can be deleted, after a confirmation. */
export const DraftDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    const draft = within((await canvas.findByText('Walk-in freezer')).closest('tr') as HTMLElement)
    await userEvent.click(draft.getByRole('button', { name: 'Delete draft' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Delete the draft of Central store, Walk-in freezer?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(deleted).toHaveBeenCalledWith('9'))
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), ...answerStarts([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No starting inventory yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add New' })).toBeVisible()
  },
}
export const ListLoading: Story = { parameters: { msw: [answerUser(), http.get('*/startingInventories', never)] } }
export const ListFailed: Story = {
  parameters: { msw: [answerUser(), http.get('*/startingInventories', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

/** A new one: site, location, date, and an item in packs with cost, lot and expiry. */
export const New: Story = {
  args: record('new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Site/), 'Central store')
    await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Walk-in freezer')
    const items = within(canvas.getByRole('group', { name: 'Items' }))
    const item = items.getByRole('combobox', { name: /^Item/ })
    await userEvent.type(item, 'beef')
    await userEvent.click(await screen.findByRole('option', { name: 'Ground beef, 80/20 (I0001)' }))
    await userEvent.type(items.getByLabelText('Cases'), '2')
    await userEvent.type(items.getByLabelText('Each'), '1')
    await userEvent.type(items.getByLabelText('Amount'), '3.5')
    await expect(items.getByText('= 68.5 lb')).toBeVisible()
    await userEvent.type(items.getByLabelText('Cost per case'), '89.10')
    await userEvent.type(items.getByLabelText('Lot'), 'L7')
    await userEvent.type(items.getByLabelText('Expires'), '2027-01-05')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall).toEqual([
      'POST',
      {
        siteId: 1,
        locationId: 4,
        asOf: '2026-11-18',
        lines: [
          {
            ingredientId: 31,
            packText: null,
            cases: '2',
            inners: null,
            eaches: '1',
            amount: '3.5',
            cost: '89.10',
            lotCode: 'L7',
            expiresOn: '2027-01-05',
          },
        ],
      },
    ])
  },
}

/** The fields say what is missing. */
export const Required: Story = {
  args: record('new'),
  play: async ({ canvas, userEvent }) => {
    const items = within(await canvas.findByRole('group', { name: 'Items' }))
    await userEvent.type(items.getByLabelText('Amount'), 'two')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    for (const text of ['Choose a site.', 'Choose an item.', 'Enter a number.']) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Draft: Story = {
  args: record('9'),
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('= 240 lb')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Post starting inventory?' }))
    await expect(question.getByText(/2 items are added to stock as of November 12, 2026/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(posted).toHaveBeenCalledWith('9', '"3"'))
    await expect(await screen.findByText('Starting inventory posted')).toBeVisible()
  },
}

/** What the server refuses is listed by item. */
export const PostRefused: Story = {
  args: record('9'),
  parameters: {
    msw: [
      ...reads,
      http.post('*/startingInventories/:id/post', () =>
        HttpResponse.json(
          {
            message: 'Please correct the marked fields.',
            fields: { 'lines.1.cases': 'Enter a quantity greater than 0.' },
          },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Post starting inventory?' }))
    await userEvent.click(question.getByRole('button', { name: 'Post' }))
    await expect(await canvas.findByText('Item 2: Enter a quantity greater than 0.')).toBeVisible()
  },
}

/** Pasted rows are added to the draft; rows to fix are listed by number with the reason. */
export const Import: Story = {
  args: record('9'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import items' }))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste(
      'Item\tCases\tAmount\tCost\tLot\tExpires\tShelf\nI0001\t3\t\t$90.00\tL9\t1/5/2027\tB\nNoodles\t1\nI0002\ttwo\nI0002\t2\n',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Read' }))
    const problems = within(await screen.findByRole('grid', { name: 'Rows to fix' }))
    for (const text of [
      'No ingredient has this code, GTIN or name.',
      'Cases is not a number.',
      "This item's pack has no such level of a known size. Use Amount.",
    ]) {
      await expect(problems.getByText(text)).toBeVisible()
    }
    await expect(screen.getByText('Columns not read: Shelf')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 item' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[1].lines).toMatchObject([
      { ingredientId: 31, cases: '8' },
      { ingredientId: 32 },
      { ingredientId: 31, cases: '3', cost: '90.00', lotCode: 'L9', expiresOn: '2027-01-05' },
    ])
  },
}

/** A posted one is read-only, and leads to the stock. */
export const Posted: Story = {
  args: record('10'),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Posted Nov 12, 2026 by Luis Ortega/)).toBeVisible()
    for (const text of ['240 lb', '$89.10 per case', 'L2207']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument()
  },
}

export const NoSites: Story = {
  args: record('new'),
  parameters: { msw: [answerUser(), answerStockOptions({ ...stockOptions, sites: [] }), ...answerStarts([])] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add a site' })
    await expect(link).toHaveAttribute('href', '/settings/inventorySiteList')
  },
}
export const Missing: Story = {
  args: record('77'),
  play: async ({ canvas }) => expect(await canvas.findByText('This starting inventory does not exist.')).toBeVisible(),
}
export const Failed: Story = {
  args: record('9'),
  parameters: { msw: [answerUser(), answerStockOptions(), http.get('*/startingInventories/:id', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Loading: Story = {
  args: record('9'),
  parameters: { msw: [answerUser(), answerStockOptions(), http.get('*/startingInventories/:id', never)] },
}
export const Phone: Story = {
  args: record('9'),
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('= 240 lb')).toBeVisible(),
}

export const NoHardCodedText: Story = {
  args: { ...record('9'), language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/240/)
    const data = [startDraft, startPosted].flatMap(({ siteName, locationName }) => [siteName, locationName ?? ''])
    const names = stockIngredients.flatMap(({ name, code, packs }) => [
      `${name} (${code})`,
      ...packs.map(({ text }) => text ?? ''),
    ])
    const places = stockOptions.locations.map(({ name }) => name)
    await expect(hardCodedTexts(canvasElement, [...data, ...names, ...places, 'USD'].filter(Boolean))).toEqual([])
  },
}
