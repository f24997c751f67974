import { type PublicMenu, type PublicMenuOfType, useReadPublicMenu } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { pageLanguageOf } from '@commissary/messages/public-page'
import { useCompact } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { paths } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { readAllergens } from './calendar-days.ts'
import { shownRange } from './shown-range.ts'

/** What the address asks for: `/menus/oak?view=week&day=2026-11-16&menu=BREAKFAST&language=es&avoid=Milk,Eggs&hide=yes`. */
export function usePublicMenu() {
  const { pathname } = useLocation()
  const { get, set } = useUrlFilters()
  const isCompact = useCompact()
  const subdomain = decodeSafely(pathname.slice(paths.publicMenus.length + 1).replace(/\/$/, ''))
  const named = get('view')
  const view = named === 'month' || named === 'week' ? named : isCompact ? 'week' : 'month'
  // The answer has today in the caterer's time zone; until then the browser's date is close enough.
  const shown = shownRange(view, get('day'), Temporal.Now.plainDateISO().toString())
  const { startDate, endDate } = shown
  const answer = useReadPublicMenu(
    subdomain,
    { startDate, endDate },
    { enabled: subdomain !== '', keepPreviousData: true, shouldRetryOnError: false },
  )
  const menu = answer.data
  const pageLanguage = pageLanguageOf(get('language'), navigator.languages)
  const namesLanguage = menu?.languages.find((one) => one === get('language'))
  return {
    subdomain,
    shown,
    answer,
    // Read here, above components that may wait for texts: SWR re-renders only for values that a render has read.
    error: answer.error,
    menu,
    of: menu && chosenMenu(menu, get('menu'), get('program')),
    /** The language of the page's own texts. */
    pageLanguage,
    /** What the select shows, which can be a language that only item names have. */
    chosenLanguage: namesLanguage ?? pageLanguage,
    /** The language of item names, for items that have one in it. */
    language: menu?.languages.find((one) => one === (namesLanguage ?? pageLanguage)),
    avoided: { allergens: menu ? readAllergens(get('avoid'), menu.allergens) : [], isHidden: get('hide') === 'yes' },
    set,
  }
}

/** The menu that the address names, else a lunch that has days, else any menu that has days. */
function chosenMenu({ menus }: PublicMenu, type: string, program: string): PublicMenuOfType | undefined {
  const named = menus.filter(({ itemType }) => itemType === menuTypes.find((one) => one === type))
  const planned = menus.filter(({ days }) => days.length > 0)
  return (
    named.find(({ programId }) => String(programId) === program) ??
    named[0] ??
    planned.find(({ itemType }) => itemType === 'MEAL') ??
    planned[0] ??
    menus[0]
  )
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
