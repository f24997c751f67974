import type { RecipeInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { beef, ingredients, longName, page, taco, tacoSummary } from '../../stories/fixtures.ts'
import { pseudo, stuckTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { RecipesScreen } from './RecipesScreen.tsx'

const me = http.get('/commissary/userInfo', () => HttpResponse.json(planner))
const list = (rows = [tacoSummary]) => http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', rows)))
const one = http.get('/recipe/recipes/:id', () => HttpResponse.json(taco))
/** Finds by the beginning of the name, as the server does. */
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

const meta = {
  title: 'Screens/Recipes',
  component: StoryApp,
  args: { address: '/recipes/myRecipeCatalog', children: <RecipesScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [me, list()] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => expect(await canvas.findByText('Soft beef tacos')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [me, http.get('/recipe/recipes', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const NoneYet: Story = {
  parameters: { msw: [me, noRecipes] },
  play: async ({ canvas }) => expect(await canvas.findByText('No recipes yet')).toBeVisible(),
}

export const Failed: Story = {
  parameters: {
    msw: [me, http.get('/recipe/recipes', () => HttpResponse.json({ message: 'Not now.' }, { status: 403 }))],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.'),
}

export const VeryLong: Story = {
  parameters: { msw: [me, list([{ ...tacoSummary, name: longName, portionLabel: longName.slice(0, 60) }])] },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Editor: Story = {
  tags: ['visual'],
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: { msw: [me, one] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    await expect(panel.getByText('100 portions')).toBeVisible()
    // The cheese says nothing about added sugars: the figure is a lower bound, not zero.
    await expect(panel.getByText(/≥ 0/)).toBeVisible()
  },
}

export const EditorLoading: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: { msw: [me, http.get('/recipe/recipes/:id', () => delay('infinite'))] },
}

/** Somebody deleted it, or the address is wrong. */
export const EditorNotThere: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=999' },
  parameters: {
    msw: [
      me,
      http.get('/recipe/recipes/:id', () =>
        HttpResponse.json({ message: 'There is no such recipe.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This recipe is not there any more.')).toBeVisible()
  },
}

/** The three texts of the specification, at what they are about. */
export const NothingFilledIn: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Please fill recipe name')).toBeVisible()
    await expect(canvas.getByText('Please select recipe type')).toBeVisible()
    await expect(canvas.getByText('Please add atleast one ingredient information')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Recipe name/ })).toHaveFocus())
  },
}

/** Twice the portions, half of everything: the panel answers the key, not a call. */
export const FiguresFollowEveryKey: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: { msw: [me, one] },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    const portions = canvas.getByRole('textbox', { name: /^Portions/ })
    await userEvent.clear(portions)
    await expect(panel.getByText('Fill in the portions to see figures.')).toBeVisible()
    await userEvent.type(portions, '1/2')
    await expect(panel.getByText('0.5 portions')).toBeVisible()
    await userEvent.clear(portions)
    await userEvent.type(portions, '200')
    await expect(panel.getByText('200 portions')).toBeVisible()
  },
}

/** Known names are matched, the rest stays as text with its reason, and nothing is saved before it is mended. */
export const PastedRows: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=new' },
  parameters: { msw: [me, foods, food, noRecipes, noReferences] },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await userEvent.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement)
    await userEvent.paste('1 1/2\tlbs\tGround beef, 90% lean, raw\n2\tbunch\tunicorn\n0\tcup\tcheddar')
    await expect(await canvas.findByText('Ground beef, 90% lean, raw')).toBeVisible()
    await expect(await canvas.findByText(/Nothing is called “unicorn”/)).toBeInTheDocument()
    await expect(canvas.getByText(/“bunch” is not a unit/)).toBeInTheDocument()
    await expect(canvas.getByText('The amount must be above 0')).toBeInTheDocument()
    await expect(canvas.getByText('1 1/2')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('2 lines need a correction.')).toBeVisible()
  },
}

/** Fractions go out as decimals; the amount that was typed stays in its cell. */
export const Saves: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: {
    msw: [
      me,
      one,
      list(),
      http.put('/recipe/recipes/:id', async ({ request }) => {
        const { name, portions } = (await request.json()) as RecipeInput
        const isRight =
          name === 'Soft beef tacos, mild' && portions === '100' && request.headers.get('If-Match') === '"4"'
        return isRight
          ? HttpResponse.json({ data: { message: 'Recipe updated successfully', id: 21, version: 5 } })
          : HttpResponse.json({ message: 'Not what was typed.', fields: {} }, { status: 422 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Recipe updated successfully')).toBeVisible()
  },
}

/** Everything typed is still there, and Save works again. */
export const ServerGone: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: { msw: [me, one, http.put('/recipe/recipes/:id', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Recipe name/ })
    await userEvent.type(name, ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Not saved yet: the server cannot be reached.')).toBeVisible()
    await expect(name).toHaveValue('Soft beef tacos, mild')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

export const SomebodyElseSaved: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=21' },
  parameters: {
    msw: [
      me,
      one,
      http.put('/recipe/recipes/:id', () =>
        HttpResponse.json(
          { message: 'Somebody else saved this recipe.', current: { ...taco, name: 'Street tacos', version: 5 } },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Recipe name/ }), ', mild')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Street tacos')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Recipe name/ })).toHaveValue('Soft beef tacos, mild')
  },
}

export const NotThere: Story = {
  args: { address: '/recipes/myRecipeCatalog?open=99' },
  parameters: {
    msw: [me, http.get('/recipe/recipes/:id', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('This recipe is not there any more.')).toBeVisible(),
}

const data = [
  taco.name,
  taco.number,
  taco.portionLabel ?? '',
  taco.directions ?? '',
  ...ingredients.map(({ name }) => name),
]

export const NoTextIsStuckInTheList: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(taco.name)
    await expect(stuckTexts(canvasElement, data)).toEqual([])
  },
}

// spec: 8.catalogue.recipes
export const NoTextIsStuckInTheEditor: Story = {
  args: { language: pseudo, address: '/recipes/myRecipeCatalog?open=21' },
  parameters: { msw: [me, one] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(beef.name)
    await expect(stuckTexts(canvasElement, [...data, 'shredded'])).toEqual([])
  },
}
