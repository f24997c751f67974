import type { RecipeInput } from '@commissary/api-client'
import { toRecipeDraft } from '@commissary/domain/recipe'
import { keepDraft, readDraft } from '@commissary/ui/record-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { apple, beef, cheddar, ingredients, longName, page, taco, tacoSummary } from '../../stories/fixtures.ts'
import { noDocuments } from '../../stories/documents.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { readsInOrder } from '../../stories/reading-order.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { RecipeScreen } from './RecipeScreen.tsx'
import { RecipesScreen } from './RecipesScreen.tsx'

const list = (rows = [tacoSummary]) => http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', rows)))
const one = http.get('/recipe/recipes/:id', () => HttpResponse.json(taco))
/** Searches by name, as the server does. */
const foods = http.get('/ingredient/ingredients', ({ request }) => {
  const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? ''
  return HttpResponse.json(
    page(
      'ingredients',
      ingredients.filter(({ name }) => name.toLowerCase().includes(q)),
    ),
  )
})
const food = http.get('/ingredient/ingredients/:id', ({ params }) =>
  HttpResponse.json(ingredients.find(({ id }) => id === Number(params['id']))),
)
const noReferences = http.get('/food/referenceFoods', () => HttpResponse.json(page('referenceFoods', [])))
const noRecipes = list([])
const retentionFactors = (rows: readonly object[]) =>
  http.get('/recipe/retentionFactors', () => HttpResponse.json({ _embedded: { retentionFactors: rows } }))

const meta = {
  title: 'Screens/Recipes',
  component: StoryApp,
  args: { address: '/recipes/myRecipeCatalog', children: <RecipesScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), list()] },
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => expect(await canvas.findByText('Soft beef tacos')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/recipe/recipes', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const NoneYet: Story = {
  parameters: { msw: [answerUser(), noRecipes] },
  play: async ({ canvas }) => expect(await canvas.findByText('No recipes yet')).toBeVisible(),
}

export const Failed: Story = {
  parameters: {
    msw: [answerUser(), http.get('/recipe/recipes', () => HttpResponse.json({ message: 'Not now.' }, { status: 403 }))],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.'),
}

export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      list([{ ...tacoSummary, name: longName, portionLabel: longName.slice(0, 60), nextVersionFrom: '2026-12-01' }]),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('New version from December 1, 2026')).toBeVisible(),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const sent: unknown[] = []
const records = async ({ request }: { request: Request }) => {
  const text = await request.text()
  sent.push([request.method, new URL(request.url).pathname, text === '' ? null : JSON.parse(text)])
  return HttpResponse.json({ data: { message: 'Saved', id: 21 } })
}

/** Chosen fields change for all selected recipes; the others stay. */
export const BulkEdit: Story = {
  parameters: { msw: [http.patch('*/recipe/recipes/:id', records), answerUser(), list()] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await canvas.findByText('Soft beef tacos')
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 1 recipe' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Choose what to change.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Side')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Tested')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([['PATCH', '/recipe/recipes/21', { category: 'Side', status: 'tested' }]]))
  },
}

/** A recipe in use stays selected, with what uses it; archiving the others can be undone. */
export const BulkArchive: Story = {
  parameters: {
    msw: [
      http.delete('*/recipe/recipes/:id', ({ request, params }) =>
        params['id'] === '22'
          ? HttpResponse.json({ message: 'Salsa is still used.', current: tacoSummary }, { status: 409 })
          : records({ request }),
      ),
      http.post('*/recipe/recipes/:id/restore', records),
      answerUser(),
      list([tacoSummary, { ...tacoSummary, id: 22, name: 'Salsa' }]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await canvas.findByText('Soft beef tacos')
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive 2?' }))
    await userEvent.click(question.getByRole('button', { name: 'Archive' }))
    await expect(await screen.findByText(/1 archived\. .*Salsa is still used\./)).toBeVisible()
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.at(-1)).toEqual(['POST', '/recipe/recipes/21/restore', null]))
  },
}

