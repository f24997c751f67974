import type { ChangeEffects, UserInfo, Uses } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, refused, saved } from '../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../stories/pseudo.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { clerk } from '../stories/users.ts'
import { ChangedSpecs } from './ChangedSpecs.tsx'
import { UsedIn } from './UsedIn.tsx'

const ash = { schoolId: 3, schoolName: 'Ash Elementary' }
const birch = { schoolId: 4, schoolName: 'Birch Elementary' }
const uses: Uses = {
  recipes: {
    total: 214,
    rows: [
      { id: 11, name: 'Bean base', chain: [] },
      { id: 12, name: 'Chili con carne', chain: ['Bean base'] },
      { id: 13, name: 'Nachos with chili', chain: ['Bean base', 'Chili con carne'] },
    ],
  },
  menuItems: { total: 1, rows: [{ id: 21, name: 'Chili bowl', recipeName: 'Chili con carne' }] },
  menus: {
    total: 2,
    hidden: 1,
    rows: [
      {
        isMaster: true,
        id: 1,
        name: 'Elementary lunch',
        itemType: 'MEAL',
        programId: 5,
        schools: [ash, birch],
        days: 9,
        coming: ['2026-11-24', '2026-12-01', '2026-12-08'],
        lastPast: '2026-11-17',
      },
      {
        isMaster: false,
        id: 2,
        name: 'Ash Elementary',
        itemType: 'BREAKFAST',
        programId: 6,
        schools: [ash],
        days: 1,
        coming: [],
        lastPast: '2026-10-06',
      },
    ],
  },
  cycleMenus: { total: 1, rows: [{ id: 3, name: 'Fall cycle', days: [{ week: 2, weekday: 2 }] }] },
  replacements: [
    {
      id: 9,
      byId: 8,
      byName: 'Black beans',
      from: '2026-12-01',
      at: '2026-11-18T20:02:00Z',
      by: 'Dana Whitfield',
      isUndone: false,
    },
  ],
}

const answer = (body: Uses) => http.get('/ingredient/ingredients/7/uses', () => HttpResponse.json(body))

const meta = {
  title: 'Screens/Parts/Used in',
  component: StoryApp,
  args: { address: '/', children: <UsedIn kind="ingredient" id={7} name="Pinto beans" isOpen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answer(uses)] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('214 recipes, 1 master item, 2 menus, and 1 cycle menu')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nachos with chili' })).toHaveAttribute(
      'href',
      '/recipes/myRecipeCatalog?open=13',
    )
    await expect(canvas.getByText('Bean base › Chili con carne')).toBeVisible()
    await expect(canvas.getByText('The first 3 of 214 are listed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dec 1' })).toHaveAttribute(
      'href',
      '/manage/manageSchoolMenus?school=3&week=2026-11-30&program=5',
    )
    await expect(canvas.getByText('Last on October 6, 2026')).toBeVisible()
    await expect(canvas.getByText(/^1 more menu is at schools/)).toBeVisible()
  },
}

const none: Uses = {
  recipes: { total: 0, rows: [] },
  menuItems: { total: 0, rows: [] },
  menus: { total: 0, hidden: 0, rows: [] },
  cycleMenus: { total: 0, rows: [] },
  replacements: [],
}

const reader: UserInfo = { ...clerk, modules: ['reports'] }

