import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'

import { nutrientCodes, toIngredientValues } from '@commissary/domain/food'
import { keepDraft } from '@commissary/ui/record-form'

import { answerUser } from '../../stories/answers.ts'
import { noDocuments } from '../../stories/documents.ts'
import { beef } from '../../stories/fixtures.ts'
import { openFold } from '../../stories/open-fold.ts'
import { answerVendors } from '../../stories/vendors.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { IngredientScreen } from './IngredientScreen.tsx'

const meta = {
  title: 'Screens/Ingredients/Fields',
  component: StoryApp,
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/:id', () => HttpResponse.json(beef)),
      answerVendors(),
    ],
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
const optionalNutrients = [
  'Phosphorus',
  'Sodium',
  'Dietary fiber',
  'Vitamin A (RAE)',
  'Vitamin B6',
  'Vitamin B12',
  'Vitamin C',
  'Vitamin D',
  'Vitamin E',
  'Vitamin K',
  'Pantothenic acid',
  'Folate (DFE)',
  'Manganese',
  'Thiamin',
  'Niacin (NE)',
  'Copper',
  'Magnesium',
  'Riboflavin',
  'Selenium',
  'Zinc',
]

const allergens = [
  'Milk',
  'Wheat',
  'Eggs',
  'Soy',
  'Fish',
  'Shellfish',
  'Peanuts',
  'Sesame',
  'Tree nuts',
  'Gluten',
  'Lactose',
  'Celery',
  'Mustard',
  'Lupin',
  'Mollusks',
  'Sulfites',
]

const requiredNutrients = [
  'Calories',
  'Protein',
  'Calcium',
  'Potassium',
  'Cholesterol',
  'Saturated fat',
  'Total fat',
  'Total carbohydrate',
  'Iron',
  'Total sugars',
]

// spec: 3.nutrient.calories, 3.nutrient.protein, 3.nutrient.calcium, 3.nutrient.potassium, 3.nutrient.cholestral
// spec: 3.nutrient.saturatedFat, 3.nutrient.totalFat, 3.nutrient.totalCarbohydrate, 3.nutrient.iron, 3.nutrient.sugars
// spec: 5.nutrients.required
/** Each has an error at its field until it has a value or is marked unknown. */
export const RequiredNutrients: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/ingredient/ingredients/:id', () =>
        HttpResponse.json({ ...beef, nutrients: Object.fromEntries(nutrientCodes.map((code) => [code, 1])) }),
      ),
      answerVendors(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const nutrition = within(await canvas.findByRole('region', { name: 'Nutrition per 100 g' }))
    await openFold({ canvas, userEvent }, 'Required nutrients')
    for (const name of requiredNutrients) await userEvent.clear(nutrition.getByRole('textbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const problems = await nutrition.findAllByText('Enter a value, or mark it unknown')
    await expect(problems).toHaveLength(requiredNutrients.length)
  },
}

// spec: 9.dailyValue.calories, 9.dailyValue.totalFat, 9.dailyValue.sodium, 9.dailyValue.carbohydrate
// spec: 9.dailyValue.protein
/** Half of each daily value is 50%. */
export const DailyValues: Story = {
  play: async ({ canvas, userEvent }) => {
    const nutrition = within(await openFold({ canvas, userEvent }, 'Required nutrients'))
    const half = [
      ['Calories', '1000'],
      ['Total fat', '39'],
      ['Sodium', '1150'],
      ['Total carbohydrate', '137.5'],
      ['Protein', '25'],
    ] as const
    for (const [name, amount] of half) {
      const field = nutrition.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, amount)
    }
    await openFold({ canvas, userEvent }, 'Serve as a menu item')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Serving' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+ nutrients$/ }))
    const table = within(canvas.getByRole('table', { name: 'Nutrients' }))
    await expect(table.getByRole('columnheader', { name: '% Daily Value' })).toBeVisible()
    for (const [name] of half) {
      await expect(table.getByRole('row', { name: new RegExp(`^${name} .* 50%$`) })).toBeVisible()
    }
  },
}

