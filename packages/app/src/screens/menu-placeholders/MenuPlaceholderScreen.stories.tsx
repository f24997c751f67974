import type { MenuPlaceholder, MenuPlaceholderInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerPlaceholder, answerPlaceholders, chefsChoice } from '../../stories/placeholders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { MenuPlaceholderScreen } from './MenuPlaceholderScreen.tsx'
import { toInput, toValues } from './placeholder-values.ts'

const one = '*/commissary/menuPlaceholders/:id'
/** Recorded requests, in order: method, body and version. */
const sent = fn<(method: string, body: MenuPlaceholderInput | null, ifMatch: string | null) => void>()
const written = (message: string, status = 200) =>
  HttpResponse.json({ data: { message, id: 41, version: 4 } }, { status })

const writes = [
  http.post('*/commissary/menuPlaceholders', async ({ request }) => {
    sent('POST', (await request.json()) as MenuPlaceholderInput, null)
    return written('Menu placeholder created successfully', 201)
  }),
  http.put(one, async ({ request }) => {
    sent('PUT', (await request.json()) as MenuPlaceholderInput, request.headers.get('If-Match'))
    return written('Menu placeholder updated successfully')
  }),
  http.delete(one, () => {
    sent('DELETE', null, null)
    return written('Menu placeholder archived successfully')
  }),
  http.post(`${one}/restore`, () => {
    sent('RESTORE', null, null)
    return written('Menu placeholder restored successfully')
  }),
]

const meta = {
  title: 'Screens/MenuPlaceholders/Record',
  component: StoryApp,
  args: { address: '/settings/menuPlaceholders/rec?id=41', children: <MenuPlaceholderScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerPlaceholder(), answerPlaceholders(), ...writes] },
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
    await expect(await canvas.findByDisplayValue("Chef's choice fruit")).toBeVisible()
    await expect(canvas.getByLabelText('Fruit (cup)')).toHaveValue('1/2')
    await expect(canvas.getByText('Maple Street Elementary')).toBeVisible()
    await expect(canvas.getByText(/^1 more menu is at schools/)).toBeVisible()
  },
}

export const EditSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Grains (oz eq)'), '1 1/4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Menu placeholder updated successfully')).toBeVisible()
    const { credits, ...rest } = toInput(toValues(chefsChoice))
    await expect(sent).toHaveBeenCalledWith('PUT', { ...rest, credits: { ...credits, GRAIN: 1.25 } }, '"3"')
  },
}

export const Add: Story = {
  args: { address: '/settings/menuPlaceholders/rec?id=new' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('  Soup of the day  ')
    await userEvent.selectOptions(canvas.getByLabelText(/^Category/), 'Side')
    await userEvent.type(canvas.getByLabelText('Vegetables (cup)'), '0.25')
    const save = canvas.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await expect(await canvas.findByText('Menu placeholder created successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      'POST',
      {
        name: 'Soup of the day',
        category: 'Side',
        menuType: 'MEAL',
        credits: { FRUIT: null, VEGETABLE: 0.25, GRAIN: null, MEAT_ALTERNATE: null, MILK: null },
        note: null,
      },
      null,
    )
  },
}

/** Missing values and invalid credits are explained at their fields, and nothing is sent. */
export const Problems: Story = {
  args: { address: '/settings/menuPlaceholders/rec?id=new' },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Fruit (cup)'), '1/3')
    await userEvent.type(canvas.getByLabelText('Grains (oz eq)'), '20.25')
    await userEvent.type(canvas.getByLabelText('Milk (cup)'), 'one')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const described = (label: string | RegExp) => expect(canvas.getByLabelText(label))
    await described(/^Name/).toHaveAccessibleDescription('Please provide placeholder name')
    await described(/^Category/).toHaveAccessibleDescription('Please select a category')
    await described('Fruit (cup)').toHaveAccessibleDescription('Use eighths of a cup, up to 10.')
    await described('Grains (oz eq)').toHaveAccessibleDescription('Use quarters of an oz eq, up to 20.')
    await described('Milk (cup)').toHaveAccessibleDescription('Use eighths of a cup, up to 10.')
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** The server's refusal is shown at the field. */
export const NameTaken: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPlaceholder(),
      answerPlaceholders(),
      http.put(one, () =>
        HttpResponse.json(
          { message: 'x', fields: { name: 'A placeholder named Soup already exists for this menu type.' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Soup')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('A placeholder named Soup already exists for this menu type.'),
    )
  },
}

/** The version that Luis saved while the form was open: other credits. */
const savedByLuis: MenuPlaceholder = { ...chefsChoice, credits: { FRUIT: 1 }, version: 4 }

/** Credits that both people changed are shown in words, and a note that only one changed is kept. */
export const Conflict: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerPlaceholder(),
      answerPlaceholders(),
      http.put(one, () => HttpResponse.json({ message: 'Someone else saved.', current: savedByLuis }, { status: 409 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const fruit = await canvas.findByLabelText('Fruit (cup)')
    await userEvent.clear(fruit)
    await userEvent.type(fruit, '3/4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('radio', { name: /1\scup\sF/ })).toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: /0\.75\scup\sF/ })).toBeChecked()
    await expect(fruit).toHaveValue('3/4')
  },
}

export const ArchivedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive placeholder' }))
    await expect(await canvas.findByText('Menu placeholder archived successfully')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Menu placeholder restored successfully')).toBeVisible()
    await expect(sent.mock.calls.map(([method]) => method)).toEqual(['DELETE', 'RESTORE'])
  },
}

export const NotUsed: Story = {
  parameters: {
    msw: [answerUser(), answerPlaceholder({ ...chefsChoice, usedIn: { total: 0, hidden: 0, rows: [] } })],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Not used')).toBeVisible(),
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.get(one, never)] } }

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(one, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

/** The placeholder was archived, or the address is wrong. */
export const NotThere: Story = {
  args: { address: '/settings/menuPlaceholders/rec?id=999' },
  play: async ({ canvas }) => expect(await canvas.findByText('This placeholder no longer exists.')).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: {
    msw: [answerUser(), answerPlaceholder({ ...chefsChoice, name: 'W'.repeat(50), note: 'W'.repeat(500) })],
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('W'.repeat(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Fruit (cup)')).toBeVisible(),
}
