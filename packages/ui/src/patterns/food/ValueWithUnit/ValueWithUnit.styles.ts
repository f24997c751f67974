import { styled } from 'styled-components'

import { color } from '../../../theme/tokens.ts'

export const ValueRoot = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const ValueUnit = styled.span`
  color: ${color('inkQuiet')};
  font-size: 0.857em;
  font-weight: 400;

  /* Keeps the gap between number and unit in either direction of text; a margin's side would depend on the page. */
  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.25em;
  }
`
