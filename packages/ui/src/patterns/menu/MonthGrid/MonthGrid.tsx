import { LockKeyhole, Pencil, Repeat, TriangleAlert } from 'lucide-react'
import { useId } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import { CostText } from '../CostLine/CostText.tsx'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { SelectionBar } from '../MenuGrid/SelectionBar.tsx'
import type { MonthGridDay, MonthGridItem, MonthGridProps } from './month-grid-types.ts'
import { MonthDayCell } from './MonthDayCell.tsx'
import { MonthDrag } from './MonthDrag.tsx'
import { useMonthSelection } from './use-month-selection.tsx'
import {
  DayButton,
  DayChange,
  DayClosed,
  DayFigures,
  DayItem,
  DayItems,
  DayNumber,
  DayTop,
  DayWeekday,
  ItemLine,
  Verdicts,
} from './MonthDayCell.styles.ts'
import {
  MonthFrame,
  MonthHeader,
  MonthRow,
  MonthTable,
  WeekName,
  WeekSelect,
  WeekVerdicts,
} from './MonthGrid.styles.ts'

/**
 * A month at a glance, with the verdicts of its days and weeks. A day opens its week; arrow keys move between days. With a
 * clipboard, days are selected, copied and dragged like the cells of a week.
 */
export function MonthGrid({ label, weekdays, weeks, error, onRetry, openWeek, onOpenDay, clipboard }: MonthGridProps) {
  const text = useMenuText()
  const id = useId()
  const month = useMonthSelection({ weeks, clipboard: clipboard ?? null })
  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (!weeks) return <Skeleton lines={14} />
  const first = weeks.flatMap(({ days }) => days).find((day) => day !== null)?.date

  return (
    <MonthDrag clipboard={clipboard} rangesOf={month.rangesOf} say={month.say}>
      <MonthFrame {...month.surroundings}>
        {clipboard && <VisuallyHidden id={`${id}-keys`}>{text.monthKeys}</VisuallyHidden>}
        <MonthTable
          ref={month.tableRef}
          role="grid"
          aria-label={label}
          aria-describedby={clipboard && `${id}-keys`}
          aria-multiselectable={clipboard ? true : undefined}
          $days={weekdays.length}
          {...month.handlers}
        >
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
                {clipboard ? (
                  <WeekSelect type="button" tabIndex={-1} title={text.selectWeek} onClick={month.selectWeek}>
                    {week.label}
                  </WeekSelect>
                ) : (
                  <span>{week.label}</span>
                )}
                {week.verdict && <WeekVerdict verdict={week.verdict} />}
              </WeekName>
              {week.days.map((day, index) => (
                <MonthDayCell
                  key={day?.date ?? index}
                  day={day}
                  isOpen={week.id === openWeek}
                  isEditable={clipboard !== undefined}
                >
                  {day && (
                    <Day
                      day={day}
                      weekday={weekdays[index]}
                      isFirst={day.date === first}
                      onOpen={() => onOpenDay(week.id, day.date)}
                    />
                  )}
                </MonthDayCell>
              ))}
            </MonthRow>
          ))}
        </MonthTable>
        {month.bar && <SelectionBar {...month.bar} />}
      </MonthFrame>
    </MonthDrag>
  )
}

interface DayProps {
  day: MonthGridDay
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
        {/* Days of a cycle have no other name. */}
        {weekday !== day.number && <DayWeekday aria-hidden>{weekday}</DayWeekday>}
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
          {item.servingLine !== undefined && <ItemLine>{text.servingLineNumber(item.servingLine)}</ItemLine>}
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
