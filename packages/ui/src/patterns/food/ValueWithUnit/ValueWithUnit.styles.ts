import { styled } from 'styled-components'

import { color } from '../../../theme/tokens.ts'

export const ValueRoot = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const ValueUnit = styled.span`
  margin-inline-start: 0.25em;
  color: ${color('inkQuiet')};
  font-size: 0.857em;
  font-weight: 400;
`
