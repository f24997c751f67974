import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { Link } from '../../../components/navigation/Link/Link.tsx'
import { everyAllergen } from '../../fixtures/recipe.ts'
import { longLibrary, menuCategories, menuLibrary } from '../../fixtures/menu.ts'
import { ItemLibrary } from './ItemLibrary.tsx'

const meta = {
  component: ItemLibrary,
  args: {
    label: 'Menu items',
    items: menuLibrary,
    categories: menuCategories,
    targetLabel: 'Monday, August 24',
    onAdd: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem', blockSize: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof ItemLibrary>

export default meta
type Story = StoryObj<typeof meta>

/** Type, arrows and Enter work from the search field. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search menu items' })
    await userEvent.type(search, 'sal')
    const list = canvas.getByRole('listbox', { name: 'Menu items' })
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith(menuLibrary[5])
  },
}
export const ByCategory: Story = {
  args: { items: menuLibrary.map((item) => ({ ...item, note: 'New version from Dec 1, 2026' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Milk')
    const list = canvas.getByRole('listbox', { name: 'Menu items' })
    await expect(within(list).getAllByRole('option')).toHaveLength(3)
    await expect(within(list).getAllByText('New version from Dec 1, 2026')).toHaveLength(3)
  },
}

/** Only visible rows are in the page; the keyboard reaches the others. */
export const EightHundredItems: Story = {
  args: { items: longLibrary },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /no\. [12] / })).toHaveLength(2))
    await expect(document.querySelectorAll('[role=option][aria-posinset]').length).toBeLessThan(60)
    canvas.getByRole('combobox', { name: 'Search menu items' }).focus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: /no\. 41 /, selected: true })).toBeVisible())
  },
}
export const NoTarget: Story = { args: { targetLabel: null } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { items: undefined } }
export const Empty: Story = {
  args: { items: [], emptyAction: <Link href="#recipes">Recipes</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Add recipes, or ingredients with a serving/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toBeVisible()
  },
}
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search menu items' }), 'dragonfruit')
    await expect(await canvas.findByText('No matches')).toBeVisible()
  },
}
export const Failed: Story = { args: { error: new Error('The recipes could not be loaded.'), onRetry: fn() } }
export const VeryLong: Story = {
  args: {
    items: menuLibrary.slice(0, 4).map((item) => ({
      ...item,
      name: `${item.name} with roasted Mediterranean vegetables and a name that goes on`,
      allergens: everyAllergen,
    })),
  },
}
export const RightToLeftText: Story = {
  args: { label: 'الأصناف', items: menuLibrary.map((item) => ({ ...item, name: `تاكو اللحم ${item.id}` })) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
