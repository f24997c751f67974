import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'
import type { DayStateTone } from './day-state-tone.ts'

export const DaysRoot = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`

export const DaysTitle = styled.div`
  display: none;
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};

  @media (min-width: 48rem) {
    display: block;
  }
`

const inks = {
  planned: color('unknownInk'),
  open: color('accent'),
  served: color('advisoryInk'),
  signed: color('passInk'),
  late: color('failInk'),
  closed: color('inkQuiet'),
} satisfies Record<DayStateTone, string>

const grounds = {
  planned: color('surface'),
  open: color('accentBackground'),
  served: color('advisoryBackground'),
  signed: color('passBackground'),
  late: color('failBackground'),
  closed: color('sunken'),
} satisfies Record<DayStateTone, string>

export const DayCell = styled.div<{ $column: number; $tone: DayStateTone; $isToday: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  min-inline-size: 0;
  min-block-size: ${size('touch')};
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${({ $tone }) => grounds[$tone]};
  ${({ $isToday }) =>
    $isToday &&
    css`
      border-color: ${color('accent')};
      box-shadow: inset 0 0 0 1px ${color('accent')};
    `}

  &:hover:has(a, button) {
    border-color: ${color('lineStrong')};
  }

  &:has(:focus-visible) {
    ${focusRing()}
  }

  @media (min-width: 48rem) {
    grid-column: ${({ $column }) => $column};
    flex-flow: column nowrap;
    align-items: start;
    min-block-size: 6.5rem;
  }
`

/** Its link or button covers the whole day. */
export const DayName = styled.span`
  font: ${font('label')};

  a,
  button {
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${color('ink')};
    font: inherit;
    text-align: var(--cm-start);
    text-decoration: none;
    cursor: pointer;

    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`

export const DayMark = styled.span<{ $tone: DayStateTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ $tone }) => inks[$tone]};
  font: ${font('captionStrong')};

  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const DayDetail = styled.span`
  color: ${color('ink')};
  font: ${font('caption')};
`
