import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'

import type { Ingredient, ReferenceFood } from '@commissary/api-client'

import { answerUser } from '../../stories/answers.ts'
import { beef } from '../../stories/fixtures.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { IngredientScreen } from './IngredientScreen.tsx'

const butternut: ReferenceFood = {
  id: 9,
  catererId: 0,
  code: '11485',
  description: 'Squash, winter, butternut, raw',
  foodGroup: 'Vegetables and Vegetable Products',
  source: 'USDA SR',
  release: '28',
  nutrients: { calories: 45, protein: 1, potassium: 352, zinc: 0.15, magnesium: 34 },
  refusePct: 16,
  measures: [],
}

/** Values of a label: two of the ten required nutrients are unknown. */
const squash: Ingredient = {
  ...beef,
  id: 11,
  name: 'Squash, butternut, diced',
  referenceFoodId: null,
  source: { kind: 'LABEL', id: null, release: null },
  nutrients: { calories: 45.454545, totalFat: 0, protein: 1.136364, sodium: 0 },
  nutrientNotes: {},
  label: {
    servingG: 88,
    servingText: '2/3 cup (88g)',
    printed: { calories: '40', totalFat: '0', protein: '1', sodium: '0' },
  },
}

const handlers = (ingredient: Ingredient) => [
  answerUser(),
  http.get('/ingredient/ingredients/:id', () => HttpResponse.json(ingredient)),
  http.get('/food/referenceFoods/:id', () => HttpResponse.json(butternut)),
  http.get('/food/referenceFoods', () =>
    HttpResponse.json({
      _embedded: { referenceFoods: [butternut] },
      page: { size: 20, number: 0, totalElements: 1, totalPages: 1 },
    }),
  ),
]

const meta = {
  title: 'Screens/Ingredients/Sources',
  component: StoryApp,
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: handlers({ ...squash, label: null, nutrients: {}, source: null }) },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const nutrient = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name: 'Nutrition per 100 g' })).getByRole('textbox', { name })

const openLabel = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, button = 'Enter a label') => {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: 'Nutrition Facts label' }))
}

/** A label is typed from top to bottom with Enter, and fills the values per 100 g. */
export const EnterLabel: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent })
    await expect(dialog.getByRole('textbox', { name: 'Serving size, as printed' })).toHaveFocus()
    await userEvent.keyboard('2/3 cup (55g){Enter}230{Enter}8{Enter}1{Enter}0{Enter}<5{Enter}160{Enter}37{Enter}')
    const calories = dialog.getByRole('row', { name: /^Calories/ })
    await expect(calories).toHaveTextContent('418.2 kcal')
    await expect(calories).toHaveTextContent('12%')
    await expect(dialog.getByRole('row', { name: /^Trans fat/ })).toHaveTextContent('0 g on a label means below 0.5 g')
    await expect(dialog.getByRole('row', { name: /^Cholesterol/ })).toHaveTextContent('<5 mg means 2 to 5 mg')
    await expect(dialog.getByRole('textbox', { name: 'Dietary fiber' })).toHaveFocus()
  },
}

/** Values that the label prints are copied into the form. Those that it leaves blank stay unknown, and are marked unknown. */
export const LabelTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent })
    await userEvent.keyboard('2/3 cup (55g){Enter}230{Enter}8')
    await userEvent.click(dialog.getByRole('textbox', { name: 'Dietary fiber' }))
    await userEvent.keyboard('<1 g{Enter}')
    await expect(dialog.getByRole('row', { name: /^Dietary fiber/ })).toHaveTextContent('counted as 0.5 g')
    await userEvent.click(dialog.getByRole('textbox', { name: 'Potassium' }))
    await userEvent.keyboard('6%{Enter}')
    await expect(await nutrient({ canvas }, 'Calories')).toHaveValue('418.181818')
    await expect(await nutrient({ canvas }, 'Total fat')).toHaveValue('14.545455')
    await expect(await nutrient({ canvas }, 'Potassium')).toHaveValue('512.727273')
    await expect(await nutrient({ canvas }, 'Protein')).toHaveValue('')
    await expect(await nutrient({ canvas }, 'Protein')).toHaveAttribute('placeholder', 'Unknown')
    await expect(canvas.getByRole('combobox', { name: 'Nutrition source' })).toHaveDisplayValue('Label')
    await expect(canvas.getByText('From the label: 2/3 cup (55g)')).toBeVisible()
  },
}

/** A weight and every number must be readable; the first that is not gets the focus. */
export const LabelProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent })
    await userEvent.keyboard('1 cup')
    await userEvent.click(dialog.getByRole('textbox', { name: 'Sodium' }))
    await userEvent.keyboard('0.2 g{Enter}')
    await expect(dialog.getByText('Enter it in mg')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Use this label' }))
    await expect(dialog.getByRole('textbox', { name: 'Weight of a serving' })).toHaveFocus()
    await expect(dialog.getByText('Enter the weight of a serving')).toBeVisible()
    await userEvent.keyboard('240')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this label' }))
    await expect(dialog.getByRole('textbox', { name: 'Sodium' })).toHaveFocus()
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Sodium' }))
    await userEvent.keyboard('145')
    await expect(dialog.getByText('A label rounds this. Check the number.')).toBeVisible()
  },
}

