import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { StepList } from './StepList.tsx'

const facts = [
  { id: 'limit', label: 'Critical limit', value: 'Heat to 165 °F for 15 seconds.' },
  { id: 'monitoring', label: 'Monitoring', value: 'Check three spots with a probe thermometer.' },
  { id: 'correctiveAction', label: 'Corrective action', value: 'Keep heating until every spot reaches 165 °F.' },
]
const point = { title: 'Critical control point', facts }

const meta = {
  component: StepList,
  args: {
    label: 'Steps of Soft beef tacos',
    steps: [
      { id: '1', text: 'Brown the beef and drain.', point },
      { id: '2', text: 'Steam the tortillas.\nKeep them covered.' },
      { id: '3', text: 'Fill each tortilla with a No. 30 scoop of meat.' },
    ],
  },
} satisfies Meta<typeof StepList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Steps of Soft beef tacos' })).getAllByRole(
      'listitem',
    )
    await expect(within(first as HTMLElement).getByText('Critical control point')).toBeVisible()
    await expect(within(second as HTMLElement).queryByText('Critical control point')).toBeNull()
  },
}
/** A long word breaks inside the list instead of widening it. */
export const LongTexts: Story = {
  args: {
    steps: [
      {
        id: '1',
        text: 'Stir'.repeat(80),
        point: { ...point, facts: [{ id: 'limit', label: 'Limit', value: 'Heat'.repeat(80) }] },
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
export const RightToLeftText: Story = { args: { label: 'الخطوات', steps: [{ id: '1', text: 'سخن الحليب.' }] } }
