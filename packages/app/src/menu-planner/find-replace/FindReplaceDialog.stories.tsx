import type { PlannedDayEffect, PlannedReplacementPreview } from '@commissary/api-client'
import { unknownNutrition } from '@commissary/domain/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, refused } from '../../stories/answers.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import type { MenuItem } from '../menu-items.ts'
import { FindReplaceDialog } from './FindReplaceDialog.tsx'
import type { ReplaceIn } from './planned-menus.ts'

const whole = (known: number) => ({ known, missing: [] })
const day = (key: string, rest: Partial<PlannedDayEffect> = {}): PlannedDayEffect => ({
  menuId: 12,
  day: key,
  menuName: 'Maple Elementary · Lunch',
  version: 2,
  lines: 1,
  blocked: null,
  isAlreadyPlanned: false,
  cost: { before: whole(1.42), after: whole(1.51) },
  week: { before: 'passes', after: 'failsNow' },
  ...rest,
})
const preview: PlannedReplacementPreview = {
  total: 4,
  served: 2,
  rows: [
    day('2026-11-18'),
    day('2026-11-20', { week: { before: 'passes', after: 'passes' }, isAlreadyPlanned: true }),
    day('2026-12-02', { blocked: 'discontinued', cost: null }),
    day('2026-12-09', { menuId: 13, menuName: 'Oak Elementary · Lunch', week: null, cost: null }),
  ],
}
const found = {
  total: 2,
  rows: [
    { item: { kind: 'ingredient', id: 4, text: null }, name: 'Apple, small', days: 6 },
    { item: { kind: 'placeholder', id: 5, text: null }, name: "Chef's choice fruit", days: 1 },
  ],
}
const item = (id: string, name: string, rest: Partial<MenuItem>): MenuItem => ({
  id,
  name,
  category: 'Fruit',
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  portion: null,
  nutrition: unknownNutrition(name),
  ...rest,
})
const items = [
  item('apple', 'Apple, small', { ingredientId: 4 }),
  item('pear', 'Pear half', { menuItemId: 9, ingredientId: 8 }),
]

const result = { message: '3 days changed', id: 41, replaced: 3, skipped: [] }
const asked = fn()
const sent = fn()
const answers = (rest: ReturnType<typeof http.post>[] = []) => [
  answerUser(),
  ...rest,
  http.post('/food/replacements/planned/items', () => HttpResponse.json(found)),
  http.post('/food/replacements/planned/preview', async ({ request }) => {
    asked(await request.json())
    return HttpResponse.json(preview)
  }),
  http.post('/food/replacements/planned', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(result, { status: 201 })
  }),
  http.post('/food/replacements/planned/41/undo', () =>
    HttpResponse.json({ data: { message: 'Replacement undone', id: 41, version: 2 } }),
  ),
]

const onClose = fn()
const dialog = (replaceIn: ReplaceIn) => <FindReplaceDialog replaceIn={replaceIn} items={items} onClose={onClose} />

const meta = {
  title: 'Screens/Parts/Find and replace',
  component: StoryApp,
  args: { address: '/', children: dialog({ menus: 'school', id: 3, programId: 5 }) },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers() },
  beforeEach: () => {
    for (const spy of [asked, sent, onClose]) spy.mockClear()
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Finds the apple and chooses the pear in its place. */
const choosePear: Play = async ({ userEvent }) => {
  const form = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
  await userEvent.type(form.getByRole('combobox', { name: 'Find' }), 'apple')
  await userEvent.click(await screen.findByRole('option', { name: /Apple, small/ }))
  await userEvent.type(form.getByRole('combobox', { name: 'Replace with' }), 'pear')
  await userEvent.click(await screen.findByRole('option', { name: /Pear half/ }))
  await screen.findByRole('checkbox', { name: 'Wed, Nov 18' })
}

/** The preview says what it leaves out: days beyond the first ones, and weeks that it did not check. */
export const MoreThanThePreviewShows: Story = {
  parameters: {
    msw: answers([
      http.post('/food/replacements/planned/preview', () => HttpResponse.json({ ...preview, total: 620 })),
    ]),
  },
  play: async (context) => {
    await choosePear(context)
    await expect(screen.getByText('The first 4 of 620 days. Replace these, then search again.')).toBeVisible()
    await expect(
      screen.getByText(/^1 day isn't checked against the meal pattern here: only the first 12 weeks are\./),
    ).toBeVisible()
  },
}

export const Choose: Story = {
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await expect(form.getByText('Choose what to find and what to replace it with to see the days.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Replace' })).toBeDisabled()
    await expect(form.getByRole('radio', { name: "This school's menu" })).toBeChecked()
  },
}

