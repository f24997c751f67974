import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen } from 'storybook/test'

import { answerUser, broken, never } from '../../stories/answers.ts'
import { answerHouseholds, answerStudents, answerWrite, households, mia, nguyen } from '../../stories/families.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { FamiliesScreen } from './FamiliesScreen.tsx'

const list = '*/commissary/households'

const meta = {
  title: 'Screens/Families',
  component: StoryApp,
  args: { address: '/manage/families', children: <FamiliesScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerHouseholds(), answerStudents()] },
  beforeEach: () => localStorage.removeItem('commissary.table.families'),
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** A negative balance says in words what a household owes. */
export const Households: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owes $12.50')).toBeVisible()
    await expect(canvas.getByText('$48.00 paid ahead')).toBeVisible()
    await expect(canvas.getByText('Linh Nguyen and Minh Nguyen')).toBeVisible()
    await expect(canvas.getByText('Owed to you')).toBeVisible()
  },
}

/** The call has the filters of the address. */
export const OwingAtASchool: Story = {
  args: { address: '/manage/families?school=1&balance=negative' },
  parameters: {
    msw: [
      answerUser(),
      http.get(list, ({ request }) => {
        const query = new URL(request.url).searchParams
        const isAsked = query.get('schoolId') === '1' && query.get('balance') === 'negative'
        return isAsked ? undefined : broken()
      }),
      answerHouseholds([nguyen]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owes $12.50')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Balance' })).toHaveValue('negative')
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get(list, never)] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeInTheDocument(),
}

export const Empty: Story = {
  parameters: { msw: [answerUser(), answerHouseholds([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No households yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add household' })[0]).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get(list, broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

/** The students of all households, by class, with allergies and price types. */
export const Students: Story = {
  args: { address: '/manage/families?list=students&className=3B' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peanuts and Milk')).toBeVisible()
    await expect(canvas.getByText('Second child')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Class' })).toHaveValue('3B')
  },
}

const restored = fn<(body: unknown) => void>()
/** Only archived students are restored. */
export const ArchivedStudents: Story = {
  args: { address: '/manage/families?list=students&archived=yes' },
  parameters: {
    msw: [
      answerUser(),
      answerStudents([{ ...mia, isArchived: true }]),
      answerWrite('post', '/students/:id/restore', restored, 'Student restored successfully'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await screen.findByText('Student restored successfully')).toBeVisible()
    await expect(restored).toHaveBeenCalledOnce()
  },
}

export const VeryLong: Story = {
  parameters: {
    msw: [answerUser(), answerHouseholds([{ ...nguyen, name: 'W'.repeat(80), code: 'W'.repeat(20) }])],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('W'.repeat(80))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Owes $12.50')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Okafor')
    const data = [
      ...households.flatMap(({ name, code }) => [name, code ?? '']),
      'Linh Nguyen and Minh Nguyen',
      'Mia and Leo',
      'Ada',
      'Maple Street Elementary',
      'Juniper Hill Elementary',
    ]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
