import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerRequestOptions, answerRequests, requestOptions, submittedSummary } from '../../stories/stock-requests.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { InventoryRequestsScreen } from './InventoryRequestsScreen.tsx'

const requests = [
  submittedSummary,
  { ...submittedSummary, id: 11, number: 6, status: 'fulfilled' as const, value: '48', unpricedLines: 1 },
  {
    ...submittedSummary,
    id: 10,
    number: 5,
    to: { kind: 'vendor' as const, id: 7, name: 'Hudson Valley Produce' },
    status: 'declined' as const,
    value: null,
    unpricedLines: 2,
    declineReason: 'Too late for this week',
  },
]
const staff = { ...planner, role: 'staff' as const, modules: ['inventory' as const] }

const meta = {
  title: 'Screens/Inventory Requests',
  component: StoryApp,
  args: { address: '/manage/inventory/inventoryRequest', children: <InventoryRequestsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerRequests(requests), answerRequestOptions()] },
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 1.inventory, 2.route.manage.inventory.inventoryRequest
/** A value says how much of it is unknown; an unknown value is not zero. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hudson Valley Produce')).toBeVisible()
    await expect(canvas.getByText('In transit')).toBeVisible()
    await expect(canvas.getByText('$48.00 + 1 unknown')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerRequests([]), answerRequestOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'New request' })).toHaveLength(2)
  },
}

/** A new caterer has no site yet, and is led to adding one. */
export const NoSites: Story = {
  parameters: {
    msw: [answerUser(), answerRequests([]), answerRequestOptions({ ...requestOptions, fromSites: [], toSites: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a site' })).toHaveAttribute(
      'href',
      '/settings/addNewInventorySite',
    )
  },
}

export const NoSitesForStaff: Story = {
  args: { user: staff },
  parameters: {
    msw: [answerUser(staff), answerRequests([]), answerRequestOptions({ ...requestOptions, fromSites: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask an administrator/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/stockRequests', never), answerRequestOptions()] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('/stockRequests', broken), answerRequestOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}

export const Translated: Story = {
  args: { language: pseudo },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Hudson Valley Produce')
    const data = ['Hudson Valley Produce', 'Waterside Kitchen', 'North Hill Kitchen']
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
