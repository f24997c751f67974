import { Banner, Button, Checkbox, Dialog, EmptyState, Quiet, Stack, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useFailureToast } from '../forms/use-failure-toast.ts'
import { ReasonField } from './ReasonField.tsx'

/** A day with a menu, and why it was changed. */
export interface ReasonDay {
  key: string
  /** "Monday, November 16, 2026", or "Week 2, Mon" of a cycle. */
  label: string
  reason: string | null
}

export interface DayReasonsDialogProps {
  days: readonly ReasonDay[]
  /** Saves the reasons, and nothing else about the days. */
  onSave: (reasons: readonly Pick<ReasonDay, 'key' | 'reason'>[]) => Promise<unknown>
  /** Someone else saved a day in the meantime. */
  onStale: () => Promise<unknown>
  onClose: () => void
}

/** Why days of a master month or of a cycle menu were changed: for one day, or one reason for several. */
export function DayReasonsDialog({ days, onSave, onStale, onClose }: DayReasonsDialogProps) {
  const t = useMessages()
  const { close } = useUiText()
  const showToast = useToast()
  const fail = useFailureToast()
  const [chosen, setChosen] = useState<readonly string[]>(days.length === 1 ? days.map(({ key }) => key) : [])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const picked = days.filter(({ key }) => chosen.includes(key))

  async function explain(reason: string | null): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await onSave(picked.map(({ key }) => ({ key, reason })))
      showToast({
        tone: 'success',
        message: t('menuPlanner.reasons.saved', { count: picked.length }),
        onUndo: () => void onSave(picked).catch(fail),
      })
      return true
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
      await onStale()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('menuPlanner.reasons.title')}
      description={t('menuPlanner.reasons.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {days.length === 0 && <EmptyState size="small" title={t('menuPlanner.reasons.none')} />}
        {days.length > 1 && (
          <Checkbox
            label={t('menuPlanner.reasons.allDays', { count: days.length })}
            checked={picked.length === days.length}
            onChange={(isChecked) => setChosen(isChecked ? days.map(({ key }) => key) : [])}
          />
        )}
        {days.map(({ key, label, reason }) => (
          <Stack key={key} gap={1}>
            <Checkbox
              label={label}
              checked={chosen.includes(key)}
              onChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            {reason !== null && <Quiet>{t('menuPlanner.reasons.text', { reason })}</Quiet>}
          </Stack>
        ))}
        {picked.length > 0 && (
          <ReasonField
            key={chosen.join()}
            reasons={picked.map(({ reason }) => reason)}
            hint={t('menuPlanner.reasons.hint')}
            isBusy={isBusy}
            onSave={explain}
          />
        )}
      </Stack>
    </Dialog>
  )
}
