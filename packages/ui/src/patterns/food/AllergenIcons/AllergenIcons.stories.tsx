import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { everyAllergen, tacoAllergens } from '../../fixtures/recipe.ts'
import { AllergenIcons } from './AllergenIcons.tsx'

const meta = { component: AllergenIcons, args: { allergens: tacoAllergens } } satisfies Meta<typeof AllergenIcons>

export default meta
type Story = StoryObj<typeof meta>

/** The foods that contain it are shown on request. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Milk' }))
    await expect(canvas.getByRole('dialog', { name: 'Contains: Milk' })).toHaveTextContent('Cheddar cheese, shredded')
  },
}
export const EveryAllergen: Story = { args: { allergens: everyAllergen } }
export const None: Story = { args: { allergens: [] } }
export const Row: Story = {
  args: { variant: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milk')).toBeVisible()
    await expect(canvas.getByText('+2')).toBeVisible()
    await expect(canvas.getByText(/May contain: Soy/)).toBeInTheDocument()
    await expect(canvas.getByText('Unknown: Mustard')).toBeInTheDocument()
  },
}
/** Allergens beyond the limit are counted, and announced to screen readers. */
export const RowCutShort: Story = {
  args: { variant: 'row', most: 2, allergens: everyAllergen },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Allergens' })).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(/^Milk/)
    await expect(items[2]).toHaveTextContent(/^\+\d/)
    await expect(items[2]).toHaveTextContent(/Contains: /)
  },
}
export const RightToLeftText: Story = {
  args: { allergens: [{ code: 'Milk', label: 'حليب', level: 'contains', reasons: ['جبن'] }] },
}
