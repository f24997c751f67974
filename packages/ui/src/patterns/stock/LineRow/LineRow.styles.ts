import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const LineRowRoot = styled.section`
  --cm-error-room: 0px;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('line')};
`

export const LineRowHeader = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h3 {
    font: ${font('label')};
  }

  div {
    color: ${color('inkQuiet')};
    font: ${font('caption')};
  }
`

export const LineRowFields = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-inline-size: 0;

  /* Level with the fields, whose labels are above them. */
  > button {
    margin-block-start: ${space(5)};
  }
`
