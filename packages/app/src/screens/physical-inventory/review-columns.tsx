import type { CountLine } from '@commissary/api-client'
import { lotText, packAmountText } from '@commissary/messages/pack-amounts'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Quiet, Stack } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { differs, needsReason } from './review-lines.ts'

/** The columns of a count's review. */
export function reviewColumns({ t, formats }: Wording): readonly Column<CountLine>[] {
  const amount = (line: CountLine, quantity: string | null) =>
    quantity === null ? '' : packAmountText(t, formats, quantity, line)
  const signed = (line: CountLine, quantity: string | null) =>
    quantity !== null && Number(quantity) > 0 ? `+${amount(line, quantity)}` : amount(line, quantity)
  const varianceText = (line: CountLine) =>
    line.variance === null || differs(line) ? signed(line, line.variance) : t('physicalInventory.review.noVariance')
  const numberOf = (text: string | null) => (text === null ? null : Number(text))
  return defineColumns<CountLine>([
    { id: 'item', header: 'physicalInventory.review.columns.item', value: ({ name }) => name, width: '13rem' },
    {
      id: 'variance',
      header: 'physicalInventory.review.columns.variance',
      value: ({ variance }) => numberOf(variance),
      text: varianceText,
      cell: (line) => {
        const lots = line.lots.filter(({ variance }) => variance !== null)
        if (lots.length === 0) return varianceText(line)
        return (
          <Stack gap={1}>
            <span>{varianceText(line)}</span>
            {lots.map((lot) => (
              <Quiet key={lot.lotId}>
                <bdi>{`${lotText(t, formats, { ...lot, expiresOn: null, quantity: null }, line)}: ${signed(line, lot.variance)}`}</bdi>
              </Quiet>
            ))}
          </Stack>
        )
      },
      align: 'end',
      width: '7rem',
      isFilterable: false,
    },
    {
      id: 'value',
      header: 'physicalInventory.review.columns.value',
      value: ({ varianceValue }) => numberOf(varianceValue),
      text: (line) => {
        if (!differs(line)) return ''
        return line.varianceValue === null
          ? t('physicalInventory.review.unknownValue')
          : formats.money(Number(line.varianceValue))
      },
      align: 'end',
      isFilterable: false,
      isOneLine: true,
    },
    {
      id: 'reason',
      header: 'physicalInventory.review.columns.reason',
      value: (line) => reasonText(line),
      cell: (line) =>
        needsReason(line) ? <Badge tone="danger">{t('physicalInventory.review.noReason')}</Badge> : reasonText(line),
      width: '10rem',
    },
    {
      id: 'counted',
      header: 'physicalInventory.review.columns.counted',
      value: ({ counted }) => numberOf(counted),
      text: (line) => (line.counted === null ? t('physicalInventory.review.notCounted') : amount(line, line.counted)),
      align: 'end',
      width: '7rem',
      isFilterable: false,
    },
    {
      id: 'system',
      header: 'physicalInventory.review.columns.system',
      value: ({ system, expected }) => numberOf(system ?? expected),
      text: (line) => amount(line, line.system ?? line.expected),
      align: 'end',
      width: '7rem',
      isFilterable: false,
    },
    {
      id: 'moved',
      header: 'physicalInventory.review.columns.moved',
      value: ({ movedDuring }) => (Number(movedDuring ?? 0) === 0 ? null : Number(movedDuring)),
      text: (line) => (Number(line.movedDuring ?? 0) === 0 ? '' : signed(line, line.movedDuring)),
      align: 'end',
      isFilterable: false,
    },
    {
      id: 'location',
      header: 'physicalInventory.review.columns.location',
      value: ({ locationName }) => locationName ?? t('physicalInventory.sheet.noLocation'),
      width: '8rem',
    },
    {
      id: 'by',
      header: 'physicalInventory.review.columns.by',
      value: ({ amounts }) => formats.list([...new Set(amounts.flatMap(({ by }) => by ?? []))]),
      width: '8rem',
    },
  ])

  function reasonText(line: CountLine) {
    if (needsReason(line)) return t('physicalInventory.review.noReason')
    const { reason, reasonNote } = line
    return [reason && t(`physicalInventory.reasons.${reason}`), reasonNote].filter(Boolean).join(': ')
  }
}
