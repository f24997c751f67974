import { css, styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const LineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  color: ${color('inkQuiet')};

  @media print {
    button {
      display: none;
    }
  }
`

export const LineFigure = styled.p`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
`

export const LineValue = styled.strong`
  color: ${color('ink')};
  font: ${font('strong')};
  font-variant-numeric: tabular-nums;
`

/** The difference from a target. Amber if over, with a sign and a word. */
export const CostDifference = styled.span<{ $isOver: boolean }>`
  font-variant-numeric: tabular-nums;

  ${({ $isOver }) =>
    $isOver &&
    css`
      color: ${color('advisoryInk')};
      font-weight: 600;
    `}
`

/** A day's cost: in its header, or below its items. */
export const CostRoot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  font-variant-numeric: tabular-nums;
`
