import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space, visuallyHidden } from '../../../theme/tokens.ts'

/** Measured on the month, not the window: a side menu may be open. */
export const wide = '@container month (min-width: 44rem)'

export const MonthFrame = styled.div.attrs({ className: 'cm-landscape' })`
  container: month / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-inline-size: 0;
`

export const MonthTable = styled.div<{ $days: number }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};

  ${wide} {
    grid-template-columns: 6.5rem repeat(${({ $days }) => $days}, minmax(0, 1fr));
  }
`

/** Rows use `display: contents`, so all cells are in one grid. */
export const MonthRow = styled.div`
  display: contents;
`

/** For screen readers only where days are one below the other. */
export const MonthHeader = styled.div`
  ${visuallyHidden}
  font: ${font('captionStrong')};

  ${wide} {
    position: static;
    inline-size: auto;
    block-size: auto;
    padding: ${space(2)};
    border-block-end: 1px solid ${color('line')};
    clip-path: none;
    background: ${color('sunken')};
    color: ${color('inkQuiet')};
  }
`

/** Above its week's days where they are one below the other, otherwise before them. */
export const WeekName = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  padding: ${space(2)};
  border-block-end: 1px solid ${color('line')};
  background: ${({ $isOpen }) => color($isOpen ? 'accentBackground' : 'sunken')};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};

  ${wide} {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: start;
    justify-content: start;
  }
`

export const WeekVerdicts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  font: ${font('caption')};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

/** Selects the days of its week. */
export const WeekSelect = styled.button.attrs({ className: 'cm-print' })`
  padding: 0;
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`

/** What a drop does, below the name of the dragged day. */
export const DropNote = styled.span`
  display: block;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
