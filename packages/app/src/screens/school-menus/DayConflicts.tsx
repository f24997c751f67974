import type { CalendarDay } from '@commissary/api-client'
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
import { toMenuDay } from './calendar-days.ts'

interface DayConflictsProps {
  state: Pick<MenuEditState, 'days'>
  conflicts: readonly CalendarDay[]
  onResolve: (conflict: CalendarDay, choice: 'mine' | 'theirs') => void
}

/**
 * Days that were saved elsewhere during the edit, by someone else or in the user's own other tab. Shows the fields that
 * differ side by side; neither version is lost until the user chooses.
 */
export function DayConflicts({ state, conflicts, onResolve }: DayConflictsProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { id: userId } = useSession()

  return conflicts.map((conflict) => {
    const { date, updatedBy, updatedById } = conflict
    const day = formats.dayLong(date)
    const isOwn = updatedById === userId
    return (
      <Banner
        key={date}
        tone="warning"
        action={
          <Inline>
            <Button size="small" onClick={() => onResolve(conflict, 'theirs')}>
              {t(isOwn ? 'schoolMenus.useOther' : 'schoolMenus.useTheirs')}
            </Button>
            <Button size="small" variant="solid" onClick={() => onResolve(conflict, 'mine')}>
              {t('schoolMenus.keepMine')}
            </Button>
          </Inline>
        }
      >
        <Stack gap={1}>
          <strong>
            {isOwn
              ? t('schoolMenus.ownConflict', { day })
              : updatedBy === null
                ? t('schoolMenus.conflict', { day })
                : t('schoolMenus.conflictBy', { name: updatedBy, day })}
          </strong>
          <span>{t('schoolMenus.conflictHint')}</span>
          <DayComparison
            label={t('schoolMenus.differences', { day })}
            fieldName={t('schoolMenus.field')}
            mineName={t('schoolMenus.yourVersion')}
            theirsName={t(isOwn ? 'schoolMenus.otherTab' : 'schoolMenus.currentVersion')}
            rows={dayDifferences(dayOf(state, date), toMenuDay(conflict)).map((one) => differenceRow(wording, one))}
          />
        </Stack>
      </Banner>
    )
  })
}

function differenceRow({ t, formats }: Wording, difference: DayDifference): DayComparisonRow {
  const count = (value: number | null) => (value === null ? t('schoolMenus.notPlanned') : formats.number(value, 0))
  const choices = (value: number | null) => (value === null ? t('schoolMenus.all') : formats.number(value, 0))
  switch (difference.field) {
    case 'plannedMeals':
      return {
        id: 'meals',
        label: t('schoolMenus.plannedMeals'),
        mine: count(difference.mine),
        theirs: count(difference.theirs),
      }
    case 'selections': {
      const category = t(`words.categories.${difference.category}`)
      return {
        id: `choices ${difference.category}`,
        label: t('schoolMenus.choices', { category }),
        mine: choices(difference.mine),
        theirs: choices(difference.theirs),
      }
    }
    case 'order':
      return {
        id: 'order',
        label: t('schoolMenus.order'),
        mine: t('schoolMenus.orderYours'),
        theirs: t('schoolMenus.orderOther'),
      }
    case 'line': {
      const { id, name, mine, theirs } = difference
      const isMoved = mine !== null && theirs !== null && mine.category !== theirs.category
      const text = (version: LineVersion | null) => {
        if (version === null) return t('schoolMenus.notOnMenu')
        const servings =
          version.plannedServings === null
            ? t('schoolMenus.noServings')
            : t('schoolMenus.servings', { count: version.plannedServings })
        const parts = [isMoved ? t(`words.categories.${version.category}`) : '', servings]
        return formats.list(parts.filter((part) => part !== ''))
      }
      return { id, label: name, mine: text(mine), theirs: text(theirs) }
    }
  }
}
