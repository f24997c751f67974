import {
  choices,
  listPurchaseOrders,
  preloadListPurchaseOrders,
  type PurchaseOrderSummary,
  useListPurchaseOrders,
  useListVendors,
} from '@commissary/api-client'
import { Button, EmptyState, Inline, Link, Screen, Select, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { idText } from '../../routing/id-text.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { orderColumns } from './order-columns.tsx'
import { useOwnSites } from './use-own-sites.ts'

// Below the list, and shown once its figures are there.
const BuyAmericanCard = lazy(async () => ({ default: (await import('./BuyAmericanCard.tsx')).BuyAmericanCard }))

const filters = {
  status: (text: string) => choiceOf(choices.PurchaseOrderStatus, text),
  due: (text: string) => choiceOf(choices.OrderDue, text),
  vendor: idText,
  site: idText,
}

/** Parameters of the call: ids are texts in the address. */
function toArgs(catererId: number, { vendor, site, ...args }: ReturnType<typeof pagedArgs<typeof filters>>) {
  return { catererId, ...args, ...(vendor && { vendorId: Number(vendor) }), ...(site && { siteId: Number(site) }) }
}

export const preload: Preload = ({ catererId }, query) =>
  preloadListPurchaseOrders(toArgs(catererId, pagedArgs(query, filters)))

/** The purchase orders of the user's sites. */
export function PurchaseOrdersScreen() {
  const t = useMessages()
  const { catererId, formats } = useSession()
  const record = useOpenRecord()
  const list = usePagedList(filters)
  const args = toArgs(catererId, list.args)
  const orders = useListPurchaseOrders(args, { keepPreviousData: true })
  const vendors = useListVendors(catererId)
  const { sites } = useOwnSites()
  const columns = useMemo(() => orderColumns(t, formats), [t, formats])
  const open = ({ id: orderId }: PurchaseOrderSummary) => record.open(orderId)

  return (
    <Screen
      title={t('shell.titles.purchaseOrders')}
      description={t('purchaseOrders.description')}
      actions={
        <>
          <Button onClick={() => record.openNew({ openFrom: 'blank' })}>{t('purchaseOrders.blank')}</Button>
          <Button variant="solid" onClick={() => record.openNew()}>
            {t('purchaseOrders.suggest')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <DataTable
          search={
            <Inline gap={3} isFilling>
              <SearchBox label={t('purchaseOrders.search')} {...list.search} />
              <Select
                label={t('purchaseOrders.statusFilter')}
                isLabelHidden
                placeholder={t('purchaseOrders.anyStatus')}
                value={list.filters.status ?? ''}
                onChange={(status) => list.setFilters({ status })}
                options={choices.PurchaseOrderStatus.map((value) => ({
                  value,
                  label: t(`purchaseOrders.statuses.${value}`),
                }))}
              />
              <Select
                label={t('purchaseOrders.dueFilter')}
                isLabelHidden
                placeholder={t('purchaseOrders.anyDue')}
                value={list.filters.due ?? ''}
                onChange={(due) => list.setFilters({ due })}
                options={choices.OrderDue.map((value) => ({ value, label: t(`purchaseOrders.due.${value}`) }))}
              />
              <Select
                label={t('purchaseOrders.vendorFilter')}
                isLabelHidden
                placeholder={t('purchaseOrders.anyVendor')}
                value={list.filters.vendor ?? ''}
                onChange={(vendor) => list.setFilters({ vendor })}
                options={(vendors.data?.Vendors ?? []).map(({ id: vendorId, name }) => ({
                  value: String(vendorId),
                  label: name,
                }))}
              />
              <Select
                label={t('purchaseOrders.siteFilter')}
                isLabelHidden
                placeholder={t('purchaseOrders.anySite')}
                value={list.filters.site ?? ''}
                onChange={(site) => list.setFilters({ site })}
                options={(sites ?? []).map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName }))}
              />
            </Inline>
          }
          tableId="purchase-orders"
          caption={t('shell.titles.purchaseOrders')}
          columns={columns}
          translate={t}
          {...list.tableProps(
            orders,
            (data) => data._embedded.purchaseOrders,
            (page) => listPurchaseOrders({ ...args, ...page }),
          )}
          rowKey={(order) => order.id}
          onOpenRow={open}
          empty={
            list.isFiltered ? (
              <EmptyState
                kind="no-match"
                title={t('purchaseOrders.noMatch')}
                action={<Button onClick={list.clearFilters}>{t('purchaseOrders.clearFilters')}</Button>}
              >
                {t('purchaseOrders.noMatchHint')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t('purchaseOrders.emptyTitle')}
                action={
                  sites?.length === 0 ? (
                    <Link href={paths.inventorySiteForm}>{t('purchaseOrders.addSite')}</Link>
                  ) : (
                    <Button onClick={() => record.openNew()}>{t('purchaseOrders.suggest')}</Button>
                  )
                }
              >
                {t(sites?.length === 0 ? 'purchaseOrders.noSites' : 'purchaseOrders.emptyHint')}
              </EmptyState>
            )
          }
        />
        <Suspense>
          <BuyAmericanCard />
        </Suspense>
      </Stack>
    </Screen>
  )
}
