import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'

export const GroupRow = styled.tr`
  cursor: pointer;

  &:hover > * {
    background: ${color('sunken')};
  }
`

export const TotalRow = styled.tr`
  && > * {
    border-block-start: 2px solid ${color('line')};
    background: ${color('sunken')};
    font: ${font('label')};
  }
`

export const RowCount = styled.span`
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  white-space: nowrap;
`

export const NoteCell = styled.td`
  && {
    padding-inline-start: ${space(8)};
  }
`

export const NoteLine = styled.div`
  position: sticky;
  inset-inline-start: ${space(8)};
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  color: ${color('inkQuiet')};
`
