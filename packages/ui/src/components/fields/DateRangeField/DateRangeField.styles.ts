import { styled } from 'styled-components'

import { below, color, font, size, space, visuallyHidden } from '../../../theme/tokens.ts'

export const RangeRoot = styled.fieldset`
  min-inline-size: 0;
  max-inline-size: ${size('form')};
`

export const RangeLegend = styled.legend<{ $isHidden: boolean }>`
  margin-block-end: ${space(1)};
  font: ${font('label')};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

/** In one row if there is space; on a phone the named ranges have their own row. */
export const RangeRow = styled.div`
  --cm-date-width: none;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};

  > * {
    flex: 1 1 9.5rem;
    min-inline-size: 0;
  }
`

export const RangeNames = styled.div`
  ${below('sm')} {
    flex-basis: 100%;
  }
`

export const RangeHint = styled.div`
  margin-block-start: ${space(1)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
`
