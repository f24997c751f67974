import { ApiError } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { unstable_serialize } from 'swr'

import { keptEdits, ownerOf } from '../../offline/kept-edits-store.ts'
import { readOrKept } from '../../offline/kept-reads.ts'
import { recordName } from '../../offline/send-kept.ts'
import { answerUser } from '../../stories/answers.ts'
import { answerToday, forgetDevice, phoneRecord, unreachable } from '../../stories/receiving.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { maple, planner } from '../../stories/users.ts'
import { TodaysRecordsScreen } from './TodaysRecordsScreen.tsx'

const cook = { ...planner, schools: [{ ...maple, moduleAccess: { 'Production Record': 'Yes' as const } }] }
const address = '/manage/productionMenu/today'
const open = `${address}?record=12`

const meta = {
  title: "Screens/Today's records",
  component: StoryApp,
  args: { address, user: cook, children: <TodaysRecordsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: [answerUser(cook), ...answerToday()] },
  beforeEach: async () => {
    await forgetDevice()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Meals: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open record, Lunch' })).toHaveAttribute('href', open)
  },
}

/** A meal whose record no one has opened yet. */
export const NotOpened: Story = {
  parameters: { msw: [answerUser(cook), ...answerToday(null)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Open record, Lunch' })).toBeEnabled(),
}

const juniper = { ...maple, schoolId: 2, schoolName: 'Juniper Hill Elementary' }
const ofTwo = {
  ...cook,
  schools: [cook.schools[0] ?? maple, juniper].map((one) => ({
    ...one,
    moduleAccess: { 'Production Record': 'Yes' as const },
  })),
}
const read = fn<(path: string) => void>()
let isOffline = false

/** One visit with a connection is enough for every school of the person. */
export const OtherSchoolOffline: Story = {
  args: { user: ofTwo },
  beforeEach: () => {
    isOffline = false
    read.mockClear()
  },
  parameters: {
    msw: [
      answerUser(ofTwo),
      http.get('*/commissary/productionRecords/:id', ({ params: { id } }) => {
        if (isOffline) return unreachable()
        read(String(id))
        return HttpResponse.json({ ...phoneRecord, id: Number(id) } as object)
      }),
      http.get('*/commissary/productionRecords', ({ request }) => {
        if (isOffline) return unreachable()
        const query = new URL(request.url).searchParams
        const isLunch = query.get('itemType') === 'MEAL'
        const recordId = query.get('schoolId') === '2' ? 22 : 12
        const day = {
          date: '2026-11-18',
          state: 'open',
          recordId,
          plannedMeals: 100,
          servedMeals: null,
          alerts: 0,
          amendments: 0,
        }
        return HttpResponse.json({
          schoolId: 1,
          itemType: query.get('itemType'),
          days: isLunch ? [day] : [],
          closedDays: [],
        } as object)
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Open record, Lunch' })).toHaveAttribute('href', open)
    await waitFor(() => expect(read).toHaveBeenCalledWith('22'))
    await waitFor(async () => {
      const kept = readOrKept(ownerOf(ofTwo), unstable_serialize(['/productionRecords/22']), () =>
        Promise.reject(new ApiError({ status: 0, message: 'No connection' })),
      )
      await expect(kept).resolves.toMatchObject({ id: 22 })
    })
    isOffline = true
    await userEvent.selectOptions(canvas.getByLabelText('School'), 'Juniper Hill Elementary')
    await expect(await canvas.findByRole('link', { name: 'Open record, Lunch' })).toHaveAttribute(
      'href',
      `${address}?record=22`,
    )
  },
}

const sent = fn<(body: unknown) => void>()
let isRestarting = false

/** What was typed in a record that is closed now is sent again after the server was restarted. */
export const UnsentWhileServerRestarts: Story = {
  beforeEach: async () => {
    sent.mockClear()
    isRestarting = true
    const edits = [{ id: 'events', path: 'events', from: null, to: 'Drill', isSent: false }]
    await keptEdits.update([ownerOf(cook), recordName(phoneRecord.id)], () => ({ edits, conflicts: [] }))
  },
  parameters: {
    msw: [
      answerUser(cook),
      http.patch('*/commissary/productionRecords/:id', async ({ request }) => {
        if (isRestarting) return HttpResponse.json({ message: 'Bad gateway' }, { status: 502 })
        sent(await request.json())
        return HttpResponse.json({ data: { message: 'Saved', record: phoneRecord, conflicts: [] } } as object)
      }),
      ...answerToday(),
    ],
  },
  play: async ({ canvas }) => {
    const unsent = await canvas.findByText(/^1 record has changes on this device/)
    await expect(unsent).toBeVisible()
    // Records that an earlier story closes are sent, too.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    isRestarting = false
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ edits: [{ path: 'events', from: null, to: 'Drill' }] }), {
      timeout: 10_000,
    })
    await waitFor(() => expect(unsent).not.toBeInTheDocument())
  },
}

const closedDay = (note: string | null) =>
  http.get('*/commissary/productionRecords', ({ request }) => {
    const itemType = new URL(request.url).searchParams.get('itemType')
    const closedDays = note === null ? [] : [{ date: '2026-11-18', note }]
    return HttpResponse.json({ schoolId: 1, itemType, days: [], closedDays } as object)
  })

/** A day without a menu says so, and on a holiday why. */
export const Holiday: Story = {
  parameters: { msw: [answerUser(cook), closedDay('Teacher training')] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Orders not available for today.'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Teacher training')[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open record, Lunch' })).not.toBeInTheDocument()
  },
}

export const NothingPlanned: Story = {
  parameters: { msw: [answerUser(cook), closedDay(null)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Orders not available for today.'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Nothing is planned for today.')[0]).toBeVisible()
  },
}

export const NoSchool: Story = {
  args: { user: { ...cook, schools: [maple] } },
  play: async ({ canvas }) => expect(await canvas.findByText('No school keeps production records')).toBeVisible(),
}

export const Record: Story = {
  tags: ['visual'],
  args: { address: open },
  play: async ({ canvas }) => {
    const item = within(await canvas.findByRole('region', { name: 'Oven-baked chicken' }))
    await expect(item.getByLabelText('Prepared')).toBeVisible()
    await expect(item.getByText('Planned: 100 servings')).toBeVisible()
    const { width, height } = item
      .getByRole('button', { name: 'One more: Prepared, Oven-baked chicken' })
      .getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** It is unknown how a food is held: the cook enters it under More, and its limit follows. */
export const Holding: Story = {
  args: { address: open },
  parameters: {
    msw: [
      answerUser(cook),
      http.patch('*/commissary/productionRecords/:id', unreachable),
      http.get('*/commissary/productionRecords/:id', () =>
        HttpResponse.json({
          ...phoneRecord,
          lines: phoneRecord.lines.map((line) => ({ ...line, usualHolding: null })),
        } as object),
      ),
      ...answerToday(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const item = within(await canvas.findByRole('region', { name: 'Oven-baked chicken' }))
    await expect(item.getByText('Under More, choose hot, cold or room temperature.')).toBeVisible()
    await userEvent.click(item.getByText('More'))
    await userEvent.selectOptions(item.getByLabelText('Holding'), 'Hot')
    await expect(await item.findByText('Hot food: 135 °F or above.')).toBeVisible()
    await userEvent.type(item.getByLabelText('Held'), '120')
    await waitFor(() => expect(item.getByLabelText<HTMLInputElement>('Held, time').value).toMatch(/^10:\d\d$/))
    await expect(item.getByText(/^120 °F is below 135 °F/)).toBeVisible()
    await expect(item.getByLabelText('Corrective action, kitchen')).toBeVisible()
    await expect(item.getByLabelText('Adults')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Keeps the record on the device as an earlier visit of the cook would, under the key of its hook. */
async function keepRecord() {
  await readOrKept(ownerOf(cook), unstable_serialize(['/productionRecords/12']), () => Promise.resolve(phoneRecord))
}

/** A record that was read before is shown with the time it was read. Only its user sees it. */
export const Offline: Story = {
  args: { address: open },
  parameters: { msw: [answerUser(cook), http.get('*/commissary/productionRecords/:id', unreachable)] },
  beforeEach: keepRecord,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Oven-baked chicken' })).toBeVisible()
    await expect(canvas.getByText(/^No connection\. Shown as of \d/)).toBeVisible()
    await expect(canvas.getByText('Signing needs a connection. What you typed is kept.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign for the kitchen' })).toBeDisabled()
  },
}

/** What is served instead is written down without a connection, and kept like every field. */
export const ServedInstead: Story = {
  ...Offline,
  parameters: {
    msw: [
      answerUser(cook),
      http.get('*/commissary/productionRecords/:id', unreachable),
      http.patch('*/commissary/productionRecords/:id', unreachable),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const item = within(await canvas.findByRole('region', { name: 'Oven-baked chicken' }))
    await userEvent.click(item.getByText('Serve something else'))
    await userEvent.type(item.getByLabelText('Served instead'), 'Turkey')
    await expect(item.getByText(/Its effect on the meal pattern is unknown until/)).toBeVisible()
    await expect((await canvas.findAllByText('Saved on this device'))[0]).toBeVisible()
  },
}

/** Meals that are not reimbursable are counted for the whole record, too, and kept without a connection. */
export const OtherMeals: Story = {
  ...ServedInstead,
  play: async ({ canvas, userEvent }) => {
    const meals = within(await canvas.findByRole('region', { name: 'Meals' }))
    await userEvent.type(meals.getByLabelText('Adults'), '4')
    await userEvent.type(meals.getByLabelText('Seconds'), '2')
    await userEvent.click(meals.getByRole('button', { name: 'One more: Seconds' }))
    await userEvent.type(meals.getByLabelText('À la carte'), '5')
    await expect((await canvas.findAllByText('Saved on this device'))[0]).toBeVisible()
    await expect(meals.getByLabelText('Seconds')).toHaveValue('3')
    for (const name of ['One more: Seconds', 'One less: À la carte']) {
      const { width, height } = meals.getByRole('button', { name }).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OfflineOfAnother: Story = {
  args: { address: open, user: { ...cook, id: 99 } },
  parameters: {
    msw: [answerUser({ ...cook, id: 99 }), http.get('*/commissary/productionRecords/:id', unreachable)],
  },
  beforeEach: keepRecord,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText('Oven-baked chicken')).not.toBeInTheDocument()
  },
}

export const Signed: Story = {
  args: { address: open },
  parameters: {
    msw: [
      answerUser(cook),
      http.get('*/commissary/productionRecords/:id', () =>
        HttpResponse.json({
          ...phoneRecord,
          isVended: false,
          signatures: [{ part: 'record', round: 1, name: 'Dana Whitfield', at: '2026-11-18T18:00:00.000Z' }],
        } as object),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const item = within(await canvas.findByRole('region', { name: 'Oven-baked chicken' }))
    await expect(item.getByLabelText('Prepared')).toHaveAttribute('readonly')
    await expect(canvas.getByText('Signed. Ask the office to reopen it.')).toBeVisible()
  },
}

/** Everything that the kitchen's signature needs. */
const cooked = {
  ...phoneRecord,
  entries: Object.fromEntries(
    phoneRecord.lines.flatMap(({ key }) => [
      [`line.${key}.prepared`, 100],
      [`line.${key}.dispatched`, 95],
    ]),
  ),
}
const signed = fn<(body: unknown) => void>()
const signing = http.post('*/commissary/productionRecords/:id/signatures', async ({ request }) => {
  signed(await request.json())
  const signatures = [{ part: 'kitchen', round: 1, name: 'Dana Whitfield', at: '2026-11-18T18:00:00.000Z' }]
  return HttpResponse.json({ data: { message: 'Signed', record: { ...cooked, signatures } } } as object)
})

/** A signature on the phone names who signs, and locks the fields that it covers. Missing fields are named first. */
export const Signs: Story = {
  args: { address: open },
  beforeEach: () => void signed.mockClear(),
  parameters: {
    msw: [
      answerUser(cook),
      signing,
      http.get('*/commissary/productionRecords/:id', () => HttpResponse.json(cooked as object)),
      ...answerToday(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign for the school' }))
    await expect(await canvas.findByText(/fields are still empty/)).toBeVisible()
    await expect(signed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign for the kitchen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/Sign as Dana Whitfield/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(signed).toHaveBeenCalledWith({ part: 'kitchen', version: 3 }))
    await expect(await canvas.findByText(/^Signed by Dana Whitfield, /)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign for the kitchen' })).not.toBeInTheDocument()
  },
}

const dispatchedPath = 'line.recipe-3-entree.dispatched'
const changed = { ...cooked, version: 4, entries: { ...cooked.entries, [dispatchedPath]: 80 } }

/** No one signs numbers that they never saw: the record is shown with the other person's changes first, and then signed. */
export const SignsAfterReview: Story = {
  args: { address: open },
  beforeEach: () => void signed.mockClear(),
  parameters: {
    msw: [
      answerUser(cook),
      http.post('*/commissary/productionRecords/:id/signatures', async ({ request }) => {
        const { version } = (await request.clone().json()) as { version: number }
        if (version === changed.version) return undefined
        return HttpResponse.json({ message: 'Someone else changed this record.', current: changed } as object, {
          status: 409,
        })
      }),
      signing,
      http.get('*/commissary/productionRecords/:id', () => HttpResponse.json(cooked as object)),
      ...answerToday(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const sign = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign for the kitchen' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Ok' }))
    }
    await sign()
    await expect(await screen.findByText('This record changed. Review it, then sign again.')).toBeVisible()
    const item = within(canvas.getByRole('region', { name: 'Oven-baked chicken' }))
    await waitFor(() => expect(item.getByLabelText('Dispatched')).toHaveValue('80'))
    await expect(signed).not.toHaveBeenCalled()
    await sign()
    await waitFor(() => expect(signed).toHaveBeenCalledWith({ part: 'kitchen', version: 4 }))
  },
}

/** Entries on this phone are saved first. If the answer has someone else's entries, they are reviewed before signing, too. */
export const SavesThenReview: Story = {
  args: { address: open },
  beforeEach: () => void signed.mockClear(),
  parameters: {
    msw: [
      answerUser(cook),
      signing,
      http.patch('*/commissary/productionRecords/:id', () => {
        const record = { ...changed, entries: { ...changed.entries, events: 'Drill' } }
        return HttpResponse.json({ data: { message: 'Saved', record, conflicts: [] } } as object)
      }),
      http.get('*/commissary/productionRecords/:id', () => HttpResponse.json(cooked as object)),
      ...answerToday(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Unusual events'))
    await userEvent.paste('Drill')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign for the kitchen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Ok' }))
    await expect(await screen.findByText('This record changed. Review it, then sign again.')).toBeVisible()
    await expect(signed).not.toHaveBeenCalled()
  },
}

const link = (state: 'open' | 'expired' | 'takenBack', id: number) => ({
  id,
  createdAt: '2026-11-18T13:00:00.000Z',
  createdBy: 'Dana Whitfield',
  expiresAt: '2026-11-20T05:00:00.000Z',
  state,
})
let links: object[] = []

/** The code is shown once, with what it is for; it can be revoked. */
export const Code: Story = {
  args: { address: open },
  beforeEach: () => {
    links = [link('expired', 1), link('takenBack', 2)]
  },
  parameters: {
    msw: [
      answerUser(cook),
      http.get('*/commissary/productionRecords/:id/receivingLinks', () => HttpResponse.json({ links })),
      http.post('*/commissary/productionRecords/:id/receivingLinks', () => {
        links = [link('open', 3), ...links]
        const token = '3zKq1m8Jt0bN7vXcR5wYhL2pS9dF6gAeU4iO0kQxZyM'
        return HttpResponse.json({ data: { message: 'Receiving link created', link: link('open', 3), token } })
      }),
      http.delete('*/commissary/productionRecords/:id/receivingLinks/:link', () => {
        links = links.map((one, index) => (index === 0 ? link('takenBack', 3) : one))
        return HttpResponse.json({ data: { message: 'Receiving link revoked', link: link('takenBack', 3) } })
      }),
      ...answerToday(),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New code' }))
    const code = await canvas.findByRole('img', { name: 'Code that opens the receiving section' })
    await expect(code).toBeVisible()
    await expect(canvas.getAllByText('Works until Nov 20, 2026, 12:00 AM')).toHaveLength(2)
    await step('Take it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Revoke the code of / }))
      await waitFor(() => expect(canvas.getAllByText('Revoked')).toHaveLength(2))
      await expect(canvas.queryByRole('img', { name: 'Code that opens the receiving section' })).not.toBeInTheDocument()
    })
  },
}
