import { Link, LinkTabs, Screen, Stack } from '@commissary/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { DayOrders } from './DayOrders.tsx'

// Most visits are to a day's orders.
const OrderList = lazy(async () => ({ default: (await import('./OrderList.tsx')).OrderList }))

/** The orders of a day at a school, or all orders: `?list=all`. */
export function OrdersScreen() {
  const t = useMessages()
  const [params] = useSearchParams()
  const isList = params.get('list') === 'all'
  // The list keeps its filters while a new order is open. A day is not filtered by student.
  const { student, ...query } = Object.fromEntries(params)
  const newOrder = { ...query, ...(isList && student && { student }), open: 'new' }

  return (
    <Screen
      title={t('shell.titles.orders')}
      description={t('orders.description')}
      actions={
        <>
          <Link variant="outline" href={paths.orderSettings}>
            {t('orders.settings')}
          </Link>
          <Link variant="solid" href={withQuery(paths.orders, newOrder)}>
            {t('orders.place')}
          </Link>
        </>
      }
    >
      <Stack gap={4}>
        <LinkTabs
          label={t('orders.views.label')}
          items={[
            { label: t('orders.views.day'), href: paths.orders, isCurrent: !isList },
            { label: t('orders.views.list'), href: withQuery(paths.orders, { list: 'all' }), isCurrent: isList },
          ]}
        />
        <Suspense>{isList ? <OrderList /> : <DayOrders />}</Suspense>
      </Stack>
    </Screen>
  )
}
