import type { SchoolRecord, SchoolRecordInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'

import { keepDraft } from '@commissary/ui/record-form'
import { answerUser, broken, never } from '../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { answerSite, answerSites, answerSubdomain, harborView } from '../../stories/schools.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { SchoolScreen } from './SchoolScreen.tsx'
import { toInput, toValues } from './school-values.ts'

const sent = fn<(call: string, body: SchoolRecordInput | null, ifMatch: string | null) => void>()
const written = (message: string) => HttpResponse.json({ data: { message, id: 3, version: 4 } })

const answerCreate = http.post('*/commissary/createSite/:id', async ({ params, request }) => {
  sent(`POST ${String(params['id'])}`, (await request.json()) as SchoolRecordInput, null)
  return written('School created successfully')
})
const answerUpdate = http.put('*/commissary/updateSite/:caterer/:id', async ({ params, request }) => {
  const { caterer, id } = params
  sent(
    `PUT ${String(caterer)}/${String(id)}`,
    (await request.json()) as SchoolRecordInput,
    request.headers.get('If-Match'),
  )
  return written('School updated successfully')
})
const answerDelete = http.delete('*/commissary/deleteSite/:caterer/:id', () => {
  sent('DELETE', null, null)
  return written('School deleted successfully')
})
const answerRestore = http.post('*/commissary/sites/:id/restore', () => {
  sent('RESTORE', null, null)
  return written('School restored successfully')
})

const reads = [answerUser(), answerSite(), answerSites(), answerSubdomain]
const stored = toInput(toValues(harborView), harborView)

const meta = {
  title: 'Screens/Schools/Record',
  component: StoryApp,
  args: { address: '/settings/schools?open=3', children: <SchoolScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [...reads, answerCreate, answerUpdate, answerDelete, answerRestore] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Harbor View School')).toBeVisible()
    await expect(canvas.getAllByLabelText('Grade group')).toHaveLength(3)
  },
}

// spec: 3.school.moduleAccess, 3.school.moduleAccess.productionRecord
/** Modules that the form does not show stay as they are. */
export const EditSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Production Record' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School updated successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      'PUT 7/3',
      { ...stored, moduleAccess: { 'Production Record': 'No', Kiosk: 'No', 'Public Menu': 'No' } },
      '"3"',
    )
  },
}

/** One menu for several grade groups. A group has one menu of each type, and à la carte items are shared with no one. */
export const SharedMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const [lunch] = await canvas.findAllByLabelText('Grade group')
    await userEvent.selectOptions(lunch ?? document.body, 'K-8')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // The row of 6-8 is still there.
    await expect(await canvas.findByText('This meal and grade group is already listed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove meal 2' }))
    // À la carte items have no limits to share.
    const [meal] = canvas.getAllByLabelText('Meal')
    await userEvent.selectOptions(meal ?? document.body, 'EXTRA')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Only grades K to 12 share a menu/)).toBeVisible()
    await userEvent.selectOptions(meal ?? document.body, 'MEAL')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School updated successfully')).toBeVisible()
    const [first, , breakfast] = stored.meals
    await expect(sent).toHaveBeenCalledWith(
      'PUT 7/3',
      { ...stored, meals: [{ ...first, alsoGradeGroups: ['6-8'] }, breakfast] },
      '"3"',
    )
  },
}

