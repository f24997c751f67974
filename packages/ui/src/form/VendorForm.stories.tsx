import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmissionErrors } from 'final-form'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../components/actions/Button/Button.tsx'
import { ConfirmProvider } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { largeText, narrow } from '../components/fields/Field/story-frames.tsx'
import { Columns, Inline } from '../components/layout/Layout/Layout.tsx'
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx'
import { Checkbox, PhoneField, TextArea, TextField } from './fields.tsx'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { formError } from './form-error.ts'

interface Vendor {
  vendorCode: string
  name: string
  contact: string
  email: string
  address: string
  accountNo: string
  active: boolean
}

const newVendor: Vendor = {
  vendorCode: '',
  name: '',
  contact: '',
  email: '',
  address: '',
  accountNo: '',
  active: true,
}

const greenValley: Vendor = {
  vendorCode: 'GV-1024',
  name: 'Green Valley Produce',
  contact: '5550109999',
  email: 'orders@greenvalley.test',
  address: '12 Orchard Road\nMapleton, CA 95814',
  accountNo: '88-2041',
  active: true,
}

/** A vendor's validation rules, with the product's texts. */
function validate({ vendorCode, name, email }: Vendor) {
  return {
    ...(vendorCode.trim() ? {} : { vendorCode: 'Please provide vendor code' }),
    ...(name.trim() ? {} : { name: 'Please provide vendor name' }),
    ...(!email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'Please provide a valid email address.' }),
  }
}

interface VendorFormProps {
  vendor: Vendor
  /** Shared vendors are read-only. */
  isShared: boolean
  onSubmit: (vendor: Vendor) => Promise<SubmissionErrors | void>
  onClose: () => void
}

function VendorForm({ vendor, isShared, onSubmit, onClose }: VendorFormProps) {
  const access = { readOnly: isShared }

  return (
    <Form initialValues={vendor} validate={validate} onSubmit={onSubmit}>
      <Columns minWidth="12rem">
        <TextField name="vendorCode" label="Vendor Code" required={!isShared} maxLength={10} {...access} />
        <TextField name="accountNo" label="Account Number" maxLength={10} {...access} />
      </Columns>
      <TextField
        name="name"
        label="Vendor Name"
        required={!isShared}
        maxLength={50}
        autoComplete="organization"
        {...access}
      />
      <Columns minWidth="12rem">
        <TextField name="email" label="Email" type="email" maxLength={50} autoComplete="email" {...access} />
        <PhoneField name="contact" label="Contact" dialCode="1" {...access} />
      </Columns>
      <TextArea name="address" label="Address" rows={2} autoComplete="street-address" {...access} />
      <Checkbox name="active" label="Active" {...access} />
      {isShared ? (
        <Inline>
          <Button onClick={onClose}>Close</Button>
        </Inline>
      ) : (
        <FormActions onCancel={onClose} />
      )}
    </Form>
  )
}

const meta = {
  title: 'Form/Vendor form',
  component: VendorForm,
  args: {
    vendor: newVendor,
    isShared: false,
    onSubmit: fn((): Promise<SubmissionErrors | void> => Promise.resolve()),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <ConfirmProvider>
          <Story />
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof VendorForm>

export default meta
type Story = StoryObj<typeof meta>

export const Add: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Vendor Code' }), 'GV-1024')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Vendor Name' }), 'Green Valley Produce')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Contact' }))
    await userEvent.paste('+1 (555) 010-9999')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...newVendor,
      vendorCode: 'GV-1024',
      name: 'Green Valley Produce',
      contact: '5550109999',
    })
  },
}
export const Edit: Story = { args: { vendor: greenValley } }

/** A shared vendor is read-only; its fields can be focused and copied. */
export const View: Story = {
  args: { vendor: greenValley, isShared: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await userEvent.type(name, 'x')
    await expect(name).toHaveValue('Green Valley Produce')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Every invalid field shows its error, the first one has the focus, and their number is next to Save. */
export const Errors: Story = {
  tags: ['visual'],
  args: { vendor: { ...newVendor, email: 'orders@', contact: '555010999912', accountNo: '88-2041-00-7' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const code = canvas.getByRole('textbox', { name: 'Vendor Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription('Please provide vendor code')
    await expect(canvas.getByText('Please provide vendor name')).toBeVisible()
    await expect(canvas.getByText('Please provide a valid email address.')).toBeVisible()
    await expect(canvas.getByText('At most 10 digits.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Account Number' })).toHaveAccessibleDescription(
      'At most 10 characters: 2 too many.',
    )
    await expect(canvas.getByText('5 fields need attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Errors update on every change. */
export const ValidatesOnChange: Story = {
  args: { vendor: greenValley },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Vendor Code' })
    await userEvent.clear(code)
    await expect(code).toHaveAccessibleDescription('Please provide vendor code')
    await userEvent.type(code, 'G')
    await expect(code).toBeValid()
  },
}

/** A press on Save takes the focus from a required field, whose error would move Save away before the click. */
export const SaveStaysUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Vendor Code' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(code)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save })
    await expect(code).not.toHaveFocus()
    await expect(code).not.toHaveAttribute('aria-invalid')
    await userEvent.pointer({ keys: '[/MouseLeft]', target: save })
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible()
  },
}

/** The space for an error is reserved, so nothing below moves. */
export const ErrorsHaveRoom: Story = {
  args: { vendor: greenValley },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    const before = save.getBoundingClientRect().top
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Vendor Code' }))
    await expect(canvas.getByText('Please provide vendor code')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Vendor Name' }))
    const problem = canvas.getByText('Please provide vendor name')
    await expect(save.getBoundingClientRect().top).toBe(before)
    const next = canvas.getByText('Email').getBoundingClientRect().top
    await expect(problem.getBoundingClientRect().bottom).toBeLessThanOrEqual(next)
  },
}

/** Server errors are shown above the fields and at each field. */
export const RefusedByTheServer: Story = {
  args: {
    vendor: greenValley,
    onSubmit: fn(() =>
      Promise.resolve(
        formError({
          message: 'Please check the vendor.',
          fields: { vendorCode: 'This code is taken by North Dairy.' },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check the vendor.')
    const code = canvas.getByRole('textbox', { name: 'Vendor Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription('This code is taken by North Dairy.')
    await expect(canvas.getByText('1 field needs attention')).toBeVisible()
  },
}

/** A 320 px window has one column. */
export const Narrow: Story = { ...Errors, tags: [], decorators: [narrow] }
export const LargeText: Story = { ...Errors, tags: [], decorators: [narrow], globals: largeText }
