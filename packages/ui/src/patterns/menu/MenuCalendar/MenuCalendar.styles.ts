import { css, styled } from 'styled-components'

import { color, font, radius, space } from '../../../theme/tokens.ts'
import { hatch } from '../../hatch.ts'

/** Measured on the calendar, not on the window. */
const wide = '@container days (min-width: 44rem)'

export const CalendarFrame = styled.div.attrs({ className: 'cm-landscape' })`
  container: days / inline-size;
  min-inline-size: 0;
`

/** For screen readers, and where days are one below the other, each day has its own weekday. */
export const CalendarHeader = styled.div<{ $columns: number }>`
  display: none;

  ${wide} {
    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    border: 1px solid ${color('line')};
    border-block-end: 0;
    border-start-start-radius: ${radius('card')};
    border-start-end-radius: ${radius('card')};
    background: ${color('sunken')};
    color: ${color('inkQuiet')};
    font: ${font('captionStrong')};

    > span {
      padding: ${space(2)};

      @media print {
        padding-block: 0;
      }
    }
  }
`

export const CalendarDays = styled.ol<{ $columns: number }>`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: 1px;
    overflow: clip;
    border: 1px solid ${color('line')};
    border-end-start-radius: ${radius('card')};
    border-end-end-radius: ${radius('card')};
    background: ${color('sunken')};
  }
`

interface CellProps {
  $column: number
  $isClosed: boolean
  $isToday: boolean
  $isEmpty: boolean
}

export const DayCell = styled.li<CellProps>`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)};
  border: 1px solid ${({ $isToday }) => color($isToday ? 'accent' : 'line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  ${({ $isClosed }) =>
    $isClosed &&
    css`
      background: ${hatch('line')} ${color('surface')};
    `}

  ${wide} {
    grid-column-start: ${({ $column }) => $column};
    padding: ${space(2)};
    border: 0;
    border-radius: 0;
    outline: 1px solid ${color('line')};
    ${({ $isToday }) =>
      $isToday &&
      css`
        box-shadow: inset 0 0 0 2px ${color('accent')};

        @media print {
          box-shadow: none;
        }
      `}
  }

  @media print {
    gap: 1px;
    padding: 2px 3px;
    break-inside: avoid;
  }
`

export const DayDate = styled.span`
  font: ${font('strong')};
  font-variant-numeric: tabular-nums;

  @media print {
    font-size: 8pt;
    line-height: 1.1;
  }
`

export const DateInList = styled.span`
  ${wide} {
    display: none;
  }
`

export const DateInCell = styled.span`
  display: none;

  ${wide} {
    display: inline;
  }
`

export const DayEmpty = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  @media print {
    font-size: 7pt;
    line-height: 1.2;
  }
`

export const DayGroups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  @media print {
    gap: 1px;
  }
`

/** At the end of the cell, aligned with those of the neighboring days. */
export const DayActions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  margin-block-start: auto;
  padding-block-start: ${space(2)};

  @media print {
    display: none;
  }
`

/** On paper the items of a category follow each other in a line, so that a month fits on one page. */
export const GroupList = styled.ul<{ $isMain: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ $isMain }) => color($isMain ? 'ink' : 'inkQuiet')};
  font: ${({ $isMain }) => font($isMain ? 'captionStrong' : 'caption')};

  @media print {
    color: ${color('ink')};
    font-size: 7pt;
    line-height: 1.2;

    > li {
      display: inline;
    }

    > li + li::before {
      content: ' · ';
    }
  }
`

export const ItemRow = styled.li`
  padding-block: 1px;
`

/** What a salad bar offers, below its name. On paper in one line. */
export const ContentList = styled.ul`
  margin: 0;
  padding-inline-start: ${space(2)};
  list-style: none;
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  @media print {
    display: inline;
    padding: 0;

    &::before {
      content: ' (';
    }

    &::after {
      content: ')';
    }

    > li {
      display: inline;
    }

    > li + li::before {
      content: ', ';
    }
  }
`

export const ItemName = styled.span<{ $look: 'food' | 'placeholder' | 'text' }>`
  font-style: ${({ $look }) => ($look === 'food' ? 'normal' : 'italic')};
`

export const ItemLetters = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  white-space: nowrap;

  @media print {
    font-size: 6pt;
    line-height: 1;
  }
`

export const ItemPrice = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media print {
    font-size: 6pt;
    line-height: 1;
  }
`

const inks = { fail: 'failInk', advisory: 'advisoryInk', unknown: 'unknownInk', pass: 'passInk' } as const
const backgrounds = {
  fail: 'failBackground',
  advisory: 'advisoryBackground',
  unknown: 'unknownBackground',
  pass: 'passBackground',
} as const

export const ItemMark = styled.span<{ $tone: keyof typeof inks }>`
  display: block;
  inline-size: fit-content;
  margin-block: 1px ${space(1)};
  padding: 0 ${space(1)};
  border-radius: ${radius('control')};
  background: ${({ $tone }) => color(backgrounds[$tone])};
  color: ${({ $tone }) => color(inks[$tone])};
  font: ${font('captionStrong')};

  @media print {
    display: inline;
    margin-inline-start: ${space(1)};
    font-size: 6pt;
    line-height: 1;
  }
`
