import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NutrientBar } from './NutrientBar.tsx'

const none = { minimum: null, maximum: null }

const meta = {
  component: NutrientBar,
  args: {
    label: 'Sodium',
    unit: 'mg',
    value: { known: 1089, missing: [] },
    status: 'pass',
    now: { minimum: null, maximum: 1110 },
    from2027: { minimum: null, maximum: 935 },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof NutrientBar>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLimits: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Sodium 1,089 mg; Today: at most 1,110 mg; Starting Jul 1, 2027: at most 935 mg',
      }),
    ).toBeVisible()
  },
}
export const Over: Story = { args: { value: { known: 1290, missing: [] }, status: 'fail' } }
export const Range: Story = {
  args: {
    label: 'Calories',
    unit: 'calories',
    value: { known: 617, missing: [] },
    now: { minimum: 550, maximum: 650 },
    from2027: { minimum: 550, maximum: 650 },
  },
}

/** The bar is hatched past the known part, because the rest is unknown. */
export const Incomplete: Story = {
  tags: ['visual'],
  args: { value: { known: 640, missing: ['Taco seasoning'] }, status: 'unknown' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: /^Sodium ≥ 640 mg, incomplete/ })).toBeVisible(),
}
export const Unknown: Story = { args: { value: { known: null, missing: ['Taco seasoning'] }, status: 'unknown' } }
export const NotChecked: Story = {
  args: {
    label: 'Iron',
    unit: 'mg',
    digits: 1,
    value: { known: 2.7, missing: [] },
    status: null,
    now: none,
    from2027: null,
  },
}
export const LessThan: Story = {
  args: {
    label: 'Saturated fat',
    unit: '% of calories',
    digits: 1,
    value: { known: 8.92, missing: [] },
    now: { minimum: null, maximum: 10, isMaximumExclusive: true },
    from2027: null,
  },
}
