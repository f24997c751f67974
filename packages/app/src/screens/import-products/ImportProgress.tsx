import type { Import } from '@commissary/api-client'
import { Banner, Button, Inline, Progress, Quiet, Section, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

interface ImportProgressProps {
  job: Import
  pending: 'apply' | 'cancel' | null
  failure: string | null
  onCancel: () => void
}

/** Progress of a running upload, with Cancel. The total number of rows is known once the file has been read. */
export function ImportProgress({ job, pending, failure, onCancel }: ImportProgressProps) {
  const t = useMessages()
  const isReading = job.state === 'reading'
  const file = job.fileName

  return (
    <Section title={t(isReading ? 'importProducts.reading' : 'importProducts.applying', { file })}>
      <Stack isFormWide>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <Progress
          label={file}
          value={job.totalRows === null ? null : job.doneRows}
          max={job.totalRows ?? 1}
          detail={
            isReading
              ? t('importProducts.rowsRead', { rows: job.doneRows })
              : t('importProducts.rowsApplying', { rows: job.counts.create + job.counts.update })
          }
        />
        <Quiet>{t('importProducts.leaveHint')}</Quiet>
        <Inline>
          <Button isBusy={pending === 'cancel'} onClick={onCancel}>
            {t('importProducts.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}
