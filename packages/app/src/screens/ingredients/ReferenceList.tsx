import { listReferenceFoods, type ReferenceFoodSummary, useListReferenceFoods } from '@commissary/api-client'
import { Button, EmptyState, Inline, Link } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { filteredReferenceColumns, referenceColumns } from './reference-columns.tsx'

/** Foods of composition tables. Opening one starts a new ingredient with its nutrition. */
export function ReferenceList() {
  const t = useMessages()
  const { nutritionAnalysis, formats } = useSession()
  const columns = useMemo(() => referenceColumns(formats), [formats])
  const record = useOpenRecord()
  const list = usePagedList(undefined, filteredReferenceColumns)
  const foods = useListReferenceFoods(list.args, { keepPreviousData: true })
  const use = (food: ReferenceFoodSummary) => record.openNew({ openFrom: String(food.id) })

  return (
    <DataTable
      search={
        <Inline gap={3} isFilling>
          <SearchBox label={t('ingredients.searchReference')} {...list.search} />
        </Inline>
      }
      tableId="reference-foods"
      caption={t('ingredients.reference')}
      columns={columns}
      translate={t}
      {...list.tableProps(
        foods,
        (data) => data._embedded.referenceFoods,
        (page) => listReferenceFoods({ ...list.args, ...page }),
      )}
      onOpenRow={use}
      rowActions={(food) => [{ label: t('ingredients.use'), onSelect: () => use(food) }]}
      empty={
        list.isFiltered ? (
          <EmptyState
            title={t('ingredients.referenceNoMatch')}
            action={<Button onClick={list.clearFilters}>{t('ingredients.clearFilters')}</Button>}
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
