import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser } from '../../../stories/answers.ts'
import { noDocuments, picture } from '../../../stories/documents.ts'
import { beef, ingredients, longName, taco } from '../../../stories/fixtures.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { StoryApp } from '../../../stories/StoryApp.tsx'
import { RecipeScreen } from '../RecipeScreen.tsx'

const answersWith = (recipe: typeof taco) => [
  answerUser(),
  noDocuments,
  http.get('/recipe/recipes/:id', () => HttpResponse.json(recipe)),
]

const meta = {
  title: 'Screens/Recipes/Reading',
  component: StoryApp,
  args: { address: '/recipes/myRecipeCatalog?open=21', children: <RecipeScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answersWith(taco) },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const scaledTo = (scale: string) => ({
  address: `/recipes/myRecipeCatalog?open=21&scale=${encodeURIComponent(scale)}`,
  children: <RecipeScreen />,
})
/** A gallon of sauce for 32 portions, with a pan and a photo that fails to load. */
const sauce = { ...taco, portions: '32', yield: { amount: '1', unit: 'gal' as const } }

async function fitsThePage(canvasElement: HTMLElement) {
  const page = canvasElement.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

/** A saved recipe opens for reading. Edit opens the form, and Close leads back. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const lines = within(await canvas.findByRole('list', { name: 'Ingredients of Soft beef tacos' }))
    const [first, , third] = lines.getAllByRole('listitem')
    await expect(first).toHaveTextContent('15 lb Ground beef, 90% lean, raw')
    await expect(third).toHaveTextContent(/^6 1\/2 cups .*shredded$/)
    const steps = within(canvas.getByRole('list', { name: 'Steps of Soft beef tacos' }))
    const [brown, warm] = steps.getAllByRole('listitem')
    await expect(brown).toHaveTextContent('Critical control pointCritical limitHeat to 165 °F for 15 seconds.')
    await expect(warm).not.toHaveTextContent('Critical control point')
    await expect(canvas.getByText('4 pans of 30 portions (exactly 3.33)')).toBeVisible()
    await expect(canvas.getByText('1 taco, No. 30 scoop')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Per portion' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(await canvas.findByRole('textbox', { name: /Recipe name/ })).toHaveValue('Soft beef tacos')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
}

const goneBeef = { ...beef, isDiscontinued: true, discontinuedOn: '2026-11-02', replacementName: 'Ground turkey' }

/** A line with a discontinued food says what to use instead. */
export const DiscontinuedLine: Story = {
  parameters: {
    msw: answersWith({
      ...taco,
      pantry: {
        ...taco.pantry,
        ingredients: taco.pantry.ingredients.map((food) => (food.id === beef.id ? goneBeef : food)),
      },
    }),
  },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('list', { name: 'Ingredients of Soft beef tacos' }))
    const marked = await lines.findByText(/Discontinued: Ground beef, 90% lean, raw \(use Ground turkey\)/)
    await expect(marked.closest('li')).toBe(lines.getAllByRole('listitem')[0])
  },
}

export const OnAPhone: Story = {
  globals: phone,
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Ingredients of Soft beef tacos' })
    await fitsThePage(canvasElement)
  },
}

/** The newest photo comes first. */
export const WithAPhoto: Story = {
  tags: ['visual'],
  parameters: { msw: [...answersWith({ ...taco, photoId: 32 }), picture] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Photo of Soft beef tacos' })).toBeVisible())
  },
}