/** Milliliters need a density or a weight. */
export const LabelInMilliliters: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent })
    await userEvent.keyboard('1 cup (240mL){Enter}')
    await expect(dialog.getByText(/^240 ml need a density\./)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Weight of a serving' })).toHaveFocus()
    await userEvent.keyboard('247{Enter}100')
    await expect(dialog.getByRole('row', { name: /^Calories/ })).toHaveTextContent('40.5 kcal')
  },
}

/** Escape keeps what was typed for the next time; Cancel discards it. */
export const KeptOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await openLabel({ canvas, userEvent })
    await userEvent.keyboard('2/3 cup (55g){Enter}230{Enter}8{Escape}')
    const again = await openLabel({ canvas, userEvent })
    await expect(again.getByRole('textbox', { name: 'Total fat' })).toHaveValue('8')
    await userEvent.type(again.getByRole('textbox', { name: 'Weight of a serving' }), '60')
    await expect(again.getByText('The serving size says 55 g.')).toBeVisible()
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
    const last = await openLabel({ canvas, userEvent })
    await expect(last.getByRole('textbox', { name: 'Total fat' })).toHaveValue('')
  },
}

/** Nutrients that only some labels print are shown on request. Percentages are rounded as labels print them. */
export const MoreVitamins: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent })
    await userEvent.keyboard('55g')
    await userEvent.click(dialog.getByRole('button', { name: 'More vitamins and minerals' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Vitamin A (RAE)' }), '15%')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Iron' }), '0.6')
    const vitaminA = dialog.getByRole('row', { name: /^Vitamin A/ })
    await expect(vitaminA).toHaveTextContent('245.5 mcg')
    await expect(vitaminA).toHaveTextContent('15% means 112.5 to 157.5 mcg')
    await expect(dialog.getByRole('row', { name: /^Iron/ })).toHaveTextContent(/4%/)
  },
}

/** A saved label opens as it was typed, and can be removed; its values stay. */
export const ReopenLabel: Story = {
  parameters: { msw: handlers(squash) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLabel({ canvas, userEvent }, 'Edit the label')
    await expect(dialog.getByRole('textbox', { name: 'Serving size, as printed' })).toHaveValue('2/3 cup (88g)')
    await expect(dialog.getByRole('textbox', { name: 'Calories' })).toHaveValue('40')
    await expect(dialog.getByRole('textbox', { name: 'Total sugars' })).toHaveValue('')
    const size = dialog.getByRole('textbox', { name: 'Serving size, as printed' })
    await userEvent.clear(size)
    await userEvent.type(size, '1/2 cup (50g)')
    await expect(dialog.getByRole('row', { name: /^Calories/ })).toHaveTextContent('80 kcal')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove label' }))
    await expect(canvas.queryByText('From the label: 2/3 cup (88g)')).not.toBeInTheDocument()
    await expect(await nutrient({ canvas }, 'Calories')).toHaveValue('45.454545')
  },
}

/** A reference food fills only what is missing. Its values are marked, and one press removes them. */
export const FillGaps: Story = {
  parameters: { msw: handlers(squash) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill gaps from a reference food' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill gaps from a reference food' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Reference food' }), 'buternut')
    await userEvent.click(await screen.findByRole('option', { name: /butternut/ }))
    await expect(dialog.getByText(/Fills 3 nutrients: Potassium, Magnesium, and Zinc\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Link and fill 3' }))

    const potassium = await nutrient({ canvas }, 'Potassium')
    await expect(potassium).toHaveValue('352')
    await expect(potassium).toHaveAccessibleDescription(/Estimated from USDA SR 11485, Squash, winter, butternut, raw/)
    await expect(await nutrient({ canvas }, 'Calories')).toHaveValue('45.454545')
    await expect(await canvas.findByText(/^Linked to USDA SR 11485.* 3 values are estimated\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+ nutrients$/ }))
    await expect(canvas.getByRole('row', { name: /^Potassium .*estimated/ })).toBeVisible()

    await userEvent.click(canvas.getByRole('heading', { name: 'Other nutrients' }))
    await userEvent.clear(await nutrient({ canvas }, 'Zinc'))
    await userEvent.type(await nutrient({ canvas }, 'Zinc'), '0.2')
    await expect(await canvas.findByText(/ 2 values are estimated\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link and estimates' }))
    await expect(await nutrient({ canvas }, 'Potassium')).toHaveValue('')
    await expect(await nutrient({ canvas }, 'Zinc')).toHaveValue('0.2')
    await expect(canvas.queryByText(/^Linked to/)).not.toBeInTheDocument()
  },
}

/** Saved estimates are marked in the form and in the panel. */
export const Estimated: Story = {
  parameters: {
    msw: handlers({
      ...squash,
      referenceFoodId: 9,
      nutrients: { ...squash.nutrients, saturatedFat: 0.021 },
      nutrientNotes: {
        saturatedFat: { status: 'estimated', reason: 'USDA SR 11485, Squash, winter, butternut, raw' },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Linked to USDA SR 11485.* 1 value is estimated\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'estimated' }))
    await expect(screen.getByRole('dialog', { name: 'Estimated from' })).toHaveTextContent('USDA SR 11485')
  },
}
