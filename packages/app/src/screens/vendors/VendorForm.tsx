import { createVendor, deleteVendor, newKey, restoreVendor, updateVendor, type Vendor } from '@commissary/api-client'
import { Button, useToast } from '@commissary/ui'
import { Form, FormActions } from '@commissary/ui/form'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { mergeableFields, toInput, toValues, toVendor, validateVendor, withVendor } from './vendor-values.ts'
import { VendorFields } from './VendorFields.tsx'

interface VendorFormProps {
  /** Null for a new one. */
  vendor: Vendor | null
  /** Leave the page. Until the list is reloaded, it shows what `change` returns. */
  onStored: (change: (rows: Vendor[]) => Vendor[]) => unknown
  /** A deletion was undone, possibly long after the form closed. */
  onRestored: () => unknown
  onClose: () => void
}

/** Adds, edits or deletes one of the caterer's own vendors. */
export function VendorForm({ vendor, onStored, onRestored, onClose }: VendorFormProps) {
  const t = useMessages()
  const { catererId, isdCode } = useSession()
  const record = useRecordForm({
    name: `vendor ${vendor?.id ?? 'new'}`,
    record: vendor,
    toValues,
    fields: mergeableFields(t),
    save: (values, { ifMatch, idempotencyKey }) =>
      vendor
        ? updateVendor(vendor.id, toInput(values, vendor.id), { ifMatch })
        : createVendor(catererId, toInput(values, 0), { idempotencyKey }),
    onSaved: (values, { id = vendor?.id, version = vendor?.version }) =>
      onStored((rows) =>
        id === undefined || version === undefined
          ? rows
          : withVendor(rows, toVendor(values, { id, catererId, version })),
      ),
  })
  const remove = useRemoval({ onRestored })

  return (
    <Form {...record.form} validate={(values) => validateVendor(values, t, isdCode)} isWide>
      {({ release }) => (
        <>
          {record.notices}
          <VendorFields isNew={vendor === null} />
          <FormActions
            onCancel={record.cancel(onClose)}
            start={
              vendor && (
                <Button
                  tone="danger"
                  isBusy={remove.isBusy}
                  onClick={() =>
                    remove.run(vendor.id, () => {
                      release()
                      record.deleteDraft()
                      return onStored((rows) => rows.filter(({ id }) => id !== vendor.id))
                    })
                  }
                >
                  {t('vendors.delete')}
                </Button>
              )
            }
          />
        </>
      )}
    </Form>
  )
}

/** Deletes a vendor at once; the toast offers Undo. */
function useRemoval({ onRestored }: Pick<VendorFormProps, 'onRestored'>) {
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  const fail = useFailureToast()

  async function restore(id: number) {
    try {
      showToast({ tone: 'success', message: savedMessage(await restoreVendor(id, { idempotencyKey: newKey() })) })
    } catch (error) {
      fail(error)
    }
    await onRestored()
  }

  async function run(id: number, onDeleted: () => unknown) {
    setIsBusy(true)
    try {
      const deleted = await deleteVendor(id)
      showToast({ tone: 'success', message: savedMessage(deleted), onUndo: () => void restore(id) })
      await onDeleted()
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  return { run, isBusy }
}
