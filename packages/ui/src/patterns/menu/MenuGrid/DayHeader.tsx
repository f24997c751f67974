import { Ellipsis, LockKeyhole, Pencil, TriangleAlert } from 'lucide-react'
import { memo } from 'react'

import { Menu } from '../../../components/overlays/Menu/Menu.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import { CostText } from '../CostLine/CostText.tsx'
import { CountField } from './CountField.tsx'
import {
  DayClosed,
  DayConflicts,
  DayCost,
  DayDate,
  DayLocked,
  DayName,
  DayTop,
  DayVerdict,
  DayVerdicts,
} from './DayHeader.styles.ts'
import { CardButton } from './MenuCard.styles.ts'
import { DayHeaderRoot } from './MenuGrid.styles.ts'
import type { MenuGridDay } from './menu-grid-types.ts'
import { useMenuGrid } from './MenuGridContext.tsx'

interface DayHeaderProps {
  day: MenuGridDay
  isFocused: boolean
}

/** Header of a day: date, verdicts of both dates, planned meals, actions for the whole day. */
export const DayHeader = memo(function DayHeader({ day, isFocused }: DayHeaderProps) {
  const text = useMenuText()
  const { actions, ...grid } = useMenuGrid()
  const isReadOnly = grid.isReadOnly || Boolean(day.locked)
  const dates = day.verdict && [
    { name: text.now, short: text.now, verdict: day.verdict.now },
    { name: text.from2027, short: text.from2027Short, verdict: day.verdict.from2027 },
  ]

  return (
    <DayHeaderRoot role="columnheader" tabIndex={-1} data-date={day.date} $isFocused={isFocused}>
      <DayTop>
        <DayName type="button" tabIndex={-1} aria-pressed={isFocused} onClick={() => actions.onFocusDay(day.date)}>
          {day.title ?? (
            <>
              {day.weekday}{' '}
              <DayDate>
                <bdi>{day.dateLabel}</bdi>
              </DayDate>
            </>
          )}
        </DayName>
        {((!isReadOnly && !day.closed) || day.isChanged) && <DayMenu day={day} isReadOnly={isReadOnly} />}
      </DayTop>
      {day.closed ? (
        <DayClosed>{day.closed}</DayClosed>
      ) : (
        <>
          <DayVerdicts>
            {dates?.map(({ name, short, verdict }) => (
              <DayVerdict key={name} title={text.dated(name, text.verdicts[verdict])}>
                <VerdictMark verdict={verdict} />
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{text.dated(name, text.verdicts[verdict])}</VisuallyHidden>
              </DayVerdict>
            ))}
            {!dates && day.items.length === 0 && day.plannedMeals !== null && <span>{text.nothingPlanned}</span>}
          </DayVerdicts>
          <CountField
            label={text.plannedMealsOf(day.label)}
            unit={text.mealsShort}
            value={day.plannedMeals}
            isReadOnly={isReadOnly}
            onChange={(meals) => actions.onPlannedMealsChange(day.date, meals)}
          />
          {day.cost && (
            <DayCost title={text.costPerMeal}>
              <VisuallyHidden>{text.costPerMeal} </VisuallyHidden>
              <CostText cost={day.cost} />
            </DayCost>
          )}
          {day.isChanged && !day.conflicts && (
            <DayLocked>
              <Pencil aria-hidden />
              {text.changedDay}
            </DayLocked>
          )}
          {Boolean(day.conflicts) && !isReadOnly && (
            <DayConflicts type="button" onClick={() => actions.onReviewConflicts(day.date)}>
              <TriangleAlert aria-hidden />
              {text.dayConflicts(day.conflicts ?? 0)}
            </DayConflicts>
          )}
          {day.locked && (
            <DayLocked>
              <LockKeyhole aria-hidden />
              {day.locked}
            </DayLocked>
          )}
        </>
      )}
    </DayHeaderRoot>
  )
})

function DayMenu({ day, isReadOnly }: { day: MenuGridDay; isReadOnly: boolean }) {
  const text = useMenuText()
  const { actions, openDays } = useMenuGrid()
  const isEmpty = day.items.length === 0

  return (
    <Menu
      label={text.dayActions(day.label)}
      align="end"
      sections={[
        {
          items: day.isChanged ? [{ label: text.compareDay, onSelect: () => actions.onCompareDay(day.date) }] : [],
        },
        {
          label: text.copyDayTo,
          items: openDays
            .filter((other) => other.date !== day.date)
            .map((other) => ({
              label: other.label,
              disabled: isEmpty,
              onSelect: () => actions.onCopyDay(day.date, other.date),
            })),
        },
        {
          items: isReadOnly
            ? []
            : [
                {
                  label: text.clearDay,
                  tone: 'danger' as const,
                  disabled: isEmpty,
                  onSelect: () => actions.onClearDay(day.date),
                },
              ],
        },
      ].filter((section) => section.items.length > 0)}
      trigger={(props) => (
        <CardButton {...props} type="button" aria-label={text.dayActions(day.label)} title={text.dayActions(day.label)}>
          <Ellipsis aria-hidden />
        </CardButton>
      )}
    />
  )
}
