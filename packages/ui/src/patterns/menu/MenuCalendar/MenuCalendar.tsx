import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import type { MenuCalendarDay, MenuCalendarItem, MenuCalendarProps } from './menu-calendar-types.ts'
import {
  ContentList,
  CalendarDays,
  CalendarFrame,
  CalendarHeader,
  DateInCell,
  DateInList,
  DayActions,
  DayCell,
  DayDate,
  DayEmpty,
  DayGroups,
  GroupList,
  ItemLetters,
  ItemMark,
  ItemName,
  ItemPrice,
  ItemRow,
} from './MenuCalendar.styles.ts'

/** Days of a menu to read: a calendar on wide screens and on paper, a list of days on a phone. */
export function MenuCalendar({ label, weekdays, days, emptyText }: MenuCalendarProps) {
  return (
    <CalendarFrame>
      <CalendarHeader aria-hidden $columns={weekdays.length}>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </CalendarHeader>
      <CalendarDays aria-label={label} $columns={weekdays.length}>
        {days.map((day) => (
          <Day key={day.date} day={day} emptyText={emptyText} />
        ))}
      </CalendarDays>
    </CalendarFrame>
  )
}

function Day({ day, emptyText }: { day: MenuCalendarDay; emptyText: string }) {
  const isEmpty = day.groups.length === 0
  return (
    <DayCell
      $column={day.column}
      $isClosed={Boolean(day.closed)}
      $isToday={day.isToday ?? false}
      $isEmpty={isEmpty && !day.closed}
      aria-current={day.isToday ? 'date' : undefined}
    >
      <DayDate>
        <VisuallyHidden>{day.label}</VisuallyHidden>
        <DateInList aria-hidden>{day.shortLabel}</DateInList>
        <DateInCell aria-hidden>{day.number}</DateInCell>
      </DayDate>
      {day.closed ? (
        <DayEmpty>{day.closed}</DayEmpty>
      ) : isEmpty ? (
        <DayEmpty>{emptyText}</DayEmpty>
      ) : (
        <DayGroups>
          {day.groups.map(({ category, isMain = false, items }) => (
            <GroupList key={category} aria-label={category} $isMain={isMain}>
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </GroupList>
          ))}
        </DayGroups>
      )}
      {day.actions && <DayActions>{day.actions}</DayActions>}
    </DayCell>
  )
}

function Item({ item }: { item: MenuCalendarItem }) {
  return (
    <ItemRow>
      <ItemName $look={item.look}>
        <Name of={item} lang={item.lang} />
        {item.note && <> ({item.note})</>}
      </ItemName>
      <Letters of={item} />
      {item.price && (
        <>
          {' '}
          <ItemPrice>{item.price}</ItemPrice>
        </>
      )}
      {item.mark && <ItemMark $tone={item.mark.tone}>{item.mark.text}</ItemMark>}
      {item.contents && (
        <ContentList aria-label={item.name}>
          {item.contents.map((content) => (
            <li key={content.name}>
              <Name of={content} />
              <Letters of={content} />
              {content.mark && <ItemMark $tone={content.mark.tone}>{content.mark.text}</ItemMark>}
            </li>
          ))}
        </ContentList>
      )}
    </ItemRow>
  )
}

function Name({
  of: { name, isStruck = false },
  lang,
}: {
  of: Pick<MenuCalendarItem, 'name' | 'isStruck'>
  lang?: string | undefined
}) {
  return isStruck ? (
    <s>
      <bdi lang={lang}>{name}</bdi>
    </s>
  ) : (
    <bdi lang={lang}>{name}</bdi>
  )
}

function Letters({ of: { letters, lettersText } }: { of: Pick<MenuCalendarItem, 'letters' | 'lettersText'> }) {
  if (!letters) return null
  return (
    <>
      {' '}
      <ItemLetters aria-hidden>{letters}</ItemLetters>
      <VisuallyHidden> {lettersText}</VisuallyHidden>
    </>
  )
}
