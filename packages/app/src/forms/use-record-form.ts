import type { Saved } from '@commissary/api-client'
import {
  type MergeableField,
  type SaveFailure,
  type SaveResult,
  type StoredRecord,
  useRecordForm as useUiRecordForm,
} from '@commissary/ui/record-form'

import { momentText } from '../text/moment-text.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'
import { useSession } from '../session/session.tsx'
import { saveFailure } from './save-failure.ts'
import { useSendOnce } from './use-send-once.ts'

export interface RecordFormOptions<Values extends object, Stored extends StoredRecord> {
  /** Identifies the record among all of the caterer's, for its draft: `vendor 12`, `vendor new`. */
  name: string
  /** The record to edit; null for a new one. Later values are ignored: newer versions arrive by a merge. */
  record: Stored | null
  toValues: (record: Stored | null) => Values
  /** Fields that can be merged one by one, in the order of the form. */
  fields: readonly MergeableField[]
  /** Converts values kept by an earlier version of the form to those of the current form. */
  toCurrentDraft?: (values: object) => object
  /** Calls the API. `ifMatch` is the version that the values are based on; undefined for a new record. */
  save: (values: Values, call: { ifMatch: number | undefined; idempotencyKey: string }) => Promise<Saved>
  /** The record is saved and the toast is shown. `result` has the id and version if the server returned them. */
  onSaved: (values: Values, result: Partial<SaveResult>) => unknown
}

/** The design system's record form, for this user and this API: idempotency keys, conflicts (409) and rejections (422). */
export function useRecordForm<Values extends object, Stored extends StoredRecord>({
  name,
  save,
  ...options
}: RecordFormOptions<Values, Stored>) {
  const t = useMessages()
  const { id: userId, locale, timeZone } = useSession()
  const sendOnce = useSendOnce()

  return useUiRecordForm<Values, Stored>({
    ...options,
    draftKey: { userId, name },
    formatTime: (instant) => momentText(instant, { locale, timeZone }),
    save: async (values, ifMatch) => {
      const { data } = await sendOnce((call) => save(values, { ifMatch, ...call }))
      connection.answered()
      return data
    },
    // According to the contract, a conflict's `current` is the record itself.
    describeFailure: (error) => saveFailure(error, t) as SaveFailure<Stored>,
  })
}
