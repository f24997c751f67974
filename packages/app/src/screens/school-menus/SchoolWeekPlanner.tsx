import type { CalendarDay, MealProgram, MenuType, School, SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { Banner, Link } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { SetUpLink } from '../../routing/SetUpLink.tsx'
import { useSession } from '../../session/session.tsx'
import { monthRange } from '../master-menus/month-dates.ts'
import { PrintMenu } from '../menu-planner/PrintMenu.tsx'
import { WeekPlanner } from '../menu-planner/WeekPlanner.tsx'
import { useSchoolSource } from './use-school-source.ts'

interface SchoolWeekPlannerProps {
  school: School
  /** The program, if the school has several of the menu type. */
  namedProgram: MealProgram | undefined
  /** Meals usually planned per day; null if unknown. */
  usualMeals: number | null
  menuType: MenuType
  dates: readonly string[]
  calendar: SchoolCalendar
  /** From the caterer's settings; must be a stable object, because a new one repeats the analysis. */
  ruleOptions: Partial<RuleOptions>
  /** "August 24 – 28, 2026" */
  weekLabel: string
  /** The element of the week header that the actions are rendered into. */
  header: Element | null
  onSaved: (day: CalendarDay) => unknown
}

/** The week of a school in the planner. */
export function SchoolWeekPlanner({ school, namedProgram, header, ...options }: SchoolWeekPlannerProps) {
  const t = useMessages()
  const { formats, nutritionAnalysis, today } = useSession()
  const { schoolId } = school
  const { menuType, dates } = options
  const source = useSchoolSource({ schoolId, ...options })
  const first = dates[0] ?? today
  const yearMonth = first.slice(0, 7)
  const menu = { schoolId, itemType: menuType, ...(namedProgram && { programId: namedProgram.id }) }

  return (
    <WeekPlanner
      source={source}
      header={header}
      links={
        <>
          {nutritionAnalysis && (
            <Link
              size="small"
              variant="outline"
              href={weekAddress(paths.nutritionAnalysis, {
                schoolId,
                week: first,
                menuType,
                program: namedProgram?.id,
              })}
            >
              {t('schoolMenus.analysis')}
            </Link>
          )}
          {source.program && (
            <PrintMenu
              requests={[
                {
                  text: t('menuPlanner.printFamilies', { month: formats.month(yearMonth) }),
                  request: { ...menu, audience: 'families', ...monthRange(yearMonth) },
                },
                {
                  text: t('menuPlanner.printKitchenWeek'),
                  request: { ...menu, audience: 'kitchen', startDate: first, endDate: dates.at(-1) ?? first },
                },
              ]}
            />
          )}
        </>
      }
      banner={
        !source.program && (
          <Banner action={<SetUpLink schoolId={schoolId} />}>
            <strong>{t('schoolMenus.noProgram', { menuType: t(`words.menuTypes.${menuType}`) })}</strong>{' '}
            {t('schoolMenus.noProgramHint')}
          </Banner>
        )
      }
    />
  )
}
