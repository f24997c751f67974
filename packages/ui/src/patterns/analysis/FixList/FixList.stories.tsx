import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { FixList, type FixEntry } from './FixList.tsx'

const fixes: FixEntry[] = [
  {
    id: 'swap',
    steps: ['Mon, Nov 16: swap Pepperoni pizza for Chicken and rice bowl'],
    differences: [
      { id: 'cost', label: 'Cost per meal', value: '−$0.04' },
      { id: 'calories', label: 'Calories', value: '−12' },
      { id: 'sodium', label: 'Sodium', value: '−96 mg' },
      { id: 'acceptance', label: 'Acceptance', value: '+6%' },
    ],
    applyLabel: 'Apply: swap Pepperoni pizza for Chicken and rice bowl',
  },
  {
    id: 'portion',
    steps: ['On 5 days: serve 1/2 oz of Ranch dressing', 'Fri, Nov 20: take Dill pickles off'],
    differences: [
      { id: 'cost', label: 'Cost per meal', value: 'Unknown' },
      { id: 'calories', label: 'Calories', value: '−71' },
      { id: 'sodium', label: 'Sodium', value: '−130 mg' },
    ],
    applyLabel: 'Apply: serve 1/2 oz of Ranch dressing, take Dill pickles off',
  },
]

const meta = {
  component: FixList,
  args: {
    title: 'Cheapest changes that pass',
    fixes,
    searching: 'Looking for changes…',
    none: 'No change of a few items passes without breaking another rule.',
    apply: 'Apply',
    onApply: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof FixList>

export default meta
type Story = StoryObj<typeof meta>

export const Fixes: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Apply: serve/ }))
    await expect(args.onApply).toHaveBeenCalledWith('portion')
    await expect(canvas.getByRole('list', { name: 'Cheapest changes that pass' })).toBeVisible()
  },
}
export const Searching: Story = {
  args: { fixes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for changes…').parentElement).toHaveAttribute('aria-busy', 'true')
  },
}
export const None: Story = { args: { fixes: [] } }
export const LongNames: Story = {
  args: {
    fixes: fixes.map((fix) => ({
      ...fix,
      steps: fix.steps.map((step) => `${step} with a very-long-name-without-any-space`.repeat(2)),
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
}
