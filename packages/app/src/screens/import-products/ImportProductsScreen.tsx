import { Screen } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { ImportJob } from './ImportJob.tsx'
import { UploadForm } from './UploadForm.tsx'

/** A CSV of foods or measures on its way into the product. `?open=12` is the upload under way: leaving loses nothing. */
export function ImportProductsScreen() {
  const t = useMessages()
  const record = useOpenRecord()

  return (
    <Screen title={t('importProducts.title')} description={t('importProducts.description')}>
      {record.id === null ? <UploadForm onUploaded={record.replace} /> : <ImportJob key={record.id} id={record.id} />}
    </Screen>
  )
}