/** Amounts follow what is typed, unsaved. Pieces round up; the exact number is shown. Steps with other amounts stay as written. */
export const Scaled: Story = {
  args: scaledTo('33 portions'),
  parameters: {
    msw: answersWith({
      ...taco,
      steps: [
        { text: 'Brown the beef. Add 1 1/2 qt of water and 3 tsp chili powder.', ccp: null },
        { text: 'Fill each tortilla with 2 oz of beef.', ccp: null },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const lines = within(await canvas.findByRole('list', { name: 'Ingredients of Soft beef tacos' }))
    const line = (index: number) => lines.getAllByRole('listitem')[index]
    await expect(line(0)).toHaveTextContent('4 lb 15 oz Ground beef')
    await expect(canvas.getByText('33 portions, 0.33 times the recipe.')).toBeVisible()
    await expect(
      canvas.getByText('Amounts in the steps are scaled, except in step 2: those are for 100 portions.'),
    ).toBeVisible()
    await expect(canvas.getByText('Brown the beef. Add 2 cups of water and 1 tsp chili powder.')).toBeVisible()
    await expect(canvas.getByText('Fill each tortilla with 2 oz of beef.')).toBeVisible()

    const make = canvas.getByRole('textbox', { name: 'Make' })
    await userEvent.clear(make)
    await expect(canvas.getByText('Enter a number greater than 0')).toBeVisible()
    await userEvent.type(make, '1 1/2')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Of' }), 'pans: Half pan, 2 1/2 in deep')
    await expect(line(0)).toHaveTextContent('6 lb 12 oz Ground beef')
    await expect(line(1)).toHaveTextContent('90 each')
    await userEvent.clear(make)
    await userEvent.type(make, '0.11')
    await expect(line(1)).toHaveTextContent(/^7 each .*exactly 6.6$/)

    await userEvent.click(canvas.getByRole('button', { name: 'As written' }))
    await expect(line(0)).toHaveTextContent('15 lb Ground beef')
    await expect(make).toHaveValue('100')
  },
}

/** A yield by volume is also scaled by its units and by scoops: 32 No. 8 scoops are a gallon. */
export const ScaledByScoops: Story = {
  args: scaledTo('16 scoop8'),
  parameters: { msw: answersWith(sauce) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('16 portions, 1/2 times the recipe.')).toBeVisible()
    const of = canvas.getByRole('combobox', { name: 'Of' })
    await expect(of).toHaveDisplayValue('scoops or ladles: No. 8 scoop (1/2 cup)')
    await userEvent.selectOptions(of, 'gal of the batch')
    await expect(canvas.getByText('512 portions, 16 times the recipe.')).toBeVisible()
  },
}

/** A scale that the recipe does not allow, as after its pans were removed, is left out. */
export const ScaledByNothing: Story = {
  args: scaledTo('4 pan7'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Make' })).toHaveValue('100')
    await expect(canvas.queryByText(/times the recipe/)).toBeNull()
  },
}

export const VeryLong: Story = {
  globals: phone,
  parameters: {
    msw: answersWith({
      ...taco,
      name: longName,
      portionLabel: longName.slice(0, 60),
      equipment: longName,
      steps: Array.from({ length: 100 }, (_, index) => ({
        text: `${index + 1}. ${longName}`,
        ccp: index === 1 ? { limit: longName, monitoring: longName, correctiveAction: longName } : null,
      })),
      lines: Array.from({ length: 12 }, () => taco.lines).flat(),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
    await fitsThePage(canvasElement)
  },
}

export const NothingYet: Story = {
  parameters: {
    msw: answersWith({
      ...taco,
      lines: [],
      steps: [],
      pans: [],
      gradePortions: {},
      category: null,
      portionLabel: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ingredients yet.')).toBeVisible()
    await expect(canvas.getByText('No steps yet.')).toBeVisible()
    await expect(canvas.getByText('Add an ingredient to see nutrition.')).toBeVisible()
  },
}

/** Nothing is known about the food: every value is incomplete, none is zero. */
export const UnknownNutrition: Story = {
  parameters: {
    msw: answersWith({
      ...taco,
      lines: [{ ingredientId: beef.id, amount: '15', unit: 'lb', form: 'EP' }],
      pantry: { recipes: [], ingredients: [{ ...beef, nutrients: {}, allergens: {}, crediting: null }] },
    }),
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Per portion' }))
    await expect(panel.getByRole('row', { name: /^Calories/ })).toHaveTextContent(/≥ 0kcalincomplete/)
    await expect(panel.getByRole('row', { name: /^Sodium/ })).toHaveTextContent(/≥ 0mgincomplete/)
    await expect(panel.getByText('crediting not assessed')).toBeVisible()
  },
}

/** The kitchen card has the recipe as scaled. If it cannot be printed, a message says why. */
export const PrintsTheCard: Story = {
  args: scaledTo('320 portions'),
  parameters: {
    msw: [
      ...answersWith(taco),
      http.get('/recipe/recipes/:id/card', ({ request }) =>
        HttpResponse.json(
          { message: `No paper for ${new URL(request.url).searchParams.get('scale')}.` },
          { status: 403 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kitchen card (PDF)' }))
    await waitFor(() => expect(canvas.getByText('No paper for 320 portions.')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/recipe/recipes/:id', () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Recipes' })).toBeVisible(),
}

/** The recipe was deleted, or the address is wrong. */
export const NotFound: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/recipe/recipes/:id', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('This recipe no longer exists.')).toBeVisible(),
}

/** Access was taken away since the list was read: the server's sentence is shown. */
export const FewRights: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/recipe/recipes/:id', () =>
        HttpResponse.json({ message: 'You do not have access to recipes.' }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have access to recipes.'),
}

const data = [
  taco.name,
  taco.number,
  taco.portionLabel ?? '',
  ...[taco.equipment, taco.notes].flatMap((text) => text?.split('\n') ?? []),
  ...taco.steps.flatMap(({ text, ccp }) => [text, ccp?.limit ?? '', ccp?.monitoring ?? '']),
  ...Object.values(taco.gradePortions).map((portion) => portion?.label ?? ''),
  ...ingredients.map(({ name }) => name),
  'shredded',
]

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(beef.name)
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
