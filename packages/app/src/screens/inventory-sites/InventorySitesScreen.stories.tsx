import type { Site, UserInfo } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { largeSites, largeUser, maple, north, schools, site, south, user } from './inventory-sites.fixture.ts'
import { InventorySitesScreen } from './InventorySitesScreen.tsx'

/** Answers calls on the sites of one story; a deleted site leaves the list. */
function answers(initial: Site[], who: UserInfo = user) {
  let sites = initial
  return [
    answerUser(who),
    http.get('/inventorySites', () => HttpResponse.json({ _embedded: { sites } })),
    http.delete('/inventorySites/:id', ({ params }) => {
      sites = sites.filter(({ siteId }) => siteId !== Number(params['id']))
      return HttpResponse.json({ data: { message: 'Site deleted successfully', id: Number(params['id']) } })
    }),
  ]
}

const meta = {
  title: 'Screens/Inventory Site List',
  component: StoryApp,
  args: { address: '/settings/inventorySiteList', user, children: <InventorySitesScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers([north, south]) },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.siteList.schoolColumns, 2.siteList.edit, 2.siteList.delete, 2.siteList.addNew
/** Each school has a column, checked for its site. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /South warehouse/ }))
    // One of each school, and the one that selects the row.
    await expect(row.getAllByRole('checkbox')).toHaveLength(5)
    await expect(row.getByRole('checkbox', { name: 'Maple Street Elementary' })).toBeChecked()
    await expect(row.getByRole('checkbox', { name: 'Juniper Hill Elementary' })).not.toBeChecked()
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/settings/addNewInventorySite')
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(user), http.get('/inventorySites', never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: answers([]) },
  play: async ({ canvas }) => expect(await canvas.findByText('No inventory sites yet')).toBeVisible(),
}

const failing = (status: number, message: string) => [
  answerUser(user),
  http.get('/inventorySites', () => refused(status, message)),
]
export const Failed: Story = {
  parameters: { msw: failing(404, 'The inventory service is being updated.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The inventory service is being updated.')
  },
}
export const Forbidden: Story = {
  parameters: { msw: failing(403, 'Your caterer has no inventory.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your caterer has no inventory.')
  },
}

// spec: 2.siteList.confirmDelete, 2.confirm.title, 8.site.deleted
export const AsksBeforeDeleting: Story = {
  parameters: { msw: answers([north, south]) },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /South warehouse/ }))
    await userEvent.click(row.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Warning!' }))
    await expect(dialog.getByText('Are you sure you want to delete this Site?')).toBeVisible()
    await expect(dialog.getByText('South warehouse')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText('South warehouse')).toBeVisible()

    await userEvent.click(row.getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }))
    await expect(await canvas.findByText('Site deleted successfully')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('South warehouse')).not.toBeInTheDocument())
    await expect(canvas.getByText('North warehouse')).toBeVisible()
  },
}

/** Someone else saved the site: the dialog reports it, and the row is reloaded. */
export const SomeoneElseSaved: Story = {
  parameters: {
    msw: [
      http.delete('/inventorySites/:id', () =>
        HttpResponse.json({ message: 'Someone else saved this site.', current: north }, { status: 409 }),
      ),
      ...answers([north, south]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /North warehouse/ }))
    await userEvent.click(row.getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }))
    await expect(await screen.findByText('Someone else saved this site.')).toBeVisible()
  },
}

/** With 300 schools the site's name and actions stay visible, and a search narrows the columns. */
export const ThreeHundredSchools: Story = {
  args: { user: largeUser },
  parameters: { msw: answers(largeSites, largeUser) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Warehouse 3')
    // By tag: the test library takes a minute to compute roles and names of a thousand cells.
    const heads = () => canvasElement.querySelectorAll('th').length
    await expect(heads()).toBe(303)
    const edit = canvas.getAllByText('Edit')[0]
    await waitFor(() => expect(edit?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))

    const search = canvas.getByPlaceholderText('Search schools')
    await userEvent.type(search, '12')
    await waitFor(() => expect(heads()).toBe(3 + 13))
    await userEvent.type(search, ' nowhere')
    await expect(await canvas.findByText(/No matching schools/)).toBeVisible()
    await expect(canvas.getByText('Warehouse 1')).toBeVisible()
    await userEvent.clear(search)
    await waitFor(() => expect(heads()).toBe(303))
  },
}

export const VeryLong: Story = {
  parameters: { msw: answers([site(1, 'N'.repeat(50), [{ ...maple, schoolName: 'M'.repeat(100) }])]) },
  play: async ({ canvas }) => {
    await canvas.findByText('N'.repeat(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('North warehouse')).toBeVisible(),
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('South warehouse')
    const data = [...schools.map(({ schoolName }) => schoolName), north.siteName, south.siteName]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
