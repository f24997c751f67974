import type { RequestLine, Shipment, StockRequest } from '@commissary/api-client'
import { packAmountText } from '@commissary/messages/pack-amounts'
import { Banner, Facts, Section, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { momentText } from '../../text/moment-text.ts'
import { useSession } from '../../session/session.tsx'
import { valueText } from './request-columns.tsx'
import { lineColumns } from './request-line-columns.ts'

/** A submitted request: who did what, its items, and its shipments. */
export function RequestView({ request: { request, lines, shipments } }: { request: StockRequest }) {
  const wording = useWording()
  const { t, formats } = wording
  const { from, to, status } = request
  const someone = t('inventoryRequests.shipments.someone')
  const isVendor = to.kind === 'vendor'
  const columns = useMemo(() => lineColumns(wording, request), [wording, request])

  const personOn = (name: string | null, at: string | null) =>
    at === null ? null : t('inventoryRequests.facts.personOn', { name: name ?? someone, date: formats.instant(at) })
  const facts = [
    { id: 'from', value: from.name },
    { id: 'to', value: to.name },
    { id: 'needBy', value: formats.date(request.needBy) },
    { id: 'value', value: valueText(wording, request) },
    { id: 'submittedBy', value: personOn(request.submittedBy, request.submittedAt) },
    { id: 'decidedBy', value: personOn(request.decidedBy, request.decidedAt) },
    { id: 'note', value: request.note },
  ] as const

  return (
    <Stack gap={4}>
      {status === 'declined' && (
        <Banner tone="error">
          {t('inventoryRequests.notices.declined', {
            name: request.decidedBy ?? someone,
            reason: request.declineReason ?? '',
          })}
        </Banner>
      )}
      {request.orderNumber !== null && (
        <Banner>
          {t('inventoryRequests.notices.ordered', {
            vendor: to.name,
            number: String(request.orderNumber).padStart(4, '0'),
          })}
        </Banner>
      )}
      {status === 'submitted' && !request.may.supply && (
        <Banner>{t('inventoryRequests.notices.waiting', { site: to.name })}</Banner>
      )}
      {status === 'approved' && !isVendor && !request.may.supply && (
        <Banner>{t('inventoryRequests.notices.waitingForGoods', { site: to.name })}</Banner>
      )}
      <Facts
        items={facts.flatMap(({ id, value }) =>
          value ? [{ id, label: t(`inventoryRequests.facts.${id}`), value }] : [],
        )}
      />
      <DataTable
        tableId="request-lines"
        caption={t('inventoryRequests.lines.caption')}
        columns={columns}
        rows={lines}
        error={null}
        hasPages={false}
        minRows={1}
      />
      {shipments.length > 0 && (
        <Section title={t('inventoryRequests.shipments.title')}>
          <Stack gap={4}>
            {shipments.map((shipment) => (
              <ShipmentView key={shipment.id} shipment={shipment} lines={lines} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}

function ShipmentView({ shipment, lines }: { shipment: Shipment; lines: readonly RequestLine[] }) {
  const { t, formats } = useWording()
  const { locale, timeZone } = useSession()
  const someone = t('inventoryRequests.shipments.someone')
  const personOn = (key: 'sentBy' | 'receivedBy', name: string | null, at: string) =>
    t(`inventoryRequests.shipments.${key}`, { name: name ?? someone, date: momentText(at, { locale, timeZone }) })
  const amount = (lineId: number, quantity: string) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? packAmountText(t, formats, quantity, line) : quantity
  }
  return (
    <Stack gap={2}>
      <Banner tone={shipment.receivedAt === null ? 'warning' : 'success'}>
        {[
          personOn('sentBy', shipment.sentBy, shipment.sentAt),
          shipment.isFinal && t('inventoryRequests.sendDialog.isFinal'),
          shipment.receivedAt === null
            ? t('inventoryRequests.shipments.onTheWay')
            : personOn('receivedBy', shipment.receivedBy, shipment.receivedAt),
        ]
          .filter(Boolean)
          .join('. ')}
      </Banner>
      <ul>
        {shipment.lines.map(({ lineId, name, sent, received, reason, note, lots }) => (
          <li key={lineId}>
            {reason !== null && received !== null
              ? t('inventoryRequests.shipments.lineDiffers', {
                  item: name,
                  received: amount(lineId, received),
                  sent: amount(lineId, sent),
                  reason: [t(`inventoryRequests.receiveDialog.reasons.${reason}`), note].filter(Boolean).join(': '),
                })
              : t('inventoryRequests.shipments.line', { item: name, amount: amount(lineId, sent) })}
            {lots
              .filter(({ lot, expiresOn }) => lot !== null || expiresOn !== null)
              .map(({ lot, expiresOn }) =>
                [
                  lot !== null && t('inventoryRequests.shipments.lot', { lot }),
                  expiresOn !== null && t('inventoryRequests.shipments.expires', { date: formats.date(expiresOn) }),
                ]
                  .filter(Boolean)
                  .join(', '),
              )
              .map((text) => ` (${text})`)
              .join('')}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
