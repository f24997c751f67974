import type { School } from '@commissary/api-client'
import { EmptyState, Link, Screen, Stack } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { paths, withQuery } from './paths.ts'
import type { SchoolWeek } from './school-week.ts'
import { SchoolPicker } from './SchoolPickers.tsx'

interface SchoolPageProps {
  title: string
  place: SchoolWeek
  /** The page of all schools, in place of a request to select one. */
  allSchools?: ReactNode
  /** The page of the selected school. */
  children: (school: School) => ReactNode
}

/** A page about one school. Without a school it explains why, and offers a choice. */
export function SchoolPage({ title, place, allSchools, children }: SchoolPageProps) {
  const t = useMessages()
  const { role } = useSession()
  if (place.school) return children(place.school)
  if (allSchools && place.schools.length > 0) return allSchools

  return (
    <Screen title={title}>
      {place.schools.length === 0 ? (
        <EmptyState
          title={t('schoolMenus.noSchools')}
          action={
            role === 'administrator' && (
              <Link variant="solid" href={withQuery(paths.schools, { open: 'new' })}>
                {t('schoolMenus.addSchool')}
              </Link>
            )
          }
        >
          {role !== 'administrator' && t('schoolMenus.noSchoolsHint')}
        </EmptyState>
      ) : (
        <Stack>
          <SchoolPicker place={place} />
          <EmptyState
            title={t('schoolMenus.chooseSchool')}
            action={<Link href={paths.dashboard}>{t('common.goHome')}</Link>}
          >
            {t('schoolMenus.chooseSchoolHint')}
          </EmptyState>
        </Stack>
      )}
    </Screen>
  )
}
