import { Banner, Button, useToast } from '@commissary/ui'

import { momentText } from '../text/moment-text.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import type { MenuSource } from './menu-source.ts'
import { useRestoredDays } from './use-restored-days.ts'
import type { EditedMenu } from './use-week-plan.ts'

interface RestoredDaysProps {
  source: MenuSource
  plan: EditedMenu
}

/** Which unsaved edits of an earlier visit came back, with a way to discard them. */
export function RestoredDays({ source, plan }: RestoredDaysProps) {
  const t = useMessages()
  const { locale, timeZone, formats } = useSession()
  const showToast = useToast()
  const { restored, discard, close, blocked, discardBlocked } = useRestoredDays(source, plan)
  const time = (instant: string) => momentText(instant, { locale, timeZone })
  const names = (keys: readonly string[]) =>
    formats.list((source.whole?.days ?? source.days).filter(({ key }) => keys.includes(key)).map(({ label }) => label))

  function handleDiscard() {
    discard()
    showToast({ message: t('menuPlanner.drafts.discarded') })
  }

  return (
    <>
      {restored && (
        <Banner
          action={
            <Button size="small" onClick={handleDiscard}>
              {t('menuPlanner.drafts.discard')}
            </Button>
          }
          onDismiss={close}
        >
          {t('menuPlanner.drafts.restored', {
            time: time(restored.from),
            days: names(restored.days.map(({ key }) => key)),
          })}
        </Banner>
      )}
      {blocked[0] && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={discardBlocked}>
              {t('menuPlanner.drafts.discard')}
            </Button>
          }
        >
          {t('menuPlanner.drafts.blocked', {
            time: time(blocked[0].savedAt),
            days: names(blocked.map(({ key }) => key)),
          })}
        </Banner>
      )}
    </>
  )
}
