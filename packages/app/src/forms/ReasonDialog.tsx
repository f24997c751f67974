import type { Saved } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { FormDialog, TextArea } from '@commissary/ui/form'
import type { ReactNode } from 'react'

import { savedMessage } from './save-failure.ts'
import { useSubmitOnce } from './use-submit-once.ts'

interface ReasonDialogProps {
  title: string
  /** What the action does. */
  children?: ReactNode
  label: string
  /** The error without a reason; null = a reason is not required. */
  required: string | null
  maxLength: number
  submitText: string
  save: (reason: string, call: { idempotencyKey: string }) => Promise<Pick<Saved, 'data'>>
  onDone: () => unknown
  onClose: () => void
}

/** Takes something back, with the reason that is kept. */
export function ReasonDialog({ title, label, required, maxLength, submitText, save, ...rest }: ReasonDialogProps) {
  const showToast = useToast()
  const submit = useSubmitOnce()

  async function handleSubmit({ reason }: { reason: string }) {
    const failed = await submit(async (call) => {
      showToast({ tone: 'success', message: savedMessage(await save(reason.trim(), call)) })
    })
    if (failed) return failed
    await rest.onDone()
    rest.onClose()
    return undefined
  }

  return (
    <FormDialog
      title={title}
      description={rest.children}
      initialValues={{ reason: '' }}
      onSubmit={handleSubmit}
      submitText={submitText}
      validate={({ reason }) => ({ reason: reason.trim() === '' ? (required ?? undefined) : undefined })}
      onClose={rest.onClose}
    >
      <TextArea name="reason" label={label} required={required !== null} rows={2} maxLength={maxLength} />
    </FormDialog>
  )
}
