import type { Allergen, PublicLine, PublicMenu, PublicMenuOfType } from '@commissary/api-client'
import { datesFrom, mondayOf, weekdayOf } from '@commissary/domain/dates'
import { allergenRisk, isAllergenHeld } from '@commissary/domain/food'
import { publicNameIn } from '@commissary/messages/item-name'
import type { Language } from '@commissary/messages/languages'
import { allergenLetters, allergenWords } from '@commissary/messages/public-menu'
import type { Wording } from '@commissary/messages/wording'
import type { MenuCalendarDay, MenuCalendarItem } from '@commissary/ui/menu-calendar'

import { type Avoided, riskMark } from './allergen-texts.ts'
import type { Shown } from './shown-range.ts'

type BarContent = NonNullable<PublicLine['contents']>[number]

export interface DaysOptions {
  menu: PublicMenu
  of: PublicMenuOfType | undefined
  shown: Pick<Shown, 'startDate' | 'endDate'>
  /** Empty = the caterer's own names. */
  language: string
  /** The language of the page around the names. */
  pageLanguage: Language
  avoided: Avoided
  /** Strikes through items that contain, or may contain, an avoided allergen. */
  isStriking?: boolean
}

export interface ShownDays {
  days: MenuCalendarDay[]
  /** Items that are left out because of the avoided allergens. */
  hidden: number
  /** Headers of the columns. */
  weekdays: string[]
}

/** The days of a menu as the calendar shows them. A weekend is left out unless it has a menu. */
export function calendarDays(
  wording: Wording,
  { menu, of, shown, language, pageLanguage, avoided, isStriking = false }: DaysOptions,
): ShownDays {
  const { formats, t } = wording
  const planned = new Map(of?.days.map((day) => [day.date, day.lines]))
  const hasWeekend = [...planned.keys()].some((date) => weekdayOf(date) > 5)
  const columns = hasWeekend ? 7 : 5
  const closedOn = (date: string) => menu.closedDays.find((one) => one.date === date)
  // A screen reader would read the caterer's own names in the page's language.
  const ownLang = menu.language === pageLanguage ? undefined : menu.language
  let hidden = 0

  const days = datesBetween(shown.startDate, shown.endDate)
    .filter((date) => weekdayOf(date) <= columns)
    .map((date): MenuCalendarDay => {
      const closed = closedOn(date)
      const lines = planned.get(date) ?? []
      const kept = avoided.isHidden
        ? lines.filter((line) => !isAllergenHeld(allergenRisk(line.allergens, avoided.allergens)))
        : lines
      hidden += lines.length - kept.length
      const groups = Map.groupBy(kept, ({ category }) => category)
      return {
        date,
        column: weekdayOf(date),
        number: String(Number(date.slice(-2))),
        label: formats.dayLong(date),
        shortLabel: formats.weekdayShort(date),
        groups: [...groups].map(([category, items]) => ({
          category: t(`words.categories.${category}`),
          isMain: category === 'Entree',
          items: items.map((line, index) =>
            toItem(wording, line, {
              id: String(index),
              language,
              ownLang,
              avoided,
              isStriking,
              lineNames: menu.servingLines ?? [],
            }),
          ),
        })),
        ...(closed && { closed: t('publicMenu.closed', { note: closed.note }) }),
        isToday: date === menu.today,
      }
    })
  const monday = mondayOf(shown.startDate)
  return { days, hidden, weekdays: datesFrom(monday, columns).map((date) => formats.weekday(date)) }
}

interface ItemOptions {
  id: string
  language: string
  /** The language of the caterer's own names, if the page is in another one. */
  ownLang: string | undefined
  avoided: Avoided
  isStriking: boolean
  /** Names of the school's serving lines, the first one's first. */
  lineNames: readonly string[]
}

function toItem(
  wording: Wording,
  line: PublicLine,
  { id, language, ownLang, avoided, isStriking, lineNames }: ItemOptions,
): MenuCalendarItem {
  const { t, formats } = wording
  const translated = publicNameIn(line.names, language)
  const lang = translated ? language : ownLang
  const isMarked = avoided.allergens.length > 0
  const risk = allergenRisk(line.allergens, avoided.allergens)
  const mark = isMarked && riskMark(wording, risk)
  const notes = [
    ...(line.kind === 'placeholder' ? [t('publicMenu.toBeAnnounced')] : []),
    ...(line.servingLine
      ? [lineNames[line.servingLine - 1] ?? t('publicMenu.servingLine', { number: line.servingLine })]
      : []),
  ]
  const letters = isMarked || line.kind !== 'food' ? '' : allergenLetters(wording, line.allergens)
  return {
    id,
    name: translated ?? line.name,
    ...(lang && { lang }),
    look: line.kind,
    ...(notes.length > 0 && { note: notes.join(' · ') }),
    ...(letters && { letters, lettersText: allergenWords(wording, line.allergens) }),
    ...(line.contents && {
      contents: line.contents.map((content) => toContent(wording, content, { avoided, isStriking })),
    }),
    ...(line.price !== null && { price: formats.money(Number(line.price)) }),
    ...(mark && { mark }),
    ...(isStriking && isAllergenHeld(risk) && { isStruck: true }),
  }
}

/** What a salad bar offers: someone who avoids one item may take the rest. */
function toContent(
  wording: Wording,
  { name, allergens }: BarContent,
  { avoided, isStriking }: Pick<ItemOptions, 'avoided' | 'isStriking'>,
) {
  const isMarked = avoided.allergens.length > 0
  const risk = allergenRisk(allergens, avoided.allergens)
  const mark = isMarked && riskMark(wording, risk)
  const letters = isMarked ? '' : allergenLetters(wording, allergens)
  return {
    name,
    ...(letters && { letters, lettersText: allergenWords(wording, allergens) }),
    ...(mark && { mark }),
    ...(isStriking && isAllergenHeld(risk) && { isStruck: true }),
  }
}

/** Monday = 1. */
const datesBetween = (start: string, end: string) =>
  datesFrom(start, Temporal.PlainDate.from(start).until(end).days + 1)

/** Allergens of an address that the country declares. */
export const readAllergens = (text: string, declared: readonly Allergen[]): Allergen[] =>
  declared.filter((allergen) => text.split(',').includes(allergen))
