import {
  listStock,
  preloadListStock,
  type StockChangeInput,
  type StockRow,
  useListStock,
  useReadStockOptions,
} from '@commissary/api-client'
import { Banner, Button, EmptyState, Link, Screen, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { isAllowed } from '../../routing/access.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { stockColumns } from './stock-columns.tsx'
import { StockFilters } from './StockFilters.tsx'
import { stockArgs, stockArgsOf, useStockList } from './stock-list.ts'

// The list needs neither the dialogs nor their forms.
const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }))
const ParDialog = lazy(async () => ({ default: (await import('./ParDialog.tsx')).ParDialog }))
const StockDetails = lazy(async () => ({ default: (await import('./StockDetails.tsx')).StockDetails }))

export const preload: Preload = ({ catererId }, query) => preloadListStock(stockArgsOf(catererId, query))

const changeKinds = ['transfer', 'adjust', 'waste', 'return'] as const satisfies readonly StockChangeInput['kind'][]

type Open = { row: StockRow; what: 'details' | 'par' | (typeof changeKinds)[number] }

/** What each site has of each ingredient, now or on a past date. */
export function CurrentInventoryScreen() {
  const wording = useWording()
  const { t, formats } = wording
  const session = useSession()
  const { catererId, today } = session
  const list = useStockList()
  const options = useReadStockOptions({ catererId })
  const args = stockArgs(catererId, list.args)
  const stock = useListStock(args, { keepPreviousData: true })
  const columns = useMemo(() => stockColumns(wording, today), [wording, today])
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const canAddSite = isAllowed({ requires: ['inventoryEnabled'], module: 'settings' }, session)
  const { asOf, locationId } = list.filters
  const location = options.data?.locations.find(({ id }) => String(id) === locationId)

  async function handleSaved() {
    await Promise.all([stock.mutate(), options.mutate()])
  }

  function empty() {
    if (list.isFiltered) {
      return (
        <EmptyState
          title={t('stock.noMatch')}
          action={<Button onClick={list.clearFilters}>{t('stock.clearFilters')}</Button>}
        >
          {t('stock.noMatchHint')}
        </EmptyState>
      )
    }
    const hasSites = options.data?.sites.length !== 0
    return (
      <EmptyState
        title={t(hasSites ? 'stock.emptyTitle' : 'stock.noSitesTitle')}
        action={
          (hasSites || canAddSite) && (
            <Link variant="solid" href={hasSites ? paths.startingInventory : paths.inventorySites}>
              {t(hasSites ? 'stock.enterStart' : 'stock.addSite')}
            </Link>
          )
        }
      >
        {t(hasSites ? 'stock.emptyHint' : canAddSite ? 'stock.noSitesHint' : 'stock.noSitesStaff')}
      </EmptyState>
    )
  }

  return (
    <Screen
      title={t('stock.title')}
      description={t('stock.description')}
      actions={<Link href={paths.startingInventory}>{t('stock.startingInventory')}</Link>}
    >
      <Stack gap={4}>
        {asOf !== undefined && asOf < today && <Banner>{t('stock.pastNote', { date: formats.date(asOf) })}</Banner>}
        {location && <Banner>{t('stock.placeNote', { location: location.name })}</Banner>}
        <DataTable
          tableId="stock"
          caption={t('stock.title')}
          columns={columns}
          translate={t}
          rowKey={rowKey}
          search={<StockFilters list={list} options={options.data} />}
          {...list.tableProps(
            stock,
            (data) => data._embedded.stock,
            (page) => listStock({ ...args, ...page }),
          )}
          onOpenRow={(row) => setOpen({ row, what: 'details' })}
          actionsHeader={t('stock.action')}
          rowActions={(row) => [
            { label: t('stock.details'), onSelect: () => setOpen({ row, what: 'details' }) },
            ...changeKinds.map((kind) => ({
              label: t(`stock.change.${kind}`),
              onSelect: () => setOpen({ row, what: kind }),
            })),
            { label: t('stock.setPar'), onSelect: () => setOpen({ row, what: 'par' }) },
          ]}
          empty={empty()}
        />
      </Stack>
      <Suspense>
        {open?.what === 'details' && <StockDetails row={open.row} asOf={asOf} onClose={close} />}
        {open?.what === 'par' && <ParDialog row={open.row} onSaved={handleSaved} onClose={close} />}
        {open && open.what !== 'details' && open.what !== 'par' && (
          <ChangeDialog kind={open.what} row={open.row} options={options.data} onSaved={handleSaved} onClose={close} />
        )}
      </Suspense>
    </Screen>
  )
}

const rowKey = ({ siteId, ingredientId }: StockRow) => `${siteId}-${ingredientId}`
