import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, within } from 'storybook/test'

import { answerUser, broken, never, refused } from '../../stories/answers.ts'
import { answerPlaceholders, chefsChoice, placeholders } from '../../stories/placeholders.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MenuPlaceholdersScreen } from './MenuPlaceholdersScreen.tsx'

const list = '*/commissary/menuPlaceholders'
const sent = fn<(method: string, ifMatch: string | null) => void>()

const meta = {
  title: 'Screens/MenuPlaceholders',
  component: StoryApp,
  args: { address: '/settings/menuPlaceholders', children: <MenuPlaceholdersScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerPlaceholders()] },
  beforeEach: () => {
    sent.mockClear()
    localStorage.removeItem('commissary.table.menu-placeholders')
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("Chef's choice fruit")).closest('tr')
    if (!row) throw new Error('The name is in no row')
    // The first header selects the page.
    const headers = canvas.getAllByRole('columnheader').slice(1)
    await expect(headers.map((head) => head.textContent)).toEqual([
      'Name',
      'Category',
      'Menu Type',
      'Expected Credits',
      'Used In',
      'Action',
    ])
    await expect(within(row).getByText('0.5\u00a0cup\u00a0F', { normalizer: (text) => text })).toBeVisible()
    await expect(within(row).getByText('Fall cycle, and 3 more')).toBeVisible()
    await expect(canvas.getByText('Breakfast (December 2, 2026)')).toBeVisible()
    await expect(canvas.getByText('Not used')).toBeVisible()
  },
}

/** The second address of the list. */
export const AtList: Story = {
  args: { address: '/settings/menuPlaceholders/list?filter.menuType=break' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hot breakfast')).toBeVisible()
    await expect(canvas.queryByText('Birthday treat')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(list, never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerPlaceholders([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No placeholders yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add New' })).toHaveAttribute(
      'href',
      '/settings/menuPlaceholders/rec?id=new',
    )
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(list, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Forbidden: Story = {
  parameters: { msw: [answerUser(), http.get(list, () => refused(403, 'Your role does not include the settings.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role does not include the settings.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

/** Texts of the maximum length, in one word. */
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPlaceholders([
        {
          ...chefsChoice,
          name: 'W'.repeat(50),
          credits: { FRUIT: 9.875, VEGETABLE: 9.875, GRAIN: 19.75, MEAT_ALTERNATE: 19.75, MILK: 9.875 },
          usedIn: {
            total: 1,
            hidden: 0,
            rows: [{ kind: 'cycleMenu', name: 'W'.repeat(50), yearMonth: null, days: 4, dates: [] }],
          },
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('W'.repeat(50))).length).toBe(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => expect(await canvas.findByText("Chef's choice fruit")).toBeVisible(),
}

/** Selected placeholders are archived at once, against the versions shown; Undo restores them. */
export const ArchivesSeveral: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPlaceholders(),
      http.delete(`${list}/:id`, ({ request, params }) => {
        sent(`DELETE ${String(params['id'])}`, request.headers.get('If-Match'))
        return HttpResponse.json({ data: { message: 'x', id: 1, version: 4 } })
      }),
      http.post(`${list}/:id/restore`, ({ params }) => {
        sent(`RESTORE ${String(params['id'])}`, null)
        return HttpResponse.json({ data: { message: 'x', id: 1, version: 5 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Chef's choice fruit")
    for (const box of canvas.getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))
    await expect(await canvas.findByText('2 archived.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('2 restored.')).toBeVisible()
    await expect(sent.mock.calls).toEqual([
      ['DELETE 42', '"3"'],
      ['DELETE 41', '"3"'],
      ['RESTORE 42', null],
      ['RESTORE 41', null],
    ])
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Chef's choice fruit")
    const data = placeholders.flatMap(({ name, usedIn }) => [name, ...usedIn.rows.map((row) => row.name)])
    await expect(hardCodedTexts(canvasElement, [...data, 'December'])).toEqual([])
  },
}
