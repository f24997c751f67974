import { LockKeyhole, Pencil, Repeat, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import { CostText } from '../CostLine/CostText.tsx'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import type { MonthGridDay, MonthGridItem, MonthGridProps, MonthGridWeek } from './month-grid-types.ts'
import {
  DayButton,
  DayChange,
  DayClosed,
  DayFigures,
  DayItem,
  DayItems,
  DayNumber,
  DayWeekday,
  DayTop,
  MonthCell,
  MonthFrame,
  MonthHeader,
  MonthRow,
  MonthTable,
  Verdicts,
  WeekName,
  WeekVerdicts,
} from './MonthGrid.styles.ts'

/** A month at a look, with the verdicts of its days and weeks. A day opens its week; arrow keys move between days. */
export function MonthGrid({ label, weekdays, weeks, error, onRetry, openWeek, onOpenDay }: MonthGridProps) {
  const text = useMenuText()
  const tableRef = useRef<HTMLDivElement>(null)
  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (!weeks) return <Skeleton lines={14} />
  const first = weeks.flatMap(({ days }) => days).find((day) => day !== null)?.date

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = dayAfter(tableRef.current, event)
    if (!next) return
    event.preventDefault()
    const current = tableRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')
    if (current) current.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }

  return (
    <MonthFrame>
      <MonthTable ref={tableRef} role="grid" aria-label={label} $days={weekdays.length} onKeyDown={handleKeyDown}>
        <MonthRow role="row">
          <MonthHeader role="columnheader">
            <VisuallyHidden>{text.week}</VisuallyHidden>
          </MonthHeader>
          {weekdays.map((weekday) => (
            <MonthHeader key={weekday} role="columnheader">
              {weekday}
            </MonthHeader>
          ))}
        </MonthRow>
        {weeks.map((week) => (
          <MonthRow key={week.id} role="row" aria-label={week.label}>
            <WeekName role="rowheader" $isOpen={week.id === openWeek}>
              <span>{week.label}</span>
              {week.verdict && <WeekVerdict verdict={week.verdict} />}
            </WeekName>
            {week.days.map((day, index) => (
              <MonthCell key={day?.date ?? index} role="gridcell" $isOpen={week.id === openWeek} $isOut={day === null}>
                {day && (
                  <Day
                    day={day}
                    week={week}
                    weekday={weekdays[index]}
                    isFirst={day.date === first}
                    onOpen={() => onOpenDay(week.id, day.date)}
                  />
                )}
              </MonthCell>
            ))}
          </MonthRow>
        ))}
      </MonthTable>
    </MonthFrame>
  )
}

interface DayProps {
  day: MonthGridDay
  week: MonthGridWeek
  /** Its column's name, shown where a narrow month has no columns. */
  weekday: string | undefined
  isFirst: boolean
  onOpen: () => void
}

function Day({ day, weekday, isFirst, onOpen }: DayProps) {
  const text = useMenuText()
  return (
    <DayButton
      type="button"
      data-day={day.date}
      tabIndex={isFirst ? 0 : -1}
      $isClosed={Boolean(day.closed)}
      onClick={onOpen}
    >
      <DayTop>
        <DayWeekday aria-hidden>{weekday}</DayWeekday>
        <DayNumber $isToday={day.isToday ?? false}>
          <span aria-hidden>{day.number}</span>
          <VisuallyHidden>{day.label}</VisuallyHidden>
        </DayNumber>
        {day.isLocked && (
          <>
            <LockKeyhole aria-hidden />
            <VisuallyHidden>{text.servedDay}</VisuallyHidden>
          </>
        )}
        {!day.closed && <ChangeMark day={day} />}
        {day.verdict && !day.closed && <VerdictMarks verdict={day.verdict} />}
      </DayTop>
      {day.closed ? (
        <DayClosed>{day.closed}</DayClosed>
      ) : (
        <Items items={day.items} isQuiet={day.change === 'inherited'} />
      )}
      {!day.closed && (day.kcal || day.cost) && (
        <DayFigures>
          {day.kcal && <MissingValue value={day.kcal} unit={text.calories} isPlain />}
          {day.cost && <CostText cost={day.cost} />}
        </DayFigures>
      )}
    </DayButton>
  )
}

