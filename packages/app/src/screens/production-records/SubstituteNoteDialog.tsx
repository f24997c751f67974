import type { ProductionLine } from '@commissary/api-client'
import { linePath, maxText } from '@commissary/domain/production'
import { Button, Dialog, Quiet, Stack, TextArea, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useOpenProductionRecord } from './record-context.ts'

interface SubstituteNoteDialogProps {
  line: ProductionLine
  onClose: () => void
}

/** A substitution without a connection: a note, kept on the device like every field, until someone chooses the food. */
export function SubstituteNoteDialog({ line: { key, name }, onClose }: SubstituteNoteDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const { edits } = useOpenProductionRecord()
  const path = linePath(key, 'servedInstead')
  const [text, setText] = useState(String(edits.entries[path] ?? ''))

  function handleSave() {
    edits.set(path, text.trim())
    onClose()
  }

  return (
    <Dialog
      title={t('production.substitute.title', { name })}
      description={t('production.substitute.offline')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" disabled={text.trim() === ''} onClick={handleSave}>
            {t('production.substitute.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={t('production.fields.servedInstead')}
          required
          value={text}
          onChange={setText}
          maxLength={maxText}
          rows={2}
        />
        <Quiet>{t('production.substitute.unknown')}</Quiet>
      </Stack>
    </Dialog>
  )
}
