import type { ReactNode } from 'react'

/** What an item means to someone who avoids allergens. */
export interface MenuCalendarMark {
  tone: 'fail' | 'advisory' | 'unknown' | 'pass'
  /** "Contains Milk" */
  text: string
}

/** A food on a salad bar, with the letters of its allergens. */
export interface MenuCalendarContent extends Pick<
  MenuCalendarItem,
  'name' | 'letters' | 'lettersText' | 'mark' | 'isStruck'
> {}

export interface MenuCalendarItem {
  /** Stable within the day. */
  id: string
  name: string
  /** BCP 47, if the name is in another language than the page. */
  lang?: string
  /** A placeholder is a food that has not been chosen yet. */
  look: 'food' | 'placeholder' | 'text'
  /** Shown after the name of a placeholder: "To be announced". */
  note?: string
  /** Letters of the allergens, for print and at a glance: "M W (E) ?". */
  letters?: string
  /** The letters in words. */
  lettersText?: string
  price?: string
  /** What students take from a salad bar. */
  contents?: readonly MenuCalendarContent[]
  mark?: MenuCalendarMark
  /** Strikes the name through, because the item is not for this reader. Its `mark` says why in words. */
  isStruck?: boolean
}

export interface MenuCalendarGroup {
  category: string
  isMain?: boolean
  items: readonly MenuCalendarItem[]
}

export interface MenuCalendarDay {
  /** YYYY-MM-DD */
  date: string
  /** Column of the week, from 1. */
  column: number
  /** "17" */
  number: string
  /** "Tuesday, November 17, 2026" */
  label: string
  /** "Tue, Nov 17", where days are one below the other. */
  shortLabel: string
  groups: readonly MenuCalendarGroup[]
  /** Why there are no meals: "No meals: Thanksgiving Day". */
  closed?: string
  isToday?: boolean
  /** Below the items: actions for the day. Not printed. */
  actions?: ReactNode
}

export interface MenuCalendarProps {
  /** "Lunch, November 2026" */
  label: string
  /** Headers of the columns: "Mon" … "Fri". */
  weekdays: readonly string[]
  /** By date. */
  days: readonly MenuCalendarDay[]
  /** Shown on a day without items. */
  emptyText: string
}
