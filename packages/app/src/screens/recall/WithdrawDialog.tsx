import { limits, type LotTrace, newKey, withdrawLots } from '@commissary/api-client'
import { Banner, Button, Dialog, RadioGroup, Stack, TextArea, useToast } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { placeColumns, placeKey } from './recall-columns.tsx'

interface WithdrawDialogProps {
  trace: LotTrace
  onChanged: () => Promise<unknown>
  onClose: () => void
}

const kinds = ['waste', 'adjust'] as const

/** Takes what is left of traced lots out of use, after showing what that is. */
export function WithdrawDialog({ trace, onChanged, onClose }: WithdrawDialogProps) {
  const wording = useWording()
  const { t } = wording
  const showToast = useToast()
  const columns = useMemo(() => placeColumns(wording, trace.lots), [wording, trace.lots])
  const [kind, setKind] = useState<(typeof kinds)[number]>('waste')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Pressing again after a lost answer must not take anything a second time.
  const [idempotencyKey] = useState(newKey)
  const places = trace.places.filter(({ sentFrom }) => sentFrom === null)

  async function apply() {
    setBusy(true)
    setProblem(null)
    try {
      const lines = places.map(({ siteId, locationId, lotId, quantity }) => ({ siteId, locationId, lotId, quantity }))
      const saved = await withdrawLots({ kind, reason: reason.trim(), lines }, { idempotencyKey })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onChanged()
      onClose()
    } catch (error) {
      // The message says more than the sentences at the lots, which stay hidden.
      setProblem(saveFailure(error, t).message)
      // Show what changed, so that it can be reviewed.
      await onChanged()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('recall.withdrawal.title')}
      description={t('recall.withdrawal.description')}
      width="wide"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('recall.withdrawal.cancel')}</Button>
          <Button
            variant="solid"
            tone="danger"
            isBusy={isBusy}
            disabled={reason.trim() === '' || places.length === 0}
            onClick={() => void apply()}
          >
            {t('recall.withdrawal.apply', { count: places.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {places.length < trace.places.length && <Banner tone="warning">{t('recall.onTheWayHint')}</Banner>}
        <DataTable
          caption={t('recall.sections.places')}
          columns={columns}
          translate={t}
          rows={places}
          error={null}
          rowKey={placeKey}
          minRows={1}
          hasPages={false}
        />
        <RadioGroup
          label={t('recall.withdrawal.kind')}
          value={kind}
          onChange={(value) => setKind(choiceOf(kinds, value) ?? 'waste')}
          options={kinds.map((value) => ({
            value,
            label: t(`recall.withdrawal.kinds.${value}`),
            hint: t(`recall.withdrawal.kindHints.${value}`),
          }))}
        />
        <TextArea
          label={t('recall.withdrawal.reason')}
          hint={t('recall.withdrawal.reasonHint')}
          required
          maxLength={limits.LotWithdrawal.reason.maxLength}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  )
}
