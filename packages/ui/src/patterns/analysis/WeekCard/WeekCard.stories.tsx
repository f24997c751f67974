import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Link } from '../../../components/navigation/Link/Link.tsx'
import { dayMarks } from '../../fixtures/week.ts'
import { WeekCard } from './WeekCard.tsx'

const meta = {
  component: WeekCard,
  args: {
    schoolName: 'Maple Grove Elementary',
    detail: 'Grades K-5 · Lunch',
    weekLabel: 'August 24 – 28',
    days: dayMarks('pass', 'pass', 'fail', 'pass', 'pass'),
    overall: { now: 'fail', from2027: 'fail' },
    problems: [
      { id: 'grain', label: 'Grains', status: 'fail', detail: '0.25 oz eq short on Wednesday' },
      { id: 'sodium', label: 'Sodium', status: 'fail', detail: '154 mg over', isLater: true },
      { id: 'sugar', label: 'Added sugars', status: 'unknown', detail: '2 foods without a value' },
      { id: 'meat', label: 'Meats/meat alternates', status: 'advisory', detail: '0.75 oz eq over' },
    ],
    link: <Link href="#week">Open week</Link>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof WeekCard>

export default meta
type Story = StoryObj<typeof meta>

/** Today's problems come first; those of the later rules are listed separately. */
export const Failing: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Maple Grove Elementary' })).toBeVisible()
    const later = within(canvas.getByRole('list', { name: 'Starting Jul 1, 2027' }))
    await expect(later.getByText('Sodium')).toBeVisible()
    await expect(later.queryByText('Grains')).not.toBeInTheDocument()
  },
}

/** Three problems, worst first; the others are counted. */
export const ManyProblems: Story = {
  args: {
    problems: ['Grains', 'Fruit', 'Vegetables', 'Milk'].map((label) => ({
      id: label,
      label,
      status: 'fail',
      detail: '0.25 short',
    })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('and 1 more')).toBeVisible(),
}
export const Passing: Story = {
  args: {
    days: dayMarks('pass', 'pass', 'pass', 'pass', 'pass'),
    overall: { now: 'pass', from2027: 'pass' },
    problems: [],
  },
}
export const NotPlanned: Story = { args: { days: dayMarks(), overall: null, problems: [] } }
export const Loading: Story = { args: { days: undefined, overall: undefined, problems: [] } }
export const Failed: Story = {
  args: { error: new Error('The week could not be loaded.') },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The week could not be loaded.'),
}
export const LongNames: Story = {
  args: { schoolName: 'Martin Luther King Jr. Memorial Elementary and Middle School of the Arts and Sciences' },
}
export const RightToLeftText: Story = {
  args: { schoolName: 'مدرسة القيقب الابتدائية', detail: 'غداء', weekLabel: '٢٤ إلى ٢٨ أغسطس' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
