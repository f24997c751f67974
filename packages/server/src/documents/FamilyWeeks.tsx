/* oxlint-disable react/no-array-index-key -- a document is rendered once, so rows never move */
import { allergenLetters } from '@commissary/messages/public-menu'
import type { Wording } from '@commissary/messages/wording'

import type { PrintedDay, PrintedLine } from './menu-document.ts'
import { arabicHeight, hasArabic, Text, View } from './primitives.tsx'
import { calendarFrame, cellPadding, menuStyles, pageMargin } from './menu-styles.ts'
import { fittingSize, lettered, lineCount, type PrintedCell } from './menu-weeks.ts'
import { styles } from './styles.ts'

/** Sizes of the items in points: the largest with which the month fits on the page. */
const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4] as const
const lineHeight = 1.2

interface FamilyWeeksProps {
  weeks: readonly PrintedCell[][]
  /** Of the page, in points. */
  size: { width: number; height: number }
  wording: Wording
}

/** A month as a calendar: entrees first and strong, the rest of each category in one line. */
export function FamilyWeeks({ weeks, size, wording }: FamilyWeeksProps) {
  const columns = weeks[0]?.length ?? 5
  const width = (size.width - 2 * pageMargin) / columns - 2 * cellPadding
  const texts = new Map(weeks.flat().map(({ date, day }) => [date, day ? dayTexts(wording, day) : []]))
  const heightAt = (fontSize: number) =>
    weeks
      .map((week) => Math.max(...week.map(({ date }) => linesOf(texts.get(date) ?? [], width, fontSize))))
      .reduce((sum, lines) => sum + (lines + 1) * fontSize * lineHeight + 2 * cellPadding, 0)
  const fontSize = fittingSize(sizes, heightAt, size.height - calendarFrame)

  return (
    <>
      <View style={menuStyles.weekdays}>
        {(weeks[0] ?? []).map(({ date }) => (
          <Text key={date} style={menuStyles.weekday}>
            {wording.formats.weekday(date)}
          </Text>
        ))}
      </View>
      {weeks.map((week) => (
        <View key={week[0]?.date} style={menuStyles.week} wrap={false}>
          {week.map(({ date, day, isOut }) => (
            <View key={date} style={[menuStyles.cell, isOut ? menuStyles.out : {}]}>
              {!isOut && (
                <View style={{ fontSize, lineHeight }}>
                  <Text style={styles.strong}>{String(Number(date.slice(-2)))}</Text>
                  {day?.closed && (
                    <Text style={menuStyles.closed}>{wording.t('publicMenu.closed', { note: day.closed })}</Text>
                  )}
                  {(texts.get(date) ?? []).map(({ text, isMain }, index) => (
                    <Text key={index} style={[{ fontSize, lineHeight }, isMain ? styles.strong : {}]}>
                      {text}
                    </Text>
                  ))}
                </View>
              )}
            </View>
          ))}
        </View>
      ))}
    </>
  )
}

interface DayText {
  text: string
  isMain: boolean
}

/** The height of the texts, as a number of lines of Latin letters. */
const linesOf = (texts: readonly DayText[], width: number, fontSize: number) =>
  texts.reduce((sum, { text }) => sum + lineCount(text, width, fontSize) * (hasArabic(text) ? arabicHeight : 1), 0)

/** A text per entree, then one per category. */
function dayTexts(wording: Wording, { lines, closed }: PrintedDay): DayText[] {
  if (closed !== null) return []
  return [...Map.groupBy(lines, ({ category }) => category)].flatMap(([category, items]): DayText[] => {
    const texts = items.map((line) => itemText(wording, line))
    return category === 'Entree'
      ? texts.map((text) => ({ text, isMain: true }))
      : [{ text: texts.join(' · '), isMain: false }]
  })
}

function itemText(wording: Wording, { kind, name, allergens, contents }: PrintedLine): string {
  if (kind === 'text') return name
  if (kind === 'placeholder') return wording.t('publicMenu.placeholder', { name })
  const bar = withLetters(wording, { name, allergens })
  if (contents.length === 0) return bar
  const items = contents.map((content) => withLetters(wording, content)).join(', ')
  return wording.t('publicMenu.bar', { name: bar, items })
}

function withLetters(wording: Wording, { name, allergens }: Pick<PrintedLine, 'name' | 'allergens'>): string {
  return lettered(name, allergenLetters(wording, allergens))
}
