import type { School } from '@commissary/api-client'
import type { ServingsBasis, WeekAnalysis } from '@commissary/domain/menu'
import { EmptyState, ErrorState, Skeleton } from '@commissary/ui'

import { useWording } from '../../../compliance/use-wording.ts'
import type { SchoolWeek } from '../../../routing/school-week.ts'
import { useMenuAnalysis } from '../use-menu-analysis.ts'
import { Comparison } from './Comparison.tsx'
import { menuNames } from './menu-names.ts'
import type { ComparedMenu } from './use-compared-menu.ts'

interface ComparedWeekProps {
  place: SchoolWeek
  school: School
  /** The analysis of `place`. */
  week: WeekAnalysis
  compared: ComparedMenu
  servings: ServingsBasis
}

/** A school's week next to the menu that it is compared with, once that menu is analyzed. */
export function ComparedWeek({ place, school, week, compared, servings }: ComparedWeekProps) {
  const wording = useWording()
  const { t } = wording
  const { menuType, program } = place
  const isMaster = compared.source === 'master'
  const analysis = useMenuAnalysis(
    {
      schoolId: compared.school.schoolId,
      itemType: menuType,
      ...(compared.program && { programId: compared.program.id }),
      startDate: compared.dates[0] ?? '',
      endDate: compared.dates.at(-1) ?? '',
      rule: {},
      ...(servings === 'served' && { servings }),
      ...(isMaster && { menu: 'master' as const }),
    },
    { enabled: compared.program !== undefined },
  )
  // Compared for the same grade group, if the other menu is checked for it.
  const other =
    analysis.data?.alsoWeeks?.find(({ gradeGroup }) => gradeGroup === week.gradeGroup) ?? analysis.data?.weeks[0]
  const first = {
    schoolId: school.schoolId,
    schoolName: school.schoolName,
    isMaster: false,
    program,
    programId: program?.id,
    dates: place.dates,
  }
  const second = {
    schoolId: compared.school.schoolId,
    schoolName: compared.school.schoolName,
    isMaster,
    program: compared.program,
    programId: compared.program?.id,
    dates: compared.dates,
  }

  if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
  if (compared.program && !analysis.data) return <Skeleton lines={32} />
  if (!other) {
    const [, menu] = menuNames(wording, first, second)
    return (
      <EmptyState title={t('nutritionAnalysis.compare.nothing', { menu })}>
        {t('nutritionAnalysis.compare.nothingHint')}
      </EmptyState>
    )
  }
  return (
    <Comparison
      menuType={menuType}
      servings={servings}
      first={{ ...first, week }}
      second={{ ...second, week: other }}
    />
  )
}
