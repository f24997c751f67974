import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, isInSight, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { TextField } from '../../fields/TextField/TextField.tsx'
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
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Add storage location' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Storage name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const WithDescription: Story = {
  args: { description: 'Shown when counting stock.' },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Shown when counting stock.')
  },
}

export const Wide: Story = {
  args: {
    width: 'wide',
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
        <TextField label="Storage name" value="Walk-in cooler" onChange={fn()} />
        <TextField label="Place" value="Central kitchen" onChange={fn()} />
      </div>
    ),
  },
}

export const TitleOnly: Story = { args: { children: undefined, actions: <Button variant="solid">Ok</Button> } }

/** While the action runs, neither Escape nor Close closes it. */
export const Busy: Story = {
  args: {
    isBusy: true,
    actions: (
      <Button variant="solid" isBusy>
        Save
      </Button>
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const steps = Array.from({ length: 40 }, (_, index) => (
  <p key={index}>Step {index + 1}: hold at 140 °F or above until served.</p>
))

/** Header and buttons stay visible while the body scrolls, by keyboard too. */
export const LongText: Story = {
  args: {
    title: 'Chicken and brown rice bowl with roasted broccoli, carrots and a sesame-ginger dressing',
    children: steps,
    actions: <Button variant="solid">Ok</Button>,
  },
  play: async ({ userEvent }) => {
    // Scrolling is detected after measuring.
    const findBody = () => screen.getByText(/^Step 40/).closest('[tabindex="0"]')
    await waitFor(() => expect(findBody()).not.toBeNull())
    const body = findBody()
    await userEvent.tab()
    await userEvent.tab()
    await expect(body).toHaveFocus()
    body?.scrollTo(0, 9999)
    await isInSight(screen.getByRole('button', { name: 'Ok' }))
    await isInSight(screen.getByRole('button', { name: 'Close' }))
  },
}

/** An endless name from a broken import neither hides the buttons nor widens the page. */
export const EndlessName: Story = {
  args: { title: endlessName, description: endlessName },
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Save' }))
  },
}

export const RightToLeftText: Story = {
  args: { title: 'إضافة موقع تخزين 🧊', description: 'يظهر حيث يُحسب المخزون' },
}

/** A bottom sheet, within reach of the thumb. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { bottom, width } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(bottom).toBe(window.innerHeight)
    await expect(width).toBe(document.documentElement.clientWidth)
  },
}

export const NarrowAndLarge: Story = {
  globals: narrowAndLarge,
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Save' }))
    await isInSight(screen.getByRole('button', { name: 'Close' }))
  },
}
