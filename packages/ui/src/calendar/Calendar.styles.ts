import { css, keyframes, styled } from 'styled-components'

import { PopupSheet } from '../components/overlays/Popup/Popup.styles.ts'
import { color, focusRing, font, radius, size, space, visuallyHidden } from '../theme/tokens.ts'
import { monthRows } from './calendar-events.ts'
import type { CalendarView } from './calendar-view.ts'
import { EventChip, EventTitle } from './CalendarParts.styles.ts'

export const CalendarRoot = styled.section`
  min-inline-size: 0;
`

interface RoomLook {
  $view: CalendarView
  $isCompact: boolean
}

interface FrameLook extends RoomLook {
  $isSelectable: boolean
}

/** Reserved row height before events are measured, so the grid does not move when they load. */
const rowHeight = ({ $view, $isCompact }: RoomLook) => {
  if ($view === 'month')
    return $isCompact
      ? `calc(${size('touch')} + ${space(2)})`
      : `calc(${space(8)} + ${space(1)} + ${monthRows} * var(--cm-event-row))`
  return $isCompact && $view === 'week' ? `calc(${size('touch')} + ${space(2)})` : `16rem`
}

const frame = css<RoomLook>`
  --cm-event-row: calc(${space(6)} + ${space('half')});
  /* Reserved height of header and rows before the client renders what the server leaves out. */
  min-block-size: calc(
    ${({ $view }) => `${$view === 'day' ? '0rem' : space(8)} + ${$view === 'month' ? 6 : 1}`} * ${rowHeight}
  );
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  @media (pointer: coarse) {
    --cm-event-row: calc(${size('touch')} + ${space('half')});
  }
`

/** Styles for FullCalendar's markup. Its structure comes from its own style sheet, every color from the theme. */
export const CalendarFrame = styled.div<FrameLook>`
  ${frame}
  overflow: hidden;

  .cm-head {
    border: 1px solid ${color('line')};
    background: ${color('sunken')};
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};
  }

  .cm-head-text {
    padding-block: ${space(2)};
  }

  .cm-row,
  .cm-day {
    border: 1px solid ${color('line')};
  }

  /* FullCalendar would derive row height from the calendar's width. */
  .cm-row {
    flex-basis: 0 !important;
    min-block-size: ${rowHeight};
  }

  .cm-day {
    cursor: ${({ $isSelectable }) => ($isSelectable ? 'pointer' : 'default')};
    -webkit-tap-highlight-color: transparent;
  }

  .cm-day:hover {
    background: ${color('hover')};
  }

  .cm-other {
    background: ${color('canvas')};
  }

  .cm-day[aria-selected='true'] {
    background: ${color('accentBackground')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }

  /* An event's tint would disappear on the tint of a selected day. */
  .cm-day[aria-selected='true'] ${EventChip} {
    background: ${color('surface')};
  }

  .cm-day:focus-visible {
    ${focusRing('inset')}
    z-index: 1;
  }

  .cm-drag {
    background: ${color('accentBackground')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }

  .cm-top {
    display: flex;
    justify-content: ${({ $isCompact }) => ($isCompact ? 'center' : 'flex-end')};
    min-block-size: ${space(1)};
  }

  .cm-number {
    inline-size: min(${space(6)}, 100%);
    margin: ${({ $isCompact }) => ($isCompact ? `${space(1)} 0` : space(1))};
    border-radius: ${radius('pill')};
    font: ${font('body')};
    font-variant-numeric: tabular-nums;
    line-height: ${space(6)};
    text-align: center;
  }

  .cm-other .cm-number {
    color: ${color('inkQuiet')};
  }

  .cm-today .cm-number {
    background: ${color('accent')};
    color: ${color('onAccent')};
    font-weight: 600;
  }

  .cm-today-head {
    color: ${color('accent')};
  }

  .cm-event {
    padding-block-end: ${space('half')};
    padding-inline: ${space('half')};
    /* The selection is painted on the cell, which also handles presses between events. */
    min-inline-size: 0;
  }

  .cm-event > * {
    min-inline-size: 0;
  }

  /* Printed without background colors, one month per page. */
  @media print {
    break-inside: avoid;
    min-block-size: 0;
    color: ${color('ink')};

    .cm-row {
      min-block-size: 5rem;
    }

    .cm-head,
    .cm-day,
    .cm-day:hover,
    .cm-day[aria-selected='true'],
    .cm-today .cm-number {
      background: none;
      box-shadow: none;
      color: ${color('ink')};
    }

    ${EventTitle} {
      display: block;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  ${({ $view }) =>
    $view !== 'month' &&
    css`
      --cm-event-font: ${font($view === 'day' ? 'body' : 'caption')};

      /* Shows more of a long title, but not all of an endless one. */
      ${EventTitle} {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 4;
        padding-block: ${space($view === 'day' ? 2 : 1)};
        overflow-wrap: anywhere;
        white-space: normal;
      }
    `}
`

export const NotesRoot = styled.div`
  display: flex;
  gap: ${space(4)};
  min-block-size: ${space(8)};
  padding-block: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  @media print {
    display: none;
  }
`

export const HelpNote = styled.p<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const appear = keyframes`
  from {
    visibility: hidden;
  }
`

/** Appears late, so fast responses do not show it. */
export const LoadingNote = styled.p`
  animation: ${appear} 150ms step-end;
`

export const Announcement = styled.div`
  ${visuallyHidden}
`

/** As tall as the grid, so an error moves nothing. */
export const CalendarFailure = styled.div<RoomLook>`
  ${frame}
  display: grid;
  place-content: center;
`

export const DayPopupSheet = styled(PopupSheet)`
  inline-size: 20rem;
  padding: ${space(3)};
`

export const DayPopupHeader = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(2)};

  h3 {
    padding-block: ${space('half')};
    font: ${font('strong')};
  }
`

export const DayPanelRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding-block: ${space(4)};
`
