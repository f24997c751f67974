import { Screen } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { ImportJob } from './ImportJob.tsx'
import { UploadForm } from './UploadForm.tsx'

/** Imports a CSV of foods or measures. `?open=12` reopens a running upload, so users can leave the page. */
export function ImportProductsScreen() {
  const t = useMessages()
  const record = useOpenRecord()

  return (
    <Screen title={t('importProducts.title')} description={t('importProducts.description')}>
      {record.id === null ? <UploadForm onUploaded={record.replace} /> : <ImportJob key={record.id} id={record.id} />}
    </Screen>
  )
}
