import type { SchoolRecord } from '@commissary/api-client'
import type { SchoolSheet } from '@commissary/domain/school'
import { Banner, Button, Dialog, Progress, Stack, useToast, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../../messages/messages.ts'
import { SheetRows } from './SheetRows.tsx'
import { SheetSource } from './SheetSource.tsx'
import { useSchoolImport } from './use-school-import.ts'

interface SchoolImportDialogProps {
  /** Rows with the name of one of these are left out. */
  schools: readonly Pick<SchoolRecord, 'schoolName'>[]
  /** Reloads the list after schools were added. */
  onAdded: () => unknown
  onClose: () => void
}

/** Adds schools from a CSV file or from rows pasted from a spreadsheet. Nothing is added before its row was shown. */
export function SchoolImportDialog({ schools, onAdded, onClose }: SchoolImportDialogProps) {
  const t = useMessages()
  const { cancel, close } = useUiText()
  const showToast = useToast()
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const sheet = useSchoolImport(schools)
  const isBusy = sheet.done !== null

  function handleRead(read: SchoolSheet) {
    setIgnored(read.ignored)
    sheet.open(read)
  }

  async function handleAdd() {
    const count = sheet.added + sheet.waiting
    const refused = await sheet.add()
    await onAdded()
    if (refused > 0) return
    showToast({ tone: 'success', message: t('schools.import.added', { count }) })
    onClose()
  }

  if (!sheet.rows) {
    return (
      <Dialog
        title={t('schools.import.title')}
        description={t('schools.import.description')}
        onClose={onClose}
        width="wide"
      >
        <SheetSource onRead={handleRead} onCancel={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('schools.import.title')}
      description={t('schools.import.review')}
      onClose={onClose}
      isBusy={isBusy}
      width="wide"
      actions={
        <>
          {sheet.added === 0 && <Button onClick={sheet.close}>{t('schools.import.back')}</Button>}
          <Button onClick={onClose}>{sheet.added > 0 ? close : cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={sheet.waiting === 0} onClick={() => void handleAdd()}>
            {t('schools.import.add', { count: sheet.waiting })}
          </Button>
        </>
      }
    >
      <Stack>
        {ignored.length > 0 && <Banner>{t('schools.import.ignored', { columns: ignored.join(', ') })}</Banner>}
        {sheet.done !== null && (
          <Progress
            label={t('schools.import.adding')}
            value={sheet.done}
            max={sheet.waiting + sheet.done}
            detail={t('schools.import.progress', { done: sheet.done, total: sheet.waiting + sheet.done })}
          />
        )}
        <SheetRows rows={sheet.rows} />
      </Stack>
    </Dialog>
  )
}