/** The days that change, with verdict and cost; what cannot change says why; served days are counted. */
export const Preview: Story = {
  tags: ['visual'],
  play: async (context) => {
    await choosePear(context)
    const form = within(screen.getByRole('dialog'))
    await expect(form.getByText('Oak Elementary · Lunch')).toBeVisible()
    await expect(form.getByText('Passes → Fails')).toBeVisible()
    await expect(form.getByText('Passes, as before')).toBeVisible()
    await expect(form.getAllByText('$1.42 → $1.51')[0]).toBeVisible()
    await expect(form.getByText('Already on this day.')).toBeVisible()
    await expect(form.getByRole('checkbox', { name: 'Wed, Dec 2' })).toBeDisabled()
    await expect(form.getByText('Stays as it is')).toBeVisible()
    await expect(form.getByText('The new item is discontinued on this day.')).toBeVisible()
    await expect(form.getByText('2 days were already served and stay as they are.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Replace on 3 days' })).toBeEnabled()
  },
}

/** An unchecked day stays as it is; the verdicts are requested again without it. One press of Undo restores everything. */
export const ReplacedAndUndone: Story = {
  play: async (context) => {
    const { userEvent } = context
    await choosePear(context)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fri, Nov 20' }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ except: [{ menuId: 12, day: '2026-11-20' }] })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Replace on 2 days' }))
    await expect(await screen.findByText('3 days changed')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      menus: 'school',
      find: { kind: 'ingredient', id: 4, text: null },
      by: { kind: 'menuItem', id: 9, text: null },
      days: [
        { menuId: 12, day: '2026-11-18', version: 2 },
        { menuId: 13, day: '2026-12-09', version: 2 },
      ],
    })
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('Replacement undone')).toBeVisible()
  },
}

/** Days that were skipped stay on screen, with the reason. */
export const Skipped: Story = {
  parameters: {
    msw: answers([
      http.post('/food/replacements/planned', () =>
        HttpResponse.json(
          {
            ...result,
            message: '2 days changed',
            replaced: 2,
            skipped: [{ menuName: 'Maple Elementary · Lunch', day: '2026-11-20', reason: 'changed' }],
          },
          { status: 201 },
        ),
      ),
    ]),
  },
  play: async (context) => {
    await choosePear(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Replace on 3 days' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await expect(await shown.findByText('1 day stays as it is:')).toBeVisible()
    await expect(
      shown.getByText(
        'Fri, Nov 20, Maple Elementary · Lunch: Changed by someone in the meantime. Search again to see it.',
      ),
    ).toBeVisible()
    await expect(onClose).not.toHaveBeenCalled()
  },
}

/** In a cycle from a week and a day on, in all cycle menus; a placeholder is removed. */
export const Cycle: Story = {
  args: { children: dialog({ menus: 'cycle', id: 6, weeks: 3, daysPerWeek: 5 }) },
  parameters: {
    msw: answers([
      http.post('/food/replacements/planned/preview', async ({ request }) => {
        asked(await request.json())
        return HttpResponse.json({ total: 1, served: 0, rows: [day('w02-3', { menuName: 'Fall' })] })
      }),
    ]),
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'From week' }), 'Week 2')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'From day' }), 'Tue')
    await userEvent.click(form.getByRole('radio', { name: 'All cycle menus' }))
    await userEvent.type(form.getByRole('combobox', { name: 'Find' }), 'chef')
    await userEvent.click(await screen.findByRole('option', { name: /Chef's choice fruit/ }))
    await userEvent.click(form.getByRole('radio', { name: 'Remove it' }))
    await expect(await form.findByRole('checkbox', { name: 'Week 2 · Wed' })).toBeChecked()
    await expect(asked).toHaveBeenLastCalledWith({
      where: { menus: 'cycle', id: null, from: 'w02-2' },
      find: { kind: 'placeholder', id: 5, text: null },
      by: null,
      except: [],
    })
    await expect(form.getByRole('button', { name: 'Remove from 1 day' })).toBeEnabled()
  },
}

export const Nothing: Story = {
  parameters: {
    msw: answers([
      http.post('/food/replacements/planned/preview', () => HttpResponse.json({ total: 0, served: 1, rows: [] })),
    ]),
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await userEvent.type(form.getByRole('combobox', { name: 'Find' }), 'apple')
    await userEvent.click(await screen.findByRole('option', { name: /Apple, small/ }))
    await userEvent.click(form.getByRole('radio', { name: 'Replace with text' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Text on the menu' }), 'Picnic')
    await expect(await form.findByText('Not planned on any coming day')).toBeVisible()
    await expect(form.getByText('1 day was already served and stays as it is.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Replace' })).toBeDisabled()
  },
}

export const Loading: Story = {
  parameters: {
    msw: answers([
      http.post('/food/replacements/planned/preview', async () => {
        await delay('infinite')
      }),
    ]),
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await userEvent.type(form.getByRole('combobox', { name: 'Find' }), 'apple')
    await userEvent.click(await screen.findByRole('option', { name: /Apple, small/ }))
    await userEvent.click(form.getByRole('radio', { name: 'Remove it' }))
    await expect(form.getByRole('button', { name: 'Remove' })).toBeDisabled()
  },
}

/** A refusal is shown in the dialog, and nothing that was chosen is lost. */
export const Refused: Story = {
  parameters: { msw: answers([http.post('/food/replacements/planned', () => refused(403, 'Not allowed'))]) },
  play: async (context) => {
    await choosePear(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Replace on 3 days' }))
    await expect(await screen.findByText('Not allowed')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Wed, Nov 18' })).toBeChecked()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: choosePear }
