import { mealCategories } from '@commissary/domain/menu'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'

import type { PrintedCell } from './menu-weeks.ts'
import type { PrintedDay, PrintedLine } from './menu-document.ts'
import { Text, View } from './primitives.tsx'
import { menuStyles } from './menu-styles.ts'
import { styles } from './styles.ts'

interface KitchenWeekProps {
  week: readonly PrintedCell[]
  size: { width: number; height: number }
  wording: Wording
}

/** A week as the kitchen works: per day the meals and the note, then each item with its portion and servings. */
export function KitchenWeek({ week, wording }: KitchenWeekProps) {
  const { formats } = wording
  return (
    <>
      <View style={menuStyles.weekdays}>
        {week.map(({ date }) => (
          <Text key={date} style={menuStyles.weekday}>
            {formats.weekdayShort(date)}
          </Text>
        ))}
      </View>
      <View style={menuStyles.week}>
        {week.map(({ date, day, isOut }) => (
          <View key={date} style={[menuStyles.cell, isOut ? menuStyles.out : {}]}>
            {day && !isOut && <DayOf day={day} wording={wording} />}
          </View>
        ))}
      </View>
    </>
  )
}

function DayOf({ day, wording }: { day: PrintedDay; wording: Wording }) {
  const { t, formats } = wording
  const { closed, plannedMeals, note, lines } = day
  if (closed !== null) return <Text style={menuStyles.closed}>{t('publicMenu.closed', { note: closed })}</Text>
  const groups = Map.groupBy(lines, ({ category }) => category)
  return (
    <View>
      <Text style={styles.strong}>
        {plannedMeals === null
          ? t('print.menu.noMeals')
          : t('print.menu.meals', { meals: formats.number(plannedMeals, 0) })}
      </Text>
      {note !== null && <Text>{note}</Text>}
      {mealCategories
        .filter((category) => groups.has(category))
        .map((category) => (
          <View key={category}>
            <Text style={styles.dayTitle}>{t(`words.categories.${category}`)}</Text>
            {(groups.get(category) ?? []).map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a document is rendered once, so rows never move
              <Item key={index} line={line} wording={wording} />
            ))}
          </View>
        ))}
    </View>
  )
}

function Item({ line, wording }: { line: PrintedLine; wording: Wording }) {
  const { t, formats } = wording
  const { kind, name, portion, plannedServings, servingLine, contents } = line
  const servings =
    kind === 'text'
      ? null
      : plannedServings === null
        ? t('print.menu.noServings')
        : t('print.menu.servings', { servings: formats.number(plannedServings, 0) })
  const details = [
    kind === 'placeholder' ? t('publicMenu.toBeAnnounced') : null,
    portion && quantityText(t, portion),
    servings,
    servingLine && t('print.menu.servingLine', { line: servingLine }),
  ]
  return (
    <View style={menuStyles.item} wrap={false}>
      <Text>{name}</Text>
      {contents.map((content) => (
        <Text key={content.name} style={menuStyles.content}>
          {content.name}
        </Text>
      ))}
      <Text style={styles.quiet}>{details.filter(Boolean).join(' · ')}</Text>
    </View>
  )
}
