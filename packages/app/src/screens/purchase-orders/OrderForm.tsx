import {
  createPurchaseOrder,
  limits,
  type PurchaseOrder,
  updatePurchaseOrder,
  useListVendors,
} from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { DateField, FieldList, Form, FormActions, Select, TextArea } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { newLine, orderErrors, type OrderLineValues, toInput, toValues } from './order-values.ts'
import { OrderLineFields } from './OrderLineFields.tsx'
import { OrderTotal } from './OrderTotal.tsx'
import { useOwnSites } from './use-own-sites.ts'

interface OrderFormProps {
  /** Null for a new one. */
  order: PurchaseOrder | null
  onSaved: (id: number) => unknown
  onClose: () => void
}

/** Adds or edits a draft. */
export function OrderForm({ order, onSaved, onClose }: OrderFormProps) {
  const t = useMessages()
  const { catererId, today, timeZone } = useSession()
  const { data } = useListVendors(catererId)
  const { sites } = useOwnSites()
  const record = useRecordForm({
    name: `purchase order ${order?.id ?? 'new'}`,
    record: order,
    toValues,
    fields: useMemo(
      () => [
        { name: 'vendorId', label: t('purchaseOrders.fields.vendor') },
        { name: 'siteId', label: t('purchaseOrders.fields.site') },
        { name: 'deliveryDate', label: t('purchaseOrders.fields.deliveryDate') },
        { name: 'note', label: t('purchaseOrders.fields.note') },
        {
          name: 'lines',
          label: t('purchaseOrders.editor.lines'),
          text: (lines: unknown) =>
            (lines as OrderLineValues[]).map(({ packs, food }) => `${packs} × ${food?.name ?? ''}`).join(', '),
        },
      ],
      [t],
    ),
    save: (values, { ifMatch, idempotencyKey }) =>
      order
        ? updatePurchaseOrder(order.id, toInput(values), { catererId }, { ifMatch })
        : createPurchaseOrder(toInput(values), { catererId }, { idempotencyKey }),
    onSaved: (_, { id }) => onSaved(id ?? order?.id ?? 0),
  })
  const vendors = (data?.Vendors ?? []).filter(({ active, id }) => active || id === order?.vendorId)

  return (
    <Form {...record.form} validate={(values) => orderErrors(values, t)} isWide>
      {record.notices}
      <Columns minWidth="12rem">
        <Select
          name="vendorId"
          label={t('purchaseOrders.fields.vendor')}
          required
          placeholder={t('purchaseOrders.errors.vendor')}
          options={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select
          name="siteId"
          label={t('purchaseOrders.fields.site')}
          required
          placeholder={t('purchaseOrders.errors.site')}
          options={(sites ?? []).map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName }))}
        />
        <DateField
          name="deliveryDate"
          label={t('purchaseOrders.fields.deliveryDate')}
          min={today}
          timeZone={timeZone}
        />
      </Columns>
      <Section title={t('purchaseOrders.editor.lines')}>
        <FieldList
          name="lines"
          label={t('purchaseOrders.editor.lines')}
          newItem={newLine}
          most={limits.PurchaseOrderInput.lines.maxItems}
          addText={t('purchaseOrders.editor.addLine')}
          removeText={(index) => t('purchaseOrders.editor.removeLine', { number: index + 1 })}
        >
          {(path, line: OrderLineValues) => <OrderLineFields path={path} line={line} />}
        </FieldList>
        <OrderTotal />
      </Section>
      <TextArea
        name="note"
        label={t('purchaseOrders.fields.note')}
        rows={2}
        maxLength={limits.PurchaseOrderInput.note.maxLength}
      />
      <FormActions isSticky submitText={t('purchaseOrders.editor.saveDraft')} onCancel={record.cancel(onClose)} />
    </Form>
  )
}