/** Marks a day that a school changed, by shape and text. */
function ChangeMark({ day: { change } }: { day: MonthGridDay }) {
  const text = useMenuText()
  if (change === 'conflict') {
    return (
      <DayChange $isConflict>
        <TriangleAlert aria-hidden />
        {text.conflictDay}
      </DayChange>
    )
  }
  return (
    change === 'changed' && (
      <DayChange $isConflict={false}>
        <Pencil aria-hidden />
        {text.changedDay}
      </DayChange>
    )
  )
}

function Items({ items, isQuiet }: { items: readonly MonthGridItem[]; isQuiet: boolean }) {
  const text = useMenuText()
  if (items.length === 0) return <DayClosed>{text.nothingPlanned}</DayClosed>
  return (
    <DayItems>
      {items.map((item, index) => (
        <DayItem
          key={item.id}
          title={`${item.category}: ${item.name}`}
          $isMain={(item.isMain ?? false) && !isQuiet}
          $look={item.look ?? 'food'}
          $isNewCategory={index > 0 && items[index - 1]?.category !== item.category}
        >
          {item.isRecurring && (
            <>
              <Repeat aria-hidden />
              <VisuallyHidden>{text.recurringItem} </VisuallyHidden>
            </>
          )}
          <bdi>{item.name}</bdi>
        </DayItem>
      ))}
    </DayItems>
  )
}

/** Both verdicts of a week, named: a day that passes can be in a week that fails its calories, sodium or subgroups. */
function WeekVerdict({ verdict }: { verdict: TwoDates<Verdict> }) {
  const text = useMenuText()
  const dates = [
    { name: text.now, shortName: text.now, verdict: verdict.now },
    { name: text.from2027, shortName: text.from2027Short, verdict: verdict.from2027 },
  ]
  return (
    <WeekVerdicts>
      {dates.map((date) => (
        <span key={date.name}>
          <VerdictMark verdict={date.verdict} />
          <span aria-hidden>{date.shortName}</span>
          <VisuallyHidden>{text.dated(date.name, text.verdicts[date.verdict])}</VisuallyHidden>
        </span>
      ))}
    </WeekVerdicts>
  )
}

function VerdictMarks({ verdict }: { verdict: TwoDates<Verdict> }) {
  const text = useMenuText()
  const dates = [
    { name: text.now, verdict: verdict.now },
    { name: text.from2027, verdict: verdict.from2027 },
  ]
  return (
    <Verdicts>
      {dates.map((date) => (
        <span key={date.name} title={text.dated(date.name, text.verdicts[date.verdict])}>
          <VerdictMark verdict={date.verdict} />
          <VisuallyHidden>{text.dated(date.name, text.verdicts[date.verdict])}</VisuallyHidden>
        </span>
      ))}
    </Verdicts>
  )
}

/** The day that an arrow key leads to. */
function dayAfter(table: Element | null, { key, target }: KeyboardEvent): HTMLElement | null {
  if (!table || !(target instanceof HTMLElement)) return null
  const forward = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  const steps: Partial<Record<string, { row: number; day: number }>> = {
    ArrowRight: { row: 0, day: forward },
    ArrowLeft: { row: 0, day: -forward },
    ArrowDown: { row: 1, day: 0 },
    ArrowUp: { row: -1, day: 0 },
  }
  const step = steps[key]
  if (!step) return null
  const rows = [...table.children].map((row) =>
    [...row.children].map((cell) => cell.querySelector<HTMLElement>('[data-day]')),
  )
  let row = rows.findIndex((cells) => cells.some((cell) => cell === target))
  let day = rows[row]?.findIndex((cell) => cell === target) ?? -1
  if (day < 0) return null
  // Over the end of a week to the next one, and over days of other months.
  for (;;) {
    day += step.day
    row += step.row
    const width = rows[row]?.length ?? 0
    if (step.day !== 0 && (day < 0 || day >= width)) {
      row += step.day * forward > 0 === forward > 0 ? 1 : -1
      day = step.day > 0 ? 0 : width - 1
    }
    const cells = rows[row]
    if (!cells) return null
    const found = cells[day]
    if (found) return found
  }
}
