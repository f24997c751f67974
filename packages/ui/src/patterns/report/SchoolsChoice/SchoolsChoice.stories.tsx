import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { SchoolsChoice } from './SchoolsChoice.tsx'

const meta = {
  component: SchoolsChoice,
  args: {
    schools: [
      { id: 1, name: 'Maple Street Elementary' },
      { id: 2, name: 'Juniper Hill Elementary' },
    ],
    schoolIds: [],
    onChange: fn(),
    text: {
      label: 'Schools',
      all: 'All schools',
      some: (count) => `${count} schools`,
      find: 'Find a school',
      show: 'Show',
      selectAll: (count) => `All schools (${count})`,
    },
  },
} satisfies Meta<typeof SchoolsChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing all schools is the same as choosing none. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schools: All schools' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Maple Street Elementary' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([2])
    await userEvent.click(canvas.getByRole('button', { name: 'Schools: All schools' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const OneChosen: Story = {
  args: { schoolIds: [2] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Schools: Juniper Hill Elementary' })).toBeVisible(),
}

/** With one school there is nothing to choose. */
export const OneSchool: Story = {
  args: { schools: [{ id: 1, name: 'Maple Street Elementary' }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
}