/** The cards of the selected recipes, one after the other. */
export const Printing: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), list(), one] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Soft beef tacos')
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(await canvas.findByRole('heading', { name: '1 recipe to print' })).toBeVisible()
    const lines = within(await canvas.findByRole('list', { name: 'Ingredients of Soft beef tacos' }))
    await expect(lines.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('heading', { name: 'Recipes' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(await canvas.findByText(/^Brown the beef/)).toBeVisible()
  },
}

export const Editor: Story = {
  tags: ['visual'],
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    await expect(panel.getByText('100 portions')).toBeVisible()
    // The added sugars of the cheese are unknown: the total is a minimum, not zero.
    await expect(panel.getByText(/≥ 0\.0/)).toBeVisible()
  },
}

/** English on a right-to-left page: every sentence and number reads as it was written. */
export const EditorRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, list()] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Add line')
    await readsInOrder(canvasElement, [
      'Type or paste lines. 1 1/2, ½, 0.75 and 1 qt + 8 oz all work.',
      '6 1/2',
      '6,804 g',
      '2.035 → 2 oz eq',
      '1.5 oz eq whole grain-rich · 0.214 oz eq rounded down',
      '246 kcal',
    ])
  },
}

export const EditorLoading: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), http.get('/recipe/recipes/:id', () => delay('infinite'))] },
}

/** The recipe was deleted, or the address is wrong. */
export const EditorNotFound: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=999&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/recipe/recipes/:id', () =>
        HttpResponse.json({ message: 'This recipe does not exist.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This recipe no longer exists.')).toBeVisible()
  },
}

/** The three messages of the specification, at their fields. */
export const NothingFilledIn: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=new', children: <RecipeScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Please fill recipe name')).toBeVisible()
    await expect(canvas.getByText('Please select recipe type')).toBeVisible()
    await expect(canvas.getByText('Please add atleast one ingredient information')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Recipe name/ })).toHaveFocus())
  },
}

/** The panel is computed in the browser as the user types. */
export const NutritionUpdatesAsYouType: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    const portions = canvas.getByRole('textbox', { name: /^Portions/ })
    await userEvent.clear(portions)
    await expect(panel.getByText('Enter the number of portions to see nutrition.')).toBeVisible()
    await userEvent.type(portions, '1/2')
    await expect(panel.getByText('0.5 portions')).toBeVisible()
    await userEvent.clear(portions)
    await userEvent.type(portions, '200')
    await expect(panel.getByText('200 portions')).toBeVisible()
  },
}

// spec: 5.fraction.1/8, 5.fraction.1/4, 5.fraction.1/3, 5.fraction.1/2, 5.fraction.2/3, 5.fraction.3/4, 5.fraction.3/8
// spec: 5.fraction.5/8
/** An amount cell offers the eight fractions of the specification. */
export const OffersFractions: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid'))
    const [first] = grid.getAllByRole('gridcell')
    await userEvent.click(first as HTMLElement)
    const offered = within(grid.getByRole('group', { name: 'Fractions' }))
    const names = offered.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names.toSorted()).toEqual(['1/2', '1/3', '1/4', '1/8', '2/3', '3/4', '3/8', '5/8'])
    const amount = grid.getByRole('textbox', { name: 'Amount' })
    await userEvent.clear(amount)
    for (const name of names) {
      await userEvent.click(offered.getByRole('button', { name: name ?? '' }))
      await expect(amount).toHaveValue(name)
    }
  },
}

/** Known names are matched. The rest stays as text with its problem, and blocks saving. */
export const PastedRows: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=new', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), foods, food, noRecipes, noReferences] },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await userEvent.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement)
    await userEvent.paste('1 1/2\tlbs\tGround beef, 90% lean, raw\n2\tbunch\tunicorn\n0\tcup\tcheddar')
    await expect(await canvas.findByText('Ground beef, 90% lean, raw')).toBeVisible()
    await expect(await canvas.findByText(/No match for “unicorn”/)).toBeInTheDocument()
    await expect(canvas.getByText(/“bunch” is not a unit/)).toBeInTheDocument()
    await expect(canvas.getByText('Enter an amount greater than 0')).toBeInTheDocument()
    await expect(canvas.getByText('1 1/2')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('2 lines need a correction.')).toBeVisible()
  },
}

const cupsOfCheddar = {
  ...taco,
  lines: [{ ingredientId: cheddar.id, amount: '2', unit: 'cup' as const }],
  pantry: {
    recipes: [],
    ingredients: [
      {
        ...cheddar,
        measures: [
          { amount: 1, measure: 'cup, diced', unit: 'cup' as const, grams: 132 },
          { amount: 1, measure: 'cup, shredded', unit: 'cup' as const, grams: 113 },
        ],
      },
    ],
  },
}

