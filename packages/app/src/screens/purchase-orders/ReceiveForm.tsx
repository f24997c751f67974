import { createPurchaseReceipt, limits, type PurchaseOrder } from '@commissary/api-client'
import { Columns, Stack, useToast } from '@commissary/ui'
import { DateField, Form, FormActions, MoneyField, TextArea, TextField } from '@commissary/ui/form'
import { useRef } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { useSession } from '../../session/session.tsx'
import { receiptErrors, type ReceiptValues, toFormFields, toReceiptInput, toReceiptValues } from './receipt-values.ts'
import { ReceiveLine } from './ReceiveLine.tsx'

interface ReceiveFormProps {
  order: PurchaseOrder
  onReceived: () => unknown
  onClose: () => void
}

const { invoiceNumber, note } = limits.PurchaseReceiptInput

/** What was received of an order, line by line; starts with everything that is still to come. Also for a phone at the dock. */
export function ReceiveForm({ order, onReceived, onClose }: ReceiveFormProps) {
  const wording = useWording()
  const { t } = wording
  const { catererId, country, currency, locale, today, timeZone } = useSession()
  const showToast = useToast()
  const submit = useSubmitOnce()
  const initial = useRef(toReceiptValues(order, today))
  const lines = order.lines.filter(({ open }) => open !== '0')

  async function receive(values: ReceiptValues) {
    const failed = await submit(
      async (call) => {
        const saved = await createPurchaseReceipt(order.id, toReceiptInput(values, country), { catererId }, call)
        showToast({ tone: 'success', message: savedMessage(saved) })
      },
      ({ message, fields }) => ({ message, fields: toFormFields(fields, values) }),
    )
    if (!failed) await onReceived()
    return failed
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
