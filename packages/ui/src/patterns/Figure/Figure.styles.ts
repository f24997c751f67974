import { styled } from 'styled-components'

import { color } from '../../theme/tokens.ts'

export const FigureRoot = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** In its own direction: "% of kcal" keeps its order in right-to-left text. */
export const FigureUnit = styled.bdi`
  margin-inline-start: 0.25em;
  color: ${color('inkQuiet')};
  font-size: 0.857em;
  font-weight: 400;
`
