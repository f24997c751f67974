import type { GroupWeeks } from '@commissary/domain/menu'
import { useMemo } from 'react'

import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useSession } from '../../session/session.tsx'
import { analyzePlannedWeek, type CardStatus, cardStatus, cardStatuses } from './planned-week.ts'
import type { SchoolMenu } from './school-menus.ts'
import { menusAtOnce, type PlannedWeek, usePlannedWeeks } from './use-planned-weeks.ts'

/** A menu's week with its verdict. */
export interface CheckedWeek {
  plan: PlannedWeek
  /** One for each grade group of the menu. Null where nothing is planned, and without the nutrition flag. */
  weeks: GroupWeeks | null
  status: CardStatus
}

/**
 * The week of `monday` for every menu, checked, problems first. `rows` has the first menus, and all once the others are read
 * in the background: where menus are checked, and without the nutrition flag when `isAll`. Undefined while the first ones load.
 */
export function useCheckedWeeks(menus: readonly SchoolMenu[], monday: string, isAll = false) {
  const { nutritionAnalysis } = useSession()
  const first = usePlannedWeeks(menus.slice(0, menusAtOnce), monday, { keepPreviousData: true })
  const others = menus.slice(menusAtOnce)
  const readsOthers = others.length > 0 && first.data && !first.isLoading && (nutritionAnalysis || isAll)
  const rest = usePlannedWeeks(readsOthers ? others : null, monday)
  const firstRows = useVerdicts(first.data)
  const restRows = useVerdicts(rest.data)
  const rows = useMemo(
    () =>
      firstRows &&
      [...firstRows, ...(restRows ?? [])].toSorted((a, b) =>
        nutritionAnalysis ? cardStatuses.indexOf(a.status) - cardStatuses.indexOf(b.status) : 0,
      ),
    [firstRows, restRows, nutritionAnalysis],
  )
  return {
    rows,
    /** Whether `rows` still has the previous menus or the previous week. */
    isStale: first.data !== undefined && first.isLoading,
    /** Why none of the first menus could be read. */
    error: first.data ? undefined : first.error,
    isPartial: rest.error !== undefined || (rows?.some(({ status }) => status === 'notLoaded') ?? false),
    isReading: first.isValidating || rest.isValidating,
    retry: () => Promise.all([first.mutate(), rest.mutate()]),
  }
}

function useVerdicts(plans: readonly PlannedWeek[] | undefined): CheckedWeek[] | undefined {
  const { nutritionAnalysis } = useSession()
  const optionsOf = useRuleOptions()
  return useMemo(
    () =>
      optionsOf &&
      plans?.map((plan): CheckedWeek => {
        const weeks = nutritionAnalysis ? analyzePlannedWeek(plan, optionsOf(plan.menu.program.programName)) : null
        return { plan, weeks, status: cardStatus(plan, weeks) }
      }),
    [plans, nutritionAnalysis, optionsOf],
  )
}
