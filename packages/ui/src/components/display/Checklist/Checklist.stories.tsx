import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Checklist } from './Checklist.tsx'

const steps = [
  {
    id: 'foods',
    title: 'Import reference foods',
    hint: "So you don't have to type nutrition values.",
    href: '#foods',
    isDone: true,
  },
  { id: 'ingredients', title: 'Add your ingredients', hint: 'What your kitchens buy.', href: '#food', isDone: false },
  {
    id: 'menus',
    title: 'Plan a week',
    hint: 'See whether it meets the meal pattern.',
    href: '#menus',
    isDone: false,
  },
]

const meta = {
  component: Checklist,
  args: { title: 'First steps', description: 'Go from a food list to a compliant menu.', doneLabel: 'Done', steps },
} satisfies Meta<typeof Checklist>

export default meta
type Story = StoryObj<typeof meta>

/** The next step is highlighted. Screen readers hear which steps are done. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'First steps' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Import reference foods, Done')
    await expect(canvas.getByRole('link', { name: 'Plan a week' })).toHaveAttribute('href', '#menus')
  },
}
export const NothingDone: Story = { args: { steps: steps.map((step) => ({ ...step, isDone: false })) } }
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, isDone: true })) } }
export const VeryLong: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title} for every school, kitchen and storage location your caterer serves`,
      hint: `${step.hint} ${step.hint} ${step.hint} ${step.hint}`,
    })),
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = {
  args: {
    title: 'الخطوات الأولى',
    description: '',
    steps: steps.map((step) => ({ ...step, title: 'خطط لأسبوع', hint: '' })),
  },
}
