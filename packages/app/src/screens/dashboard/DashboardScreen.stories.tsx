import { datesFrom } from '@commissary/domain/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { answerCalendar, answerCounts, answerSchools, answerUser, broken, never } from '../../stories/answers.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { clerk, planner, school } from '../../stories/users.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const [maple = school(1, 'Maple Street Elementary'), juniper = maple] = planner.schools
const three = { ...planner, schools: [maple, juniper, school(3, 'Riverbend Elementary')] }

/** The first school passes, the second fails on its last day, the third has nothing planned. */
const mixed = answerCalendar((id, monday) => {
  const own = three.schools.find(({ schoolId }) => schoolId === id) ?? maple
  if (id === 3) return calendarOf(own, [])
  return calendarOf(own, plannedDays(monday, id === 2 ? { lastVegetables: '80', hasUnknown: true } : {}))
})
const nothing = answerCalendar(() => calendarOf(maple, []))

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  // Each story has its own answers, which would conflict on one page.
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: '/dashboard', user: three }, msw: [answerUser(three), answerSchools(three), mixed] },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Failing menus come first and link to their week in the planner. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    const [first, second] = await waitFor(() => {
      const cards = canvas.getAllByRole('article')
      void expect(cards[0]).toHaveTextContent('Fail')
      return cards
    })
    await expect(first).toHaveAccessibleName('Juniper Hill Elementary')
    await expect(first).toHaveTextContent(/Vegetables 0.25 cup short on/)
    await expect(second).toHaveAccessibleName('Riverbend Elementary')
    await expect(canvas.getByText("1 menu isn't planned.")).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent("1 menu fails today's rules.")
    // The other week's tab counts its failures.
    await expect(await canvas.findByRole('link', { name: 'Next week · 1 fails' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Open week: Juniper Hill Elementary' })
    await expect(link.getAttribute('href')).toMatch(/^\/manage\/manageSchoolMenus\?school=2&week=\d{4}-\d\d-\d\d$/)
  },
}
export const EverythingPasses: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      answerCalendar((_, monday) => calendarOf(maple, plannedDays(monday))),
    ],
  },
}
/** A holiday is no day of service: the card names it, and a closed week is not a menu that isn't planned. */
export const Holidays: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      answerCalendar((id, monday) => {
        const holidays = datesFrom(monday, 5).map((date) => ({ date, note: 'Thanksgiving' }))
        if (id === 2) return calendarOf(maple, [], holidays)
        return calendarOf(maple, plannedDays(monday), holidays.slice(3, 4))
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Closed: Thu (Thanksgiving)')).length).toBeGreaterThan(1)
    await expect(canvas.getByText(/^Closed: Mon \(Thanksgiving\), .* and Fri \(Thanksgiving\)$/)).toBeVisible()
    await expect(canvas.queryByText(/isn't planned/)).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(three), answerSchools(three), http.get('*/commissary/school/:id/calendar', never)] },
}

/** Nothing planned and no recipes yet: the steps to the first menu, completed ones marked. */
export const FirstRun: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      nothing,
      ...answerCounts({ foods: 8790, ingredients: 0, recipes: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'First steps' })).toBeVisible())
    const [foods] = canvas.getAllByRole('listitem')
    await expect(foods).toHaveTextContent('Import reference foods, Done')
    await expect(canvas.getByRole('link', { name: 'Create a recipe' })).toHaveAttribute(
      'href',
      '/recipes/myRecipeCatalog?open=new',
    )
  },
}
export const NothingPlanned: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      nothing,
      ...answerCounts({ foods: 8790, ingredients: 80, recipes: 30 }),
    ],
  },
}

/** If one school's menu fails to load, the others are still shown. */
export const Partial: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      answerCalendar((id, monday) => (id === 2 ? broken() : calendarOf(maple, plannedDays(monday)))),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Some menus didn't load.")).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Open week: Maple Street Elementary' })).toBeVisible()
  },
}
export const LoadFails: Story = {
  parameters: { msw: [answerUser(three), answerSchools(three), http.get('*/commissary/school/:id/calendar', broken)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const plain = { ...three, nutritionAnalysis: false, inventoryEnabled: false }

/** Without the nutrition flag nothing is checked. */
export const WithoutNutrition: Story = {
  parameters: { app: { address: '/dashboard', user: plain }, msw: [answerUser(plain), answerSchools(plain), mixed] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Maple Street Elementary' })).toBeVisible())
    await expect(canvas.getByText('Nothing planned')).toBeVisible()
    await expect(canvas.queryByText('Pass')).not.toBeInTheDocument()
  },
}

const none = { ...planner, schools: [] }
export const NoSchools: Story = {
  parameters: { app: { address: '/dashboard', user: none }, msw: [answerUser(none), answerSchools(none)] },
}

const many = {
  ...planner,
  schools: Array.from({ length: 60 }, (_, index) =>
    school(
      index + 1,
      `Martin Luther King Jr. Memorial Elementary and Middle School of the Arts and Sciences ${index + 1}`,
    ),
  ),
}

/** Of sixty schools' menus, 24 load at first and the rest on demand. */
export const VeryLong: Story = {
  parameters: {
    app: { address: '/dashboard', user: many },
    msw: [
      answerUser(many),
      answerSchools(many),
      answerCalendar((_, monday) => calendarOf(maple, plannedDays(monday, { hasUnknown: true, days: 4 }))),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24))
    await expect(canvas.getByRole('button', { name: 'Show all 60 menus' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

// spec: 1.schoolDropdown
/** Selecting one school shows only its week, keeps it in the address and enables Open School. */
// spec: 2.schoolSelector.all, 2.schoolSelector.schools, 2.schoolSelector.open, 6.schools.role
export const OneOfTheSchools: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'School' })
    await waitFor(() => expect(choice).toHaveDisplayValue('All Schools'))
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeDisabled()
    await userEvent.selectOptions(choice, 'Juniper Hill Elementary')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Juniper Hill Elementary')
    await expect(canvas.getByRole('link', { name: /^Next week/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\?school=2/),
    )
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeEnabled()
  },
}

/** A school in the address, as after a hand-off, is selected. */
export const SchoolInTheAddress: Story = {
  parameters: { app: { address: '/dashboard?school=2', user: three } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'School' })).toHaveDisplayValue('Juniper Hill Elementary'),
    )
  },
}

const alone = { ...planner, schools: [maple] }

/** A single school is selected automatically, and the selector is disabled. */
// spec: 4.schoolSelector.single.selected, 4.schoolSelector.single.disabled
export const OneSchool: Story = {
  parameters: { app: { address: '/dashboard', user: alone }, msw: [answerUser(alone), answerSchools(alone), mixed] },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'School' })
    await waitFor(() => expect(choice).toHaveDisplayValue('Maple Street Elementary'))
    await expect(choice).toBeDisabled()
  },
}

/** Makes no call that the server would refuse. */
export const StaffWithoutMenus: Story = {
  parameters: { app: { address: '/dashboard', user: clerk }, msw: [answerUser(clerk)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Use the menus above to get started.')).toBeVisible(),
}

const reader = { ...three, role: 'staff' as const, modules: ['reports' as const] }

/** Staff with access to reports only get no links to the planner. */
export const StaffWithReportsOnly: Story = {
  parameters: { app: { address: '/dashboard', user: reader }, msw: [answerUser(reader), mixed] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Analysis/ })).toHaveLength(2))
    await expect(canvas.queryByRole('link', { name: /week: / })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Open School' })).not.toBeInTheDocument()
  },
}
