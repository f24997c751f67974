import { styled } from 'styled-components'

import { FieldRoot } from '../../components/fields/Field/Field.styles.ts'
import { color, font, space } from '../../theme/tokens.ts'

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  color: ${color('inkQuiet')};
  font-variant-numeric: tabular-nums;

  /* Rows that arrive push it down: it appears where it stays. */
  :has([data-loading]) > & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`

export const Range = styled.div`
  flex: 1;
  white-space: nowrap;
`

export const PageSize = styled.div`
  ${FieldRoot} {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
    white-space: nowrap;
  }

  label {
    font: ${font('body')};
  }
`
