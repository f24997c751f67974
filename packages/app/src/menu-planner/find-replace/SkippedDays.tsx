import type { PlannedReplacementResult } from '@commissary/api-client'
import { Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { plannedDayText } from './planned-day-text.ts'

/** What was done, and which days were left as they are, and why. */
export function SkippedDays({ result: { message, skipped } }: { result: PlannedReplacementResult }) {
  const wording = useWording()
  const { t } = wording
  return (
    <Stack gap={3}>
      <p role="status">{message}</p>
      <p>{t('menuPlanner.findReplace.skipped', { count: skipped.length })}</p>
      <ul>
        {skipped.map(({ menuName, day, reason }) => (
          <li key={`${menuName} ${day}`}>
            <bdi>
              {t('menuPlanner.findReplace.skippedDay', {
                day: plannedDayText(wording, day),
                menu: menuName,
                reason: t(`menuPlanner.findReplace.reasons.${reason}`),
              })}
            </bdi>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
