import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ValueWithUnit } from './ValueWithUnit.tsx'

const meta = { component: ValueWithUnit, args: { value: 1089, unit: 'mg' } } satisfies Meta<typeof ValueWithUnit>

export default meta
type Story = StoryObj<typeof meta>

export const WithUnit: Story = {}
export const Digits: Story = {
  args: { value: 8.92, unit: '% of calories', digits: 1 },
  play: async ({ canvas }) => expect(canvas.getByText('8.9')).toBeVisible(),
}
export const NoUnit: Story = { args: { value: 300, unit: undefined } }

/** Numbers of any length align at their end. */
export const InAColumn: Story = {
  tags: ['visual'],
  render: () => (
    <table>
      <tbody>
        {[9.2, 1110, 61.7, 12008].map((value) => (
          <tr key={value}>
            <td style={{ textAlign: 'end' }}>
              <ValueWithUnit value={value} unit="mg" digits={1} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
