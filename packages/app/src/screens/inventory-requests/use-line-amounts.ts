import type { RequestLine } from '@commissary/api-client'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { fromQuantity, fromGiven, toQuantity, type UnitAmount } from './pack-units.ts'

/** A dialog's amounts by line, starting from a quantity of each line. */
export function useLineAmounts(lines: readonly RequestLine[], startOf: (line: RequestLine) => string) {
  const t = useMessages()
  const { locale } = useSession()
  const [amounts, setAmounts] = useState(
    () =>
      new Map(
        lines.map((line) => {
          const { unit } = fromGiven(line, line.given, line.requested)
          return [line.id, fromQuantity(line, startOf(line), unit)]
        }),
      ),
  )
  const typedOf = (line: RequestLine): UnitAmount => amounts.get(line.id) ?? { amount: '', unit: '' }
  const quantityOf = (line: RequestLine) => toQuantity(line, typedOf(line), locale)

  return {
    /** In the base unit; null while it is not a number. */
    quantityOf,
    /** The lines' quantities for a call; null if one is not a number. */
    all: () => {
      const quantities = lines.map((line) => ({ lineId: line.id, quantity: quantityOf(line) }))
      return quantities.every((one): one is { lineId: number; quantity: string } => one.quantity !== null)
        ? quantities
        : null
    },
    fieldOf: (line: RequestLine) => ({
      item: line,
      value: typedOf(line),
      onChange: (value: UnitAmount) => setAmounts((now) => new Map(now).set(line.id, value)),
      error: quantityOf(line) === null ? t('inventoryRequests.amountError') : undefined,
    }),
  }
}