/** The form proposes lunches from the grades, and a subdomain from the name. Both can be changed before the school is saved. */
export const Add: Story = {
  args: { address: '/settings/schools?open=new' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^School Name/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard(' Maple Grove ')
    await userEvent.selectOptions(canvas.getByLabelText('Lowest grade'), 'K')
    await waitFor(() => expect(canvas.getByLabelText('Subdomain')).toHaveValue('maple-grove'))
    await userEvent.selectOptions(canvas.getByLabelText('Highest grade'), '5')
    await expect(canvas.getAllByLabelText('Grade group')).toHaveLength(1)
    // No one changed the proposal, so it follows the grades.
    await userEvent.selectOptions(canvas.getByLabelText('Highest grade'), '8')
    await expect(canvas.getAllByLabelText('Grade group').map((field) => (field as HTMLSelectElement).value)).toEqual([
      'K-5',
      '6-8',
    ])
    await userEvent.type(canvas.getByLabelText('Enrolled students'), '640')
    const [usual] = canvas.getAllByLabelText('Usual meals')
    if (usual) await userEvent.type(usual, '210')
    await userEvent.click(canvas.getByRole('button', { name: 'Add meal' }))
    await expect(canvas.getAllByLabelText('Meal').at(-1)).toHaveDisplayValue('Breakfast')
    await userEvent.click(canvas.getByRole('button', { name: 'Add serving line' }))
    await userEvent.keyboard('Main line')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School created successfully')).toBeVisible()
    const meal = { serviceDays: 5, plannedMeals: null }
    await expect(sent).toHaveBeenCalledWith(
      'POST 7',
      {
        schoolName: 'Maple Grove',
        subdomain: 'maple-grove',
        address: null,
        lowestGrade: 'K',
        highestGrade: '8',
        enrollment: 640,
        moduleAccess: { 'Production Record': 'No', 'Public Menu': 'No' },
        meals: [
          { ...meal, menuType: 'MEAL', gradeGroup: 'K-5', plannedMeals: 210 },
          { ...meal, menuType: 'MEAL', gradeGroup: '6-8' },
          { ...meal, menuType: 'BREAKFAST', gradeGroup: 'K-5' },
        ],
        terms: [],
        servingLines: ['Main line'],
      },
      null,
    )
  },
}

/** All menu types, in the order of the menus. Added rows go through the missing ones. */
export const AllMenuTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByLabelText('Meal')
    if (!first) throw new Error('The school has no meals')
    await expect(
      within(first)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Extra (A La Carte)', 'Side'])
    await expect(canvas.getByText(/Dinner is checked as an afterschool supper/)).toBeVisible()
    const add = canvas.getByRole('button', { name: 'Add meal' })
    // Breakfast 6-8, both snacks, and dinner for the younger grades.
    for (let count = 0; count < 4; count += 1) await userEvent.click(add)
    const last = canvas.getAllByLabelText('Meal').at(-1)
    await expect(last).toHaveDisplayValue('Dinner')
    if (last) await userEvent.selectOptions(last, 'Extra (A La Carte)')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School updated successfully')).toBeVisible()
    await expect(sent.mock.lastCall?.[1]?.meals.at(-1)).toEqual({
      menuType: 'EXTRA',
      gradeGroup: 'K-5',
      serviceDays: 5,
      plannedMeals: null,
    })
  },
}

/** The school decides about offer versus serve, if the meal allows a choice. */
export const OfferVersusServe: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, breakfast] = await canvas.findAllByLabelText('Offer versus serve')
    if (!first || !second || !breakfast) throw new Error('The school has three meals')
    await expect(first).toHaveDisplayValue('No')
    await userEvent.selectOptions(first, 'Yes')
    const [, group] = canvas.getAllByLabelText('Grade group')
    if (group) await userEvent.selectOptions(group, '9-12')
    // It is required for lunch in grades 9-12, and not allowed for a snack.
    await expect(second).toHaveDisplayValue('Yes, required')
    await expect(within(second).getAllByRole('option')).toHaveLength(1)
    const meal = canvas.getAllByLabelText('Meal').at(-1)
    if (meal) await userEvent.selectOptions(meal, 'Snack')
    await expect(breakfast).toHaveDisplayValue('No')
    await expect(within(breakfast).getAllByRole('option')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School updated successfully')).toBeVisible()
    await expect(sent.mock.lastCall?.[1]?.meals).toMatchObject([
      { gradeGroup: 'K-5', offerVersusServe: true },
      { gradeGroup: '9-12', offerVersusServe: true },
      { menuType: 'SNACK' },
    ])
    await expect(sent.mock.lastCall?.[1]?.meals[2]).not.toHaveProperty('offerVersusServe')
  },
}

