import type { CalendarDay, School, SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { Button } from '@commissary/ui'
import { SaveStatus } from '@commissary/ui/menu'
import { createPortal } from 'react-dom'

import { useMessages } from '../../messages/messages.ts'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { DayConflicts } from '../menu-planner/DayConflicts.tsx'
import { PlanForMe } from '../menu-planner/plan-for-me/PlanForMe.tsx'
import { RecurringItems } from '../menu-planner/recurring/RecurringItems.tsx'
import { RestoredDays } from '../menu-planner/RestoredDays.tsx'
import type { PublishedDays } from './use-published-days.ts'
import { useSchoolMonth } from './use-school-month.ts'

interface SchoolMonthEditProps {
  place: SchoolWeek
  school: School
  /** YYYY-MM */
  month: string
  calendar: SchoolCalendar
  ruleOptions: Partial<RuleOptions>
  published: PublishedDays
  /** The element of the month's header that the actions are rendered into. */
  header: Element | null
  onSaved: (days: readonly CalendarDay[]) => unknown
}

/** Plans the empty days of a school's month, and adds items that recur, each as one step of undo. */
export function SchoolMonthEdit({ place, school, header, ...month }: SchoolMonthEditProps) {
  const t = useMessages()
  const { menuType, program } = place
  const { source, plan, needItems } = useSchoolMonth({
    schoolId: school.schoolId,
    menuType,
    usualMeals: program?.plannedMeals ?? null,
    serviceDays: month.calendar.program?.serviceDays ?? 5,
    ...month,
  })
  const { state, dispatch, autosave } = plan
  const isEdited = state.past.length > 0 || state.future.length > 0
  const days = source.whole?.days ?? []

  return (
    <>
      {header &&
        createPortal(
          <>
            {(isEdited || autosave.saveState.kind !== 'saved') && (
              <SaveStatus state={autosave.saveState} onRetry={autosave.saveNow} />
            )}
            <Button size="small" disabled={state.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
              {t('menuPlanner.undo')}
            </Button>
            <Button size="small" disabled={state.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
              {t('menuPlanner.redo')}
            </Button>
            <PlanForMe source={source} plan={plan} onOpen={needItems} />
            <RecurringItems source={source} plan={plan} onOpen={needItems} />
          </>,
          header,
        )}
      <RestoredDays source={source} plan={plan} />
      <DayConflicts days={days} conflicts={autosave.conflicts} onAnswer={autosave.answer} />
    </>
  )
}
