import { choices, type CountLine, explainStockLines, limits } from '@commissary/api-client'
import { FormDialog, Select, TextField } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'

interface ReasonDialogProps {
  countId: number
  lines: readonly CountLine[]
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Asks why lines differ. */
export function ReasonDialog({ countId, lines, onSaved, onClose }: ReasonDialogProps) {
  const t = useMessages()
  const record = useRecordForm({
    name: `count ${countId} reason`,
    record: null,
    toValues: (): { reason: string; note: string } => ({
      reason: lines[0]?.reason ?? '',
      note: lines[0]?.reasonNote ?? '',
    }),
    fields: [],
    save: ({ reason, note }) =>
      explainStockLines(countId, {
        lineIds: lines.map(({ id }) => id),
        reason: choiceOf(choices.CountReason, reason) ?? 'other',
        note: note.trim() || null,
      }),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={
        lines.length === 1
          ? t('physicalInventory.reasonDialog.title')
          : t('physicalInventory.reasonDialog.titleMany', { count: lines.length })
      }
      description={lines.length === 1 ? lines[0]?.name : undefined}
      submitText={t('physicalInventory.reasonDialog.submit')}
      validate={({ reason, note }) => ({
        reason: reason === '' ? t('physicalInventory.reasonDialog.reasonRequired') : undefined,
        note: reason === 'other' && note.trim() === '' ? t('physicalInventory.reasonDialog.noteRequired') : undefined,
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <Select
        name="reason"
        label={t('physicalInventory.reasonDialog.reason')}
        required
        options={choices.CountReason.map((value) => ({ value, label: t(`physicalInventory.reasons.${value}`) }))}
      />
      <TextField
        name="note"
        label={t('physicalInventory.reasonDialog.note')}
        maxLength={limits.CountReasons.note.maxLength}
      />
    </FormDialog>
  )
}
