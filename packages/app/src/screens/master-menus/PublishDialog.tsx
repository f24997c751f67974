import {
  type CalendarSummary,
  newKey,
  publishCalendar,
  type SchoolResult,
  useListApplicableSchools,
  useListPublications,
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
import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { PublicationHistory } from './PublicationHistory.tsx'
import { PublishJobView } from './PublishJobView.tsx'
import { PublishOutcome } from './PublishOutcome.tsx'

/** The longest reason of the contract. */
const reasonLength = 200

interface PublishDialogProps {
  month: Pick<CalendarSummary, 'id' | 'name' | 'yearMonth' | 'itemType' | 'programId'>
  /** The month was published to schools, or taken back. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/**
 * Publishes a month to schools. Each school is listed with what it has; the result says what changed at each. For many schools
 * a job on the server publishes it, which is followed here, even after the dialog is opened again.
 */
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
  const publications = useListPublications(month.id)
  const [jobId, setJobId] = useState<number | null>(null)
  const [leftJobId, setLeftJobId] = useState<number | null>(null)
  const running = publications.data?._embedded.publications.find(({ job }) => job?.state === 'running')?.job
  // Follows a job to its end, even if the list has been reloaded since.
  if (jobId === null && running && running.id !== leftJobId) setJobId(running.id)
  const reload = () => Promise.all([schools.mutate(), publications.mutate(), onChanged()])
  // Selected until the user chooses: all schools without the current version of the month.
  const proposed = rows?.filter(({ state }) => state !== 'current' && state !== 'locked').map((row) => row.schoolId)
  const selected = chosen ?? proposed ?? []

  async function publish() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const query = { schoolIds: selected.join(), ...(reason.trim() && { reason: reason.trim() }) }
      const published = await publishCalendar(month.id, query, { idempotencyKey: key })
      savedMessage(published)
      if (published.data.jobId === null) setResult(published.data.schools)
      else setJobId(published.data.jobId)
      setKey(newKey())
      // The result can be closed while the lists reload.
      void reload()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
      // Someone else may be publishing the month.
      await publications.mutate().catch(() => undefined)
    } finally {
      setIsBusy(false)
    }
  }

  function publishToRest(schoolIds: readonly number[]) {
    setChosen(schoolIds)
    setLeftJobId(jobId)
    setJobId(null)
    setProblem(undefined)
  }

  return (
    <Dialog
      title={t('masterMenus.publishTitle', { name: month.name, month: formats.month(month.yearMonth) })}
      description={t('masterMenus.publishHint')}
      width="wide"
      onClose={onClose}
      isBusy={isBusy}
      actions={
        result || jobId !== null ? (
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
          <PublishOutcome month={month} schools={result} />
        ) : jobId !== null ? (
          <PublishJobView key={jobId} id={jobId} month={month} onEnded={reload} onPublishToRest={publishToRest} />
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
          onTakenBack={async (taken) => {
            setResult(taken)
            await reload()
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
