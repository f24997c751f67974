import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const YearRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
`

export const YearMonthRoot = styled.section<{ $isNear: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  /* About the size of a month, so that the months below move little while it loads. */
  min-block-size: ${({ $isNear }) => ($isNear ? 'auto' : '40rem')};
  scroll-margin-block-start: ${space(16)};

  > h3 {
    color: ${color('ink')};
    font: ${font('strong')};
  }
`
