import { archiveStudent, type Household, type Student, useListStudents } from '@commissary/api-client'
import { Button, EmptyState, Section, useConfirm } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { studentName } from '../../orders/use-student-search.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { studentColumns } from './student-columns.ts'
import { StudentDialog } from './StudentDialog.tsx'

interface StudentSectionProps {
  household: Household
  onChanged: () => Promise<unknown>
}

/** The students of a household, of the schools that the user has access to. */
export function StudentSection({ household, onChanged }: StudentSectionProps) {
  const t = useMessages()
  const { formats } = useSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const students = useListStudents({ householdId: household.id, size: 100 })
  const [edited, setEdited] = useState<Student | 'new' | null>(null)
  const reload = () => Promise.all([students.mutate(), onChanged()])
  const { run } = useCall(reload)
  const columns = useMemo(
    () => studentColumns(t, formats).map((column) => ({ ...column, isSortable: false })),
    [t, formats],
  )
  const add = household.isArchived ? null : (
    <Button onClick={() => setEdited('new')}>{t('families.students.add')}</Button>
  )
  const archive = (student: Student) =>
    confirm({
      title: t('families.students.archiveTitle', { name: studentName(student) }),
      message: t('families.students.archiveMessage'),
      okText: t('families.actions.archive'),
      onConfirm: () => run(() => archiveStudent(student.id, { ifMatch: student.version })),
    })

  return (
    <Section title={t('families.students.title')} actions={add}>
      <DataTable
        caption={t('families.students.title')}
        columns={columns}
        translate={t}
        rows={students.data?._embedded.students}
        error={students.error}
        onRetry={() => students.mutate()}
        hasPages={false}
        minRows={1}
        onOpenRow={setEdited}
        rowActions={(student) => [
          { label: t('families.students.open'), onSelect: () => setEdited(student) },
          {
            label: t('families.actions.order'),
            onSelect: () => void navigate(withQuery(paths.orders, { open: 'new', student: student.id })),
          },
          {
            label: t('families.students.orders'),
            onSelect: () => void navigate(withQuery(paths.orders, { list: 'all', student: student.id })),
          },
          { label: t('families.actions.archive'), tone: 'danger', onSelect: () => void archive(student) },
        ]}
        empty={<EmptyState title={t('families.emptyStudents')}>{t('families.students.none')}</EmptyState>}
      />
      {edited !== null && (
        <StudentDialog
          household={household}
          student={edited === 'new' ? null : edited}
          onSaved={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}
