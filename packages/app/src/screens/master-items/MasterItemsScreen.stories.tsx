import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, pageOf, refused, saved } from '../../stories/answers.ts'
import { noDocuments, thumbnail } from '../../stories/documents.ts'
import { apple, longName, page, taco, tacoSummary } from '../../stories/fixtures.ts'
import { tacoItem, tacoOffer } from '../../stories/master-items.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MasterItemScreen } from './MasterItemScreen.tsx'
import { MasterItemsScreen } from './MasterItemsScreen.tsx'

const address = '*/commissary/menuCaterers/search/findActiveMenuItemsByCatererAndTypes'
const milk = {
  ...tacoOffer,
  photoId: 7,
  id: 32,
  menuItemId: 32,
  name: 'Milk, 1%',
  mealCategory: 'MILK' as const,
  isActive: false,
}
const list = (rows = [tacoOffer, milk]) =>
  http.get(address, () =>
    HttpResponse.json({ _embedded: { menuCaterers: rows }, page: pageOf(rows.length) } as JsonBodyType),
  )
const hot = { id: 5, catererId: 1, category: 'ENTREE', name: 'Hot', version: 1 }
const record = [
  http.get('*/commissary/menuItems/:id', () => HttpResponse.json(tacoItem as unknown as JsonBodyType)),
  http.get('*/commissary/itemSubCategories/search/*', () =>
    HttpResponse.json({ _embedded: { itemSubCategories: [hot] } }),
  ),
  http.get('*/commissary/recordHistory', () => HttpResponse.json(page('events', []))),
  http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('*/recipe/recipes/:id', () => HttpResponse.json(taco)),
  http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', [apple]))),
  noDocuments,
]

const sentPatch = fn()

