import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { answerPrograms } from '../../stories/cycle-menus.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MonthDialog } from './MonthDialog.tsx'

const onSaved = fn(() => Promise.resolve())
/** The server refuses a new month at some fields. */
const refusing = (fields: Record<string, string>) => [
  answerUser(),
  answerPrograms,
  http.post('/commissary/catererMonthlyCalendar/:caterer/:type', () =>
    HttpResponse.json({ message: 'Please correct the marked fields.', fields }, { status: 422 }),
  ),
]

const meta = {
  title: 'Screens/Master Menus/Adding a month',
  component: StoryApp,
  args: {
    address: '/manage/manageMasterMenus',
    children: <MonthDialog menuType="MEAL" cloned={null} onSaved={onSaved} onClose={() => undefined} />,
  },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: refusing({ yearMonth: 'Fall lunch already has this month.' }),
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A field that is blank or refused says why and gets the focus: first from the form, then from the server. */
export const RefusedFields: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New month' }))
    const add = await dialog.findByRole('button', { name: 'Add month' })
    await dialog.findByRole('combobox', { name: 'Program' })
    await userEvent.click(add)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()

    await userEvent.keyboard('Fall lunch')
    await userEvent.click(add)
    const month = dialog.getByRole('combobox', { name: 'Month' })
    await waitFor(() => expect(month).toHaveFocus())
    await expect(month).toHaveAccessibleDescription('Fall lunch already has this month.')
    await expect(name).toBeValid()
    await expect(onSaved).not.toHaveBeenCalled()
  },
}

/** A program that a colleague has just removed is refused at its field. */
export const RefusedProgram: Story = {
  parameters: {
    msw: refusing({ programId: 'This meal program does not exist.' }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New month' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Fall lunch')
    await userEvent.click(dialog.getByRole('button', { name: 'Add month' }))
    const program = dialog.getByRole('combobox', { name: 'Program' })
    await waitFor(() => expect(program).toHaveFocus())
    await expect(program).toHaveAccessibleDescription('This meal program does not exist.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Fall lunch')
  },
}
