import {
  ApiError,
  createStockRequest,
  discardStockRequest,
  limits,
  newKey,
  type RequestOptions,
  type StockRequest,
  submitStockRequest,
  updateStockRequest,
} from '@commissary/api-client'
import { Button, Inline, Section, useConfirm, useToast } from '@commissary/ui'
import type { StoredRecord } from '@commissary/ui/record-form'
import { DateField, Form, FormActions, Select, TextArea, useFormValue } from '@commissary/ui/form'
import { useMemo, useRef, useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { RequestLines } from './RequestLines.tsx'
import { isAsked, type RequestValues, toInput, toValues } from './request-values.ts'

interface RequestFormProps {
  /** Null for a new one. */
  request: StockRequest | null
  options: RequestOptions
  onSaved: (id: number) => Promise<unknown>
  onClose: () => void
}

/** Edits a request, and submits it. */
export function RequestForm({ request, options, onSaved, onClose }: RequestFormProps) {
  const t = useMessages()
  const { locale } = useSession()
  const confirm = useConfirm()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const isDraft = useRef(false)
  /** Whether the button that was pressed also submits the request. */
  const submits = useRef(true)
  const [isBusy, setIsBusy] = useState(false)
  const ownSite = options.fromSites.length === 1 ? options.fromSites[0]?.id : undefined
  const labels = useMemo(
    () =>
      (['from', 'to', 'needBy', 'note'] as const).map((name) => ({
        name: name === 'from' ? 'fromSiteId' : name,
        label: t(`inventoryRequests.fields.${name}`),
      })),
    [t],
  )
  const record = useRecordForm<RequestValues, StoredRecord>({
    name: `stock request ${request?.request.id ?? 'new'}`,
    record: null,
    toValues: () => toValues(request, ownSite),
    fields: [...labels, { name: 'lines', label: t('inventoryRequests.form.lines') }],
    save: (values, { idempotencyKey }) =>
      request
        ? updateStockRequest(request.request.id, toInput(values, locale), { ifMatch: request.request.version }).catch(
            withoutMerge,
          )
        : createStockRequest(toInput(values, locale), { idempotencyKey }),
    onSaved: async (_values, { id, version }) => {
      const savedId = id ?? request?.request.id ?? 0
      if (submits.current && version !== undefined) {
        try {
          showToast({
            tone: 'success',
            message: savedMessage(await submitStockRequest(savedId, { ifMatch: version, idempotencyKey: newKey() })),
          })
        } catch (error) {
          showFailure(error)
        }
      }
      await onSaved(savedId)
    },
  })

  function validate({ fromSiteId, to, needBy, lines }: RequestValues) {
    const required = (key: 'from' | 'to' | 'needBy', value: string) =>
      value === '' ? t(`inventoryRequests.form.errors.${key}`) : undefined
    return {
      fromSiteId: required('from', fromSiteId),
      to: to === `site ${fromSiteId}` ? t('inventoryRequests.form.errors.itself') : required('to', to),
      needBy: required('needBy', needBy),
      lines: lines.some((line) => !isAsked(line, locale)) ? t('inventoryRequests.form.errors.amount') : undefined,
    }
  }

  async function handleSubmit(values: RequestValues) {
    submits.current = !isDraft.current
    if (submits.current && values.lines.length === 0) return { lines: t('inventoryRequests.form.errors.lines') }
    return record.form.onSubmit(values)
  }

  /** The click submits the form as a draft. The flag resets, so that a later Submit submits even if this save was refused. */
  function handleDraft() {
    isDraft.current = true
    setTimeout(() => {
      isDraft.current = false
    })
  }

  function discard(release: () => void) {
    if (!request) return
    const { id, version } = request.request
    void confirm({
      title: t('inventoryRequests.form.discardTitle'),
      message: t('inventoryRequests.form.discardMessage'),
      okText: t('inventoryRequests.form.discard'),
      tone: 'danger',
      onConfirm: async () => {
        setIsBusy(true)
        try {
          showToast({ tone: 'success', message: savedMessage(await discardStockRequest(id, { ifMatch: version })) })
        } finally {
          setIsBusy(false)
        }
        release()
        record.deleteDraft()
        onClose()
      },
    })
  }

  return (
    <Form {...record.form} validate={validate} onSubmit={handleSubmit} isWide>
      {({ release }) => (
        <>
          {record.notices}
          <Section title={t('inventoryRequests.form.request')}>
            <Select
              name="fromSiteId"
              label={t('inventoryRequests.fields.from')}
              required
              placeholder={t('inventoryRequests.form.chooseSite')}
              options={options.fromSites.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <ToField options={options} />
            <DateField name="needBy" label={t('inventoryRequests.fields.needBy')} required />
            <TextArea
              name="note"
              label={t('inventoryRequests.fields.note')}
              maxLength={limits.StockRequestInput.note.maxLength}
            />
          </Section>
          <RequestLines requestId={request?.request.id} />
          <FormActions
            isSticky
            submitText={t('inventoryRequests.form.submit')}
            onCancel={record.cancel(onClose)}
            start={
              <Inline gap={2}>
                {request && (
                  <Button tone="danger" isBusy={isBusy} onClick={() => discard(release)}>
                    {t('inventoryRequests.form.discard')}
                  </Button>
                )}
                <Button type="submit" onClick={handleDraft}>
                  {t('inventoryRequests.form.save')}
                </Button>
              </Inline>
            }
          />
        </>
      )}
    </Form>
  )
}

/** Who the request goes to. The site's own name is offered only while it is chosen, so that the field can say what is wrong. */
function ToField({ options }: { options: RequestOptions }) {
  const t = useMessages()
  const from = useFormValue('fromSiteId', '').value
  const to = useFormValue('to', '').value
  const sites = options.toSites.map(({ id, name }) => ({ value: `site ${id}`, label: name }))
  return (
    <Select
      name="to"
      label={t('inventoryRequests.fields.to')}
      required
      placeholder={t('inventoryRequests.form.chooseTo')}
      options={[
        ...sites.filter(({ value }) => value !== `site ${from}` || value === to),
        ...options.vendors.map(({ id, name }) => ({
          value: `vendor ${id}`,
          label: t('inventoryRequests.form.vendor', { name }),
        })),
      ]}
    />
  )
}

/** A draft that someone else saved is reloaded, not merged: lines have no fields to choose one by one. */
function withoutMerge(error: unknown): never {
  throw error instanceof ApiError && error.status === 409
    ? new ApiError({ status: error.status, message: error.message })
    : error
}
