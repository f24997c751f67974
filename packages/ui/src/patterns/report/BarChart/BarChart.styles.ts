import { styled } from 'styled-components'

import { color, focusRing, font, radius, size, space } from '../../../theme/tokens.ts'

export const BarList = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const BarButton = styled.button`
  display: grid;
  grid-template-columns: minmax(6rem, 14rem) 1fr 5rem;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0 ${space(2)};
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

  @media (max-width: 40rem) {
    grid-template-columns: minmax(5rem, 8rem) 1fr 4.5rem;
  }
`

export const BarLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const BarValue = styled.span`
  text-align: var(--cm-end);
  font-variant-numeric: tabular-nums;
`

export const ChartNote = styled.p`
  margin: ${space(2)} 0 0;
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
