import { preloadListHouseholds } from '@commissary/api-client'
import { Button, LinkTabs, Screen, Stack } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { pagedArgs } from '../../lists/use-paged-list.ts'
import { useMessages } from '../../messages/messages.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { householdFilters, toHouseholdArgs } from './family-filters.ts'
import { HouseholdTable } from './HouseholdTable.tsx'
import { StudentTable } from './StudentTable.tsx'

const isOfStudents = (query: URLSearchParams) => query.get('list') === 'students'

export const preload: Preload = (_, query) => {
  if (!isOfStudents(query)) preloadListHouseholds(toHouseholdArgs(pagedArgs(query, householdFilters)))
}

/** The households of the caterer, or their students: `?list=students`. */
export function FamiliesScreen() {
  const t = useMessages()
  const record = useOpenRecord()
  const [params] = useSearchParams()
  const isStudents = isOfStudents(params)

  return (
    <Screen
      title={t('shell.titles.families')}
      description={t('families.description')}
      actions={
        <Button variant="solid" onClick={() => record.openNew()}>
          {t('families.add')}
        </Button>
      }
    >
      <Stack gap={4}>
        <LinkTabs
          label={t('families.views.label')}
          items={[
            { label: t('families.views.households'), href: paths.families, isCurrent: !isStudents },
            {
              label: t('families.views.students'),
              href: withQuery(paths.families, { list: 'students' }),
              isCurrent: isStudents,
            },
          ]}
        />
        {isStudents ? <StudentTable /> : <HouseholdTable />}
      </Stack>
    </Screen>
  )
}
