import { lotText, packAmountText, packText } from '@commissary/messages/pack-amounts'

import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { StoreDocument } from '../../documents/store-sheet.ts'
import type { Tx } from '../../db/work.ts'
import type { User } from './count-record.ts'
import { readCount } from './read.ts'

/** A row fits on a page; nobody checks more lots than this on paper. */
const lotsShown = 20

/** The empty sheet of a count, by location in shelf order. A blind one does not say what is expected. */
export async function readCountSheet(tx: Tx, user: User, id: number): Promise<StoreDocument> {
  const { count, lines } = await readCount(tx, user, id)
  const letterhead = await readLetterhead(tx)
  const { t, formats } = wordingOf(letterhead)
  const groups = Map.groupBy(lines, ({ locationId }) => locationId)
  const lotTexts = (line: (typeof lines)[number]) => {
    const hidden = line.lots.length - lotsShown
    return [
      ...line.lots.slice(0, lotsShown).map((lot) => lotText(t, formats, lot, line)),
      ...(hidden > 0 ? [t('packAmounts.lots.more', { count: hidden })] : []),
    ]
  }
  const wide = count.isBlind ? 42 : 28
  return {
    ...letterhead,
    storeSheet: {
      title: t('print.store.countTitle', { site: count.siteName }),
      facts: [
        { label: t('print.store.countedOn'), value: formats.date(count.date) },
        {
          label: t('print.store.locations'),
          value: count.locations.length > 0 ? formats.list(count.locations) : t('print.store.wholeSite'),
        },
        ...(count.category === null ? [] : [{ label: t('print.store.category'), value: count.category }]),
        { label: t('print.store.items'), value: formats.amount(lines.length) },
      ],
      columns: [
        { label: t('print.store.item'), width: wide },
        { label: t('print.store.pack'), width: 14 },
        ...(count.isBlind ? [] : [{ label: t('print.store.expected'), width: 14 }]),
        { label: t('print.store.cases'), width: 10, isBlank: true },
        { label: t('print.store.inners'), width: 10, isBlank: true },
        { label: t('print.store.eaches'), width: 10, isBlank: true },
        { label: t('print.store.loose'), width: 14, isBlank: true },
      ],
      groups: [...groups.values()].map((own) => ({
        title: own[0]?.locationName ?? t('print.store.noLocation'),
        rows: own.map((line) => [
          [line.name, line.code, ...lotTexts(line)].join('\n'),
          packText(line.packs[0]),
          ...(count.isBlind ? [] : [line.expected === null ? '' : packAmountText(t, formats, line.expected, line)]),
        ]),
      })),
      notice: lines.length === 0 ? t('print.store.nothingExpected') : null,
      signatures: [t('print.store.countedBy'), t('print.store.dateAndTime')],
      footer: t('print.store.countFooter', { id: count.id }),
    },
  }
}
