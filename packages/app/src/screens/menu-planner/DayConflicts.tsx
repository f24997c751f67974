import {
  type DayDifference,
  dayDifferences,
  dayOf,
  type LineVersion,
  type MenuEditState,
} from '@commissary/domain/menu'
import type { Wording } from '@commissary/messages/wording'
import { Banner, Button, Inline, Stack } from '@commissary/ui'
import { DayComparison, type DayComparisonRow } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
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

function differenceRow({ t, formats }: Wording, difference: DayDifference): DayComparisonRow {
  const count = (value: number | null) => (value === null ? t('menuPlanner.notPlanned') : formats.number(value, 0))
  const choices = (value: number | null) => (value === null ? t('menuPlanner.all') : formats.number(value, 0))
  switch (difference.field) {
    case 'plannedMeals':
      return {
        id: 'meals',
        label: t('menuPlanner.plannedMeals'),
        mine: count(difference.mine),
        theirs: count(difference.theirs),
      }
    case 'selections': {
      const category = t(`words.categories.${difference.category}`)
      return {
        id: `choices ${difference.category}`,
        label: t('menuPlanner.choices', { category }),
        mine: choices(difference.mine),
        theirs: choices(difference.theirs),
      }
    }
    case 'order':
      return {
        id: 'order',
        label: t('menuPlanner.order'),
        mine: t('menuPlanner.orderYours'),
        theirs: t('menuPlanner.orderOther'),
      }
    case 'line': {
      const { id, name, mine, theirs } = difference
      const isMoved = mine !== null && theirs !== null && mine.category !== theirs.category
      const text = (version: LineVersion | null) => {
        if (version === null) return t('menuPlanner.notOnMenu')
        const servings =
          version.plannedServings === null
            ? t('menuPlanner.noServings')
            : t('menuPlanner.servings', { count: version.plannedServings })
        const parts = [isMoved ? t(`words.categories.${version.category}`) : '', servings]
        return formats.list(parts.filter((part) => part !== ''))
      }
      return { id, label: name, mine: text(mine), theirs: text(theirs) }
    }
  }
}
