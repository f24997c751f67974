import type { CalendarDay, CostTarget, UserInfo } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { calendar, page, tacoSummary } from '../../stories/fixtures.ts'
import { plannedDays } from '../../stories/menus.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { clerk, maple, planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from './SchoolMenusScreen.tsx'

const costs = { Entree: 0.85, Vegetables: 0.22, Fruit: 0.2, Milk: 0.15 } as const
type Priced = keyof typeof costs

/** The week with given costs per portion; null = no price. By default a meal costs $1.42. */
const weekOf = (
  costOf: (category: Priced, day: number) => number | null = (category) => costs[category],
  prefix = '',
): CalendarDay[] =>
  plannedDays('2026-11-16', { prefix }).map((day, index) => ({
    ...day,
    lines: day.lines.map((line) => {
      const known = costOf(line.category as Priced, index)
      const cost = known === null ? { known: 0, missing: [line.name] } : { known, missing: [] }
      return { ...line, nutrition: { ...line.nutrition, cost } }
    }),
  }))

const programName = maple.programs[0]?.programName ?? ''
const settings = (costTargets: CostTarget[]) =>
  http.get('/commissary/catererAnalysisSettings/search/*', () =>
    HttpResponse.json({
      id: 8,
      catererAnalysisId: 7,
      wgrLimit: 0,
      fruitLimit: 0,
      sodiumLevel: '[]',
      costTargets,
      ownStandards: [],
      weekLength: 'servedDays',
      version: 1,
      updatedAt: '2026-11-16T15:00:00Z',
      updatedBy: null,
    }),
  )
const target = settings([{ programName, targetCost: '1.45' }])

const answers = (days: CalendarDay[], stored = target) => [
  answerUser(),
  http.get('/commissary/school/:id/calendar', () => HttpResponse.json(calendar(days))),
  stored,
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tacoSummary]))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
]

const meta = {
  title: 'Screens/School Menus/Costs',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?week=2026-11-16', children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: answers(weekOf()) },
  // The choice to show costs is remembered, also for the stories after these.
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const UnderTheTarget: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$0.03 under the target of $1.45')).toBeVisible()
    await expect(canvas.queryByText(/\$.* over$/)).not.toBeInTheDocument()
  },
}

const dearWednesday = weekOf((category, day) => (category === 'Entree' && day === 2 ? 1.2 : costs[category]))
/** Wednesday's entree costs more: its day and the week say so. */
export const OverTheTarget: Story = {
  tags: ['visual'],
  parameters: { msw: answers(dearWednesday) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$0.04 over the target of $1.45')).toBeVisible()
    const header = within(canvas.getByRole('columnheader', { name: /Wed/ }))
    await expect(header.getByText('$1.77')).toBeVisible()
    await expect(header.getByText('+$0.32 over')).toBeVisible()
  },
}

/** A price that starts on Wednesday applies from Wednesday on. The costs of items are shown on demand, and stay shown. */
export const PricesByDate: Story = {
  tags: ['visual'],
  parameters: { msw: answers(weekOf((category, day) => (category === 'Fruit' && day >= 2 ? 0.3 : costs[category]))) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid')
    await expect(canvas.queryByText('$0.85')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show item costs', pressed: false }))
    await expect(canvas.getAllByText('$0.20')).toHaveLength(2)
    await expect(canvas.getAllByText('$0.30')).toHaveLength(3)
    await expect(canvas.getAllByText('$0.85')).toHaveLength(5)
    await expect(localStorage.getItem('commissary.itemCosts.7.1')).toBe('shown')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide item costs', pressed: true }))
    await expect(canvas.queryByText('$0.85')).not.toBeInTheDocument()
  },
}

/** Users who can change the settings have a link to them. */
export const NoTarget: Story = {
  parameters: { msw: answers(weekOf(), settings([])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set a target' })).toHaveAttribute(
      'href',
      '/settings/nutritionAnalysisSettings',
    )
    await expect(canvas.getAllByText('$1.42')).toHaveLength(6)
  },
}

const menuClerk: UserInfo = { ...clerk, modules: ['menus'] }
export const NoTargetAndNoSettings: Story = {
  args: { user: menuClerk },
  parameters: { msw: answers(weekOf(), settings([])) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show item costs' })
    await expect(canvas.queryByRole('link', { name: 'Set a target' })).not.toBeInTheDocument()
  },
}

/** Unknown is not zero: an item without a price makes the cost of its day and the week a lower bound. */
export const SomeWithoutAPrice: Story = {
  tags: ['visual'],
  parameters: { msw: answers(weekOf((category, day) => (category === 'Fruit' && day < 3 ? null : costs[category]))) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Target $1.45')).toBeVisible()
    await expect(canvas.getAllByText('1 item without a price')).toHaveLength(4)
    await expect(canvas.getAllByText('≥ $1.22')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show item costs' }))
    await expect(canvas.getAllByText('No price')).toHaveLength(3)
  },
}

export const NoPrices: Story = {
  parameters: { msw: answers(weekOf(() => null)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No item has a price')).toBeVisible()
    await expect(canvas.getByText('Cost unknown')).toBeVisible()
    await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument()
  },
}

/** The month at a glance has the cost of each day, and its own. */
export const Month: Story = {
  tags: ['visual'],
  args: { address: '/manage/manageSchoolMenus?month=2026-11' },
  parameters: { msw: answers(dearWednesday) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cost per meal, November 2026')).toBeVisible()
    await expect(canvas.getByText('+$0.04 over the target of $1.45')).toBeVisible()
    await expect(canvas.getByText('+$0.32 over')).toBeVisible()
  },
}

const longName = 'Whole grain-rich chicken and vegetable lasagna with reduced-sodium marinara'
export const Long: Story = {
  parameters: {
    msw: answers(
      weekOf(
        (category) => (category === 'Entree' ? 123_456.78 : category === 'Milk' ? null : costs[category]),
        longName,
      ),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show item costs' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = {
  tags: ['visual'],
  parameters: { msw: answers(dearWednesday) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Show item costs' })),
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  parameters: { msw: answers(dearWednesday) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const names = [...new Set(dearWednesday.flatMap(({ lines }) => lines.map(({ name }) => name)))]
    await expect(
      hardCodedTexts(canvasElement, [...names, ...planner.schools.map(({ schoolName }) => schoolName), programName]),
    ).toEqual([])
  },
}
