import type { StockLot, StockMove, StockRow } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Inline, Link, Quiet, Stack } from '@commissary/ui'
import { type Column, plainColumns } from '@commissary/ui/table'

import { baseText, packText } from '../../text/stock-text.ts'

/** The lots of an item, first expiring first. */
export function lotColumns(wording: Wording, today: string): readonly Column<StockLot>[] {
  const { t, formats } = wording
  return plainColumns<StockLot>([
    { id: 'lot', header: 'stock.lots.code', value: (lot) => lot.lotCode ?? t('stock.lots.noCode') },
    {
      id: 'expires',
      header: 'stock.lots.expires',
      value: (lot) => (lot.expiresOn === null ? t('stock.lots.noExpiry') : formats.date(lot.expiresOn)),
      cell: (lot) => (
        <Stack gap={1}>
          {lot.expiresOn === null ? t('stock.lots.noExpiry') : formats.date(lot.expiresOn)}
          {lot.expiresOn !== null && lot.expiresOn < today && (
            <Inline>
              <Badge tone="danger">{t('stock.expired')}</Badge>
            </Inline>
          )}
        </Stack>
      ),
    },
    {
      id: 'location',
      header: 'stock.columns.location',
      value: (lot) => lot.locationName ?? t('stock.noPlace'),
    },
    {
      id: 'quantity',
      header: 'stock.columns.quantity',
      value: (lot) => packText(wording, lot.inPacks),
    },
    {
      id: 'value',
      header: 'stock.columns.value',
      align: 'end',
      value: (lot) => (Number(lot.uncosted) === 0 ? formats.money(Number(lot.value)) : t('stock.ledger.unknownCost')),
      isOneLine: true,
    },
  ])
}

/** The ledger of an item, newest first. `hrefOf` returns the page of whatever caused a move; null = none. */
export function moveColumns(
  wording: Wording,
  baseUnit: StockRow['baseUnit'],
  hrefOf: (move: StockMove) => string | null,
): readonly Column<StockMove>[] {
  const { t, formats } = wording
  const signed = ({ quantity }: StockMove) =>
    quantity.startsWith('-') ? baseText(wording, quantity, baseUnit) : `+${baseText(wording, quantity, baseUnit)}`
  const kind = (move: StockMove) => t(`stock.kinds.${move.kind}`)
  const cause = (move: StockMove) => {
    const [text, href] = [t(`stock.causes.${move.causeKind}`), hrefOf(move)]
    return href === null ? text : <Link href={href}>{text}</Link>
  }
  const goods = ({ locationName, lotCode, expiresOn }: StockMove) =>
    [locationName, lotCode, expiresOn && t('stock.ledger.expires', { day: formats.date(expiresOn) })]
      .map((text) => (text ? ` · ${text}` : ''))
      .join('')
  return plainColumns<StockMove>([
    {
      id: 'date',
      header: 'stock.ledger.date',
      value: (move) => formats.date(move.movedOn),
      width: '7rem',
    },
    {
      id: 'kind',
      header: 'stock.ledger.kind',
      value: kind,
      cell: (move) => (
        <Stack gap={1}>
          {kind(move)}
          <Quiet>
            {cause(move)}
            {goods(move)}
          </Quiet>
        </Stack>
      ),
      width: '10rem',
    },
    {
      id: 'quantity',
      header: 'stock.ledger.quantity',
      align: 'end',
      value: signed,
      cell: (move) => <bdi>{signed(move)}</bdi>,
      isOneLine: true,
    },
    {
      id: 'balance',
      header: 'stock.ledger.balance',
      align: 'end',
      value: (move) => baseText(wording, move.balance, baseUnit),
      isOneLine: true,
    },
    {
      id: 'cost',
      header: 'stock.ledger.cost',
      align: 'end',
      value: (move) =>
        move.unitCost === null ? t('stock.ledger.unknownCost') : formats.moneyExact(Number(move.unitCost)),
      isOneLine: true,
    },
    { id: 'reason', header: 'stock.ledger.reason', value: (move) => move.reason, isSortable: false, width: '9rem' },
    { id: 'by', header: 'stock.ledger.by', value: (move) => move.createdBy },
  ])
}