const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

// spec: 3.nutrient.phosphorous, 3.nutrient.sodium, 3.nutrient.dietaryFiber, 3.nutrient.vitaminA, 3.nutrient.vitaminB6
// spec: 3.nutrient.vitaminB12, 3.nutrient.vitaminC, 3.nutrient.vitaminD, 3.nutrient.vitaminE, 3.nutrient.vitaminK
// spec: 3.nutrient.pantothenicAcid, 3.nutrient.folate, 3.nutrient.manganese, 3.nutrient.thiamin, 3.nutrient.niacin
// spec: 3.nutrient.copper, 3.nutrient.magnesium, 3.nutrient.riboFlavin, 3.nutrient.selenium, 3.nutrient.zinc
export const OptionalNutrients: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Required nutrients')
    await openFold({ canvas, userEvent }, 'Other nutrients')
    const nutrition = within(await canvas.findByRole('region', { name: 'Nutrition per 100 g' }))
    for (const name of optionalNutrients) await expect(nutrition.getByRole('textbox', { name })).toBeVisible()
  },
}

// spec: 3.allergen.Milk, 3.allergen.Wheat, 3.allergen.Eggs, 3.allergen.Soy, 3.allergen.Fish, 3.allergen.Shellfish
// spec: 3.allergen.Peanuts, 3.allergen.Sesame, 3.allergen.TreeNuts, 3.allergen.Gluten, 3.allergen.Lactose
// spec: 3.allergen.Celery, 3.allergen.Mustard, 3.allergen.Lupins, 3.allergen.SnailsShellfish
// spec: 3.allergen.SulfurDioxideSulfates
/** Allergens that the country's law requires come first; the others are in a fold. Each has five levels. */
export const Allergens: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Other allergens')
    const section = within(await canvas.findByRole('region', { name: 'Allergens' }))
    for (const name of allergens) {
      const levels = within(section.getByRole('radiogroup', { name })).getAllByRole('radio')
      await expect(levels.map((level) => level.getAttribute('value'))).toEqual([
        'contains',
        'mayContain',
        'madeInFacility',
        'free',
        '',
      ])
    }
    const declared = within(section.getByRole('group', { name: 'Allergens to declare' }))
    await expect(declared.getAllByRole('radiogroup')).toHaveLength(9)
  },
}

/** One press answers all nine; an allergen that was answered before keeps its level. */
export const NoneOfTheNine: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Allergens' }))
    const milk = within(section.getByRole('radiogroup', { name: 'Milk' }))
    await expect(section.getByRole('button', { name: 'None of the 9' })).toBeVisible()
    await userEvent.click(milk.getByRole('radio', { name: 'Contains' }))
    await userEvent.click(section.getByRole('button', { name: 'Free of the other 8' }))
    await expect(milk.getByRole('radio', { name: 'Contains' })).toBeChecked()
    for (const name of ['Eggs', 'Sesame', 'Tree nuts']) {
      const group = within(section.getByRole('radiogroup', { name }))
      await expect(group.getByRole('radio', { name: 'Free of' })).toBeChecked()
    }
    await expect(section.queryByRole('button', { name: /^(None of|Free of the other)/ })).toBeNull()
  },
}

/** Discontinued from today on, with what to use instead; it can be offered again. */
export const Discontinue: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Discontinue' }))
    await userEvent.click(section.getByRole('button', { name: 'Discontinue…' }))
    await expect(section.getByRole('textbox', { name: 'Discontinued from' })).toHaveValue('2026-11-18')
    await expect(section.getByRole('combobox', { name: 'Use instead' })).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Offer again' }))
    await expect(section.getByText('Offered for recipes and menus.')).toBeVisible()
  },
}

