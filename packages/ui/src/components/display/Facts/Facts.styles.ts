import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const FactsRoot = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
`

export const FactRoot = styled.div`
  display: grid;
  align-content: start;
  max-inline-size: min(14rem, 100%);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const FactLabel = styled.dt`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`

export const FactValue = styled.dd<{ $tone: 'neutral' | 'danger' }>`
  color: ${({ $tone }) => color($tone === 'danger' ? 'danger' : 'ink')};
  font: ${font('heading')};
  font-variant-numeric: tabular-nums;
`

export const FactDetail = styled.dd`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
