import { styled } from 'styled-components'

import { color, font, space } from '../../../theme/tokens.ts'
import { lateAppearance } from '../../../components/feedback/Skeleton/Skeleton.styles.ts'
import { narrow } from '../ReportTable/ReportTable.styles.ts'

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

  /* There the row is one block, which has the line and the color. */
  ${narrow} {
    && {
      border-block-start: 2px solid ${color('line')};
      background: ${color('sunken')};
    }

    && > * {
      border: 0;
    }
  }
`

export const BusyMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('inkQuiet')};
  font: ${font('caption')};
  ${lateAppearance}
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
