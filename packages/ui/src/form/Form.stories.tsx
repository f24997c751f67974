import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmissionErrors } from 'final-form'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { ConfirmProvider } from '../components/ConfirmDialog/ConfirmProvider.tsx'
import { ToastProvider } from '../components/Toast/ToastProvider.tsx'
import { Checkbox, Combobox, NumberField, Select, TextArea, TextField } from './fields.tsx'
import { Form, type FormProps } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { FormDialog } from './FormDialog.tsx'
import { formError } from './form-error.ts'
import { hasUnsavedChanges } from './use-unsaved-guard.ts'

interface Values {
  vendorName: string
  email: string
  status: string
  terms: string
  note: string
  isActive: boolean
  product: { id: number; name: string } | null
}

const empty: Values = { vendorName: '', email: '', status: '', terms: '', note: '', isActive: true, product: null }

const products = [
  { id: 1, name: 'Rice, brown' },
  { id: 2, name: 'Milk, fat free' },
]

const fields = (
  <>
    <TextField name="vendorName" label="Vendor Name" required maxLength={50} />
    <TextField name="email" label="Email" type="email" />
    <Select name="status" label="Status" placeholder="Select" options={[{ value: 'ACTIVE', label: 'Active' }]} />
    <NumberField name="terms" label="Payment within" unit="days" />
    <Combobox
      name="product"
      label="Main product"
      options={products}
      getLabel={(product) => product.name}
      getKey={(product) => product.id}
    />
    <TextArea name="note" label="Note" rows={2} />
    <Checkbox name="isActive" label="Active" />
  </>
)

const validate = (values: Values) => ({
  ...(values.vendorName ? {} : { vendorName: 'Please provide vendor name' }),
  ...(values.email && !values.email.includes('@') ? { email: 'Please provide a valid e-mail address.' } : {}),
})

const meta = {
  title: 'Form/Form',
  component: Form<Values>,
  args: {
    initialValues: empty,
    validate,
    onSubmit: fn((): Promise<SubmissionErrors | void> => Promise.resolve()),
    children: (
      <>
        {fields}
        <FormActions onCancel={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <ConfirmProvider>{Story()}</ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<FormProps<Values>>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    initialValues: { ...empty, vendorName: 'Green Valley Produce', email: 'orders@greenvalley.test', terms: '30' },
  },
}

/** The first wrong field gets the focus; nothing is sent. */
export const RefusedByValidation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const field = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Please provide vendor name')
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.type(field, 'North Dairy')
    await expect(field).toBeValid()
  },
}

/** Messages follow every change, not only Save. */
export const ValidatesWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'orders')
    await expect(field).toHaveAccessibleDescription('Please provide a valid e-mail address.')
    await userEvent.type(field, '@demo.test')
    await expect(field).toBeValid()
  },
}

/** The server's message stands above the fields, its `fields` at theirs; a change takes them back. */
export const RefusedByTheServer: Story = {
  args: {
    initialValues: { ...empty, vendorName: 'North Dairy' },
    onSubmit: fn(() =>
      Promise.resolve(formError({ message: 'Please check the vendor.', fields: { email: 'This e-mail is in use.' } })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check the vendor.')
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('This e-mail is in use.')

    await userEvent.type(field, 'a@b.test')
    await expect(field).toBeValid()
  },
}

export const Saving: Story = {
  args: {
    initialValues: { ...empty, vendorName: 'North Dairy' },
    onSubmit: fn(() => new Promise<void>(() => undefined)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Guarded while something differs; silent when the value is back. */
export const UnsavedChanges: Story = {
  args: { initialValues: { ...empty, vendorName: 'North Dairy' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await expect(hasUnsavedChanges()).toBe(false)
    await userEvent.type(field, 's')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  },
}

const onClose = fn()

export const InADialog: Story = {
  render: (args) => (
    <FormDialog
      title="Add storage location"
      initialValues={args.initialValues}
      onSubmit={args.onSubmit}
      onClose={onClose}
    >
      <TextField name="vendorName" label="Storage name" />
    </FormDialog>
  ),
  play: async ({ args, userEvent }) => {
    onClose.mockClear()
    const field = screen.getByRole('textbox', { name: 'Storage name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Walk-in cooler')

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(onClose).not.toHaveBeenCalled()

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ vendorName: 'Walk-in cooler' })),
    )
  },
}

export const DiscardedInADialog: Story = {
  ...InADialog,
  play: async ({ userEvent }) => {
    onClose.mockClear()
    await userEvent.type(screen.getByRole('textbox', { name: 'Storage name' }), 'x')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}
