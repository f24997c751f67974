import { type IngredientDocument, readIngredientDocumentFile } from '@commissary/api-client'
import { type AttachedFile, Attachments, Badge, ErrorState, type FileUpload, Fold, Quiet } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { acceptedFiles, fileText, mostMegabytes, sizeText } from './document-file.ts'
import { DocumentThumbnail } from './DocumentThumbnail.tsx'
import type { PendingUpload } from './use-uploads.ts'
import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { saveFile } from '../text/save-file.ts'
import type { RecordDocuments } from './use-documents.ts'

// The list does not need the form and its calendars.
const DocumentDialog = lazy(async () => ({
  default: (await import('./DocumentDialog.tsx')).DocumentDialog,
}))

/** The documents and photos of a record. They are saved at once, apart from the form around them. */
export function DocumentFields({ documents }: { documents: RecordDocuments }) {
  const t = useMessages()
  const { formats } = useSession()
  const fail = useFailureToast()
  const [editedId, setEditedId] = useState<number | null>(null)
  const { list, uploads } = documents
  // Until the record is saved, there is nothing to load.
  const kept = list.data?._embedded.documents ?? (list.isLoading ? undefined : [])
  const edited = kept?.find(({ id }) => id === editedId)

  async function download({ id }: IngredientDocument) {
    try {
      saveFile(await readIngredientDocumentFile(id))
    } catch (error) {
      fail(error)
    }
  }

  const toFile = (document: IngredientDocument): AttachedFile => ({
    id: document.id,
    name: document.fileName,
    details: <DocumentDetails document={document} />,
    ...(document.hasThumbnail && { picture: <DocumentThumbnail id={document.id} /> }),
    onDownload: () => void download(document),
    onEdit: () => setEditedId(document.id),
    onRemove: () => void documents.remove(document),
  })

  const toUpload = (upload: PendingUpload): FileUpload => {
    const { id, file, isSending, error, canRetry } = upload
    const size = sizeText(file.size, t, formats)
    const state = isSending ? 'sending' : documents.isNew ? 'afterSave' : 'queued'
    return {
      id,
      name: file.name,
      details: t(`documents.${state}`, { size }),
      isSending,
      ...(error !== null && { error }),
      ...(canRetry && { onRetry: () => uploads.retry(upload) }),
      onRemove: () => uploads.remove(id),
    }
  }

  return (
    <Fold
      id="documents"
      title={t('documents.title')}
      summary={<Summary documents={documents} />}
      isOpen={(kept?.length ?? 0) + uploads.uploads.length > 0}
    >
      <Quiet>{t(`documents.of.${documents.of}`)}</Quiet>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => list.mutate()} />}
      <Attachments
        label={t('documents.add')}
        hint={t('documents.hint', { megabytes: mostMegabytes })}
        accept={acceptedFiles}
        files={kept?.map(toFile)}
        uploads={uploads.uploads.map(toUpload)}
        onAdd={(files) => uploads.add(files)}
      />
      {edited && (
        <Suspense>
          <DocumentDialog
            document={edited}
            canProve={documents.of === 'ingredient'}
            onSave={(input) => documents.save(edited, input)}
            onClose={() => setEditedId(null)}
          />
        </Suspense>
      )}
    </Fold>
  )
}

/** The number of documents, including those waiting to be sent. Empty until they have loaded. */
function Summary({ documents: { list, uploads } }: { documents: RecordDocuments }) {
  const t = useMessages()
  if (list.isLoading) return null
  return t('documents.count', { count: (list.data?._embedded.documents.length ?? 0) + uploads.uploads.length })
}

/** What a document is, its dates and its size: "CN label · Expires Jan 30, 2027 · PDF, 230 KB". */
function DocumentDetails({ document }: { document: IngredientDocument }) {
  const t = useMessages()
  const { formats, today } = useSession()
  const { kind, validFrom, expiresOn, provesCrediting } = document
  const isExpired = expiresOn !== null && expiresOn < today
  return (
    <>
      <span>{t(`documents.kinds.${kind}`)}</span>
      {validFrom !== null && validFrom > today && (
        <span>{t('documents.validFrom', { date: formats.date(validFrom) })}</span>
      )}
      {expiresOn !== null && !isExpired && <span>{t('documents.expires', { date: formats.date(expiresOn) })}</span>}
      <span>{fileText(document, t, formats)}</span>
      {provesCrediting && <Badge tone="accent">{t('documents.provesCrediting')}</Badge>}
      {isExpired && <Badge tone="danger">{t('documents.expired', { date: formats.date(expiresOn) })}</Badge>}
    </>
  )
}
