import type { PriceEffects, WeekEffect } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, never, refused } from '../../stories/answers.ts'
import { noDocuments } from '../../stories/documents.ts'
import { beef } from '../../stories/fixtures.ts'
import { openFold } from '../../stories/open-fold.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { answerVendors } from '../../stories/vendors.ts'
import { IngredientScreen } from './IngredientScreen.tsx'

const whole = (known: number) => ({ known, missing: [] })
const week = (monday: string, rest: Partial<WeekEffect> = {}): WeekEffect => ({
  schoolId: 1,
  schoolName: 'Maple Street Elementary',
  programId: 1,
  itemType: 'MEAL',
  monday,
  before: 'passes',
  after: 'passes',
  cost: { before: whole(1.42), after: whole(1.52) },
  targetCost: '1.45',
  ...rest,
})
const effects: PriceEffects = {
  from: '2026-11-18',
  weeks: {
    total: 14,
    hidden: 2,
    rows: [
      week('2026-11-16', { cost: { before: whole(1.42), after: whole(1.44) } }),
      week('2026-11-23'),
      week('2026-11-30', { targetCost: null, cost: { before: whole(1.6), after: whole(1.55) } }),
      week('2026-12-07', {
        cost: { before: { known: 1.2, missing: ['Salsa'] }, after: { known: 1.3, missing: ['Salsa'] } },
      }),
      week('2026-12-14', { cost: { before: whole(1.42), after: whole(1.42) } }),
      week('2026-12-21', { cost: null }),
    ],
  },
}

const sent = fn()
const answer = (body: JsonBodyType) =>
  http.post('/ingredient/ingredients/:id/priceEffects', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(body)
  })
const base = [
  answerUser(),
  noDocuments,
  http.get('/ingredient/ingredients/:id', () => HttpResponse.json(beef)),
  answerVendors(),
]

const meta = {
  title: 'Screens/Ingredients/Price change',
  component: StoryApp,
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...base, answer(effects)] },
  beforeEach: () => {
    sessionStorage.clear()
    sent.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Raises the price, and asks what that changes. */
async function raise({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const prices = within(await openFold({ canvas, userEvent }, 'Prices'))
  await expect(prices.queryByRole('button', { name: 'See what this changes' })).not.toBeInTheDocument()
  const field = prices.getByRole('textbox', { name: 'Price' })
  await userEvent.clear(field)
  await userEvent.type(field, '4.19')
  await userEvent.click(prices.getByRole('button', { name: 'See what this changes' }))
  return within(await screen.findByRole('dialog', { name: 'What these prices change' }))
}

/** Before it is saved, a price shows the weeks that it changes and by how much per meal. */
export const Weeks: Story = {
  tags: ['visual'],
  play: async (play) => {
    const dialog = await raise(play)
    await expect(await dialog.findByText('Starting November 18, 2026: 16 planned weeks')).toBeVisible()
    await expect(dialog.getByText('1 week goes over its target cost.')).toBeVisible()
    await expect(dialog.getByText('$1.42 → $1.52')).toBeVisible()
    await expect(dialog.getByText(/^\+\$0\.10/)).toHaveTextContent('over the target of $1.45')
    await expect(dialog.getByText('≥ $1.20 → ≥ $1.30')).toBeVisible()
    await expect(dialog.getByText('$1.42, as before')).toBeVisible()
    await expect(dialog.getByText('Nothing served')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ prices: [expect.objectContaining({ amount: '4.19', validFrom: null })] })
  },
}

export const NothingChanges: Story = {
  parameters: { msw: [...base, answer({ from: '2026-11-18', weeks: { total: 0, hidden: 0, rows: [] } })] },
  play: async (play) => {
    const dialog = await raise(play)
    await expect(await dialog.findByText('No planned weeks change.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [...base, http.post('/ingredient/ingredients/:id/priceEffects', never)] },
  play: async (play) => void (await raise(play)),
}

export const Refused: Story = {
  parameters: {
    msw: [...base, http.post('/ingredient/ingredients/:id/priceEffects', () => refused(422, 'Not now.'))],
  },
  play: async (play) => {
    const dialog = await raise(play)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    const dialog = await raise(play)
    await dialog.findByText('1 week goes over its target cost.')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
