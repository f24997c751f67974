import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerCountOptions, answerCounts, countOptions, openSummary } from '../../stories/stock-counts.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { PhysicalInventoryScreen } from './PhysicalInventoryScreen.tsx'

const counts = [
  openSummary,
  {
    ...openSummary,
    id: 11,
    status: 'reviewed' as const,
    locations: ['Walk-in cooler', 'Walk-in freezer'],
    category: 'Protein',
    countedLines: 4,
    varianceValue: '-3.975',
    unpricedLines: 1,
    startedBy: 'Luis Ortega',
  },
  {
    ...openSummary,
    id: 9,
    date: '2026-10-30',
    siteName: 'Waterside Kitchen',
    status: 'posted' as const,
    countedLines: 4,
    varianceValue: '12.5',
    postedBy: 'Dana Whitfield',
    postedAt: '2026-10-30T21:00:00.000Z',
  },
]
const staff = { ...planner, role: 'staff' as const, modules: ['inventory' as const] }
/** Recorded bodies. */
const sent = fn<(body: unknown) => void>()

const meta = {
  title: 'Screens/Physical Inventory',
  component: StoryApp,
  args: { address: '/manage/inventory/physicalInventory', children: <PhysicalInventoryScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: {
    msw: [
      answerUser(),
      answerCounts(counts),
      answerCountOptions(),
      http.post('/stockCounts', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ data: { message: 'Count started', id: 13, version: 1 } }, { status: 201 })
      }),
    ],
  },
  beforeEach: () => {
    sent.mockClear()
    localStorage.clear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 1.inventory, 2.route.manage.inventory.physicalInventory
/** The variance is in money, and says how much of it is unknown. An open count has none yet. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Walk-in cooler and Walk-in freezer')).toBeVisible()
    await expect(canvas.getByText('-$3.98 + 1 unknown')).toBeVisible()
    await expect(canvas.getByText('$12.50')).toBeVisible()
    await expect(canvas.getByText('1 of 4')).toBeVisible()
    await expect(canvas.getByText('Counting')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerCounts([]), answerCountOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No counts yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Start count' })).toHaveLength(2)
  },
}

/** A new caterer has no site yet, and is led to adding one. */
export const NoSites: Story = {
  parameters: { msw: [answerUser(), answerCounts([]), answerCountOptions({ ...countOptions, sites: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a site' })).toHaveAttribute(
      'href',
      '/settings/addNewInventorySite',
    )
    await expect(canvas.getByRole('button', { name: 'Start count' })).toBeDisabled()
  },
}

/** Staff without the settings area cannot add one, and are told whom to ask. */
export const NoSitesForStaff: Story = {
  args: { user: staff },
  parameters: { msw: [answerUser(staff), answerCounts([]), answerCountOptions({ ...countOptions, sites: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask an administrator/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add a site' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/stockCounts', never), answerCountOptions()] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('/stockCounts', broken), answerCountOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}

/** The scope is a site, and any number of its locations and categories. */
export const Start: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start count' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a count' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start count' }))
    await expect(await dialog.findByText('Choose a site.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Site' }), '5')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Walk-in cooler' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Protein')
    await userEvent.click(dialog.getByRole('switch', { name: 'Blind count' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start count' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toHaveBeenCalledWith({
      siteId: 5,
      date: '2026-11-18',
      locationIds: [1],
      category: 'Protein',
      isBlind: true,
      note: null,
    })
  },
}

export const Translated: Story = {
  args: { language: pseudo },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Waterside Kitchen')
    const data = ['Waterside Kitchen', 'North Hill Kitchen', 'Walk-in cooler', 'Walk-in freezer', 'Protein']
    await expect(hardCodedTexts(canvasElement, [...data, 'Dana Whitfield', 'Luis Ortega', 'and'])).toEqual([])
  },
}
