import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { format, fractions, parse } from '../components/fields/QuantityField/quantity.fixture.ts'
import { ConfirmProvider } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx'
import {
  Checkbox,
  Combobox,
  FileDrop,
  MoneyField,
  NumberField,
  PhoneField,
  QuantityField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from './fields.tsx'
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
  ...(values.email && !values.email.includes('@') ? { email: 'Please provide a valid email address.' } : {}),
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

/** The first invalid field gets the focus; nothing is sent. */
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

/** Errors update on every change, not only on Save. */
export const ValidatesWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'orders')
    await expect(field).toHaveAccessibleDescription('Please provide a valid email address.')
    await userEvent.type(field, '@demo.test')
    await expect(field).toBeValid()
  },
}

/** The server's message is above the fields, and each field's error at the field, until the field changes. */
export const RefusedByTheServer: Story = {
  args: {
    initialValues: { ...empty, vendorName: 'North Dairy' },
    onSubmit: fn(() =>
      Promise.resolve(formError({ message: 'Please check the vendor.', fields: { email: 'This email is in use.' } })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check the vendor.')
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('This email is in use.')

    await userEvent.type(field, 'a@b.test')
    await expect(field).toBeValid()
  },
}

/** A call without a response shows its error and keeps the input, and Save works again. */
export const Failed: Story = {
  args: {
    initialValues: { ...empty, vendorName: 'North Dairy' },
    onSubmit: fn(() => Promise.reject(new Error('The inventory service does not answer.'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Mondays')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The inventory service does not answer.')
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Mondays')
    await expect(hasUnsavedChanges()).toBe(true)
    await userEvent.click(save)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
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

/** Whether the browser would ask before leaving the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Leaving is guarded while a value differs, and not once it is restored. */
export const UnsavedChanges: Story = {
  args: { initialValues: { ...empty, vendorName: 'North Dairy' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await expect(hasUnsavedChanges()).toBe(false)
    await userEvent.type(field, 's')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
    await expect(asksBeforeLeaving()).toBe(true)
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
    await expect(asksBeforeLeaving()).toBe(false)
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
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(onClose).not.toHaveBeenCalled()

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ vendorName: 'Walk-in cooler' })),
    )
  },
}

/** Errors and buttons are visible together. */
export const ErrorsInADialog: Story = {
  ...InADialog,
  tags: ['visual'],
  render: (args) => (
    <FormDialog
      title="Add storage location"
      description="Where stock is kept and counted."
      initialValues={args.initialValues}
      validate={({ vendorName }) => (vendorName ? {} : { vendorName: 'Please provide storage loction' })}
      onSubmit={args.onSubmit}
      onClose={onClose}
    >
      <TextField name="vendorName" label="Storage name" required maxLength={50} />
    </FormDialog>
  ),
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Storage name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Please provide storage loction')
    await expect(field).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
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

/** The dialog has already asked, so a router guard sees no unsaved changes. */
export const DialogLeftOnPurpose: Story = {
  ...InADialog,
  play: async ({ userEvent }) => {
    const wasUnsaved: boolean[] = []
    onClose.mockReset()
    onClose.mockImplementation(() => wasUnsaved.push(hasUnsavedChanges()))
    await userEvent.type(screen.getByRole('textbox', { name: 'Storage name' }), 'x')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(wasUnsaved).toEqual([false]))
    onClose.mockReset()
  },
}

/** Once the value is restored, Escape closes without asking. */
export const SilentInADialog: Story = {
  ...InADialog,
  play: async ({ userEvent }) => {
    onClose.mockClear()
    const field = screen.getByRole('textbox', { name: 'Storage name' })
    await userEvent.type(field, 'x')
    await userEvent.type(field, '{Backspace}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** Enter in a field saves; clicking Save twice at once saves once. */
export const SavedOnce: Story = {
  args: { initialValues: { ...empty, vendorName: 'North Dairy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.test{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())

    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Mondays')
    const save = canvas.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await expect(hasUnsavedChanges()).toBe(false)
  },
}

/** Enter in an open list selects; the next Enter saves the form. */
export const EnterInAList: Story = {
  args: { initialValues: { ...empty, vendorName: 'North Dairy' } },
  play: async ({ args, canvas, userEvent }) => {
    const product = canvas.getByRole('combobox', { name: 'Main product' })
    await userEvent.type(product, 'milk')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Milk, fat free' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(product).toHaveValue('Milk, fat free')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The first invalid field may be a combobox: it gets the focus, and selecting an option makes it valid. */
export const RefusedInAList: Story = {
  args: { validate: ({ product }) => (product ? {} : { product: 'Please add atleast one ingredient information' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const product = canvas.getByRole('combobox', { name: 'Main product' })
    await waitFor(() => expect(product).toHaveFocus())
    await expect(product).toHaveAccessibleDescription('Please add atleast one ingredient information')
    await userEvent.keyboard('rice{Enter}')
    await expect(product).toBeValid()
  },
}

interface Line {
  isOrganic: boolean
  target: string
  portion: { amount: string; unit: string }
  price: string
  contact: string
  file: File | null
}

const line: Line = {
  isOrganic: false,
  target: '',
  portion: { amount: '1.5', unit: 'cup' },
  price: '12.5',
  contact: '5550109999',
  file: null,
}

/** The other fields: a restored value is no longer unsaved. */
export const OtherFields: StoryObj<Meta<typeof Form<Line>>> = {
  args: {
    initialValues: line,
    validate: ({ target }: Line) => (target ? {} : { target: 'Please choose a target.' }),
    onSubmit: fn(() => Promise.resolve()),
    children: (
      <>
        <QuantityField
          name="portion"
          label="Portion size"
          units={['cup', 'lb', 'kg'].map((value) => ({ value, label: value }))}
          parse={parse}
          format={format}
          fractions={fractions}
        />
        <MoneyField name="price" label="Price" currency="USD" locale="en-US" />
        <PhoneField name="contact" label="Contact" dialCode="1" />
        <RadioGroup
          name="target"
          label="Sodium target"
          options={['Target 1', 'Target 2'].map((value) => ({ value, label: value }))}
        />
        <Switch name="isOrganic" label="Organic" />
        <FileDrop name="file" label="Label" />
        <FormActions />
      </>
    ),
  },
  render: (args) => <Form<Line> {...args} />,
  play: async ({ canvas, userEvent }) => {
    const portion = canvas.getByRole('textbox', { name: 'Portion size' })
    await userEvent.clear(portion)
    await userEvent.type(portion, '1/3')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
    await userEvent.clear(portion)
    await userEvent.type(portion, '1½')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Target 1' })).toHaveFocus())
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a target.')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radiogroup')).toBeValid()
  },
}

const names = Array.from({ length: 40 }, (_, index) => `Nutrient ${index + 1}`)
type Nutrients = Record<string, string>

/** Of forty fields, a rejected save focuses the first invalid one. */
export const FortyFields: StoryObj<Meta<typeof Form<Nutrients>>> = {
  args: {
    initialValues: Object.fromEntries(names.map((name) => [name, ''])),
    validate: (values: Nutrients) =>
      Object.fromEntries(
        names
          .slice(17)
          .filter((name) => !values[name])
          .map((name) => [name, `Please provide ${name}`]),
      ),
    onSubmit: fn(() => Promise.resolve()),
    children: (
      <>
        {names.map((name) => (
          <NumberField key={name} name={name} label={name} unit="mg" required />
        ))}
        <FormActions isSticky />
      </>
    ),
  },
  render: (args) => <Form<Nutrients> {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const first = canvas.getByRole('textbox', { name: 'Nutrient 18' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeVisible()
    await expect(canvas.getByText('23 fields need attention')).toBeVisible()
    await userEvent.keyboard('12')
    await expect(canvas.getByText('22 fields need attention')).toBeVisible()
  },
}

function ReloadableForm({ args }: { args: FormProps<Values> }) {
  const [name, setName] = useState('North Dairy')
  return (
    <>
      <Form {...args} initialValues={{ ...empty, vendorName: name }} />
      <button type="button" onClick={() => setName('South Dairy')}>
        Read again
      </button>
    </>
  )
}

/** Input survives a background reload; without unsaved changes the new values are shown. */
export const ReadAgainInTheBackground: Story = {
  render: (args) => <ReloadableForm args={args} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'a@b.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(email).toHaveValue('a@b.test')
    await expect(canvas.getByRole('textbox', { name: 'Vendor Name' })).toHaveValue('North Dairy')
    await userEvent.clear(email)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Vendor Name' })).toHaveValue('South Dairy'))
  },
}
