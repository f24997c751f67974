import { EmptyState, Screen } from '@commissary/ui'

import { MenuWords } from '../../figures/MenuWords.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { WeekReport } from './WeekReport.tsx'

/** A school's week judged line by line: `?school=3&week=2026-11-16&menu=BREAKFAST`. */
export function NutritionAnalysisScreen() {
  const t = useMessages()
  const place = useSchoolWeek()
  const { school } = place

  return (
    <MenuWords>
      <Screen title={t('nutritionAnalysis.title')} description={t('nutritionAnalysis.description')}>
        {school ? (
          <WeekReport school={school} place={place} />
        ) : (
          <EmptyState title={t('nutritionAnalysis.noSchools')}>{t('nutritionAnalysis.noSchoolsHint')}</EmptyState>
        )}
      </Screen>
    </MenuWords>
  )
}
