import {
  newKey,
  type Publication,
  type SchoolResult,
  takeBackPublication,
  useListPublications,
} from '@commissary/api-client'
import { Banner, Button, Fold, Inline, Quiet, Stack, TextField } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'

/** The longest reason of the contract. */
const reasonLength = 200

interface PublicationHistoryProps {
  monthId: number
  onTakenBack: (schools: readonly SchoolResult[]) => Promise<unknown>
}

/** When a month was published, by whom and why. The last publication can be taken back. */
export function PublicationHistory({ monthId, onTakenBack }: PublicationHistoryProps) {
  const { t, formats } = useWording()
  const list = useListPublications(monthId)
  const rows = list.data?._embedded.publications ?? []
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState('')
  const latest = rows.find(({ takenBackAt }) => takenBackAt === null)

  async function takeBack({ id }: Publication) {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const taken = await takeBackPublication(
        id,
        { ...(reason.trim() && { reason: reason.trim() }) },
        { idempotencyKey: newKey() },
      )
      savedMessage(taken)
      setReason('')
      await onTakenBack(taken.data.schools)
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
    } finally {
      await list.mutate()
      setIsBusy(false)
    }
  }

  if (rows.length === 0) return null
  return (
    <Fold title={t('masterMenus.history', { count: rows.length })}>
      <Stack gap={3}>
        {problem && <Banner tone="error">{problem}</Banner>}
        {rows.map((row) => (
          <Inline key={row.id} gap={3}>
            <div>
              <p>
                {t('masterMenus.publishedOn', {
                  date: formats.instant(row.publishedAt),
                  schools: t('masterMenus.schools', { count: row.schools }),
                })}
              </p>
              <Quiet>
                {[row.publishedBy ?? '', row.reason ?? '', jobText(row), takenBackText(row)]
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
            </div>
            {row === latest && !row.canTakeBack && <Quiet>{t('masterMenus.takeBackByOthers')}</Quiet>}
            {row === latest && row.canTakeBack && row.job?.state !== 'running' && (
              <>
                <TextField
                  label={t('masterMenus.takeBackReason')}
                  hint={t('masterMenus.reasonHint')}
                  value={reason}
                  onChange={setReason}
                  maxLength={reasonLength}
                  autoComplete="off"
                />
                <Button size="small" tone="danger" isBusy={isBusy} onClick={() => void takeBack(row)}>
                  {t('masterMenus.takeBack')}
                </Button>
              </>
            )}
          </Inline>
        ))}
      </Stack>
    </Fold>
  )

  function takenBackText({ takenBackAt, takenBackReason }: Publication) {
    if (!takenBackAt) return ''
    const date = formats.instant(takenBackAt)
    return takenBackReason
      ? t('masterMenus.takenBackFor', { date, reason: takenBackReason })
      : t('masterMenus.takenBackOn', { date })
  }

  /** How a job ended that did not publish to all schools. */
  function jobText({ job }: Publication) {
    if (!job || job.state === 'done') return ''
    return t(`masterMenus.jobState.${job.state}`, { done: job.doneSchools, total: job.totalSchools })
  }
}
