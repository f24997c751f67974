import {
  choices,
  type DifferenceReason,
  receiveStockShipment,
  type RequestLine,
  type Shipment,
  type StockRequest,
  useReadCountOptions,
} from '@commissary/api-client'
import { packAmountText } from '@commissary/messages/pack-amounts'
import { Banner, Button, Dialog, Select, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { UnitAmountField } from './UnitAmountField.tsx'
import { useDialogAction } from './use-dialog-action.ts'
import { useLineAmounts } from './use-line-amounts.ts'

interface ReceiveDialogProps {
  request: StockRequest
  shipment: Shipment
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Receives a shipment. An amount that differs from what was sent needs a reason. */
export function ReceiveDialog({ request: { request, lines }, shipment, onChanged, onClose }: ReceiveDialogProps) {
  const { t, formats } = useWording()
  const { run, error, isBusy } = useDialogAction({ onChanged, onClose })
  const options = useReadCountOptions({ revalidateOnFocus: false })
  const sent = new Map(shipment.lines.map((line) => [line.lineId, line.sent]))
  const shipped = lines.filter(({ id }) => sent.has(id))
  const sentOf = ({ id }: RequestLine) => sent.get(id) ?? '0'
  const amounts = useLineAmounts(shipped, sentOf)
  const [place, setPlace] = useState('')
  const [reasons, setReasons] = useState<ReadonlyMap<number, DifferenceReason>>(new Map())
  const [isTried, setIsTried] = useState(false)

  /** Receiving more has one reason; the others are for receiving less. */
  const orderOf = (line: RequestLine) =>
    Math.sign(Number(amounts.quantityOf(line) ?? sentOf(line)) - Number(sentOf(line)))
  const reasonOf = (line: RequestLine): DifferenceReason | null => {
    const order = orderOf(line)
    if (order === 0) return null
    const chosen = reasons.get(line.id) ?? null
    return order > 0 ? 'extra' : chosen === 'extra' ? null : chosen
  }

  function receive() {
    setIsTried(true)
    const received = amounts.all()
    if (!received || shipped.some((line) => orderOf(line) !== 0 && reasonOf(line) === null)) return
    const lineOf = (id: number) => shipped.find((line) => line.id === id)
    void run((call) =>
      receiveStockShipment(
        request.id,
        shipment.id,
        {
          locationId: place === '' ? null : Number(place),
          lines: received.map(({ lineId, quantity }) => {
            const line = lineOf(lineId)
            return { lineId, quantity, reason: line ? reasonOf(line) : null }
          }),
        },
        call,
      ),
    )
  }

  return (
    <Dialog
      title={t('inventoryRequests.receiveDialog.title', { number: request.number })}
      description={t('inventoryRequests.receiveDialog.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Button variant="solid" isBusy={isBusy} onClick={receive}>
          {t('inventoryRequests.receiveDialog.submit')}
        </Button>
      }
    >
      <Stack gap={4}>
        {error !== null && <Banner tone="error">{error}</Banner>}
        <Select
          label={t('inventoryRequests.receiveDialog.location')}
          value={place}
          onChange={setPlace}
          options={[
            { value: '', label: t('inventoryRequests.receiveDialog.noLocation') },
            ...(options.data?.locations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {shipped.map((line) => (
          <Stack key={line.id} gap={2}>
            <UnitAmountField
              label={t('inventoryRequests.receiveDialog.amount', { name: line.name })}
              hint={t('inventoryRequests.receiveDialog.sent', {
                amount: packAmountText(t, formats, sentOf(line), line),
              })}
              {...amounts.fieldOf(line)}
            />
            {orderOf(line) !== 0 && (
              <Select
                label={t('inventoryRequests.receiveDialog.reason', { name: line.name })}
                required
                value={reasonOf(line) ?? ''}
                onChange={(value) => {
                  const reason = choiceOf(choices.DifferenceReason, value)
                  if (reason) setReasons((now) => new Map(now).set(line.id, reason))
                }}
                options={choices.DifferenceReason.filter((reason) => (reason === 'extra') === orderOf(line) > 0).map(
                  (value) => ({ value, label: t(`inventoryRequests.receiveDialog.reasons.${value}`) }),
                )}
                error={
                  isTried && reasonOf(line) === null ? t('inventoryRequests.receiveDialog.reasonRequired') : undefined
                }
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
