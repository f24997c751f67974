import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useId, useMemo, useRef } from 'react'

import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import { cellItems } from './cell-items.ts'
import { DayHeader } from './DayHeader.tsx'
import { CardGhost } from './MenuCard.styles.ts'
import { MenuCell } from './MenuCell.tsx'
import {
  CategoryHeader,
  Corner,
  DaySwitch,
  DaySwitchButton,
  DaySwitchClosed,
  MenuAside,
  MenuFrame,
  MenuLayout,
  MenuMain,
  MenuPanel,
  MenuRow,
  MenuScroll,
  MenuTable,
  WeekHint,
} from './MenuGrid.styles.ts'
import type { MenuGridDay, MenuGridProps } from './menu-grid-types.ts'
import { MenuGridContext, type MenuGridSurroundings } from './MenuGridContext.tsx'
import { SelectionBar, SelectionArea } from './SelectionBar.tsx'
import { useMenuActions, useOpenDays } from './use-menu-actions.ts'
import { useMenuDrag } from './use-menu-drag.ts'
import { useWeekSelection } from './use-week-selection.ts'

const noLines: readonly string[] = []

/** The week planner. Items are added by drag, by Enter in the library next to it, or by "Add" in a cell. */
export function MenuGrid(props: MenuGridProps) {
  const { days, categories, library, aside, panel, banner, error, onRetry, isReadOnly = false } = props
  const { servingLines = noLines, emptyAction = null } = props
  const text = useMenuText()
  const actions = useMenuActions(props)
  const openDays = useOpenDays(days)
  const drag = useMenuDrag({ days, categories, text, onAdd: actions.onAdd, onMove: actions.onMove })
  const surroundings = useMemo<MenuGridSurroundings>(
    () => ({ actions, openDays, categories, library, servingLines, emptyAction, isReadOnly }),
    [actions, openDays, categories, library, servingLines, emptyAction, isReadOnly],
  )

  function content() {
    if (error) return <ErrorState error={error} onRetry={onRetry} />
    if (!days) return <Skeleton lines={12} />
    return <Week {...props} days={days} isDragging={drag.draggedName !== null} />
  }

  return (
    <MenuGridContext value={surroundings}>
      <DndContext {...drag.context}>
        <MenuFrame>
          <MenuLayout>
            <MenuMain>
              {banner}
              {content()}
            </MenuMain>
            {panel ? <MenuPanel>{panel}</MenuPanel> : aside && <MenuAside>{aside}</MenuAside>}
          </MenuLayout>
        </MenuFrame>
        <DragOverlay dropAnimation={null}>
          {drag.draggedName !== null && (
            // The frame is as wide as the dragged card: dnd-kit measures it to find the target.
            <div>
              <CardGhost>
                <bdi>{drag.draggedName}</bdi>
              </CardGhost>
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </MenuGridContext>
  )
}

type WeekProps = MenuGridProps & { days: readonly MenuGridDay[]; isDragging: boolean }

function Week(props: WeekProps) {
  const { label, days, categories, isReadOnly, focusedDate, onFocusDay, isDragging, clipboard } = props
  const text = useMenuText()
  const id = useId()
  const tableRef = useRef<HTMLDivElement>(null)
  // If the screen focuses no day, a phone shows the first one.
  const shownDate = days.some((day) => day.date === focusedDate) ? focusedDate : days[0]?.date
  const selection = useWeekSelection({
    tableRef,
    clipboard: isReadOnly ? null : (clipboard ?? null),
    days,
    categories: props.categories,
    focusedDate: shownDate ?? undefined,
    onFocusDay,
    isDragging,
  })
  const isEmpty = days.every((day) => day.items.length === 0)

  return (
    <>
      {isEmpty && !isReadOnly && (
        <WeekHint>
          <strong>{text.weekEmpty}</strong>
          {text.weekEmptyHint}
        </WeekHint>
      )}
      {isEmpty && isReadOnly && (
        <WeekHint>
          <strong>{text.weekEmpty}</strong>
        </WeekHint>
      )}
      <DaySwitch role="group" aria-label={text.days}>
        {days.map((day) => (
          <DaySwitchButton
            key={day.date}
            type="button"
            aria-pressed={day.date === shownDate}
            onClick={() => onFocusDay(day.date)}
          >
            {day.weekday}
            <VisuallyHidden>{day.dateLabel}</VisuallyHidden>
            {day.closed ? (
              <DaySwitchClosed>{text.closedDay}</DaySwitchClosed>
            ) : (
              day.verdict && <VerdictMark verdict={day.verdict.now} />
            )}
          </DaySwitchButton>
        ))}
      </DaySwitch>
      <SelectionArea {...selection.surroundings}>
        <MenuScroll $days={days.length}>
          <VisuallyHidden id={`${id}-keys`}>{text.weekKeys}</VisuallyHidden>
          <MenuTable
            ref={tableRef}
            role="grid"
            aria-label={label}
            aria-describedby={`${id}-keys`}
            aria-multiselectable={clipboard ? true : undefined}
            {...selection.handlers}
            $days={days.length}
          >
            <MenuRow role="row">
              <Corner role="columnheader">
                <VisuallyHidden>{text.category}</VisuallyHidden>
              </Corner>
              {days.map((day) => (
                <DayHeader key={day.date} day={day} isFocused={day.date === shownDate} />
              ))}
            </MenuRow>
            {categories.map((category) => (
              <MenuRow key={category.id} role="row">
                <CategoryHeader role="rowheader">{category.label}</CategoryHeader>
                {days.map((day) => (
                  <MenuCell
                    key={day.date}
                    date={day.date}
                    dayLabel={day.label}
                    category={category}
                    items={cellItems(day, category.id)}
                    selections={day.selections[category.id] ?? null}
                    isClosed={Boolean(day.closed)}
                    isLocked={Boolean(day.locked)}
                    isFocused={day.date === shownDate}
                  />
                ))}
              </MenuRow>
            ))}
          </MenuTable>
        </MenuScroll>
        {selection.bar && <SelectionBar {...selection.bar} />}
      </SelectionArea>
    </>
  )
}
