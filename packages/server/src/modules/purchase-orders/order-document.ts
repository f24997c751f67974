import { sumOf, worth } from '@commissary/domain/units'
import type { ReportRow } from '@commissary/messages/results'
import { eq } from 'drizzle-orm'

import { inventorySite } from '../../db/schema/inventory-site.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import type { PurchaseOrder } from './read.ts'

/** An order as the vendor gets it, on paper and as a spreadsheet. */
export async function orderDocument(tx: Tx, order: PurchaseOrder): Promise<ReportDocument> {
  const letterhead = await readLetterhead(tx)
  const [to] = await tx.select().from(vendor).where(eq(vendor.id, order.vendorId))
  const [site] = await tx.select().from(inventorySite).where(eq(inventorySite.id, order.siteId))
  const { t, formats } = wordingOf(letterhead)
  const facts = [
    { label: t('print.order.vendor'), value: order.vendorName },
    { label: t('print.order.accountNo'), value: to?.accountNo ?? '' },
    { label: t('print.order.deliverTo'), value: site?.siteName ?? order.siteName },
    {
      label: t('print.order.deliveryDate'),
      value: order.deliveryDate === null ? '' : formats.dayLong(order.deliveryDate),
    },
    { label: t('print.order.terms'), value: to?.terms ?? '' },
    { label: t('print.order.note'), value: order.note ?? '' },
  ]
  const total = sumOf(order.lines.flatMap(({ packs, price }) => (price === null ? [] : worth(packs, price))))
  const rows = order.lines.map((line): ReportRow => {
    const { vendorItemCode, name, packText, packSize, unit, packs, price } = line
    const sum = price === null ? null : worth(packs, price)
    return {
      level: 0,
      cells: [
        { text: vendorItemCode ?? '' },
        { text: name },
        { text: packText ?? `${formats.amount(Number(packSize))} ${t(`words.units.${unit}`)}` },
        { text: formats.amount(Number(packs)), value: Number(packs) },
        { text: price === null ? '' : formats.money(Number(price)), value: price === null ? null : Number(price) },
        { text: sum === null ? '' : formats.money(Number(sum)), value: sum === null ? null : Number(sum) },
      ],
    }
  })
  const sumRow: ReportRow = {
    level: 0,
    cells: [
      { text: t('print.order.total') },
      { text: order.unpricedLines > 0 ? t('print.order.unpriced', { count: order.unpricedLines }) : '' },
      { text: '' },
      { text: '' },
      { text: '' },
      { text: formats.money(Number(total)), value: Number(total) },
    ],
  }
  return {
    ...letterhead,
    title: t('print.order.title', { number: order.number }),
    notice: order.status === 'draft' ? t('print.order.draft') : '',
    sections: [
      {
        title: order.vendorName,
        facts: facts.filter(({ value }) => value !== ''),
        columns: [
          { label: t('print.order.columns.item') },
          { label: t('print.order.columns.name') },
          { label: t('print.order.columns.pack') },
          { label: t('print.order.columns.packs'), isNumber: true },
          { label: t('print.order.columns.price'), isNumber: true },
          { label: t('print.order.columns.sum'), isNumber: true },
        ],
        rows: [...rows, sumRow],
      },
    ],
  }
}
