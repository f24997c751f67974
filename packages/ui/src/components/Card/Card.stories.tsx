import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  args: { title: 'Cedar Elementary', children: <p>Week of 9 November: 5 days planned, 412 servings a day.</p> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Cedar Elementary' })).toBeVisible(),
}
export const WithActions: Story = { args: { actions: <Button size="small">Open School</Button> } }
export const Plain: Story = { args: { title: '', children: <p>No menus are planned yet.</p> } }
export const LongText: Story = {
  args: {
    title: 'Franklin Delano Roosevelt Preparatory Academy of Science, Agriculture and the Culinary Arts',
    actions: <Button size="small">Open School</Button>,
  },
}
