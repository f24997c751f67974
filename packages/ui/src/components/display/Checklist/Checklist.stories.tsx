import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { Link } from '../../navigation/Link/Link.tsx'
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
/** The next step has its buttons; a step without a link is for someone else to take. */
export const WithActions: Story = {
  args: {
    actions: <Button size="small">Hide these steps</Button>,
    steps: steps.map((step) => ({
      ...step,
      ...(step.id === 'menus' && { href: undefined, hint: 'Ask an administrator.' }),
      action: (
        <Link variant="solid" size="small" href={step.href}>
          {`Start: ${step.title}`}
        </Link>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Start/ })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Start: Add your ingredients' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Plan a week' })).not.toBeInTheDocument()
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
