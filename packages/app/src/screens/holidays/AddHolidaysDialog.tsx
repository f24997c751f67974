import { type CatererHoliday, createCatererHoliday, limits, newKey } from '@commissary/api-client'
import { Banner, Checkbox, Dialog, Progress } from '@commissary/ui'
import { Form, FormActions, TextField } from '@commissary/ui/form'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { addHolidays, type Outcome, type PlannedDay } from './add-holidays.ts'
import { AddOutcome, DayLines } from './AddOutcome.tsx'
import { divideDays, isWeekend } from './span.ts'
import { useUndoHolidays } from './use-undo-holidays.ts'

interface AddHolidaysDialogProps {
  /** Sorted. */
  days: readonly string[]
  /** Existing holidays: their days are skipped. */
  holidays: readonly CatererHoliday[]
  /** Reloads the list. */
  onAdded: () => Promise<unknown>
  onClose: () => void
}

/** Only spaces and invisible characters. */
const isBlank = (text: string) => !/[^\p{C}\p{Z}]/u.test(text)

/**
 * Asks for the name of the holiday for the selected days; a name is required. Each day is a separate request, and
 * failures are listed by day.
 */
export function AddHolidaysDialog({ days, holidays, onAdded, onClose }: AddHolidaysDialogProps) {
  const t = useMessages()
  const { catererId, formats, locale } = useSession()
  const reportAdded = useUndoHolidays(onAdded)
  const [{ free, taken }] = useState(() => divideDays(days, holidays))
  const [all] = useState(() => free.map((date): PlannedDay => ({ date, key: newKey() })))
  const [isWithoutWeekends, setIsWithoutWeekends] = useState(false)
  const weekdays = all.filter(({ date }) => !isWeekend(date, locale))
  const planned = isWithoutWeekends ? weekdays : all
  const hasChoice = weekdays.length > 0 && weekdays.length < all.length
  const [run, setRun] = useState<{ done: number; total: number } | null>(null)
  const [result, setResult] = useState<{ note: string; outcome: Outcome } | null>(null)
  const kept = taken.map(({ date, note }) => ({ date, note }))

  async function add(note: string, requested: readonly PlannedDay[], before?: Outcome) {
    setRun({ done: 0, total: requested.length })
    const outcome = await addHolidays(
      requested,
      async ({ date, key }) => {
        const saved = await createCatererHoliday({ catererId, date, note }, { idempotencyKey: key })
        savedMessage(saved)
        return saved.data.id
      },
      (error) => reasonOf(saveFailure(error, t)),
      (done) => setRun({ done, total: requested.length }),
    )
    await onAdded()
    setRun(null)
    const added = [...(before?.added ?? []), ...outcome.added]
    if (outcome.kept.length + outcome.failed.length > 0) {
      setResult({ note, outcome: { ...outcome, added, kept: [...(before?.kept ?? []), ...outcome.kept] } })
      return
    }
    report(added)
    onClose()
  }

  const report = (added: Outcome['added']) =>
    reportAdded(
      added.length,
      added.flatMap(({ id }) => id ?? []),
    )

  function handleCloseOutcome(added: Outcome['added']) {
    if (added.length > 0) report(added)
    onClose()
  }

  const [first = '', last = ''] = [days[0], days.at(-1)]
  const description =
    days.length === 1
      ? formats.dayLong(first)
      : t('holidays.range', { range: formats.range(first, last), count: days.length })
  const progress = run && run.total > 1 && (
    <Progress
      label={t('holidays.adding')}
      value={run.done}
      max={run.total}
      detail={t('holidays.progress', { done: run.done, total: run.total })}
    />
  )

  if (result || planned.length === 0) {
    const outcome = result?.outcome ?? { added: [], kept, failed: [] }
    return (
      <Dialog
        title={t('holidays.outcome')}
        description={description}
        onClose={() => handleCloseOutcome(outcome.added)}
        isBusy={run !== null}
      >
        <AddOutcome
          outcome={outcome}
          progress={progress}
          isBusy={run !== null}
          onRetry={() => result && add(result.note, outcome.failed, outcome)}
          onClose={() => handleCloseOutcome(outcome.added)}
        />
      </Dialog>
    )
  }

  return (
    <Dialog
      title={t('holidays.add', { count: planned.length })}
      description={description}
      onClose={onClose}
      isBusy={run !== null}
    >
      <Form
        initialValues={{ note: '' }}
        onSubmit={async ({ note }) => (isBlank(note) ? onClose() : add(note.trim(), planned))}
      >
        {kept.length > 0 && (
          <Banner>
            {t('holidays.taken')}
            <DayLines days={kept} />
          </Banner>
        )}
        <TextField
          name="note"
          label={t('holidays.name')}
          maxLength={limits.CatererHolidayInput.note.maxLength}
          autoComplete="off"
        />
        {hasChoice && (
          <Checkbox
            label={t('holidays.withoutWeekends', { count: all.length - weekdays.length })}
            checked={isWithoutWeekends}
            onChange={setIsWithoutWeekends}
          />
        )}
        {progress}
        <FormActions submitText={t('holidays.add', { count: planned.length })} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
