import type { CalendarDay } from '@commissary/api-client'
import { dayOf, type MenuEditState } from '@commissary/domain/menu'
import { Banner, Button, Inline, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

interface DayConflictsProps {
  state: Pick<MenuEditState, 'days'>
  conflicts: readonly CalendarDay[]
  onSettle: (conflict: CalendarDay, choice: 'mine' | 'theirs') => void
}

/** Days that somebody else changed while they were edited here: both menus, and the choice. Nothing is lost before it. */
export function DayConflicts({ state, conflicts, onSettle }: DayConflictsProps) {
  const { t, formats } = useWording()
  const listed = (names: readonly { name: string }[]) =>
    names.length === 0 ? t('schoolMenus.nothing') : formats.list(names.map(({ name }) => name))

  return conflicts.map((conflict) => (
    <Banner
      key={conflict.date}
      tone="warning"
      action={
        <Inline>
          <Button size="small" onClick={() => onSettle(conflict, 'theirs')}>
            {t('schoolMenus.takeTheirs')}
          </Button>
          <Button size="small" variant="solid" onClick={() => onSettle(conflict, 'mine')}>
            {t('schoolMenus.keepMine')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={1}>
        <strong>{t('schoolMenus.conflict', { day: formats.dayLong(conflict.date) })}</strong>
        <span>{t('schoolMenus.conflictHint')}</span>
        <Quiet>{t('schoolMenus.conflictMine', { items: listed(dayOf(state, conflict.date).lines) })}</Quiet>
        <Quiet>{t('schoolMenus.conflictTheirs', { items: listed(conflict.lines) })}</Quiet>
      </Stack>
    </Banner>
  ))
}
