import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

/** Below this width a line takes four stacked rows. */
export const narrow = '@container (max-width: 46rem)'

export const GridFrame = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;

  /* Lines of a printed recipe are never stacked. */
  @media print {
    container-type: normal;
  }
`

export const GridRoot = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('surface')};
  font-variant-numeric: tabular-nums;
`

const columns = css`
  display: grid;
  grid-template-columns: 2.75rem 5rem 5rem minmax(9rem, 2fr) minmax(6rem, 1fr) 3.5rem 6rem 6rem 2.75rem;

  ${narrow} {
    grid-template-columns: 2.25rem 1fr 1fr 1fr 2.75rem;
    grid-template-areas:
      'number amount unit form actions'
      'number item item item item'
      'number prep prep prep prep'
      'number grams grams cost cost';
  }

  @media print {
    grid-template-columns: 2rem 3.5rem 4.5rem minmax(8rem, 2fr) minmax(4rem, 1fr) 3rem 4.5rem 5rem 0;
    break-inside: avoid;
  }
`

export const GridHeader = styled.div`
  ${columns}
  border-block-end: 1px solid ${color('line')};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: ${color('sunken')};

  /* On a phone each cell shows its own label. */
  ${narrow} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const HeaderCell = styled.div<{ $isNumber?: boolean }>`
  padding-block: ${space(2)};
  padding-inline: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('captionStrong')};
  text-align: var(--cm-${({ $isNumber }) => ($isNumber ? 'end' : 'start')});
`

export const GridRow = styled.div<{ $drop: 'before' | 'after' | null; $isDragged: boolean }>`
  ${columns}
  position: relative;
  border-block-end: 1px solid ${color('line')};
  opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};

  &:last-child {
    border-block-end: 0;
  }

  ${({ $drop }) =>
    $drop &&
    css`
      &::after {
        content: '';
        position: absolute;
        inset-inline: 0;
        ${$drop === 'before' ? 'inset-block-start: -2px;' : 'inset-block-end: -2px;'}
        block-size: 3px;
        border-radius: ${radius('pill')};
        background: ${color('accent')};
      }
    `}
`

export const NumberCell = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('half')};
  padding-inline: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  ${narrow} {
    grid-area: number;
    flex-direction: column-reverse;
    justify-content: center;
    border-inline-end: 1px solid ${color('line')};
  }
`

export const Grip = styled.span`
  @media print {
    && {
      display: none;
    }
  }

  display: grid;
  place-content: center;
  inline-size: 1.25rem;
  block-size: 1.5rem;
  border-radius: ${radius('small')};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  &:hover {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  @media (pointer: coarse) {
    inline-size: 2rem;
    block-size: ${size('touch')};
  }
`

export const ActionsCell = styled.div`
  display: grid;
  place-content: center;
  border-inline-start: 1px solid ${color('line')};

  ${narrow} {
    grid-area: actions;
    border-block-end: 1px solid ${color('line')};
  }
`

export const GridFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`

export const HelpRoot = styled.details`
  color: ${color('inkQuiet')};
  font: ${font('caption')};

  summary {
    padding-block: ${space(1)};
    border-radius: ${radius('small')};
    cursor: pointer;
  }

  summary:focus-visible {
    ${focusRing()}
  }

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(2)};
  }

  dt {
    font: ${font('captionStrong')};
    color: ${color('ink')};
  }

  dd {
    margin: 0;
  }

  @media (pointer: coarse) {
    display: none;
  }
`

export const NoLines = styled.div`
  padding: ${space(8)} ${space(4)};
  color: ${color('inkQuiet')};
  text-align: center;

  p:first-child {
    color: ${color('ink')};
    font: ${font('strong')};
  }
`
