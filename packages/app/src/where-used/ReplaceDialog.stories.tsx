import type { ReplacementPreview, WeekEffect } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, refused } from '../stories/answers.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

const whole = (known: number) => ({ known, missing: [] })
const values = { calories: whole(111), sodium: whole(310), cost: whole(0.42), credits: [] }
const milk = { allergen: 'Milk' as const, reasons: [] }
const nuts = { allergen: 'TreeNuts' as const, reasons: [] }
const before = {
  ...values,
  allergens: [
    { ...milk, level: 'contains' as const },
    { ...nuts, level: 'free' as const },
  ],
}
const after = {
  ...values,
  calories: { known: 200, missing: ['Vegan cheddar'] },
  cost: whole(0.51),
  allergens: [
    { ...milk, level: 'free' as const },
    { ...nuts, level: 'contains' as const },
  ],
}
const week = (monday: string, rest: Partial<WeekEffect>): WeekEffect => ({
  schoolId: 3,
  schoolName: 'Ash Elementary',
  programId: 5,
  itemType: 'MEAL',
  monday,
  before: 'passes',
  after: 'passes',
  cost: { before: whole(1.42), after: whole(1.51) },
  targetCost: '1.45',
  ...rest,
})
const preview: ReplacementPreview = {
  recipes: {
    total: 2,
    rows: [
      { id: 1, name: 'Cheese sauce', isDirect: true, before, after },
      { id: 2, name: 'Nachos', isDirect: false, before, after: before },
    ],
  },
  menuItems: { total: 0, rows: [] },
  menuDays: 4,
  weeks: {
    total: 30,
    hidden: 2,
    rows: [week('2026-11-23', { after: 'unknown' }), week('2026-11-30', { targetCost: null })],
  },
  problems: { total: 1, rows: [{ name: 'Cheese sauce', date: null, amount: '4', unit: 'each', measure: null }] },
}

const foods = ['Cheddar', 'Vegan cheddar'].map((name, index) => ({ id: 7 + index, name }))
const answerFoods = http.get('/ingredient/ingredients', () =>
  HttpResponse.json({
    _embedded: { ingredients: foods },
    page: { size: 20, number: 0, totalElements: 2, totalPages: 1 },
  }),
)
const answerPreview = http.post('/food/replacements/preview', () => HttpResponse.json(preview))
const onChanged = fn()
const onClose = fn()

const meta = {
  title: 'Screens/Parts/Replace everywhere',
  component: StoryApp,
  args: {
    address: '/',
    children: (
      <ReplaceDialog
        kind="ingredient"
        id={7}
        name="Cheddar"
        by={{ id: 8, name: 'Vegan cheddar' }}
        onChanged={onChanged}
        onClose={onClose}
      />
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      answerFoods,
      answerPreview,
      http.post('/food/replacements', () =>
        HttpResponse.json({ data: { message: 'Replaced everywhere', id: 3, version: 1 } }, { status: 201 }),
      ),
      http.post('/food/replacements/3/undo', () => HttpResponse.json({ data: { message: 'Replacement undone' } })),
    ],
  },
  beforeEach: () => {
    onChanged.mockClear()
    onClose.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** What changes is shown first: an amount that cannot be converted, then recipes and weeks. */
export const Preview: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Cheddar everywhere' }))
    await expect(await dialog.findByText('4 each in Cheese sauce')).toBeVisible()
    await expect(dialog.getByText('Calories: 111 → ≥ 200')).toBeVisible()
    await expect(dialog.getByText('Cost: $0.42 → $0.51')).toBeVisible()
    await expect(dialog.getByText('Milk: Contains → Free of')).toBeVisible()
    await expect(dialog.getByText('No change in nutrition, crediting, allergens or cost')).toBeVisible()
    await expect(dialog.getByText("Passes → Can't be checked")).toBeVisible()
    await expect(dialog.getByText('Passes, as before')).toBeVisible()
    await expect(dialog.getByText('The first 2 of 30 weeks are checked.')).toBeVisible()
  },
}

/** One press replaces, one press restores. */
export const ReplacedAndUndone: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    await expect(await screen.findByText('Replaced everywhere')).toBeVisible()
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('Replacement undone')).toBeVisible()
    await expect(onChanged).toHaveBeenCalledTimes(2)
  },
}

/** The replaced food is not offered. */
export const Choose: Story = {
  args: {
    children: <ReplaceDialog kind="ingredient" id={7} name="Cheddar" onChanged={onChanged} onClose={onClose} />,
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Choose the replacement to see what changes.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Replace with' }), 'ched')
    await userEvent.click(await screen.findByRole('option', { name: 'Vegan cheddar' }))
    await expect(screen.queryByRole('option', { name: 'Cheddar' })).toBeNull()
    await expect(await dialog.findByText('4 each in Cheese sauce')).toBeVisible()
  },
}

/** A refusal is shown where the choice was made. */
export const Refused: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerFoods,
      http.post('/food/replacements/preview', () =>
        HttpResponse.json(
          { message: 'Check the fields', fields: { byId: 'A recipe cannot contain itself: Bowl > Bowl.' } },
          { status: 422 },
        ),
      ),
      http.post('/food/replacements', () => refused(403, 'Not allowed')),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('A recipe cannot contain itself: Bowl > Bowl.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
