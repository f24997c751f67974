import type { ProductionEdit } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { keptEdits } from '../../offline/kept-edits-store.ts'
import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerReceiving, forgetDevice, receiving, unreachable, wholeReceiving } from '../../stories/receiving.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { keptOfLink } from './kept-of-link.ts'
import { ReceiveScreen } from './ReceiveScreen.tsx'

const sent = fn<(edits: ProductionEdit[]) => void>()
const patch = '*/commissary/receiving'
const answerEdit = http.patch(patch, async ({ request }) => {
  const { edits } = (await request.json()) as { edits: ProductionEdit[] }
  sent(edits)
  const all = sent.mock.calls.flat(2).map(({ path, to }) => [path, to])
  const entries = { ...receiving.entries, ...Object.fromEntries(all) }
  return HttpResponse.json({ data: { message: 'Saved', receiving: { ...receiving, entries }, conflicts: [] } })
})
const arrived = 'line.recipe-3-entree.arrived'

const meta = {
  title: 'Screens/Receive',
  component: StoryApp,
  args: { address: '/receive/story', children: <ReceiveScreen /> },
  argTypes: { children: { table: { disable: true } } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', msw: [answerUser(), answerReceiving(), answerEdit] },
  beforeEach: async () => {
    sent.mockClear()
    await forgetDevice()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const chicken = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Oven-baked chicken' }))

/** Entries are sent shortly after they are typed, and the page always shows their state. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lunch for Juniper Hill Elementary' }),
    ).toBeVisible()
    const item = await chicken(canvas)
    await expect(item.getByText('Dispatched: 95 · Before delivery: 162 °F')).toBeVisible()
    await expect(canvas.getByText('Saved')).toBeVisible()
    await userEvent.click(item.getByRole('button', { name: 'One more: Arrived, Oven-baked chicken' }))
    await expect(await canvas.findByText('Saved on this device')).toBeVisible()
    await waitFor(() => expect(sent).toHaveBeenCalledWith([{ path: arrived, from: null, to: 95 }]))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Sending: Story = {
  parameters: { msw: [answerUser(), answerReceiving(), http.patch(patch, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await chicken(canvas)).getByLabelText('Arrived'), '9')
    await expect(await canvas.findByText('Sending…')).toBeVisible()
  },
}

/** Without a connection everything that is typed stays on the phone. */
export const Offline: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerReceiving(), http.patch(patch, unreachable)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await chicken(canvas)).getByLabelText('Arrived'), '9')
    await expect(await canvas.findByText("The server can't be reached.")).toBeVisible()
    await expect(await canvas.findByText('Saved on this device')).toBeVisible()
    await expect(canvas.getAllByText('It will be sent when the server can be reached.')[0]).toBeVisible()
  },
}

/** A server that is being restarted refuses nothing: what was typed stays on the phone, and is sent again without another keystroke. */
export const ServerRestarts: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving(),
      http.patch(patch, () => HttpResponse.json({ message: 'Bad gateway' }, { status: 502 }), { once: true }),
      answerEdit,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await chicken(canvas)).getByLabelText('Arrived'), '9')
    await canvas.findByText('Sending…')
    await expect(await canvas.findByText('Saved on this device')).toBeVisible()
    await expect(canvas.queryByText(/^Not saved/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Discard my changes' })).not.toBeInTheDocument()
    await waitFor(() => expect(sent).toHaveBeenCalledWith([{ path: arrived, from: null, to: 9 }]), { timeout: 10_000 })
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

/** The first answer says that someone else entered 94; the next one accepts what is sent. */
const conflicting = [
  answerUser(),
  answerReceiving(),
  http.patch(patch, async ({ request }) => {
    const { edits } = (await request.json()) as { edits: ProductionEdit[] }
    sent(edits)
    const isFirst = sent.mock.calls.length === 1
    const entries = { ...receiving.entries, [arrived]: isFirst ? 94 : edits[0]?.to }
    const conflicts = isFirst ? [{ edit: edits[0], stored: 94 }] : []
    return HttpResponse.json({ data: { message: 'Saved', receiving: { ...receiving, entries }, conflicts } })
  }),
]

/** Both values side by side. */
export const Conflict: Story = {
  tags: ['visual'],
  parameters: { msw: conflicting },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await chicken(canvas)).getByLabelText('Arrived'), '9')
    await expect(await canvas.findByText('1 conflict')).toBeVisible()
    await expect(canvas.getByText('You entered: 9')).toBeVisible()
    await expect(canvas.getByText('Someone else entered: 94')).toBeVisible()
  },
}

