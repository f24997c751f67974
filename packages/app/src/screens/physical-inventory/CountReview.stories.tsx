import type { StockCount } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerCount, answerCountOptions, countedLine, reviewCount } from '../../stories/stock-counts.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { CountScreen } from './CountScreen.tsx'

/** Recorded calls and bodies. */
const sent = fn<(call: string, body?: unknown) => void>()
const saved = (message: string) => HttpResponse.json({ data: { message, id: 12, version: 4 } })
const writes = [
  http.post('/stockCounts/:id/steps', async ({ request }) => {
    sent('step', await request.json())
    return saved('Count posted')
  }),
  http.post('/stockCounts/:id/recounts', async ({ request }) => {
    sent('recount', await request.json())
    return saved('Recount requested')
  }),
  http.put('/stockCounts/:id/reasons', async ({ request }) => {
    sent('reasons', await request.json())
    return saved('Reason saved')
  }),
]
const answers = (count: StockCount) => [answerUser(), answerCountOptions(), answerCount(count), ...writes]
const reviewed: StockCount = {
  count: { ...reviewCount.count, status: 'reviewed' },
  lines: reviewCount.lines.map((line) => ({ ...line, reason: line.reason ?? 'miscounted' })),
}

const meta = {
  title: 'Screens/Physical Inventory/Review',
  component: StoryApp,
  args: { address: '/manage/inventory/physicalInventory?open=12', children: <CountScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers(reviewCount) },
  beforeEach: () => {
    sent.mockClear()
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Ordered by the size of the variance, with what moved during the count; items that were not counted are last. */
export const Variances: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /,/ })
    const names = rows.map((row) => row.textContent ?? '')
    const order = ['Mozzarella', 'Beef', 'Black beans', 'Turkey', 'Milk']
    await expect(order.map((name) => names.findIndex((text) => text.includes(name)))).toEqual([0, 1, 2, 3, 4])
    const beef = within(rows[1] as HTMLElement)
    await expect(beef.getByText('-$19.95')).toBeVisible()
    await expect(beef.getByText('−1 each 1 lb')).toBeVisible()
    await expect(beef.getByText('Reason missing')).toBeVisible()
    await expect(within(rows[0] as HTMLElement).getByText('Unknown cost')).toBeVisible()
    await expect(within(rows[2] as HTMLElement).getByText('Receipt not recorded')).toBeVisible()
    await expect(within(rows[4] as HTMLElement).getByText('Not counted')).toBeVisible()
    await expect(canvas.getByText(/1 item was not counted and keeps its stock/)).toBeVisible()
    await expect(canvas.getByText(/2 variances still need a reason/)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** One reason for all variances that have none. "Other" needs a note. */
export const Reasons: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/2 variances still need a reason/)
    const [giveReason] = canvas.getAllByRole('button', { name: 'Set reason' })
    if (giveReason) await userEvent.click(giveReason)
    const dialog = within(await screen.findByRole('dialog', { name: 'Reason for 2 variances' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Other')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Describe the reason.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Given to the shelter')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('reasons', {
        lineIds: [103, 101],
        reason: 'other',
        note: 'Given to the shelter',
      }),
    )
  },
}

/** Lots that were counted separately have their own variances, and need a reason even if these cancel out. */
export const ByLot: Story = {
  parameters: {
    msw: answers({
      ...reviewCount,
      lines: [
        {
          ...countedLine,
          system: '20',
          variance: '0',
          varianceValue: '0',
          lots: countedLine.lots.map((lot, index) => ({ ...lot, variance: index === 0 ? '-5' : '5' })),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Turkey, deli/ }))
    await expect(row.getByText('Lot L-2207: −1 each')).toBeVisible()
    await expect(row.getByText('No lot code: +1 each')).toBeVisible()
    await expect(row.getByText('Reason missing')).toBeVisible()
  },
}

/** Chosen lines are counted again. */
export const RecountChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Black beans/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    const [recount] = canvas.getAllByRole('button', { name: 'Recount' })
    if (recount) await userEvent.click(recount)
    await waitFor(() => expect(sent).toHaveBeenCalledWith('recount', { lineIds: [102] }))
  },
}

/** Posting says what it changes, and is confirmed. */
export const Post: Story = {
  parameters: { msw: answers(reviewed) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post count' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Post this count?' }))
    await expect(dialog.getByText(/3 items change by -\$15\.98 \+ 1 unknown in total/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Post count' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('step', { to: 'posted' }))
  },
}

/** A posted count is read-only. */
export const Posted: Story = {
  parameters: {
    msw: answers({
      ...reviewed,
      count: {
        ...reviewed.count,
        status: 'posted',
        postedBy: 'Luis Ortega',
        postedAt: '2026-11-18T21:30:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Posted by Luis Ortega/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print sheet' })).toBeVisible()
    for (const name of ['Post count', 'Reopen counting', 'Discard', 'Recount']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  },
}
