import { Banner, Button } from '@commissary/ui'
import {
  type FormControl,
  isSameValue,
  MergeFields,
  useFormContents,
  useFormControl,
  valueAt,
} from '@commissary/ui/form'
import { type MouseEvent, type RefObject, useEffect, useImperativeHandle } from 'react'

import { momentText } from '../history/change-entry.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { type Draft, type DraftPlace, forgetDraft, keepDraft } from './drafts.ts'
import { type ClashingField, fieldText, type MergeSides } from './merge.ts'

/** What every record carries about its last save. */
export interface StoredRecord {
  version: number
  updatedAt: string
  /** Name of who saved it last; null where nobody did. */
  updatedBy: string | null
}

export interface Merge<Stored extends StoredRecord = StoredRecord> {
  stored: Stored
  sides: MergeSides
  fields: readonly ClashingField[]
}

interface RecordNoticesProps<Values extends object> {
  /** Receives the way to the form's fields. */
  control: RefObject<FormControl<Values> | null>
  place: DraftPlace
  /** What the typed values are based on. */
  seen: { version: number | null; base: object }
  offer: Draft | null
  onRestore: () => void
  onDiscard: () => void
  merge: Merge | null
  /** The person gives up what they typed: it is not offered back. */
  droppedRef: RefObject<boolean>
}

/** Above the fields of a record's form: unsaved text from before, and what somebody else saved meanwhile. */
export function RecordNotices<Values extends object>(props: RecordNoticesProps<Values>) {
  const { offer, merge, onRestore, onDiscard } = props
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const control = useFormControl<Values>()
  useImperativeHandle(props.control, () => control, [control])
  useKeptDraft(props)

  /** The button goes with its banner, so the focus goes on to the fields. */
  function handleAnswer(event: MouseEvent<HTMLButtonElement>, answer: () => void) {
    const { form } = event.currentTarget
    answer()
    form?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')?.focus()
  }

  return (
    <>
      {offer && (
        <Banner
          action={
            <>
              <Button size="small" onClick={(event) => handleAnswer(event, onDiscard)}>
                {t('forms.discard')}
              </Button>
              <Button size="small" variant="solid" onClick={(event) => handleAnswer(event, onRestore)}>
                {t('forms.restore')}
              </Button>
            </>
          }
        >
          {t('forms.draftFound', { time: momentText(offer.savedAt, { locale, timeZone }) })}
        </Banner>
      )}
      {merge && <MergeNotice key={merge.stored.version} merge={merge} control={control} />}
    </>
  )
}

function MergeNotice<Values extends object>({ merge, control }: { merge: Merge; control: FormControl<Values> }) {
  const { stored, sides, fields } = merge
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const { values } = useFormContents()
  const time = momentText(stored.updatedAt, { locale, timeZone })

  const rows = fields.map((field) => {
    const isTheirs = isSameValue(valueAt(values, field.name), valueAt(sides.theirs, field.name))
    return {
      name: field.name,
      label: field.label,
      // What is typed into the field after the choice is the person's value again.
      mine: fieldText(field, isTheirs ? sides.mine : values),
      theirs: fieldText(field, sides.theirs),
      chosen: isTheirs ? ('theirs' as const) : ('mine' as const),
    }
  })

  return (
    <MergeFields
      label={t('forms.mergeLabel')}
      message={
        <>
          <strong>
            {stored.updatedBy === null
              ? t('forms.savedMeanwhile', { time })
              : t('forms.savedBy', { name: stored.updatedBy, time })}
          </strong>{' '}
          {t(rows.length > 0 ? 'forms.chooseFields' : 'forms.saveAgain')}
        </>
      }
      sides={{ mine: t('forms.yours'), theirs: t('forms.storedNow') }}
      nothingText={t('forms.nothing')}
      fields={rows}
      onChoose={(name, side) => control.change({ [name]: valueAt(sides[side], name) })}
    />
  )
}

/** Writes what is typed into the tab's storage with every change, and takes it away once nothing is unsaved. */
function useKeptDraft({
  place,
  seen,
  offer,
  droppedRef,
}: Pick<RecordNoticesProps<object>, 'place' | 'seen' | 'offer' | 'droppedRef'>) {
  const { values, isDirty } = useFormContents()
  const { userId, name } = place
  const { version, base } = seen
  const hasOffer = offer !== null

  useEffect(() => {
    const here = { userId, name }
    if (isDirty) {
      keepDraft(here, { savedAt: new Date().toISOString(), version, base, values })
      // Somebody who types on has not given up.
      droppedRef.current = false
    } else if (!hasOffer) {
      forgetDraft(here)
    }
  }, [userId, name, version, base, values, isDirty, hasOffer, droppedRef])

  useEffect(
    () => () => {
      if (droppedRef.current) forgetDraft({ userId, name })
    },
    [userId, name, droppedRef],
  )
}
