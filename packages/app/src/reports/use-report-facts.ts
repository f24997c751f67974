import type { ReportSection } from '@commissary/messages/results'

import { useWording } from '../compliance/use-wording.ts'
import { useSession } from '../session/session.tsx'
import type { ReportState } from './use-report-state.ts'

/** What an exported report says about its filters. */
export function useReportFacts({ dates, schoolIds, menuType }: ReportState): ReportSection['facts'] {
  const { t, formats } = useWording()
  const { schools } = useSession()
  const names = schools.filter(({ schoolId }) => schoolIds.includes(schoolId)).map(({ schoolName }) => schoolName)
  return [
    { label: t('reports.dates'), value: formats.range(dates.start, dates.end) },
    { label: t('reports.meal'), value: t(`words.menuTypes.${menuType}`) },
    {
      label: t('reports.schools'),
      value:
        names.length === 0
          ? t('reports.allSchools')
          : names.length > 5
            ? t('reports.someSchools', { count: names.length })
            : formats.list(names),
    },
  ]
}
