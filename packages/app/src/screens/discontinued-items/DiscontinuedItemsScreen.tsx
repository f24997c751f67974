import { type DiscontinuedItem, readDiscontinuedReport, useListDiscontinuedItems } from '@commissary/api-client'
import { EmptyState } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { UsesDialog } from '../../food-reports/UsesDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import type { LinkedRow, ReportLink, ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { useDrill } from '../../reports/tables/use-drill.ts'
import type { TableState } from '../../reports/tables/use-table-state.ts'
import { isAllowed } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'

const ReplaceDialog = lazy(async () => ({
  default: (await import('../../where-used/ReplaceDialog.tsx')).ReplaceDialog,
}))

const OrdersDialog = lazy(async () => ({ default: (await import('./OrdersDialog.tsx')).OrdersDialog }))
const StockDialog = lazy(async () => ({ default: (await import('./StockDialog.tsx')).StockDialog }))

const keyOf = ({ kind, id, vendorName, vendorItemCode }: DiscontinuedItem) =>
  [kind, id, vendorName ?? '', vendorItemCode ?? ''].filter((part) => part !== '').join(' ')

/** What recipes and menus refer to: for a vendor item, its ingredient. */
const namedKind = ({ kind }: DiscontinuedItem) => (kind === 'recipe' ? 'recipe' : 'ingredient')

/** Links a count to everything that uses the item; 0 has no link. */
const toUses = (column: string) => ({
  to: ({ texts, refs, drill }: LinkedRow) => (texts[column] === '0' ? null : drill('uses', refs['key'])),
})
const toReplace: ReportLink = { module: 'catalog', to: ({ refs, drill }) => drill('replace', refs['key']) }

const view: ReportView = {
  id: 'discontinuedItems',
  title: 'discontinuedItems',
  description: 'discontinuedItems',
  read: (request) => readDiscontinuedReport(request),
  period: 'menus',
  usualRange: 'thisMonth',
  tableId: 'discontinued-items',
  search: (t) => t('foodReports.search'),
  choices: ['kind', 'place'],
  measure: 'schoolDays',
  links: {
    item: { to: ({ refs, drill }) => drill('uses', refs['key']) },
    flags: toReplace,
    schoolDays: toUses('schoolDays'),
    masterDays: toUses('masterDays'),
    cycleMenus: toUses('cycleMenus'),
    recipes: toUses('recipes'),
    menuItems: toUses('menuItems'),
    openOrders: { to: ({ texts, refs, drill }) => (texts['openOrders'] === '0' ? null : drill('orders', refs['key'])) },
    inStock: { to: ({ texts, refs, drill }) => (texts['inStock'] === '' ? null : drill('stock', refs['key'])) },
  },
  action: { ...toReplace, label: (t) => t('foodReports.discontinued.replace') },
  empty: () => <NothingDiscontinued />,
  below: ({ state, reload }) => <DiscontinuedDialogs served={state.served} onChanged={reload} />,
}

/** Discontinued items still in recipes, menus, stock or orders, and the way to replace them everywhere. */
export function DiscontinuedItemsScreen() {
  return <TableReportScreen view={view} />
}

function NothingDiscontinued() {
  const t = useMessages()
  return (
    <EmptyState title={t('foodReports.discontinued.emptyTitle')}>{t('foodReports.discontinued.emptyHint')}</EmptyState>
  )
}

/** The dialog that the address opens for an item: its uses, orders, stock by site, or replacement everywhere. */
function DiscontinuedDialogs({ served, onChanged }: { served: TableState['served']; onChanged: () => void }) {
  const { open, close } = useDrill()
  const canReplace = isAllowed(toReplace, useSession())
  const id = Number(open?.of.split(' ')[1] ?? 0)
  const found = useListDiscontinuedItems({ id, size: 100, ...served }, { enabled: id > 0, revalidateOnFocus: false })
  const item = found.data?._embedded.discontinuedItems.find((one) => keyOf(one) === open?.of)
  if (!open || !item) return null
  const named = { kind: namedKind(item), id: item.id, name: item.name } as const
  return (
    <Suspense>
      {open.what === 'uses' && <UsesDialog {...named} served={served} onClose={close} />}
      {open.what === 'orders' && <OrdersDialog item={item} onClose={close} />}
      {open.what === 'stock' && <StockDialog item={item} onClose={close} />}
      {open.what === 'replace' && canReplace && (
        <ReplaceDialog
          {...named}
          by={item.replacementId === null ? null : { id: item.replacementId, name: item.replacementName ?? '' }}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
