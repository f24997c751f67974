import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { GroupReport } from './group/GroupReport.tsx'
import { WeekReport } from './WeekReport.tsx'

/**
 * Checks a school's week row by row. The address names it: `?school=3&week=2026-11-16&menu=BREAKFAST`. All schools, or some
 * (`?school=all&schools=1,2`), are shown as averages.
 */
export function NutritionAnalysisScreen() {
  const t = useMessages()
  const place = useSchoolWeek()

  return (
    <MenuFormats>
      <SchoolPage title={t('nutritionAnalysis.title')} place={place} allSchools={<GroupReport place={place} />}>
        {(school) => <WeekReport place={place} school={school} />}
      </SchoolPage>
    </MenuFormats>
  )
}
