import type { UserInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, never, refused } from '../../stories/answers.ts'
import { longName } from '../../stories/fixtures.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { ana, answerUserRecord, dana, luis, mei } from '../../stories/user-records.ts'
import { maple, planner, school } from '../../stories/users.ts'
import { UserRecordScreen } from './UserRecordScreen.tsx'
import { toInput, toValues } from './user-values.ts'

/** Recorded requests: the call, its body and the version it was based on. */
const sent = fn<(call: string, body?: UserInput, ifMatch?: string | null) => void>()
const written = (message: string, status = 200) =>
  HttpResponse.json({ data: { message, id: 12, version: 4 } }, { status })

const answerPost = http.post('/commissary/users', async ({ request }) => {
  sent('create', (await request.json()) as UserInput)
  return written('User created successfully', 201)
})
const answerPut = http.put('/commissary/users/:id', async ({ request }) => {
  sent('update', (await request.json()) as UserInput, request.headers.get('If-Match'))
  return written('User updated successfully')
})
const answerAction = (name: 'invitation' | 'deactivate' | 'reactivate', message: string) =>
  http.post(`/commissary/users/:id/${name}`, () => {
    sent(name)
    return written(message)
  })
const noHistory = http.get('/commissary/recordHistory', () =>
  HttpResponse.json({
    _embedded: { events: [] },
    page: { size: 10, number: 0, totalElements: 0, totalPages: 0 },
  }),
)
const manySchools = Array.from({ length: 300 }, (_, at) => school(at + 1, `School ${at + 1}`))

const meta = {
  title: 'Screens/Users/Record',
  component: StoryApp,
  args: { address: '/settings/userRecord?id=12', children: <UserRecordScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerUserRecord(luis), answerPost, answerPut, noHistory] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.route.settings.userRecord
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Luis Ortega' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Maple Street Elementary' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Menus' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Settings' })).not.toBeChecked()
  },
}

export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Juniper Hill Elementary' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Settings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User updated successfully')).toBeVisible()
    const input = { ...toInput(toValues(luis)), schools: [1, 2], modules: ['menus', 'production', 'settings'] }
    await expect(sent.mock.calls).toEqual([['update', input, '"3"']])
  },
}

// spec: 1.users
/** A pasted phone number becomes its digits, and clicking Save twice adds one user. */
export const Add: Story = {
  args: { address: '/settings/userRecord?id=new' },
  play: async ({ canvas, userEvent }) => {
    const firstName = await canvas.findByLabelText(/^First name/)
    await waitFor(() => expect(firstName).toHaveFocus())
    await userEvent.keyboard('  Noor ')
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Haddad')
    await userEvent.type(canvas.getByLabelText(/^Email/), ' noor@school.test ')
    await userEvent.click(canvas.getByLabelText(/^Mobile/))
    await userEvent.paste('+1 (٥٥٥) 010-9999')
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
    const save = canvas.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await expect(await canvas.findByText('User created successfully')).toBeVisible()
    await expect(sent.mock.calls).toEqual([
      [
        'create',
        {
          firstName: 'Noor',
          lastName: 'Haddad',
          email: 'noor@school.test',
          mobile: '5550109999',
          role: 'staff',
          hasAllSchools: true,
          schools: [],
          modules: null,
        },
      ],
    ])
  },
}

