import { and, desc, eq } from 'drizzle-orm'

import { purchaseOrderStep } from '../../db/schema/purchase-order.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { reportCsv } from '../../documents/report-csv.ts'
import type { Printer } from '../../documents/printer.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import { pageOf, oneLine } from '../../mail/letter-page.ts'
import type { MailMessage } from '../../mail/transport.ts'
import { translatorFor } from '../../shared/messages.ts'
import { orderDocument } from './order-document.ts'
import { type PurchaseOrder, readOrder } from './read.ts'

/** A mail to a vendor, before its PDF is printed. */
export interface OrderMail {
  order: PurchaseOrder
  report: ReportDocument
  /** Who submitted the order, for questions. */
  sender: { name: string; email: string } | null
}

/** Reads the contents of a mail to the vendor. Null for an order that was canceled, or that has no address. */
export async function readOrderMail(tx: Tx, orderId: number): Promise<OrderMail | null> {
  const order = await readOrder(tx, orderId)
  if (!order || order.sentTo === null || order.status === 'cancelled') return null
  const [sender] = await tx
    .select({ firstName: appUser.firstName, lastName: appUser.lastName, email: appUser.userName })
    .from(purchaseOrderStep)
    .innerJoin(appUser, eq(appUser.id, purchaseOrderStep.createdBy))
    .where(and(eq(purchaseOrderStep.purchaseOrderId, orderId), eq(purchaseOrderStep.status, 'submitted')))
    .orderBy(desc(purchaseOrderStep.id))
    .limit(1)
  return {
    order,
    report: await orderDocument(tx, order),
    sender: sender ? { name: `${sender.firstName} ${sender.lastName}`, email: sender.email } : null,
  }
}

/** Writes the mail with the order as PDF and CSV. Printing takes a moment: call it outside of transactions. */
export async function writeOrderMail(
  { order, report, sender }: OrderMail,
  printer: Printer,
  catererId: number,
): Promise<MailMessage> {
  const { language } = report
  const t = translatorFor(language)
  const { formats } = wordingOf(report)
  const facts = {
    number: order.number,
    vendor: oneLine(order.vendorName),
    caterer: oneLine(report.catererName),
    site: oneLine(order.siteName),
    day: order.deliveryDate === null ? '' : formats.dayLong(order.deliveryDate),
    lines: order.lines.length,
    name: oneLine(sender?.name ?? ''),
    email: oneLine(sender?.email ?? ''),
  }
  const paragraphs = [
    t('mail.purchaseOrder.greeting', facts),
    t('mail.purchaseOrder.reason', facts),
    ...(order.note ? [oneLine(order.note)] : []),
    sender ? t('mail.purchaseOrder.action', facts) : '',
    t('mail.purchaseOrder.signature', facts),
  ].filter((paragraph) => paragraph !== '')
  const pdf = await printer.print({ report, format: 'pdf' }, catererId, new AbortController().signal)
  return {
    to: order.sentTo ?? '',
    subject: t('mail.purchaseOrder.subject', facts),
    text: `${paragraphs.join('\n\n')}\n`,
    html: pageOf(paragraphs, language),
    attachments: [
      { fileName: `${order.number}.pdf`, mediaType: 'application/pdf', bytes: pdf },
      { fileName: `${order.number}.csv`, mediaType: 'text/csv; charset=utf-8', bytes: reportCsv(report) },
    ],
  }
}
