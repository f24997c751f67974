import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, losingFirst, never } from '../../stories/answers.ts'
import { answerCycleMenus, answerPrograms, fallCycle, springCycle } from '../../stories/cycle-menus.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { CycleMenusScreen } from './CycleMenusScreen.tsx'

/** Recorded bodies and calls, in order. */
const sent = fn<(call: string, body?: unknown) => void>()
const saved = (message: string, status = 200) => HttpResponse.json({ data: { message, id: 3, version: 4 } }, { status })
const writes = [
  http.post('/commissary/cycleMenus', async ({ request }) => {
    sent('create', await request.json())
    return saved('Cycle menu created successfully', 201)
  }),
  http.delete('/commissary/cycleMenus/:id', () => {
    sent('archive')
    return saved('Cycle menu archived')
  }),
  http.post('/commissary/cycleMenus/:id/restore', () => {
    sent('restore')
    return saved('Cycle menu restored')
  }),
  http.post('/commissary/cycleMenus/:id/apply', async ({ request }) => {
    const body = (await request.json()) as { preview?: boolean }
    sent(body.preview ? 'preview' : 'apply', body)
    const day = { week: 1, weekday: 1, note: null }
    return HttpResponse.json({
      data: {
        message: 'Cycle menu applied',
        id: 40,
        months: ['2026-12'],
        days: [
          { ...day, date: '2026-11-30', outcome: 'laid' },
          { ...day, date: '2026-12-01', weekday: 2, outcome: 'kept' },
          { date: '2026-12-02', week: null, weekday: null, outcome: 'holiday', note: 'Founders day' },
          { date: '2026-12-04', week: null, weekday: null, outcome: 'noService', note: null },
        ],
        leftOut: [{ week: 1, weekday: 5 }],
      },
    })
  }),
]

const meta = {
  title: 'Screens/Cycle Menus',
  component: StoryApp,
  args: { address: '/manage/manageRollingMenus', children: <CycleMenusScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerCycleMenus([fallCycle, springCycle]), answerPrograms, ...writes] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    localStorage.removeItem('commissary.table.cycle-menus')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.route.manage.manageRollingMenus
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fall cycle')).toBeVisible()
    await expect(canvas.getByText('20 of 20 planned')).toBeVisible()
    await expect(canvas.getByText('Elementary lunch, December 2026 (+1)')).toBeVisible()
    await expect(canvas.getByText('Not used yet')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerCycleMenus([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cycle menus yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/cycleMenus', never)] },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('/commissary/cycleMenus', broken)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}

/** A link to a new cycle menu opens the dialog, and closing it leaves the list. */
export const AddByLink: Story = {
  args: { address: '/manage/manageRollingMenus?open=new' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add cycle menu' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText('Fall cycle')).toBeVisible()
  },
}

/** A cycle of 0 weeks is refused with the specification's message before anything is sent. */
export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add cycle menu' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter')
    const program = await dialog.findByRole('combobox', { name: 'Program' })
    await dialog.findByRole('option', { name: 'National School Lunch Program K-5' })
    await userEvent.selectOptions(program, '8')
    const weeks = dialog.getByRole('textbox', { name: 'Weeks' })
    await userEvent.clear(weeks)
    await userEvent.type(weeks, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('no.of weeks should be more than 0')).toBeVisible()
    await userEvent.clear(weeks)
    await userEvent.type(weeks, '3')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith('create', {
      name: 'Winter',
      programId: 8,
      weeks: 3,
      daysPerWeek: 5,
      status: 'draft',
    })
  },
}

/** A menu that is also served to other grades, in the same portions. */
export const AddForSeveralGrades: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add cycle menu' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'K-8')
    await dialog.findByRole('option', { name: 'National School Lunch Program K-5' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Program' }), '8')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Same menu for' }), '6-8')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('create', expect.objectContaining({ programId: 8, alsoGradeGroups: ['6-8'] })),
    )
  },
}

export const ArchivedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Actions/ }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([['archive'], ['restore']]))
  },
}

/** Across short weeks the cycle continues, or each Monday starts its next week; a range can have shorter weeks than the program. */
export const AppliedToShortWeeks: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Actions/ }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply Fall cycle' }))
    await expect(dialog.getByRole('radio', { name: 'Continue where the cycle left off' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Start the next cycle week each Monday' }))
    const days = dialog.getByRole('combobox', { name: 'Service days per week' })
    await expect(days).toHaveDisplayValue('Regular week')
    await userEvent.selectOptions(days, '4 days: Mon – Thu')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect(await dialog.findByText('No service on this weekday')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(
      'preview',
      expect.objectContaining({ shortWeeks: 'restart', serviceDays: 4 }),
    )
  },
}

/** Nothing is applied before a preview, and changed options need a new one. */
export const Applied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Actions/ }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply Fall cycle' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Move the menu to the next service day' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect(
      await dialog.findByText(/1 day changes, 1 keeps its menu, 1 holiday, 1 without service\./),
    ).toBeVisible()
    await expect(dialog.getByText(/Menus that aren't served: Week 1 · Fri\./)).toBeVisible()
    await expect(dialog.getByText('No service on this weekday')).toBeVisible()
    await expect(dialog.getByText('Holiday: Founders day')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Replace days that have a menu' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent.mock.calls.map(([call]) => call)).toEqual(['preview', 'preview', 'apply'])
    await expect(sent).toHaveBeenLastCalledWith('apply', expect.objectContaining({ holidays: 'shift', replace: true }))
  },
}

const keys: (string | null)[] = []
/** A copy whose answer was lost is asked for again as the same call; a copy of another menu is another call. */
export const DuplicateWithALostAnswer: Story = {
  parameters: {
    msw: [
      losingFirst('/commissary/cycleMenus/:id/duplicate', keys, () => saved('Cycle menu copied', 201)),
      answerUser(),
      answerCycleMenus([fallCycle, springCycle]),
    ],
  },
  beforeEach: () => void keys.splice(0),
  play: async ({ canvas, userEvent }) => {
    const duplicate = async (row: number) => {
      const buttons = await canvas.findAllByRole('button', { name: /Actions/ })
      await userEvent.click(buttons[row] as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    }
    await duplicate(0)
    await screen.findByText(/^Not saved/)
    await duplicate(1)
    await waitFor(() => expect(keys).toHaveLength(2))
    await duplicate(0)
    await waitFor(() => expect(keys).toHaveLength(3))
    await expect(keys[0]).toEqual(expect.any(String))
    await expect(keys[1]).not.toBe(keys[0])
    await expect(keys[2]).toBe(keys[0])
  },
}

/** A field that the server refuses gets the focus and says what is wrong. */
export const ApplyRefused: Story = {
  parameters: {
    msw: [
      http.post('/commissary/cycleMenus/:id/apply', () =>
        HttpResponse.json(
          { message: 'Please correct the marked fields.', fields: { name: 'Enter a name' } },
          { status: 422 },
        ),
      ),
      answerUser(),
      answerCycleMenus([fallCycle]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply Fall cycle' }))
    dialog.getByRole('button', { name: 'Preview' }).focus()
    await userEvent.keyboard('{Enter}')
    const name = dialog.getByRole('textbox', { name: 'Master menu' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Enter a name/)
  },
}
