import type { Order } from '@commissary/api-client'
import { Quiet, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { dayItems } from './day-items.ts'
import { lineName } from './order-words.ts'

/** What the kitchen prepares, item by item, with the allergies of the students who ordered it. */
export function PrepareTable({ orders }: { orders: readonly Order[] }) {
  const t = useMessages()
  const { formats } = useSession()
  const items = useMemo(() => dayItems(orders), [orders])
  if (items.length === 0) return null
  return (
    <Stack gap={2}>
      <ReportTable
        caption={t('orders.day.prepare')}
        columns={[
          { label: t('orders.day.item') },
          { label: t('orders.day.count'), isNumber: true },
          { label: t('orders.day.allergies') },
        ]}
        rows={items.map((item) => ({
          level: 0,
          cells: [
            { text: lineName(t, item) },
            { text: formats.amount(item.count) },
            {
              text:
                item.allergies.length === 0
                  ? t('orders.day.noAllergies')
                  : formats.list(
                      item.allergies.map(({ allergen, students }) =>
                        t('orders.day.allergyCount', {
                          allergen: t(`words.allergens.${allergen}`),
                          count: students,
                        }),
                      ),
                    ),
            },
          ],
        }))}
        openAllText={t('orders.order.openAll')}
        closeAllText={t('orders.order.closeAll')}
      />
      <Quiet>{t('orders.day.prepareHint')}</Quiet>
    </Stack>
  )
}