/** The user's own value is entered again over the other one. */
export const ConflictAnswered: Story = {
  parameters: { msw: conflicting },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await chicken(canvas)).getByLabelText('Arrived'), '9')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use mine' }))
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([{ path: arrived, from: 94, to: 9 }]))
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

/** A refused entry stays until the user discards it. */
export const Refused: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving(),
      http.patch(patch, () => HttpResponse.json({ message: 'This part is signed.' }, { status: 422 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = (await chicken(canvas)).getByLabelText('Arrived')
    await userEvent.type(field, '9')
    await expect(await canvas.findByText('Not saved: This part is signed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }))
    await expect(field).toHaveValue('')
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

/** A field that the server refuses does not keep others from being saved. It is shown with the reason, and discarded alone. */
export const RefusedField: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving(),
      http.patch(patch, async ({ request }) => {
        const { edits } = (await request.clone().json()) as { edits: ProductionEdit[] }
        const index = edits.findIndex(({ path }) => path === arrived)
        if (index < 0) return undefined
        const fields = { [`edits.${index}.path`]: 'This item is not in the record.' }
        return HttpResponse.json({ message: 'Check the fields.', fields }, { status: 422 })
      }),
      answerEdit,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = (await chicken(canvas)).getByLabelText('Arrived')
    await userEvent.type(field, '9')
    const seconds = within(canvas.getByRole('region', { name: 'Meals' })).getByLabelText('Seconds')
    await userEvent.type(seconds, '2')
    await expect(await canvas.findByText('1 field was not saved')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith([{ path: 'servedSeconds', from: null, to: 2 }])
    const refused = within(canvas.getByRole('region', { name: 'One field was not saved' }))
    await expect(refused.getByText('Arrived, Oven-baked chicken')).toBeVisible()
    await expect(refused.getByText('You entered: 9')).toBeVisible()
    await expect(refused.getByText('This item is not in the record.')).toBeVisible()
    await expect(field).toHaveValue('')
    await userEvent.click(refused.getByRole('button', { name: 'Discard this field' }))
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(seconds).toHaveValue('2')
  },
}

/** A temperature outside its limit asks for the corrective action. */
export const Unsafe: Story = {
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    await userEvent.type(item.getByLabelText('On arrival'), '120')
    await expect(item.getByText(/^120 °F is below 135 °F/)).toBeVisible()
    await expect(item.getByLabelText('Corrective action')).toBeVisible()
  },
}

/** A kitchen in Egypt measures in Celsius; the limit is never below 135 °F, and what is sent is in the stored unit. */
export const InCelsius: Story = {
  parameters: { msw: [answerUser(), answerReceiving({ ...receiving, country: 'EG' }), answerEdit] },
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    await expect(item.getByText('Dispatched: 95 · Before delivery: 72.22 °C')).toBeVisible()
    await expect(item.getByText('Hot food: 57.3 °C or above.')).toBeVisible()
    const field = item.getByLabelText('On arrival')
    await userEvent.type(field, 'x')
    await expect(item.getByText('Enter degrees from -51.1 to 315.5.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '57,2')
    await expect(item.getByText(/^57\.2 °C is below 57\.3 °C/)).toBeVisible()
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.arrayContaining([{ path: 'line.recipe-3-entree.arrivalDegrees', from: null, to: 134.96 }]),
      ),
    )
  },
}

const lastSent = (path: string) => sent.mock.calls.flat(2).findLast((edit) => edit.path === path)?.to

/** A temperature gets the current time, which can be changed; clearing the temperature clears its time. */
export const TimedTemperature: Story = {
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    const field = item.getByLabelText('On arrival')
    const time = item.getByLabelText<HTMLInputElement>('On arrival, time')
    await expect(Math.abs(field.getBoundingClientRect().top - time.getBoundingClientRect().top)).toBeLessThan(1)
    await userEvent.type(field, '165')
    // The clock of stories starts at 10:00 in the kitchen's time zone.
    await waitFor(() => expect(time.value).toMatch(/^10:\d\d$/))
    await userEvent.clear(field)
    await waitFor(() => expect(time).toHaveValue(''))
    await userEvent.type(field, '165')
    await waitFor(() => expect(time.value).toMatch(/^10:\d\d$/))
    await fireEvent.change(time, { target: { value: '09:40' } })
    await userEvent.type(field, '.5')
    await waitFor(() => expect(lastSent('line.recipe-3-entree.arrivalDegrees')).toBe(165.5))
    await expect(lastSent('line.recipe-3-entree.arrivalTime')).toBe('09:40')
    await expect(time).toHaveValue('09:40')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The current time is not filled in for a meal of another day. */
export const TimedLater: Story = {
  parameters: { msw: [answerUser(), answerReceiving({ ...receiving, date: '2026-11-17' }), answerEdit] },
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    await userEvent.type(item.getByLabelText('On arrival'), '165')
    await waitFor(() => expect(lastSent('line.recipe-3-entree.arrivalDegrees')).toBe(165))
    await expect(item.getByLabelText('On arrival, time')).toHaveValue('')
  },
}

/** Portions besides the meals, without which servings are unaccounted for. How food is held is up to the kitchen. */
export const OtherPortions: Story = {
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    await userEvent.click(item.getByText('More'))
    await userEvent.type(item.getByLabelText('Adults'), '4')
    await userEvent.type(item.getByLabelText('À la carte'), '3')
    await userEvent.type(item.getByLabelText('Seconds'), '2')
    await expect(item.queryByLabelText('Holding')).not.toBeInTheDocument()
    await waitFor(() => expect(lastSent('line.recipe-3-entree.servedSeconds')).toBe(2))
    await expect(lastSent('line.recipe-3-entree.servedAdults')).toBe(4)
    await expect(lastSent('line.recipe-3-entree.servedALaCarte')).toBe(3)
    const more = item.getByRole('button', { name: 'One more: Adults, Oven-baked chicken' }).getBoundingClientRect()
    await expect(Math.min(more.width, more.height)).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Meals that are not reimbursable, for the whole record. */
export const OtherMeals: Story = {
  play: async ({ canvas, userEvent }) => {
    const meals = within(await canvas.findByRole('region', { name: 'Meals' }))
    await userEvent.type(meals.getByLabelText('Seconds'), '2')
    await userEvent.type(meals.getByLabelText('À la carte'), '5')
    await waitFor(() => expect(lastSent('servedALaCarte')).toBe(5))
    await expect(lastSent('servedSeconds')).toBe(2)
  },
}

/** Grade groups that share a menu are counted separately; their leftovers add up. */
export const SharedMenu: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving({ ...receiving, groups: [{ programId: 1, grades: 'K-8', gradeGroups: ['K-5', '6-8'] }] }),
      answerEdit,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const item = await chicken(canvas)
    await userEvent.type(item.getByLabelText('Served, K-5'), '50')
    await userEvent.type(item.getByLabelText('Served, 6-8'), '42')
    await userEvent.type(item.getByLabelText('Left over, K-5'), '2')
    await expect(item.getByLabelText('Left over')).not.toHaveAttribute('readonly')
    await userEvent.type(item.getByLabelText('Left over, 6-8'), '1')
    await expect(item.getByLabelText('Left over')).toHaveValue('3')
    await expect(item.getByLabelText('Left over')).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('Meals served, 6-8')).toBeVisible()
  },
}

