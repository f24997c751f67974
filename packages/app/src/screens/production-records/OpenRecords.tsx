import { type OpenRecord, type School, useListOpenProductionRecords } from '@commissary/api-client'
import { EmptyState, Link, Screen, Select } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { omitUndefined } from '../../routing/omit-undefined.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters, useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'

/** Past meals without a closed record, of all schools or one (`?school=3`). A row opens its day. */
export function OpenRecords({ schools }: { schools: readonly School[] }) {
  const t = useMessages()
  const { formats } = useSession()
  const navigate = useNavigate()
  const { get, set } = useUrlFilters()
  const table = useUrlTable()
  const school = schools.find(({ schoolId }) => String(schoolId) === get('school'))
  const list = useListOpenProductionRecords(omitUndefined({ schoolId: school?.schoolId }), { keepPreviousData: true })
  const columns = useMemo(
    () =>
      defineColumns<OpenRecord>([
        {
          id: 'date',
          header: 'production.notClosed.date',
          value: ({ date }) => date,
          cell: ({ date }) => formats.weekdayShort(date),
        },
        { id: 'schoolName', header: 'production.notClosed.school', value: ({ schoolName }) => schoolName },
        {
          id: 'itemType',
          header: 'production.notClosed.meal',
          value: ({ itemType }) => t(`words.menuTypes.${itemType}`),
        },
        { id: 'plannedMeals', header: 'production.notClosed.meals', value: ({ plannedMeals }) => plannedMeals },
        {
          id: 'state',
          header: 'production.notClosed.state',
          value: ({ recordId }) => t(`production.notClosed.${recordId === null ? 'notOpened' : 'open'}`),
        },
      ]),
    [t, formats],
  )

  return (
    <Screen
      title={t('production.notClosed.title')}
      description={t('production.notClosed.description')}
      breadcrumbs={[
        { label: t('production.title'), href: paths.productionRecords },
        { label: t('production.notClosed.title') },
      ]}
      actions={
        <Link variant="outline" size="small" href={paths.productionRecords}>
          {t('production.notClosed.toMonth')}
        </Link>
      }
    >
      <DataTable
        tableId="open-records"
        caption={t('production.notClosed.title')}
        columns={columns}
        translate={t}
        rows={list.data?._embedded.productionRecords}
        error={list.error}
        onRetry={() => list.mutate()}
        rowKey={({ schoolId, itemType, date }) => `${schoolId} ${itemType} ${date}`}
        state={table.state}
        onStateChange={table.onStateChange}
        search={
          schools.length > 1 && (
            <Select
              label={t('production.notClosed.school')}
              isLabelHidden
              placeholder={t('production.notClosed.allSchools')}
              value={school ? String(school.schoolId) : ''}
              onChange={(id) => set({ school: id })}
              options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
            />
          )
        }
        onOpenRow={({ schoolId, itemType, date }) =>
          navigate(
            withQuery(paths.productionRecords, {
              school: schoolId,
              menu: itemType === 'MEAL' ? null : itemType,
              day: date,
            }),
          )
        }
        empty={
          <EmptyState title={t('production.notClosed.emptyTitle')}>{t('production.notClosed.emptyHint')}</EmptyState>
        }
      />
    </Screen>
  )
}
