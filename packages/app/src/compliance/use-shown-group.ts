import { type GroupWeeks, worstGroup } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import type { GroupVerdictsProps } from '@commissary/ui/menu'
import { useState } from 'react'

import { useMessages } from '../messages/messages.ts'

/** The grade group of a week whose checks are shown: the chosen one, or the one that fares worst. */
export function useShownGroup(weeks: GroupWeeks | null) {
  const t = useMessages()
  const [chosen, choose] = useState<GradeGroup | null>(null)
  const shown = weeks && (weeks.find(({ gradeGroup }) => gradeGroup === chosen) ?? worstGroup(weeks))
  const groups: GroupVerdictsProps | undefined =
    shown && weeks.length > 1
      ? {
          label: t('checks.gradeGroups'),
          groups: weeks.map(({ gradeGroup, status }) => ({
            id: gradeGroup,
            label: t(`words.gradesTitle.${gradeGroup}`),
            verdict: status,
          })),
          shownId: shown.gradeGroup,
          onShow: (id) => choose(weeks.find(({ gradeGroup }) => gradeGroup === id)?.gradeGroup ?? null),
        }
      : undefined
  return {
    shown,
    /** For the strip; undefined for a menu of one grade group. */
    groups,
    /** Keeps showing the group while its reasons are open, even if another fares worst after an edit. */
    hold: () => choose(shown?.gradeGroup ?? null),
  }
}
