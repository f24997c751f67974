import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../testing/story-checks.ts'
import { MergeFields } from './MergeFields.tsx'

const meta = {
  title: 'Form/Merge fields',
  component: MergeFields,
  args: {
    label: 'Someone else saved this record',
    message: (
      <>
        <strong>Luis Ortega saved this record on Nov 18, 2026, 9:58 AM while you were editing.</strong> Your changes are
        kept. Choose a value for each field, then save.
      </>
    ),
    sideNames: { mine: 'Yours', theirs: 'Current version' },
    emptyText: 'Empty',
    fields: [
      { name: 'name', label: 'Vendor Name', mine: 'Green Valley', theirs: 'Green Valley Farms', chosen: 'mine' },
      { name: 'address', label: 'Address', mine: '', theirs: '12 Orchard Road\nMapleton', chosen: 'theirs' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof MergeFields>

export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus when it appears; arrow keys choose within a field. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: args.label })).toHaveFocus())
    await userEvent.tab()
    const name = within(canvas.getByRole('radiogroup', { name: 'Vendor Name' }))
    await expect(name.getByRole('radio', { name: /Yours Green Valley/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenCalledWith('name', 'theirs')
    const address = within(canvas.getByRole('radiogroup', { name: 'Address' }))
    await expect(address.getByRole('radio', { name: 'Yours Empty' })).not.toBeChecked()
  },
}

export const NothingToChoose: Story = { args: { fields: [] } }

export const EndlessValues: Story = {
  args: {
    fields: [{ name: 'note', label: endlessName, mine: endlessName, theirs: endlessName, chosen: 'theirs' }],
  },
  play: staysWithinTheWindow,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: staysWithinTheWindow }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
