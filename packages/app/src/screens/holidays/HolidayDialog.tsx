import type { CatererHoliday } from '@commissary/api-client'
import { Button, Dialog, useUiText } from '@commissary/ui'

import { RecordChanges } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface HolidayDialogProps {
  holiday: CatererHoliday
  onDelete: () => void
  onClose: () => void
}

/** A holiday's date, name and history. */
export function HolidayDialog({ holiday, onDelete, onClose }: HolidayDialogProps) {
  const t = useMessages()
  const { close } = useUiText()
  const { formats } = useSession()
  return (
    <Dialog
      title={holiday.note}
      description={formats.dayLong(holiday.date)}
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" onClick={onDelete}>
            {t('holidays.delete')}
          </Button>
          <Button onClick={onClose}>{close}</Button>
        </>
      }
    >
      <RecordChanges
        recordType="holiday"
        recordId={holiday.id}
        version={holiday.version}
        words={{
          date: { label: t('holidays.fields.date'), valueText: formats.dayLong },
          note: { label: t('holidays.fields.note') },
        }}
      />
    </Dialog>
  )
}
