import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, planner } from '../../stories/users.ts'
import { HelpScreen } from './HelpScreen.tsx'

const meta = {
  title: 'Screens/Help',
  component: StoryApp,
  args: { address: '/help', user: planner, children: <HelpScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(planner)] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.route.help
/** A topic for each screen that the user can open, grouped as the menus. */
export const Topics: Story = {
  play: async ({ canvas }) => {
    const catalog = within(await canvas.findByRole('region', { name: 'Catalog' }))
    await expect(catalog.getByRole('link', { name: 'Recipes' })).toHaveAttribute('href', '/help?topic=recipes')
    await expect(within(canvas.getByRole('region', { name: 'Settings' })).getAllByRole('link').length).toBeGreaterThan(
      5,
    )
    const orders = within(canvas.getByRole('region', { name: 'Orders and payments' })).getAllByRole('link')
    await expect(orders.map((link) => link.textContent)).toEqual(['Families', 'Orders', 'Payments'])
  },
}

/** What a screen is for and how to use it, with a picture of it and the way to it. */
export const Topic: Story = {
  tags: ['visual'],
  args: { address: '/help?topic=recipes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Recipes' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').some((item) => item.textContent.startsWith('Select Add recipe'))).toBe(
      true,
    )
    await expect(canvas.getByRole('img', { name: 'The screen Recipes with sample data' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Open Recipes' })).toHaveAttribute('href', '/recipes/myRecipeCatalog')
  },
}

/** A record uses the topic of its list. */
export const TopicOfARecord: Story = {
  args: { address: '/help?topic=vendorRecord' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' })).toBeVisible(),
}

/** The search runs in the browser and finds screens, words and rules. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), 'sodium')
    await expect(await canvas.findByRole('link', { name: 'Nutrition Analysis Settings' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Sodium/ })).toHaveAttribute('href', '/help?part=rules')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'oz eq')
    await expect(await canvas.findByRole('link', { name: 'ounce equivalent, oz eq' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'xylophone')
    await expect(await canvas.findByText('Nothing matches “xylophone”')).toBeVisible()
  },
}

export const Glossary: Story = {
  args: { address: '/help?part=glossary' },
  play: async ({ canvas }) => expect(await canvas.findByText('whole grain-rich, WGR')).toBeVisible(),
}

/** The limits that verdicts use, today and from July 1, 2027, with the regulation and the days in force. */
export const Rules: Story = {
  tags: ['visual'],
  args: { address: '/help?part=rules' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^Sodium/ })
    await expect(row).toHaveTextContent(/1,110 mg.*935 mg/)
    await expect(canvas.getByText(/^Rule set us-nslp-2027-07, in effect from July 1, 2027\.$/)).toBeVisible()
    await expect(canvas.getAllByText(/7 CFR 210\.10/).length).toBeGreaterThan(0)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grades' }), '9-12')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Sodium/ })).toHaveTextContent(/1,280 mg.*1,080 mg/))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Meal' }), 'us-sbp')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Sodium/ })).toHaveTextContent(/540 mg.*485 mg/))
  },
}

export const News: Story = {
  args: { address: '/help?part=news' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible(),
}

const office = { ...clerk, nutritionAnalysis: false }

/** Only the topics of what the user can open; no rules without nutrition analysis. */
export const FewAreas: Story = {
  args: { user: office },
  parameters: { msw: [answerUser(office)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vendors' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Rules' })).not.toBeInTheDocument()
  },
}

export const NoHardCodedText: Story = {
  args: { address: '/help', language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('heading', { level: 2 })
    await expect(hardCodedTexts(canvasElement, [])).toEqual([])
  },
}

export const Phone: Story = { args: { address: '/help?topic=recipes' }, globals: { viewport: { value: 'phone' } } }
