import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { keepDraft } from '@commissary/ui/record-form'
import { answerUser, broken, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { answerLocations, cooler, location, locations } from '../../stories/vendors.ts'
import { StorageLocationsScreen } from './StorageLocationsScreen.tsx'

/** Recorded requests, in order: method, id and name. */
const sent = fn<(method: string, id: string | null, name: string | null, ifMatch: string | null) => void>()
const note = (method: string, request: Request, id: unknown) => {
  sent(
    method,
    typeof id === 'string' ? id : null,
    new URL(request.url).searchParams.get('storageLocationName'),
    request.headers.get('If-Match'),
  )
  return HttpResponse.json(
    { data: { message: `Storage location ${method}`, id: 21, version: 2 } },
    { status: method === 'created' ? 201 : 200 },
  )
}
const writes = [
  http.post('*/storageLocations', ({ request }) => note('created', request, null)),
  http.put('*/storageLocations/:id', ({ request, params }) => note('updated', request, params['id'])),
  http.delete('*/storageLocations/:id', ({ request, params }) => note('deleted', request, params['id'])),
]
const answerHistory = http.get('*/commissary/recordHistory', () =>
  HttpResponse.json({
    _embedded: {
      events: [
        {
          id: 1,
          action: 'updated',
          at: '2026-11-16T15:00:00.000Z',
          by: 'Luis Ortega',
          changes: [{ field: 'storageLocationName', from: 'Cooler', to: 'Walk-in cooler' }],
        },
      ],
    },
    page: { size: 20, number: 0, totalElements: 1, totalPages: 1 },
  }),
)

const meta = {
  title: 'Screens/Storage Locations',
  component: StoryApp,
  args: { address: '/settings/storageLocations', children: <StorageLocationsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerLocations(), answerHistory, ...writes] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    localStorage.removeItem('commissary.table.storage-locations')
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Storage Location' })

// spec: 2.storage.table
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Walk-in cooler')).toBeVisible()
    await expect(canvas.getByText('Dry storage')).toBeVisible()
  },
}

const sixty = Array.from({ length: 60 }, (_, index) => location(100 + index, `Shelf ${index + 1}`))

// spec: 9.pageSize.storage
export const FiftyOnAPage: Story = {
  parameters: { msw: [answerUser(), answerLocations(sixty)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 60')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50')
  },
}

// spec: 1.storageLocations, 2.storage.modal.add
export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add storage location' }))
    await userEvent.type(await nameField(), '  Dock freezer ')
    const save = dialog.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await expect(await screen.findByText('Storage location created')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith('created', null, 'Dock freezer', null)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The id of a new location is 0, in the address too. */
// spec: 4.storage.create
export const NumberZero: Story = {
  args: { address: '/settings/storageLocations?open=0' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add storage location' })).toBeVisible()
    await expect(await nameField()).toHaveValue('')
  },
}

// spec: 2.storage.modal.edit, 4.storage.update
export const Edit: Story = {
  tags: ['visual'],
  args: { address: '/settings/storageLocations?open=21' },
  play: async ({ userEvent }) => {
    const field = await nameField()
    await expect(field).toHaveValue('Walk-in cooler')
    await userEvent.type(field, ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Show history' }))
    await expect(await screen.findByText('Updated by Luis Ortega')).toBeVisible()
  },
}

export const EditSaved: Story = {
  args: { address: '/settings/storageLocations?open=21' },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' 2{Enter}')
    await expect(await screen.findByText('Storage location updated')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith('updated', '21', 'Walk-in cooler 2', '"1"')
  },
}

// spec: 5.storage.name, 5.storage.nameText
export const NameIsRequired: Story = {
  args: { address: '/settings/storageLocations?open=new' },
  play: async ({ userEvent }) => {
    const field = await nameField()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '   {Enter}')
    await expect(field).toHaveAccessibleDescription('Please provide storage loction')
    await expect(sent).not.toHaveBeenCalled()
  },
}

