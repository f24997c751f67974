import { type ChangeEffects as Effects, markChangesSeen, newKey, useReadChangeEffects } from '@commissary/api-client'
import { Banner, Button, EmptyState, ErrorState, Quiet, Skeleton, Stack, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { reasonOf, savedMessage, saveFailure } from '../forms/save-failure.ts'
import { ChangeEffects } from './ChangeEffects.tsx'

/** The changes of an ingredient that no one has looked at, newest first, and what all of them affect. */
export function ChangedSpec({ id, onSeen }: { id: number; onSeen: () => void }) {
  const { t } = useWording()
  const effects = useReadChangeEffects(id, {}, { revalidateOnFocus: false })
  const { data } = effects
  const seen = useMarkSeen(id, () => {
    void effects.mutate()
    onSeen()
  })
  if (effects.error && !data) return <ErrorState error={effects.error} onRetry={() => effects.mutate()} />
  if (!data) return <Skeleton lines={8} />
  const [newest] = data.changes
  if (!newest) return <EmptyState size="small" title={t('whereUsed.affected.noChange')} />
  return (
    <Stack gap={4}>
      <ChangeList changes={data.changes} />
      <ChangeEffects effects={data} />
      {seen.problem && <Banner tone="error">{seen.problem}</Banner>}
      {data.isSeen ? (
        <Quiet>{t('whereUsed.affected.seen')}</Quiet>
      ) : (
        <div>
          <Button isBusy={seen.isBusy} onClick={() => void seen.mark(newest.id)}>
            {t('whereUsed.affected.markSeen')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function ChangeList({ changes }: Pick<Effects, 'changes'>) {
  const { t, formats } = useWording()
  return (
    <ul>
      {changes.map(({ id, at: instant, by }) => {
        const at = formats.instant(instant)
        return (
          <li key={id}>
            {by === null ? t('whereUsed.affected.changed', { at }) : t('whereUsed.affected.changedBy', { at, by })}
          </li>
        )
      })}
    </ul>
  )
}

function useMarkSeen(id: number, onSeen: () => void) {
  const { t } = useWording()
  const showToast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function mark(lastId: number) {
    setBusy(true)
    setProblem(null)
    try {
      savedMessage(await markChangesSeen(id, { lastId }, { idempotencyKey: newKey() }))
      showToast({ tone: 'success', message: t('whereUsed.affected.marked') })
      onSeen()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
    } finally {
      setBusy(false)
    }
  }

  return { mark, isBusy, problem }
}
