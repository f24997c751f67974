import type { SchoolResult } from '@commissary/api-client'
import { Banner, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** With more schools than these, those that have the month as it was published are counted and not listed. */
const listedSchools = 25

/** What a publication did to each school's days. Schools with conflicts come first, because someone has to answer them. */
export function PublishOutcome({ schools }: { schools: readonly SchoolResult[] }) {
  const { t, formats } = useWording()
  const days = (dates: readonly string[]) => formats.list(dates.map(formats.dayShort))
  const differing = schools.filter(({ kept, conflicts, locked }) => kept.length + conflicts.length + locked.length > 0)
  const listed = schools.length > listedSchools ? differing : schools
  const sorted = listed.toSorted((a, b) => b.conflicts.length - a.conflicts.length)
  const asPublished = schools.length - listed.length

  return (
    <Stack gap={2}>
      {asPublished > 0 && <Banner tone="success">{t('masterMenus.result.asPublished', { count: asPublished })}</Banner>}
      {sorted.map(({ schoolId, schoolName, came, kept, conflicts, locked }) => (
        <Banner key={schoolId} tone={conflicts.length > 0 ? 'warning' : 'success'}>
          <strong>{schoolName}</strong>
          <p>{t('masterMenus.result.came', { count: came.length })}</p>
          {kept.length > 0 && <p>{t('masterMenus.result.kept', { days: days(kept) })}</p>}
          {conflicts.length > 0 && <p>{t('masterMenus.result.conflicts', { days: days(conflicts) })}</p>}
          {locked.length > 0 && <p>{t('masterMenus.result.locked', { count: locked.length })}</p>}
        </Banner>
      ))}
    </Stack>
  )
}
