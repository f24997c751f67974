import { MenuWords } from '../../figures/MenuWords.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { WeekReport } from './WeekReport.tsx'

/** A school's week judged line by line: which one stands in the address (`?school=3&week=2026-11-16&menu=BREAKFAST`). */
export function NutritionAnalysisScreen() {
  const t = useMessages()
  const place = useSchoolWeek()

  return (
    <MenuWords>
      <SchoolPage title={t('nutritionAnalysis.title')} place={place}>
        {(school) => <WeekReport place={place} school={school} />}
      </SchoolPage>
    </MenuWords>
  )
}
