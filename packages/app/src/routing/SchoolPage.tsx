import type { School } from '@commissary/api-client'
import { EmptyState, Link, Screen, Stack } from '@commissary/ui'
import type { ReactNode } from 'react'

import { useMessages } from '../messages/messages.ts'
import { paths } from './paths.ts'
import type { SchoolWeek } from './school-week.ts'
import { SchoolPicker } from './SchoolPickers.tsx'

interface SchoolPageProps {
  title: string
  place: SchoolWeek
  /** The page of the selected school. */
  children: (school: School) => ReactNode
}

/** A page about one school. Without a school it explains why, and offers a choice. */
export function SchoolPage({ title, place, children }: SchoolPageProps) {
  const t = useMessages()
  if (place.school) return children(place.school)

  return (
    <Screen title={title}>
      {place.schools.length === 0 ? (
        <EmptyState title={t('schoolMenus.noSchools')}>{t('schoolMenus.noSchoolsHint')}</EmptyState>
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
