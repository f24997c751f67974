import { preloadListStockCounts, useListStockCounts, useReadCountOptions } from '@commissary/api-client'
import { Button, EmptyState, Link, Screen } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { isAllowed } from '../../routing/access.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { countColumns } from './count-columns.tsx'

const StartCountDialog = lazy(async () => ({ default: (await import('./StartCountDialog.tsx')).StartCountDialog }))

export const preload: Preload = () => preloadListStockCounts()

/** The counts of the user's sites, the latest first. A row opens one: `?open=12`. */
export function PhysicalInventoryScreen() {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const record = useOpenRecord()
  const table = useUrlTable()
  const counts = useListStockCounts()
  const options = useReadCountOptions({ revalidateOnFocus: false })
  const columns = useMemo(() => countColumns(wording), [wording])
  const [isStarting, setIsStarting] = useState(false)
  const hasNoSites = options.data?.sites.length === 0
  const canAddSite = isAllowed({ requires: ['inventoryEnabled'], module: 'settings' }, session)

  const start = (
    <Button variant="solid" disabled={hasNoSites} onClick={() => setIsStarting(true)}>
      {t('physicalInventory.start')}
    </Button>
  )
  return (
    <Screen title={t('physicalInventory.title')} description={t('physicalInventory.description')} actions={start}>
      <DataTable
        tableId="physical-inventory"
        caption={t('physicalInventory.title')}
        columns={columns}
        translate={t}
        rows={counts.data?._embedded.stockCounts}
        error={counts.error}
        onRetry={() => counts.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        onOpenRow={({ id }) => record.open(id)}
        empty={
          hasNoSites ? (
            <EmptyState
              title={t('physicalInventory.noSites')}
              action={canAddSite && <Link href={paths.inventorySiteForm}>{t('physicalInventory.addSite')}</Link>}
            >
              {t(canAddSite ? 'physicalInventory.noSitesHint' : 'physicalInventory.noSitesStaff')}
            </EmptyState>
          ) : (
            <EmptyState title={t('physicalInventory.emptyTitle')} action={start}>
              {t('physicalInventory.emptyHint')}
            </EmptyState>
          )
        }
      />
      <Suspense>
        {isStarting && options.data && (
          <StartCountDialog
            options={options.data}
            onStarted={async (id) => {
              record.open(id)
              await counts.mutate()
            }}
            onClose={() => setIsStarting(false)}
          />
        )}
      </Suspense>
    </Screen>
  )
}
