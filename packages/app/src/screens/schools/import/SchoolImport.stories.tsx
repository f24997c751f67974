import type { SchoolRecordInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import writeXlsxFile from 'write-excel-file/browser'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, saved } from '../../../stories/answers.ts'
import { hardCodedTexts, pseudo } from '../../../stories/pseudo.ts'
import { answerSites, harborView } from '../../../stories/schools.ts'
import { StoryApp } from '../../../stories/StoryApp.tsx'
import { SchoolsScreen } from '../SchoolsScreen.tsx'

const sent = fn<(body: SchoolRecordInput, key: string | null) => void>()
const answerCreate = http.post('*/commissary/createSite/:caterer', async ({ request }) => {
  const body = (await request.json()) as SchoolRecordInput
  sent(body, request.headers.get('Idempotency-Key'))
  if (body.subdomain !== 'taken') return saved()
  const fields = { subdomain: 'The subdomain taken is already used. Choose another one.' }
  return HttpResponse.json({ message: 'Please correct the marked fields.', fields }, { status: 422 })
})

const meta = {
  title: 'Screens/Schools/Import',
  component: StoryApp,
  args: { address: '/settings/schools', children: <SchoolsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerSites(), answerCreate] },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const rows = [
  'School Name\tGrades\tLunch\tBreakfast\tSubdomain\tPrincipal',
  'Birch Lane\tK-5\t240\t90\t\tMs. Ford',
  `${harborView.schoolName}\tK-8\t320\t\t\t`,
  'Cedar Middle\t6-8\tmany\t\t\t',
  'Dogwood High\t9-12\t410\tyes\ttaken\t',
].join('\n')

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
  return within(await screen.findByRole('dialog', { name: 'Import schools' }))
}

async function paste(context: Context, text: string) {
  const dialog = await open(context)
  await context.userEvent.click(dialog.getByLabelText('Or paste rows, with the column names'))
  await context.userEvent.paste(text)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Check rows' }))
  return dialog
}

export const Empty: Story = { play: async (context) => void (await open(context)) }

/** Each row says what happens to it, and columns that are not imported are named. */
export const Checked: Story = {
  tags: ['visual'],
  play: async (context) => {
    const dialog = await paste(context, rows)
    await expect(await dialog.findByText('Not imported, because their names are unknown: Principal')).toBeVisible()
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await expect(row(/Birch Lane/)).toHaveTextContent('Breakfast K\u20115 (90)')
    await expect(row(/Birch Lane/)).toHaveTextContent('Ready')
    await expect(row(/Harbor View/)).toHaveTextContent('Left out: exists')
    await expect(row(/Cedar Middle/)).toHaveTextContent('Lunch: use a whole number, yes or no')
    await expect(dialog.getByRole('button', { name: 'Add 2 schools' })).toBeEnabled()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Offer versus serve has a column: a row says which of its meals have it. */
export const OfferVersusServe: Story = {
  play: async (context) => {
    const dialog = await paste(context, 'School\tGrades\tLunch\tSnack\tOffer Versus Serve\nAspen\tK-5\t240\t40\tyes')
    const row = await dialog.findByRole('row', { name: /Aspen/ })
    await expect(row).toHaveTextContent('(240) offer versus serve, Snack')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add 1 school' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    const meals = sent.mock.calls[0]?.[0].meals ?? []
    await expect(meals.map(({ menuType, offerVersusServe = false }) => [menuType, offerVersusServe])).toEqual([
      ['MEAL', true],
      ['SNACK', false],
    ])
  },
}

/** A refused row does not affect the others, says why, and is sent again with the same key. */
export const OneRefused: Story = {
  play: async (context) => {
    const dialog = await paste(context, rows)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Add 2 schools' }))
    const reason = 'The subdomain taken is already used. Choose another one.'
    await expect(await dialog.findByText(reason)).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Birch Lane/ })).toHaveTextContent('Added')
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      schoolName: 'Birch Lane',
      address: null,
      subdomain: null,
      lowestGrade: 'K',
      highestGrade: '5',
      meals: [
        { menuType: 'MEAL', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 240 },
        { menuType: 'BREAKFAST', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 90 },
      ],
    })
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add 1 school' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
    await expect(sent.mock.calls[2]?.[1]).toBe(sent.mock.calls[1]?.[1])
  },
}

