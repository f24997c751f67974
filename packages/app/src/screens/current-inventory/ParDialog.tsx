import { saveStockPar, type StockRow } from '@commissary/api-client'
import { FormDialog, NumberField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface ParDialogProps {
  row: StockRow
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Sets what a site wants to keep of an ingredient. */
export function ParDialog({ row, onSaved, onClose }: ParDialogProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const { siteId, ingredientId } = row
  const field = { name: 'par', label: t('stock.par.amount') }
  const record = useRecordForm({
    name: `par ${siteId} ${ingredientId}`,
    record: null,
    toValues: () => ({ par: row.par ?? '' }),
    fields: [field],
    save: ({ par }) => saveStockPar(siteId, ingredientId, { par: par === '' ? null : par }, { catererId }),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      {...record.form}
      title={t('stock.par.title', { name: row.name })}
      description={t('stock.par.about', { site: row.siteName })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <NumberField {...field} unit={t(`words.units.${row.baseUnit}`)} />
    </FormDialog>
  )
}
