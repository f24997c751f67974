import { limits, newKey, type PurchaseOrder, reversePurchaseReceipt, takeReceiptPrice } from '@commissary/api-client'
import { priceDifference, temperatureProblem } from '@commissary/domain/purchasing'
import { compareDecimals, negated } from '@commissary/domain/units'
import { packSizeText } from '@commissary/messages/pack-sizes'
import { temperaturesOf } from '@commissary/messages/temperatures'
import { Badge, Banner, Button, Card, Inline, Quiet, Stack, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { ReasonDialog } from '../../forms/ReasonDialog.tsx'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { momentText } from '../../text/moment-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'
import { countryName, receivedProblemText } from './order-words.ts'

type Receipt = PurchaseOrder['receipts'][number]
type Line = Receipt['lines'][number]

/** The receipts of an order, the newest first. */
export function ReceiptList({ order, onChanged }: { order: PurchaseOrder; onChanged: () => unknown }) {
  const t = useMessages()
  const { formats, locale, timeZone } = useSession()
  const [undoing, setUndoing] = useState<Receipt | null>(null)
  const isOver = order.status === 'closed' || order.status === 'cancelled'
  return (
    <Stack>
      {order.receipts.toReversed().map((receipt, index) => {
        const { id, receivedOn, invoiceNumber, tax, note, reversesId, reversedById, at, by, lines } = receipt
        const facts = [
          invoiceNumber && t('purchaseOrders.receipts.invoice', { number: invoiceNumber }),
          tax && t('purchaseOrders.receipts.tax', { money: formats.money(Number(tax)) }),
          t('purchaseOrders.receipts.by', { name: by ?? '', time: momentText(at, { locale, timeZone }) }),
        ]
        return (
          <Card
            key={id}
            titleAs="h3"
            title={t('purchaseOrders.receipts.heading', {
              number: order.receipts.length - index,
              day: formats.weekdayShort(receivedOn),
            })}
            actions={
              reversesId !== null || reversedById !== null ? (
                <Badge>{t('purchaseOrders.receipts.undone')}</Badge>
              ) : isOver ? undefined : (
                <Button size="small" onClick={() => setUndoing(receipt)}>
                  {t('purchaseOrders.actions.undo')}
                </Button>
              )
            }
          >
            <Stack gap={2}>
              <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
              {note !== null && (
                <span>
                  {reversesId === null
                    ? note
                    : t('purchaseOrders.receipts.reverses', { day: formats.weekdayShort(receivedOn), reason: note })}
                </span>
              )}
              {lines.map((line) => (
                <ReceiptLine
                  key={line.id}
                  line={line}
                  order={order}
                  isUndone={reversesId !== null || reversedById !== null}
                  onChanged={onChanged}
                />
              ))}
            </Stack>
          </Card>
        )
      })}
      {undoing && <UndoDialog order={order} receipt={undoing} onDone={onChanged} onClose={() => setUndoing(null)} />}
    </Stack>
  )
}

interface ReceiptLineProps {
  line: Line
  order: PurchaseOrder
  isUndone: boolean
  onChanged: () => unknown
}

function ReceiptLine({ line, order, isUndone, onChanged }: ReceiptLineProps) {
  const wording = useWording()
  const { t, formats } = wording
  const session = useSession()
  const { catererId, locale } = session
  const showToast = useToast()
  const fail = useFailureToast()
  const ordered = order.lines.find(({ id }) => id === line.orderLineId)
  const count = (text: string) => formats.amount(Number(text))
  const problem =
    line.heldAs !== null && line.temperature !== null ? temperatureProblem(line.heldAs, line.temperature) : null
  const more =
    line.isSubstitute || line.price === null || !ordered?.price
      ? '0'
      : priceDifference({ ...line, price: line.price }, { ...ordered, price: ordered.price })
  const isOver = compareDecimals(more, '0') > 0
  const facts = [
    line.isSubstitute && t('purchaseOrders.receipts.substituteFor', { name: ordered?.name ?? '' }),
    line.damaged !== '0' && t('purchaseOrders.receipts.damaged', { count: count(line.damaged) }),
    line.short !== '0' && t('purchaseOrders.receipts.short', { count: count(line.short) }),
    line.lotCode && t('purchaseOrders.receipts.lot', { lot: line.lotCode }),
    line.expiresOn && t('purchaseOrders.receipts.expires', { day: formats.date(line.expiresOn) }),
    line.locationName,
    line.countryOfOrigin
      ? t('purchaseOrders.receipts.origin', { country: countryName(locale, line.countryOfOrigin) })
      : t('purchaseOrders.receipts.originUnknown'),
    line.temperature !== null &&
      t('purchaseOrders.receipts.temperature', { degrees: temperaturesOf(wording).text(line.temperature) }),
    line.price === null ? t('purchaseOrders.receipts.noPrice') : formats.money(Number(line.price)),
    more !== '0' &&
      t(isOver ? 'purchaseOrders.receipts.priceOver' : 'purchaseOrders.receipts.priceUnder', {
        money: formats.money(Number(isOver ? more : negated(more))),
      }),
    line.note,
  ]
  const canTake =
    // The price belongs to the ingredient.
    hasOneOf(['catalog'], session) && !isUndone && !line.isPriceTaken && Number(line.price ?? 0) > 0 && more !== '0'

  async function take() {
    try {
      const body = { receiptLineId: line.id }
      const saved = await takeReceiptPrice(order.id, body, { catererId }, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onChanged()
    } catch (error) {
      fail(error)
    }
  }

  return (
    <Stack gap={1}>
      <span>
        {t('purchaseOrders.receipts.line', {
          packs: count(line.packs),
          pack: packSizeText(t, formats, line),
          name: line.name,
        })}
      </span>
      <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
      {problem && <Banner tone="warning">{receivedProblemText(wording, problem)}</Banner>}
      {canTake && (
        <Inline>
          <Button size="small" onClick={() => void take()}>
            {t('purchaseOrders.actions.takePrice', { name: line.name })}
          </Button>
        </Inline>
      )}
      {line.isPriceTaken && <Badge>{t('purchaseOrders.actions.priceTaken', { name: line.name })}</Badge>}
    </Stack>
  )
}

interface UndoDialogProps {
  order: PurchaseOrder
  receipt: Receipt
  onDone: () => unknown
  onClose: () => void
}

function UndoDialog({ order, receipt, ...rest }: UndoDialogProps) {
  const t = useMessages()
  const { catererId } = useSession()
  return (
    <ReasonDialog
      title={t('purchaseOrders.undoTitle')}
      label={t('purchaseOrders.fields.reason')}
      required={t('purchaseOrders.errors.reason')}
      maxLength={limits.ReceiptReversal.reason.maxLength}
      submitText={t('purchaseOrders.actions.undo')}
      save={(reason, call) => reversePurchaseReceipt(order.id, receipt.id, { reason }, { catererId }, call)}
      {...rest}
    >
      {t('purchaseOrders.undoHint')}
    </ReasonDialog>
  )
}