/** The link to the replacement is at the top. */
export const Discontinued: Story = {
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/:id', () =>
        HttpResponse.json({
          ...beef,
          isDiscontinued: true,
          discontinuedOn: '2026-11-02',
          replacementId: 12,
          replacementName: 'Turkey, ground',
        }),
      ),
      answerVendors(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Discontinued since November 2, 2026.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Replace everywhere with Turkey, ground' })).toBeVisible()
  },
}

/** Removing a stored allergen asks why; stating it again does not. */
export const AllergenRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Allergens' }))
    const level = (name: string) =>
      within(section.getByRole('radiogroup', { name: 'Milk' })).getByRole('radio', { name })
    await userEvent.click(level('Free of'))
    const reason = section.getByRole('textbox', { name: 'Why remove Milk?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(reason).toHaveAccessibleDescription(/Enter why the allergen no longer applies/)
    await userEvent.click(level('May contain'))
    await expect(section.queryByRole('textbox')).toBeNull()
  },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/:id', () => HttpResponse.json({ ...beef, allergens: { Milk: 'contains' } })),
      answerVendors(),
    ],
  },
}

// spec: 3.dietTag.GlutenFree, 3.dietTag.DairyFree, 3.dietTag.Vegan, 3.dietTag.Kosher
// spec: 3.dietTag.Organic, 3.dietTag.SugarFree, 3.dietTag.NoTransFat, 3.dietTag.NoMsg
/** A tag that an allergen contradicts is refused at the tags. */
export const DietTags: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Diet tags')
    const tags = within(await canvas.findByRole('group', { name: 'Diet tags' }))
    const names = tags.getAllByRole('checkbox').map((box) => box.getAttribute('id') && box.parentElement?.textContent)
    await expect(names).toEqual([
      'Gluten-free',
      'Dairy-free',
      'Vegan',
      'Kosher',
      'Organic',
      'Sugar-free',
      'No trans fat',
      'No MSG',
    ])
    await userEvent.click(tags.getByRole('checkbox', { name: 'Vegan' }))
    const eggs = within(canvas.getByRole('radiogroup', { name: 'Eggs' }))
    await userEvent.click(eggs.getByRole('radio', { name: 'Contains' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('Vegan contradicts the allergens: Eggs. Correct one of the two.'),
    ).toBeVisible()
  },
}

/** A pack as the distributor writes it fills in its contents; an ambiguous one fills in nothing. */
export const PackText: Story = {
  play: async ({ canvas, userEvent }) => {
    const packs = within(await canvas.findByRole('region', { name: 'Packs' }))
    await userEvent.click(packs.getByRole('button', { name: 'Add pack' }))
    const text = packs.getByRole('textbox', { name: 'Pack as written' })
    await userEvent.type(text, '6-5 lb. or 3-10 lb.')
    await userEvent.tab()
    await expect(packs.getByText("Couldn't read this pack. Enter what it contains.")).toBeVisible()
    await expect(packs.getByRole('textbox', { name: 'Units per case' })).toHaveValue('')
    await userEvent.clear(text)
    await userEvent.type(text, '6/#10 CN')
    await userEvent.tab()
    await expect(packs.getByRole('textbox', { name: 'Units per case' })).toHaveValue('6')
    await expect(packs.getByRole('textbox', { name: 'Content of one unit' })).toHaveValue('1')
    await expect(packs.getByText('A case contains 6 #10 can.')).toBeVisible()
  },
}

/** A case whose content does not match its units, and a mistyped GTIN. */
export const PackProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    const packs = within(await canvas.findByRole('region', { name: 'Packs' }))
    await userEvent.click(packs.getByRole('button', { name: 'Add pack' }))
    await userEvent.type(packs.getByRole('textbox', { name: 'Units per case' }), '6')
    await userEvent.type(packs.getByRole('textbox', { name: 'Content of one unit' }), '5')
    await expect(packs.getByText('A case contains 30 lb.')).toBeVisible()
    await userEvent.click(packs.getByRole('heading', { name: 'GTINs and inner packs' }))
    await userEvent.type(packs.getByRole('textbox', { name: 'Content of the case' }), '25')
    await userEvent.type(packs.getByRole('textbox', { name: 'GTIN of the case' }), '00614141999997')
    // Closed again: an error opens it.
    await userEvent.click(packs.getByRole('heading', { name: 'GTINs and inner packs' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await packs.findByText('The units together contain 30 lb. Correct the content or the count.'),
    ).toBeVisible()
    await expect(packs.getByText(/^Not a GTIN/)).toBeVisible()
  },
}

