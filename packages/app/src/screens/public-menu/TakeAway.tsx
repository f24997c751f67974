import { publicMenuCalendarAddress, publicMenuCsvAddress, type PublicMenuOfType } from '@commissary/api-client'
import { Button, Inline, Link, Quiet } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { usePublicMenu } from './use-public-menu.ts'

type TakeAwayProps = Pick<ReturnType<typeof usePublicMenu>, 'subdomain' | 'shown' | 'language' | 'chosenLanguage'> & {
  of: PublicMenuOfType
}

/** The menu on paper, in a spreadsheet, and in the family's own calendar. */
export function TakeAway({ subdomain, shown, language, chosenLanguage, of }: TakeAwayProps) {
  const t = useMessages()
  const { startDate, endDate } = shown
  const named = language && { language }
  const calendar = publicMenuCalendarAddress(subdomain, {
    itemType: of.itemType,
    programId: of.programId,
    // In the page's language, even if no item has a name in it. Without a language, the calendar is in English.
    ...(chosenLanguage !== 'en' && { language: chosenLanguage }),
  })

  return (
    <>
      <Inline gap={3}>
        <Button onClick={() => window.print()}>{t('publicMenu.print')}</Button>
        {/* Calendar programs open this scheme and subscribe, instead of importing the days once. */}
        <Link variant="outline" href={calendar.replace(/^https?:/, 'webcal:')}>
          {t('publicMenu.subscribe')}
        </Link>
        <Link variant="outline" href={publicMenuCsvAddress(subdomain, { startDate, endDate, ...named })} download>
          {t('publicMenu.csv')}
        </Link>
      </Inline>
      <Quiet>
        {t('publicMenu.subscribeHint')} <Link href={calendar}>{calendar}</Link>
      </Quiet>
    </>
  )
}
