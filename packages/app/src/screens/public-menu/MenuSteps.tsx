import { Button, Inline, Tabs } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { usePublicMenu } from './use-public-menu.ts'

type MenuStepsProps = Pick<ReturnType<typeof usePublicMenu>, 'shown' | 'set'> & {
  /** "Lunch, November 2026" */
  title: string
}

/** Which days are shown, with buttons for others. */
export function MenuSteps({ shown, set, title }: MenuStepsProps) {
  const t = useMessages()
  const isMonth = shown.view === 'month'

  return (
    <>
      <h2 aria-live="polite">{title}</h2>
      <Inline gap={3}>
        <Button size="small" onClick={() => set({ day: shown.previous })}>
          {t(isMonth ? 'publicMenu.previousMonth' : 'publicMenu.previousWeek')}
        </Button>
        <Button size="small" onClick={() => set({ day: null })}>
          {t('publicMenu.today')}
        </Button>
        <Button size="small" onClick={() => set({ day: shown.next })}>
          {t(isMonth ? 'publicMenu.nextMonth' : 'publicMenu.nextWeek')}
        </Button>
        <Tabs
          label={t('publicMenu.views')}
          tabs={(['month', 'week'] as const).map((id) => ({ id, label: t(`publicMenu.${id}`) }))}
          value={shown.view}
          onChange={(view) => set({ view })}
        />
      </Inline>
    </>
  )
}
