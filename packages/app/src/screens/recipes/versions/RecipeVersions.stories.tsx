import type { Recipe, RecipeVersion } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerRecipe, answerUser, losingFirst, refused, saved } from '../../../stories/answers.ts'
import { ingredients, longName, page, taco, tacoSummary } from '../../../stories/fixtures.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { StoryApp } from '../../../stories/StoryApp.tsx'
import { RecipeScreen } from '../RecipeScreen.tsx'

const step = { at: '2026-11-16T15:00:00Z', by: 'Dana Whitfield' }
const approved: Recipe = {
  ...taco,
  status: 'approved',
  tested: step,
  approved: step,
  versionNumber: 2,
  validFrom: '2026-11-02',
}
const [beef, , cheese] = taco.lines
const first: Recipe = {
  ...approved,
  name: 'Beef tacos',
  versionNumber: 1,
  validFrom: null,
  lines: [...(beef ? [{ ...beef, amount: '16' }] : []), ...(cheese ? [cheese] : [])],
}

const version = (number: number, rest: Partial<RecipeVersion>): RecipeVersion => ({
  number,
  status: 'approved',
  validFrom: null,
  until: null,
  savedAt: '2026-10-12T15:00:00Z',
  savedBy: 'Dana Whitfield',
  tested: step,
  approved: step,
  ...rest,
})
const versions = [version(2, { validFrom: '2026-11-02' }), version(1, { until: '2026-11-02', savedBy: null })]
const listOf = (recipeVersions: RecipeVersion[]) =>
  http.get('*/recipe/recipes/:id/versions', () => HttpResponse.json({ recipeVersions }))
const one = http.get('*/recipe/recipes/:id/versions/:number', ({ params }) =>
  HttpResponse.json((params['number'] === '1' ? first : approved) as unknown as JsonBodyType),
)
const list = http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary])))
const calls = (recipe: Recipe = approved) => [answerUser(), listOf(versions), one, answerRecipe(recipe), list]

const meta = {
  title: 'Screens/Parts/Recipe versions',
  component: StoryApp,
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: calls() },
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']
type User = Parameters<Play>[0]['userEvent']

async function choose(canvas: Canvas, userEvent: User, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Soft beef tacos' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const sent: unknown[] = []
const records =
  (id: string) =>
  async ({ request }: { request: Request }) => {
    const text = await request.text()
    sent.push([id, text === '' ? null : JSON.parse(text)])
    return saved(21)
  }

/** An edit of an approved recipe asks for its first day, or whether it corrects a mistake. */
export const EditOfApproved: Story = {
  parameters: { msw: [http.put('*/recipe/recipes/:id', records('put')), ...calls()] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await expect(await canvas.findByText(/^Version 2.*from November 2, 2026.*approved by Dana Whitfield/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'New version' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Recipe name/ }), '!')
    await expect(canvas.getByRole('textbox', { name: /In effect from/ })).toHaveValue('2026-11-18')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Correct this version/ }))
    await expect(canvas.queryByRole('textbox', { name: /In effect from/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([['put', expect.objectContaining({ isCorrection: true })]]))
  },
}

/** What differs between two versions. */
export const Versions: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Versions')
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of Soft beef tacos' }))
    const table = within(await dialog.findByRole('table', { name: 'What differs' }))
    await expect(table.getByRole('row', { name: 'Recipe name Beef tacos Soft beef tacos' })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Line changed 16 lb Ground beef.*15 lb Ground beef/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^Line added/ })).toBeVisible()
    await expect(table.getByRole('row', { name: 'Calories per portion 246 kcal 246 kcal' })).toBeVisible()
  },
}

