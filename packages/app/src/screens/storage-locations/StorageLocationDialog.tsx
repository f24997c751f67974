import { createStorageLocation, limits, type StorageLocation, updateStorageLocation } from '@commissary/api-client'
import { FormDialog, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface StorageLocationDialogProps {
  /** Null for a new one. */
  location: StorageLocation | null
  /** Reloads the list. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}

const toValues = (location: StorageLocation | null) => ({ storageLocationName: location?.storageLocationName ?? '' })

const { maxLength } = limits.StorageLocationName.storageLocationName

/** Adds or renames a storage location. */
export function StorageLocationDialog({ location, onSaved, onClose }: StorageLocationDialogProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const field = { name: 'storageLocationName', label: t('storageLocations.name') }
  const record = useRecordForm({
    name: `storage location ${location?.id ?? 'new'}`,
    record: location,
    toValues,
    fields: [field],
    save: (values, { ifMatch, idempotencyKey }) => {
      const params = { catererId, storageLocationName: values.storageLocationName.trim() }
      return location
        ? updateStorageLocation(location.id, params, { ifMatch })
        : createStorageLocation(params, { idempotencyKey })
    },
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t(location ? 'storageLocations.edit' : 'storageLocations.add')}
      validate={({ storageLocationName }) => ({
        storageLocationName: storageLocationName.trim() === '' ? t('storageLocations.nameRequired') : undefined,
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <TextField {...field} required maxLength={maxLength} />
      {location && (
        <RecordHistory
          recordType="storageLocation"
          recordId={location.id}
          version={location.version}
          words={{ storageLocationName: field }}
        />
      )}
    </FormDialog>
  )
}
