import { lotText, packAmountText, packText } from '@commissary/messages/pack-amounts'

import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { StoreDocument } from '../../documents/store-sheet.ts'
import type { Tx } from '../../db/work.ts'
import type { User } from './count-record.ts'
import { readCount } from './read.ts'

/** How many lots a row has, because a row is not split across pages. Further lots continue in rows below it. */
const lotsOfRow = 20

/** A count's blank sheet, by location in shelf order. A blind count's sheet does not show what is expected. */
export async function readCountSheet(tx: Tx, user: User, id: number): Promise<StoreDocument> {
  const { count, lines } = await readCount(tx, user, id)
  const letterhead = await readLetterhead(tx)
  const { t, formats } = wordingOf(letterhead)
  const groups = Map.groupBy(lines, ({ locationId }) => locationId)
  const lotTexts = (line: (typeof lines)[number]) => line.lots.map((lot) => lotText(t, formats, lot, line))
  const continued = (name: string) => t('print.store.continued', { name })
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
        rows: own.flatMap((line) => {
          const lots = lotTexts(line)
          const row = [
            [line.name, line.code, ...lots.slice(0, lotsOfRow)].join('\n'),
            packText(line.packs[0]),
            ...(count.isBlind ? [] : [line.expected === null ? '' : packAmountText(t, formats, line.expected, line)]),
          ]
          return [row, ...furtherRows(lots).map((some) => [[continued(line.name), ...some].join('\n')])]
        }),
      })),
      notice: lines.length === 0 ? t('print.store.nothingExpected') : null,
      signatures: [t('print.store.countedBy'), t('print.store.dateAndTime')],
      footer: t('print.store.countFooter', { id: count.id }),
    },
  }
}

/** The lots that do not fit in the first row of an item. */
const furtherRows = (lots: readonly string[]): string[][] =>
  Array.from({ length: Math.max(0, Math.ceil(lots.length / lotsOfRow) - 1) }, (_, index) =>
    lots.slice((index + 1) * lotsOfRow, (index + 2) * lotsOfRow),
  )
