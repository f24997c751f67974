import { Tabs } from '@commissary/ui'
import { MenuCalendarHeader } from '@commissary/ui/menu-calendar'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { usePublicMenu } from './use-public-menu.ts'

type MenuStepsProps = Pick<ReturnType<typeof usePublicMenu>, 'shown' | 'set'> & {
  /** "Lunch, November 2026" */
  title: string
  choices: ReactNode
}

/** Which days are shown, with buttons for others. */
export function MenuSteps({ shown, set, title, choices }: MenuStepsProps) {
  const t = useMessages()
  const isMonth = shown.view === 'month'

  return (
    <MenuCalendarHeader
      title={title}
      choices={choices}
      previousText={t(isMonth ? 'publicMenu.previousMonth' : 'publicMenu.previousWeek')}
      nextText={t(isMonth ? 'publicMenu.nextMonth' : 'publicMenu.nextWeek')}
      todayText={t('publicMenu.today')}
      onPrevious={() => set({ day: shown.previous })}
      onNext={() => set({ day: shown.next })}
      onToday={() => set({ day: null })}
    >
      <Tabs
        label={t('publicMenu.views')}
        tabs={(['month', 'week'] as const).map((id) => ({ id, label: t(`publicMenu.${id}`) }))}
        value={shown.view}
        onChange={(view) => set({ view })}
      />
    </MenuCalendarHeader>
  )
}
