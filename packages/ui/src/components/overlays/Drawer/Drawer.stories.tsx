import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, isInSight, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  args: {
    title: 'Sodium, week of Nov 9',
    description: 'Daily average, weighted by planned servings.',
    onClose: fn(),
    children: <p>Turkey gravy contributes 412 of Thursday's 1,240 mg. The weekly limit is 1,110 mg.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** Opens from the end: right in left-to-right text, left in right-to-left. */
export const End: Story = {
  tags: ['visual'],
  args: { actions: <Button variant="solid">Save</Button> },
  play: async ({ args, globals, userEvent }) => {
    const drawer = screen.getByRole('dialog', { name: 'Sodium, week of Nov 9' })
    await expect(drawer).toHaveAccessibleDescription('Daily average, weighted by planned servings.')
    await waitFor(() => {
      const { left, right } = drawer.getBoundingClientRect()
      return expect(globals['direction'] === 'rtl' ? left : window.innerWidth - right).toBe(0)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Start: Story = {
  args: { side: 'start' },
  play: async ({ globals }) => {
    const drawer = screen.getByRole('dialog')
    await waitFor(() => {
      const { left, right } = drawer.getBoundingClientRect()
      return expect(globals['direction'] === 'rtl' ? window.innerWidth - right : left).toBe(0)
    })
  },
}
export const WithoutDescription: Story = { args: { description: undefined } }

/** Header and actions stay visible; the body scrolls, by keyboard too. */
export const LongText: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Day {index + 1}: 1,240 mg of 1,110 mg.</p>),
    actions: <Button variant="solid">Save</Button>,
  },
  play: async ({ userEvent }) => {
    // Scrolling is detected after measuring.
    await waitFor(() => expect(screen.getByText(/^Day 60/).closest('[tabindex="0"]')).not.toBeNull())
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Day 60')
    await isInSight(screen.getByRole('button', { name: 'Save' }))
    await isInSight(screen.getByRole('button', { name: 'Close' }))
  },
}

export const EndlessName: Story = {
  args: { title: endlessName, children: <p>{endlessName}</p>, actions: <Button variant="solid">Save</Button> },
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Save' }))
  },
}

export const RightToLeftText: Story = {
  args: { title: 'الصوديوم 🧂', description: 'متوسط أيام الأسبوع', children: <p lang="ar">مرق الديك الرومي ٤١٢ ملغ</p> },
}

/** A strip of the page stays visible; pressing it closes the drawer. */
export const Phone: Story = {
  args: { actions: <Button variant="solid">Save</Button> },
  globals: { viewport: { value: 'phone' } },
}

export const NarrowAndLarge: Story = {
  args: { actions: <Button variant="solid">Save</Button> },
  globals: narrowAndLarge,
  play: async () => {
    await staysWithinTheWindow()
    await isInSight(screen.getByRole('button', { name: 'Save' }))
  },
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Why?</Button>
      {isOpen && (
        <Drawer title="Sodium" onClose={() => setIsOpen(false)}>
          412 mg
        </Drawer>
      )}
    </>
  )
}

export const FocusReturns: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Why?' })
    await userEvent.click(button)
    await expect(screen.getByRole('dialog', { name: 'Sodium' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
