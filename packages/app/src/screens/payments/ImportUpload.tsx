import { createOrderImport, type OrderImport } from '@commissary/api-client'
import { orderImportKinds } from '@commissary/domain/orders'
import { Button, FileDrop, Inline, RadioGroup, Section, Stack } from '@commissary/ui'
import { type FormEvent, useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { fileKey, useSendOnce } from '../../forms/use-send-once.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { fileProblem, fileTypes } from './import-files.ts'

/** Uploads a file of orders or of a settlement. Nothing is recorded before its rows were reviewed. */
export function ImportUpload({ onUploaded }: { onUploaded: (id: number) => void }) {
  const t = useMessages()
  const [kind, setKind] = useState<OrderImport['kind']>('settlement')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sendOnce = useSendOnce()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const problem = file === null ? t('orderImports.fileRequired') : fileProblem(file, t)
    setError(problem)
    if (file === null || problem !== null) return
    setIsBusy(true)
    try {
      // If only the answer was lost, sending the file again creates no second import.
      const saved = await sendOnce(
        (call) => createOrderImport(file, { kind, fileName: file.name.slice(0, 255) }, call),
        `${kind} ${fileKey(file)}`,
      )
      connection.answered()
      onUploaded(saved.data.id)
    } catch (failure) {
      setError(reasonOf(saveFailure(failure, t)))
    }
    setIsBusy(false)
  }

  return (
    <Section title={t('orderImports.upload')} description={t('orderImports.fileHint')}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack isFormWide>
          <RadioGroup
            label={t('orderImports.kind')}
            value={kind}
            onChange={(value) => setKind(choiceOf(orderImportKinds, value) ?? kind)}
            options={orderImportKinds.map((value) => ({
              value,
              label: t(`orderImports.kinds.${value}`),
              hint: t(`orderImports.kindHints.${value}`),
            }))}
          />
          <FileDrop
            label={t('orderImports.file')}
            value={file}
            onChange={(chosen) => {
              setFile(chosen)
              setError(chosen && fileProblem(chosen, t))
            }}
            accept={fileTypes}
            disabled={isBusy}
            {...(error !== null && { error })}
          />
          <Inline>
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {t('orderImports.submit')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  )
}
