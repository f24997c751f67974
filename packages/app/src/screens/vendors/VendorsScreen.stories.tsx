import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser, broken, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { answerVendors, greenValley, vendors } from '../../stories/vendors.ts'
import { VendorsScreen } from './VendorsScreen.tsx'

const list = '*/vendor/all/:catererId'

const meta = {
  title: 'Screens/Vendors',
  component: StoryApp,
  args: { address: '/settings/vendors', children: <VendorsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerVendors()] },
  beforeEach: () => localStorage.removeItem('commissary.table.vendors'),
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) => {
  const row = (await canvas.findByText(name)).closest('tr')
  if (!row) throw new Error(`No row contains ${name}`)
  return within(row)
}

// spec: 2.vendors.code, 2.vendors.name, 2.vendors.email, 2.vendors.contact, 2.vendors.activeStatus, 2.vendors.action
// spec: 2.vendors.action.view, 2.vendors.action.edit, 3.vendor.contact.dialCode, 3.vendor.shared
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const own = await rowOf(canvas, 'Green Valley Produce')
    // The first one selects the page.
    const headers = canvas.getAllByRole('columnheader').slice(1)
    await expect(headers.map((head) => head.textContent)).toEqual([
      'Vendor Code',
      'Vendor Name',
      'Email',
      'Contact',
      'Active Status',
      'Action',
    ])
    await expect(own.getByText('+1 5550109999')).toBeVisible()
    await expect(own.getByText('Active')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
    await expect((await rowOf(canvas, 'Old Mill Bakery')).getByText('Inactive')).toBeVisible()
    const shared = await rowOf(canvas, 'USDA Foods')
    await expect(shared.getByText('Shared')).toBeVisible()
    await expect(shared.getByRole('button', { name: 'View' })).toBeInTheDocument()
    await expect(shared.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(list, never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerVendors([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No vendors yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/settings/vendorRec?id=new')
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(list, broken)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again later.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { msw: [answerUser(), http.get(list, () => refused(403, 'Your role does not include the settings.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role does not include the settings.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

/** Texts of the maximum length, in one word. */
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerVendors([
        {
          ...greenValley,
          vendorCode: 'W'.repeat(10),
          name: 'W'.repeat(50),
          email: `${'w'.repeat(40)}@wide.test`,
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('W'.repeat(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** A card is headed by the vendor's name; its code is below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('gridcell', { name: 'North Dairy' })
    const card = name.closest('tr')
    const tops = [...(card?.querySelectorAll('td') ?? [])]
      .filter((cell) => cell.checkVisibility() && !cell.matches('.lead'))
      .map((cell) => cell.getBoundingClientRect().top)
    await expect(name.getBoundingClientRect().top).toBe(Math.min(...tops))
  },
}

/** Filters also match the dial code and the displayed words. */
export const Filtered: Story = {
  args: { address: '/settings/vendors?filter.contact=%2B1+555010&filter.active=act&sort=-name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('North Dairy')).toBeVisible()
    const names = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(names.findIndex((text) => text.includes('North Dairy'))).toBeLessThan(
      names.findIndex((text) => text.includes('Green Valley')),
    )
    await expect(canvas.queryByText('USDA Foods')).not.toBeInTheDocument()
    await expect(canvas.getByRole('switch', { name: 'Filter Data' })).toBeChecked()
  },
}

const many = Array.from({ length: 100_000 }, (_, index) => ({
  ...greenValley,
  id: index + 100,
  vendorCode: `V-${index}`,
  name: `Vendor ${index}`,
}))

/** Of 100,000 vendors only one page is rendered, and a filter finds one. */
export const HundredThousand: Story = {
  parameters: { msw: [answerUser(), answerVendors(many)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–10 of 100,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Vendor Code/ }), 'V-99999')
    await waitFor(() => expect(canvas.getByText('Vendor 99999')).toBeVisible())
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Green Valley Produce')
    const data = vendors.flatMap(({ vendorCode, name, email }) => [vendorCode, name, email ?? ''])
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