/** An earlier version is restored, starting on a given day. */
export const Restore: Story = {
  parameters: { msw: [http.post('*/recipe/recipes/:id/versions/:number/restore', records('restore')), ...calls()] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await choose(canvas, userEvent, 'Versions')
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    const question = within(await screen.findByRole('dialog', { name: 'Restore version 1' }))
    await userEvent.click(question.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(sent).toEqual([['restore', { versionFrom: '2026-11-18' }]]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Restore version 1' })).toBeNull())
  },
}

/** Another first day, with the server's refusal at its field. */
export const MoveFirstDay: Story = {
  parameters: {
    msw: [
      http.patch('*/recipe/recipes/:id/versions/:number', async ({ params, request }) => {
        const body = await request.json()
        sent.push([params['number'], body])
        const fields = { validFrom: 'The menu of November 17, 2026 has this recipe.' }
        return sent.length === 1
          ? HttpResponse.json({ message: 'Check the fields.', fields }, { status: 422 })
          : saved(21)
      }),
      ...calls(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await choose(canvas, userEvent, 'Versions')
    await userEvent.click(await screen.findByRole('button', { name: 'First day of version 2' }))
    await expect(screen.queryByRole('button', { name: 'First day of version 1' })).toBeNull()
    const question = within(await screen.findByRole('dialog', { name: 'First day of version 2' }))
    const field = question.getByRole('textbox', { name: /In effect from/ })
    await expect(field).toHaveValue('2026-11-02')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11-16')
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await expect(await question.findByText('The menu of November 17, 2026 has this recipe.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11-20')
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First day of version 2' })).toBeNull())
    await expect(sent).toEqual([
      ['2', { validFrom: '2026-11-16' }],
      ['2', { validFrom: '2026-11-20' }],
    ])
  },
}

export const VersionsOnPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent, 'Versions')
    await screen.findByRole('table', { name: 'What differs' })
    const whole = canvasElement.ownerDocument.documentElement
    await expect(whole.scrollWidth).toBeLessThanOrEqual(whole.clientWidth)
  },
}

export const OnlyOneVersion: Story = {
  parameters: { msw: [listOf([version(1, {})]), ...calls(taco)] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Versions')
    await expect(await screen.findByText(/after it is approved starts a new version/)).toBeVisible()
  },
}

export const VersionsFailed: Story = {
  parameters: { msw: [http.get('*/recipe/recipes/:id/versions', () => refused(403, 'Not now.')), ...calls()] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Versions')
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.')
  },
}

/** Why a recipe cannot be approved is said at once. */
export const CannotBeApproved: Story = {
  parameters: {
    msw: [
      http.patch('*/recipe/recipes/:id', () =>
        HttpResponse.json(
          { message: 'Check the fields.', fields: { status: 'The weight of Salt is unknown.' } },
          { status: 422 },
        ),
      ),
      ...calls({ ...taco, status: 'tested', tested: step }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(await screen.findByText('The weight of Salt is unknown.')).toBeVisible()
  },
}

/** A copy is a draft with its own name, number and versions. */
export const Duplicate: Story = {
  parameters: { msw: [http.post('*/recipe/recipes', records('post')), ...calls()] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await choose(canvas, userEvent, 'Duplicate')
    await waitFor(() =>
      expect(sent).toEqual([['post', expect.objectContaining({ name: 'Copy of Soft beef tacos', number: null })]]),
    )
  },
}

const keys: (string | null)[] = []
/** A copy whose answer was lost is asked for again as the same call, so there is one copy. */
export const DuplicateWithALostAnswer: Story = {
  parameters: { msw: [losingFirst('*/recipe/recipes', keys, saved), ...calls()] },
  beforeEach: () => void keys.splice(0),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Duplicate')
    await screen.findByText(/^Not saved/)
    await choose(canvas, userEvent, 'Duplicate')
    await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]))
  },
}

/** Archiving asks nothing and offers Undo. */
export const Archive: Story = {
  parameters: {
    msw: [
      http.delete('*/recipe/recipes/:id', records('delete')),
      http.post('*/recipe/recipes/:id/restore', records('restore')),
      ...calls(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await choose(canvas, userEvent, 'Archive')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['delete', null],
        ['restore', null],
      ]),
    )
  },
}

/** Actions on the whole record would lose unsaved edits, so they are disabled. */
export const UnsavedEdits: Story = {
  parameters: { msw: calls(taco) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), '!')
    await expect(canvas.queryByRole('button', { name: 'Mark as tested' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Soft beef tacos' }))
    const item = await screen.findByRole('menuitem', { name: /^Archive/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Save your changes first.')
  },
}

const changes = [
  { field: 'status', from: 'tested', to: 'approved' },
  { field: 'lines', from: '16 lb Ground beef', to: '15 lb Ground beef' },
  { field: 'versionFrom', from: '2 2026-11-02', to: '2 2026-11-20' },
]
const history = http.get('*/commissary/recordHistory', () =>
  HttpResponse.json(page('events', [{ id: 1, action: 'updated', ...step, changes }])),
)

export const History: Story = {
  parameters: { msw: [history, ...calls()] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'History')
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Soft beef tacos' }))
    await expect(await dialog.findByText('Approved')).toBeVisible()
    await expect(dialog.getByText('15 lb Ground beef')).toBeVisible()
    await expect(dialog.getByText('Version 2: November 20, 2026')).toBeVisible()
  },
}

export const VeryLong: Story = {
  parameters: { msw: calls({ ...approved, name: longName, approved: { ...step, by: longName } }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Version 2/)
    const whole = canvasElement.ownerDocument.documentElement
    await expect(whole.scrollWidth).toBeLessThanOrEqual(whole.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, userEvent }) => {
    const [, more] = await canvas.findAllByRole('button', { name: /Soft beef tacos/ })
    const [only] = canvas.getAllByRole('button', { name: /Soft beef tacos/ })
    await userEvent.click(more ?? (only as HTMLElement))
    const [item] = await screen.findAllByRole('menuitem')
    await userEvent.click(item as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Beef tacos')
    const data = [taco.name, first.name, 'Dana Whitfield', 'shredded', ...ingredients.map(({ name }) => name)]
    await expect(hardCodedTexts(dialog, data)).toEqual([])
  },
}