const meta = {
  title: 'Screens/Master items',
  component: StoryApp,
  args: { address: '/manage/masterItemsCatalog', children: <MasterItemsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), list(), thumbnail, ...record] },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.removeItem('commissary.table.master-items')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 1.masterItems, 2.route.manage.masterItemsCatalog
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = within((await canvas.findByText('Street tacos')).closest('tr') as HTMLElement)
    await expect(row.getByText('Lunch and Dinner')).toBeVisible()
    await expect(row.getByText('Hot')).toBeVisible()
    await expect(row.getByText('$2.50')).toBeVisible()
    await expect(row.getByText('K-5 and 6-8: Recipe portion · 9-12: 1.5 cup')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(address, () => delay('infinite'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const NoneYet: Story = {
  parameters: { msw: [answerUser(), list([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No master items yet')).toBeVisible(),
}

export const NoMatch: Story = {
  args: { address: '/manage/masterItemsCatalog?q=zzz&isActive=false' },
  parameters: { msw: [answerUser(), list([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No master items match')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(address, () => refused(403, 'Not now.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.'),
}

export const VeryLong: Story = {
  parameters: { msw: [answerUser(), list([{ ...tacoOffer, name: longName, linkedName: longName }])] },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const patches: unknown[] = []
const patching = http.patch('*/commissary/menuCaterers/:id', async ({ request, params }) => {
  patches.push([Number(params['id']), request.headers.get('if-match'), await request.json()])
  return saved(Number(params['id']))
})

/** Several items change together, each against its version; Undo restores each. */
export const BulkEdit: Story = {
  parameters: { msw: [patching, answerUser(), list(), thumbnail, ...record] },
  play: async ({ canvas, userEvent }) => {
    patches.length = 0
    await canvas.findByText('Street tacos')
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 master items' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Choose at least one change.')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dinner' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Side')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '1.75')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(patches).toEqual([
        [31, '"3"', { types: ['DINNER'], mealCategory: 'SIDE', price: '1.75' }],
        [32, '"3"', { types: ['DINNER'], mealCategory: 'SIDE', price: '1.75' }],
      ]),
    )
    await expect(await screen.findByText('2 changed.')).toBeVisible()

    patches.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('2 restored.')).toBeVisible()
    const { types, mealCategory, subCategoryId, price } = tacoOffer
    await expect(patches[0]).toEqual([31, '"4"', { types, mealCategory, subCategoryId, price }])
  },
}

const open = { address: '/manage/masterItemsCatalog?open=31', children: <MasterItemScreen /> }

// spec: 3.menuItem, 3.menuCaterer
export const Editor: Story = {
  args: open,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Street tacos')
    await expect(canvas.getByRole('combobox', { name: 'Recipe or ingredient' })).toHaveValue('Soft beef tacos (Recipe)')
    await expect(canvas.getByRole('textbox', { name: 'Spanish' })).toHaveValue('Tacos de carne')
    const panel = await canvas.findByRole('region', { name: 'Per portion' })
    await expect(within(panel).getByText('Recipe portion')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grade group' }), '9-12')
    await expect(await canvas.findByText('1.5 cup')).toBeVisible()
  },
}

/** Choosing another food asks from which day it is offered, or whether the old one was wrong. */
export const OtherFood: Story = {
  args: open,
  parameters: {
    msw: [
      http.get('*/commissary/menuItems/:id', () =>
        HttpResponse.json({
          ...tacoItem,
          pastLinks: [{ until: '2026-10-05', recipeId: null, ingredientId: apple.id, linkedName: 'Apple' }],
        }),
      ),
      http.patch('*/commissary/menuItems/:id', async ({ request }) => {
        sentPatch(await request.json())
        return saved(31)
      }),
      http.get('*/ingredient/ingredients/:id', () => HttpResponse.json(apple)),
      answerUser(),
      ...record.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Before October 5, 2026: Apple.')).toBeVisible()
    const food = canvas.getByRole('combobox', { name: 'Recipe or ingredient' })
    await userEvent.clear(food)
    await userEvent.type(food, 'app')
    await userEvent.click(await screen.findByRole('option', { name: /Apple/ }))
    const from = await canvas.findByRole('textbox', { name: 'Offered from' })
    await expect(from).toHaveValue('2026-11-18')
    await userEvent.clear(from)
    await userEvent.type(from, '2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sentPatch).toHaveBeenCalledWith(
        expect.objectContaining({ ingredientId: apple.id, recipeId: null, linkFrom: '2026-12-01' }),
      ),
    )
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'What was offered before was wrong' }))
    await expect(from).not.toBeInTheDocument()
  },
}

export const EditorOnPhone: Story = { args: open, globals: { viewport: { value: 'phone' } } }

/** A new item says what it needs. */
export const NewItem: Story = {
  args: { address: '/manage/masterItemsCatalog?open=new', children: <MasterItemScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    for (const text of ['Please provide item name', 'Choose a recipe or an ingredient.', 'Please select a category']) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
  },
}

// spec: 8.catalogue.subCategory
/** A sub-category is added next to the item; a taken name says so. */
export const SubCategoryInline: Story = {
  args: open,
  parameters: {
    msw: [
      http.post('*/commissary/itemSubCategories', () =>
        HttpResponse.json(
          { message: 'Check the fields.', fields: { name: 'Sub category name already exits.' } },
          { status: 422 },
        ),
      ),
      answerUser(),
      ...record,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New sub-category' }), 'hot{Enter}')
    await expect(await canvas.findByText('Sub category name already exits.')).toBeVisible()
  },
}

const changes: unknown[] = []
const cold = { ...hot, id: 6, name: 'Cold' }
let kept = [cold, hot]

/** Sub-categories are renamed and deleted in place, with Undo; one that is in use names its items. */
export const SubCategoriesManaged: Story = {
  tags: ['visual'],
  args: open,
  parameters: {
    msw: [
      http.patch('*/commissary/itemSubCategories/:id', async ({ request, params }) => {
        const body = (await request.json()) as { name: string }
        changes.push([Number(params['id']), request.headers.get('if-match'), body])
        kept = kept.map((row) => (row.id === Number(params['id']) ? { ...row, ...body, version: 2 } : row))
        return saved(Number(params['id']))
      }),
      http.delete('*/commissary/itemSubCategories/5', () => refused(409, 'Hot is still used by 1 master item: Tacos.')),
      http.delete('*/commissary/itemSubCategories/6', () => saved(6)),
      http.post('*/commissary/itemSubCategories', async ({ request }) => {
        changes.push(await request.json())
        return saved(7)
      }),
      http.get('*/commissary/itemSubCategories/search/*', () =>
        HttpResponse.json({ _embedded: { itemSubCategories: kept } }),
      ),
      answerUser(),
      ...record,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    changes.length = 0
    kept = [cold, hot]
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename or delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sub-categories of Entree' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Cold' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(changes).toEqual([{ catererId: 1, category: 'ENTREE', name: 'Cold' }]))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of Hot' }), ' entrees{Enter}')
    await waitFor(() => expect(changes).toContainEqual([5, '"1"', { name: 'Hot entrees' }]))
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Hot entrees' }))
    await expect(await dialog.findByText('Hot is still used by 1 master item: Tacos.')).toBeVisible()
  },
}
