import { limits } from '@commissary/api-client'
import { sumOf, worth } from '@commissary/domain/units'
import { Quiet } from '@commissary/ui'
import { FormValues } from '@commissary/ui/form'

import { matcherOf } from '../../forms/pattern.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { priceNow } from './line-price.ts'
import type { OrderValues } from './order-values.ts'

/** A line with more packs than an order can have is counted, too: its field says what is wrong. */
const isDecimal = matcherOf(limits.PurchaseOrderLineInput.price)

/** What the lines of a draft cost as they are typed. Lines without a price are named, not counted as free. */
export function OrderTotal() {
  const t = useMessages()
  const { formats } = useSession()
  return (
    <FormValues<OrderValues>>
      {({ lines, vendorId }) => {
        const costs = lines.map((line) => {
          const price = priceNow(line, vendorId)
          return isDecimal(line.packs) && isDecimal(price) ? worth(line.packs.trim(), price.trim()) : null
        })
        const known = costs.filter((cost) => cost !== null)
        const unpriced = costs.length - known.length
        return (
          <Quiet>
            {[
              t('purchaseOrders.suggestion.total', { money: formats.money(Number(sumOf(known))), lines: known.length }),
              ...(unpriced > 0 ? [t('purchaseOrders.suggestion.unpriced', { count: unpriced })] : []),
            ].join(' · ')}
          </Quiet>
        )
      }}
    </FormValues>
  )
}
