import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const PairRoot = styled.dl<{ $isStacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $isStacked }) => ($isStacked ? 'column' : 'row')};
  gap: ${space(1)} ${space(4)};
`

export const PairItem = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  dd {
    display: flex;
    margin: 0;
  }
`

export const PairDate = styled.dt`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