/** A subdomain that the user typed is never replaced. */
export const OwnSubdomain: Story = {
  args: { address: '/settings/schools?open=new' },
  play: async ({ canvas, userEvent }) => {
    const subdomain = await canvas.findByLabelText('Subdomain')
    await userEvent.type(subdomain, 'Maple_1')
    await expect(subdomain).toHaveAccessibleDescription(expect.stringContaining('Use lowercase letters a–z'))
    await userEvent.clear(subdomain)
    await userEvent.type(subdomain, 'maple-1')
    await expect(subdomain).toBeValid()
    await userEvent.type(canvas.getByLabelText(/^School Name/), 'Maple Grove')
    await userEvent.tab()
    await expect(subdomain).toHaveValue('maple-1')
  },
}

/** Each mistake is named at its row, and nothing is sent. */
export const Mistakes: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^School Name/)
    await userEvent.clear(name)
    await userEvent.selectOptions(canvas.getByLabelText('Highest grade'), 'PK')
    const groups = canvas.getAllByLabelText('Grade group')
    const [, second] = groups
    if (second) await userEvent.selectOptions(second, 'K-5')
    const [days] = canvas.getAllByLabelText(/^Days per week/)
    if (days) await userEvent.type(days, '0')
    const [usual] = canvas.getAllByLabelText('Usual meals')
    if (usual) await userEvent.type(usual, '.5')
    const enrolled = canvas.getByLabelText('Enrolled students')
    await userEvent.clear(enrolled)
    await userEvent.type(enrolled, '0')
    const [, start] = canvas.getAllByLabelText(/^First day/)
    if (start) {
      await userEvent.clear(start)
      await userEvent.type(start, '2026-12-01')
    }
    const [end] = canvas.getAllByLabelText(/^Last day/)
    if (end) {
      await userEvent.clear(end)
      await userEvent.type(end, '2026-08-01')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('Please provide school name')
    await expect(canvas.getByLabelText('Highest grade')).toHaveAccessibleDescription(
      'The highest grade is below the lowest.',
    )
    await expect(second).toHaveAccessibleDescription('This meal and grade group is already listed.')
    await expect(days).toHaveAccessibleDescription('Enter a number from 1 to 7.')
    await expect(usual).toHaveAccessibleDescription('Enter a whole number up to 100,000.')
    await expect(enrolled).toHaveAccessibleDescription(
      expect.stringContaining('Enter a whole number from 1 to 100,000.'),
    )
    await expect(end).toHaveAccessibleDescription(expect.stringContaining('The last day is before the first day.'))
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Terms that share a day are refused at the later row. */
export const OverlappingTerms: Story = {
  play: async ({ canvas, userEvent }) => {
    const starts = await canvas.findAllByLabelText(/^First day/)
    const [, start] = starts
    if (start) {
      await userEvent.clear(start)
      await userEvent.type(start, '2026-12-18')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getAllByLabelText(/^Last day/)[1]).toHaveAccessibleDescription(
      expect.stringContaining('Overlaps Fall.'),
    )
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Errors that only the server can find are shown at their fields, and in lists at their rows. */
export const RefusedFields: Story = {
  parameters: {
    msw: [
      ...reads,
      http.put('*/commissary/updateSite/:caterer/:id', () =>
        HttpResponse.json(
          {
            message: 'Please check the fields.',
            fields: {
              subdomain: 'This subdomain is taken.',
              'meals.1.gradeGroup': 'This meal has menus in another grade group.',
              'terms.0.endDate': 'There are menus after this day.',
              'servingLines.1': 'This serving line is in use.',
            },
          },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), '.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('4 fields need attention')).toBeVisible()
    await expect(canvas.getByLabelText('Subdomain')).toHaveAccessibleDescription(
      expect.stringContaining('This subdomain is taken.'),
    )
    await expect(canvas.getAllByLabelText('Grade group')[1]).toHaveAccessibleDescription(
      'This meal has menus in another grade group.',
    )
    await expect(canvas.getAllByLabelText(/^Last day/)[0]).toHaveAccessibleDescription(
      expect.stringContaining('There are menus after this day.'),
    )
    const lines = within(canvas.getByRole('group', { name: 'Serving lines' })).getAllByRole('textbox')
    await expect(lines[1]).toHaveAccessibleDescription('This serving line is in use.')
  },
}

/** Luis saved other meals while the form was open. */
const savedByLuis: SchoolRecord = {
  ...harborView,
  meals: harborView.meals.slice(0, 2),
  highestGrade: '6',
  version: 4,
  updatedAt: '2026-11-18T14:58:00.000Z',
}
export const Conflict: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      ...reads,
      http.put('*/commissary/updateSite/:caterer/:id', async ({ request }) => {
        const ifMatch = request.headers.get('If-Match')
        sent('PUT', (await request.json()) as SchoolRecordInput, ifMatch)
        return ifMatch === '"4"'
          ? written('School updated successfully')
          : HttpResponse.json({ message: 'Someone else saved this school.', current: savedByLuis }, { status: 409 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove meal 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    const meals = within(within(merge).getByRole('radiogroup', { name: 'Meals' }))
    await expect(meals.getByRole('radio', { name: /Yours.*Lunch K-5.*Breakfast K-5/ })).toBeChecked()
    await expect(canvas.getByLabelText('Highest grade')).toHaveValue('6')
  },
}

export const ConflictMerged: Story = {
  ...Conflict,
  tags: [],
  play: async (context) => {
    await Conflict.play?.(context)
    const { canvas, userEvent } = context
    const merge = within(canvas.getByRole('group', { name: 'Someone else saved this record' }))
    const meals = within(merge.getByRole('radiogroup', { name: 'Meals' }))
    await userEvent.click(meals.getByRole('radio', { name: /Current version/ }))
    await expect(canvas.getAllByLabelText('Grade group')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('School updated successfully')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(
      'PUT',
      { ...stored, meals: savedByLuis.meals, highestGrade: '6' },
      '"4"',
    )
  },
}

export const Archived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive school' }))
    await expect(await canvas.findByText('School deleted successfully')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('School restored successfully')).toBeVisible()
    await expect(sent.mock.calls.map(([call]) => call)).toEqual(['DELETE', 'RESTORE'])
  },
}

/** After a reload, Back or a crash; rows are restored, too. */
export const UnsavedRowsRestored: Story = {
  beforeEach: () =>
    keepDraft(
      { userId: planner.id, name: 'school 3' },
      {
        savedAt: '2026-11-18T14:30:00.000Z',
        version: 3,
        base: toValues(harborView),
        values: { ...toValues(harborView), servingLines: ['Main line', 'Salad bar', 'Patio'] },
      },
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByDisplayValue('Patio')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/bySiteId/:id', never)] },
}
export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/commissary/bySiteId/:id', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const NotThere: Story = {
  args: { address: '/settings/schools?open=999' },
  play: async ({ canvas }) => expect(await canvas.findByText('This school no longer exists.')).toBeVisible(),
}
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerSite([
        {
          ...harborView,
          schoolName: 'W'.repeat(100),
          subdomain: 'w'.repeat(63),
          address: 'W'.repeat(500),
          servingLines: ['W'.repeat(50)],
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('W'.repeat(100))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.clear(await canvas.findByDisplayValue('Harbor View School'))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(
      hardCodedTexts(canvasElement, [
        'Harbor View School',
        harborView.address ?? '',
        'YYYY-MM-DD',
        '/menus/harbor-view-school',
      ]),
    ).toEqual([])
  },
}
