import {
  type PickList,
  type RequestLine,
  sendStockRequest,
  type StockRequest,
  useReadPickList,
} from '@commissary/api-client'
import { difference } from '@commissary/domain/units'
import { packAmountText } from '@commissary/messages/pack-amounts'
import { Banner, Button, Checkbox, Dialog, ErrorState, Quiet, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { UnitAmountField } from './UnitAmountField.tsx'
import { useDialogAction } from './use-dialog-action.ts'
import { useLineAmounts } from './use-line-amounts.ts'

interface SendDialogProps {
  request: StockRequest
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Sends what is approved and not sent yet, or part of it, and says what to take from where. */
export function SendDialog(props: SendDialogProps) {
  const { t } = useWording()
  const { request } = props.request
  const picks = useReadPickList(request.id, { revalidateOnFocus: false })
  if (picks.data) return <SendForm {...props} picks={picks.data} />
  return (
    <Dialog title={t('inventoryRequests.sendDialog.title', { number: request.number })} onClose={props.onClose}>
      {picks.error ? <ErrorState error={picks.error} onRetry={() => picks.mutate()} /> : <Skeleton lines={6} />}
    </Dialog>
  )
}

const isAbove = (quantity: string) => Number(quantity) > 0
const openOf = ({ approved, sent }: RequestLine) => difference(approved ?? '0', sent)

function SendForm({ request: { request, lines }, picks, onChanged, onClose }: SendDialogProps & { picks: PickList }) {
  const { t, formats } = useWording()
  const { run, error, isBusy } = useDialogAction({ onChanged, onClose })
  const open = lines.filter((line) => isAbove(openOf(line)))
  const shortOf = (line: RequestLine) => picks.short.find(({ lineId }) => lineId === line.id)?.quantity ?? '0'
  // A site can send only what it has.
  const amounts = useLineAmounts(open, (line) => difference(openOf(line), shortOf(line)))
  const [isFinal, setIsFinal] = useState(false)

  function send() {
    const sent = amounts.all()
    if (!sent) return
    void run((call) =>
      sendStockRequest(request.id, { isFinal, lines: sent.filter(({ quantity }) => isAbove(quantity)) }, call),
    )
  }

  const pickTexts = (line: RequestLine) => [
    ...picks.picks
      .filter(({ lineId }) => lineId === line.id)
      .map(({ quantity, locationName, lot, expiresOn }) =>
        [
          t('inventoryRequests.sendDialog.pickLine', {
            amount: packAmountText(t, formats, quantity, line),
            location: locationName ?? t('inventoryRequests.sendDialog.noLocation'),
          }),
          lot !== null && t('inventoryRequests.shipments.lot', { lot }),
          expiresOn !== null && t('inventoryRequests.shipments.expires', { date: formats.date(expiresOn) }),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ...(isAbove(shortOf(line))
      ? [t('inventoryRequests.sendDialog.short', { amount: packAmountText(t, formats, shortOf(line), line) })]
      : []),
  ]

  return (
    <Dialog
      title={t('inventoryRequests.sendDialog.title', { number: request.number })}
      description={t('inventoryRequests.sendDialog.description', { site: request.to.name, to: request.from.name })}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Button variant="solid" isBusy={isBusy} onClick={send}>
          {t('inventoryRequests.sendDialog.submit')}
        </Button>
      }
    >
      <Stack gap={4}>
        {error !== null && <Banner tone="error">{error}</Banner>}
        {open.map((line) => (
          <Stack key={line.id} gap={1}>
            <UnitAmountField
              label={t('inventoryRequests.sendDialog.amount', { name: line.name })}
              hint={t('inventoryRequests.sendDialog.approved', {
                amount: packAmountText(t, formats, openOf(line), line),
              })}
              {...amounts.fieldOf(line)}
            />
            {pickTexts(line).map((text) => (
              <Quiet key={text}>{text}</Quiet>
            ))}
          </Stack>
        ))}
        <Checkbox
          label={t('inventoryRequests.sendDialog.isFinal')}
          hint={t('inventoryRequests.sendDialog.isFinalHint')}
          checked={isFinal}
          onChange={setIsFinal}
        />
      </Stack>
    </Dialog>
  )
}
