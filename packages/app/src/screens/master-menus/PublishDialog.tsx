import {
  type CalendarSummary,
  newKey,
  publishCalendar,
  type SchoolResult,
  useListApplicableSchools,
} from '@commissary/api-client'
import {
  Banner,
  Button,
  CheckboxGroup,
  Dialog,
  ErrorState,
  Skeleton,
  Stack,
  TextField,
  useUiText,
} from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { PublicationHistory } from './PublicationHistory.tsx'
import { PublishOutcome } from './PublishOutcome.tsx'

/** The longest reason of the contract. */
const reasonLength = 200

interface PublishDialogProps {
  month: Pick<CalendarSummary, 'id' | 'name' | 'yearMonth'>
  /** Schools were given the month, or it was taken back. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Publishes a month to schools. Each school is listed with what it has; the result says what came to each. */
export function PublishDialog({ month, onChanged, onClose }: PublishDialogProps) {
  const { t, formats } = useWording()
  const { cancel, close } = useUiText()
  const schools = useListApplicableSchools(month.id)
  const rows = schools.data?._embedded.applicableSchools
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<readonly SchoolResult[] | null>(null)
  const [key, setKey] = useState(newKey)
  // Until someone chooses: all schools that do not have the month as it is.
  const proposed = rows?.filter(({ state }) => state !== 'current' && state !== 'locked').map((row) => row.schoolId)
  const selected = chosen ?? proposed ?? []

  async function publish() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const query = { schoolIds: selected.join(), ...(reason.trim() && { reason: reason.trim() }) }
      const published = await publishCalendar(month.id, query, { idempotencyKey: key })
      savedMessage(published)
      setResult(published.data.schools)
      setKey(newKey())
      await Promise.all([schools.mutate(), onChanged()])
    } catch (error) {
      setProblem(saveFailure(error, t).message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('masterMenus.publishTitle', { name: month.name, month: formats.month(month.yearMonth) })}
      description={t('masterMenus.publishHint')}
      width="wide"
      onClose={onClose}
      isBusy={isBusy}
      actions={
        result ? (
          <Button variant="solid" onClick={onClose}>
            {close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button variant="solid" disabled={selected.length === 0} isBusy={isBusy} onClick={() => void publish()}>
              {t('masterMenus.publishTo', { count: selected.length })}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {result ? (
          <PublishOutcome schools={result} />
        ) : schools.error ? (
          <ErrorState error={schools.error} onRetry={() => schools.mutate()} />
        ) : rows ? (
          <>
            {rows.length === 0 && <Banner>{t('masterMenus.noSchools')}</Banner>}
            {rows.length > 0 && (
              <CheckboxGroup
                label={t('masterMenus.schoolsLabel')}
                value={selected}
                onChange={setChosen}
                searchLabel={t('masterMenus.findSchool')}
                selectAllText={(count) => t('masterMenus.allSchools', { count })}
                options={rows.map((row) => ({
                  value: row.schoolId,
                  label: row.schoolName,
                  disabled: row.state === 'locked',
                  hint: stateText(row),
                }))}
              />
            )}
            <TextField
              label={t('masterMenus.reason')}
              hint={t('masterMenus.reasonHint')}
              value={reason}
              onChange={setReason}
              maxLength={reasonLength}
              autoComplete="off"
            />
          </>
        ) : (
          <Skeleton lines={6} />
        )}
        <PublicationHistory
          monthId={month.id}
          isStale={result !== null}
          onTakenBack={async (taken) => {
            setResult(taken)
            await Promise.all([schools.mutate(), onChanged()])
          }}
        />
      </Stack>
    </Dialog>
  )

  function stateText({ state, ownDays, openConflicts }: { state: StateName; ownDays: number; openConflicts: number }) {
    const own = ownDays > 0 ? t('masterMenus.ownDays', { count: ownDays }) : ''
    const open = openConflicts > 0 ? t('masterMenus.openConflicts', { count: openConflicts }) : ''
    return [t(`masterMenus.state.${state}`), own, open].filter(Boolean).join(' · ')
  }
}

type StateName = 'never' | 'current' | 'behind' | 'customised' | 'locked'
