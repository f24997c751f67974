import { EmptyState, Screen } from '@commissary/ui'

import { MenuWords } from '../../figures/MenuWords.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { WeekReport } from './WeekReport.tsx'

/** A school's week judged line by line: which one stands in the address (`?school=3&week=2026-11-16&menu=BREAKFAST`). */
export function NutritionAnalysisScreen() {
  const t = useMessages()
  const place = useSchoolWeek()

  return (
    <MenuWords>
      {place.school ? (
        <WeekReport place={place} school={place.school} />
      ) : (
        <Screen title={t('nutritionAnalysis.title')}>
          <EmptyState title={t('schoolMenus.noSchools')}>{t('schoolMenus.noSchoolsHint')}</EmptyState>
        </Screen>
      )}
    </MenuWords>
  )
}
