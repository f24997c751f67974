import { css, styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

/** One grid for all bars: they begin and end at the same positions, however long the names and values are. */
export const BarList = styled.ul`
  display: grid;
  grid-template-columns: fit-content(14rem) minmax(3rem, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  @media (max-width: 40rem) {
    grid-template-columns: fit-content(8rem) minmax(3rem, 1fr) auto;
  }
`

const row = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: 1.75rem;
  padding: ${space(1)} ${space(2)};
`

export const BarRow = styled.div`
  ${row}
`

export const BarButton = styled.button.attrs({ className: 'cm-print' })`
  ${row}
  border: 0;
  border-radius: ${radius('small')};
  background: none;
  color: inherit;
  font: ${font('body')};
  text-align: var(--cm-start);
  cursor: pointer;

  &:hover {
    background: ${color('sunken')};
  }

  &:focus-visible {
    ${focusRing()}
  }

  @media (pointer: coarse) {
    min-block-size: ${size('touch')};
  }
`

export const BarLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const BarValue = styled.span`
  text-align: var(--cm-end);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const ChartNote = styled.p`
  margin: 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
