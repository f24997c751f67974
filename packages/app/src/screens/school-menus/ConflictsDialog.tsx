import { answerDayConflicts, type CalendarDay, newKey, reopenDayConflicts } from '@commissary/api-client'
import { Banner, Button, Dialog, Inline, Stack, useToast, useUiText } from '@commissary/ui'
import { type ConflictChoice, ConflictChoices } from '@commissary/ui/menu'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { connection } from '../../session/connection.ts'
import { conflictRow } from './conflict-row.ts'

interface ConflictsDialogProps {
  /** Days with open conflicts. */
  days: readonly CalendarDay[]
  monthIdOf: (date: string) => number
  onSaved: (days: readonly CalendarDay[]) => unknown
  /** A day was saved by someone else in the meantime. */
  onStale: () => Promise<unknown>
  onClose: () => void
}

const keyOf = (date: string, index: number) => `${date} ${index}`

/** Conflicts between a school's days and a publication, by field. Each is answered or left open; several are answered at once. */
export function ConflictsDialog({ days, monthIdOf, onSaved, onStale, onClose }: ConflictsDialogProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { cancel } = useUiText()
  const showToast = useToast()
  const fail = useFailureToast()
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const choiceOf = (date: string, index: number) => choices[keyOf(date, index)] ?? 'open'
  const answersOf = ({ date, conflicts }: CalendarDay) => conflicts.map((_, index) => choiceOf(date, index))
  const count = days.flatMap(answersOf).filter((choice) => choice !== 'open').length

  const chooseAll = (choice: ConflictChoice) =>
    setChoices(
      Object.fromEntries(
        days.flatMap(({ date, conflicts }) => conflicts.map((_, index) => [keyOf(date, index), choice] as const)),
      ),
    )

  async function save() {
    setIsBusy(true)
    setProblem(undefined)
    const saved: CalendarDay[] = []
    try {
      for (const day of days) {
        const answers = answersOf(day).map((choice) => (choice === 'open' ? null : choice))
        if (answers.every((answer) => answer === null)) continue
        const { date, version } = day
        saved.push((await answerDayConflicts(monthIdOf(date), { date, version, answers })).data.day)
      }
      connection.answered()
      onClose()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
      await onStale()
    } finally {
      setIsBusy(false)
      if (saved.length > 0) {
        onSaved(saved)
        showToast({ tone: 'success', message: t('schoolMenus.answered', { count }), onUndo: () => void undo(saved) })
      }
    }
  }

  async function undo(answered: readonly CalendarDay[]) {
    try {
      for (const { date, version } of answered) {
        const body = { date, version }
        onSaved([(await reopenDayConflicts(monthIdOf(date), body, { idempotencyKey: newKey() })).data.day])
      }
    } catch (error) {
      fail(error)
      await onStale()
    }
  }

  return (
    <Dialog
      title={t('schoolMenus.conflictsTitle')}
      description={t('schoolMenus.conflictsHint')}
      width="wide"
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={count === 0} onClick={() => void save()}>
            {t('schoolMenus.saveAnswers', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        <Inline gap={2}>
          <Button size="small" onClick={() => chooseAll('school')}>
            {t('schoolMenus.keepAll')}
          </Button>
          <Button size="small" onClick={() => chooseAll('published')}>
            {t('schoolMenus.takeAllPublished')}
          </Button>
        </Inline>
        {days.map(({ date, conflicts }) => (
          <Stack key={date} gap={2}>
            <h3>{formats.dayLong(date)}</h3>
            <ConflictChoices
              label={t('schoolMenus.conflictsOf', { day: formats.dayLong(date) })}
              names={{
                school: t('schoolMenus.keepSchool'),
                published: t('schoolMenus.takePublished'),
                open: t('schoolMenus.leaveOpen'),
              }}
              rows={conflicts.map((conflict, index) =>
                conflictRow(wording, { id: keyOf(date, index), conflict, choice: choiceOf(date, index) }),
              )}
              onChoose={(id, choice) => setChoices((now) => ({ ...now, [id]: choice }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
