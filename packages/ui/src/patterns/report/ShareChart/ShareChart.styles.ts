import { styled } from 'styled-components'

import { color, radius, space } from '../../../theme/tokens.ts'
import { ChartTable } from '../TrendChart/TrendChart.styles.ts'

export const ShareTable = styled(ChartTable)`
  tbody th {
    inline-size: 40%;
    overflow-wrap: anywhere;
  }

  td > div {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }

  td > div > span:last-child {
    min-inline-size: 4rem;
    text-align: var(--cm-end);
  }

  td:last-child {
    white-space: nowrap;
  }
`

export const BarTrack = styled.span`
  flex: 1;
  min-inline-size: 3rem;
  block-size: 0.75rem;
`

/** A browser leaves backgrounds out of print unless told otherwise. */
export const Bar = styled.span`
  display: block;
  block-size: 100%;
  min-inline-size: 1px;
  border-radius: ${radius('control')};
  background: ${color('chart1')};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`
