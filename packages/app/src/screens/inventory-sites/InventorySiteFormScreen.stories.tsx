import type { NewSite, SiteInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { answerUser, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { elm, juniper, largeSites, largeUser, north, schools, south, user } from './inventory-sites.fixture.ts'
import { InventorySiteFormScreen } from './InventorySiteFormScreen.tsx'

const list = http.get('/inventorySites', () => HttpResponse.json({ _embedded: { sites: [north, south] } }))
const one = http.get('/inventorySites/:id', () => HttpResponse.json(south))
const calls = [answerUser(user), list, one]

const newSite = '/settings/addNewInventorySite'
const edit = `${newSite}?siteId=5`

const meta = {
  title: 'Screens/Inventory Site',
  component: StoryApp,
  args: { address: newSite, user, children: <InventorySiteFormScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: calls },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.siteForm.name, 2.siteForm.schools, 2.siteForm.back, 2.siteForm.cancel, 2.siteForm.save
// spec: 4.site.schools.taken
/** Schools of other sites are checked and cannot be changed. */
export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Site Name/ })).toHaveValue('')
    const taken = canvas.getByRole('checkbox', { name: 'Juniper Hill Elementary' })
    await expect(taken).toBeChecked()
    await expect(taken).toBeDisabled()
    await expect(taken).toHaveAccessibleDescription('In North warehouse')
    await expect(canvas.getByRole('checkbox', { name: 'Elm Street Elementary' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}

/** A site groups schools: a caterer without any is led to its first one. */
export const NoSchool: Story = {
  args: { user: { ...user, schools: [] } },
  parameters: { msw: [answerUser({ ...user, schools: [] }), list, one] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools are set up yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add school' })).toHaveAttribute('href', '/settings/schools?open=new')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
}

// spec: 4.site.edit, 4.site.schools.own, 4.site.schools.taken
/** The site's own schools can be removed. */
export const Edit: Story = {
  tags: ['visual'],
  args: { address: edit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('South warehouse')).toBeVisible()
    for (const name of ['Lincoln High School', 'Maple Street Elementary']) {
      const own = canvas.getByRole('checkbox', { name })
      await expect(own).toBeChecked()
      await expect(own).toBeEnabled()
    }
    await expect(canvas.getByRole('checkbox', { name: 'Juniper Hill Elementary' })).toBeDisabled()
    await expect(canvas.getByRole('heading', { name: 'History' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { address: edit },
  parameters: { msw: [answerUser(user), list, http.get('/inventorySites/:id', never)] },
}

export const NotThere: Story = {
  args: { address: `${newSite}?siteId=999` },
  parameters: {
    msw: [answerUser(user), list, http.get('/inventorySites/:id', () => refused(404, 'There is no such site.'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('This site no longer exists.')).toBeVisible(),
}

export const Nonsense: Story = {
  args: { address: `${newSite}?siteId=12%3Bdrop` },
  play: async ({ canvas }) => expect(await canvas.findByText('This site no longer exists.')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(user), http.get('/inventorySites', () => refused(404, 'Not now.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.'),
}

export const Forbidden: Story = {
  parameters: { msw: [answerUser(user), http.get('/inventorySites', () => refused(403, 'You may not read this.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('You may not read this.'),
}

// spec: 5.site.name, 5.site.nameText, 5.site.schools, 5.site.schoolsText
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Site Name/ }), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please enter Site Name')).toBeVisible()
    await expect(canvas.getByText('Please Select School')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Site Name/ })).toHaveFocus())
  },
}

const sent: unknown[] = []
// spec: 4.site.create, 7.inventorySites.create.body, 8.site.created
/** Sends schools as ids; a double click saves once. */
export const Creates: Story = {
  parameters: {
    msw: [
      ...calls,
      http.post('/inventorySites', async ({ request }) => {
        sent.push({ ...((await request.json()) as NewSite), hasKey: request.headers.has('Idempotency-Key') })
        await delay(100)
        return HttpResponse.json({ data: { message: 'Site created successfully', id: 6, version: 1 } }, { status: 201 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Site Name/ }), ' East 🏫 <b> ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elm Street Elementary' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Site created successfully')).toBeVisible()
    await expect(sent).toEqual([{ siteName: 'East 🏫 <b>', schools: [elm.schoolId], hasKey: true }])
  },
}

const updates: unknown[] = []
// spec: 7.inventorySites.update.body, 8.site.updated
/** Sends schools as objects, with the site's id and the loaded version. */
export const Updates: Story = {
  args: { address: edit },
  parameters: {
    msw: [
      ...calls,
      http.put('/inventorySites/:id', async ({ request }) => {
        updates.push({ ...((await request.json()) as SiteInput), ifMatch: request.headers.get('If-Match') })
        return HttpResponse.json({ data: { message: 'Site updated successfully', id: 5, version: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    updates.length = 0
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Lincoln High School' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Site updated successfully')).toBeVisible()
    await expect(updates).toEqual([
      { siteId: 5, siteName: 'South warehouse', schools: [{ schoolId: 4 }], ifMatch: '"2"' },
    ])
  },
}

/** Shows both versions of the schools, who saved and when, and keeps the typed name. */
export const SomeoneElseSaved: Story = {
  args: { address: edit },
  parameters: {
    msw: [
      ...calls,
      http.put('/inventorySites/:id', () =>
        HttpResponse.json(
          {
            message: 'Someone else saved this site.',
            current: { ...south, siteName: 'South', schools: [elm], version: 3, updatedBy: 'Luis Ortega' },
          },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Site Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'South store')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Luis Ortega saved this record on Nov 16, 2026/)).toBeVisible()
    await expect(name).toHaveValue('South store')
    await expect(canvas.getByText('Lincoln High School and Maple Street Elementary')).toBeVisible()
  },
}

/** A school that another site has taken since is rejected by name and shown as that site's. */
export const SchoolTaken: Story = {
  parameters: {
    msw: (() => {
      let isTaken = false
      return [
        answerUser(user),
        http.get('/inventorySites', () => {
          const sites = [isTaken ? { ...north, schools: [elm, juniper] } : north, south]
          return HttpResponse.json({ _embedded: { sites } })
        }),
        http.post('/inventorySites', () => {
          isTaken = true
          return HttpResponse.json(
            {
              message: 'Please check the fields.',
              fields: { schools: 'A school belongs to one site at most. Already in another one: Elm (North).' },
            },
            { status: 422 },
          )
        }),
      ]
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Site Name/ }), 'East')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elm Street Elementary' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Already in another one/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Elm Street Elementary' })).toBeDisabled())
    await expect(canvas.getByRole('textbox', { name: /^Site Name/ })).toHaveValue('East')
  },
}

export const ThreeHundredSchools: Story = {
  args: { user: largeUser },
  parameters: {
    msw: [
      answerUser(largeUser),
      http.get('/inventorySites', () => HttpResponse.json({ _embedded: { sites: largeSites } })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search schools' }), '29')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all (12)' }))
    await expect(canvas.getByText('12 of 300 chosen')).toBeVisible()
  },
}

export const NameTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Site Name/ }))
    await userEvent.paste('N'.repeat(51))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: /^Site Name/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription(/At most 50 characters: 1 too many\./))
    await expect(name).toBeInvalid()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { address: edit } }

export const NoHardCodedText: Story = {
  args: { language: pseudo, address: edit },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue('South warehouse')
    const data = [...schools.map(({ schoolName }) => schoolName), north.siteName, south.siteName]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
