import { useReadBuyAmericanShare } from '@commissary/api-client'
import { Badge, Card, Inline, Progress, Quiet, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

/** School years begin on July 1. */
export const schoolYearStart = (today: string): string =>
  today.slice(5) >= '07-01' ? `${today.slice(0, 4)}-07-01` : `${Number(today.slice(0, 4)) - 1}-07-01`

/** The share of non-domestic food in this school year, against its limit. Shows nothing until it is known. */
export function BuyAmericanCard() {
  const t = useMessages()
  const { catererId, today, formats } = useSession()
  const from = schoolYearStart(today)
  const { data } = useReadBuyAmericanShare({ catererId, from, to: today })
  if (!data) return null
  const { least, most, cap, status, unknown, uncosted } = data
  const percent = (value: number) => formats.amount(value, 1)
  const share =
    least === null || most === null
      ? null
      : percent(least) === percent(most)
        ? t('purchaseOrders.buyAmerican.share', { share: percent(least) })
        : t('purchaseOrders.buyAmerican.range', { least: percent(least), most: percent(most) })
  const limit =
    cap === null
      ? t('purchaseOrders.buyAmerican.noCap')
      : t('purchaseOrders.buyAmerican.cap', { cap: formats.amount(cap) })
  return (
    <Card title={t('purchaseOrders.buyAmerican.title')}>
      <Stack gap={2}>
        {share === null ? (
          <Quiet>{t('purchaseOrders.buyAmerican.none')}</Quiet>
        ) : (
          <Progress
            label={t('purchaseOrders.buyAmerican.meter')}
            value={most}
            max={Math.max(cap ?? 100, most ?? 0)}
            detail={`${share} · ${limit}`}
          />
        )}
        <Inline>
          {status !== 'none' && (
            <Badge tone={status === 'within' ? 'accent' : status === 'over' ? 'danger' : 'neutral'}>
              {t(`purchaseOrders.buyAmerican.${status}`)}
            </Badge>
          )}
          <Quiet>{t('purchaseOrders.buyAmerican.period', { from: formats.date(from), to: formats.date(today) })}</Quiet>
        </Inline>
        {Number(unknown) > 0 && (
          <Quiet>{t('purchaseOrders.buyAmerican.unknownCost', { money: formats.money(Number(unknown)) })}</Quiet>
        )}
        {uncosted.length > 0 && (
          <Quiet>{t('purchaseOrders.buyAmerican.uncosted', { names: formats.list(uncosted) })}</Quiet>
        )}
      </Stack>
    </Card>
  )
}
