import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import { answerUser, never, refused, saved } from '../../stories/answers.ts'
import { longName } from '../../stories/fixtures.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { answerUsers, luis, mei, userRecords } from '../../stories/user-records.ts'
import { maple } from '../../stories/users.ts'
import { UsersScreen } from './UsersScreen.tsx'

const asked = fn<(query: string) => void>()
const lastQuery = () => new URLSearchParams(asked.mock.lastCall?.[0])

const rowOf = (cell: HTMLElement) => cell.closest<HTMLElement>('[role="row"], tr') as HTMLElement

const meta = {
  title: 'Screens/Users',
  component: StoryApp,
  args: { address: '/settings/manageUsers', children: <UsersScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerUsers(userRecords, asked)] },
  beforeEach: () => {
    asked.mockClear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.route.settings.manageUsers
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = within(rowOf(await canvas.findByText('Luis')))
    await expect(row.getByText('Maple Street Elementary')).toBeVisible()
    await expect(row.getByText('+1 5550100112')).toBeVisible()
    await expect(row.getByText('Staff')).toBeVisible()
    await expect(row.getByText(/^Nov 17, 2026, 3:05\sPM$/)).toBeVisible()
    const invited = within(rowOf(canvas.getByText('Mei')))
    await expect(invited.getByText('Invited')).toBeVisible()
    await expect(invited.getByText('Never')).toBeVisible()
    await expect(within(rowOf(canvas.getByText('Ana'))).getByText('Deactivated')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/settings/userRecord?id=new')
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/users', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerUsers([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No rows found')).toBeVisible(),
}

export const NothingMatches: Story = {
  args: { address: '/settings/manageUsers?q=unicorn&role=parent&status=invited' },
  parameters: { msw: [answerUser(), answerUsers([], asked)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No matching users')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search by name or email' })).toHaveValue('unicorn')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect([...lastQuery().keys()].toSorted()).toEqual(['access_token', 'page', 'size']))
  },
}

/** The server searches, filters, sorts and pages by the state in the address. */
export const AskedOfTheServer: Story = {
  args: { address: '/settings/manageUsers?q=or&role=staff&sort=-lastName&page=2&size=20' },
  parameters: {
    msw: [
      answerUser(),
      answerUsers(
        Array.from({ length: 45 }, (_, at) => ({ ...luis, id: 100 + at, firstName: `Luis ${at + 1}` })),
        asked,
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Luis 21')).toBeVisible()
    await expect(Object.fromEntries(lastQuery())).toEqual({
      access_token: 'a',
      q: 'or',
      role: 'staff',
      sort: '-lastName',
      page: '1',
      size: '20',
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Active')
    await waitFor(() => expect(lastQuery().get('status')).toBe('active'))
    await expect(lastQuery().get('page')).toBe('0')
  },
}

// spec: 2.table.filter.switch
/** The server filters by the filter row. Role and status, which have choices, and computed columns have no text filter. */
export const FilterRow: Story = {
  parameters: { msw: [answerUser(), answerUsers(userRecords, asked)] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Luis')
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    const names = canvas.getAllByRole('searchbox').map((box) => box.getAttribute('aria-label'))
    await expect(names.filter((name) => name?.startsWith('Filter'))).toEqual([
      'Filter First name',
      'Filter Last name',
      'Filter Email',
      'Filter Mobile',
    ])
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Email' }), ' home')
    await waitFor(() => expect(lastQuery().get('emailContains')).toBe('home'))
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await waitFor(() => expect(lastQuery().has('emailContains')).toBe(false))
  },
}

const many = Array.from({ length: 230 }, (_, at) => ({ ...luis, id: 100 + at, firstName: `Luis ${at + 1}` }))

/** The file has the rows of all pages, with the filters and the order of the list, and the names of all schools. */
export const Csv: Story = {
  args: { address: '/settings/manageUsers?role=staff&sort=-lastName&page=3' },
  parameters: { msw: [answerUser(), answerUsers(many, asked)] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Luis 21')
    asked.mockClear()
    const files = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(files).toHaveBeenCalled())
    const [file] = files.mock.lastCall ?? []
    const lines = (await new Response(file as Blob).text()).trim().split('\r\n')
    files.mockRestore()
    await expect(lines).toHaveLength(231)
    await expect(lines[1]).toContain("'+1 5550100112,Staff,Maple Street Elementary,Active")
    await expect(lines[230]).toMatch(/^Luis 230,/)
    const queries = asked.mock.calls.map(([query]) => Object.fromEntries(new URLSearchParams(query)))
    await expect(queries).toEqual(
      ['0', '1', '2'].map((page) => ({ access_token: 'a', role: 'staff', sort: '-lastName', page, size: '100' })),
    )
  },
}

/** A file that cannot be made says so; the list stays. */
export const CsvFailed: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('/commissary/users', ({ request }) =>
        new URL(request.url).searchParams.get('size') === '100' ? refused(500, 'No.') : undefined,
      ),
      answerUsers(userRecords),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Luis')
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(await canvas.findByText("The rows couldn't be loaded. Please try again.")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
    await expect(canvas.getByText('Luis')).toBeVisible()
  },
}

/**
 * A bulk action asks with the names, makes one call per user, and reports how many users were changed, who was not, and why.
 * Those stay selected.
 */
export const BulkPartlyRefused: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerUsers(userRecords),
      http.post('/commissary/users/:id/deactivate', ({ params }) =>
        Number(params['id']) === mei.id ? refused(409, 'Someone else is changing this user.') : saved(),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Luis', 'Mei']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Deactivate 2?')).toBeVisible()
    await expect(question.getByText(/Luis .* and Mei /)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await expect(
      await canvas.findByText(/^1 deactivated\. Not changed: Mei .*\. Someone else is changing this user\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible())
    await expect(canvas.getByRole('checkbox', { name: 'Select Mei' })).toBeChecked()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/users', () => refused(500, 'The users cannot be read.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The users cannot be read.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** If the role is removed while the page is open, the server's error is shown. */
export const Forbidden: Story = {
  parameters: {
    msw: [answerUser(), http.get('/commissary/users', () => refused(403, 'Your role does not include this.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not include this.')
  },
}

export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerUsers([
        {
          ...luis,
          firstName: longName.slice(0, 50),
          lastName: longName.slice(0, 50),
          email: `${'k'.repeat(37)}@school.test`,
          schools: Array.from({ length: 300 }, (_, at) => ({ ...maple, schoolId: at + 1 })),
        },
      ]),
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('300 schools')).toBeVisible(),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Luis')
    const data = userRecords.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email])
    await expect(hardCodedTexts(canvasElement, [...data, maple.schoolName, 'AM', 'PM'])).toEqual([])
  },
}
