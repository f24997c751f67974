import { Banner, NumberField } from '@commissary/ui'
import { useFormControl, useFormValue } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { followsOffer, offerOf, priceNow, priceReason } from './line-price.ts'
import type { OrderLineValues, OrderValues } from './order-values.ts'

interface LinePriceProps {
  path: string
  line: OrderLineValues
}

/** The price of a pack, which follows the vendor's price breaks until someone types another. */
export function LinePrice({ path, line }: LinePriceProps) {
  const t = useMessages()
  const { currency, formats } = useSession()
  const { change } = useFormControl<OrderValues>()
  const { error, submitError } = useFormValue(`${path}.price`, '')
  const vendorId = useFormValue('vendorId', '').value
  const offer = offerOf(line, vendorId)
  const price = priceNow(line, vendorId)
  const problem = error ?? submitError
  return (
    <NumberField
      name={`${path}.price`}
      label={t('purchaseOrders.fields.price')}
      unit={currency}
      value={price}
      onChange={(text) => change({ [`${path}.price`]: text, [`${path}.isPriceTyped`]: true })}
      error={typeof problem === 'string' ? problem : undefined}
      {...(offer && { hint: priceReason(t, formats, { offer, packs: line.packs, price }) })}
    />
  )
}

/** Says that other packs changed the price of a line, and from what. */
export function PriceChange({ line }: { line: OrderLineValues }) {
  const t = useMessages()
  const { formats } = useSession()
  const vendorId = useFormValue('vendorId', '').value
  const price = priceNow(line, vendorId)
  if (!followsOffer(line, vendorId) || Number(price) === Number(line.price)) return null
  const money = (text: string) => formats.money(Number(text))
  return (
    <Banner>
      {t('purchaseOrders.editor.priceChanged', {
        before: money(line.price),
        price: money(price),
        count: Number(line.packs),
      })}
    </Banner>
  )
}