// spec: 5.storage.name.max, 9.max.storageName
export const OneTooMany: Story = {
  args: { address: '/settings/storageLocations?open=new' },
  play: async ({ userEvent }) => {
    const field = await nameField()
    await userEvent.click(field)
    await userEvent.paste('🥕'.repeat(50))
    await expect(field).toBeValid()
    await userEvent.type(field, 'x{Enter}')
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('At most 50 characters: 1 too many.'))
    await expect(sent).not.toHaveBeenCalled()
  },
}

// spec: 2.storage.confirmDelete, 2.confirm.title, 2.confirm.message, 2.confirm.ok, 2.confirm.cancel
export const DeleteAsks: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('Freezer')).closest('tr')
    if (!row) throw new Error('No row contains Freezer')
    const press = async () => userEvent.click(within(row).getByRole('button', { name: 'Delete' }))
    await press()
    const question = within(await screen.findByRole('alertdialog', { name: 'Warning!' }))
    await expect(question.getByText('Are you sure?')).toBeVisible()
    await expect(question.getByText('Freezer')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(sent).not.toHaveBeenCalled()

    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await expect(await screen.findByText('Storage location deleted')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith('deleted', '22', null, '"1"')
  },
}

export const Conflict: Story = {
  args: { address: '/settings/storageLocations?open=21' },
  parameters: {
    msw: [
      answerUser(),
      answerLocations(),
      http.put('*/storageLocations/:id', ({ request, params }) =>
        request.headers.get('If-Match') === '"2"'
          ? note('updated', request, params['id'])
          : HttpResponse.json(
              {
                message: 'Someone else saved this storage location.',
                current: { ...cooler, storageLocationName: 'Cooler A', version: 2, updatedBy: 'Luis Ortega' },
              },
              { status: 409 },
            ),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const field = await nameField()
    await userEvent.type(field, ' B{Enter}')
    await expect(await screen.findByText(/^Luis Ortega saved this record on/)).toBeVisible()
    await expect(field).toHaveValue('Walk-in cooler B')
    await expect(screen.getByRole('radio', { name: /Current version.*Cooler A/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Storage location updated')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith('updated', '21', 'Walk-in cooler B', '"2"')
  },
}

export const UnsavedTextOffered: Story = {
  args: { address: '/settings/storageLocations?open=new' },
  beforeEach: () =>
    keepDraft(
      { userId: planner.id, name: 'storage location new' },
      {
        savedAt: '2026-11-18T14:30:00.000Z',
        version: null,
        base: { storageLocationName: '' },
        values: { storageLocationName: 'Dock freezer' },
      },
    ),
  play: async ({ userEvent }) => {
    const field = await nameField()
    await expect(field).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    await expect(field).toHaveValue('Dock freezer')
    await expect(field).toHaveFocus()
  },
}

/** Closing asks first, and discarded changes are not offered again. */
export const Discarded: Story = {
  args: { address: '/settings/storageLocations?open=21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(), 'x')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await canvas.findByText('Walk-in cooler'))
    await expect(await nameField()).toHaveValue('Walk-in cooler')
    await expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

export const NotThere: Story = {
  args: { address: '/settings/storageLocations?open=999' },
  play: async ({ canvas }) => expect(await canvas.findByText('This storage location no longer exists.')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/storageLocations', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerLocations([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No storage locations yet')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/storageLocations', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Forbidden: Story = {
  parameters: {
    msw: [answerUser(), http.get('*/storageLocations', () => refused(403, 'Your role does not include the settings.'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Your role does not include the settings.')).toBeVisible(),
}

export const VeryLong: Story = {
  args: { address: '/settings/storageLocations?open=21' },
  parameters: { msw: [answerUser(), answerLocations([location(21, 'W'.repeat(50))])] },
  play: async () => {
    await expect(await nameField()).toHaveValue('W'.repeat(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const EditOnAPhone: Story = { ...Edit, tags: [], globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo, address: '/settings/storageLocations?open=21' },
  play: async ({ canvasElement }) => {
    await screen.findByDisplayValue('Walk-in cooler')
    const data = [...locations.map(({ storageLocationName }) => storageLocationName), 'AM', 'PM']
    await expect(hardCodedTexts(screen.getByRole('dialog'), data)).toEqual([])
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
