import { useReadSite } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'

import { useSearchParams } from 'react-router-dom'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { historyWords } from './school-field-words.ts'
import { SchoolForm } from './SchoolForm.tsx'

/** One school as a page, to add or edit it. */
export function SchoolScreen() {
  const record = useOpenRecord()
  return <OpenSchool key={record.id ?? 'new'} record={record} />
}

function OpenSchool({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  const { catererId } = useSession()
  const [params] = useSearchParams()
  const list = listBelow(paths.schools, params)
  // The form keeps the school it was opened with; newer versions arrive by a merge.
  const school = useReadSite(record.id ?? 0, { catererId }, { enabled: record.id !== null, revalidateOnFocus: false })
  const opened = useFreshData(school)
  const title = record.isNew ? t('schools.add') : (opened?.schoolName ?? t('common.loading'))

  function content() {
    if (opened || record.isNew) {
      return (
        <Stack gap={6} isFormWide>
          <SchoolForm school={opened ?? null} onClose={record.close} />
          {opened && (
            <RecordHistory
              recordType="school"
              recordId={opened.schoolId}
              version={opened.version}
              words={historyWords(t)}
            />
          )}
        </Stack>
      )
    }
    if (school.error?.status === 404) {
      return <EmptyState title={t('schools.notFound')} action={<Link href={list}>{t('schools.title')}</Link>} />
    }
    return school.error ? <ErrorState error={school.error} onRetry={() => school.mutate()} /> : <Skeleton lines={12} />
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('schools.title'), href: list }, { label: title }]}>
      {content()}
    </Screen>
  )
}
