import { createImport } from '@commissary/api-client'
import { Button, FileDrop, Inline, Progress, Section, Stack } from '@commissary/ui'
import { type FormEvent, useEffect, useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { fileKey, useSendOnce } from '../../forms/use-send-once.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { saveFile } from '../../text/save-file.ts'
import { useSession } from '../../session/session.tsx'
import { fileProblem, fileTypes, megabytes, templateFile } from './file-checks.ts'
import { VendorSelect } from './VendorSelect.tsx'

interface UploadFormProps {
  onUploaded: (importId: number) => void
}

/** Uploads a file. The server checks its contents; the form only rejects files by name, type and size. */
export function UploadForm({ onUploaded }: UploadFormProps) {
  const t = useMessages()
  const { formats } = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [vendorId, setVendorId] = useState<number | null>(null)
  const [upload, setUpload] = useState<AbortController | null>(null)
  const [error, setError] = useState<string | null>(null)
  const sendOnce = useSendOnce()

  // Leaving the page before the file is uploaded stops the upload.
  useEffect(() => () => upload?.abort(), [upload])

  function handleChange(chosen: File | null) {
    setFile(chosen)
    setError(chosen && fileProblem(chosen, t))
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (upload) return
    const problem = file === null ? t('importProducts.fileRequired') : fileProblem(file, t)
    setError(problem)
    if (file === null || problem !== null) return

    const controller = new AbortController()
    setUpload(controller)
    try {
      const params = { fileName: file.name.slice(0, 255), ...(vendorId !== null && { vendorId }) }
      // If only the answer was lost, sending the file again creates no second upload.
      const saved = await sendOnce(
        (call) => createImport(file, params, { signal: controller.signal, ...call }),
        `${vendorId} ${fileKey(file)}`,
      )
      connection.answered()
      onUploaded(saved.data.id)
    } catch (failure) {
      if (!controller.signal.aborted) setError(reasonOf(saveFailure(failure, t)))
    } finally {
      setUpload(null)
    }
  }

  return (
    <Section title={t('importProducts.choose')} description={t('importProducts.fileHint')}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack isFormWide>
          <FileDrop
            label={t('importProducts.file')}
            isLabelHidden
            value={file}
            onChange={handleChange}
            accept={fileTypes}
            disabled={upload !== null}
            {...(error === null ? {} : { error })}
          />
          <VendorSelect vendorId={vendorId} onChange={setVendorId} disabled={upload !== null} />
          {upload && file && (
            <Progress
              label={t('importProducts.uploading', { file: file.name })}
              value={null}
              detail={t('importProducts.size', { size: formats.amount(megabytes(file.size), 1) })}
            />
          )}
          <Inline>
            <Button type="submit" variant="solid" isBusy={upload !== null}>
              {t('importProducts.upload')}
            </Button>
            {upload ? (
              <Button onClick={() => upload.abort()}>{t('importProducts.stopUpload')}</Button>
            ) : (
              <Button variant="quiet" onClick={() => saveFile(templateFile(t))}>
                {t('importProducts.template')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Section>
  )
}
