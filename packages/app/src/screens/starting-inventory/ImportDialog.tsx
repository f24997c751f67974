import { Banner, Button, Dialog, FileDrop, Inline, Stack, TextArea, useUiText } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { type FormEvent, useMemo, useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { saveFile } from '../../text/save-file.ts'
import { sheetRefusal, sheetTypes } from '../../text/sheet-file.ts'
import {
  matchRows,
  mostRows,
  readFile,
  type ReadRows,
  readText,
  type RowProblem,
  templateFile,
} from './import-sheet.ts'
import type { LineValues } from './start-values.ts'

interface ImportDialogProps {
  onAdd: (lines: LineValues[]) => void
  onClose: () => void
}

/** Adds the rows of a spreadsheet file, or pasted ones, to the draft. Rows that cannot be added are listed with the reason. */
export function ImportDialog({ onAdd, onClose }: ImportDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { catererId, country } = useSession()
  const reader = { language: useLanguage(), country }
  const [file, setFile] = useState<File | null>(null)
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [read, setRead] = useState<(ReadRows & { ignored: string[] }) | null>(null)
  const columns = useMemo(
    () =>
      defineColumns<RowProblem>([
        { id: 'row', header: 'startingInventory.import.row', value: ({ row }) => row },
        { id: 'item', header: 'startingInventory.import.item', value: ({ item }) => item, width: '10rem' },
        { id: 'problem', header: 'startingInventory.import.problem', value: ({ problem }) => problem, width: '14rem' },
      ]),
    [],
  )

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The dialog is inside the draft's form, which would be saved, too.
    event.stopPropagation()
    if (!file && pasted.trim() === '') return setError(t('startingInventory.import.nothing'))
    const sheet = await (file ? readFile(file, reader) : readText(pasted, reader)).catch(() => null)
    if (!sheet) return setError(t('startingInventory.import.damaged'))
    if (!sheet.hasItems) return setError(t('startingInventory.import.noItems'))
    if (sheet.lines.length === 0) return setError(t('startingInventory.import.noRows'))
    if (sheet.lines.length > mostRows) return setError(t('startingInventory.import.tooMany'))
    setIsBusy(true)
    try {
      setRead({ ...(await matchRows(sheet, catererId, t)), ignored: sheet.ignored })
    } catch (failed) {
      setError(reasonOf(saveFailure(failed, t)))
    }
    setIsBusy(false)
  }

  if (read) {
    return (
      <Dialog
        title={t('startingInventory.import.title')}
        description={t('startingInventory.import.ready', { count: read.lines.length })}
        onClose={onClose}
        width="wide"
        actions={
          <>
            <Button onClick={() => setRead(null)}>{t('startingInventory.import.back')}</Button>
            <Button variant="solid" disabled={read.lines.length === 0} onClick={() => onAdd(read.lines)}>
              {t('startingInventory.import.add', { count: read.lines.length })}
            </Button>
          </>
        }
      >
        <Stack>
          {read.ignored.length > 0 && (
            <Banner>{t('startingInventory.import.ignored', { columns: read.ignored.join(', ') })}</Banner>
          )}
          {read.problems.length > 0 && (
            <DataTable
              caption={t('startingInventory.import.problems')}
              columns={columns}
              translate={t}
              rows={read.problems}
              rowKey={({ row }) => row}
              error={undefined}
              minRows={1}
            />
          )}
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('startingInventory.import.title')}
      description={t('startingInventory.import.description')}
      onClose={onClose}
      isBusy={isBusy}
      width="wide"
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <FileDrop
            label={t('startingInventory.import.file')}
            value={file}
            onChange={(chosen) => {
              setFile(chosen)
              setError(undefined)
            }}
            accept={sheetTypes}
            refuse={(chosen) => {
              const refusal = sheetRefusal(chosen)
              return refusal && t(`startingInventory.import.${refusal}`, { file: chosen.name })
            }}
            {...(file && error !== undefined ? { error } : {})}
          />
          {!file && (
            <TextArea
              label={t('startingInventory.import.paste')}
              hint={t('startingInventory.import.columns')}
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
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {t('startingInventory.import.read')}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
            <Button variant="quiet" onClick={() => saveFile(templateFile(t))}>
              {t('startingInventory.import.template')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
