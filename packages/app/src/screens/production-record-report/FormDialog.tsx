import { useReadProductionRecord } from '@commissary/api-client'
import { Button, Dialog, ErrorState, Inline, Link, Skeleton } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { PrintRecord } from '../production-records/PrintRecord.tsx'

interface FormDialogProps {
  id: number
  /** The record's address; null for users who cannot open it. */
  hrefOf: ((record: { schoolId: number; date: string; itemType: string }) => string) | null
  onClose: () => void
}

/** The daily form of a record: opened, or printed with a page for each grade group. */
export function FormDialog({ id, hrefOf, onClose }: FormDialogProps) {
  const { t, formats } = useWording()
  const record = useReadProductionRecord(id)
  return (
    <Dialog
      title={t('reportTables.dailyForm')}
      description={
        record.data &&
        [record.data.schoolName, t(`words.menuTypes.${record.data.itemType}`), formats.date(record.data.date)].join(
          ' · ',
        )
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {record.data ? (
        <Inline gap={4}>
          <PrintRecord record={record.data} />
          {hrefOf && <Link href={hrefOf(record.data)}>{t('reportTables.openRecord')}</Link>}
        </Inline>
      ) : record.error ? (
        <ErrorState error={record.error} onRetry={() => record.mutate()} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Dialog>
  )
}
