import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    title: 'Add storage location',
    onClose: fn(),
    children: <TextField label="Storage name" value="" onChange={fn()} />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid">Save</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Add storage location' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Storage name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const WithDescription: Story = {
  args: { description: 'Shown where stock is counted.' },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Shown where stock is counted.')
  },
}

/** Head and buttons stay in sight while the middle scrolls. */
export const LongText: Story = {
  args: {
    title: 'Chicken and brown rice bowl with roasted broccoli, carrots and a sesame-ginger dressing',
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Step {index + 1}: hold at 140 °F or above until served.</p>
        ))}
        <TextField label="Note for the kitchen" value="" onChange={fn()} />
      </>
    ),
    actions: <Button variant="solid">Ok</Button>,
  },
}
