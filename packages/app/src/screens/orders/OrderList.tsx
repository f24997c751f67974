import { choices, listOrders, type Order, useListOrders } from '@commissary/api-client'
import { Button, EmptyState, Facts, Inline, Select, Stack } from '@commissary/ui'
import { DateRangeField } from '@commissary/ui/date'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderFilters, toOrderArgs } from './order-filters.ts'
import { useOrderBulk } from './use-order-bulk.tsx'

/** All orders over a range of days, with sums. Several are canceled or refunded at once. */
export function OrderList() {
  const t = useMessages()
  const { formats, locale, schools, timeZone, today } = useSession()
  const record = useOpenRecord()
  const list = usePagedList(orderFilters)
  const args = toOrderArgs(list.args)
  const orders = useListOrders(args, { keepPreviousData: true })
  const columns = useMemo(() => orderColumns(t, formats), [t, formats])
  const totals = orders.data?.totals
  const { filters, setFilters } = list
  const { dialog, ...bulk } = useOrderBulk({
    orders: orders.data?._embedded.orders,
    nameOf: ({ studentName, date }) =>
      t('orders.order.title', { student: studentName, day: formats.weekdayDate(date) }),
    reload: () => orders.mutate(),
  })

  return (
    <Stack gap={4}>
      {totals && (
        <Facts
          items={[
            { id: 'orders', label: t('orders.day.facts.orders'), value: formats.amount(totals.orders) },
            { id: 'meals', label: t('orders.day.facts.meals'), value: formats.amount(totals.meals) },
            { id: 'served', label: t('orders.day.facts.served'), value: formats.amount(totals.served) },
            { id: 'total', label: t('orders.day.facts.total'), value: moneyText(formats, totals.total) },
          ]}
        />
      )}
      <DataTable
        search={
          <Inline gap={3} isFilling>
            <SearchBox label={t('orders.list.search')} {...list.search} />
            <DateRangeField
              label={t('orders.list.dates')}
              isLabelHidden
              value={{ start: filters.from ?? '', end: filters.to ?? '' }}
              onChange={({ start, end }) => setFilters({ from: start, to: end })}
              today={today}
              timeZone={timeZone}
              locale={locale}
            />
            <Select
              label={t('orders.list.school')}
              isLabelHidden
              placeholder={t('orders.list.anySchool')}
              value={filters.school ?? ''}
              onChange={(school) => setFilters({ school })}
              options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
            />
            <Select
              label={t('orders.list.menuType')}
              isLabelHidden
              placeholder={t('orders.list.anyMenuType')}
              value={filters.menuType ?? ''}
              onChange={(menuType) => setFilters({ menuType })}
              options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
            />
            <Select
              label={t('orders.list.kind')}
              isLabelHidden
              placeholder={t('orders.list.anyKind')}
              value={filters.kind ?? ''}
              onChange={(kind) => setFilters({ kind })}
              options={choices.OrderKind.map((value) => ({ value, label: t(`orders.kinds.${value}`) }))}
            />
            <Select
              label={t('orders.list.status')}
              isLabelHidden
              placeholder={t('orders.list.anyStatus')}
              value={filters.status ?? ''}
              onChange={(status) => setFilters({ status })}
              options={choices.OrderStatus.map((value) => ({ value, label: t(`orders.statuses.${value}`) }))}
            />
          </Inline>
        }
        tableId="orders"
        caption={t('orders.views.list')}
        columns={columns}
        translate={t}
        {...list.tableProps(
          orders,
          (data) => data._embedded.orders,
          (page) => listOrders({ ...args, ...page }),
        )}
        {...bulk}
        onOpenRow={({ id }: Order) => record.open(id)}
        empty={
          list.isFiltered ? (
            <EmptyState
              kind="no-match"
              title={t('orders.list.noMatch')}
              action={<Button onClick={list.clearFilters}>{t('orders.list.clearFilters')}</Button>}
            >
              {t('orders.list.noMatchHint')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('orders.list.emptyTitle')}
              action={<Button onClick={() => record.openNew()}>{t('orders.place')}</Button>}
            >
              {t('orders.list.emptyHint')}
            </EmptyState>
          )
        }
      />
      {dialog}
    </Stack>
  )
}
