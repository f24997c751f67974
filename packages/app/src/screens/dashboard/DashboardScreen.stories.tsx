import { datesFrom } from '@commissary/domain/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerCalendar, answerSchools, answerUser, broken, never } from '../../stories/answers.ts'
import { answerDashboard, busyDashboard, dashboardAsked, steps } from '../../stories/dashboard.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import { readsInOrder } from '../../stories/reading-order.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { clerk, harbor, planner, school, withExtra } from '../../stories/users.ts'
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
  parameters: {
    app: { address: '/dashboard', user: three },
    msw: [answerDashboard(), answerUser(three), answerSchools(three), mixed],
  },
  beforeEach: () => localStorage.removeItem('commissary.firstSteps.7.1'),
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Failing menus come first and link to their week in the planner. */
export const Default: Story = {
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
    const link = canvas.getByRole('link', { name: 'Open week: Juniper Hill Elementary, Lunch' })
    await expect(link.getAttribute('href')).toMatch(/^\/manage\/manageSchoolMenus\?school=2&week=\d{4}-\d\d-\d\d$/)
  },
}
export const EverythingPasses: Story = {
  parameters: {
    msw: [
      answerDashboard(),
      answerUser(three),
      answerSchools(three),
      answerCalendar((_, monday) => calendarOf(maple, plannedDays(monday))),
    ],
  },
}
/** A menu without a meal pattern is planned or not; it neither passes, fails nor waits for values. */
const sellsExtra = { ...planner, schools: [withExtra] }
export const WithoutPattern: Story = {
  parameters: {
    app: { address: '/dashboard', user: sellsExtra },
    msw: [
      answerDashboard(),
      answerUser(sellsExtra),
      answerSchools(sellsExtra),
      answerCalendar((_, monday) => calendarOf(withExtra, plannedDays(monday))),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every menu with a meal pattern passes/)).toBeVisible()
    await expect(canvas.getByText('Extra (A La Carte) · Grades K-5 · No meal pattern')).toBeVisible()
    await expect(canvas.getByText(/^5 of 5 days planned/)).toBeVisible()
    // Only lunch has a card with verdicts.
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByText(/^Unknown/)).not.toBeInTheDocument()
  },
}

/** A holiday is not a day of service: the card names it, and a closed week does not count as a menu that isn't planned. */
export const Holidays: Story = {
  parameters: {
    msw: [
      answerDashboard(),
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
  parameters: {
    msw: [
      answerDashboard(),
      answerUser(three),
      answerSchools(three),
      http.get('*/commissary/school/:id/calendar', never),
    ],
  },
}

/** Nothing planned and no recipes yet: the steps to the first menu, completed ones marked, the next with its button. */
export const FirstRun: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      nothing,
      answerDashboard(steps({ vendors: true, foods: true, ingredients: true })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'First steps' })).toBeVisible())
    const steps = within(canvas.getByRole('region', { name: 'First steps' })).getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Add a school with its meals, Done')
    await expect(steps[1]).toHaveTextContent('Add a vendor, Done')
    await expect(steps[2]).toHaveTextContent('Add or import ingredients, Done')
    await expect(canvas.getByText('3 of 6 done.')).toBeVisible()
    for (const name of ['Create a recipe', 'Add recipe']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/recipes/myRecipeCatalog?open=new')
    }
    await expect(canvas.queryByRole('button', { name: 'Hide these steps' })).not.toBeInTheDocument()
  },
}