/** The price in force is today's; a vendor's price of 0 or one in another currency is refused. */
export const Prices: Story = {
  play: async ({ canvas, userEvent }) => {
    const prices = within(await openFold({ canvas, userEvent }, 'Prices'))
    await userEvent.click(prices.getByRole('button', { name: 'Add price' }))
    const added = prices.getAllByRole('textbox', { name: 'Price' }).at(-1) as HTMLElement
    await userEvent.type(added, '4.20')
    await expect(prices.getByText('Current price: $4.20 / lb.')).toBeVisible()
    await userEvent.selectOptions(
      prices.getAllByRole('combobox', { name: 'Vendor' }).at(-1) as HTMLElement,
      'Green Valley Produce',
    )
    await userEvent.type(prices.getByRole('textbox', { name: "Vendor's item number" }), '77-1')
    await userEvent.clear(added)
    await userEvent.type(added, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await prices.findByText("A vendor's price is above 0. Choose No vendor if the food costs nothing."),
    ).toBeVisible()
    await userEvent.clear(added)
    await userEvent.type(added, '4.20 EUR')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await prices.findByText(/^Enter a number only\. Prices are in your currency/)).toBeVisible()
  },
}

/** After a changed spec is saved, a notice counts what it affects and leads to the list. */
export const ChangeNotice: Story = {
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/11/changeEffects', () =>
        HttpResponse.json({
          at: '2026-11-18T20:02:00Z',
          by: null,
          changes: [{ id: 5, at: '2026-11-18T20:02:00Z', by: null }],
          isSeen: false,
          recipes: { total: 3, rows: [] },
          menuItems: { total: 0, rows: [] },
          weeks: { total: 1, hidden: 1, rows: [] },
        }),
      ),
      http.get('/ingredient/ingredients/:id', () => HttpResponse.json(beef)),
      http.put('/ingredient/ingredients/:id', () =>
        HttpResponse.json({ data: { message: 'Saved', id: 11, version: 3 } }),
      ),
      answerVendors(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Required nutrients')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Iron' }), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/Affected: 3 recipes and 2 planned weeks\./)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'See the list' }))
    await expect(await screen.findByRole('dialog', { name: 'Affected by changes' })).toBeVisible()
  },
}

/** Changing a value that the label states asks since when; filling in an unknown one does not. */
export const LabelChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Required nutrients')
    const iron = canvas.getByRole('textbox', { name: 'Iron' })
    await userEvent.type(iron, '2')
    await expect(canvas.queryByRole('region', { name: 'When did the label change?' })).toBeNull()
    const sodium = canvas.getByRole('textbox', { name: 'Sodium' })
    await userEvent.clear(sodium)
    await userEvent.type(sodium, '70')
    const change = within(await canvas.findByRole('region', { name: 'When did the label change?' }))
    await expect(change.getByRole('textbox', { name: 'New label from' })).toHaveValue('2026-11-18')
    await userEvent.click(change.getByRole('checkbox', { name: 'The label did not change: it was entered wrong' }))
    await expect(change.queryByRole('textbox')).toBeNull()
  },
}

// spec: 3.vegetable.DARK_GREEN, 3.vegetable.RED_OR_ORANGE, 3.vegetable.BEANS_AND_PEAS, 3.vegetable.STARCHY
// spec: 3.vegetable.OTHERS
export const VegetableSubgroups: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Crediting' }))
    await userEvent.click(section.getByRole('button', { name: 'Add credit' }))
    const component = section.getAllByRole('combobox', { name: 'Meal component' }).at(-1)
    if (component) await userEvent.selectOptions(component, 'Vegetables')
    const subgroup = section.getByRole('combobox', { name: 'Vegetable subgroup' })
    await expect(optionsOf(subgroup)).toEqual([
      'None',
      'Dark green',
      'Red/orange',
      'Beans, peas, and lentils',
      'Starchy',
      'Other vegetables',
    ])
  },
}

