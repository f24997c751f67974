import { datesFrom, mondayOf, weekdayOf } from '@commissary/domain/dates'

import type { PrintedDay } from './menu-document.ts'

/** A cell of a printed week. */
export interface PrintedCell {
  date: string
  /** Null for a day without a menu. */
  day: PrintedDay | null
  /** Outside of the printed range. */
  isOut: boolean
}

/** The weeks of a range, Monday first. The weekend is left out unless a day of it has lines. */
export function weeksOf(days: readonly PrintedDay[], startDate: string, endDate: string): PrintedCell[][] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const columns = days.some(({ date, lines }) => lines.length > 0 && isWeekend(date)) ? 7 : 5
  const first = mondayOf(startDate)
  const count = Temporal.PlainDate.from(first).until(mondayOf(endDate)).days / 7 + 1
  return datesFrom(first, count * 7)
    .filter((date) => date === mondayOf(date))
    .map((monday) =>
      datesFrom(monday, columns).map((date) => ({
        date,
        day: byDate.get(date) ?? null,
        isOut: date < startDate || date > endDate,
      })),
    )
    .filter((week) => week.some(({ isOut }) => !isOut))
}

const isWeekend = (date: string) => weekdayOf(date) > 5

/** The months of a range, each with its days of the range. */
export function monthsOf(startDate: string, endDate: string): { startDate: string; endDate: string }[] {
  const days = Temporal.PlainDate.from(startDate).until(endDate).days + 1
  const months = Map.groupBy(datesFrom(startDate, days), (date) => date.slice(0, 7))
  return [...months.values()].map((dates) => ({ startDate: dates[0] ?? startDate, endDate: dates.at(-1) ?? endDate }))
}

/** The largest of the sizes with which the texts fit; the smallest if none does. */
export function fittingSize(sizes: readonly number[], heightAt: (size: number) => number, available: number): number {
  return sizes.find((size) => heightAt(size) <= available) ?? sizes.at(-1) ?? 0
}

/**
 * An item with its allergen letters, which no line break separates: a letter on its own would belong to nothing. If there are only
 * a few letters, they also stay with the last word of the name.
 */
export function lettered(name: string, letters: string): string {
  if (letters === '') return name
  return `${name}${letters.length <= fewLetters ? '\u00A0' : ' '}${letters.replaceAll(' ', '\u00A0')}`
}

/** "M ?" */
const fewLetters = 3

/** The lines that a text takes in a column, estimated from the width of an average letter. */
export const lineCount = (text: string, width: number, size: number): number =>
  Math.max(1, Math.ceil((text.length * size * averageLetter) / width))

/** Its width in Noto Sans, as a share of the font size, with a reserve for breaks between words. */
const averageLetter = 0.58