/** Without reference foods they are imported first; with them an ingredient starts from one. */
export const FirstIngredients: Story = {
  parameters: {
    msw: [answerUser(three), answerSchools(three), nothing, answerDashboard(steps({ vendors: true }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Import foods' })).toHaveAttribute(
      'href',
      '/manage/importProducts',
    )
    await expect(canvas.getByRole('link', { name: 'Add ingredient' })).toHaveAttribute(
      'href',
      '/manage/products?open=new',
    )
  },
}

const menuPlanner = { ...three, role: 'staff' as const, modules: ['menus' as const] }

/** Staff see whom to ask for the steps that they cannot take. */
export const FirstRunForStaff: Story = {
  parameters: {
    app: { address: '/dashboard', user: menuPlanner },
    msw: [answerUser(menuPlanner), answerSchools(menuPlanner), nothing, answerDashboard(steps({ schools: false }))],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'First steps' })).toBeVisible())
    const [school, , ingredients, , , week] = within(canvas.getByRole('region', { name: 'First steps' })).getAllByRole(
      'listitem',
    )
    await expect(school).toHaveTextContent('Ask an administrator to do this.')
    await expect(ingredients).toHaveTextContent('Ask an administrator, or someone with access to it.')
    await expect(canvas.queryByRole('link', { name: /ingredient/i })).not.toBeInTheDocument()
    await expect(week && within(week).getByRole('link', { name: 'Plan a week' })).toBeVisible()
  },
}

