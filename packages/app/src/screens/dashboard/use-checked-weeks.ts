import type { GroupWeeks } from '@commissary/domain/menu'
import { useMemo } from 'react'

import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useSession } from '../../session/session.tsx'
import { analyzePlannedWeek, type CardStatus, cardStatus, cardStatuses } from './planned-week.ts'
import type { SchoolMenu } from './school-menus.ts'
import { type PlannedWeek, usePlannedWeeks } from './use-planned-weeks.ts'

/** Each menu is one call: a caterer with many schools loads the rest on demand. */
export const initialMenus = 24

/** A menu's week with its verdict. */
export interface CheckedWeek {
  plan: PlannedWeek
  /** Of each grade group of the menu. Null where nothing is planned, and without the nutrition flag. */
  weeks: GroupWeeks | null
  status: CardStatus
}

/** The week of `monday` for every menu, checked, problems first; `rows` is undefined while it loads. */
export function useCheckedWeeks(menus: readonly SchoolMenu[], monday: string) {
  const { nutritionAnalysis } = useSession()
  const weeks = usePlannedWeeks(menus, monday)
  const optionsOf = useRuleOptions()
  const rows = useMemo(
    () =>
      optionsOf &&
      weeks.data
        ?.map((plan): CheckedWeek => {
          const options = optionsOf(plan.menu.program.programName)
          const checked = nutritionAnalysis ? analyzePlannedWeek(plan, options) : null
          return { plan, weeks: checked, status: cardStatus(plan, checked) }
        })
        .toSorted((a, b) => (nutritionAnalysis ? cardStatuses.indexOf(a.status) - cardStatuses.indexOf(b.status) : 0)),
    [weeks.data, nutritionAnalysis, optionsOf],
  )
  return { weeks, rows }
}
