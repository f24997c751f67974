import type { Saved } from '@commissary/api-client'
import { limits } from '@commissary/api-client'
import { FormDialog, TextArea } from '@commissary/ui/form'
import type { ReactNode } from 'react'

import { useRecordForm } from '../forms/use-record-form.ts'

interface ReasonDialogProps {
  /** Identifies the record, for its draft: `refund order 12`. */
  name: string
  title: string
  /** What the action does. */
  children: ReactNode
  label: string
  required: string
  submitText: string
  save: (reason: string, call: { idempotencyKey: string }) => Promise<Saved>
  onDone: () => unknown
  onClose: () => void
}

/** Takes something back, with the reason that the ledger keeps. */
export function ReasonDialog({ name, title, label, required, submitText, save, ...rest }: ReasonDialogProps) {
  const record = useRecordForm({
    name,
    record: null,
    toValues: () => ({ reason: '' }),
    fields: [],
    save: ({ reason }, { idempotencyKey }) => save(reason.trim(), { idempotencyKey }),
    onSaved: async () => {
      await rest.onDone()
      rest.onClose()
    },
  })
  return (
    <FormDialog
      {...record.form}
      title={title}
      description={rest.children}
      submitText={submitText}
      validate={({ reason }) => ({ reason: reason.trim() === '' ? required : undefined })}
      onClose={record.cancel(rest.onClose)}
    >
      {record.notices}
      <TextArea name="reason" label={label} required rows={2} maxLength={limits.RefundInput.reason.maxLength} />
    </FormDialog>
  )
}