/** If several of the food's measures fit, the line asks which one. The chosen one is saved by name. */
export const AsksForTheMeasure: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/recipe/recipes/:id', () => HttpResponse.json(cupsOfCheddar)),
      http.put('/recipe/recipes/:id', async ({ request }) => {
        const { lines } = (await request.json()) as RecipeInput
        const isNamed = lines[0]?.unit === 'measure' && lines[0].measure === 'cup, shredded'
        return isNamed
          ? HttpResponse.json({ data: { message: 'Recipe updated successfully', id: 21, version: 5 } })
          : HttpResponse.json({ message: 'The measure was not sent.', fields: {} }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Which cup? Choose one.')).toBeVisible()
    await userEvent.dblClick(canvas.getByText(/Which cup/))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Unit' }), 'cup, shredded (113 g)')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(/Which cup/)).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/226/).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Recipe updated successfully')).toBeVisible()
  },
}

/** Fractions are saved as decimals; the cell keeps the typed amount. */
export const Saves: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      list(),
      http.put('/recipe/recipes/:id', async ({ request }) => {
        const { name, portions } = (await request.json()) as RecipeInput
        const isRight =
          name === 'Soft beef tacos, mild' && portions === '100' && request.headers.get('If-Match') === '"4"'
        return isRight
          ? HttpResponse.json({ data: { message: 'Recipe updated successfully', id: 21, version: 5 } })
          : HttpResponse.json({ message: 'Unexpected values.', fields: {} }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Recipe updated successfully')).toBeVisible()
  },
}

/** The form keeps its values, and Save can be pressed again. */
export const NotSaved: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, http.put('/recipe/recipes/:id', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Recipe name/ })
    await userEvent.type(name, ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText("Not saved: the server can't be reached.")).toBeVisible()
    await expect(name).toHaveValue('Soft beef tacos, mild')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** Lines merge as a whole: both lists are shown, and one is chosen. */
export const Conflict: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      list(),
      http.put('/recipe/recipes/:id', async ({ request }) => {
        const { name, lines } = (await request.json()) as RecipeInput
        return request.headers.get('If-Match') === '"5"' && name === 'Soft beef tacos, mild' && lines.length === 2
          ? HttpResponse.json({ data: { message: 'Recipe updated successfully', id: 21, version: 6 } })
          : HttpResponse.json(
              {
                message: 'Someone else saved this recipe.',
                current: { ...taco, name: 'Street tacos', lines: taco.lines.slice(0, 2), version: 5 },
              },
              { status: 409 },
            )
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    const choice = (field: string, name: RegExp) =>
      within(within(merge).getByRole('radiogroup', { name: field })).getByRole('radio', { name })
    await expect(choice('Recipe name', /Yours.*mild/)).toBeChecked()
    await expect(choice('Recipe name', /Current version.*Street tacos/)).not.toBeChecked()
    await expect(choice('Ingredients', /Current version.*Ground beef/)).toBeChecked()
    const rows = within(canvas.getByRole('grid')).getAllByRole('row', { name: /^Line \d/ })
    await expect(rows).toHaveLength(2)

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Recipe updated successfully')).toBeVisible()
  },
}

const draftKey = { userId: planner.id, name: 'recipe 21' }

/** After a reload, Back or a crash. The record behind a restored line is fetched again. */
export const DraftRestored: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, food] },
  beforeEach: () => {
    const base = toRecipeDraft(taco)
    const [first, ...rest] = base.lines
    const lines = first
      ? [{ ...first, item: { id: 'ingredient-14' as const, label: apple.name }, unit: 'each' }, ...rest]
      : []
    keepDraft(draftKey, {
      savedAt: '2026-11-18T14:30:00.000Z',
      version: taco.version,
      base,
      values: { ...base, lines },
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    const [first] = within(canvas.getByRole('grid')).getAllByRole('row', { name: /^Line \d/ })
    await waitFor(() => expect(first).toHaveTextContent(/Apple, small.*2,235/))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(readDraft(draftKey)).toBeNull())
  },
}

