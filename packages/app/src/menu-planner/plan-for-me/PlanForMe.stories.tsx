import type { MenuPlan } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { answerUser, noMasterItems, noPlaceholders, nothingPublished } from '../../stories/answers.ts'
import { page } from '../../stories/fixtures.ts'
import { calendarOf, plannedDays } from '../../stories/menus.ts'
import {
  begunPlan,
  bestSoFar,
  donePlan,
  impossiblePlan,
  planItems,
  unprovenPlan,
  weekByWeek,
} from '../../stories/plans.ts'
import { answerSettings } from '../../stories/standards.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { harbor, planner } from '../../stories/users.ts'
import { SchoolMenusScreen } from '../../screens/school-menus/SchoolMenusScreen.tsx'

const user = { ...planner, schools: [harbor] }
/** Monday of the week to come is planned; its other days are empty. */
const days = plannedDays('2026-11-23', { days: 1 })

interface Answers {
  plan?: MenuPlan
  items?: typeof planItems
}

const answers = ({ plan = donePlan, items = planItems }: Answers = {}) => [
  answerUser(),
  http.get('/commissary/school/:id/calendar', ({ request }) => {
    const isShown = new URL(request.url).searchParams.get('startDate') === '2026-11-23'
    return HttpResponse.json(calendarOf(harbor, isShown ? days : []))
  }),
  answerSettings(),
  http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', items.recipes))),
  http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', items.ingredients))),
  noMasterItems,
  noPlaceholders,
  nothingPublished,
  http.post('/commissary/nutrition-planner', () =>
    HttpResponse.json({ data: { message: 'Planning the empty days', id: plan.id, version: 1 } }, { status: 202 }),
  ),
  http.get('/commissary/nutrition-planner/:id', () => HttpResponse.json(plan)),
  http.delete('/commissary/nutrition-planner/:id', () =>
    HttpResponse.json({ data: { message: 'Planning stopped.', id: plan.id } }),
  ),
]

const meta = {
  title: 'Screens/School Menus/Plan for me',
  component: StoryApp,
  args: { address: '/manage/manageSchoolMenus?school=3&week=2026-11-23', user, children: <SchoolMenusScreen /> },
  argTypes: { children: { table: { disable: true } }, user: { table: { disable: true } } },
  parameters: { msw: answers() },
  // Otherwise the plan of another story would be kept.
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Plan for me' }))

const open = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  await canvas.findByRole('grid', { name: /Lunch menu/ })
  await userEvent.click(await canvas.findByRole('button', { name: 'Plan for me' }))
  return dialog()
}

const begin: Play = async ({ canvas, userEvent }) => {
  await userEvent.click((await open({ canvas, userEvent })).getByRole('button', { name: 'Plan' }))
}

/** Empty days are chosen; a day with a menu says what happens to it. */
export const Asks: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const form = await open({ canvas, userEvent })
    await expect(form.getByRole('checkbox', { name: 'Mon, Nov 23' })).not.toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'Tue, Nov 24' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'Grades 6-8' })).not.toBeChecked()
    await expect(form.getByRole('textbox', { name: /^Planned meals per day/ })).toHaveValue('180')
  },
}

export const AsksOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect((await open({ canvas, userEvent })).getByRole('button', { name: 'Plan' })).toBeVisible()
  },
}

/** Nothing is sent before the form is right. */
export const Refuses: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await open({ canvas, userEvent })
    await userEvent.clear(form.getByRole('textbox', { name: /^Planned meals per day/ }))
    await userEvent.clear(form.getByRole('textbox', { name: /^Days until an entree repeats/ }))
    await userEvent.click(form.getByRole('button', { name: 'Plan' }))
    await expect(await form.findByText('Enter the planned meals, a whole number above 0')).toBeVisible()
    await expect(form.getByText('Enter a whole number from 1 to 60')).toBeVisible()
  },
}

/** Without a recipe or food, there is nothing to choose from. */
export const NoCatalog: Story = {
  tags: ['visual'],
  parameters: { msw: answers({ items: { recipes: [], ingredients: [] } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No menu items yet')).toBeVisible()
    await expect((await open({ canvas, userEvent })).getByText('Nothing to plan with')).toBeVisible()
  },
}

export const Begun: Story = {
  parameters: { msw: answers({ plan: begunPlan }) },
  play: async (context) => {
    await begin(context)
    await expect(await (await dialog()).findByText('Looking for menus that pass…')).toBeVisible()
  },
}

/** Closing the dialog loses nothing: the button leads back to the plan. */
export const BestSoFar: Story = {
  tags: ['visual'],
  parameters: { msw: answers({ plan: bestSoFar }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await begin(context)
    await (await dialog()).findByText('1 of 4 weeks done')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'View plan' }))
    const plan = await dialog()
    await expect(await plan.findByText('Best cost per meal so far')).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Stop and keep the best so far' })).toBeVisible()
  },
}

