import type { PurchaseOrder } from '@commissary/api-client'
import { worth } from '@commissary/domain/units'
import { packSizeText } from '@commissary/messages/pack-sizes'
import { Banner, ChangeLog, type Fact, Facts, Quiet, Section, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'

import { momentText } from '../../text/moment-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { orderByText } from './order-words.ts'
import { ReceiptList } from './ReceiptList.tsx'

/** A submitted order: its facts, its lines with what was received, its receipts and steps. */
export function OrderView({ order, onChanged }: { order: PurchaseOrder; onChanged: () => unknown }) {
  const t = useMessages()
  const { formats, locale, timeZone } = useSession()
  const { deliveryDate, orderBy, note, sentTo, mailState, receipts } = order
  const facts: Fact[] = [
    {
      id: 'delivery',
      label: t('purchaseOrders.facts.delivery'),
      value: deliveryDate === null ? t('purchaseOrders.facts.noDelivery') : formats.weekdayShort(deliveryDate),
      detail: deliveryDate === null ? undefined : orderByText(t, formats, orderBy),
    },
    { id: 'site', label: t('purchaseOrders.facts.site'), value: order.siteName },
    {
      id: 'total',
      label: t('purchaseOrders.facts.total'),
      value: `${order.unpricedLines > 0 ? '≥ ' : ''}${formats.money(Number(order.total))}`,
      detail:
        order.unpricedLines > 0 ? t('purchaseOrders.suggestion.unpriced', { count: order.unpricedLines }) : undefined,
    },
  ]
  return (
    <Stack gap={6}>
      <Facts items={facts} />
      {sentTo !== null && (
        <Banner tone={mailState === 'failed' ? 'error' : 'neutral'}>
          {t(`purchaseOrders.mail.${mailState ?? 'gone'}`, { email: sentTo })}
        </Banner>
      )}
      {note !== null && <Quiet>{note}</Quiet>}
      <Lines order={order} />
      <Section title={t('purchaseOrders.receipts.title')}>
        {receipts.length === 0 ? (
          <Quiet>{t('purchaseOrders.receipts.none')}</Quiet>
        ) : (
          <ReceiptList order={order} onChanged={onChanged} />
        )}
      </Section>
      <Section title={t('purchaseOrders.steps.title')}>
        <ChangeLog
          label={t('purchaseOrders.steps.title')}
          entries={order.steps
            .map(({ status, at, by, reason }, index) => ({
              id: index,
              title: [t(`purchaseOrders.statuses.${status}`), by, reason].filter(Boolean).join(' · '),
              dateTime: at,
              time: momentText(at, { locale, timeZone }),
              changes: [],
            }))
            .toReversed()}
          nothingText={t('common.none')}
          fromText={t('common.none')}
          toText={t('common.none')}
        />
      </Section>
    </Stack>
  )
}

function Lines({ order }: { order: PurchaseOrder }) {
  const t = useMessages()
  const { formats } = useSession()
  const count = (text: string) => formats.amount(Number(text))
  const money = (text: string | null) => (text === null ? '' : formats.money(Number(text)))
  const hasProblems = order.lines.some(({ damaged, short }) => damaged !== '0' || short !== '0')
  const names = [
    'ordered',
    'received',
    ...(hasProblems ? (['damaged', 'short'] as const) : []),
    'toCome',
    'price',
    'lastPrice',
    'amount',
  ] as const
  return (
    <ReportTable
      caption={t('purchaseOrders.orderLines.caption', { number: order.number })}
      columns={[
        { label: t('purchaseOrders.orderLines.item') },
        { label: t('purchaseOrders.orderLines.pack') },
        ...names.map((name) => ({ label: t(`purchaseOrders.orderLines.${name}`), isNumber: true })),
      ]}
      rows={order.lines.map((line) => {
        const { packs, received, damaged, short, open, price, lastPrice } = line
        const values = {
          ordered: count(packs),
          received: count(received),
          damaged: count(damaged),
          short: count(short),
          toCome: count(open),
          price: money(price),
          lastPrice: money(lastPrice),
          amount: price === null ? '' : money(worth(packs, price)),
        }
        return {
          level: 0,
          cells: [
            { text: line.name },
            { text: packSizeText(t, formats, line) },
            ...names.map((name) => ({ text: values[name] })),
          ],
        }
      })}
      openAllText={t('purchaseOrders.orderLines.open')}
      closeAllText={t('purchaseOrders.orderLines.close')}
    />
  )
}
