import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { CostLine } from './CostLine.tsx'

const meta = {
  component: CostLine,
  parameters: { layout: 'padded' },
  args: {
    label: 'Cost per meal, this week',
    cost: { value: '$1.52', difference: '+$0.07 over the target of $1.45', isOver: true },
    children: <Button size="small">Show item costs</Button>,
  },
} satisfies Meta<typeof CostLine>

export default meta
type Story = StoryObj<typeof meta>

/** A sign and a word say the same as the color. */
export const Over: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => expect(canvas.getByText('+$0.07 over the target of $1.45')).toBeVisible(),
}

export const Under: Story = { args: { cost: { value: '$1.42', difference: '$0.03 under the target of $1.45' } } }

export const NoTarget: Story = { args: { cost: { value: '$1.42' } } }

/** Some items have no price: the cost is a lower bound, and says why. */
export const LowerBound: Story = {
  args: { cost: { value: '≥ $1.42', difference: 'Target $1.45', gap: '2 items without a price' } },
}

/** The known cost alone is already over the target. */
export const LowerBoundOver: Story = {
  args: {
    cost: {
      value: '≥ $1.52',
      difference: '+$0.07 over the target of $1.45',
      isOver: true,
      gap: '2 items without a price',
    },
  },
}

export const Unknown: Story = { args: { cost: { value: 'Cost unknown', gap: 'No item has a price' }, children: null } }

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Cost per meal, November 30 – December 4, 2026',
    cost: {
      value: '≥ $1,234,567.89',
      difference: '+$1,234,566.44 over the target of $1.45',
      isOver: true,
      gap: '128 items without a price, 96 items without servings, 4 days without planned meals',
    },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