/** Some rules are about products, so a food with a grain or a meat alternate credit asks for its product type. */
export const ProductTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Crediting' }))
    const product = () => section.getByRole('combobox', { name: 'Product type' })
    await expect(optionsOf(product())).toEqual(['Not stated', 'Yogurt', 'Other'])
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Meal component' }), 'Grains')
    await expect(optionsOf(product())).toEqual(['Not stated', 'Breakfast cereal', 'Other'])
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Meal component' }), 'Fruit')
    await expect(section.queryByRole('combobox', { name: 'Product type' })).not.toBeInTheDocument()
  },
}

/** A draft from before the crediting status existed keeps its rules. */
export const OldDraft: Story = {
  beforeEach: () => {
    const { creditStatus: _, ...base } = toIngredientValues({ ...beef, crediting: [] })
    const values = { ...base, crediting: toIngredientValues(beef).crediting }
    keepDraft(
      { userId: planner.id, name: 'ingredient 11' },
      { savedAt: '2026-11-16T10:00:00Z', version: beef.version, base, values },
    )
    return () => sessionStorage.clear()
  },
  parameters: {
    msw: [
      answerUser(),
      noDocuments,
      http.get('/ingredient/ingredients/:id', () => HttpResponse.json({ ...beef, crediting: null })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    const section = within(canvas.getByRole('region', { name: 'Crediting' }))
    await expect(section.getByRole('combobox', { name: 'Crediting' })).toHaveDisplayValue('Credits')
    const component = await section.findByRole('combobox', { name: 'Meal component' })
    await expect(component).toHaveDisplayValue('Meats/meat alternates')
  },
}

// spec: 9.unit.tsp, 9.unit.tbsp, 9.unit.cup, 9.unit.pt, 9.unit.qt, 9.unit.gal, 9.unit.lb, 9.unit.oz, 9.unit.g, 9.unit.kg
// spec: 9.unit.ml, 9.unit.each, 9.density.wholeMilk, 9.density.skim, 9.density.orangeJuice, 9.density.grapeJuice
// spec: 9.density.soyDrink, 9.density.water, 9.density.honey
export const UnitsAndDensities: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Units & measures')
    const section = within(await canvas.findByRole('region', { name: 'Units & measures' }))
    await userEvent.click(section.getByRole('button', { name: 'Add measure' }))
    const unit = section.getAllByRole('combobox', { name: 'Unit' }).at(-1)
    const units = 'tsp tbsp cup pt qt gal lb oz g kg ml each'.split(' ')
    await expect(unit && optionsOf(unit)).toEqual(expect.arrayContaining(units))
    for (const density of [
      'Whole milk 1.03',
      'Skim milk 1.035',
      'Orange juice 1.038',
      'Grape juice 1.054',
      'Soy drink 1.07',
      'Water 0.998',
      'Honey 1.42',
    ]) {
      await expect(section.getByText(density, { exact: false })).toBeVisible()
    }
  },
}

// spec: 3.category.entree, 3.category.fruit, 3.category.vegetables, 3.category.side, 3.category.aLaCarte
// spec: 3.category.milk, 3.category.miscellaneous
export const MealCategories: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFold({ canvas, userEvent }, 'Serve as a menu item')
    const category = await canvas.findByRole('combobox', { name: 'Meal category' })
    const categories = ['Entree', 'Fruit', 'Vegetables', 'Side', 'A La Carte', 'Milk', 'Miscellaneous']
    await expect(optionsOf(category).filter((option) => option && categories.includes(option))).toEqual(categories)
  },
}
