import { type ReactNode, useRef } from 'react'

import { useConfirm } from '../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { Dialog } from '../components/overlays/Dialog/Dialog.tsx'
import { useUiText } from '../text/UiText.ts'
import { Form, type FormProps, type FormState } from './Form.tsx'
import { FormActions } from './FormActions.tsx'

export interface FormDialogProps<Values extends object> extends Omit<FormProps<Values>, 'children' | 'id'> {
  title: string
  description?: ReactNode
  /** Default "Save". */
  submitText?: string
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog, open while it is rendered. Closing it with unsaved changes asks first. */
export function FormDialog<Values extends object>({
  title,
  description,
  submitText,
  onClose,
  children,
  ...form
}: FormDialogProps<Values>) {
  const text = useUiText()
  const confirm = useConfirm()
  const formState = useRef<FormState>(null)

  async function handleClose() {
    const isLost =
      !formState.current?.isDirty ||
      (await confirm({ title: text.discardTitle, message: text.discardMessage, okText: text.discard, tone: 'danger' }))
    if (!isLost) return
    // The user has confirmed: a router that guards the page must not ask again.
    formState.current?.release()
    onClose()
  }

  return (
    <Dialog title={title} description={description} onClose={handleClose}>
      <Form {...form}>
        {(state) => {
          formState.current = state
          return (
            <>
              {children}
              <FormActions submitText={submitText} onCancel={handleClose} />
            </>
          )
        }}
      </Form>
    </Dialog>
  )
}