// spec: 8.catalogue.firstName, 8.catalogue.mobile, 8.catalogue.users
export const RequiredTexts: Story = {
  args: { address: '/settings/userRecord' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Last name/), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const firstName = canvas.getByLabelText(/^First name/)
    await expect(firstName).toHaveAccessibleDescription('Please provide first name')
    await waitFor(() => expect(firstName).toHaveFocus())
    await expect(canvas.getByLabelText(/^Last name/)).toHaveAccessibleDescription('Please provide last name')
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Please provide email/)
    await expect(canvas.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(/Please provide mobile no/)

    await userEvent.type(canvas.getByLabelText(/^Email/), 'noor@school')
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Please provide a valid email/)
    await userEvent.type(canvas.getByLabelText(/^Mobile/), '=1+1')
    await expect(canvas.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(/Please provide digits only/)
    await userEvent.clear(canvas.getByLabelText(/^Mobile/))
    await userEvent.type(canvas.getByLabelText(/^Mobile/), '+442071234567')
    await expect(canvas.getByLabelText(/^Mobile/)).toHaveAccessibleDescription(/country code \+1\./)
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Administrators have full access and parents none, so neither has access fields. */
export const OtherRoles: Story = {
  parameters: { msw: [answerUser(), answerUserRecord(luis), answerPut, noHistory] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Parent' }))
    await expect(canvas.queryByRole('radio', { name: 'Selected schools' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Staff' }))
    await expect(canvas.getByRole('checkbox', { name: 'Maple Street Elementary' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Administrator' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent.mock.lastCall?.[1]).toMatchObject({
        role: 'administrator',
        hasAllSchools: true,
        schools: [],
        modules: null,
      }),
    )
  },
}

/** Staff need at least one school and one area. */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Maple Street Elementary' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Menus' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Production' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Please select at least one school, or choose all schools.')).toBeVisible()
    await expect(canvas.getByText('Please select at least one area, or choose all areas.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Searching narrows the schools, and all matches can be selected at once. */
export const ManySchools: Story = {
  args: { user: { ...planner, schools: manySchools } },
  parameters: {
    msw: [answerUser({ ...planner, schools: manySchools }), answerUserRecord(luis), answerPut, noHistory],
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search schools' })
    await userEvent.type(search, 'School 300')
    await expect(canvas.queryByRole('checkbox', { name: 'School 30' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 1' }))
    await expect(canvas.getByText('2 of 300 selected')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 300' }))
    await expect(canvas.getByText('300 of 300 selected')).toBeVisible()
  },
}

/** The server's error is shown at its field. */
export const EmailTaken: Story = {
  args: { address: '/settings/userRecord?id=new' },
  parameters: {
    msw: [
      answerUser(),
      http.post('/commissary/users', () =>
        HttpResponse.json(
          { message: 'Please check the fields.', fields: { email: 'This email id is already registered' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First name/), 'Noor')
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Haddad')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'luis@demo.test')
    await userEvent.type(canvas.getByLabelText(/^Mobile/), '5550109999{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/This email id is already registered/),
    )
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
  },
}

/** Another administrator saved first: the input stays, and each field's value can be chosen. */
export const SomeoneElseSaved: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerUserRecord(luis),
      noHistory,
      http.put('/commissary/users/:id', async ({ request }) => {
        const ifMatch = request.headers.get('If-Match')
        sent('update', (await request.json()) as UserInput, ifMatch)
        if (ifMatch === '"4"') return written('User updated successfully')
        const current = {
          ...luis,
          mobile: '5550100199',
          email: 'l.ortega@demo.test',
          modules: ['menus'],
          version: 4,
          updatedAt: '2026-11-18T14:58:00.000Z',
          updatedBy: 'Grace Okafor',
        }
        return HttpResponse.json({ message: 'Someone else saved this user.', current }, { status: 409 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'luis.ortega@demo.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    const merge = within(await canvas.findByRole('group', { name: 'Someone else saved this record' }))
    await expect(merge.getByText(/Grace Okafor saved this record on Nov 18, 2026/)).toBeVisible()
    // A field that both users changed keeps this user's value by default; otherwise it takes the saved value.
    await expect(email).toHaveValue('luis.ortega@demo.test')
    await expect(canvas.getByLabelText(/^Mobile/)).toHaveValue('5550100199')
    await expect(canvas.getByRole('checkbox', { name: 'Production' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User updated successfully')).toBeVisible()
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      email: 'luis.ortega@demo.test',
      mobile: '5550100199',
      modules: ['menus'],
    })
  },
}

export const Invited: Story = {
  args: { address: '/settings/userRecord?id=13' },
  parameters: {
    msw: [answerUser(), answerUserRecord(mei), answerAction('invitation', 'Invitation sent successfully'), noHistory],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Invitation sent on Nov 16, 2026, 9:30\sAM\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend invitation' }))
    await expect(await canvas.findByText('Invitation sent successfully')).toBeVisible()
    await expect(sent.mock.calls).toEqual([['invitation']])
  },
}

/** The confirmation states the consequences; afterward the same page offers to reactivate. */
export const Deactivates: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerUserRecord(() => (sent.mock.calls.length > 0 ? { ...luis, status: 'inactive', version: 4 } : luis)),
      answerPut,
      answerAction('deactivate', 'User deactivated successfully'),
      noHistory,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate Luis Ortega?' }))
    await expect(dialog.getByText(/Luis Ortega is logged out everywhere/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await expect(await canvas.findByText('User deactivated successfully')).toBeVisible()
    const reactivate = await canvas.findByRole('button', { name: 'Reactivate' })
    await waitFor(() => expect(reactivate).toHaveFocus())
    await expect(canvas.getByText('Deactivated')).toBeVisible()

    // The next save is based on the version after deactivation.
    await userEvent.type(canvas.getByLabelText(/^Last name/), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User updated successfully')).toBeVisible()
    await expect(sent.mock.lastCall?.[2]).toBe('"4"')
  },
}

export const Reactivates: Story = {
  args: { address: '/settings/userRecord?id=14' },
  parameters: {
    msw: [
      answerUser(),
      answerUserRecord(() => (sent.mock.calls.length > 0 ? { ...ana, status: 'active' } : ana)),
      answerAction('reactivate', 'User reactivated successfully'),
      noHistory,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Deactivated. This person can't log in.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate' }))
    await expect(await canvas.findByText('User reactivated successfully')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Deactivate' })).toBeVisible()
  },
}

const lastAdministrator = 'The last active administrator must keep the role and the account.'

/** The last administrator keeps the role: the dialog and the field show the reason. */
export const LastAdministrator: Story = {
  args: { address: '/settings/userRecord?id=1', user: { ...planner, id: 99 } },
  parameters: {
    msw: [
      answerUser({ ...planner, id: 99 }),
      answerUserRecord(dana),
      http.post('/commissary/users/:id/deactivate', () => refused(422, lastAdministrator)),
      http.put('/commissary/users/:id', () =>
        HttpResponse.json({ message: lastAdministrator, fields: { role: lastAdministrator } }, { status: 422 }),
      ),
      noHistory,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await expect(await dialog.findByText(lastAdministrator)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

    await userEvent.click(await canvas.findByRole('radio', { name: 'Parent' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const role = canvas.getByRole('radiogroup', { name: 'Role' })
    await waitFor(() => expect(role).toHaveAccessibleDescription(lastAdministrator))
  },
}

export const OneselfStays: Story = {
  args: { address: '/settings/userRecord?id=1' },
  parameters: { msw: [answerUser(), answerUserRecord(dana), noHistory] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is your own account. Only another administrator can deactivate it.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
  },
}

/** An account action does not discard unsaved input. */
export const SaveFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Last name/), '!')
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeDisabled()
    await expect(canvas.getByText('Save or cancel your changes first.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Last name/), '{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/users/:id', never)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible()
  },
}

export const NotThere: Story = {
  args: { address: '/settings/userRecord?id=999' },
  parameters: {
    msw: [answerUser(), http.get('/commissary/users/:id', () => refused(404, 'There is no such user.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This user no longer exists.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/settings/manageUsers')
  },
}

export const NoNumber: Story = {
  args: { address: '/settings/userRecord?id=<script>' },
  play: async ({ canvas }) => expect(await canvas.findByText('This user no longer exists.')).toBeVisible(),
}

export const Failed: Story = {
  parameters: {
    msw: [answerUser(), http.get('/commissary/users/:id', () => refused(500, 'The user cannot be read.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The user cannot be read.')
  },
}

export const Forbidden: Story = {
  parameters: {
    msw: [answerUser(), http.get('/commissary/users/:id', () => refused(403, 'Your role does not include this.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not include this.')
  },
}

/** Values at the limit are sent; longer ones are kept and reported. */
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerUserRecord({ ...luis, firstName: longName.slice(0, 50), lastName: `🥕<b>=1+1${'x'.repeat(41)}` }),
      answerPut,
      noHistory,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const firstName = await canvas.findByLabelText(/^First name/)
    await userEvent.type(firstName, 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(firstName).toHaveAttribute('aria-invalid', 'true')
    await expect(firstName).toHaveValue(`${longName.slice(0, 50)}x`)
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(firstName, '{Backspace}')
    await userEvent.type(canvas.getByLabelText(/^Mobile/), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Mobile/), '{Backspace}')
    await userEvent.clear(canvas.getByLabelText(/^Email/))
    await userEvent.type(canvas.getByLabelText(/^Email/), `${'k'.repeat(38)}@school.test`)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User updated successfully')).toBeVisible()
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      firstName: longName.slice(0, 50),
      lastName: `🥕<b>=1+1${'x'.repeat(41)}`,
      email: `${'k'.repeat(38)}@school.test`,
    })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lastName = await canvas.findByDisplayValue('Ortega')
    await userEvent.clear(lastName)
    const data = [luis.firstName, luis.lastName, ...planner.schools.map(({ schoolName }) => schoolName), 'AM', 'PM']
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}

export const NoHardCodedTextWhenInvited: Story = {
  args: { language: pseudo, address: '/settings/userRecord?id=13' },
  parameters: { msw: [answerUser(), answerUserRecord({ ...mei, schools: [maple] }), noHistory] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('Tanaka')
    await expect(hardCodedTexts(canvasElement, ['Mei Tanaka', 'AM', 'PM'])).toEqual([])
  },
}
