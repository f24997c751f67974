import { dayDifferences, dayOf, type MenuEditState } from '@commissary/domain/menu'
import { Banner, Button, Inline, Stack } from '@commissary/ui'
import { DayComparison } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { differenceRow } from './difference-row.ts'
import type { PlannerDay, SavedDay } from './menu-source.ts'

interface DayConflictsProps {
  state: Pick<MenuEditState, 'days'>
  days: readonly PlannerDay[]
  conflicts: readonly SavedDay[]
  onResolve: (conflict: SavedDay, choice: 'mine' | 'theirs') => void
}

/**
 * Days that were saved elsewhere during the edit, by someone else or in the user's own other tab. Shows the fields that
 * differ side by side; neither version is lost until the user chooses.
 */
export function DayConflicts({ state, days, conflicts, onResolve }: DayConflictsProps) {
  const wording = useWording()
  const { t } = wording
  const { id: userId } = useSession()

  return conflicts.map((conflict) => {
    const { key, updatedBy, updatedById } = conflict
    const day = days.find((one) => one.key === key)?.label ?? key
    const isOwn = updatedById === userId
    return (
      <Banner
        key={key}
        tone="warning"
        action={
          <Inline>
            <Button size="small" onClick={() => onResolve(conflict, 'theirs')}>
              {t(isOwn ? 'menuPlanner.useOther' : 'menuPlanner.useTheirs')}
            </Button>
            <Button size="small" variant="solid" onClick={() => onResolve(conflict, 'mine')}>
              {t('menuPlanner.keepMine')}
            </Button>
          </Inline>
        }
      >
        <Stack gap={1}>
          <strong>
            {isOwn
              ? t('menuPlanner.ownConflict', { day })
              : updatedBy === null
                ? t('menuPlanner.conflict', { day })
                : t('menuPlanner.conflictBy', { name: updatedBy, day })}
          </strong>
          <span>{t('menuPlanner.conflictHint')}</span>
          <DayComparison
            label={t('menuPlanner.differences', { day })}
            fieldName={t('menuPlanner.field')}
            mineName={t('menuPlanner.yourVersion')}
            theirsName={t(isOwn ? 'menuPlanner.otherTab' : 'menuPlanner.currentVersion')}
            rows={dayDifferences(dayOf(state, key), conflict.day).map((one) => differenceRow(wording, one))}
          />
        </Stack>
      </Banner>
    )
  })
}
