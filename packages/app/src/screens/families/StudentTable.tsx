import { listStudents, restoreStudent, type Student, useListStudents } from '@commissary/api-client'
import { Button, EmptyState, Inline, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { studentFilters, toStudentArgs } from './family-filters.ts'
import { ArchivedFilter, SchoolFilter } from './SchoolFilter.tsx'
import { studentColumns } from './student-columns.ts'

/** The students of all households; a row opens its household. */
export function StudentTable() {
  const t = useMessages()
  const { formats } = useSession()
  const record = useOpenRecord()
  const list = usePagedList(studentFilters)
  const args = toStudentArgs(list.args)
  const students = useListStudents(args, { keepPreviousData: true })
  const columns = useMemo(() => studentColumns(t, formats), [t, formats])
  const { allergies, archived } = list.filters
  const { run } = useCall(() => students.mutate())

  return (
    <DataTable
      search={
        <Inline gap={3} isFilling>
          <SearchBox label={t('families.searchStudents')} {...list.search} />
          <SchoolFilter value={list.filters.school} onChange={(school) => list.setFilters({ school })} />
          <SearchBox
            label={t('families.filters.className')}
            value={list.filters.className ?? ''}
            onChange={(className) => list.setFilters({ className })}
          />
          <Select
            label={t('families.filters.allergies')}
            isLabelHidden
            placeholder={t('families.filters.anyAllergies')}
            value={allergies === undefined ? '' : allergies ? 'yes' : 'no'}
            onChange={(value) => list.setFilters({ allergies: value })}
            options={[
              { value: 'yes', label: t('families.filters.withAllergies') },
              { value: 'no', label: t('families.filters.withoutAllergies') },
            ]}
          />
          <ArchivedFilter value={archived && 'yes'} onChange={(value) => list.setFilters({ archived: value })} />
        </Inline>
      }
      tableId="students"
      caption={t('families.views.students')}
      columns={columns}
      translate={t}
      {...list.tableProps(
        students,
        (data) => data._embedded.students,
        (page) => listStudents({ ...args, ...page }),
      )}
      {...(archived && {
        rowActions: ({ id }: Student) => [
          {
            label: t('families.actions.restore'),
            onSelect: () => void run((call) => restoreStudent(id, call)),
          },
        ],
      })}
      onOpenRow={({ householdId }: Student) => record.open(householdId)}
      empty={
        list.isFiltered ? (
          <EmptyState
            kind="no-match"
            title={t('families.noMatchStudents')}
            action={<Button onClick={list.clearFilters}>{t('families.clearFilters')}</Button>}
          >
            {t('families.noMatchHint')}
          </EmptyState>
        ) : (
          <EmptyState title={t('families.emptyStudents')}>{t('families.emptyStudentsHint')}</EmptyState>
        )
      }
    />
  )
}
