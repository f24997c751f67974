import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { tacoCredits } from '../../fixtures/recipe.ts'
import { CreditList } from './CreditList.tsx'

const meta = {
  component: CreditList,
  args: { credits: tacoCredits },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof CreditList>

export default meta
type Story = StoryObj<typeof meta>

/** Exact and credited amounts, what was rounded down, and what has no documentation. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2.96 exact, credited 2.75 oz eq')).toBeInTheDocument()
    await expect(canvas.getByText('0.21 oz eq rounded down')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'no documentation' }))
    await expect(canvas.getByText('Ground beef, 80% lean')).toBeVisible()
  },
}
export const NothingLost: Story = { args: { credits: tacoCredits.slice(1, 2) } }
export const Incomplete: Story = { args: { credits: tacoCredits.slice(2) } }
/** Foods that nobody has assessed may credit to any component. */
export const NotAssessed: Story = {
  args: { credits: tacoCredits.slice(1, 2), notAssessed: ['Taco seasoning', 'Canola oil'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'crediting not assessed' }))
    await expect(canvas.getByText('Taco seasoning')).toBeVisible()
  },
}
export const NothingAssessed: Story = {
  args: { credits: [], notAssessed: ['Chocolate chip cookie'] },
  play: async ({ canvas }) => expect(canvas.queryByText('No meal-pattern credit.')).toBeNull(),
}
export const Empty: Story = { args: { credits: [] } }
export const RightToLeftText: Story = {
  args: { credits: tacoCredits.map((credit) => ({ ...credit, label: 'اللحوم وبدائلها', parts: [] })) },
}