/** Two amounts typed in one cell, and the line's own yield: the weights follow. */
export const TwoAmountsAndAYield: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, retentionFactors([])] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = within(await canvas.findByRole('grid')).getAllByRole('row', { name: /^Line \d/ })
    await userEvent.click(canvas.getByRole('gridcell', { name: '15' }))
    await userEvent.keyboard('{Control>}a{/Control}10 lb 8 oz{Enter}')
    // 10.5 lb
    await waitFor(() => expect(first).toHaveTextContent(/10\+ 8lboz.*4,763/))

    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${beef.name}` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Yield and cooking…' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: beef.name }))
    const field = dialog.getByRole('textbox', { name: /Edible portion/ })
    await expect(await dialog.findByText(/^Nutrient retention factors are not loaded/)).toBeVisible()
    await userEvent.type(field, '120{Enter}')
    await expect(dialog.getByText('Enter a percentage above 0, at most 100')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '50')
    await expect(dialog.getByText('9,525 g')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveTextContent(/EP50%4,763g9,525 g AP/))
  },
}

/** What cooking changes: a line's retained nutrients, and the batch's moisture and fat. */
export const Cooking: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      retentionFactors([
        { code: '0801', description: 'BEEF, BROILED', factors: { sodium: 90 } },
        { code: '0805', description: 'BEEF, ROASTED', factors: { sodium: 80 } },
      ]),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    const note = 'Vitamins and minerals lost in cooking are not taken off.'
    await expect(panel.getByText(note)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${beef.name}` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Yield and cooking…' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: beef.name }))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Cooked as' }), 'roas')
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'BEEF, ROASTED' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    // The beef's 45 mg lose a fifth.
    await waitFor(() => expect(panel.getByRole('row', { name: /^Sodium/ })).toHaveTextContent('104mg'))
    await expect(panel.queryByText(note)).toBeNull()

    await userEvent.click(canvas.getByText('Cooking changes'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Fat change/ }), '-2')
    // 2% of 122.6 g are 2.45 g of fat and 22 kcal.
    await waitFor(() => expect(panel.getByRole('row', { name: /^Calories/ })).toHaveTextContent('224kcal'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Cooking loss/ }), '20')
    await userEvent.type(canvas.getByRole('textbox', { name: /Moisture change/ }), '-10')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('These changes do not fit together')).toBeVisible()
  },
}

/** What each line adds, what is rounded down, what is missing and what filling it in settles, and where allergens come from. */
export const HowItWasCalculated: Story = {
  tags: ['visual'],
  args: { address: '/recipes/myRecipeCatalog?open=21', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), one] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How this was calculated' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: 'How this was calculated' }))
    const table = within(dialog.getByRole('table', { name: 'What each line adds to a portion' }))
    await expect(table.getByRole('row', { name: /^Tortilla/ })).toHaveTextContent('1.714 oz eq G')
    await expect(table.getByRole('row', { name: /^Portion/ })).toHaveTextContent('1.5 oz eq G')
    await expect(table.getByRole('row', { name: /^Rounded down/ })).toHaveTextContent('0.214 oz eq G')
    await expect(dialog.getByText(/^Complete once filled in here: Added sugars/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Allergens' })).toHaveTextContent(`Contains: Milk${cheddar.name}`)
  },
}

/** The server's message about a line is shown in that line. */
export const RejectedLine: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      http.put('/recipe/recipes/:id', () =>
        HttpResponse.json(
          {
            message: 'Please check the fields.',
            fields: { 'lines.1.ingredientId': 'This ingredient no longer exists.' },
          },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const [, second] = within(canvas.getByRole('grid')).getAllByRole('row', { name: /^Line \d/ })
    await waitFor(() => expect(second).toHaveTextContent('This ingredient no longer exists.'))
  },
}

const data = [
  taco.name,
  taco.number,
  taco.portionLabel ?? '',
  taco.equipment ?? '',
  taco.notes ?? '',
  ...taco.steps.flatMap(({ text, ccp }) => [text, ccp?.limit ?? '', ccp?.monitoring ?? '']),
  ...Object.values(taco.gradePortions).map((portion) => portion?.label ?? ''),
  ...ingredients.map(({ name }) => name),
]

export const NoHardCodedTextInList: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(taco.name)
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}

// spec: 8.catalogue.recipes
export const NoHardCodedTextInEditor: Story = {
  args: { language: pseudo, address: '/recipes/myRecipeCatalog?open=21&edit=1', children: <RecipeScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(beef.name)
    await expect(hardCodedTexts(canvasElement, [...data, 'shredded'])).toEqual([])
  },
}
