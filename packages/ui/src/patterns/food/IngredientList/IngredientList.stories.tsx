import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { IngredientList } from './IngredientList.tsx'

const meta = {
  component: IngredientList,
  args: {
    label: 'Ingredients of Soft beef tacos',
    lines: [
      { id: '1', amount: '15 lb', name: 'Ground beef, 90% lean, raw', details: ['thawed', 'AP'] },
      { id: '2', amount: '200 each', name: 'Tortilla, whole wheat, 6 inch' },
      { id: '3', amount: '6 1/2 cup, shredded', name: 'Cheese, cheddar, reduced fat' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof IngredientList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ingredients of Soft beef tacos' })).toBeVisible()
    const [beef] = canvas.getAllByRole('listitem')
    await expect(beef).toHaveTextContent('15 lb Ground beef, 90% lean, rawthawed, AP')
  },
}
/** Names and measures break inside the list instead of widening it. */
export const LongTexts: Story = {
  args: {
    lines: [
      {
        id: '1',
        amount: '1 1/2 container (10.6 oz), undrained',
        name: 'Cheese'.repeat(20),
        details: ['grated'.repeat(20)],
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
export const WithoutAmount: Story = { args: { lines: [{ id: '1', amount: '', name: 'Salt', details: ['to taste'] }] } }
export const RightToLeftText: Story = {
  args: { label: 'المكونات', lines: [{ id: '1', amount: '1 1/2 cup', name: 'حليب', details: ['بارد'] }] },
}
