import { useRef, useState } from 'react'

import { useToast } from '../../components/feedback/Toast/ToastProvider.tsx'
import { errorShownElsewhere, formError } from '../form-error.ts'
import { type FormControl, valueAt } from '../use-form-control.ts'
import { deleteDraft, type Draft, type DraftKey, readDraft } from './drafts.ts'
import { conflictingFields, editedValues, isSameRecord, type MergeableField } from './merge.ts'
import { useRecordFormText } from './record-form-text.ts'
import { type Merge, RecordNotices, type StoredRecord } from './RecordNotices.tsx'

/** Why a save failed, by what the form does about it. The form keeps its values in every case. */
export type SaveFailure<Stored = unknown> =
  /** Someone else saved first. `current` is the record as it is saved now; null if the server did not send it. */
  | { kind: 'conflict'; message: string; current: Stored | null }
  /** Validation errors by field path (`lines.2.amount`). */
  | { kind: 'rejected'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'other'; message: string }

/** The result of a successful save. */
export interface SaveResult {
  /** Shown in a toast, because the form may be gone by then. */
  message: string
  id?: number
  version?: number
}

export interface RecordFormOptions<Values extends object, Stored extends StoredRecord> {
  /** Where unsaved changes are kept. `name` identifies the record among all of the user's drafts: `vendor 12`, `vendor new`. */
  draftKey: DraftKey
  /** The record to edit; null for a new one. Later values are ignored: newer versions arrive by a merge. */
  record: Stored | null
  toValues: (record: Stored | null) => Values
  /** Fields that can be merged one by one, in the order of the form. */
  fields: readonly MergeableField[]
  /** Saves the values. `version` is the one they are based on; undefined for a new record. */
  save: (values: Values, version: number | undefined) => Promise<SaveResult>
  /** Describes what `save` threw. */
  describeFailure: (error: unknown) => SaveFailure<Stored>
  /** The record is saved and the toast is shown: reload the list and leave the form. */
  onSaved: (values: Values, result: Partial<SaveResult>) => unknown
  /** An ISO 8601 instant as date and time for the user. */
  formatTime: (instant: string) => string
  /** Converts values that an earlier version of the form kept to the values of the current form. */
  toCurrentDraft?: (values: object) => object
}

/**
 * What every form of a saved record does beyond its fields: it saves once, merges with what someone else saved in the
 * meantime, and offers unsaved changes again after a reload, Back and Forward, or a crash.
 *
 * Spread `form` over `Form` or `FormDialog`, put `notices` first among its children, and wrap `onCancel`:
 * `<Form {...form}>{notices} … <FormActions onCancel={cancel(onClose)} /></Form>`.
 */
export function useRecordForm<Values extends object, Stored extends StoredRecord>({
  draftKey,
  toValues,
  fields,
  save,
  describeFailure,
  onSaved,
  formatTime,
  toCurrentDraft,
  ...options
}: RecordFormOptions<Values, Stored>) {
  const text = useRecordFormText()
  const showToast = useToast()

  const [record, setRecord] = useState(options.record)
  const [initialValues, setInitialValues] = useState(() => toValues(record))
  const [merge, setMerge] = useState<Merge<Stored> | null>(null)
  const [draft, setDraft] = useState(() => changedDraft(fields, currentDraft(draftKey, toCurrentDraft), initialValues))
  const controlRef = useRef<FormControl<Values>>(null)
  const isAbandonedRef = useRef(false)

  const basis = {
    version: merge?.stored.version ?? record?.version ?? null,
    values: merge?.sides.theirs ?? initialValues,
  }

  function startMerge(base: object, mine: object, stored: Stored) {
    const sides = { base, mine, theirs: toValues(stored) }
    const conflicts = conflictingFields(fields, sides)
    const untouched = conflicts.filter(({ isEdited }) => !isEdited)
    controlRef.current?.change(
      Object.fromEntries(untouched.map((field) => [field.name, valueAt(sides.theirs, field.name)])),
    )
    setMerge({ stored, sides, fields: conflicts })
  }

  async function finish(values: Values, { message, ...result }: SaveResult) {
    deleteDraft(draftKey)
    showToast({ tone: 'success', message })
    await onSaved(values, result)
  }

  async function handleSubmit(values: Values) {
    let result: SaveResult
    try {
      result = await save(values, basis.version ?? undefined)
    } catch (error) {
      const failure = describeFailure(error)
      if (failure.kind === 'conflict' && failure.current) {
        const stored = failure.current
        // The response to an earlier save was lost, or both users made the same changes.
        if (isSameRecord(fields, toValues(stored), values)) {
          return await finish(values, { message: text.alreadySaved, version: stored.version })
        }
        startMerge(basis.values, values, stored)
        return errorShownElsewhere
      }
      return formError({ message: failure.message, fields: failure.kind === 'rejected' ? failure.fields : {} })
    }
    await finish(values, result)
  }

  function handleRestore() {
    if (!draft) return
    const edited = editedValues(fields, draft, initialValues)
    controlRef.current?.change(edited)
    setDraft(null)
    // The record was saved after the draft was kept.
    if (record && draft.version !== record.version) startMerge(draft.base, { ...initialValues, ...edited }, record)
  }

  function handleDiscard() {
    deleteDraft(draftKey)
    setDraft(null)
  }

  return {
    form: { initialValues, onSubmit: handleSubmit },
    notices: (
      <RecordNotices
        controlRef={controlRef}
        draftKey={draftKey}
        basis={basis}
        draft={draft}
        onRestore={handleRestore}
        onDiscard={handleDiscard}
        merge={merge}
        isAbandonedRef={isAbandonedRef}
        formatTime={formatTime}
      />
    ),
    /** Wraps the handler of Cancel or of a dialog's close button: changes given up on purpose are not offered again. */
    cancel: (onClose: () => void) => () => {
      isAbandonedRef.current = controlRef.current?.isDirty() ?? false
      onClose()
    },
    /** Starts over with a record that the page changed by other means. Only for a form without unsaved changes. */
    restart: (stored: Stored) => {
      setRecord(stored)
      setInitialValues(toValues(stored))
      setMerge(null)
    },
    /** Deletes the draft of a record that was deleted. */
    deleteDraft: () => deleteDraft(draftKey),
  }
}

function currentDraft(key: DraftKey, toCurrent: (values: object) => object = (values) => values): Draft | null {
  const draft = readDraft(key)
  return draft && { ...draft, base: toCurrent(draft.base), values: toCurrent(draft.values) }
}

/** The draft, or null when restoring it would change nothing. */
function changedDraft(fields: readonly MergeableField[], draft: Draft | null, initialValues: object): Draft | null {
  if (!draft) return null
  const edited = editedValues(fields, draft, initialValues)
  return isSameRecord(fields, { ...initialValues, ...edited }, initialValues) ? null : draft
}
