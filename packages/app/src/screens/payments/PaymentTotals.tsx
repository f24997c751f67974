import type { useListPayments } from '@commissary/api-client'
import { Facts } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'

type Totals = NonNullable<ReturnType<typeof useListPayments>['data']>['totals']

/** The deposits of all filtered payments: gross by pay type, fees and net. Unknown fees are counted, not zero. */
export function PaymentTotals({ totals }: { totals: Totals }) {
  const t = useMessages()
  const { formats } = useSession()
  const unknown = totals.unknownFees > 0 ? t('payments.totals.unknownFees', { count: totals.unknownFees }) : undefined
  return (
    <Facts
      items={[
        {
          id: 'payments',
          label: t('payments.totals.payments'),
          value: formats.amount(totals.payments),
          detail: t('payments.totals.withoutVoided'),
        },
        {
          id: 'amount',
          label: t('payments.totals.amount'),
          value: moneyText(formats, totals.amount),
          detail: formats.list(
            totals.byPayType
              .filter((sum) => sum.payments > 0 || Number(sum.amount) !== 0)
              .map(({ payType, amount }) =>
                t('payments.totals.byType', {
                  payType: t(`words.payTypes.${payType}`),
                  amount: moneyText(formats, amount),
                }),
              ),
          ),
        },
        { id: 'fee', label: t('payments.totals.fee'), value: moneyText(formats, totals.fee), detail: unknown },
        { id: 'net', label: t('payments.totals.net'), value: moneyText(formats, totals.net), detail: unknown },
      ]}
    />
  )
}
