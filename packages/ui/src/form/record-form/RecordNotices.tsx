import { type MouseEvent, type RefObject, useEffect, useImperativeHandle } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { Banner } from '../../components/feedback/Banner/Banner.tsx'
import { type FormControl, useFormContents, useFormControl, valueAt } from '../use-form-control.ts'
import { deleteDraft, type Draft, type DraftKey, keepDraft } from './drafts.ts'
import { type ConflictingField, fieldText, isSameFieldValue, type MergeSides } from './merge.ts'
import { MergeFields } from './MergeFields.tsx'
import { useRecordFormText } from './record-form-text.ts'

/** The last save of a record. */
export interface StoredRecord {
  version: number
  /** ISO 8601. */
  updatedAt: string
  /** Name of the person who saved it last; absent or null when unknown. */
  updatedBy?: string | null
}

export interface Merge<Stored extends StoredRecord = StoredRecord> {
  stored: Stored
  sides: MergeSides
  fields: readonly ConflictingField[]
}

interface RecordNoticesProps<Values extends object> {
  /** Set to the control of the surrounding form's fields. */
  controlRef: RefObject<FormControl<Values> | null>
  draftKey: DraftKey
  /** The version that the edited values are based on. */
  basis: { version: number | null; values: object }
  /** The draft to offer, if any. */
  draft: Draft | null
  onRestore: () => void
  onDiscard: () => void
  merge: Merge | null
  /** Whether the user gave up the changes, so that they are not offered again. */
  isAbandonedRef: RefObject<boolean>
  formatTime: (instant: string) => string
}

/** Shown above the fields of a record's form: a draft to restore, and what someone else saved in the meantime. */
export function RecordNotices<Values extends object>(props: RecordNoticesProps<Values>) {
  const { draft, merge, formatTime, onRestore, onDiscard } = props
  const text = useRecordFormText()
  const control = useFormControl<Values>()
  useImperativeHandle(props.controlRef, () => control, [control])
  useKeptDraft(props)

  /** The banner disappears with its button, so the focus moves to the fields. */
  function handleAnswer(event: MouseEvent<HTMLButtonElement>, onAnswer: () => void) {
    const { form } = event.currentTarget
    onAnswer()
    form?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')?.focus()
  }

  return (
    <>
      {draft && (
        <Banner
          action={
            <>
              <Button size="small" onClick={(event) => handleAnswer(event, onDiscard)}>
                {text.discardDraft}
              </Button>
              <Button size="small" variant="solid" onClick={(event) => handleAnswer(event, onRestore)}>
                {text.restoreDraft}
              </Button>
            </>
          }
        >
          {text.draftFound(formatTime(draft.savedAt))}
        </Banner>
      )}
      {merge && <MergeNotice key={merge.stored.version} merge={merge} control={control} formatTime={formatTime} />}
    </>
  )
}

interface MergeNoticeProps<Values extends object> {
  merge: Merge
  control: FormControl<Values>
  formatTime: (instant: string) => string
}

function MergeNotice<Values extends object>({ merge, control, formatTime }: MergeNoticeProps<Values>) {
  const { stored, sides, fields } = merge
  const text = useRecordFormText()
  const { values } = useFormContents()

  const rows = fields.map((field) => {
    const isTheirs = isSameFieldValue(field, valueAt(values, field.name), valueAt(sides.theirs, field.name))
    return {
      name: field.name,
      label: field.label,
      // Once "theirs" was chosen and the field edited again, the edited value is the user's.
      mine: fieldText(field, isTheirs ? sides.mine : values),
      theirs: fieldText(field, sides.theirs),
      chosen: isTheirs ? ('theirs' as const) : ('mine' as const),
    }
  })

  return (
    <MergeFields
      label={text.mergeLabel}
      message={
        <>
          <strong>{text.savedWhileEditing(stored.updatedBy ?? null, formatTime(stored.updatedAt))}</strong>{' '}
          {rows.length > 0 ? text.chooseValues : text.saveAgain}
        </>
      }
      sideNames={{ mine: text.yours, theirs: text.currentVersion }}
      emptyText={text.emptyValue}
      fields={rows}
      onChoose={(name, side) => control.change({ [name]: valueAt(sides[side], name) })}
    />
  )
}

/** Writes unsaved values to session storage at every change, and deletes the draft once nothing is unsaved. */
function useKeptDraft({
  draftKey,
  basis,
  draft,
  isAbandonedRef,
}: Pick<RecordNoticesProps<object>, 'draftKey' | 'basis' | 'draft' | 'isAbandonedRef'>) {
  const { values, isDirty } = useFormContents()
  const { userId, name } = draftKey
  const { version, values: base } = basis
  const isOffered = draft !== null

  useEffect(() => {
    const key = { userId, name }
    if (isDirty) {
      keepDraft(key, { savedAt: new Date().toISOString(), version, base, values })
      // A user who keeps typing has not given up.
      isAbandonedRef.current = false
    } else if (!isOffered) {
      deleteDraft(key)
    }
  }, [userId, name, version, base, values, isDirty, isOffered, isAbandonedRef])

  useEffect(
    () => () => {
      if (isAbandonedRef.current) deleteDraft({ userId, name })
    },
    [userId, name, isAbandonedRef],
  )
}
