import { type ReferenceFoodSummary, useListReferenceFoods } from '@commissary/api-client'
import { Button, EmptyState, Inline, Link } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { NumberCell } from '../../figures/cells.tsx'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { given } from '../../routing/given.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useUrlFilters, useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'

const columns = defineColumns<ReferenceFoodSummary>(
  [
    {
      id: 'description',
      header: 'ingredients.columns.name',
      value: (row: ReferenceFoodSummary) => row.description,
      width: '22rem',
    },
    { id: 'code', header: 'ingredients.columns.code', value: (row: ReferenceFoodSummary) => row.code, width: '5rem' },
    { id: 'foodGroup', header: 'ingredients.columns.group', value: (row: ReferenceFoodSummary) => row.foodGroup },
    {
      id: 'calories',
      header: 'ingredients.columns.calories',
      align: 'end' as const,
      value: (row: ReferenceFoodSummary) => row.nutrients.calories,
      cell: (row: ReferenceFoodSummary) => <NumberCell value={row.nutrients.calories} />,
    },
    {
      id: 'sodium',
      header: 'ingredients.columns.sodium',
      align: 'end' as const,
      value: (row: ReferenceFoodSummary) => row.nutrients.sodium,
      cell: (row: ReferenceFoodSummary) => <NumberCell value={row.nutrients.sodium} />,
    },
    {
      id: 'source',
      header: 'ingredients.columns.source',
      value: (row: ReferenceFoodSummary) => `${row.source} ${row.release}`,
    },
  ].map((column) => ({ ...column, isSortable: false, isFilterable: false })),
)

/** Foods of composition tables. Opening one begins a new ingredient with its figures. */
export function ReferenceList() {
  const t = useMessages()
  const { nutritionAnalysis } = useSession()
  const record = useOpenRecord()
  const table = useUrlTable()
  const filters = useUrlFilters()
  const q = filters.get('q')
  const foods = useListReferenceFoods(
    given({ page: table.state.page, size: table.state.pageSize, q: q || undefined }),
    { keepPreviousData: true },
  )
  const use = (food: ReferenceFoodSummary) => record.openNew({ from: String(food.id) })

  return (
    <DataTable
      search={
        <Inline gap={3} isFilling>
          <SearchBox
            label={t('ingredients.searchReference')}
            value={q}
            onChange={(text) => filters.set({ q: text }, { isTyping: true })}
          />
        </Inline>
      }
      tableId="reference-foods"
      caption={t('ingredients.reference')}
      columns={columns}
      translate={t}
      rows={foods.data?._embedded.referenceFoods}
      total={foods.data?.page.totalElements ?? 0}
      error={foods.error}
      onRetry={() => foods.mutate()}
      isStale={foods.isLoading && foods.data !== undefined}
      state={table.state}
      onStateChange={table.onStateChange}
      onOpenRow={use}
      rowActions={(food) => [{ label: t('ingredients.use'), onSelect: () => use(food) }]}
      empty={
        q ? (
          <EmptyState
            title={t('ingredients.referenceNoMatch')}
            action={<Button onClick={() => filters.set({ q: null })}>{t('ingredients.clearFilters')}</Button>}
          >
            {t('ingredients.referenceNoMatchHint')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('ingredients.referenceEmpty')}
            action={
              nutritionAnalysis && (
                <Link variant="solid" href={paths.importProducts}>
                  {t('ingredients.upload')}
                </Link>
              )
            }
          >
            {t('ingredients.referenceEmptyHint')}
          </EmptyState>
        )
      }
    />
  )
}
