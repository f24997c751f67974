import { itemNameIn } from '@commissary/messages/item-name'
import { allergenWords, menuTitle } from '@commissary/messages/public-menu'
import type { Wording } from '@commissary/messages/wording'

import { calendarFile, type CalendarEvent } from './icalendar.ts'
import type { PublicLine } from './public-line.ts'
import type { PublicLanguage } from './public-texts.ts'
import type { PublicMenu } from './store.ts'

interface FeedOptions {
  schoolId: number
  menu: PublicMenu
  /** The one of `menu.menus` that the feed is for. */
  of: PublicMenu['menus'][number]
  language: PublicLanguage | undefined
}

/** A menu as a calendar that families subscribe to: a day's entrees as the title, all items with their allergens below. */
export function menuFeed(wording: Wording, { schoolId, menu, of, language }: FeedOptions): string {
  const { t } = wording
  const title = menuTitle(wording, of, menu.menus)
  const events = of.days.map(({ date, lines }): CalendarEvent => {
    const entrees = lines.filter(({ category, kind }) => category === 'Entree' && kind !== 'text')
    const items = wording.formats.list((entrees.length > 0 ? entrees : lines).map((line) => itemNameIn(line, language)))
    return {
      uid: `${date}-${of.programId}-${schoolId}@school-menus`,
      date,
      summary: t('publicMenu.eventTitle', { menu: title, items }),
      description: lines.map((line) => describe(wording, line, language)).join('\n'),
    }
  })
  return calendarFile({
    name: t('publicMenu.calendarName', { school: menu.schoolName, menu: title }),
    language: language ?? menu.language,
    writtenOn: menu.today,
    events,
  })
}

/** "Beef tacos (Contains Milk and Wheat. Unknown: Soy)". */
function describe(wording: Wording, line: PublicLine, language: PublicLanguage | undefined): string {
  const name = itemNameIn(line, language)
  if (line.kind === 'text') return name
  if (line.kind === 'placeholder') return wording.t('publicMenu.placeholder', { name })
  const bar = withAllergens(wording, { name, allergens: line.allergens })
  const { contents = [] } = line
  if (contents.length === 0) return bar
  return wording.t('publicMenu.bar', {
    name: bar,
    items: contents.map((content) => withAllergens(wording, content)).join(', '),
  })
}

function withAllergens(wording: Wording, { name, allergens: found }: Pick<PublicLine, 'name' | 'allergens'>): string {
  const allergens = allergenWords(wording, found)
  return allergens === '' ? name : wording.t('publicMenu.itemWith', { name, allergens })
}
