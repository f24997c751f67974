import { limits } from '@commissary/api-client'
import { sizeText } from '@commissary/messages/pack-sizes'
import { Columns, Quiet } from '@commissary/ui'
import { Combobox, NumberField, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { useFoodSearch } from '../../where-used/use-food-search.ts'
import { LinePrice, PriceChange } from './LinePrice.tsx'
import type { OrderFood, OrderLineValues } from './order-values.ts'

const { vendorItemCode, packText } = limits.PurchaseOrderLineInput

/** The fields of a line of a draft, and why it was suggested. */
export function OrderLineFields({ path, line }: { path: string; line: OrderLineValues }) {
  const t = useMessages()
  const { formats } = useSession()
  const search = useFoodSearch('ingredient', 0)
  const { reason, unit } = line
  const amount = (text: string) => (unit === '' ? text : sizeText(t, formats, text, unit))
  return (
    <>
      <Columns minWidth="12rem">
        <Combobox<OrderFood>
          name={`${path}.food`}
          label={t('purchaseOrders.fields.ingredient')}
          required
          {...search}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
        />
        <NumberField name={`${path}.packs`} label={t('purchaseOrders.fields.packs')} required />
        <LinePrice path={path} line={line} />
      </Columns>
      <PriceChange line={line} />
      <Columns minWidth="8rem">
        <TextField
          name={`${path}.packText`}
          label={t('purchaseOrders.fields.packText')}
          maxLength={packText.maxLength}
        />
        <NumberField
          name={`${path}.packSize`}
          label={t('purchaseOrders.fields.packSize')}
          required
          unit={unit === '' ? '' : t(`words.units.${unit}`)}
        />
        <TextField
          name={`${path}.vendorItemCode`}
          label={t('purchaseOrders.fields.vendorItemCode')}
          maxLength={vendorItemCode.maxLength}
        />
      </Columns>
      {reason && (
        <Quiet>
          {t('purchaseOrders.suggestion.formula', {
            need: amount(reason.need),
            available: amount(reason.available),
            par: amount(reason.par),
            pack: amount(line.packSize),
          })}
        </Quiet>
      )}
    </>
  )
}
