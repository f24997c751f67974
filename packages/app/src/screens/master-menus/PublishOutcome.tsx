import type { CalendarSummary, SchoolResult } from '@commissary/api-client'
import { mondayOf } from '@commissary/domain/dates'
import { Banner, Link, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { paths, weekAddress } from '../../routing/paths.ts'

/** With more schools than this, those that have the month as published are counted, not listed. */
const listedSchools = 25

interface PublishOutcomeProps {
  month: Pick<CalendarSummary, 'itemType' | 'programId'>
  schools: readonly SchoolResult[]
}

/**
 * How publishing changed each school's days. Schools with conflicts come first, because someone must resolve them. Each school
 * links to the week of its first conflict, or else of its first changed day.
 */
export function PublishOutcome({ month, schools }: PublishOutcomeProps) {
  const { t, formats } = useWording()
  const days = (dates: readonly string[]) => formats.list(dates.map(formats.dayShort))
  const differing = schools.filter(({ kept, conflicts, locked }) => kept.length + conflicts.length + locked.length > 0)
  const listed = schools.length > listedSchools ? differing : schools
  const sorted = listed.toSorted((a, b) => b.conflicts.length - a.conflicts.length)
  const asPublished = schools.length - listed.length

  function menuLink({ schoolId, schoolName, came, conflicts }: SchoolResult) {
    const date = conflicts[0] ?? came[0]
    if (date === undefined) return null
    const text = t(conflicts.length > 0 ? 'masterMenus.result.review' : 'masterMenus.result.openMenu')
    const { itemType: menuType, programId: program } = month
    return (
      <Link
        size="small"
        variant="outline"
        aria-label={t('masterMenus.result.ofSchool', { text, school: schoolName })}
        href={weekAddress(paths.schoolMenus, { schoolId, week: mondayOf(date), menuType, program })}
      >
        {text}
      </Link>
    )
  }

  return (
    <Stack gap={2}>
      {asPublished > 0 && <Banner tone="success">{t('masterMenus.result.asPublished', { count: asPublished })}</Banner>}
      {sorted.map((school) => {
        const { schoolId, schoolName, came, kept, conflicts, locked } = school
        return (
          <Banner key={schoolId} tone={conflicts.length > 0 ? 'warning' : 'success'} action={menuLink(school)}>
            <strong>{schoolName}</strong>
            <p>{t('masterMenus.result.came', { count: came.length })}</p>
            {kept.length > 0 && <p>{t('masterMenus.result.kept', { days: days(kept) })}</p>}
            {conflicts.length > 0 && <p>{t('masterMenus.result.conflicts', { days: days(conflicts) })}</p>}
            {locked.length > 0 && <p>{t('masterMenus.result.locked', { count: locked.length })}</p>}
          </Banner>
        )
      })}
    </Stack>
  )
}
