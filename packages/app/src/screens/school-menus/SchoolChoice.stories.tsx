import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { calendar, page, week } from '../../stories/fixtures.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner, school } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const read = http.get('*/commissary/school/:id/calendar', () => HttpResponse.json(calendar(week)))
const dishes = [
  http.get('*/recipe/recipes', () => HttpResponse.json(page('recipes', []))),
  http.get('*/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
]

const meta = {
  title: 'Screens/School Menus/School and menu type',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  tags: ['!autodocs'],
  parameters: { msw: [answerUser(planner), read, ...dishes] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Stepping through weeks by keyboard keeps the focus and announces the week. */
export const WeekByWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: /November 16/ })
    const label = canvas.getByRole('heading', { name: /^November 16/ })
    canvas.getByRole('button', { name: 'Next week' }).focus()
    for (const weekLabel of [/November 23/, /November 30/]) {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('table', { name: weekLabel })).toBeVisible()
      await expect(label).toHaveTextContent(weekLabel)
      await expect(canvas.getByRole('button', { name: 'Next week' })).toHaveFocus()
      await expect(canvas.getByText('Saved')).toBeVisible()
    }
  },
}

/** All menu types, with Lunch selected by default; the address keeps another choice. */
// spec: 2.menuTypeTabs.list, 4.menuTypeTabs.default
export const MenuTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table', { name: /Lunch menu/ })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
      'Extra (A La Carte)',
      'Side',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
    await userEvent.click(canvas.getByRole('tab', { name: 'Snack' }))
    await expect(await canvas.findByRole('table', { name: /Snack menu/ })).toBeVisible()
  },
}

/** While a menu loads, no other can be selected. */
// spec: 4.menuTypeTabs.loading
export const Loading: Story = {
  parameters: {
    msw: [answerUser(planner), http.get('*/commissary/school/:id/calendar', () => delay('infinite')), ...dishes],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Dinner' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
  },
}

/** Nor while the settings load, which the week is checked with. */
export const LoadingSettings: Story = {
  parameters: {
    msw: [
      answerUser(planner),
      read,
      http.get('*/commissary/catererAnalysisSettings/search/findByCatererAnalysisId', () => delay('infinite')),
      ...dishes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Dinner' })
    // The calendar has loaded by then.
    await delay(500)
    await userEvent.click(canvas.getByRole('tab', { name: 'Dinner' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Lunch')
  },
}

/** "All Schools" has no menu: the page asks for one school. */
// spec: 2.schoolSelector.all
export const AllSchools: Story = {
  play: async ({ canvas, userEvent }) => {
    const dropdown = await canvas.findByRole('combobox', { name: 'School' })
    await userEvent.selectOptions(dropdown, 'All Schools')
    await expect(await canvas.findByText('Select a school')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'School' }), 'Juniper Hill Elementary')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open School' })).toBeEnabled())
    await expect(await canvas.findByRole('table', { name: /Lunch menu/ })).toBeVisible()
  },
}

const large = {
  ...planner,
  schools: Array.from({ length: 300 }, (_, index) => school(index + 1, `School No. ${index + 1}`)),
}

/** Three hundred schools get a search field. */
export const ThreeHundredSchools: Story = {
  args: { user: large },
  parameters: { msw: [answerUser(large), read, ...dishes] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: /Lunch menu/ })
    // Until the search field loads there is a plain dropdown, which has no expanded state.
    const field = await canvas.findByRole('combobox', { name: 'School', expanded: false })
    await userEvent.clear(field)
    await userEvent.type(field, 'no. 277{Enter}')
    await waitFor(() => expect(field).toHaveValue('School No. 277'))
    await waitFor(() => expect(canvas.getByRole('table', { name: /Lunch menu/ })).toBeVisible())
    await expect(field).toHaveFocus()
  },
}
