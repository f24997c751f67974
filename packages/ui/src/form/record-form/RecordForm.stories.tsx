import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test'

import { ToastProvider } from '../../components/feedback/Toast/ToastProvider.tsx'
import { TextField } from '../fields.tsx'
import { Form } from '../Form.tsx'
import { FormActions } from '../FormActions.tsx'
import { deleteDraft, keepDraft, readDraft } from './drafts.ts'
import type { StoredRecord } from './RecordNotices.tsx'
import { type SaveFailure, type SaveResult, useRecordForm } from './use-record-form.tsx'

interface Vendor extends StoredRecord {
  name: string
  email: string
  note: string
}

const vendor: Vendor = {
  name: 'Green Valley Farms',
  email: 'orders@greenvalley.test',
  note: '',
  version: 3,
  updatedAt: '2026-11-16T15:00:00Z',
  updatedBy: 'Dana Whitfield',
}

const theirs: Vendor = {
  ...vendor,
  name: 'Green Valley Produce',
  email: 'sales@greenvalley.test',
  version: 4,
  updatedAt: '2026-11-18T14:58:00Z',
  updatedBy: 'Luis Ortega',
}

const draftKey = { userId: 7, name: 'vendor 12' }

const toValues = (record: Vendor | null) => ({
  name: record?.name ?? '',
  email: record?.email ?? '',
  note: record?.note ?? '',
})
type Values = ReturnType<typeof toValues>

const fields = [
  { name: 'name', label: 'Vendor Name' },
  { name: 'email', label: 'Email' },
  { name: 'note', label: 'Note' },
]

const formatTime = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' }).format(
    new Date(instant),
  )

interface VendorFormProps {
  save: (values: Values, version: number | undefined) => Promise<SaveResult>
  onSaved: (values: Values, result: Partial<SaveResult>) => unknown
  onClose: () => void
}

/** In these stories, `save` throws an error whose cause describes the failure. */
const describeFailure = (error: unknown) => (error as Error).cause as SaveFailure<Vendor>
const rejectWith = (failure: SaveFailure<Vendor>) => Promise.reject<SaveResult>(new Error('Save', { cause: failure }))

function VendorForm({ save, onSaved, onClose }: VendorFormProps) {
  const record = useRecordForm({
    draftKey,
    record: vendor,
    toValues,
    fields,
    save,
    describeFailure,
    onSaved,
    formatTime,
  })
  useEffect(() => () => deleteDraft(draftKey), [])
  return (
    <Form {...record.form}>
      {record.notices}
      {fields.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      <FormActions onCancel={record.cancel(onClose)} />
    </Form>
  )
}

const meta = {
  title: 'Form/Record form',
  component: VendorForm,
  args: {
    save: fn((): Promise<SaveResult> => Promise.resolve({ message: 'Vendor saved.' })),
    onSaved: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  beforeEach: () => deleteDraft(draftKey),
} satisfies Meta<typeof VendorForm>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.getByRole('textbox', { name })

async function replaceText(name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

const clickSave = () => user.click(screen.getByRole('button', { name: 'Save' }))

/** A save sends the version that the values are based on, shows a toast and deletes the draft. */
export const Saved: Story = {
  play: async ({ args }) => {
    await replaceText('Note', 'Closed on Fridays')
    await waitFor(() => expect(readDraft(draftKey)?.values).toMatchObject({ note: 'Closed on Fridays' }))
    await clickSave()
    await expect(await screen.findByText('Vendor saved.')).toBeVisible()
    await expect(args.save).toHaveBeenCalledWith({ ...toValues(vendor), note: 'Closed on Fridays' }, 3)
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(readDraft(draftKey)).toBeNull()
  },
}

/** Unsaved changes of an earlier visit are offered, not applied. */
export const DraftOffered: Story = {
  beforeEach: () =>
    keepDraft(draftKey, {
      savedAt: '2026-11-18T14:30:00Z',
      version: 3,
      base: toValues(vendor),
      values: { ...toValues(vendor), note: 'Closed on Fridays' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes from Nov 18, 2026, 9:30 AM.')).toBeVisible()
    await expect(field('Note')).toHaveValue('')
    await user.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(field('Note')).toHaveValue('Closed on Fridays')
    await expect(field('Vendor Name')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  },
}

export const DraftDiscarded: Story = {
  ...DraftOffered,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(field('Note')).toHaveValue('')
    await expect(readDraft(draftKey)).toBeNull()
  },
}

/** Both users changed the name, and only the other one changed the email: the email is updated, and both can be chosen. */
export const TwoFieldsMerged: Story = {
  args: {
    save: fn((_: Values, version: number | undefined) =>
      version === vendor.version
        ? rejectWith({ kind: 'conflict', message: 'Someone else saved this record.', current: theirs })
        : Promise.resolve({ message: 'Vendor saved.' }),
    ),
  },
  play: async ({ args, canvas }) => {
    await replaceText('Vendor Name', 'Green Valley Co-op')
    await clickSave()
    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    await expect(merge).toHaveFocus()
    await expect(merge).toHaveTextContent(
      'Luis Ortega saved this record on Nov 18, 2026, 9:58 AM while you were editing.',
    )
    const choice = (group: string, name: RegExp) =>
      within(within(merge).getByRole('radiogroup', { name: group })).getByRole('radio', { name })
    await expect(choice('Vendor Name', /Yours Green Valley Co-op/)).toBeChecked()
    await expect(choice('Email', /Current version sales@greenvalley\.test/)).toBeChecked()
    await expect(field('Email')).toHaveValue('sales@greenvalley.test')
    await user.click(choice('Email', /Yours/))
    await clickSave()
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith({ ...toValues(vendor), name: 'Green Valley Co-op' }, 4),
    )
  },
}

/** The response to an earlier save was lost: the record already has these values. */
export const AlreadySaved: Story = {
  args: { save: fn(() => rejectWith({ kind: 'conflict', message: '', current: theirs })) },
  play: async ({ args, canvas }) => {
    await replaceText('Vendor Name', theirs.name)
    await replaceText('Email', theirs.email)
    await clickSave()
    await expect(await canvas.findByText('Your changes are already saved.')).toBeVisible()
    await expect(args.onSaved).toHaveBeenCalledWith(
      { name: theirs.name, email: theirs.email, note: '' },
      { version: theirs.version },
    )
  },
}

export const Saving: Story = {
  args: { save: fn(() => new Promise<SaveResult>(() => {})) },
  play: async ({ canvas }) => {
    await replaceText('Note', 'Closed on Fridays')
    await clickSave()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Validation errors of the server appear at their fields; nothing is lost. */
export const Rejected: Story = {
  args: {
    save: fn(() =>
      rejectWith({
        kind: 'rejected',
        message: 'Please check the fields.',
        fields: { email: 'This email belongs to another vendor.' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await replaceText('Email', 'sales@harbor.test')
    await clickSave()
    await expect(await canvas.findByText('Please check the fields.')).toBeVisible()
    await expect(field('Email')).toHaveAccessibleDescription(/This email belongs to another vendor\./)
    await expect(field('Email')).toHaveValue('sales@harbor.test')
    await waitFor(() => expect(field('Email')).toHaveFocus())
  },
}

/** Changes given up on purpose are not offered again. */
export const Canceled: Story = {
  play: async ({ args, canvas }) => {
    await replaceText('Note', 'Closed on Fridays')
    await user.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
