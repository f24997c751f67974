import { Button, Progress, Stack } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import type { ExportJob } from './use-export-job.ts'

/** The progress of an export while it is written, with a way to stop it. */
export function ExportProgress({ file: { job, cancel } }: { file: ExportJob }) {
  const t = useMessages()
  if (!job) return null
  const { step, doneRows, totalRows } = job
  return (
    <Stack gap={2}>
      <Progress
        label={t(`reports.exportPanel.${step}`)}
        value={step === 'writing' || totalRows === null ? null : doneRows}
        max={totalRows ?? 0}
        detail={totalRows === null ? '' : t('reports.exportPanel.progress', { done: doneRows, total: totalRows })}
      />
      <div>
        <Button size="small" onClick={() => void cancel()}>
          {t('reports.exportPanel.cancel')}
        </Button>
      </div>
    </Stack>
  )
}