export const NothingPlanned: Story = {
  parameters: {
    msw: [
      answerUser(three),
      answerSchools(three),
      nothing,
      answerDashboard(steps({ vendors: true, foods: true, ingredients: true, recipes: true, cycleMenus: true })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const plan = await canvas.findByRole('link', { name: 'Plan week' })
    await expect(plan.getAttribute('href')).toMatch(/^\/manage\/manageSchoolMenus\?school=1&week=/)
    // A caterer who plans nothing in the holidays needs no first steps.
    await userEvent.click(canvas.getByRole('button', { name: 'Hide these steps' }))
    await expect(canvas.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
  },
}

const recording = {
  ...three,
  schools: [{ ...maple, moduleAccess: { 'Production Record': 'Yes' as const } }, juniper],
}

/** Where production records are kept, the last step is the first record; hidden steps stay hidden. */
export const FirstRecord: Story = {
  parameters: {
    app: { address: '/dashboard', user: recording },
    msw: [
      answerUser(recording),
      answerSchools(recording),
      mixed,
      answerDashboard(
        steps({ vendors: true, foods: true, ingredients: true, recipes: true, cycleMenus: true, menus: true }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const records = await canvas.findByRole('link', { name: 'Open records' })
    await expect(records).toHaveAttribute('href', '/manage/productionMenu?school=1')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide these steps' }))
    await expect(canvas.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
    await expect(localStorage.getItem('commissary.firstSteps.7.1')).toBe('hidden')
  },
}

/** What is wrong comes first, and each card opens its list with the filter in the address. The day's meals follow at a glance. */
export const NeedsAttention: Story = {
  tags: ['visual'],
  parameters: {
    app: { address: '/dashboard', user: recording },
    msw: [answerDashboard(busyDashboard), answerUser(recording), answerSchools(recording), mixed],
  },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Needs attention' }))
    await waitFor(() => expect(cards.getAllByRole('link')).toHaveLength(13))
    const hrefs = cards.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])
    await expect(hrefs).toEqual([
      ['1 menu fails a rule this week', '/dashboard?week=this&show=failing'],
      ['1 item below zero', '/manage/inventory?state=negative'],
      ['3 production records not closed', '/manage/productionMenu?list=notClosed'],
      ['1 menu fails a rule next week', '/dashboard?week=next&show=failing'],
      ['18 past orders not marked as served', '/manage/orders?list=all&status=locked&from=2026-10-19&to=2026-11-17'],
      ['1 order to submit', '/manage/inventory/purchaseOrders?due=submit'],
      ['2 deliveries due', '/manage/inventory/purchaseOrders?due=receive'],
      ['2 items expire within 7 days', '/manage/inventory?expires=7'],
      ['12 items below par', '/manage/inventory?state=belowPar'],
      ['5 payments not reconciled', '/manage/payments?status=recorded&bank=no'],
      ['4 ingredients without all nutrients', '/manage/products?nutrition=missing&offered=offered'],
      ['7 ingredients without crediting documentation', '/manage/products?evidence=missing&offered=offered'],
      ['Thu, Nov 26 Thanksgiving1 more in the next 3 weeks', '/settings/manageHolidays?date=2026-11-26'],
    ])
    const meals = within(canvas.getByRole('list', { name: /^Meals on / }))
    await expect(meals.getByRole('link', { name: /Breakfast, 118 of 120 served, signed$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/manage\/productionMenu\?school=1&menu=BREAKFAST&day=/),
    )
    await expect(meals.getByRole('link', { name: 'Riverbend Elementary: Lunch, Not planned' })).toBeVisible()
  },
}

/** Nothing but a quiet line when all is well. */
export const AllWell: Story = {
  parameters: {
    msw: [
      answerDashboard(),
      answerUser(three),
      answerSchools(three),
      answerCalendar((_, monday) => calendarOf(maple, plannedDays(monday))),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs attention.')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Needs attention' })).not.toBeInTheDocument()
  },
}

/** The card of failing menus leads to these alone. */
export const FailingOnly: Story = {
  parameters: { app: { address: '/dashboard?show=failing', user: three } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Juniper Hill Elementary')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all menus' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
}

/** Another day shows its meals and its weeks, and is kept in the address. */
export const AnotherDay: Story = {
  parameters: {
    app: { address: '/dashboard?date=2026-12-02', user: recording },
    msw: [answerDashboard(busyDashboard), answerUser(recording), answerSchools(recording), mixed],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wednesday, December 2, 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^December 7 – 11, 2026/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }))
    await expect(await canvas.findByRole('heading', { name: 'Thursday, December 3, 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose day' }))
    await expect(await canvas.findByLabelText('Day')).toHaveValue('2026-12-03')
  },
}

const storekeeper = { ...clerk, modules: ['inventory' as const] }

/** Storekeepers see inventory, without a call that the server would refuse. */
export const Storekeeper: Story = {
  parameters: {
    app: { address: '/dashboard', user: storekeeper },
    msw: [
      answerUser(storekeeper),
      answerSchools(storekeeper),
      answerDashboard({
        ...busyDashboard,
        meals: null,
        openRecords: null,
        catalog: null,
        families: null,
        holidays: [],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '2 deliveries due' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'School' }), 'Juniper Hill Elementary')
    await waitFor(() => expect(dashboardAsked).toHaveBeenLastCalledWith('2'))
    await expect(canvas.queryByRole('button', { name: 'Open School' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('list', { name: /^Meals on / })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

const orderClerk = { ...clerk, modules: ['orders' as const] }
const onlyFamilies = { ...busyDashboard, meals: null, openRecords: null, stock: null, orders: null, catalog: null }

/** Staff who take orders see what is left to do with them, for all schools or one. */
export const OrderClerk: Story = {
  parameters: {
    app: { address: '/dashboard?school=2', user: orderClerk },
    msw: [answerUser(orderClerk), answerSchools(orderClerk), answerDashboard({ ...onlyFamilies, holidays: [] })],
  },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Needs attention' }))
    await expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/manage/orders?list=all&status=locked&from=2026-10-19&to=2026-11-17&school=2',
      '/manage/payments?status=recorded&bank=no&school=2',
    ])
    await expect(canvas.getByRole('combobox', { name: 'School' })).toBeVisible()
    await expect(canvas.queryByText('Use the menus above to get started.')).not.toBeInTheDocument()
  },
}

const withHarbor = { ...planner, schools: [maple, harbor] }

/** A school with a menu for each of two grade groups has a card for each, named by its grades. */
export const GradeGroups: Story = {
  parameters: {
    app: { address: '/dashboard', user: withHarbor },
    msw: [
      answerDashboard(),
      answerUser(withHarbor),
      answerSchools(withHarbor),
      answerCalendar((id, monday) => calendarOf(id === 3 ? harbor : maple, plannedDays(monday))),
    ],
  },
  play: async ({ canvas }) => {
    const older = await canvas.findByRole('link', { name: 'Open week: Harbor View School, 6-8, Lunch' })
    await expect(older).toHaveAttribute('href', expect.stringContaining('program=32'))
    await expect(canvas.getByRole('link', { name: 'Open week: Harbor View School, K-5, Lunch' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open week: Maple Street Elementary, Lunch' }).getAttribute('href'),
    ).not.toContain('program=')
  },
}

const [lunch] = maple.programs
const withBreakfast = {
  ...planner,
  schools: [
    {
      ...maple,
      programs: [...maple.programs, ...(lunch ? [{ ...lunch, id: 11, menuType: 'BREAKFAST' as const }] : [])],
    },
  ],
}

/** The links of a school's breakfast and lunch have separate names. */
export const BreakfastAndLunch: Story = {
  parameters: {
    app: { address: '/dashboard', user: withBreakfast },
    msw: [
      answerDashboard(),
      answerUser(withBreakfast),
      answerSchools(withBreakfast),
      answerCalendar((_, monday) => calendarOf(maple, plannedDays(monday))),
    ],
  },
  play: async ({ canvas }) => {
    const breakfast = await canvas.findByRole('link', { name: 'Open week: Maple Street Elementary, Breakfast' })
    await expect(breakfast).toHaveAttribute('href', expect.stringContaining('menu=BREAKFAST'))
    await expect(canvas.getByRole('link', { name: 'Open week: Maple Street Elementary, Lunch' })).toBeVisible()
  },
}

/** If one school's menu fails to load, the others are still shown. */
export const Partial: Story = {
  parameters: {
    msw: [
      answerDashboard(),
      answerUser(three),
      answerSchools(three),
      answerCalendar((id, monday) => (id === 2 ? broken() : calendarOf(maple, plannedDays(monday)))),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Some menus didn't load.")).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Open week: Maple Street Elementary, Lunch' })).toBeVisible()
  },
}
export const LoadFails: Story = {
  parameters: {
    msw: [
      answerDashboard(),
      answerUser(three),
      answerSchools(three),
      http.get('*/commissary/school/:id/calendar', broken),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const plain = { ...three, nutritionAnalysis: false, inventoryEnabled: false }

/** Without the nutrition flag nothing is checked. */
export const WithoutNutrition: Story = {
  parameters: {
    app: { address: '/dashboard', user: plain },
    msw: [answerDashboard(), answerUser(plain), answerSchools(plain), mixed],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Maple Street Elementary' })).toBeVisible())
    await expect(canvas.getByText('Nothing planned')).toBeVisible()
    await expect(canvas.queryByText('Pass')).not.toBeInTheDocument()
  },
}

const none = { ...planner, schools: [] }
/** A caterer as the operator creates it: the first step is its school. */
export const NoSchools: Story = {
  parameters: {
    app: { address: '/dashboard', user: none },
    msw: [answerUser(none), answerSchools(none), answerDashboard(steps({ schools: false }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add school' })).toHaveAttribute(
      'href',
      '/settings/schools?open=new',
    )
    await expect(canvas.queryByRole('link', { name: 'Import foods' })).not.toBeInTheDocument()
  },
}

const noneForPlanner = { ...none, role: 'staff' as const, modules: ['catalog' as const, 'menus' as const] }

/** The caterer has schools that this user has no access to: none is missing, and there is no week to plan. */
export const OthersSchools: Story = {
  parameters: {
    app: { address: '/dashboard', user: noneForPlanner },
    msw: [answerUser(noneForPlanner), answerSchools(noneForPlanner), answerDashboard(steps({ vendors: true }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create a recipe' })).toBeVisible()
    const [school, , ingredients, , , week] = canvas.getAllByRole('listitem')
    await expect(school).toHaveTextContent(/^Add a school with its meals, DoneGrades and meals decide/)
    await expect(ingredients && within(ingredients).getByRole('link', { name: 'Import foods' })).toBeVisible()
    await expect(week).toHaveTextContent('Ask an administrator, or someone with access to it.')
    await expect(canvas.queryByRole('link', { name: 'Plan a week' })).not.toBeInTheDocument()
  },
}

const noneForReader = { ...none, role: 'staff' as const, modules: ['reports' as const] }

/** Staff who can take none of the steps see whom to ask. */
export const NoSchoolsForReports: Story = {
  parameters: {
    app: { address: '/dashboard', user: noneForReader },
    msw: [answerDashboard(), answerUser(noneForReader), answerSchools(noneForReader)],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Ask an administrator to add one.')).toBeVisible(),
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

/** Of sixty schools' menus, 24 are shown at first and the rest on demand. */
export const VeryLong: Story = {
  parameters: {
    app: { address: '/dashboard', user: many },
    msw: [
      answerDashboard(),
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

/** A menu that fails is counted and comes first, even if it is not one of the 24 that load first. */
export const FailsAmongMany: Story = {
  parameters: {
    app: { address: '/dashboard', user: many },
    msw: [
      answerDashboard(),
      answerUser(many),
      answerSchools(many),
      answerCalendar((id, monday) => calendarOf(maple, plannedDays(monday, id === 30 ? { lastVegetables: '80' } : {}))),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 menu fails a rule this week' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName(/ 30$/))
    await expect(canvas.getByText("1 menu fails today's rules.")).toBeVisible()
    await expect(canvas.queryByText('Nothing needs attention.')).not.toBeInTheDocument()
  },
}

/** While menus are still loading, nothing says that all is well. */
export const StillChecking: Story = {
  parameters: {
    app: { address: '/dashboard', user: many },
    msw: [
      answerDashboard(),
      answerUser(many),
      answerSchools(many),
      http.get('*/commissary/school/:id/calendar', async ({ params }) => {
        if (Number(params['id']) > 24) await never()
      }),
      answerCalendar((id, monday) => calendarOf(maple, plannedDays(monday, id === 2 ? { lastVegetables: '80' } : {}))),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('24 of 60 menus checked.'))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: '≥ 1 menu fails a rule this week' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next week · ≥ 1 fails' })).toBeVisible()
    await expect(canvas.queryByText('Nothing needs attention.')).not.toBeInTheDocument()
  },
}

/** English on a right-to-left page: every sentence and number reads as it was written. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("1 menu fails today's rules.")
    await canvas.findByText('Sodium')
    await readsInOrder(canvasElement, [
      "What needs attention, the day's meals, and your schools' menus.",
      'This week · 1 fails',
      'November 16 – 20, 2026',
      "1 menu fails today's rules.",
      "1 menu isn't planned.",
      'Lunch · Grades K-5',
      'Vegetables 0.25 cup short on Fri',
      'Ranch dressing has no added-sugars value (limit starts July 1, 2027).',
    ])
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
  parameters: {
    app: { address: '/dashboard', user: alone },
    msw: [answerDashboard(), answerUser(alone), answerSchools(alone), mixed],
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'School' })
    await waitFor(() => expect(choice).toHaveDisplayValue('Maple Street Elementary'))
    await expect(choice).toBeDisabled()
  },
}

/** Makes no call that the server would refuse. */
export const StaffWithoutMenus: Story = {
  parameters: {
    app: { address: '/dashboard', user: clerk },
    msw: [
      answerDashboard({ meals: null, openRecords: null, stock: null, orders: null, catalog: null, families: null }),
      answerUser(clerk),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use the menus above to get started.')).toBeVisible()
    // Nothing here belongs to a school.
    await expect(canvas.queryByRole('combobox', { name: 'School' })).not.toBeInTheDocument()
  },
}

const reader = { ...three, role: 'staff' as const, modules: ['reports' as const] }

/** Staff with access to reports only get no links to the planner. */
export const StaffWithReportsOnly: Story = {
  parameters: {
    app: { address: '/dashboard', user: reader },
    msw: [answerDashboard(), answerUser(reader), answerSchools(reader), mixed],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Analysis/ })).toHaveLength(2))
    await expect(canvas.queryByRole('link', { name: /week: / })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('combobox', { name: 'School' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open School' })).not.toBeInTheDocument()
  },
}
