import type { IngredientInput } from '@commissary/api-client'
import { answersFor, toIngredientValues } from '@commissary/domain/food'
import { keepDraft, readDraft } from '@commissary/ui/record-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { noDocuments } from '../../stories/documents.ts'
import { beef, butter, ingredients, longName, page, unassessed } from '../../stories/fixtures.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { openFold } from '../../stories/open-fold.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { answerVendors } from '../../stories/vendors.ts'
import { IngredientScreen } from './IngredientScreen.tsx'
import { IngredientsScreen } from './IngredientsScreen.tsx'

const list = (rows = ingredients) =>
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', rows)))
const one = http.get('/ingredient/ingredients/:id', () => HttpResponse.json(beef))
const references = (rows = [butter]) =>
  http.get('/food/referenceFoods', () => HttpResponse.json(page('referenceFoods', rows)))

const meta = {
  title: 'Screens/Ingredients',
  component: StoryApp,
  args: { address: '/manage/products', children: <IngredientsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), list(), references()] },
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apple, small')).toBeVisible()
    await expect(canvas.getByText('$10.40 / 200 each')).toBeVisible()
    await expect(canvas.getByText('77 / 1 each')).toBeVisible()
    await expect(canvas.getByText('176 / 100 g')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/ingredient/ingredients', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

const asked = fn()

/** Two filters that change before the list renders again are both kept, in the toolbar and in the table. */
export const FiltersAtOnce: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/ingredient/ingredients', ({ request }) => {
        asked(new URL(request.url).searchParams.get('codeContains'))
        return HttpResponse.json(page('ingredients', ingredients))
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Apple, small')
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    const field = (role: string, name: string) => canvas.getByRole(role, { name })
    const filters = [
      ['combobox', 'Allergen', 'Milk'],
      ['combobox', 'Crediting', 'credits'],
      ['searchbox', 'Filter Name', 'app'],
      ['searchbox', 'Filter Code', '7'],
    ] as const
    for (const [role, name, value] of filters) choose(field(role, name), value)
    await waitFor(() => expect(asked).toHaveBeenCalledWith('7'))
    for (const [role, name, value] of filters) await expect(field(role, name)).toHaveValue(value)
  },
}