export const Signing: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving(wholeReceiving),
      http.put('*/commissary/receiving/signature', async ({ request }) => {
        const { name } = (await request.json()) as { name: string }
        const signature = { part: 'school', round: 1, name, at: '2026-11-18T17:30:00.000Z' }
        return HttpResponse.json({ data: { message: 'Signed', receiving: { ...wholeReceiving, signature } } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Rosa Díaz')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(await canvas.findByText('Signed by Rosa Díaz, Nov 18, 2026, 12:30 PM')).toBeVisible()
    const arrived = (await chicken(canvas)).getByLabelText('Arrived')
    await expect(arrived).toHaveAttribute('readonly')
    // Anyone who opens the link later first sees that the meal was received.
    const signature = canvas.getByText(/^Signed by Rosa Díaz/)
    await expect(signature.compareDocumentPosition(arrived)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

const signedVersions = fn<(version: number) => void>()
/** Someone else changes the record after it was read; `entries` is what the school then sees. */
const changedBefore = (entries: Record<string, string | number | boolean | null>) => [
  answerUser(),
  answerReceiving(wholeReceiving),
  http.put('*/commissary/receiving/signature', async ({ request }) => {
    const { name, version } = (await request.json()) as { name: string; version: number }
    signedVersions(version)
    const current = { ...wholeReceiving, entries, version: 4 }
    if (version !== 4) return HttpResponse.json({ message: 'Changed', current } as object, { status: 409 })
    const signature = { part: 'school', round: 1, name, at: '2026-11-18T17:30:00.000Z' }
    return HttpResponse.json({ data: { message: 'Signed', receiving: { ...current, signature } } } as object)
  }),
]
const signAs = async (
  canvas: ReturnType<typeof within>,
  userEvent: {
    type: (field: HTMLElement, text: string) => Promise<void>
    click: (button: HTMLElement) => Promise<void>
  },
) => {
  await userEvent.type(await canvas.findByLabelText('Your name'), 'Rosa')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
}

/** No one signs numbers that they never saw: numbers that someone else changed are shown first, and then signed. */
export const SignsAfterReview: Story = {
  parameters: { msw: changedBefore({ ...wholeReceiving.entries, [arrived]: 90 }) },
  play: async ({ canvas, userEvent }) => {
    await signAs(canvas, userEvent)
    await expect(await canvas.findByText('This record changed. Review it, then sign again.')).toBeVisible()
    await waitFor(async () => expect((await chicken(canvas)).getByLabelText('Arrived')).toHaveValue('90'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(await canvas.findByText(/^Signed by Rosa, /)).toBeVisible()
  },
}

/** The kitchen's changes to its own section need no review here. */
export const SignsBesideKitchen: Story = {
  parameters: { msw: changedBefore(wholeReceiving.entries) },
  beforeEach: () => void signedVersions.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await signAs(canvas, userEvent)
    await expect(await canvas.findByText(/^Signed by Rosa, /)).toBeVisible()
    await expect(signedVersions.mock.calls).toEqual([[3], [4]])
  },
}

/** The first empty field gets the focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Rosa Díaz')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(await canvas.findByText('7 fields are still empty. Enter 0 where there was none.')).toBeVisible()
    await expect((await chicken(canvas)).getByLabelText('Arrived')).toHaveFocus()
  },
}

const gone = (status: number, message: string) => answerReceiving(HttpResponse.json({ message }, { status }))

export const Expired: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), gone(410, 'This link has expired. Ask the kitchen for a new one.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "This link doesn't work" })).toBeVisible()
    await expect(canvas.getByText('This link has expired. Ask the kitchen for a new one.')).toBeVisible()
  },
}

/** Entries typed with the link that never reached the kitchen are reported. */
export const ExpiredUnsent: Story = {
  parameters: { ...Expired.parameters },
  beforeEach: async () => {
    const edits = [arrived, 'events'].map((path, index) => ({
      id: String(index),
      path,
      from: null,
      to: 9,
      isSent: false,
    }))
    await keptEdits.update(['link story', keptOfLink], () => ({ edits, conflicts: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 fields that you entered were never sent\./)).toBeVisible()
  },
}

export const Unknown: Story = {
  parameters: { msw: [answerUser(), gone(404, "This link isn't valid.")] },
  play: async ({ canvas }) => expect(await canvas.findByText("This link isn't valid.")).toBeVisible(),
}

/** What the kitchen serves instead is shown; the school cannot change it. */
export const ServedInstead: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving({
        ...receiving,
        entries: { ...receiving.entries, 'line.recipe-3-entree.servedInstead': 'Turkey, roasted' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const item = await chicken(canvas)
    await expect(item.getByText('Served instead: Turkey, roasted')).toBeVisible()
    await expect(item.queryByLabelText('Served instead')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(patch, never)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Receive a meal' })).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(patch, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const LongNames: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerReceiving({
        ...receiving,
        schoolName: 'Donaudampfschifffahrtsgesellschaftskapitänsgrundschule an der Wasserkante',
        lines: receiving.lines.map((line) => ({ ...line, name: `${line.name} ${'Ofenkartoffelauflauf'.repeat(4)}` })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Lunch for Donau/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
