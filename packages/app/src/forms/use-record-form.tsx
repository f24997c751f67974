import { newKey, type Saved } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { type FormControl, formError, isSameValue, saidElsewhere, valueAt } from '@commissary/ui/form'
import { useRef, useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { type Draft, forgetDraft, readDraft } from './drafts.ts'
import { clashingFields, type MergeableField, typedValues } from './merge.ts'
import { type Merge, RecordNotices, type StoredRecord } from './RecordNotices.tsx'
import { savedMessage, saveFailure } from './save-failure.ts'

export interface RecordFormOptions<Values extends object, Stored extends StoredRecord> {
  /** Names the record among all of the caterer's, for its draft: `vendor 12`, `vendor new`. */
  name: string
  /** What is edited, null for a new one. A form holds what it was opened with: later versions come by a merge. */
  record: Stored | null
  toValues: (record: Stored | null) => Values
  /** What can be merged field by field, in the order of the form. */
  fields: readonly MergeableField[]
  /** Sends the values. `ifMatch` is the version that they are based on, undefined for a new record. */
  save: (values: Values, call: { ifMatch: number | undefined; idempotencyKey: string }) => Promise<Saved>
  /**
   * The record is stored, and its sentence is said: read the list again and leave. `saved` is what the server said of
   * it, for a list that is too long to wait for.
   */
  onSaved: (values: Values, saved: Partial<Saved['data']>) => unknown
}

/**
 * What every form of a record does beyond its fields: it saves once, merges with what somebody else saved meanwhile, and
 * offers unsaved text back after a reload, Back and Forward or a crash.
 *
 * Spread `form` over `Form` or `FormDialog`, put `notices` first among its children, and give `onCancel` what Cancel
 * does: `<Form {...form}>{notices} … <FormActions onCancel={cancel(onClose)} /></Form>`.
 */
export function useRecordForm<Values extends object, Stored extends StoredRecord>(
  options: RecordFormOptions<Values, Stored>,
) {
  const { name, toValues, fields, save, onSaved } = options
  const t = useMessages()
  const showToast = useToast()
  const { id: userId } = useSession()
  const place = { userId, name }

  const [record, setRecord] = useState(options.record)
  const [initialValues, setInitialValues] = useState(() => toValues(record))
  const [idempotencyKey, setIdempotencyKey] = useState(newKey)
  const [merge, setMerge] = useState<Merge<Stored> | null>(null)
  const [offer, setOffer] = useState(() => usefulDraft(readDraft(place), initialValues))
  const control = useRef<FormControl<Values>>(null)
  const droppedRef = useRef(false)

  const seen = {
    version: merge?.stored.version ?? record?.version ?? null,
    base: merge?.sides.theirs ?? initialValues,
  }

  function beginMerge(base: object, mine: object, stored: Stored) {
    const sides = { base, mine, theirs: toValues(stored) }
    const clashes = clashingFields(fields, sides)
    const untouched = clashes.filter(({ isTyped }) => !isTyped)
    control.current?.change(
      Object.fromEntries(untouched.map((field) => [field.name, valueAt(sides.theirs, field.name)])),
    )
    setMerge({ stored, sides, fields: clashes })
  }

  async function finish(message: string, values: Values, saved: Partial<Saved['data']>) {
    forgetDraft(place)
    showToast({ tone: 'success', message })
    await onSaved(values, saved)
  }

  async function handleSubmit(values: Values) {
    let saved: Saved
    try {
      saved = await save(values, { ifMatch: seen.version ?? undefined, idempotencyKey })
    } catch (error) {
      const failure = saveFailure(error, t)
      // A refused request has had no effect: what is corrected is a new one.
      if (failure.kind === 'rejected') setIdempotencyKey(newKey())
      if (failure.kind === 'conflict' && isStored(failure.current)) {
        // The contract says that it is the record as it is stored now.
        const stored = failure.current as Stored
        // The answer to an earlier press was lost on its way, or two people typed the same.
        if (isSameValue(toValues(stored), values)) {
          return await finish(t('forms.savedAlready'), values, { version: stored.version })
        }
        beginMerge(seen.base, values, stored)
        return saidElsewhere
      }
      return formError({ message: failure.message, fields: failure.kind === 'rejected' ? failure.fields : {} })
    }
    await finish(savedMessage(saved), values, saved.data)
  }

  function handleRestore() {
    if (!offer) return
    const typed = typedValues(offer, initialValues)
    control.current?.change(typed)
    setOffer(null)
    // Somebody saved between the typing and now.
    if (record && offer.version !== record.version) beginMerge(offer.base, { ...initialValues, ...typed }, record)
  }

  function handleDiscard() {
    forgetDraft(place)
    setOffer(null)
  }

  return {
    form: { initialValues, onSubmit: handleSubmit },
    notices: (
      <RecordNotices
        control={control}
        place={place}
        seen={seen}
        offer={offer}
        onRestore={handleRestore}
        onDiscard={handleDiscard}
        merge={merge}
        droppedRef={droppedRef}
      />
    ),
    /** What Cancel and the cross of a dialog do: a draft that the person gives up on purpose is not offered back. */
    cancel: (onClose: () => void) => () => {
      droppedRef.current = control.current?.isDirty() ?? false
      onClose()
    },
    /** The record was changed from this page but not by this form, which holds nothing unsaved: it begins with it anew. */
    rebase: (stored: Stored) => {
      setRecord(stored)
      setInitialValues(toValues(stored))
    },
    /** The record is gone, and so is what was typed about it. */
    forget: () => forgetDraft(place),
  }
}

/** A draft that says what is stored anyway is none. */
function usefulDraft(draft: Draft | null, initialValues: object): Draft | null {
  if (!draft) return null
  const typed = typedValues(draft, initialValues)
  return isSameValue({ ...initialValues, ...typed }, initialValues) ? null : draft
}

const isStored = (current: unknown): current is StoredRecord =>
  typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'
