import type { IngredientInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { beef, butter, ingredients, longName, page } from '../../stories/fixtures.ts'
import { pseudo, stuckTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
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
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apple, small')).toBeVisible()
    await expect(canvas.getByText('$10.40 / 200 each')).toBeVisible()
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
    await expect(await canvas.findByText('No ingredient matches')).toBeVisible()
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
  args: { address: '/manage/products?open=11' },
  parameters: { msw: [me, one] },
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue(beef.name)).toBeVisible(),
}

export const FormLoading: Story = {
  args: { address: '/manage/products?open=11' },
  parameters: { msw: [me, http.get('/ingredient/ingredients/:id', () => delay('infinite'))] },
}

/** Somebody deleted it, or the address is wrong. */
export const FormNotThere: Story = {
  args: { address: '/manage/products?open=999' },
  parameters: {
    msw: [
      me,
      http.get('/ingredient/ingredients/:id', () =>
        HttpResponse.json({ message: 'There is no such ingredient.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This ingredient is not there any more.')).toBeVisible()
  },
}

/** A food without sodium is saved all the same: what is blank is unknown, and goes out as such. */
export const BlankIsUnknown: Story = {
  args: { address: '/manage/products?open=11' },
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
    await expect(canvas.getByText(/The weekly check cannot pass with this food: Sodium/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Ingredient updated successfully')).toBeVisible()
  },
}

export const NameIsRequired: Story = {
  args: { address: '/manage/products?open=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please fill ingredient name')).toBeVisible()
  },
}

/** Both versions are shown, and what was typed is still in its field. */
export const SomebodyElseSaved: Story = {
  args: { address: '/manage/products?open=11' },
  parameters: {
    msw: [
      me,
      one,
      http.put('/ingredient/ingredients/:id', () =>
        HttpResponse.json(
          { message: 'Somebody else saved this ingredient.', current: { ...beef, brand: 'Prairie', version: 3 } },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Brand'), 'Riverside')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Prairie')).toBeVisible()
    await expect(canvas.getByLabelText('Brand')).toHaveValue('Riverside')
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBeVisible()
  },
}

/** The server refuses a field: the sentence stands at that field. */
export const RefusedField: Story = {
  args: { address: '/manage/products?open=11' },
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

export const NoTextIsStuckInTheList: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Apple, small')
    await expect(stuckTexts(canvasElement, data)).toEqual([])
  },
}

// spec: 8.catalogue.ingredients
export const NoTextIsStuckInTheForm: Story = {
  args: { language: pseudo, address: '/manage/products?open=11' },
  parameters: { msw: [me, one] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue(beef.name)
    await expect(stuckTexts(canvasElement, data)).toEqual([])
  },
}
