import {
  archiveMenuPlaceholder,
  createMenuPlaceholder,
  type MenuPlaceholder,
  newKey,
  restoreMenuPlaceholder,
  updateMenuPlaceholder,
} from '@commissary/api-client'
import { Button, useToast } from '@commissary/ui'
import { Form, FormActions } from '@commissary/ui/form'
import { useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { mergeableFields, toInput, toValues, validatePlaceholder } from './placeholder-values.ts'
import { PlaceholderFields } from './PlaceholderFields.tsx'

interface PlaceholderFormProps {
  /** Null for a new one. */
  placeholder: MenuPlaceholder | null
  onClose: () => unknown
  /** The archiving was undone, possibly long after the form closed. */
  onRestored: () => unknown
}

/** Adds, edits or archives a placeholder. */
export function PlaceholderForm({ placeholder, onClose, onRestored }: PlaceholderFormProps) {
  const wording = useWording()
  const { t } = wording
  const fields = useMemo(() => mergeableFields(wording), [wording])
  const record = useRecordForm({
    name: `menu placeholder ${placeholder?.id ?? 'new'}`,
    record: placeholder,
    toValues,
    fields,
    save: (values, { ifMatch, idempotencyKey }) =>
      placeholder
        ? updateMenuPlaceholder(placeholder.id, toInput(values), { ifMatch })
        : createMenuPlaceholder(toInput(values), { idempotencyKey }),
    onSaved: onClose,
  })
  const archiving = useArchiving(onRestored)

  return (
    <Form {...record.form} validate={(values) => validatePlaceholder(values, t)} isWide>
      {({ release }) => (
        <>
          {record.notices}
          <PlaceholderFields isNew={placeholder === null} />
          <FormActions
            onCancel={record.cancel(onClose)}
            start={
              placeholder && (
                <Button
                  tone="danger"
                  isBusy={archiving.isBusy}
                  onClick={() =>
                    archiving.run(placeholder.id, () => {
                      release()
                      record.deleteDraft()
                      return onClose()
                    })
                  }
                >
                  {t('menuPlaceholders.archive')}
                </Button>
              )
            }
          />
        </>
      )}
    </Form>
  )
}

/** Archives a placeholder at once; the toast offers Undo. */
function useArchiving(onRestored: () => unknown) {
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function restore(id: number) {
    try {
      const restored = await restoreMenuPlaceholder(id, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(restored) })
    } catch (error) {
      fail(error)
    }
    await onRestored()
  }

  async function run(id: number, onArchived: () => unknown) {
    setIsBusy(true)
    try {
      const archived = await archiveMenuPlaceholder(id)
      showToast({ tone: 'success', message: savedMessage(archived), onUndo: () => void restore(id) })
      await onArchived()
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  return { run, isBusy }
}
