import type { RecordEvent } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'

import { answerUser, never, refused } from '../stories/answers.ts'
import { longName } from '../stories/fixtures.ts'
import { pseudo, hardCodedTexts } from '../stories/pseudo.ts'
import { StoryApp } from '../stories/StoryApp.tsx'
import { RecordHistory } from './RecordHistory.tsx'

const event = (id: number, rest: Partial<RecordEvent> = {}): RecordEvent => ({
  id,
  action: 'updated',
  at: '2026-11-18T20:02:00Z',
  by: 'Dana Whitfield',
  changes: [{ field: 'siteName', from: `North ${id}`, to: `North ${id + 1}` }],
  ...rest,
})
const events = [
  event(3),
  event(2, { by: null, changes: [{ field: 'note', from: 'Gate B', to: null }] }),
  event(1, { action: 'created', changes: [{ field: 'siteName', from: null, to: 'North' }] }),
]

/** Pages of ten, as the server cuts them. */
const answer = (all: RecordEvent[]) =>
  http.get('/commissary/recordHistory', ({ request }) => {
    const number = Number(new URL(request.url).searchParams.get('page') ?? '0')
    return HttpResponse.json({
      _embedded: { events: all.slice(number * 10, number * 10 + 10) },
      page: { size: 10, number, totalElements: all.length, totalPages: Math.ceil(all.length / 10) },
    })
  })

const words = { siteName: { label: 'Site Name' }, note: { label: 'Note' } }

const meta = {
  title: 'Screens/Parts/Record history',
  component: StoryApp,
  args: {
    address: '/',
    children: <RecordHistory recordType="site" recordId={4} version={3} words={words} isOpen />,
  },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answer(events)] },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Updated by Dana Whitfield')).toHaveLength(1)
    await expect(canvas.getByText('Updated')).toBeVisible()
    await expect(canvas.getAllByText(/^Nov 18, 2026, 3:02\sPM$/)).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

/** Nothing is requested until the history is opened. */
export const Closed: Story = {
  args: { children: <RecordHistory recordType="site" recordId={4} version={3} words={words} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Updated by Dana Whitfield')).not.toBeInTheDocument()
    const show = await canvas.findByRole('button', { name: 'Show history' })
    await expect(show).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(show)
    await expect(await canvas.findByText('Updated by Dana Whitfield')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide history' }))
    await expect(canvas.queryByText('Updated by Dana Whitfield')).not.toBeInTheDocument()
  },
}

export const MoreThanAPage: Story = {
  parameters: { msw: [answerUser(), answer(Array.from({ length: 23 }, (_, at) => event(23 - at)))] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await canvas.findAllByText('North 13')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByText('North 1')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(23)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answer([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No changes yet')).toBeVisible(),
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.get('/commissary/recordHistory', never)] } }

export const Failed: Story = {
  parameters: {
    msw: [answerUser(), http.get('/commissary/recordHistory', () => refused(404, 'There is no such record.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such record.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const endless = [event(1, { by: longName, changes: [{ field: 'siteName', from: longName, to: longName }] })]
export const VeryLong: Story = { parameters: { msw: [answerUser(), answer(endless)] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Updated by/)
    const data = ['Dana Whitfield', 'North', 'Gate B', 'Site Name', 'Note', 'PM']
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
