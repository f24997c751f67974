import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { GroupVerdicts } from './GroupVerdicts.tsx'

const meta = {
  component: GroupVerdicts,
  args: {
    label: 'Grade groups',
    groups: [
      { id: 'K-5', label: 'Grades K-5', verdict: { now: 'pass', from2027: 'pass' } },
      { id: '6-8', label: 'Grades 6-8', verdict: { now: 'fail', from2027: 'fail' } },
    ],
    shownId: '6-8',
    onShow: fn(),
  },
} satisfies Meta<typeof GroupVerdicts>

export default meta
type Story = StoryObj<typeof meta>

/** Each group has its verdicts in words; the pressed group is the one shown. */
export const PassesAndFails: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const young = canvas.getByRole('button', { name: /^Grades K-5.*Pass.*Pass/ })
    await expect(canvas.getByRole('button', { name: /^Grades 6-8.*Fail.*Fail/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(young).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await expect(young).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith('K-5')
  },
}
export const Stacked: Story = { args: { isStacked: true } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>] }
