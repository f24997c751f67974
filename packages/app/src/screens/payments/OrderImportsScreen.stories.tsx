import type { OrderImport } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { answerUser, losingFirst, saved } from '../../stories/answers.ts'
import { answerWrite } from '../../stories/families.ts'
import { answerOrderImport, answerOrderImports, settlement } from '../../stories/payments.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { OrderImportScreen } from './OrderImportScreen.tsx'
import { OrderImportsScreen } from './OrderImportsScreen.tsx'

const sent = fn<(body: unknown) => void>()
const unmapped: OrderImport = {
  ...settlement,
  source: null,
  state: 'unmapped',
  columns: settlement.columns.map((column) => ({ ...column, field: null })),
}
const jobAddress = '/manage/payments/imports?open=31'

const meta = {
  title: 'Screens/Payments/Imports',
  component: StoryApp,
  args: { address: jobAddress, children: <OrderImportScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), ...answerOrderImport(settlement)] },
  beforeEach: () => {
    sent.mockClear()
    for (const id of ['order-imports', 'order-import-rows']) localStorage.removeItem(`commissary.table.${id}`)
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

/** The provider is named, each row says what importing does with it, and a problem says how to fix it. */
// spec: 3.payment.providers
export const Recognized: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Recognized as a file from Stripe. Check the rows, then import.'),
    ).toBeVisible()
    await expect(await canvas.findByText('Email: No household has this account number, email or name.')).toBeVisible()
    await expect(canvas.getByText(/^1 row has a problem and will be left out/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 15 rows' })).toBeVisible()
    // A file may be of another year.
    await expect(canvas.getAllByRole('gridcell', { name: 'November 16, 2026' })[0]).toBeVisible()
  },
}

let state: OrderImport['state'] = 'ready'
/** Applied, then undone; the page follows. */
export const AppliedAndUndone: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerWrite('post', '/orderImports/:id/application', () => (state = 'applied'), '15 rows imported'),
      answerWrite('post', '/orderImports/:id/undo', () => (state = 'undone'), 'Import undone'),
      ...answerOrderImport(() => ({ ...settlement, state })),
    ],
  },
  beforeEach: () => {
    state = 'ready'
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 15 rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo import' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await expect(
      await canvas.findByText('This import was undone. Its orders and payments were reversed.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument()
  },
}

/** An unknown layout: columns are chosen by hand. */
export const Unmapped: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      answerWrite('put', '/orderImports/:id/columns', sent, 'File read'),
      ...answerOrderImport(unmapped),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This layout isn't recognized/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'id' }), 'Reference')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Created (UTC)' }), 'Date')
    await userEvent.click(canvas.getByRole('button', { name: 'Use these columns' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ fields: ['reference', 'date', null] }))
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
}

export const List: Story = {
  args: { address: '/manage/payments/imports', children: <OrderImportsScreen /> },
  parameters: {
    msw: [
      answerUser(),
      answerOrderImports([
        settlement,
        { ...settlement, id: 30, source: 'square', fileName: 'square.csv', state: 'applied' },
        { ...settlement, id: 29, source: 'paypal', fileName: 'paypal.csv', state: 'undone' },
        { ...unmapped, id: 28, kind: 'orders', fileName: 'till.csv' },
      ]),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Stripe', 'Square', 'PayPal', 'Not recognized']) {
      await expect(await canvas.findByText(name)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await expect(await canvas.findByText('Please choose a file')).toBeVisible()
  },
}

const keys: (string | null)[] = []
/** A file whose answer was lost is sent again as the same call, so there is one import. */
export const UploadedWithALostAnswer: Story = {
  args: { address: '/manage/payments/imports', children: <OrderImportsScreen /> },
  parameters: {
    msw: [answerUser(), losingFirst('*/commissary/orderImports', keys, () => saved(31)), answerOrderImports([])],
  },
  beforeEach: () => void keys.splice(0),
  play: async ({ canvas, userEvent }) => {
    const file = new File(['id,amount\n1,2'], 'stripe.csv', { type: 'text/csv' })
    await userEvent.upload(await canvas.findByLabelText('CSV file'), file)
    const upload = canvas.getByRole('button', { name: 'Upload' })
    await userEvent.click(upload)
    await canvas.findByText(/^Not saved/)
    await userEvent.click(upload)
    await waitFor(() => expect(keys).toEqual([expect.any(String), keys[0]]))
  },
}

export const NoImports: Story = {
  args: { address: '/manage/payments/imports', children: <OrderImportsScreen /> },
  parameters: { msw: [answerUser(), answerOrderImports([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No imports yet')).toBeVisible(),
}
