import type { CalendarDay } from '@commissary/api-client'
import { dayOf, type MenuEditState } from '@commissary/domain/menu'
import { Banner, Button, Inline, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

interface DayConflictsProps {
  state: Pick<MenuEditState, 'days'>
  conflicts: readonly CalendarDay[]
  onResolve: (conflict: CalendarDay, choice: 'mine' | 'theirs') => void
}

/** Days that someone else saved during the edit. Shows both versions; neither is lost until the user chooses. */
export function DayConflicts({ state, conflicts, onResolve }: DayConflictsProps) {
  const { t, formats } = useWording()
  const listed = (lines: readonly { name: string }[]) =>
    lines.length === 0 ? t('schoolMenus.nothing') : formats.list(lines.map(({ name }) => name))

  return conflicts.map((conflict) => (
    <Banner
      key={conflict.date}
      tone="warning"
      action={
        <Inline>
          <Button size="small" onClick={() => onResolve(conflict, 'theirs')}>
            {t('schoolMenus.useTheirs')}
          </Button>
          <Button size="small" variant="solid" onClick={() => onResolve(conflict, 'mine')}>
            {t('schoolMenus.keepMine')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={1}>
        <strong>{t('schoolMenus.conflict', { day: formats.dayLong(conflict.date) })}</strong>
        <span>{t('schoolMenus.conflictHint')}</span>
        <Quiet>{t('schoolMenus.yourVersion', { items: listed(dayOf(state, conflict.date).lines) })}</Quiet>
        <Quiet>{t('schoolMenus.currentVersion', { items: listed(conflict.lines) })}</Quiet>
      </Stack>
    </Banner>
  ))
}
