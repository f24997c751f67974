import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { everyAllergen, tacoAllergens, tacoCredits, tacoNutrients } from '../../fixtures/recipe.ts'
import { NutritionPanel } from './NutritionPanel.tsx'

const meta = {
  component: NutritionPanel,
  args: {
    title: 'Per portion',
    subtitle: '100 portions',
    nutrients: tacoNutrients,
    credits: tacoCredits,
    allergens: tacoAllergens,
    grams: { known: 157, missing: [] },
    cost: { known: 0.8514, missing: ['Salsa, house'] },
    formatCost: (cost) => `$${cost.toFixed(4)}`,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof NutritionPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The meal-pattern nutrients are shown; the others expand. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Sodium' })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: 'Iron' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10 nutrients' }))
    await expect(canvas.getByRole('rowheader', { name: 'Iron' })).toBeVisible()
  },
}
export const Complete: Story = {
  args: {
    nutrients: tacoNutrients.map((nutrient) => ({
      ...nutrient,
      value: { known: nutrient.value.known ?? 0.4, missing: [] },
    })),
    cost: { known: 0.8514, missing: [] },
    allergens: tacoAllergens.slice(0, 3),
    credits: tacoCredits.slice(1, 2),
  },
}
/** An estimated value is marked, and shows what it was estimated from. */
export const Estimated: Story = {
  args: {
    nutrients: tacoNutrients
      .slice(0, 4)
      .map((nutrient, index) =>
        index === 1 ? { ...nutrient, estimatedFrom: 'USDA SR 05306, Turkey, ground' } : nutrient,
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'estimated' }))
    await expect(canvas.getByRole('dialog', { name: 'Estimated from' })).toHaveTextContent('USDA SR 05306')
  },
}
/** A value that was accepted as 0 shows the reason. */
export const StatedWithReason: Story = {
  args: {
    nutrients: tacoNutrients
      .slice(0, 4)
      .map((nutrient, index) =>
        index === 1 ? { ...nutrient, value: { known: 0, missing: [] }, statedFor: 'Plain water has none.' } : nutrient,
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'reason' }))
    await expect(canvas.getByRole('dialog', { name: 'Reason for this value' })).toHaveTextContent(
      'Plain water has none.',
    )
  },
}
/** A recipe's value is marked where some of its foods have estimates. */
export const PartlyEstimated: Story = {
  args: {
    nutrients: tacoNutrients
      .slice(0, 4)
      .map((nutrient, index) => (index === 1 ? { ...nutrient, estimatedFoods: ['Ground turkey', 'Salsa'] } : nutrient)),
    footer: <a href="#shares">How this was calculated</a>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'partly estimated' }))
    await expect(canvas.getByRole('dialog', { name: 'Estimated values of' })).toHaveTextContent('Ground turkeySalsa')
    await expect(canvas.getByRole('link', { name: 'How this was calculated' })).toBeVisible()
  },
}
export const WithLimits: Story = {
  args: {
    nutrients: tacoNutrients
      .slice(0, 4)
      .map((nutrient) => ({ ...nutrient, limits: { minimum: null, maximum: (nutrient.value.known ?? 5) * 1.5 } })),
  },
}
export const Loading: Story = { args: { nutrients: undefined } }
export const NothingYet: Story = { args: { notice: 'Enter the number of portions to see nutrition.' } }
export const Empty: Story = { args: { credits: [], allergens: [], cost: null, grams: null } }
export const VeryLong: Story = {
  args: {
    title: 'Per portion of Mediterranean chickpea and roasted-vegetable flatbread with feta',
    allergens: everyAllergen,
    nutrients: tacoNutrients.map((nutrient) => ({
      ...nutrient,
      label: `${nutrient.label}, as analyzed by a laboratory`,
    })),
  },
}
export const RightToLeftText: Story = {
  args: { title: 'لكل حصة', subtitle: '١٠٠ حصة' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
