import type { SchoolSheet } from '@commissary/domain/school'
import { Button, FileDrop, Inline, Stack, TextArea, useUiText } from '@commissary/ui'
import { type FormEvent, useState } from 'react'

import { useMessages } from '../../../messages/messages.ts'
import { saveFile } from '../../../text/save-file.ts'
import { sheetRefusal, sheetTypes } from '../../../text/sheet-file.ts'
import { readFile, readText, templateFile } from './school-sheet.ts'

interface SheetSourceProps {
  onRead: (sheet: SchoolSheet) => void
  onCancel: () => void
}

/** Asks for a spreadsheet file or for pasted rows, and reads them. */
export function SheetSource({ onRead, onCancel }: SheetSourceProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const [file, setFile] = useState<File | null>(null)
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)

  function refuse(chosen: File): string | undefined {
    const refusal = sheetRefusal(chosen)
    return refusal && t(`schools.import.${refusal}`, { file: chosen.name })
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!file && pasted.trim() === '') return setError(t('schools.import.nothing'))
    const sheet = await (file ? readFile(file) : readText(pasted)).catch(() => null)
    if (!sheet) setError(t('schools.import.damaged'))
    else if (!sheet.hasNames) setError(t('schools.import.noNames'))
    else if (sheet.schools.length === 0) setError(t('schools.import.noRows'))
    else onRead(sheet)
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <FileDrop
          label={t('schools.import.file')}
          value={file}
          onChange={(chosen) => {
            setFile(chosen)
            setError(undefined)
          }}
          accept={sheetTypes}
          refuse={refuse}
          {...(file && error !== undefined ? { error } : {})}
        />
        {!file && (
          <TextArea
            label={t('schools.import.paste')}
            hint={t('schools.import.columns')}
            rows={6}
            value={pasted}
            onChange={(text) => {
              setPasted(text)
              setError(undefined)
            }}
            error={error}
          />
        )}
        <Inline>
          <Button type="submit" variant="solid">
            {t('schools.import.read')}
          </Button>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button variant="quiet" onClick={() => saveFile(templateFile(t))}>
            {t('schools.import.template')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
