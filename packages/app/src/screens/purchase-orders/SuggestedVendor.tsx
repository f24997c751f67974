import { createPurchaseOrder, type VendorSuggestion } from '@commissary/api-client'
import { priceOfPack } from '@commissary/domain/purchasing'
import { sumOf, worth } from '@commissary/domain/units'
import { packSizeText } from '@commissary/messages/pack-sizes'
import {
  Banner,
  Button,
  Card,
  Columns,
  Fold,
  Inline,
  NumberField,
  Quiet,
  Select,
  Stack,
  useToast,
} from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { priceReason } from './line-price.ts'
import { orderByText } from './order-words.ts'
import { WhySuggested } from './WhySuggested.tsx'

interface SuggestedVendorProps {
  vendor: VendorSuggestion
  period: { siteId: number; from: string; to: string }
  /** A draft was made. */
  onMade: (id: number) => void
}

const isWhole = (text: string) => /^\d{1,6}$/.test(text.trim())

/** The suggested lines of a vendor; the number of packs can be changed before they become an order. */
export function SuggestedVendor({ vendor, period, onMade }: SuggestedVendorProps) {
  const t = useMessages()
  const { catererId, formats } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const sendOnce = useSendOnce()
  const { vendorId, vendorName, minimumOrder, deliveries, lines } = vendor
  const [packs, setPacks] = useState<Record<number, string>>({})
  const [deliveryDate, setDeliveryDate] = useState(deliveries[0]?.date ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const chosen = lines.map((line) => {
    const typed = packs[line.ingredientId] ?? String(line.packs)
    const count = isWhole(typed) ? Number(typed) : 0
    return { line, typed, count, price: priceOfPack(line.offer, count) }
  })
  const total = Number(sumOf(chosen.flatMap(({ count, price }) => (price === null ? [] : worth(String(count), price)))))
  const unpriced = chosen.filter(({ count, price }) => count > 0 && price === null).length
  const missing = minimumOrder === null ? 0 : Number(minimumOrder) - total

  async function make() {
    setIsBusy(true)
    const { siteId, from, to } = period
    const body = {
      vendorId,
      siteId,
      deliveryDate: deliveryDate || null,
      lines: chosen
        .filter(({ count }) => count > 0)
        .map(({ line, count, price }) => ({
          ingredientId: line.ingredientId,
          vendorItemCode: line.vendorItemCode,
          packText: line.packText,
          packSize: line.packSize,
          packs: String(count),
          price,
          followsOffer: true,
          reason: {
            need: line.need,
            available: line.available,
            par: line.par,
            insteadOf: count === line.packs ? line.insteadOf : null,
            from,
            to,
          },
        })),
    }
    try {
      const saved = await sendOnce((call) => createPurchaseOrder(body, { catererId }, call))
      showToast({ tone: 'success', message: savedMessage(saved) })
      onMade(saved.data.id)
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  const totalText = [
    t('purchaseOrders.suggestion.total', {
      money: formats.money(total),
      lines: chosen.filter(({ count }) => count > 0).length,
    }),
    ...(unpriced > 0 ? [t('purchaseOrders.suggestion.unpriced', { count: unpriced })] : []),
  ].join(' · ')
  return (
    <Card title={vendorName} actions={<Quiet>{orderByText(t, formats, deliveries[0]?.orderBy ?? null)}</Quiet>}>
      <Stack>
        {chosen.map(({ line, typed, count, price }) => (
          <Stack key={line.ingredientId} gap={2}>
            <Columns minWidth="12rem">
              <Stack gap={1}>
                <strong>{line.name}</strong>
                <Quiet>{packSizeText(t, formats, line)}</Quiet>
              </Stack>
              <NumberField
                label={t('purchaseOrders.suggestion.packsOf', { name: line.name })}
                value={typed}
                onChange={(text) => setPacks((now) => ({ ...now, [line.ingredientId]: text }))}
                error={isWhole(typed) ? undefined : t('purchaseOrders.errors.count')}
                unit={price === null ? '' : `× ${formats.money(Number(price))}`}
                hint={price === null ? '' : priceReason(t, formats, { offer: line.offer, packs: String(count), price })}
              />
            </Columns>
            {line.neededOn !== null && deliveryDate > line.neededOn && (
              <Banner tone="warning">
                {t('purchaseOrders.suggestion.late', { day: formats.weekdayShort(line.neededOn) })}
              </Banner>
            )}
            <Fold
              id={`why-${vendorId}-${line.ingredientId}`}
              title={t('purchaseOrders.suggestion.why', { name: line.name })}
            >
              <WhySuggested line={line} />
            </Fold>
          </Stack>
        ))}
        {missing > 0 && (
          <Banner tone="warning">
            {t(`purchaseOrders.suggestion.${unpriced > 0 ? 'pricedBelowMinimum' : 'belowMinimum'}`, {
              money: formats.money(missing),
              minimum: formats.money(Number(minimumOrder)),
            })}
          </Banner>
        )}
        <Columns minWidth="12rem">
          <Select
            label={t('purchaseOrders.fields.deliveryDate')}
            value={deliveryDate}
            onChange={setDeliveryDate}
            options={deliveries.map(({ date, orderBy }) => ({
              value: date,
              label: `${formats.weekdayShort(date)} · ${orderByText(t, formats, orderBy)}`,
            }))}
          />
        </Columns>
        <Inline gap={3}>
          <Button
            variant="solid"
            isBusy={isBusy}
            disabled={chosen.every(({ count }) => count === 0) || chosen.some(({ typed }) => !isWhole(typed))}
            onClick={() => void make()}
          >
            {t('purchaseOrders.suggestion.make', { vendor: vendorName })}
          </Button>
          <Quiet>{totalText}</Quiet>
        </Inline>
      </Stack>
    </Card>
  )
}
