import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, broken, refused } from '../../stories/answers.ts'
import {
  answerHousehold,
  answerHouseholdHistory,
  answerLedger,
  answerStudentHistory,
  answerStudents,
  answerWrite,
  mia,
  nguyen,
} from '../../stories/families.ts'
import { answerPrices } from '../../stories/orders.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { HouseholdScreen } from './HouseholdScreen.tsx'

const sent = fn<(body: unknown) => void>()
const reads = [answerUser(), answerHousehold(), answerStudents(), answerLedger(), answerPrices()]

const meta = {
  title: 'Screens/Families/Household',
  component: StoryApp,
  args: { address: '/manage/families?open=21', children: <HouseholdScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: reads },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** Each entry of the ledger has the balance after it, and leads to its order or payment. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owes $12.50')).toBeVisible()
    const ledger = within(canvas.getByRole('region', { name: 'Ledger' }))
    await canvas.findByText('Second child')
    const payment = await ledger.findByRole('link', { name: 'Payment · Check' })
    await expect(payment).toHaveAttribute('href', '/manage/payments?open=501')
    await expect(ledger.getByRole('gridcell', { name: 'Nov 16, 2026' })).toBeVisible()
    await expect(ledger.getByText('Correction · Balance of the earlier program')).toBeVisible()
    await expect(ledger.getAllByText('-$12.50')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Record payment' })).toHaveAttribute(
      'href',
      '/manage/payments?open=new&household=21',
    )
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Owes $12.50')
    await canvas.findByText('Correction · Balance of the earlier program')
    // The words of a button stay on one line.
    const actions = [canvas.getByRole('link', { name: 'Record payment' }), canvas.getByRole('button', { name: 'Edit' })]
    const [pay, edit] = actions.map((action) => action.getBoundingClientRect().height)
    await expect(pay).toBe(edit)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Add: Story = {
  args: { address: '/manage/families?open=new' },
  parameters: {
    msw: [...reads, answerWrite('post', '/households', sent, 'Household created successfully')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please provide a name')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Household name/), ' Nguyen ')
    const save = canvas.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await expect(await screen.findByText('Household created successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({ name: 'Nguyen', code: null, email: null, phone: null, note: null })
  },
}

/** A student has only what orders need: name, class, school, allergies and price type. */
export const AddStudent: Story = {
  parameters: { msw: [...reads, answerWrite('post', '/students', sent, 'Student created successfully')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add student' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^First name/), 'Kim')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^School/ }), 'Maple Street Elementary')
    await userEvent.type(dialog.getByLabelText('Class'), '1A')
    await waitFor(() => userEvent.selectOptions(dialog.getByLabelText(/^Price type/), 'Second child'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tree nuts' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Student created successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      householdId: 21,
      schoolId: 1,
      firstName: 'Kim',
      lastName: 'Nguyen',
      studentNumber: null,
      className: '1A',
      allergies: ['TreeNuts'],
      priceType: 'Second child',
    })
  },
}

/** Who changed which detail is at the end of the page. */
export const History: Story = {
  parameters: {
    msw: [
      ...reads,
      answerHouseholdHistory(nguyen, [
        {
          id: 3,
          action: 'updated',
          at: '2026-11-17T15:00:00.000Z',
          by: 'Dana Whitfield',
          changes: [{ field: 'phone', from: '555 0100', to: '555 0199' }],
        },
      ]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Second child')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show history' }))
    const change = (await canvas.findByText('Updated by Dana Whitfield')).closest('li')
    await expect(change).toHaveTextContent(/Phone.*555 0100.*555 0199/)
  },
}

/** A parent's change to the allergies is in the student's history. */
export const StudentHistory: Story = {
  parameters: {
    msw: [
      ...reads,
      answerStudentHistory(mia, [
        {
          id: 2,
          action: 'updated',
          at: '2026-11-17T15:00:00.000Z',
          by: 'Ana Nguyen',
          changes: [
            { field: 'allergies', from: 'Peanuts', to: 'Peanuts, TreeNuts' },
            { field: 'schoolId', from: '2', to: '1' },
          ],
        },
      ]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Mia' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Show history' }))
    const changes = await dialog.findByRole('list', { name: 'History' })
    const change = within(changes).getByText('Updated by Ana Nguyen').closest('li')
    await expect(change).toHaveTextContent('Peanuts, Tree nuts')
    await expect(change).toHaveTextContent('Juniper Hill Elementary')
  },
}

export const InviteAdult: Story = {
  parameters: { msw: [...reads, answerWrite('post', '/households/:id/adults', sent, 'Adult added')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add adult' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^First name/), 'Hoa')
    await userEvent.type(dialog.getByLabelText(/^Last name/), 'Nguyen')
    await userEvent.type(dialog.getByLabelText(/^Email/), 'hoa')
    await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }))
    await expect(await dialog.findByText('Please provide a valid email')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Email/), '@home.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }))
    await expect(await screen.findByText('Adult added')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ firstName: 'Hoa', lastName: 'Nguyen', email: 'hoa@home.test' })
  },
}

/** Taking from the balance sends a negative amount, with its reason. */
export const CorrectBalance: Story = {
  parameters: { msw: [...reads, answerWrite('post', '/households/:id/ledger', sent, 'Balance corrected')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct balance' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Take from the balance' }))
    await userEvent.type(dialog.getByLabelText(/^Amount/), '4.50')
    await userEvent.click(dialog.getByRole('button', { name: 'Correct balance' }))
    await expect(await dialog.findByText('Please provide a reason')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Lost card')
    await userEvent.click(dialog.getByRole('button', { name: 'Correct balance' }))
    await expect(await screen.findByText('Balance corrected')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ amount: '-4.50', reason: 'Lost card' })
  },
}

/** An archived household takes no orders and payments until it is restored. */
export const Archived: Story = {
  parameters: { msw: [answerHousehold({ ...nguyen, isArchived: true, balance: '0', students: [] }), ...reads] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(canvas.getByText('This household is archived. Restore it to take orders and payments.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Record payment' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Add student' })).not.toBeInTheDocument()
    // A table that is still loading can't be scrolled by keyboard.
    await canvas.findByText('Second child')
  },
}

export const NotFound: Story = {
  parameters: {
    msw: [answerUser(), http.get('*/commissary/households/:id', () => refused(404, 'Household not found'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('This household no longer exists.')).toBeVisible(),
}

/** The household is shown even if its ledger fails to load. */
export const LedgerFailed: Story = {
  parameters: { msw: [http.get('*/commissary/households/:id/ledger', broken), ...reads] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owes $12.50')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
