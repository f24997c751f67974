import { preloadListStockRequests, useListStockRequests, useReadRequestOptions } from '@commissary/api-client'
import { Button, EmptyState, Link, Screen } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { isAllowed } from '../../routing/access.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { requestColumns } from './request-columns.tsx'

export const preload: Preload = () => preloadListStockRequests()

/** The requests from and to the user's sites, the latest first. A row opens one: `?open=12`. */
export function InventoryRequestsScreen() {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const record = useOpenRecord()
  const table = useUrlTable()
  const requests = useListStockRequests()
  const options = useReadRequestOptions({ revalidateOnFocus: false })
  const columns = useMemo(() => requestColumns(wording), [wording])
  const hasNoSites = options.data?.fromSites.length === 0
  const canAddSite = isAllowed({ requires: ['inventoryEnabled'], module: 'settings' }, session)

  const add = (
    <Button variant="solid" disabled={hasNoSites} onClick={() => record.openNew()}>
      {t('inventoryRequests.add')}
    </Button>
  )
  return (
    <Screen title={t('inventoryRequests.title')} description={t('inventoryRequests.description')} actions={add}>
      <DataTable
        tableId="inventory-requests"
        caption={t('inventoryRequests.title')}
        columns={columns}
        translate={t}
        rows={requests.data?._embedded.stockRequests}
        error={requests.error}
        onRetry={() => requests.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        onOpenRow={({ id }) => record.open(id)}
        empty={
          hasNoSites ? (
            <EmptyState
              title={t('inventoryRequests.noSites')}
              action={canAddSite && <Link href={paths.inventorySiteForm}>{t('inventoryRequests.addSite')}</Link>}
            >
              {t(canAddSite ? 'inventoryRequests.noSitesHint' : 'inventoryRequests.noSitesStaff')}
            </EmptyState>
          ) : (
            <EmptyState title={t('inventoryRequests.emptyTitle')} action={add}>
              {t('inventoryRequests.emptyHint')}
            </EmptyState>
          )
        }
      />
    </Screen>
  )
}
