import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const YearRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
`

export const YearMonthRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  scroll-margin-block-start: ${space(16)};

  > h3 {
    color: ${color('ink')};
    font: ${font('heading')};
  }
`

/**
 * About the size of a month, so that the scrollbar changes little as months load. No scroll anchor, because it is about to be
 * replaced.
 */
export const MonthAhead = styled.div`
  min-block-size: 40rem;
  overflow-anchor: none;
`
