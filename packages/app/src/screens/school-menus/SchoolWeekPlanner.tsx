import type { CalendarDay, MealProgram, MenuType, School, SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { Link, Stack } from '@commissary/ui'
import { useState } from 'react'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { monthRange } from '../master-menus/month-dates.ts'
import { PrintMenu } from '../../menu-planner/PrintMenu.tsx'
import { WeekPlanner } from '../../menu-planner/WeekPlanner.tsx'
import { ChangedDaysButton, ConflictBanner, type Review, ReviewDialog } from './ReviewActions.tsx'
import { usePublishedDays } from './use-published-days.ts'
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
  /** The address of the month. */
  monthHref: string
  onSaved: (days: readonly CalendarDay[]) => unknown
  /** The days are reloaded. */
  onStale: () => Promise<unknown>
}

/** The week of a school in the planner. */
export function SchoolWeekPlanner({
  school,
  namedProgram,
  header,
  monthHref,
  onStale,
  ...options
}: SchoolWeekPlannerProps) {
  const t = useMessages()
  const session = useSession()
  const { formats, nutritionAnalysis, today } = session
  const canAnalyze = nutritionAnalysis && hasOneOf(['reports'], session)
  const { schoolId } = school
  const { menuType, dates, calendar, onSaved } = options
  const published = usePublishedDays({ schoolId, menuType, dates, calendar })
  const source = useSchoolSource({ schoolId, published, ...options })
  const [review, setReview] = useState<Review>(null)
  const reviewing = { published, onReview: setReview }
  const first = dates[0] ?? today
  const yearMonth = first.slice(0, 7)
  const menu = { schoolId, itemType: menuType, ...(namedProgram && { programId: namedProgram.id }) }

  return (
    <WeekPlanner
      source={source}
      header={header}
      links={
        <>
          <ChangedDaysButton {...reviewing} />
          <Link size="small" variant="outline" href={monthHref}>
            {t('schoolMenus.month')}
          </Link>
          {canAnalyze && (
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
        <Stack>
          <ConflictBanner {...reviewing} />
          <NoMealPattern program={source.program} />
          <ReviewDialog {...reviewing} review={review} onSaved={onSaved} onStale={onStale} />
        </Stack>
      }
      review={{
        onCompareDay: (date) => setReview({ kind: 'changes', date }),
        onReviewConflicts: (date) => setReview({ kind: 'conflicts', date }),
      }}
    />
  )
}