/** Stopping keeps what was found. */
export const Stops: Story = {
  parameters: {
    msw: (() => {
      let state: MenuPlan['state'] = 'working'
      return [
        http.delete('/commissary/nutrition-planner/:id', () => {
          state = 'cancelled'
          return HttpResponse.json({ data: { message: 'Planning stopped.', id: 5 } })
        }),
        http.get('/commissary/nutrition-planner/:id', () => HttpResponse.json({ ...bestSoFar, state })),
        ...answers(),
      ]
    })(),
  },
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await context.userEvent.click(await plan.findByRole('button', { name: 'Stop and keep the best so far' }))
    await expect(await plan.findByText(/^Not every week is planned/)).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Use this plan' })).toBeVisible()
  },
}

export const Done: Story = {
  tags: ['visual'],
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await expect(await plan.findByText('No other plan costs less.')).toBeVisible()
    await expect(plan.getByText('Broccoli, steamed')).toBeVisible()
    await expect(plan.getAllByText(/^\$.* per meal$/)).toHaveLength(5)
  },
}

export const DoneOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async (context) => {
    await begin(context)
    await expect(await (await dialog()).findByText('Broccoli, steamed')).toBeVisible()
  },
}

/** The plan is one step of undo. */
export const IsUsedAndUndone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await begin(context)
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Use this plan' }))
    const grid = within(await canvas.findByRole('grid', { name: /Lunch menu/ }))
    await expect(await grid.findByText('Green beans')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Plan for me' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(grid.queryByText('Green beans')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
}

/** Discarding returns to the form as it was filled in. */
export const IsDiscarded: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await open(context)
    await userEvent.click(form.getByRole('checkbox', { name: 'Fri, Nov 27' }))
    await userEvent.click(form.getByRole('button', { name: 'Plan' }))
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect((await dialog()).getByRole('checkbox', { name: 'Fri, Nov 27' })).not.toBeChecked())
  },
}

export const Impossible: Story = {
  tags: ['visual'],
  parameters: { msw: answers({ plan: impossiblePlan }) },
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await expect(await plan.findByText(/^Sodium, grades K-5, starting July 1, 2027/)).toBeVisible()
    await expect(plan.getByText('How soon foods may repeat')).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Change settings' })).toBeVisible()
  },
}

/** What was not proven in time is not stated as proven. */
export const ImpossibleUnproven: Story = {
  parameters: { msw: answers({ plan: unprovenPlan }) },
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await expect(
      await plan.findByText(
        'No menus that meet all of this were found in the 2 weeks through the week of November 23, 2026.',
      ),
    ).toBeVisible()
    await expect(plan.getByText('Time ran out before each was checked. Dropping one may not be enough.')).toBeVisible()
    await expect(plan.queryByText(/^Drop any one of them/)).not.toBeInTheDocument()
  },
}

/** Weeks that were planned one after the other are the best in that order only. */
export const DoneWeekByWeek: Story = {
  parameters: { msw: answers({ plan: weekByWeek }) },
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await expect(await plan.findByText('Given the weeks before it, no week can cost less.')).toBeVisible()
    await expect(plan.getByText('Lowest possible cost, week by week')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['visual'],
  parameters: {
    msw: answers({ plan: { ...begunPlan, state: 'failed', error: 'Something went wrong. Please try again.' } }),
  },
  play: async (context) => {
    await begin(context)
    await expect(await (await dialog()).findByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

/** The server deletes a plan after a week. */
export const Gone: Story = {
  parameters: {
    msw: [
      http.get('/commissary/nutrition-planner/:id', () =>
        HttpResponse.json({ message: 'Plan not found' }, { status: 404 }),
      ),
      ...answers(),
    ],
  },
  play: async (context) => {
    await begin(context)
    const plan = await dialog()
    await expect(await plan.findByText('This plan no longer exists')).toBeVisible()
    await context.userEvent.click(plan.getByRole('button', { name: 'Change settings' }))
    await expect(await (await dialog()).findByRole('button', { name: 'Plan' })).toBeVisible()
  },
}