/** Changes a field as the browser does, without waiting for the effects. */
function choose(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

export const NoneYet: Story = {
  parameters: { msw: [answerUser(), list([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ingredients yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search reference foods' })).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { address: '/manage/products?q=unicorn' },
  parameters: { msw: [answerUser(), list([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching ingredients')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search your ingredients' })).toHaveValue('unicorn')
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/ingredient/ingredients', () =>
        HttpResponse.json({ message: 'The recipe service is being updated.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The recipe service is being updated.')
  },
}

export const VeryLong: Story = {
  parameters: { msw: [answerUser(), list([{ ...beef, name: longName, brand: longName.slice(0, 60) }])] },
}

export const ReferenceFoods: Story = {
  args: { address: '/manage/products?list=reference&q=butter' },
  play: async ({ canvas }) => expect(await canvas.findByText('Butter, salted')).toBeVisible(),
}

const left = (rows = unassessed) => [
  http.get('/ingredient/unassessedIngredients', () =>
    HttpResponse.json({
      ...page('unassessedIngredients', rows),
      proposals: rows.filter((row) => row.isProposedWithoutCredit),
    }),
  ),
  http.post('/ingredient/unassessedIngredients/doesNotCredit', async ({ request }) => {
    const { ids } = (await request.json()) as { ids: number[] }
    return ids.join() === '42,43'
      ? HttpResponse.json({ data: { message: '2 ingredients do not credit', marked: 2 } })
      : HttpResponse.json({ message: `Sent ${ids.join()}`, fields: {} }, { status: 422 })
  }),
]

/** Foods left to assess, those on the most menu weeks first. Proposals are accepted together, after a dialog that names them. */
export const Unassessed: Story = {
  tags: ['visual'],
  args: { address: '/manage/products?list=unassessed' },
  parameters: { msw: [answerUser(), ...left()] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chocolate chip cookie')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 suggestions' }))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Accept 2 suggestions' }))
    await expect(dialog.getByText('Record that these foods do not credit? Canola oil and Salt.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Does not credit' }))
    await expect(await within(document.body).findByText('2 ingredients do not credit')).toBeVisible()
  },
}

export const EverythingAssessed: Story = {
  args: { address: '/manage/products?list=unassessed' },
  parameters: { msw: [answerUser(), ...left([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every ingredient is assessed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}

export const UnassessedLoading: Story = {
  args: { address: '/manage/products?list=unassessed' },
  parameters: { msw: [answerUser(), http.get('/ingredient/unassessedIngredients', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const UnassessedFailed: Story = {
  args: { address: '/manage/products?list=unassessed' },
  parameters: {
    msw: [
      answerUser(),
      http.get('/ingredient/unassessedIngredients', () =>
        HttpResponse.json({ message: 'The recipe service is being updated.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The recipe service is being updated.'),
}

/** Crediting that nobody has assessed is not the same as a food that does not credit. */
export const CreditingInTheList: Story = {
  parameters: {
    msw: [
      answerUser(),
      list([
        { ...beef, id: 21, name: 'Cookie', crediting: null },
        { ...beef, id: 22, name: 'Salt', crediting: [] },
        beef,
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Cookie/ })).toHaveTextContent('Not assessed')
    await expect(canvas.getByRole('row', { name: /Salt/ })).toHaveTextContent('Does not credit')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Form: Story = {
  tags: ['visual'],
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, answerVendors()] },
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue(beef.name)).toBeVisible(),
}

/** Rules appear once someone states that the food credits; until then its menus cannot pass. */
export const FormNotAssessed: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/:id', () => HttpResponse.json({ ...beef, crediting: null })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Crediting' })
    await expect(status).toHaveDisplayValue('Not assessed')
    await expect(canvas.getByText('crediting not assessed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add credit' })).toBeNull()
    await userEvent.selectOptions(status, 'Does not credit')
    await expect(canvas.getByText('No meal-pattern credit.')).toBeVisible()
    await userEvent.selectOptions(status, 'Credits')
    await expect(canvas.getByText('Add a credit, or select Does not credit')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add credit' }))
    await expect(canvas.getByRole('combobox', { name: 'Meal component' })).toBeVisible()
  },
}

export const FormLoading: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [answerUser(), http.get('/ingredient/ingredients/:id', () => delay('infinite'))] },
}

/** The ingredient was deleted, or the address is wrong. */
export const FormNotFound: Story = {
  args: { address: '/manage/products?open=999', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      http.get('/ingredient/ingredients/:id', () =>
        HttpResponse.json({ message: 'This ingredient does not exist.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This ingredient no longer exists.')).toBeVisible()
  },
}

/** A yield says which state it starts from; portions per purchase unit are entered as the Food Buying Guide prints them. */
export const Yields: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      list(),
      http.put('/ingredient/ingredients/:id', async ({ request }) => {
        const { crediting } = (await request.json()) as IngredientInput
        return crediting?.[0]?.portionsPerPurchaseUnit === 11.8
          ? HttpResponse.json({ data: { message: 'Ingredient updated successfully', id: 11, version: 3 } })
          : HttpResponse.json({ message: 'The portions were not sent.', fields: {} }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Crediting' }))
    const from = section.getByRole('combobox', { name: 'Yield based on' })
    await expect(from).toHaveDisplayValue('Edible raw to cooked')
    await userEvent.selectOptions(from, 'As purchased to cooked')

    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Amount is' }), 'As purchased')
    await expect(section.queryByLabelText(/Cooking yield/)).not.toBeInTheDocument()
    await userEvent.type(section.getByLabelText(/Portions per purchase unit/), '11.8')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient updated successfully')).toBeVisible()
  },
}

/** Values that no food can have are a warning, and can be saved. */
export const ImpossibleValues: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one, list()] },
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Required nutrients')
    const sodium = canvas.getByLabelText(/^Sodium/)
    await userEvent.clear(sodium)
    await userEvent.type(sodium, '39341')
    await expect(canvas.getByText(/39,341 mg of sodium per 100 g is more than pure salt has/)).toBeVisible()
    await expect(sodium).not.toBeInvalid()
  },
}

/** A blank nutrient is unknown: it can be saved, and is left out of the request. */
export const BlankIsUnknown: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      list(),
      http.put('/ingredient/ingredients/:id', async ({ request }) => {
        const { nutrients = {} } = (await request.json()) as IngredientInput
        return 'sodium' in nutrients
          ? HttpResponse.json({ message: 'Sodium was sent.', fields: {} }, { status: 422 })
          : HttpResponse.json({ data: { message: 'Ingredient updated successfully', id: 11, version: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Required nutrients')
    await userEvent.clear(canvas.getByLabelText(/^Sodium/))
    await expect(canvas.getByText("Menus with this food can't pass until you enter Sodium.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient updated successfully')).toBeVisible()
  },
}

/** The ten required nutrients are answered: one by one, or all that are left with one press. */
export const RequiredNutrients: Story = {
  args: { address: '/manage/products?open=new', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      list(),
      http.post('/ingredient/ingredients', async ({ request }) => {
        const { nutrients = {} } = (await request.json()) as IngredientInput
        return JSON.stringify(nutrients) === JSON.stringify(answersFor({ calories: 250 }))
          ? HttpResponse.json(
              { data: { message: 'Ingredient created successfully', id: 40, version: 1 } },
              { status: 201 },
            )
          : HttpResponse.json({ message: `Sent: ${JSON.stringify(nutrients)}`, fields: {} }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Roll')
    const nutrition = within(canvas.getByRole('region', { name: 'Nutrition per 100 g' }))
    await expect(nutrition.getByRole('textbox', { name: /^Calories/ })).not.toBeVisible()
    await expect(canvas.queryByText(/Menus with this food can't pass until you enter/)).toBeNull()
    await openFold({ canvas, userEvent }, 'Required nutrients')
    await userEvent.type(nutrition.getByRole('textbox', { name: /^Calories/ }), '250')
    await expect(canvas.getByText(/Menus with this food can't pass until you enter/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const protein = nutrition.getByRole('textbox', { name: /^Protein/ })
    await waitFor(() => expect(protein).toHaveFocus())
    await expect(nutrition.getAllByText('Enter a value, or mark it unknown')).toHaveLength(9)

    await userEvent.click(nutrition.getByRole('button', { name: 'Mark the 9 blank nutrients as unknown' }))
    // The button is gone: the keyboard focus moves on to the nutrients.
    await expect(document.activeElement).toHaveTextContent(/^Required nutrients/)
    await expect(protein).toBeValid()
    await expect(protein).toHaveAttribute('placeholder', 'Unknown')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient created successfully')).toBeVisible()
  },
}

export const NameIsRequired: Story = {
  args: { address: '/manage/products?open=new', children: <IngredientScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
  },
}

/** Fields that both users changed need a choice; a field that only the other user changed takes the saved value. */
export const Conflict: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      list(),
      http.put('/ingredient/ingredients/:id', async ({ request }) => {
        const { brand, category } = (await request.json()) as IngredientInput
        return request.headers.get('If-Match') === '"3"' && brand === 'Riverside' && category === 'Beef'
          ? HttpResponse.json({ data: { message: 'Ingredient updated successfully', id: 11, version: 4 } })
          : HttpResponse.json(
              {
                message: 'Someone else saved this ingredient.',
                current: { ...beef, brand: 'Prairie', category: 'Beef', version: 3 },
              },
              { status: 409 },
            )
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const brand = await canvas.findByLabelText('Brand')
    await userEvent.type(brand, 'Riverside')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    const choice = (field: string, name: RegExp) =>
      within(within(merge).getByRole('radiogroup', { name: field })).getByRole('radio', { name })
    await expect(choice('Brand', /Yours.*Riverside/)).toBeChecked()
    await expect(choice('Category', /Current version.*Beef/)).toBeChecked()
    await expect(canvas.getByLabelText('Category')).toHaveValue('Beef')
    await userEvent.click(choice('Brand', /Current version.*Prairie/))
    await expect(brand).toHaveValue('Prairie')
    await userEvent.click(choice('Brand', /Yours/))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient updated successfully')).toBeVisible()
  },
}

const draftKey = { userId: planner.id, name: 'ingredient 11' }

/** After a reload, Back or a crash. */
export const DraftRestored: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  beforeEach: () => {
    const base = toIngredientValues(beef, { isStored: true })
    const values = { ...base, brand: 'Riverside', nutrients: { ...base.nutrients, sodium: '70' } }
    keepDraft(draftKey, { savedAt: '2026-11-18T14:30:00.000Z', version: beef.version, base, values })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText('Brand')).toHaveValue('Riverside')
    await expect(canvas.getByLabelText(/^Sodium/)).toHaveValue('70')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(readDraft(draftKey)).toBeNull())
  },
}

/** The server's message about a field is shown at that field. */
export const RejectedField: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      one,
      http.put('/ingredient/ingredients/:id', () =>
        HttpResponse.json(
          { message: 'Please check the fields.', fields: { code: 'I0012 is taken.' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('I0012 is taken.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
  },
}

const data = [
  ...ingredients.flatMap(({ name, code, category }) => [name, code, category ?? '']),
  butter.description,
  butter.foodGroup,
  butter.source,
  'Riverside',
]

export const NoHardCodedTextInList: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Apple, small')
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}

// spec: 8.catalogue.ingredients
export const NoHardCodedTextInForm: Story = {
  args: { language: pseudo, address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [answerUser(), noDocuments, one] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue(beef.name)
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
