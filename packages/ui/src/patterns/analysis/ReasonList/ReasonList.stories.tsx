import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { sodiumReasons, weekAnalysis } from '../../fixtures/week.ts'
import { ReasonList } from './ReasonList.tsx'

const every = weekAnalysis
  .flatMap((group) => group.rows)
  .flatMap((row) => row.reasons.map((reason) => ({ ...reason, id: `${row.id}-${reason.id}` })))

const meta = {
  component: ReasonList,
  args: { reasons: sodiumReasons, onOpenItem: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof ReasonList>

export default meta
type Story = StoryObj<typeof meta>

export const Shares: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Whole-wheat pepperoni pizza' }))
    await expect(args.onOpenItem).toHaveBeenCalledWith('pizza')
    await expect(canvas.queryByRole('button', { name: 'All other items' })).not.toBeInTheDocument()
  },
}
export const EveryKind: Story = { tags: ['visual'], args: { reasons: every } }
export const Empty: Story = { args: { reasons: [] } }

/** Of dozens of items the largest are shown; the rest expand. */
export const VeryLong: Story = {
  args: {
    reasons: Array.from({ length: 45 }, (_, index) => ({
      id: String(index),
      kind: 'share' as const,
      label: `Roasted chicken drumstick with whole-wheat roll and gravy, number ${index + 1}`,
      detail: 'Wednesday, August 26',
      amount: `${90 - index} mg`,
      share: (90 - index) / 3000,
      itemId: String(index),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 45' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(45)
  },
}
export const Phone: Story = {
  args: { reasons: every },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
}
export const RightToLeftText: Story = {
  args: { reasons: sodiumReasons.map((reason) => ({ ...reason, label: 'بيتزا القمح الكامل', detail: 'الأربعاء' })) },
}
