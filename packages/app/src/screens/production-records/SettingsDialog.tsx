import { updateProductionSettings, useReadProductionSettings } from '@commissary/api-client'
import { Button, Checkbox, Dialog, ErrorState, NumberField, Skeleton, Stack, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** How the caterer keeps production records: which leftovers raise an alert, and whether closing a record issues stock. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { inventoryEnabled } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const stored = useReadProductionSettings()
  const { data } = stored
  /** What was changed here; null = as stored. */
  const [percent, setPercent] = useState<string | null>(null)
  const [issues, setIssues] = useState<boolean | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const shown = percent ?? String(data?.leftoverPct ?? '')
  const isValid = /^\d{1,3}$/.test(shown.trim()) && Number(shown) <= 100

  async function handleSave() {
    if (!data || !isValid) return
    setIsBusy(true)
    try {
      const input = { leftoverPct: Number(shown), issuesStock: issues ?? data.issuesStock }
      const saved = await updateProductionSettings(input, { ifMatch: data.version })
      await stored.mutate()
      showToast({ tone: 'success', message: savedMessage(saved) })
      onClose()
    } catch (error) {
      fail(error)
      await stored.mutate()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('production.settings.title')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={!data || !isValid} onClick={() => void handleSave()}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {stored.error ? (
        <ErrorState error={stored.error} onRetry={() => stored.mutate()} />
      ) : data ? (
        <Stack>
          <NumberField
            label={t('production.settings.leftoverPct')}
            hint={t('production.settings.leftoverHint')}
            unit="%"
            value={shown}
            onChange={setPercent}
            error={isValid ? undefined : t('production.settings.invalid')}
          />
          {inventoryEnabled && (
            <Checkbox
              label={t('production.settings.issuesStock')}
              hint={t('production.settings.issuesHint')}
              checked={issues ?? data.issuesStock}
              onChange={setIssues}
            />
          )}
        </Stack>
      ) : (
        <Skeleton lines={4} />
      )}
    </Dialog>
  )
}
