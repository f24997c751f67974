import { decideStockRequest, type RequestLine, type StockRequest } from '@commissary/api-client'
import { givenText, packAmountText } from '@commissary/messages/pack-amounts'
import { Banner, Button, Dialog, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { UnitAmountField } from './UnitAmountField.tsx'
import { useDialogAction } from './use-dialog-action.ts'
import { useLineAmounts } from './use-line-amounts.ts'

interface ApproveDialogProps {
  request: StockRequest
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Approves a request, with the requested amounts or others. */
export function ApproveDialog({ request: { request, lines }, onChanged, onClose }: ApproveDialogProps) {
  const { t, formats } = useWording()
  const { run, error, isBusy } = useDialogAction({ onChanged, onClose })
  const amounts = useLineAmounts(lines, ({ requested }) => requested)

  function approve() {
    const decided = amounts.all()
    if (!decided) return
    void run((call) =>
      decideStockRequest(request.id, { approve: true, lines: decided }, { ifMatch: request.version, ...call }),
    )
  }

  const askedText = (line: RequestLine) => {
    const asked = givenText(t, formats, line.given)
    return line.supplierAvailable === null
      ? t('inventoryRequests.approveDialog.askedVendor', { asked })
      : t('inventoryRequests.approveDialog.asked', {
          asked,
          available: packAmountText(t, formats, line.supplierAvailable, line),
        })
  }

  return (
    <Dialog
      title={t('inventoryRequests.approveDialog.title', { number: request.number })}
      description={t('inventoryRequests.approveDialog.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Button variant="solid" isBusy={isBusy} onClick={approve}>
          {t('inventoryRequests.approveDialog.submit')}
        </Button>
      }
    >
      <Stack gap={4}>
        {error !== null && <Banner tone="error">{error}</Banner>}
        {lines.map((line) => (
          <UnitAmountField
            key={line.id}
            label={t('inventoryRequests.approveDialog.amount', { name: line.name })}
            hint={askedText(line)}
            {...amounts.fieldOf(line)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
