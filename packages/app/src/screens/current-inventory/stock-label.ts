import type { StockLot, StockRow } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { printLabel } from '@commissary/ui'

import { packText } from '../../text/stock-text.ts'

/** Prints a label for the shelf or the box: item, lot, expiry, place and quantity. */
export function printStockLabel(wording: Wording, row: StockRow, lot: StockLot): void {
  const { t, formats } = wording
  const line = (label: string, value: string) => ({ label, value })
  printLabel({
    title: row.name,
    lines: [
      line(t('stock.lots.code'), lot.lotCode ?? t('stock.lots.noCode')),
      line(t('stock.lots.expires'), lot.expiresOn === null ? t('stock.lots.noExpiry') : formats.date(lot.expiresOn)),
      line(t('stock.columns.site'), row.siteName),
      line(t('stock.columns.location'), lot.locationName ?? t('stock.noPlace')),
      line(t('stock.columns.quantity'), packText(wording, lot.inPacks)),
      line(t('stock.labels.code'), row.code),
    ],
  })
}