/** Staff who can open none of it see no links; a menu of schools that they do not have says so. */
export const OfReader: Story = {
  args: { user: reader },
  parameters: {
    msw: [
      answerUser(reader),
      answer({
        ...uses,
        menus: { ...uses.menus, rows: uses.menus.rows.map((row) => (row.isMaster ? row : { ...row, schools: [] })) },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('214 recipes, 1 master item, 2 menus, and 1 cycle menu')).toBeVisible()
    for (const name of ['Nachos with chili', 'Chili bowl', 'Fall cycle', 'Dec 1']) {
      await expect(canvas.getByText(name)).toBeVisible()
    }
    await expect(canvas.getByText("Schools you don't have access to")).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Nothing is requested until it is opened. */
export const Unused: Story = {
  args: { children: <UsedIn kind="ingredient" id={7} name="Pinto beans" /> },
  parameters: { msw: [answerUser(), answer(none)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show uses' }))
    await expect(await canvas.findByText('Not used yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide uses' }))
    await expect(canvas.queryByText('Not used yet')).not.toBeInTheDocument()
  },
}

const whole = (known: number) => ({ known, missing: [] })
const values = { calories: whole(110), sodium: whole(310), cost: whole(0.42), credits: [], allergens: [] }
const effects: ChangeEffects = {
  at: '2026-11-18T20:02:00Z',
  by: 'Dana Whitfield',
  changes: [
    { id: 92, at: '2026-11-18T20:02:00Z', by: 'Dana Whitfield' },
    { id: 90, at: '2026-11-12T15:00:00Z', by: null },
  ],
  isSeen: false,
  recipes: {
    total: 1,
    rows: [{ id: 11, name: 'Bean base', isDirect: true, before: values, after: { ...values, sodium: whole(420) } }],
  },
  menuItems: { total: 0, rows: [] },
  weeks: {
    total: 1,
    hidden: 0,
    rows: [
      {
        ...ash,
        programId: 5,
        itemType: 'MEAL',
        monday: '2026-11-23',
        before: 'passes',
        after: 'failsNow',
        cost: { before: whole(1.42), after: whole(1.42) },
        targetCost: null,
      },
    ],
  },
}

const specs = { total: 1, rows: [{ ingredientId: 7, name: 'Pinto beans', changes: 2, at: '2026-11-18T20:02:00Z' }] }
const nothingChanged = { total: 0, rows: [] }
const sentSeen = fn()
const answerChanges = [
  http.get('/ingredient/ingredients/7/changeEffects', () =>
    HttpResponse.json({ ...effects, isSeen: sentSeen.mock.calls.length > 0 }),
  ),
  http.post('/ingredient/ingredients/7/changeEffects/seen', async ({ request }) => {
    sentSeen(await request.json())
    return saved(7)
  }),
  http.get('/ingredient/changedSpecs', () =>
    HttpResponse.json(sentSeen.mock.calls.length > 0 ? nothingChanged : specs),
  ),
]

/** What all changes of the spec that no one has looked at affect; the notice after a save leads here. */
export const Affected: Story = {
  args: { address: '/manage/products?open=7&affected=last' },
  parameters: { msw: [answerUser(), answer(none), ...answerChanges] },
  beforeEach: () => void sentSeen.mockClear(),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Affected by changes' }))
    const changes = await dialog.findAllByText(/^Changed on/)
    await expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Changed on Nov 18, 2026 by Dana Whitfield',
      'Changed on Nov 12, 2026',
    ])
    await expect(await dialog.findByText('Sodium: 310 mg → 420 mg')).toBeVisible()
    await expect(dialog.getByText('Passes → Fails')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as reviewed' }))
    await expect(await dialog.findByText('Reviewed.')).toBeVisible()
    await expect(sentSeen).toHaveBeenCalledWith({ lastId: 92 })
  },
}

/** The list of all ingredients with changes: each opens to what it affects, and leaves the list once it has been looked at. */
export const ChangedIngredients: Story = {
  args: { children: <ChangedSpecs /> },
  parameters: { msw: [answerUser(), ...answerChanges] },
  beforeEach: () => void sentSeen.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 changed ingredient' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed ingredients' }))
    await expect(dialog.getByText('2 changes, the last on Nov 18, 2026')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Show what Pinto beans affects' }))
    await expect(await dialog.findByText('Sodium: 310 mg → 420 mg')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as reviewed' }))
    await expect(await dialog.findByText('No changes to review')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [answerUser(), http.get('/ingredient/ingredients/7/uses', () => refused(404, 'Ingredient not found'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ingredient not found')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Chili bowl')
    const data = [
      'Bean base',
      'Chili',
      'Nachos with chili',
      'Chili bowl',
      'Black beans',
      'Chili con carne',
      'Elementary lunch',
      'Fall cycle',
    ]
    const places = ['Ash Elementary', 'Birch Elementary', 'Ash Elementary and Birch Elementary']
    await expect(hardCodedTexts(canvasElement, [...data, ...places])).toEqual([])
  },
}