export const AllAdded: Story = {
  play: async (context) => {
    const dialog = await paste(context, 'School,Grades,Lunch\nBirch Lane,K-5,240\n"Elm, North",6-8,yes\n')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Add 2 schools' }))
    await expect(await screen.findByText('2 schools added')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent.mock.calls.map(([{ schoolName }]) => schoolName)).toEqual(['Birch Lane', 'Elm, North'])
  },
}

/** Any of the six menu types has a column. */
export const AllMenuTypes: Story = {
  play: async (context) => {
    const dialog = await paste(context, 'School,Grades,Dinner,Extra,Side\nBirch Lane,K-5,60,yes,30\n')
    await expect(await dialog.findByRole('row', { name: /Birch Lane/ })).toHaveTextContent('Dinner K\u20115 (60)')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add 1 school' }))
    await expect(await screen.findByText('1 school added')).toBeVisible()
    await expect(sent.mock.lastCall?.[0].meals).toEqual([
      { menuType: 'DINNER', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 60 },
      { menuType: 'EXTRA', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: null },
      { menuType: 'SIDE', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 30 },
    ])
  },
}

export const FromFile: Story = {
  play: async (context) => {
    const dialog = await open(context)
    const input = dialog.getByLabelText(/Spreadsheet file/)
    const file = (name: string, text: string) => new File([text], name)
    // A dropped file bypasses the filter of the file picker.
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file('schools.numbers', 'PK'))
    await fireEvent(input, new DragEvent('drop', { bubbles: true, dataTransfer }))
    const [notice] = await dialog.findAllByText(/schools.numbers is not a spreadsheet/)
    await expect(notice).toBeVisible()
    await context.userEvent.upload(input, file('schools.csv', 'School;Grades\nBirch;K-5'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Check rows' }))
    await expect(await dialog.findByRole('row', { name: /Birch/ })).toHaveTextContent('Ready')
  },
}

/** Excel stores grades such as 6-8 as a date. */
export const FromExcel: Story = {
  play: async (context) => {
    const dialog = await open(context)
    const input = dialog.getByLabelText(/Spreadsheet file/)
    const damaged = new File(['PK'], 'schools.xlsx')
    await context.userEvent.upload(input, damaged)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Check rows' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/The file could not be read/))

    const workbook = await writeXlsxFile([
      [{ value: 'School' }, { value: 'Grades' }, { value: 'Lunch' }, { value: 'Breakfast' }],
      [{ value: 'Birch' }, { value: 'K-5' }, { value: 240 }, { value: true }],
      [{ value: 'Cedar' }, { value: new Date('2026-06-08T00:00:00Z'), format: 'd-mmm' }, { value: '1,100' }, null],
    ]).toBlob()
    await context.userEvent.upload(input, new File([workbook], 'schools.xlsx'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Check rows' }))
    const birch = await dialog.findByRole('row', { name: /Birch/ })
    await expect(birch).toHaveTextContent('Lunch K\u20115 (240), Breakfast K\u20115')
    await expect(dialog.getByRole('row', { name: /Cedar/ })).toHaveTextContent('Lunch 6\u20118 (1,100)')
  },
}

export const Refused: Story = {
  play: async (context) => {
    const dialog = await paste(context, 'a,b\n1,2')
    const field = dialog.getByLabelText('Or paste rows, with the column names')
    await expect(field).toHaveAccessibleDescription(/No column is named School Name/)
    await context.userEvent.clear(field)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Check rows' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose a file or paste rows/))
  },
}

export const Phone: Story = { ...Checked, tags: ['visual'], globals: { viewport: { value: 'phone' } } }

export const NoHardCodedTexts: Story = {
  args: { language: pseudo },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Import/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('textbox'))
    await userEvent.paste(rows)
    await userEvent.click(within(dialog).getByRole('button', { name: /Check rows/ }))
    await within(dialog).findByText(/Birch Lane/)
    await expect(hardCodedTexts(dialog, rows.split(/[\t\n]/))).toEqual([])
  },
}
