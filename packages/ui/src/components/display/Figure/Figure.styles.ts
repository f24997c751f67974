import { styled } from 'styled-components'

import { color, radius } from '../../../theme/tokens.ts'

export const FigureImage = styled.img`
  block-size: auto;
  max-inline-size: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('sunken')};
`
