import { styled } from 'styled-components'

import { color, font, size, space, visuallyHidden } from '../../theme/tokens.ts'

export const RangeRoot = styled.fieldset`
  min-inline-size: 0;
  max-inline-size: ${size('form')};
`

export const RangeLegend = styled.legend<{ $isHidden: boolean }>`
  margin-block-end: ${space(1)};
  font: ${font('label')};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

/** In one row where there is room for it, else below one another. */
export const RangeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};

  > * {
    flex: 1 1 9.5rem;
    min-inline-size: 0;
  }
`

export const RangeHint = styled.div`
  margin-block-start: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
