import {
  listUnassessedIngredients,
  markAsNonCreditable,
  newKey,
  type UnassessedIngredient,
  useListUnassessedIngredients,
} from '@commissary/api-client'
import { Button, EmptyState, Inline, Quiet, Stack, useConfirm, useToast } from '@commissary/ui'
import { type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { useBulk } from '../../lists/use-bulk.ts'
import { filterable, usePagedList } from '../../lists/use-paged-list.ts'
import { useOpenRecord } from '../../routing/open-record.ts'

/** Names in the question before accepting; the rest are counted. */
const mostNames = 20

/** The columns that the server filters by their text. */
const filteredColumns = ['name', 'code', 'category'] as const

/** The ingredients whose crediting is not assessed, those that make the most menu weeks unknown first. */
export function UnassessedList() {
  const { t, formats } = useWording()
  const confirm = useConfirm()
  const showToast = useToast()
  const record = useOpenRecord()
  const list = usePagedList(undefined, filteredColumns)
  const foods = useListUnassessedIngredients(list.args, { keepPreviousData: true })
  const proposals = foods.data?.proposals ?? []
  const bulk = useBulk({
    rows: foods.data?._embedded.unassessedIngredients,
    keyOf: (food) => food.id,
    nameOf: (food) => food.name,
    reload: () => foods.mutate(),
    actions: [
      {
        label: t('ingredients.creditStatuses.doesNotCredit'),
        question: (count) => t('ingredients.unassessed.markQuestion', { count }),
        done: (count) => t('ingredients.unassessed.marked', { count }),
        run: ({ id }) => markAsNonCreditable({ ids: [id] }, { idempotencyKey: newKey() }),
      },
    ],
  })
  const columns = useMemo(
    () =>
      unassessedColumns(
        (weeks) => formats.number(weeks, 0),
        () => t('ingredients.creditStatuses.doesNotCredit'),
      ),
    [t, formats],
  )

  const namesAndMore = () => {
    const names = proposals.slice(0, mostNames).map(({ name }) => name)
    const count = proposals.length - names.length
    return count > 0 ? [...names, t('ingredients.unassessed.more', { count })] : names
  }

  const handleAccept = () =>
    confirm({
      title: t('ingredients.unassessed.accept', { count: proposals.length }),
      message: t('ingredients.unassessed.confirm', { foods: formats.list(namesAndMore()) }),
      okText: t('ingredients.creditStatuses.doesNotCredit'),
      onConfirm: async () => {
        const ids = proposals.map(({ id }) => id)
        try {
          showToast({
            tone: 'success',
            message: savedMessage(await markAsNonCreditable({ ids }, { idempotencyKey: newKey() })),
          })
        } finally {
          await foods.mutate()
        }
      },
    })

  return (
    <Stack gap={3}>
      <Quiet>{t('ingredients.unassessed.hint')}</Quiet>
      <DataTable
        search={
          <Inline gap={3} isFilling>
            <SearchBox label={t('ingredients.unassessed.search')} {...list.search} />
            {proposals.length > 0 && (
              <Button onClick={handleAccept}>{t('ingredients.unassessed.accept', { count: proposals.length })}</Button>
            )}
          </Inline>
        }
        tableId="unassessed-ingredients"
        caption={t('ingredients.unassessed.tab')}
        columns={columns}
        translate={t}
        {...list.tableProps(
          foods,
          (data) => data._embedded.unassessedIngredients,
          (page) => listUnassessedIngredients({ ...list.args, ...page }),
        )}
        {...bulk}
        onOpenRow={(food) => record.open(food.id)}
        rowActions={(food) => [{ label: t('ingredients.unassessed.assess'), onSelect: () => record.open(food.id) }]}
        empty={
          list.isFiltered ? (
            <EmptyState
              title={t('ingredients.noMatch')}
              action={<Button onClick={list.clearFilters}>{t('ingredients.clearFilters')}</Button>}
            />
          ) : (
            <EmptyState title={t('ingredients.unassessed.emptyTitle')}>
              {t('ingredients.unassessed.emptyHint')}
            </EmptyState>
          )
        }
      />
    </Stack>
  )
}

/** The order of the rows is the point of the list: no column is sortable. */
function unassessedColumns(weeksText: (weeks: number) => string, proposalText: () => string) {
  const columns: Column<UnassessedIngredient>[] = [
    { id: 'name', header: 'ingredients.columns.name', value: (row) => row.name, width: '20rem' },
    { id: 'code', header: 'ingredients.columns.code', value: (row) => row.code, isOneLine: true },
    { id: 'category', header: 'ingredients.columns.category', value: (row) => row.category },
    {
      id: 'weeks',
      header: 'ingredients.unassessed.weeks',
      align: 'end',
      value: (row) => row.weeks,
      cell: (row) => weeksText(row.weeks),
    },
    {
      id: 'proposal',
      header: 'ingredients.unassessed.proposal',
      value: (row) => (row.isProposedWithoutCredit ? proposalText() : ''),
    },
  ]
  return filterable(
    columns.map((column) => ({ ...column, isSortable: false })),
    filteredColumns,
  )
}
