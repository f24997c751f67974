import type { IngredientInput } from '@commissary/api-client'
import { toIngredientValues } from '@commissary/domain/food'
import { keepDraft, readDraft } from '@commissary/ui/record-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { beef, butter, ingredients, longName, page } from '../../stories/fixtures.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { IngredientScreen } from './IngredientScreen.tsx'
import { IngredientsScreen } from './IngredientsScreen.tsx'

const me = http.get('/commissary/userInfo', () => HttpResponse.json(planner))
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
  parameters: { msw: [me, list(), references()] },
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
  parameters: { msw: [me, http.get('/ingredient/ingredients', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const NoneYet: Story = {
  parameters: { msw: [me, list([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ingredients yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search reference foods' })).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { address: '/manage/products?q=unicorn' },
  parameters: { msw: [me, list([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching ingredients')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search your ingredients' })).toHaveValue('unicorn')
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      me,
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
  parameters: { msw: [me, list([{ ...beef, name: longName, brand: longName.slice(0, 60) }])] },
}

export const ReferenceFoods: Story = {
  args: { address: '/manage/products?list=reference&q=butter' },
  play: async ({ canvas }) => expect(await canvas.findByText('Butter, salted')).toBeVisible(),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Form: Story = {
  tags: ['visual'],
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [me, one] },
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue(beef.name)).toBeVisible(),
}

export const FormLoading: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: { msw: [me, http.get('/ingredient/ingredients/:id', () => delay('infinite'))] },
}

/** The ingredient was deleted, or the address is wrong. */
export const FormNotFound: Story = {
  args: { address: '/manage/products?open=999', children: <IngredientScreen /> },
  parameters: {
    msw: [
      me,
      http.get('/ingredient/ingredients/:id', () =>
        HttpResponse.json({ message: 'This ingredient does not exist.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This ingredient no longer exists.')).toBeVisible()
  },
}

/** A blank nutrient is unknown: it can be saved, and is left out of the request. */
export const BlankIsUnknown: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      me,
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
    await userEvent.clear(await canvas.findByLabelText(/^Sodium/))
    await expect(canvas.getByText("Menus with this food can't pass until you enter Sodium.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient updated successfully')).toBeVisible()
  },
}

export const NameIsRequired: Story = {
  args: { address: '/manage/products?open=new', children: <IngredientScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
  },
}

/** Fields that both changed are to be chosen; a field that only the other user changed takes the saved value. */
export const Conflict: Story = {
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  parameters: {
    msw: [
      me,
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
  parameters: { msw: [me, one] },
  beforeEach: () => {
    const base = toIngredientValues(beef)
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
      me,
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
  parameters: { msw: [me, one] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue(beef.name)
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
