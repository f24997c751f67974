import { type Household, listHouseholds, useListHouseholds } from '@commissary/api-client'
import { Button, EmptyState, Facts, Inline, Select, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { balances, householdFilters, toHouseholdArgs } from './family-filters.ts'
import { householdColumns } from './household-columns.tsx'
import { ArchivedFilter, SchoolFilter } from './SchoolFilter.tsx'

/** The households with their balances, and the totals that they owe or have paid ahead. */
export function HouseholdTable() {
  const t = useMessages()
  const { formats } = useSession()
  const record = useOpenRecord()
  const list = usePagedList(householdFilters)
  const args = toHouseholdArgs(list.args)
  const households = useListHouseholds(args, { keepPreviousData: true })
  const columns = useMemo(() => householdColumns(t, formats), [t, formats])
  const totals = households.data?.totals

  return (
    <Stack gap={4}>
      {totals && (
        <Facts
          items={[
            { id: 'owed', label: t('families.totals.owed'), value: moneyText(formats, totals.owed) },
            { id: 'held', label: t('families.totals.held'), value: moneyText(formats, totals.held) },
          ]}
        />
      )}
      <DataTable
        search={
          <Inline gap={3} isFilling>
            <SearchBox label={t('families.search')} {...list.search} />
            <SchoolFilter value={list.filters.school} onChange={(school) => list.setFilters({ school })} />
            <Select
              label={t('families.filters.balance')}
              isLabelHidden
              placeholder={t('families.filters.anyBalance')}
              value={list.filters.balance ?? ''}
              onChange={(balance) => list.setFilters({ balance })}
              options={balances.map((value) => ({ value, label: t(`families.balances.${value}`) }))}
            />
            <ArchivedFilter
              value={list.filters.archived && 'yes'}
              onChange={(archived) => list.setFilters({ archived })}
            />
          </Inline>
        }
        tableId="families"
        caption={t('families.views.households')}
        columns={columns}
        translate={t}
        {...list.tableProps(
          households,
          (data) => data._embedded.households,
          (page) => listHouseholds({ ...args, ...page }),
        )}
        onOpenRow={({ id }: Household) => record.open(id)}
        empty={
          list.isFiltered ? (
            <EmptyState
              kind="no-match"
              title={t('families.noMatch')}
              action={<Button onClick={list.clearFilters}>{t('families.clearFilters')}</Button>}
            >
              {t('families.noMatchHint')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('families.emptyTitle')}
              action={<Button onClick={() => record.openNew()}>{t('families.add')}</Button>}
            >
              {t('families.emptyHint')}
            </EmptyState>
          )
        }
      />
    </Stack>
  )
}
