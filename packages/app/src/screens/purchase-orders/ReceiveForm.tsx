import { createPurchaseReceipt, limits, newKey, type PurchaseOrder } from '@commissary/api-client'
import { Columns, Stack, useToast } from '@commissary/ui'
import { DateField, Form, FormActions, formError, MoneyField, TextArea, TextField } from '@commissary/ui/form'
import { useRef } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useSession } from '../../session/session.tsx'
import { receiptErrors, type ReceiptValues, toFormFields, toReceiptInput, toReceiptValues } from './receipt-values.ts'
import { ReceiveLine } from './ReceiveLine.tsx'

interface ReceiveFormProps {
  order: PurchaseOrder
  onReceived: () => unknown
  onClose: () => void
}

const { invoiceNumber, note } = limits.PurchaseReceiptInput

/** What came of an order, line by line; at first all that is still to come. For a phone at the dock, too. */
export function ReceiveForm({ order, onReceived, onClose }: ReceiveFormProps) {
  const wording = useWording()
  const { t } = wording
  const { catererId, country, currency, locale, today, timeZone } = useSession()
  const showToast = useToast()
  const key = useRef<string>(null)
  const initial = useRef(toReceiptValues(order, today))
  const lines = order.lines.filter(({ open }) => open !== '0')

  async function receive(values: ReceiptValues) {
    key.current ??= newKey()
    try {
      const body = toReceiptInput(values, country)
      const saved = await createPurchaseReceipt(order.id, body, { catererId }, { idempotencyKey: key.current })
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      const failure = saveFailure(error, t)
      if (failure.kind !== 'rejected') return formError(failure)
      // A rejected request had no effect, so the corrected one is a new request.
      key.current = null
      return formError({ message: failure.message, fields: toFormFields(failure.fields ?? {}, values) })
    }
    await onReceived()
    return undefined
  }

  return (
    <Form<ReceiptValues>
      initialValues={initial.current}
      validate={(values) => receiptErrors(values, wording)}
      onSubmit={receive}
      isWide
    >
      <Columns minWidth="12rem">
        <DateField
          name="receivedOn"
          label={t('purchaseOrders.fields.receivedOn')}
          required
          max={today}
          timeZone={timeZone}
        />
        <TextField
          name="invoiceNumber"
          label={t('purchaseOrders.fields.invoiceNumber')}
          maxLength={invoiceNumber.maxLength}
        />
        <MoneyField name="tax" label={t('purchaseOrders.fields.tax')} currency={currency} locale={locale} />
      </Columns>
      <Stack>
        {lines.map((line, index) => (
          <ReceiveLine key={line.id} index={index} line={line} />
        ))}
      </Stack>
      <TextArea name="note" label={t('purchaseOrders.fields.receiptNote')} rows={2} maxLength={note.maxLength} />
      <FormActions isSticky submitText={t('purchaseOrders.receive.save')} onCancel={onClose} />
    </Form>
  )
}
