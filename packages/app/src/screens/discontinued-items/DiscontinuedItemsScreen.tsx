import { type DiscontinuedItem, listDiscontinuedItems, useListDiscontinuedItems } from '@commissary/api-client'
import { Inline, Screen, Select, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { NoRows } from '../../food-reports/NoRows.tsx'
import { useDrill } from '../../food-reports/use-drill.ts'
import { useListExport } from '../../food-reports/use-list-export.ts'
import { UsesDialog } from '../../food-reports/UsesDialog.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { ExportMenu } from '../../reports/ExportMenu.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'
import { discontinuedColumns } from './discontinued-columns.tsx'
import { StockDialog } from './StockDialog.tsx'

const ReplaceDialog = lazy(async () => ({
  default: (await import('../../where-used/ReplaceDialog.tsx')).ReplaceDialog,
}))

const tableId = 'discontinued-items'
const kinds = ['ingredient', 'vendorItem', 'recipe'] as const
const places = ['recipes', 'menuItems', 'cycleMenus', 'menus', 'stock', 'orders'] as const
const readers = {
  kind: (text: string) => choiceOf(kinds, text),
  place: (text: string) => choiceOf(places, text),
}

const drills = ['uses', 'stock'] as const
const keyOf = ({ kind, id, vendorName, vendorItemCode }: DiscontinuedItem) =>
  [kind, id, vendorName ?? '', vendorItemCode ?? ''].join(' ').trim()

/** What recipes and menus name: the ingredient of a vendor item. */
const namedKind = ({ kind }: DiscontinuedItem) => (kind === 'recipe' ? 'recipe' : 'ingredient')

/** What is discontinued and still somewhere, and the way to its replacement everywhere. */
export function DiscontinuedItemsScreen() {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const { inventoryEnabled } = session
  const navigate = useNavigate()
  const list = usePagedList(readers)
  const { filters, setFilters } = list
  const items = useListDiscontinuedItems(list.args, { keepPreviousData: true })
  const drill = useDrill(drills, items.data?._embedded.discontinuedItems ?? [], keyOf)
  const [replaced, setReplaced] = useState<DiscontinuedItem | null>(null)
  // The addresses follow every filter.
  const columns = discontinuedColumns(wording, drill.hrefOf, inventoryEnabled)
  const title = t('shell.titles.discontinuedItems')
  const canReplace = hasOneOf(['catalog'], session)
  const table = list.tableProps(
    items,
    (data) => data._embedded.discontinuedItems,
    (page) => listDiscontinuedItems({ ...list.args, ...page }),
  )
  const onExport = useListExport({
    title,
    tableId,
    columns,
    facts: [
      ...(filters.kind
        ? [{ label: t('foodReports.discontinued.kind'), value: t(`foodReports.discontinued.kinds.${filters.kind}`) }]
        : []),
      ...(filters.place
        ? [{ label: t('foodReports.discontinued.place'), value: t(`foodReports.discontinued.places.${filters.place}`) }]
        : []),
    ],
    loadRows: table.loadAllRows,
  })
  const shownPlaces = places.filter((place) => inventoryEnabled || (place !== 'stock' && place !== 'orders'))

  return (
    <MenuFormats>
      <Screen
        title={title}
        description={t('foodReports.discontinued.description')}
        actions={<ExportMenu onExport={onExport} disabled={table.total === 0} />}
      >
        <Stack gap={4}>
          <DataTable<DiscontinuedItem>
            tableId={tableId}
            caption={title}
            columns={columns}
            translate={t}
            rowKey={keyOf}
            search={
              <Inline gap={3} isFilling>
                <SearchBox label={t('foodReports.search')} {...list.search} />
                <Select
                  label={t('foodReports.discontinued.kind')}
                  isLabelHidden
                  placeholder={t('foodReports.discontinued.anyKind')}
                  value={filters.kind ?? ''}
                  options={kinds.map((value) => ({ value, label: t(`foodReports.discontinued.kinds.${value}`) }))}
                  onChange={(kind) => setFilters({ kind })}
                />
                <Select
                  label={t('foodReports.discontinued.place')}
                  isLabelHidden
                  placeholder={t('foodReports.discontinued.anyPlace')}
                  value={filters.place ?? ''}
                  options={shownPlaces.map((value) => ({
                    value,
                    label: t(`foodReports.discontinued.places.${value}`),
                  }))}
                  onChange={(place) => setFilters({ place })}
                />
              </Inline>
            }
            {...table}
            onOpenRow={(row) => void navigate(drill.hrefOf('uses', row))}
            actionsHeader={t('foodReports.actions')}
            rowActions={(row) =>
              canReplace ? [{ label: t('foodReports.discontinued.replace'), onSelect: () => setReplaced(row) }] : []
            }
            empty={
              <NoRows
                list={list}
                title={t('foodReports.discontinued.emptyTitle')}
                hint={t('foodReports.discontinued.emptyHint')}
              />
            }
          />
        </Stack>
        {replaced && (
          <Suspense>
            <ReplaceDialog
              kind={namedKind(replaced)}
              id={replaced.id}
              name={replaced.name}
              by={
                replaced.replacementId === null
                  ? null
                  : { id: replaced.replacementId, name: replaced.replacementName ?? '' }
              }
              onChanged={() => void items.mutate()}
              onClose={() => setReplaced(null)}
            />
          </Suspense>
        )}
        {drill.open?.what === 'uses' && (
          <UsesDialog
            kind={namedKind(drill.open.row)}
            id={drill.open.row.id}
            name={drill.open.row.name}
            onClose={drill.close}
          />
        )}
        {drill.open?.what === 'stock' && <StockDialog item={drill.open.row} onClose={drill.close} />}
      </Screen>
    </MenuFormats>
  )
}
